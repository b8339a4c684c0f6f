import JSONText
import LintEngine
import TextModel

/// The message that replaces the client's diagnostics of a document.
func publication(of diagnostics: [Diagnostic], in document: OpenDocument, for client: Client) -> JSON {
  let version = client.takesDiagnosticVersions ? document.version.map { JSON($0) } : nil
  return Reply.notification(
    "textDocument/publishDiagnostics",
    .object([
      "uri": document.uri.json,
      "version": version,
      "diagnostics": diagnostics.json(in: document.text, of: document.uri, for: client),
    ]))
}

extension [Diagnostic] {
  /// All diagnostics, written directly as text, because this runs on every keystroke.
  func json(in text: SourceText, of uri: DocumentURI, for client: Client) -> JSON {
    .written { output in
      output.array { output in
        for diagnostic in self { diagnostic.write(to: &output, in: text, of: uri, for: client) }
      }
    }
  }
}

extension Diagnostic {
  func json(in text: SourceText, of uri: DocumentURI, for client: Client) -> JSON {
    .written { write(to: &$0, in: text, of: uri, for: client) }
  }

  fileprivate func write(to output: inout JSONOutput, in text: SourceText, of uri: DocumentURI, for client: Client) {
    output.object { output in
      output.key("range")
      PositionRange(range, in: text, client.positionEncoding).write(to: &output)
      output.key("severity")
      output.value(severity.number)
      output.key("code")
      output.value(rule)
      if client.linksToRulePages, let page {
        output.key("codeDescription")
        output.object { output in
          output.key("href")
          output.value(page)
        }
      }
      output.key("source")
      output.value("uibridge")
      output.key("message")
      output.value(message)
      if client.fadesUnnecessary, isUnnecessary {
        output.key("tags")
        output.value([1])
      }
      if client.takesRelatedInformation, !related.isEmpty {
        output.key("relatedInformation")
        output.array { output in
          for place in related { place.write(to: &output, in: text, of: uri, for: client) }
        }
      }
    }
  }
}

extension RelatedPlace {
  fileprivate func write(to output: inout JSONOutput, in text: SourceText, of uri: DocumentURI, for client: Client) {
    output.object { output in
      output.key("location")
      output.object { output in
        output.key("uri")
        output.value(uri.text)
        output.key("range")
        PositionRange(range, in: text, client.positionEncoding).write(to: &output)
      }
      output.key("message")
      output.value(message)
    }
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
