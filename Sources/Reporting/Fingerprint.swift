import LintEngine
import TextModel

/// Identifiers for the diagnostics of a file, in order, that stay the same when lines move. Each consists of a hash of
/// the path, the rule, and the text of the line, and a number that makes it unique.
func fingerprints(of file: Report.File) -> [String] {
  var seen: [String: Int] = [:]
  return file.diagnostics.map { diagnostic in
    let hash = fnv1a("\(file.path)\n\(diagnostic.rule)\n\(words(ofLineOf: diagnostic, in: file))")
    seen[hash, default: 0] += 1
    return "\(hash):\(seen[hash, default: 1])"
  }
}

/// A hash that distinguishes diagnostics of one rule wherever they are: that of the words in their line.
func lineHash(of diagnostic: Diagnostic, in file: Report.File) -> String {
  fnv1a(words(ofLineOf: diagnostic, in: file))
}

private func words(ofLineOf diagnostic: Diagnostic, in file: Report.File) -> String {
  let line = file.text[file.text.lineRange(file.text.line(at: diagnostic.range.lowerBound))]
  return line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
}

/// The 64-bit FNV-1a hash in hexadecimal. `Hasher` has a different seed in every process.
private func fnv1a(_ text: String) -> String {
  let digits = String(text.utf8.stableHash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
