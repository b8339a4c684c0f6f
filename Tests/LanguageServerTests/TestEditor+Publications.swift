import JSONText
import LintEngine
import SampleRules

/// Reports every representable as long as no file declares a type 'Marker'.
let missingMarker = sampleRule(
  "missing-marker",
  check: .representables { representable, context in
    let declaration = representable.declaration.node
    guard context.project.declarations(of: "Marker").isEmpty else { return }
    context.report(
      "no marker", at: .name(of: declaration), related: [(.whole(declaration), "declared here")])
  })

extension TestEditor {
  /// The parameters of all published diagnostics so far.
  var publications: [JSON] { publications(in: transcript) }

  /// Waits for the publication with this 1-based number.
  func published(_ number: Int) async -> JSON {
    await wait { [self] in publications(in: $0).dropFirst(number - 1).first }
  }

  /// Waits until the latest publication for a document has this many diagnostics.
  func waitForDiagnostics(_ count: Int, of uri: String) async {
    _ = await wait { [self] transcript in
      let last = publications(in: transcript).last { $0["uri"]?.string == uri }
      return last?["diagnostics"]?.array?.count == count ? last : nil
    }
  }

  func publications(in transcript: [JSON]) -> [JSON] {
    transcript.filter { $0["method"] == "textDocument/publishDiagnostics" }.compactMap { $0["params"] }
  }
}
