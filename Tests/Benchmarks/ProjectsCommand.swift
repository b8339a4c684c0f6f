import Foundation
import ProjectChecks
import ScannerChecks
import TextModel

/// `benchmarks projects`: checks that a project that follows random edits of its open files reports the same as a fresh
/// project. Switches to the next project every 40 edits.
func checkProjects(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed", "files", "interval", "largest"], flags: ["bodies"])
  let count = try arguments.number("count", default: 10_000)
  let seed = try arguments.number("seed", default: 1)
  let size = try arguments.number("files", default: 4)
  let interval = try arguments.number("interval", default: 10)
  let largest = try arguments.number("largest", default: 10_000)
  let place: ProjectEditCheck.Place = arguments.has("bodies") ? .bodies : .anywhere
  let own = try swiftFiles(arguments.paths).filter { !$0.bytes.isEmpty && $0.bytes.count <= largest }
  let files = place == .bodies && !arguments.paths.isEmpty ? own : own + ruleExamples
  if files.isEmpty {
    print("None of these files has at most \(largest) bytes; allow more with --largest.")
    return false
  }
  let start = cpuTime()
  for round in 0..<(count + editsPerProject - 1) / editsPerProject {
    let number = UInt64(seed + round)
    let check = ProjectEditCheck(
      files: project(of: size, from: files, seed: number), seed: number,
      count: min(editsPerProject, count - round * editsPerProject), interval: interval, in: place)
    if let difference = check.firstDifference() {
      print(difference)
      return false
    }
    if round % 250 == 249 {
      print((round + 1) * editsPerProject, "edits,", short(cpuTime() - start), "s")
      fflush(nil)
    }
  }
  print(
    "\(count) edits of projects of \(size) files from seed \(seed), \(place == .bodies ? count : count / interval) times compared:",
    "all as a fresh project, \(short(cpuTime() - start)) s of CPU")
  return true
}

private let editsPerProject = 40
