import SwiftScan
import TextModel
import Testing

@Test func scratch() {
  for s in [
    "struct R: UIViewRepresentable {\n  func makeUIView(context: Context) -> UIView { UIView() }\n  upd\n  func b() {}\n}",
    "struct R: UIViewRepresentable {\n  func upd\n  func b() {}\n}",
    "struct R: UIViewRepresentable {\n  static func dis\n}", "struct R: UIViewRepresentable {\n  make\n}",
    "struct R: UIViewRepresentable {\n  func\n}\nstruct B {}",
    "struct R: UIViewRepresentable {\n  func make(v: V, context: Context) {\n    context.\n    v.a = 1\n  }\n}",
    "struct R: UIViewRepresentable {\n  class Coo\n}", "struct R: UIViewRepresentable {\n  var a = 1\n  fu",
    "struct R: UIViewRepresentable {\n  upd\n  @Binding var b: Int\n}",
    "struct R: UIViewRepresentable {\n  func upd\n  @Binding var b: Int\n}",
    "struct R: UIViewRepresentable {\n  func \n  func makeUIView(context: Context) -> UIView { UIView() }\n}",
    "struct R: UIViewRepresentable {\n  func f() {\n    context.\n  }\n}",
  ] {
    print("---\n" + s)
    dump(Document(SourceText(s)).tree.root, 0)
  }
}
private func dump(_ n: SyntaxNode, _ d: Int) {
  print(String(repeating: "  ", count: d), n.kind, n.range, n.name, n.children.first == nil ? n.text : "")
  for c in n.children { dump(c, d + 1) }
}
