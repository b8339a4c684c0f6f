// swift-format-ignore-file
// Declarations in functions, closures, accessors and branches; result builders; text under `#if`.
func outer() {
  struct Local: P { let a: Int; func f() { class Deeper: Q { enum Deepest: String { case a } } } }
  class Coordinator: NSObject, Delegate { init(_ a: Int) { super.init() } }
  typealias T = Local
  func inner(_ a: Int = { struct InDefault {}; return 1 }()) -> Int { func innermost() {}; return 1 }
  let closure = { (a: Int) -> Int in struct InClosure: P {}; func f() {}; return a }
  var computed: Int { struct InGetter {}; return 1 }
  var observed = 1 { didSet { enum InObserver { case a } } }
  if a { actor InIf {} } else { protocol InElse {} }
  switch a { case 1: struct InCase {}; default: struct InDefault {} }
  for a in b { struct InFor {} }
  do { struct InDo {} } catch { struct InCatch {} }
  defer { struct InDefer {} }
  f { struct InTrailing {} } g: { class InLabelled: P {} }
  f(a: { struct InArgument {} })
  extension A {}
  import M
  @A struct Attributed {}
  @A func attributed() {}
  @A let b = 1
  final class Modified {}
  private struct Private {}
  #if A
    struct InBranch {}
    let c = 1
    f()
  #else
    return
  #endif
  infix operator +++
}
struct Outer {
  struct Inner { struct Inner { struct Inner {} } }
  enum E { case a; enum F { case b; static func f() {} } }
  #if A
    struct InBranch {
      #if B
        var a = 1
      #endif
    }
  #elseif os(iOS) && !targetEnvironment(simulator) || swift(>=5.9) && canImport(UIKit, _version: 1.2)
    func f() {}
  #endif
  #if A
  #endif
  #if A
  #else
  #endif
}
enum Conditional {
  case a
  #if A
    case b, c(Int)
  #endif
}
protocol ConditionalRequirements {
  #if A
    func f()
  #endif
  var a: Int { get }
}
func switches(_ a: A) {
  switch a {
  #if A
    case .b: f()
    #if B
      case .c: g()
    #endif
  #endif
  case .d:
    #if A
      f()
    #else
      g()
    #endif
  #if C
    case .e, .f: h()
    default: i()
  #else
    @unknown default: j()
  #endif
  }
}
struct Builder: View {
  @ViewBuilder var body: some View {
    if a { Text("b") } else if let c { c } else { EmptyView() }
    switch d {
    case .e: Text("f")
    case .g(let h): Text(h).onTapGesture { i = 1 }
    }
    ForEach(j, id: \.self) { k in Text(k) }
    let l = 1
    Text("\(l)")
    if #available(iOS 16, *) { A() }
    #if os(iOS)
      Text("m")
    #else
      Text("n")
        .o()
    #endif
    Group { A(); B() }
      .modifier(C { D() } e: { F() })
      #if DEBUG
        .g()
      #endif
    Button { h() } label: { I { J() } }
    .k
    .l { m }
    A {
      B {
        C { _ in }
      }
    }
    struct Local: View { var body: some View { Text("a") } }
    for a in b { Text(a) }
    @B var c = 1
    Picker("a", selection: $b) { Text("c").tag(1) }
  }
  var other: some View { if a { b } }
}
#if A
import M
#if B
import N
#endif
struct S {}
#else
let a = 1
#endif
#if A // a comment
f()
#elseif /* another */ B
g()
#else // third
h()
#endif
f()
#if A
{ a }
#endif
