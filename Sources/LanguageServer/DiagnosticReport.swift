import JSONText
import LintEngine
import TextModel

/// The diagnostics of one file, for a client that pulls them.
struct DiagnosticReport: Sendable {
  var uri: DocumentURI
  /// The client's version of the document; nil if the file isn't open.
  var version: Int?
  private var items: JSON
  let isEmpty: Bool
  /// An identifier that differs between different reports.
  var resultID: String

  init(
    _ diagnostics: [Diagnostic], in text: SourceText, of uri: DocumentURI, for client: Client, at revision: Int = 0
  ) {
    self.uri = uri
    isEmpty = diagnostics.isEmpty
    items = diagnostics.json(in: text, of: uri, for: client)
    resultID = hexadecimal(fingerprint(items.utf8, of: revision))
  }

  /// Makes a new identifier after every edit, so that the client gets all diagnostics again: it may have moved those
  /// that it shows.
  init(_ diagnostics: [Diagnostic], in document: OpenDocument, for client: Client) {
    self.init(diagnostics, in: document.text, of: document.uri, for: client, at: document.revision)
    version = document.version
  }

  /// The report for a client that has the one with this identifier.
  func json(after known: String?) -> JSON {
    if known == resultID { return ["kind": "unchanged", "resultId": JSON(resultID)] }
    return ["kind": "full", "resultId": JSON(resultID), "items": items]
  }

  /// The report as one of many.
  func jsonOfWorkspace(after known: String?) -> JSON {
    var json = json(after: known)
    json["uri"] = uri.json
    json["version"] = version.map { JSON($0) } ?? .null
    return json
  }
}

/// The FNV-1a hash, which is equal in every run, so that a client can ask a new server about the reports of an old one.
private func fingerprint(_ bytes: [UInt8], of revision: Int) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: revision)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// A number in hexadecimal. Avoids `String(_:radix:)`, whose six kilobytes of code are no longer cached when the next
/// keystroke arrives.
private func hexadecimal(_ number: UInt64) -> String {
  let digits = stride(from: 60, through: 0, by: -4).map { shift in
    let digit = UInt8(truncatingIfNeeded: number >> shift) & 0xF
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
  return String(decoding: digits, as: UTF8.self)
}
