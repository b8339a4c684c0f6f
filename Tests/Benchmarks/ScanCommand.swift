import Foundation
import JSONText
import ScannerChecks
import TextModel

/// `benchmarks scan`: the speed of lexing, building the tree, and building the document compared with the compiler's
/// parser, and the cost of an edit.
func measureScanning(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: [], flags: ["json"])
  let folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  let peer = try Peer(in: folder)
  let files = try swiftFiles(arguments.paths.isEmpty ? ownSources : arguments.paths)
  let name = files.count == 1 ? "this file" : "these \(files.count) files"
  var scans = [try ScanMeasurement(name: name, files: files, peer: peer)]
  var edits: [EditMeasurement] = []
  for lines in [1_000, 10_000, 100_000] {
    let file = NamedText(path: "generated", bytes: Array(generatedSource(lines: lines).utf8))
    let name = "\(lines) lines"
    scans.append(try ScanMeasurement(name: name, files: [file], peer: peer))
    edits += editMeasurements(of: SourceText(file.bytes), name: name)
  }
  if arguments.has("json") {
    print(JSON.object(["scans": JSON(scans.map(\.json)), "edits": JSON(edits.map(\.json))]))
  } else {
    printTable([ScanMeasurement.header] + scans.map(\.cells))
    print()
    printTable([EditMeasurement.header] + edits.map(\.cells))
    printGrowth(edits)
  }
  return true
}

private func editMeasurements(of text: SourceText, name: String) -> [EditMeasurement] {
  let middle = typingOffset(in: text, .middle)
  return EditMeasurement.Place.allCases.map { EditMeasurement(of: text, name: name, place: $0) } + [
    EditMeasurement(of: text, name: name, place: "middle, `{`", edits: typing("{", at: middle)),
    EditMeasurement(of: text, name: name, place: "middle, a line", edits: typing("\n    view.a = b", at: middle)),
  ]
}

/// Prints how much more an edit of the largest text costs than an edit of the smallest text.
private func printGrowth(_ edits: [EditMeasurement]) {
  let growth = Dictionary(grouping: edits, by: \.place).sorted { $0.key < $1.key }.compactMap { place, edits in
    guard let first = edits.first, let last = edits.last else { return nil as String? }
    return "\(place) \(fixed(last.median / first.median, 2))"
  }
  print("\n100 times the lines cost so many times as much:", growth.joined(separator: ", "))
}
