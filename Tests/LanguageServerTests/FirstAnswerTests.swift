import Foundation
import JSONText
import Testing

@testable import LanguageServer

/// The answers to requests about a document that was just opened.
///
/// `FIRST_ANSWERS=1000 swift test --filter FirstAnswerTests` compares more of them.
@Suite(.timeLimit(.minutes(5))) struct FirstAnswerTests {
  private let count = Int(ProcessInfo.processInfo.environment["FIRST_ANSWERS"] ?? "") ?? 20
  private let uri = "file:///app/Sources/Badge.swift"
  private let badge = """
    struct Badge: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    """

  /// `sizeThatFits` requires iOS 16, and the package supports iOS 15.
  @Test func theyKnowTheDeploymentTarget() async {
    let manifest = #"let package = Package(name: "App", platforms: [.iOS(.v15)])"#
    let cursor: JSON = ["line": 0, "character": 9]
    for _ in 0..<count {
      let editor = TestEditor(files: ["/app/Package.swift": manifest, "/app/Sources/Badge.swift": badge])
      _ = await editor.initialize(["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]])
      let methods: [(String, JSON)] = [
        ("textDocument/codeAction", ["range": ["start": cursor, "end": cursor], "context": ["diagnostics": []]]),
        ("textDocument/hover", ["position": cursor]), ("textDocument/completion", ["position": cursor]),
      ]
      let requests = methods.enumerated().map { number, method in
        request(100 + number, method.0, method.1.merging(["textDocument": ["uri": JSON(uri)]]))
      }
      editor.send(bytes: ([notification("textDocument/didOpen", opening(uri, badge))] + requests).flatMap(framed))
      for (number, method) in methods.enumerated() {
        let first = await editor.message { $0["id"]?.int == 100 + number }["result"]
        let second = await editor.answer(to: method.0, method.1.merging(["textDocument": ["uri": JSON(uri)]]))["result"]
        #expect(first == second, "\(method.0)")
        if number == 0 { #expect("\(first ?? .null)".contains("@available(iOS 16, tvOS 16, *)"), "\(first ?? .null)") }
      }
      _ = await editor.close()
    }
  }

  /// A client that ends its input, as in a pipe, still gets the answers to its requests.
  @Test func theyArriveAfterTheInputHasEnded() async {
    let editor = TestEditor(files: ["/app/Package.swift": "", "/app/Sources/Badge.swift": badge])
    _ = await editor.initialize()
    editor.send(
      notification("textDocument/didOpen", opening(uri, badge)),
      request(
        100, "textDocument/hover", ["textDocument": ["uri": JSON(uri)], "position": ["line": 0, "character": 16]]))
    _ = await editor.close()
    let answer = editor.transcript.first { $0["id"]?.int == 100 }
    #expect(answer?["result"]?["contents"] != nil, "\(answer ?? .null)")
  }
}

extension JSON {
  /// These members and those of another object.
  fileprivate func merging(_ other: JSON) -> JSON {
    JSON(members: ((members ?? []) + (other.members ?? [])).map { ($0.key, $0.value) })
  }
}
