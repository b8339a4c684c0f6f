import Foundation
import LintEngine
import MutantSwitch
import ProjectChecks
import TextModel

// usage: judge warm|cold PART PARTS SECONDS < NUMBERS
//        judge try FILE < NUMBERS
//        judge real FOLDER SECONDS < NUMBERS
//
// Says of each mutant whether an example of a rule notices it, with one line for each:
//
//     17 killed missing-did-move-3
//     18 survived
//     19 unreached
//     20 cold
//
// Each mutant runs in a copy of this process. A warm process has run all examples before, so it knows which of them reach
// a mutant and has parsed all tables. A mutant of code that ran only then is cold: it's judged by a process that has run
// nothing yet. A number can be followed by words; then only the examples run that contain the rarest of them.
//
// `try` asks the same about examples that don't exist yet. FILE contains their code, each below the name of its rule:
// `// missing-did-move`.
//
// `real` asks which mutants change a report in the projects below FOLDER, and tries each mutant for about SECONDS.

struct Candidate {
  var number: Int32
  var words: [String]
}

let arguments = CommandLine.arguments
let mode = arguments[1]
let isPart = mode == "warm" || mode == "cold"
let (part, parts) = isPart ? (Int(arguments[2]) ?? 0, Int(arguments[3]) ?? 1) : (0, 1)
/// The processor time that one mutant may take.
let seconds = mode == "real" ? 60 : arguments.count > 4 ? Double(arguments[4]) ?? 20 : 20

var candidates: [Candidate] = []
while let line = readLine() {
  let words = line.split(separator: " ")
  guard let number = words.first.flatMap({ Int32($0) }) else { continue }
  candidates.append(Candidate(number: number, words: words.dropFirst().map(String.init)))
}
candidates = candidates.enumerated().filter { $0.offset % parts == part }.map(\.element)

/// The reviewed reports of all rules in the examples, by their titles.
let reviewed: [String: String] = {
  let folder = String(#filePath.dropLast("Mutation/Judge/main.swift".count)) + "RepositoryTests/ExampleReports"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let files = names.map { (try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) ?? "" }
  return files.map(reportsByTitle).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}()

/// Whether the rule reports the marked places, its fixes give the documented code, and all reports are the reviewed ones.
func passes(_ example: ExampleCase) -> Bool {
  isAsMarked(example) && example.reports == reviewed[example.title, default: ""] && example.unexpectedVariation == nil
}

func isAsMarked(_ example: ExampleCase) -> Bool {
  let fixture = example.fixture
  let diagnostics = example.diagnostics()
  guard diagnostics.map(\.range) == fixture.ranges else { return false }
  let fixed = SourceText(fixture.code).applying(firstFixes(of: diagnostics)).string
  guard let expected = example.fixed else {
    return fixed == fixture.code
  }
  return fixed == expected && example.diagnostics(in: expected).isEmpty
}

func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// The examples by the mutants that they reach, quickest first.
func reachingExamples(among examples: [ExampleCase]) -> [[Int]] {
  var reaching = Array(repeating: [(index: Int, time: Duration)](), count: mutant_limit)
  for (index, example) in examples.enumerated() {
    forget_reached_mutants()
    let time = ContinuousClock().measure { if !passes(example) { say("# \(example.name) fails without a mutant") } }
    for number in reachedMutants() { reaching[number].append((index, time)) }
  }
  return reaching.map { $0.sorted { $0.time < $1.time }.map(\.index) }
}

func reachedMutants() -> [Int] { (0..<Int32(mutant_limit)).filter(is_reached).map(Int.init) }

/// The work of a copy of this process.
final class Trial {
  /// Returns the name of the example that notices the mutant.
  let notice: () -> String?
  /// The end of a pipe to which the copy writes that name.
  let output: Int32

  init(_ notice: @escaping () -> String?, output: Int32) {
    self.notice = notice
    self.output = output
  }

  func run() -> Int32 {
    guard let name = notice().map({ Array($0.utf8) }) else { return 0 }
    write(output, name, name.count)
    return 1
  }
}

func verdict(on mutant: Int32, by examples: [ExampleCase]) -> String {
  verdict(on: mutant) { examples.first { !passes($0) }?.name }
}

func verdict(on mutant: Int32, _ notice: @escaping () -> String?) -> String {
  var pipeEnds: [Int32] = [0, 0]
  guard pipe(&pipeEnds) == 0 else { return "survived, because there is no pipe" }
  let trial = Unmanaged.passRetained(Trial(notice, output: pipeEnds[1]))
  defer { trial.release() }
  let result = result_in_copy(
    mutant, seconds,
    { trial in trial.map { Unmanaged<Trial>.fromOpaque($0).takeUnretainedValue().run() } ?? 2 }, trial.toOpaque())
  close(pipeEnds[1])
  var name = [UInt8](repeating: 0, count: 200)
  let count = max(0, read(pipeEnds[0], &name, name.count))
  close(pipeEnds[0])
  switch result {
  case 0: return "survived"
  case 1: return "killed by \(String(decoding: name[..<count], as: UTF8.self))"
  default: return "killed by a crash or a loop"
  }
}

/// The examples with the rarest of the words that any example contains; all examples if there are no words.
func examples(withRarestOf words: [String], among all: [ExampleCase]) -> [ExampleCase] {
  if words.isEmpty { return all }
  return words.map { word in all.filter { $0.source.contains(word) } }.filter { !$0.isEmpty }
    .min { $0.count < $1.count } ?? []
}

/// Lets the examples of all rules judge the mutants.
func judge(_ candidates: [Candidate], isWarm: Bool) {
  let all = ExampleCase.all
  if reviewed.isEmpty { say("# there are no reviewed reports") }
  guard isWarm else {
    for candidate in candidates {
      let examples = examples(withRarestOf: candidate.words, among: all)
      say("\(candidate.number) \(verdict(on: candidate.number, by: examples))")
    }
    return
  }
  let first = reachingExamples(among: all)
  let second = reachingExamples(among: all)
  for candidate in candidates {
    let number = Int(candidate.number)
    if first[number].isEmpty {
      say("\(number) unreached")
    } else if second[number].isEmpty {
      say("\(number) cold")
    } else {
      let verdict = verdict(on: candidate.number, by: second[number].map { all[$0] })
      let isPartlyCold = verdict == "survived" && first[number].count > second[number].count
      say("\(number) \(isPartlyCold ? "cold" : verdict)")
    }
  }
}

switch mode {
case "try": judge(candidates, by: Attempt.read(try String(contentsOfFile: arguments[2], encoding: .utf8)))
case "real": RealProject.judge(candidates, below: arguments[2], seconds: Double(arguments[3]) ?? 2)
default: judge(candidates, isWarm: mode == "warm")
}
