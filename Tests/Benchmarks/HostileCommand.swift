import ScannerChecks
import SwiftScan
import TextModel

/// `benchmarks hostile`: checks that time and memory grow linearly for malicious input.
func measureHostileInput(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["repeats"])
  let repeats = try arguments.number("repeats", default: 10_000)
  var rows = [["10 times the text of", "ms", "to ms", "x", "MB", "to MB", "x", "edit ms", "to ms", "x", ""]]
  var isLinear = true
  for input in HostileInput.all {
    let small = HostileMeasurement(of: input, repeats: repeats)
    let isHopeless = small.seconds > 3
    let large = HostileMeasurement(of: input, repeats: isHopeless ? repeats : repeats * 10)
    let isBad = isHopeless || large.grows(from: small)
    if isBad { isLinear = false }
    rows.append([input.name] + large.cells(comparedWith: small) + [isBad ? "NOT LINEAR" : ""])
  }
  printTable(rows)
  return isLinear
}

/// The cost of a hostile text: a scan, the memory that the document retains, and an edit in the middle.
private struct HostileMeasurement {
  var seconds: Double
  var bytes: Int
  var editSeconds: Double

  init(of input: HostileInput, repeats: Int) {
    let text = SourceText(input.text(repeats: repeats))
    bytes = heapUse(of: { Document(text) })?.heldBytes ?? 0
    var scans: [Double] = []
    var edits: [Double] = []
    repeat {
      let (seconds, document) = timed { Document(text) }
      scans.append(seconds)
      edits.append(timed { document.applying(.insert(" ", at: text.count / 2), version: 1) }.seconds)
    } while scans.count < 5 && scans[0] < 0.3
    seconds = scans.min() ?? 0
    editSeconds = edits.min() ?? 0
  }

  /// Whether the cost grows faster than allowed. Ten times the text may take thirty times as long because caches
  /// overflow; a quadratic scan would take a hundred times as long. Very small times may vary freely.
  func grows(from small: HostileMeasurement) -> Bool {
    seconds > max(0.002, small.seconds * 30) || editSeconds > max(0.002, small.editSeconds * 30)
      || bytes > max(1_000_000, small.bytes * 20)
  }

  func cells(comparedWith small: HostileMeasurement) -> [String] {
    let pairs = [
      (small.seconds * 1e3, seconds * 1e3), (Double(small.bytes) * 1e-6, Double(bytes) * 1e-6),
      (small.editSeconds * 1e3, editSeconds * 1e3),
    ]
    return pairs.flatMap { [short($0), short($1), fixed($1 / $0, 1)] }
  }
}
