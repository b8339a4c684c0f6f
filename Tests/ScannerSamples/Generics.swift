// swift-format-ignore-file
// `<` opens generic arguments where types and a fitting token follow; types of every kind.
let compared = a < b, both = a < b && c > d, chained = (a < b) == (c > d)
let calls = (f(a < b, c > d), f(a<b, c>(d)), f(a < b), f(a<b>(c)), g(a<b, c>.d), h(a<b, c>d))
let generic = A<B>(), member = A<B>.c, nested = A<B<C<D>>>(), meta = A<B>.self, optional = A<B>?.none
let indexed = a<b>[0], literal = [A<B>](), dictionary = [A<B>: C<D>](), closure = A<B> { }, colon = x ? A<B> : C<D>
let types = (A<[B]>(), A<[B: C]>(), A<(B, C)>(), A<(B) -> C>(), A<B?>(), A<B!>(), A<B.C>(), A<any B>(), A<some B>())
let more = (A<B & C>(), A<B.Type>(), A<@escaping () -> Void>(), A<inout B>(), A<each B>(), A<repeat each B>())
let values = (A<3>(), A<-3>(), A<3, B>(), [3 of Int](), [2 of [3 of Int]](), A<[3 of B]>())
let notGeneric = (a<b, c < d, a<b || c>d, a < b.c, a<b>c, a < -b, a<(b), a < [b])
let trailing = A<B,>(), none = A< >.self
let shifts = (a >> b, a << b, a >>= b, a &>> b, a>>b, a<<b)
let casts = (a as B<C> < d, a as? B<C>, a is B<C>, a as B<C>?)
var x: A<B>=c, y: A<B<C>>=d, z: A<B>?=e, w: (A<B>)->C=f, v: [A<B>]=[], u: A<B>!=g
func f<T>() {}
func f<T, U: P & Q, each V, let n: Int>(_: T, _ v: repeat each V) where T: P, U == [T], n == 3, repeat each V: P {}
func f<T: ~Copyable & ~Escapable>(_: borrowing T) where T: ~ Copyable {}
func f<@A T: P<Q>>(_: T) -> some P<T> {}
func f<T>(_: T) async throws(E) -> (T, some P, any Q)? where T: P {}
func f<T>(_: T) rethrows -> T.A.B where T.A == Int, T.B: P, T: Q {}
func f<each T, each U>(_ t: repeat (each T, each U)) -> (repeat each T) where repeat each T: P, repeat (each U).A == Int {}
func f() -> <T: P> T {}
func f() -> (Int) -> (Int) async throws -> Int {}
func f(_: (Int, _ name: String, inout Int, Int...) -> Void, _: () -> ()) {}
func f(_: @autoclosure () -> Int, _: @escaping @Sendable (Int) -> Void, _: @convention(c) (Int) -> Void) {}
func f(_: @escaping(Int) -> Void, _: @isolated(any) () -> Void, _: @MainActor () -> Void, _: nonisolated(nonsending) () async -> Void) {}
func f(_: inout Int, _: borrowing A, _: consuming A, _: sending A, _: isolated A, _: __owned A, _: __shared A) {}
func f(a: inout [Int] , b: consuming (A), c: sending () -> Void, d: isolated (any Actor)? = #isolation) {}
func f(some: Int, any: Int, each x: Int, repeat y: Int, isolated z: Int, sending: sending Int, borrowing b: borrowing B) {}
func f(_: some P & Q, _: any P & Q, _: (any P)?, _: any P.Type, _: (any P).Type, _: [any P], _: A.Type?, _: P.Protocol) {}
func f(_: Int?, _: Int??, _: Int!, _: [Int]?, _: [Int: Int?]??, _: (Int)?, _: (Int, Int)?.Type) {}
func f(_: Any, _: AnyObject, _: Self, _: Self.A, _: Any.Type, _: A<Any>, _: _) {}
func f(_: [3 of Int], _: [n of [m of Int]], _: [-1 of Int]) {}
struct S<T, each U, let n: Int>: P, Q where T: P {}
struct N: ~Copyable, ~ Escapable {}
struct I: nonisolated P, @unchecked Sendable, @retroactive Q, @preconcurrency R {}
class C<T>: D<T>, P<Int>, Swift.Equatable where T: P {}
enum E<T: P>: Error { case a(T) }
actor A<T> {}
protocol P<A, B>: AnyObject, Q where A: P, Self: R { associatedtype A: P = Int where A.B == Int; associatedtype B }
extension A<Int>.B: P where T == Int {}
extension A where T: P, T.U == [Int: (Int) -> Int] {}
extension [Int: String] {}
extension Int? {}
extension (Int, Int) {}
extension any P {}
typealias T<U> = A<U>.B where U: P
typealias F = @Sendable (_ a: Int, inout [Int], B...) async throws(E) -> ((Int) -> Int)?
typealias V = (repeat each T) -> Void
typealias W = A & B & C.D
typealias Tuple = (a: Int, b: String, _: Int, c d: Int)
let arrow: (Int) -> Int = f, expression = ((Int) -> Int).self, typed = [(Int) throws(E) -> Int]()
let packs = (repeat each x), expanded = f(repeat each x, repeat g(each x)), element = each x.y
let tupleType = (Int, String).self, namedTuple = (a: Int, b: String).self, void = ().self, anyType = (any P).self
let existential = any P.self, composition = (A & B).self, metatype = Int.Type.self, optionalType = Int?.self
