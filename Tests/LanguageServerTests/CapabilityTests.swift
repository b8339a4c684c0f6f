import JSONText
import Testing
import TextModel
import Workspace

@testable import LanguageServer

/// The capabilities that real clients announce. Their first requests were recorded.
@Suite(.timeLimit(.minutes(5))) struct CapabilityTests {
  @Test(
    arguments: [
      ("ale", nil, [.related]),
      ("eglot", nil, [.documentChanges, .markdown, .preferred]),
      ("eglot30", "utf-16", [.documentChanges, .markdown, .preferred]),
      ("helix", "utf-16", [.documentChanges, .markdown, .preferred, .snippets, .versions]),
      ("kate", nil, [.markdown, .related]),
      ("lspmode", nil, [.documentChanges, .markdown, .preferred, .related, .versions]),
      ("lspmode9", "utf-16", [.documentChanges, .markdown, .preferred, .related, .versions]),
      ("nvim", "utf-16", [.markdown, .preferred, .related, .snippets]),
      ("rass", nil, [.documentChanges, .markdown, .preferred]),
      ("rass30", "utf-16", [.documentChanges, .markdown, .preferred]),
    ] as [(String, String?, Set<Ability>)])
  func realClientsAreUnderstood(_ name: String, _ encoding: String?, _ abilities: Set<Ability>) async throws {
    let parameters = try recordedParameters(of: name)
    let client = try InitializeRequest(Fields(parameters)).client
    #expect(client.positionEncoding == .utf16)
    #expect(client.takesCodeActionLiterals)
    let found = Ability.allCases.filter { $0.isKnown(of: client) }
    #expect(Set(found) == abilities)

    let editor = TestEditor()
    let capabilities = await editor.result(of: "initialize", parameters)?["capabilities"]
    #expect(capabilities?["positionEncoding"]?.string == encoding)
    #expect(capabilities?["textDocumentSync"] == ["change": 2, "openClose": true, "save": ["includeText": false]])
    #expect(capabilities?["hoverProvider"] == true)
    #expect(capabilities?["completionProvider"]?["triggerCharacters"] == ["."])
    #expect(
      capabilities?["codeActionProvider"]?["codeActionKinds"] == ["quickfix", "refactor", "source.fixAll.uibridge"])
    // Of the clients with pull diagnostics, none supports a refresh request.
    #expect(capabilities?["diagnosticProvider"] == nil)
  }

  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-16"), (["utf-32", "utf-8"], "utf-8"), (["utf-32"], "utf-32"), (["utf-7"], "utf-16"),
  ])
  func positionsUseUTF16IfPossible(_ offered: [String], _ chosen: String) async {
    let capabilities = await TestEditor().initialize([
      "general": ["positionEncodings": JSON(offered.map { JSON($0) })]
    ])
    #expect(capabilities?["positionEncoding"]?.string == chosen)
  }

  @Test func theFoldersOfTheWorkspaceAreRead() throws {
    func roots(_ parameters: JSON) throws -> [FilePath] { try InitializeRequest(Fields(parameters)).roots }
    #expect(try roots(["workspaceFolders": [["uri": "file:///a%20b"], ["uri": "vscode:x"]]]) == ["/a b"])
    #expect(try roots(["workspaceFolders": .null, "rootUri": "file:///c", "rootPath": "/d"]) == ["/c"])
    #expect(try roots(["rootUri": .null, "rootPath": "/d"]) == ["/d"])
    #expect(try roots(["rootUri": .null, "rootPath": .null]) == [])
  }
}

enum Ability: CaseIterable {
  case documentChanges, markdown, preferred, related, snippets, versions

  func isKnown(of client: Client) -> Bool {
    switch self {
    case .documentChanges: client.takesDocumentChanges
    case .markdown: client.hoverFormat == .markdown
    case .preferred: client.takesPreferredActions
    case .related: client.takesRelatedInformation
    case .snippets: client.takesSnippets
    case .versions: client.takesDiagnosticVersions
    }
  }
}

func recordedParameters(of client: String) throws -> JSON {
  let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
  return try JSON(reading: try FileSystem.posix.read("/\(tests)/Clients/\(client).json"))
}
