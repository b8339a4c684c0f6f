import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct ModelCommandTests {
  @Test func eachFileIsOneLine() async {
    let files: [FilePath: String] = [
      "A.swift": "struct A: UIViewRepresentable {}\n", "B.swift": "// é\n\nlet b = NSHostingView(rootView: Text(s))",
    ]
    #expect(
      await outcome("model", files: files).output == """
        {"path":"A.swift","representables":[{"name":"A","family":"UIViewRepresentable",\
        "conformance":{"line":1,"column":11,"range":[10,29]},"inputs":[],"bodies":[],\
        "line":1,"column":1,"range":[0,32]}],"hosting":[]}
        {"path":"B.swift","representables":[],"hosting":[{"class":"NSHostingView","kind":"view",\
        "rootView":"Text(s)",\
        "variable":"b","line":3,"column":9,"range":[15,47]}]}

        """)
    #expect(await outcome("model A.swift", files: files).output.split(separator: "\n").count == 1)
  }

  @Test func aRepresentableIsDescribedWithItsParts() async {
    let source = """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        let onCommit: () -> Void
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != text { apply(view) }
          Task { text = "" }
        }
        func apply(_ target: UITextView) { self.text = "" }
        func makeCoordinator() -> Keeper { Keeper() }
      }
      class Keeper {}
      """
    let output = await outcome("model A.swift", files: ["A.swift": source]).output
    let parts = [
      #""represented":{"type":"UITextView","name":"UITextView","from":"make","line":4,"column":40,"#,
      #"{"name":"text","wrapper":"Binding","type":"String","kind":"value","line":2,"column":16,"#,
      #"{"name":"onCommit","type":"() -> Void","kind":"function","line":3,"column":7,"#,
      #""coordinator":{"name":"Keeper","from":"result","isClass":true,"line":12,"column":1,"#,
      #"{"method":"update","function":"updateUIView","object":"view","context":"context","guards":["#,
      #"{"text":"view.text != text","kind":"change","position":"synchronous","line":6,"column":8,"#,
      #"{"text":"text = \"\"","kind":"wrapped","input":"text","position":"deferred","line":7,"column":12,"#,
      #"{"method":"update","function":"apply","object":"target","calls":[{"line":6,"column":28,"#,
      #"{"text":"self.text = \"\"","kind":"wrapped","input":"text","position":"synchronous","isGuarded":true,"#,
    ]
    for part in parts { #expect(output.contains(part), "\(part)") }
  }

  @Test func theSurroundingProjectIsRead() async {
    let files: [FilePath: String] = [
      "Package.swift": "", "Sources/Field.swift": "struct Field: Wrapper {}",
      "Sources/Parts.swift": "protocol Wrapper: UIViewRepresentable {}\nextension Field { class Coordinator {} }",
    ]
    let result = await outcome("model Sources/Field.swift", files: files)
    #expect(result.output.contains(#""conformance":{"isInherited":true,"line":1,"column":15,"#))
    #expect(
      result.output.contains(
        #""coordinator":{"name":"Field.Coordinator","from":"nested","isClass":true,"path":"/disk/Sources/Parts.swift","#
      ))
    #expect(result.code == .clean)
  }

  @Test func anUnreadableFileDoesNotHideTheOthers() async {
    let result = await outcome("model missing.swift A.swift", files: ["A.swift": "struct A {}"])
    #expect(result.output == #"{"path":"A.swift","representables":[],"hosting":[]}"# + "\n")
    #expect(result.errors == "uibridge: cannot read missing.swift: no such file or directory\n")
    #expect(result.code == .failure)
  }
}
