// swift-format-ignore-file
// Accessors, subscripts, initializers, and what only looks like them.
struct Accessors {
  var a: Int { 1 }
  var b: Int { return 1 }
  var c: Int { get { 1 } }
  var d: Int { get { 1 } set { e = newValue } }
  var e: Int { get { 1 } set(value) { f = value } }
  var f: Int { mutating get { 1 } nonmutating set { } }
  var g: Int { get async { 1 } }
  var h: Int { get throws { 1 } }
  var i: Int { get async throws(E) { 1 } }
  var j: Int { _read { yield x } _modify { yield &x } }
  var k: Int { unsafeAddress { x } unsafeMutableAddress { y } }
  var l: Int { @A get { 1 } @inline(__always) set { } }
  var m = 1 { didSet { } }
  var n = 1 { willSet { } didSet { } }
  var o: Int = 1 { willSet(new) { } didSet(old) { } }
  var p = f { 1 } { didSet { } }
  var q: Int { init { } get { 1 } }
  var r: Int { @storageRestrictions(initializes: _a, accesses: _b) init(value) { } get { 1 } set { } }
  var s: Int { consuming get { 1 } borrowing get { 2 } }
  var t: Int {
    get
    {
      1
    }
  }
  var u: Int { get }
  var v: Int { get set }
  var w: Int { get async throws set }
  var x: Int { getter() }
  var y: Int { x.get }
  var z: Int { let get = 1; return get }
  var aa: some View { Text("a").b { c } }
  var bb: [Int] { [1, 2].map { $0 } }
  var cc: Int = { 1 }()
  var dd: () -> Int = { 1 }
  var ee = { 1 }, ff = 2
  var gg: Int { if a { 1 } else { 2 } }
  var hh: Int { switch a { case 1: 2; default: 3 } }
  var ii: Int {
    #if A
    1
    #else
    2
    #endif
  }
  var jj = 1, kk: Int, ll: Int { 1 }
  var (mm, nn) = (1, 2)
  var (oo, (pp, _)): (Int, (Int, Int))
  var qq: Int? = nil, rr: Int! = nil, ss: [Int]? { nil }
  let tt: Int; let uu = 1
  static var vv: Int { 1 }
  lazy var ww: Int = { [unowned self] in a }()
  var xx: Int { didSetSomething() }
  var yy = f { didSet }
  var zz: Int { _ = 1; return 2 }
  subscript(a: Int) -> Int { 1 }
  subscript(a: Int) -> Int { get { 1 } set { } }
  subscript(_ a: Int, b c: String = "d", e: Int...) -> Int { get { 1 } set(v) { } }
  subscript<T>(a: T) -> T where T: P { a }
  subscript<T: P>(a: T) -> (T, Int)? { get throws { nil } }
  subscript(a: Int) -> Int { _read { yield x } _modify { yield &x } }
  static subscript(a: Int) -> Int { 1 }
  class subscript(a: Int) -> Int { 1 }
  subscript(dynamicMember a: KeyPath<A, B>) -> Int { self[a] }
  subscript(a: Int) -> some P { 1 }
  init() { }
  init?() { nil }
  init!() { }
  init ?(a: Int) { }
  init ! (b: Int) { }
  init<T>(_: T) where T: P { }
  init?<T: P>(a b: T = 1, c: Int...) async throws(E) { }
  init() { self.init(); init(x: 1); Self.init(); super.init() }
  init() {
    #if A
    init(y: 1)
    #endif
    if a { self.init() }
  }
  convenience init(c: Int) { self.init(d: c) }
  deinit { }
  deinit
  func f() { deinitialize(); subscripted[0]; initialize() }
}
protocol Requirements {
  var a: Int { get }
  var b: Int { get set }
  static var c: Int { get }
  var d: Int { mutating get nonmutating set }
  var e: Int { get async throws }
  var f: Int { borrowing get }
  subscript(a: Int) -> Int { get }
  subscript(a: Int) -> Int { get set }
  init()
  init?(a: Int) throws
  func f()
  func f(_ a: Int, b: String) async throws -> Int
  mutating func g()
  static func h<T>(_: T) -> T where T: P
  static func < (a: Self, b: Self) -> Bool
  static prefix func ! (a: Self) -> Self
  associatedtype A: P = B where A.C == D
}
enum Cases {
  case a, b, c
  case d(Int), e(f: Int, _ g: Int, Int), h(Int = 1, i: String = "a")
  case j((Int, Int)), k([Int: Int]), l((Int) -> Int), m(n: (Int) throws -> Int), o(any P), p(Int?, Int)
  case q = 1, r = -2, s = "t"
  case `default`, `self`
  case u
    (Int)
  indirect case v(Cases)
  @A case w, x
  case lazy, mutating(Int), get, set
}
infix operator <=>: ComparisonPrecedence, A, B
prefix operator ++
postfix operator --
infix operator .+.
infix operator ..: P
infix operator ???
infix operator *
prefix operator √
postfix operator °
infix operator ≠≠≠
precedencegroup P { higherThan: A, B lowerThan: C associativity: left assignment: true }
func <=> (a: Int, b: Int) -> Bool { a < b }
func <=><T>(a: T, b: T) -> Bool { true }
func == <T>(a: T, b: T) -> Bool { true }
func *<let n: Int>(a: A<n>, b: A<n>) -> Int { 1 }
func < (a: Int, b: Int) -> Bool { true }
func <<T>(a: T, b: T) -> Bool { true }
func .+. (a: Int, b: Int) -> Int { 1 }
prefix func ! (a: A) -> A { a }
prefix func ++ (a: inout Int) -> Int { 1 }
postfix func ! (a: A) -> A { a }
prefix func & (a: A) -> A { a }
func ... (a: A, b: A) {}
func ?? <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T { a! }
