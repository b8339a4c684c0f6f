import ScannerChecks
import SwiftScan
import TextModel

/// `benchmarks once PHASE`: runs a single phase and nothing else, for tools that count instructions.
func runOnce(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["lines", "times"])
  let times = try arguments.number("times", default: 1)
  guard let word = arguments.paths.first, let phase = Phase(rawValue: "\(word)") else {
    throw UsageError("once takes one of \(Phase.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  let paths = Array(arguments.paths.dropFirst())
  let generated = generatedSource(lines: try arguments.number("lines", default: 1_000))
  let texts =
    paths.isEmpty
    ? [SourceText(generated)] : try swiftFiles(paths).map { SourceText($0.bytes) }
  for text in texts { run(phase, of: text, times: times) }
  print(texts.reduce(0) { $0 + $1.utf8.count })
  return true
}

private enum Phase: String, CaseIterable { case lex, tree, document, edit, keystroke }

/// `tree` lexes and builds the tree, `edit` types characters into the middle of a document, and `keystroke` also
/// computes the diagnostics.
private func run(_ phase: Phase, of text: SourceText, times: Int) {
  switch phase {
  case .lex: for _ in 0..<times { _ = tokenCount(of: text) }
  case .tree: for _ in 0..<times { _ = Document(text) }
  case .document: for _ in 0..<times { _ = Document(SourceText(text.utf8)) }
  case .edit:
    var document = Document(text)
    let offset = typingOffset(in: text, .middle)
    for number in 0..<times { document = document.applying(.insert("x", at: offset + number), version: number + 1) }
  case .keystroke:
    var buffer = CheckedBuffer(path: "Buffer.swift", text: text)
    let edits = typing("x", at: typingOffset(in: text, .middle))
    for number in 0..<times {
      buffer.scan(number.isMultiple(of: 2) ? edits.0 : edits.1)
      buffer.join()
      buffer.check()
    }
  }
}
