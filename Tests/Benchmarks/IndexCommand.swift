import BridgeModel
import Foundation
import ScannerChecks
import SwiftScan
import TextModel
import Workspace

/// `benchmarks index`: the seconds and the memory for the model of many files, on one core and on two.
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
  for (jobs, packsTexts) in [(1, false), (1, true), (2, true)] {
    let start = Date.now
    let facts = await concurrentMap(files, jobs: jobs) { file in
      FileFacts(restingAt: file.path, file.bytes, packsText: packsTexts)
    }
    add(
      "scan and facts\(packsTexts ? ", texts packed" : ""), \(jobs == 1 ? "one core" : "two cores")",
      Date.now.timeIntervalSince(start))
    if jobs == 2 { add("joining", timed { ProjectModel(joining: facts) }.seconds) }
  }
  printTable(rows)
  let held = heapUse {
    ProjectModel(joining: files.map { FileFacts(restingAt: $0.path, $0.bytes, packsText: true) })
  }
  if let held {
    let perMillionLines = Double(held.heldBytes) / Double(max(1, lines))
    print(
      "\nmemory of the model: \(short(Double(held.heldBytes) / 1e6)) MB, \(short(perMillionLines)) MB for a million lines"
    )
  }
  return true
}
