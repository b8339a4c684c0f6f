import JSONText
import ScannerChecks
import SwiftScan
import TextModel

/// The cost of one edit: a character is typed into a body and deleted again, over and over.
struct EditMeasurement {
  /// The part of the text that is edited.
  enum Place: String, CaseIterable { case start, middle, end }

  var name: String
  var place: String
  var lines: Int
  /// The CPU seconds of each edit.
  var seconds: [Double]
  var allocations: Int?

  init(of text: SourceText, name: String, place: Place) {
    self.init(of: text, name: name, place: place.rawValue, edits: typing("x", at: typingOffset(in: text, place)))
  }

  init(of text: SourceText, name: String, place: String, edits: (TextEdit, TextEdit)) {
    self.name = name
    self.place = place
    lines = text.lineCount
    var document = Document(text)
    var seconds: [Double] = []
    repeat {
      for edit in [edits.0, edits.1] {
        // Releasing the old version counts, because the server does it too.
        seconds.append(timed { document = document.applying(edit, version: document.version + 1) }.seconds)
      }
    } while seconds.count < 10 || (seconds.reduce(0, +) < 0.5 && seconds.count < 2_000)
    self.seconds = seconds
    let current = document
    allocations = heapUse(of: { current.applying(edits.0, version: 0) })?.count
  }

  var median: Double { quantile(0.5, of: seconds) }
  private var slowest: Double { quantile(0.99, of: seconds) }

  static let header = ["edit", "at", "median µs", "99th µs", "allocations"]

  var cells: [String] {
    [name, place, short(median * 1e6), short(slowest * 1e6), allocations.map { "\($0)" } ?? "-"]
  }

  var json: JSON {
    .object([
      "text": JSON(name), "lines": JSON(lines), "place": JSON(place), "medianSeconds": JSON(median),
      "percentile99Seconds": JSON(slowest), "allocations": allocations.map { JSON($0) },
    ])
  }
}

/// Returns an edit that inserts `typed` and an edit that deletes it.
func typing(_ typed: String, at offset: Int) -> (TextEdit, TextEdit) {
  (.insert(typed, at: offset), .delete(offset..<offset + typed.utf8.count))
}

/// Returns the offset after an identifier in a body. It is always the same identifier of a generated declaration.
func typingOffset(in text: SourceText, _ place: EditMeasurement.Place) -> Int {
  let count = text.count
  let wanted = place == .start ? 0 : place == .middle ? count / 2 : count - 1
  let lines = (0..<text.lineCount).filter { text[text.lineRange($0)].hasPrefix("    return view") }
  let line = lines.min { abs(text.lineRange($0).lowerBound - wanted) < abs(text.lineRange($1).lowerBound - wanted) }
  return line.map { text.lineRange($0).lowerBound + "    return view".utf8.count } ?? wanted
}
