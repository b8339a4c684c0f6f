// swift-format-ignore-file
// Expressions of every kind, among them `if` and `switch`, key paths, chains under `#if`, and operators.
let a = if b { 1 } else { 2 }, c = switch d { case 1: 2; default: 3 }, e = if f { g } else if h { i } else { j }
let k: Int = if let l { l } else { throw m }, n = (if o { 1 } else { 2 }), p = try if q { 1 } else { 2 }
let r = if s { 1 } else { 2 } as Int, t = f(if u { 1 } else { 2 }), v = [if w { 1 } else { 2 }]
func values() -> Int { if a { 1 } else { 2 } }
func returns() -> Int { return if a { 1 } else { 2 } }
func coercions() { if a { 1 } else { 2 } as Int; switch a { case 1: 2; default: 1 } as Int }
let closure = { if $0 { 1 } else { 2 } }, nested = if a { if b { 1 } else { 2 } } else { switch c { default: 3 } }
let keyPaths = (\A.b, \.b, \.b.c, \A.b?.c, \A.b!.c, \A?.b, \[A].b, \[A: B].c, \(A, B).0, \A.[0], \A[0], \.[0], \.[0].b, \.self, \A.self)
let morePaths = (\A<B>.c, \A.B<C>.d, \.a[b, c: d], \.?.a, \.!.a, \A.?.b, \A.b?[0]!.c, \.init, \A.b.Type, \.0.1, \.a(b:), \A.Type.b)
let pathCalls = (f(\.a), a.map(\.b), a[keyPath: \.b], a.sorted(using: \.b, \.c), \.a as KeyPath<A, B>, (\A.b).c, \A.b == \A.c, f(\.a) { b })
let chain = a
  .b
  .c { d }
  .e(f)
  #if A
  .g
  #elseif B
  .h(1)
  .i { j }
  #else
    #if C
    .k
    #endif
  .l
  #endif
  .m
let started = f()
  #if A
    #if B
      .a()
    #endif
    .b()
  #endif
let optionals = (a?.b, a?.b?.c, a!.b, a![0], a?[0], a?(1), a??.b, a!!.b, a?!.b, a.b?.c!.d, (a?.b).c, a? .b)
let members = (a.0, a.0.1, a.0.b, a.b.0.c, 1.a, 1.0.a, 0x1.a, a.self, a.Type, A.init, a.init(b:), .a, .a.b, .a(1).b, .a[0], .a?.b)
let functions = (f(a:), f(_:), f(a:b:), a.f(a:_:), A.f(_:)(1), f(a:)(b), f(`a`:), a.b(c:).d, .f(a:), f(_:_:))
let calls = (f(), f(1), f(a: 1), f(1, a: 2), f()(), f()[0](), f(&a), f(&a.b, c: &d[0]), f(a, ), f(a: b,), f(-1), f(!a), f(*), f(a: +, -, <, ==))
let literals = ([], [:], [1], [1,], [1: 2], [1: 2,], [[1]], [[:]], [[1: 2]], [1: [2: 3]], ([1], [:]), [a ? b : c], [a ? b : c: d], [(1, 2)], [.a: .b])
let tuples = ((), (1), (1, 2), (a: 1, b: 2), (1, (2, 3)), ((1)), (a, b).0, (a: 1).a, ((a, b), c), (_: 1))
let ternaries = (a ? b : c, a ? b : c ? d : e, a ? b ? c : d : e, a ? (b) : c, a ? [b] : [c: d], a ? .b : .c, a ? f(b: c) : d, a ? -b : !c, a ?b :c, a! ? b : c)
let operators = (a + b, a+b, -a, a - -b, a-b, a...b, a..<b, ...b, a..., ..<b, !a, ~a, a ?? b, a ?? b ?? c, a && b || c, a &+ b, a == b, a === b, a ~= b, a <=> b, a|b, a^b, a%b)
let casts = (a as B, a as? B, a as! B, a is B, a as B as C, a is B == c, a as? B ?? c, a as! [B], a as? (B, C), a as (B) -> C, a as? any B, a as! B & C, a as B.C, a as? B<C>?, (a as? B)?.c, a as? B? == c)
let numbers = (0, 1_000, 0xFF, 0b1, 0o7, 1.5, 1e3, 1.5e-3, 0x1p3, 0x1.8p-3, 1_0.0_1, 0xA_B, -1, +1.0, 1e+3, 007)
func assignments() {
  a = b; a.b = c; a[0] = b; (a, b) = (c, d); _ = a; a! = b; a?.b = c; a.b![0]?.c = d; a().b = c; [a, b] = c
  a += b; a .= b; a &= b; a <<= b; a >>= b; a &+= b; a ^= b; a ||= b; a .= b; a ..= b
  a = b = c; a = b ? c : d; a = b as C; a = try b; a = await b; a = { b }; a = .b; a = -b; a as B = c; a is B = c
  a == b; a != b; a <= b; a .= b; a !== b; a ~= b; a .== b; a .<= b
  self = a; self.a = b; Self.a = b; super.a = b; $0 = a; `a` = b; a$ = b; await a = b; try? a.b = c
}
let sequence = a
  + b
  - c
  && d
  ? e
  : f
let following = a
-b
let postfixed = a++ + b, prefixed = ++a, spacedPrefix = a + ++b
let discard = _, wildcardCall = f(_), inClosure = { _ = $0 }
let types = (Int.self, [Int].self, [Int: Int].self, Int?.self, (Int).self, (Int, Int).self, (Int) -> Int, () -> (), [Int](), Any.self, Any.Type.self, Self.self, any P.self, A & B, (A & B).self, [A & B]())
let functionTypes = ((Int) -> Int).self, asyncTypes = [() async -> Void](), throwing = [(A) throws -> B](), typedThrowing = (() async throws(E) -> Int)?.none
let availability = f { if #available(iOS 16, macOS 13.0, *) { } else if #unavailable(tvOS 16) { } }
let semicolons = 1; let more = 2; f();
return
f()
