import LintEngine
import TextModel

/// Names for the diagnostics of a file that stay the same when lines move: made of the path, the rule and the text of the
/// line, and a number where that is not unique. In the order of the diagnostics.
func fingerprints(of file: Report.File) -> [String] {
  var seen: [String: Int] = [:]
  return file.diagnostics.map { diagnostic in
    let hash = fnv1a("\(file.path)\n\(diagnostic.rule)\n\(words(ofLineOf: diagnostic, in: file))")
    seen[hash, default: 0] += 1
    return "\(hash):\(seen[hash, default: 1])"
  }
}

/// What tells diagnostics of one rule from each other wherever they stand: the words of their lines.
func lineHash(of diagnostic: Diagnostic, in file: Report.File) -> String {
  fnv1a(words(ofLineOf: diagnostic, in: file))
}

private func words(ofLineOf diagnostic: Diagnostic, in file: Report.File) -> String {
  let line = file.text[file.text.lineRange(file.text.line(at: diagnostic.range.lowerBound))]
  return line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
}

/// The 64-bit FNV-1a hash in hexadecimal. `Hasher` is seeded anew in every process.
private func fnv1a(_ text: String) -> String {
  let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
