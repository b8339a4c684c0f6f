import JSONText
import Testing

@testable import LanguageServer

/// Sessions of real clients whose first requests were recorded. Each client must be able to accept all messages that it
/// receives.
@Suite(.timeLimit(.minutes(5))) struct ClientReplayTests {
  @Test(arguments: ClientBehavior.all)
  func recordedClientsCanCompleteASession(_ behavior: ClientBehavior) async throws {
    var client = try ClientReplay(behavior)
    let capabilities = await client.begin()
    client.open(field)
    client.answerInquiries()
    let rule = "unguarded-text-assignment"
    let diagnostics = await client.diagnostics(of: [rule])
    #expect(diagnostics.map { $0["code"]?.string } == [rule])
    #expect(diagnostics.first?["range"]?["start"] == client.position(of: "field.text = title"))

    let hover = await client.ask("textDocument/hover", ["position": client.position(of: "updateUIView", after: 3)])
    #expect(hover["result"]?["contents"]?["value"]?.string?.contains("updateUIView") == true)

    let completion = await client.ask(
      "textDocument/completion", ["position": client.position(of: "  make\n", after: 6)])
    let item = completion["result"]?["items"]?.array?.first { $0["label"]?.string?.hasPrefix("makeUIView") == true }
    let isPlain = !client.limits.has("textDocument.completion.completionItem.snippetSupport")
    #expect(item?["textEdit"]?["newText"]?.string?.contains("$") == !isPlain)

    if let item, capabilities?["completionProvider"]?["resolveProvider"] == true {
      let resolved = await client.send("completionItem/resolve", item)["result"]
      #expect(resolved?["documentation"] != nil)
    }

    if let request = behavior.unofferedRequest {
      for _ in 0..<5 { #expect(await client.ask(request, [:])["error"]?["code"] == -32601) }
    }

    let actions = await client.actions(at: diagnostics.first ?? .null)
    var fix = actions.first { $0["title"] == "Compare with 'field.text' first" } ?? .null
    #expect(fix["kind"] == "quickfix")
    // Neovim resolves an action if the server supports it, even if nothing is missing.
    if capabilities?["codeActionProvider"]?["resolveProvider"] == true {
      fix = await client.send("codeAction/resolve", fix)["result"] ?? .null
    }
    client.apply(fix["edit"])
    #expect(client.text == field.replacing("field.text = title", with: "if field.text != title { field.text = title }"))
    #expect(await client.diagnostics(of: []) == [])

    client.save()
    client.replace("A text field. 😀", with: "😀😀\n/// A field.")
    client.replace("if field.text != title { field.text = title }", with: "field.text = title")
    let again = await client.diagnostics(of: [rule])
    #expect(again.first?["range"]?["start"] == client.position(of: "field.text = title"))

    #expect(await client.end() == (behavior.sendsExit ? 0 : 1))
    #expect(client.faults == [])
  }

  /// Checks the checks above: messages for a more capable client violate the limits of another one.
  @Test func messagesForACapableClientViolateTheLimitsOfAnother() async throws {
    var neovim = try ClientReplay(ClientBehavior(name: "nvim"))
    _ = await neovim.begin()
    neovim.open(field)
    _ = await neovim.ask("textDocument/completion", ["position": neovim.position(of: "  make\n", after: 6)])
    #expect(await neovim.end() == 0)
    #expect(neovim.faults == [])
    let faults = neovim.faults(for: try recordedParameters(of: "ale"))
    #expect(faults.contains("snippets"))
    #expect(faults.contains("workspace/configuration without workspace.configuration"))
    #expect(faults.contains("initialize: capabilities.codeLensProvider without textDocument.codeLens"))
  }
}

extension ClientReplay {
  fileprivate func faults(for parameters: JSON) -> [String] {
    ClientLimits(capabilities: parameters["capabilities"] ?? [:]).faults(in: editor.transcript, methods: methods)
  }
}

private let field = """
  import SwiftUI
  import UIKit

  /// A text field. 😀
  struct TitleField: UIViewRepresentable {
    @Binding var title: String

    make
    func updateUIView(_ field: UITextView, context: Context) {
      field.text = title
    }
  }

  """
