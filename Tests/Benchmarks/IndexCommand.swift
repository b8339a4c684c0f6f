import BridgeModel
import Foundation
import ScannerChecks
import SwiftScan
import TextModel
import Workspace

/// `benchmarks index`: seconds and memory for the model of many files, on one core and on two.
func measureIndex(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: [])
  let files = try swiftFiles(arguments.paths.isEmpty ? ownSources : arguments.paths)
  let bytes = files.reduce(0) { $0 + $1.bytes.count }
  let lines = files.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\n") } }
  print("\(files.count) files, \(lines) lines, \(short(Double(bytes) / 1e6)) MB")
  var rows = [["", "seconds", "MB/s"]]
  func add(_ name: String, _ seconds: Double) {
    rows.append([name, fixed(seconds, 3), short(Double(bytes) / 1e6 / seconds)])
  }
  for jobs in [1, 2] {
    let start = Date.now
    let facts = await concurrentMap(files, jobs: jobs) { file in
      FileFacts(restingAt: file.path, file.bytes)
    }
    add("scan and facts, \(jobs == 1 ? "one core" : "two cores")", Date.now.timeIntervalSince(start))
    if jobs == 2 { add("joining", timed { ProjectModel(joining: facts) }.seconds) }
  }
  printTable(rows)
  let held = heapUse {
    ProjectModel(
      joining: files.map { FileFacts(restingAt: $0.path, $0.bytes) })
  }
  if let held {
    // Each file keeps a copy of its text.
    let ownBytes = Double(held.heldBytes - bytes)
    print(
      "\nmemory of the model: \(short(Double(held.heldBytes) / 1e6)) MB, less the texts \(short(ownBytes / 1e6)) MB,",
      "\(short(ownBytes / Double(max(1, lines)))) MB for a million lines")
  }
  return true
}
