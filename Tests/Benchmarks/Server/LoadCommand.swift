import Foundation
import TestSupport
import TextModel

/// `benchmarks load`: measures what an editor waits for in a large workspace, for every kind of change.
///
/// Writes a folder of generated files into the first folder, and appends a line to some of its files; restores
/// everything at the end.
func measureLoad(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["executable", "keys", "changed"])
  guard let folder = arguments.paths.first else { throw UsageError("load needs the folder of a workspace") }
  let root = URL(filePath: "\(folder)", directoryHint: .isDirectory)
  let workspace = try LoadedWorkspace(at: root)
  defer { workspace.remove() }
  var load = try WorkspaceLoad(
    command: [try serverExecutable(arguments), "lsp"], workspace,
    keyCount: try arguments.number("keys", default: 10_000))
  defer { load.client.server.stop() }
  try load.measure(changedFileCount: try arguments.number("changed", default: 3_000))
  print("\(workspace.files.count) files, \(fixed(Double(workspace.byteCount) * 1e-6, 1)) MB")
  printTable([["", "keys", "p50 ms", "p99 ms", "max ms", "bar p50 / p99", ""]] + load.rows.map(\.cells))
  print()
  printTable(load.figures.map { [$0.name, short($0.value), $0.bar.map { "bar \(short($0))" } ?? "", $0.mark] })
  return load.rows.allSatisfy(\.isKept) && load.figures.allSatisfy { $0.mark.isEmpty }
}

/// The times of one kind of change, in seconds.
struct LoadRow {
  var name: String
  var seconds: [Double]
  var bars: (median: Double, high: Double)?

  var median: Double { quantile(0.5, of: seconds) * 1e3 }
  var high: Double { quantile(0.99, of: seconds) * 1e3 }
  var isKept: Bool { bars.map { median <= $0.median && high <= $0.high } ?? true }

  var cells: [String] {
    [
      name, "\(seconds.count)", short(median), short(high), short((seconds.max() ?? 0) * 1e3),
      bars.map { "\(short($0.median)) / \(short($0.high))" } ?? "", isKept ? "" : "MISSED",
    ]
  }
}

/// A single figure, and its upper limit.
struct LoadFigure {
  var name: String
  var value: Double
  var bar: Double?
  var mark: String { bar.map { value <= $0 ? "" : "MISSED" } ?? "" }
}
