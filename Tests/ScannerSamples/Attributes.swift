// swift-format-ignore-file
// Attributes with every kind of argument, macros and modifiers.
@A @B() @C(1) @D(a: 1, b) @E.F @G<H> @I<J>(k) @L.M<N>.O(p: q) var a: Int
@available(iOS 16.0, macOS 13, *) @available(*, deprecated, message: "m", renamed: "f(a:)") func f() {}
@available(swift, introduced: 5.9) @available(iOS, unavailable) @_spi(S) import M
@objc @objc(name) @objc(name:other:) @objc(a::) func f() {}
@inlinable @inline(__always) @_semantics("a.b") @usableFromInline func f() {}
@_specialize(exported: true, kind: full, where T == Int) @_specialize(target: g(_:), where T == Int) func f<T>(_: T) {}
@_specialize(exported: false, target: h(), where T: _Trivial(64, 8)) @_effects(readonly) func f<T>(_: T) {}
@_dynamicReplacement(for: g(a:)) func f() {}
@_implements(P, g(_:)) @_implements(Equatable, ==(_:_:)) func f() {}
@derivative(of: A.B.f(_:), wrt: (a, self)) @transpose(of: g, wrt: 0) @differentiable(reverse, wrt: x where T: P) func f() {}
@backDeployed(before: iOS 16) @_originallyDefinedIn(module: "M", iOS 15) func f() {}
@_documentation(visibility: internal) @_silgen_name("n") @_cdecl("n") @convention(c) func f() {}
@abi(func f(_: Int)) func f() {}
@abi(let a: Int) let a: Int
@attached(member, names: named(init), named(a(_:)), arbitrary) @attached(extension, conformances: P, names: prefixed(_)) macro A()
@attached(peer, names: overloaded, suffixed(Mock)) @freestanding(expression) macro B<T>(_: T) -> T = #externalMacro(module: "M", type: "T")
@freestanding(declaration, names: named(deinit), named(subscript)) macro C(a: Int = 1, _: String...)
@Test("name", .tags(.a), arguments: [1, 2], { $0 }) func f() {}
@Query(filter: #Predicate<A> { $0.b < 1 }, sort: \.c) private var d: [A]
@Wrapper(wrappedValue: { 1 }()) var a: Int
@A
@B(1)
func f() {}
@main
struct M {}
@A public final class C {}
@MainActor(unsafe) class D {}
@propertyWrapper @frozen public struct W {}
@resultBuilder enum R {}
@dynamicMemberLookup @dynamicCallable @globalActor actor G { static let shared = G() }
@unchecked class U {}
#if A
@A
#elseif B
@B
#else
@C(1)
#endif
@D func conditional() {}
func f(@A a: Int, @B(1) b c: Int, @C<D> _: Int, @E _ e: @F () -> Void, @ViewBuilder f: () -> some V = { }) {}
let a: @A Int, b: @A(1) Int, c: @escaping () -> Void, d: [@A Int]
struct S {
  @A var a = 1 { @B didSet { } @C(1) willSet { } }
  @A private(set) var b: Int { @B get { 1 } @C nonmutating set { } }
  #a
  #b(1)
  #c { 2 }
  #d(1) { 2 } e: { 3 }
  @A #b
  @A(1) public #c(2)
  #if A
    @A var c = 1
  #endif
  @available(*, unavailable) init() {}
}
public private(set) internal(set) static var a = 1
fileprivate unowned(safe) weak let b = 1
nonisolated(unsafe) public static let c = 1
package final class P { open override class func f() {} }
public indirect enum E { indirect case a(E) }
distributed actor A { distributed func f() {}; nonisolated func g() {} }
async let d = 1, e = 2
lazy var l = 1
dynamic final required convenience init() {}
prefix static func - (a: A) -> A { a }
postfix static func ++ (a: A) -> A { a }
infix operator +++: P
class C { class var a: Int { 1 }; class func f() {}; class let b = 1; class override func g() {}; class struct N {} }
isolated deinit {}
mutating func m() {}
__consuming func n() {}
consuming func o() {}
borrowing func p() {}
rethrowing()
optional = 1
open(1)
final()
let macros = (#file, #function, #a, #a(1), #a<B>(1), #a(b: 1) { 2 }, #selector(a.b(c:)), #keyPath(a.b), #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
#warning("a")
#sourceLocation(file: "a", line: 1)
#sourceLocation()
#Preview("a", traits: .b) { c }
_ = #a.b(1)[2]
_ = #a { b } c: { d }
