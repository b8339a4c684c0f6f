import JSONText
import LintEngine
import TextModel

/// The address of the page about a rule, less the rule; nil until there are such pages in public.
private let rulePages: String? = nil

/// Shows diagnostics in place of those that the client has of the document.
func publication(of diagnostics: [Diagnostic], in document: OpenDocument, for client: Client) -> JSON {
  let version = client.takesDiagnosticVersions ? document.version.map { JSON($0) } : nil
  return Reply.notification(
    "textDocument/publishDiagnostics",
    .object([
      "uri": document.uri.json,
      "version": version,
      "diagnostics": JSON(diagnostics.map { $0.json(in: document.text, of: document.uri, for: client) }),
    ]))
}

extension Diagnostic {
  func json(in text: SourceText, of uri: DocumentURI, for client: Client) -> JSON {
    let range = PositionRange(range, in: text, client.positionEncoding)
    let related = related.map { place in
      let range = PositionRange(place.range, in: text, client.positionEncoding)
      return ["location": ["uri": uri.json, "range": range.json], "message": JSON(place.message)] as JSON
    }
    return .object([
      "range": range.json,
      "severity": JSON(severity.number),
      "code": JSON(rule),
      "codeDescription": rulePages.map { ["href": JSON($0 + rule)] },
      "source": "uibridge",
      "message": JSON(message),
      "tags": client.fadesUnnecessary && isUnnecessary ? [1] : nil,
      "relatedInformation": client.takesRelatedInformation && !related.isEmpty ? JSON(related) : nil,
    ])
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .information: 3
    case .hint: 4
    }
  }
}
