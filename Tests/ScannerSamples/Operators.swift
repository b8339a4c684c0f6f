// swift-format-ignore-file
// `<` and `>` as brackets and as operators, and every way to write an operator.
let comparison = a < b, other = c > d
let tuple = (a < b, c > d)
let generic = (a<b, c>(d))
let shifts = a << b >> c
let compared = a<b && c>d
let nested = Dictionary<String, Array<Array<Int>>>()
let optional: Array<Array<Int>?>? = nil
let member = Array<Int>.Index.self
let specialized = make<Int>(3).value<String>.other
let closure = perform<Int> { $0 }
let less = sorted(by: <)
let more = sorted(by: >).reduce(0, +)
let equal = a == b, notEqual = a != b, identical = a === b
let ternary = a ? b : c ? d : e
let ternaryWithGeneric = flag ? Array<Int>() : Set<Int>()
let coalesced = a ?? b ?? c
let unwrapped = a!.b?.c![0]?.d!
let doubleOptional = a??.b
let prefixed = -a + +b - !c
let postfixed = a... , upTo = ...b, below = ..<b, between = a...b, halfOpen = a..<b
let bits = ~a & b | c ^ d
let masked = a &+ b &- c &<< 2
let functionOperator: (Int, Int) -> Bool = (<)
let arrows: (Int) -> (Int) -> Int = { a in { b in a + b } }
let casts = (a as Int, b as? String, c as! Double, d is Int, e as Any as? [String: Any])
infix operator <+>: AdditionPrecedence
prefix operator √
postfix operator %%
infix operator ≈
precedencegroup Custom {
  higherThan: AdditionPrecedence
  associativity: left
}
extension Vector {
  static func + (left: Self, right: Self) -> Self { left }
  static func ==<T: P>(left: T, right: T) -> Bool { true }
  static func < <T>(left: T, right: T) -> Bool { false }
  static func <(left: Self, right: Self) -> Bool { false }
  static prefix func - (value: Self) -> Self { value }
  static func += (left: inout Self, right: Self) { left = right }
  static func ≈ (left: Self, right: Self) -> Bool { true }
  static func >>= (left: inout Self, right: Self) {}
}
func assign() {
  a = b
  a += 1
  a >>= 2
  a[0] = b
  (a, b) = (b, a)
  _ = a
  a.b.c = try d()
  self.a = await b
  try a.b = c
  a = b ? c : d
  x = y as? Z ?? w
  object?.value = 3
  array[index].count -= 1
}
let address = withUnsafe(&a, &b.c)
let generics = f(a < b, c > d, g<h>(i))
let packs = (repeat each value)
