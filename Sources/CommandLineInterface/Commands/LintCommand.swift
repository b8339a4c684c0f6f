import BridgeModel
import LintEngine
import LintRules
import Reporting
import SwiftScan
import TextModel
import Workspace

/// `uibridge lint`: reads, checks, reports.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "Report faults in Swift files: in the folders and files given, or below the working folder."
  static let operandPlaceholder = "[PATH… | -]"
  static let options: [CommandOption<LintCommand>] = [
    .repeated(
      "--format", "FORMAT[=FILE]", "How to print the report, or to write it to FILE; several make several reports.",
      \.reports, choices: ReportFormat.allCases.map(\.rawValue), parse: ReportRequest.init(parsing:)),
    .newFile("--output", "Write the report to a file instead of standard output.", \.output),
    .flag("--statistics", "Count what each rule reports instead of showing it.", \.countsOnly),
    .flag("--quiet", "Print no report and no counts; files are written all the same.", \.isQuiet),
    .choice("--fail-on", "SEVERITY", "The lowest severity that makes the exit status 1.", \.threshold),
    .flag("--fix", "Apply the fixes that are safe, and report what is left.", \.isFixing),
    .flag("--diff", "Print what '--fix' would change, and change nothing.", \.showsDifference),
    .flag(
      "--unsafe-fixes", "With '--fix' or '--diff', apply fixes that need a human look as well.", \.allowsUnsafeFixes),
    .choice("--preset", "NAME", "'strict' asks all rules and shows hints as well.", \.preset),
    .list("--select", "RULE,…", "Ask only these rules.", \.selected),
    .list("--ignore", "RULE,…", "Do not ask these rules.", \.ignored),
    .path("--config", "Use this configuration for all files instead of '.uibridge.json'.", \.configuration),
    .path("--baseline", "Do not report what FILE has, which '--write-baseline' made.", \.baseline),
    .newFile("--write-baseline", "Write down in FILE what there is now, for '--baseline'.", \.newBaseline),
    .text("--changed-since", "REV", "Check only files that differ from a revision of git.", \.revision),
    .path("--files-from", "Check the files that FILE lists, a path a line; '-' is standard input.", \.fileList),
    .path(
      "--stdin-filename", "What to call the source that '-' reads from standard input.", \.inputName,
      placeholder: "NAME"),
    .flag("--watch", "Report again whenever a file changes, until Ctrl-C.", \.isWatching),
    .count("--jobs", "How many files to check at a time; as many as there are cores unless given.", \.jobs),
  ]

  static let exitStatuses = [
    (name: "0", help: "Nothing reaches '--fail-on'; with '--diff', nothing would change."),
    (name: "1", help: "Something does."),
    (
      name: "2",
      help:
        "Wrong usage, a wrong configuration, or what cannot be read or written; the other files are checked all the same."
    ),
    (name: "130", help: "Ctrl-C. As after any signal, every file is as it was or complete."),
  ]

  enum Threshold: String, CaseIterable { case error, warning, information, hint, never }

  var operands: [Argument] = []
  var reports: [ReportRequest] = []
  var threshold = Threshold.warning
  var preset: Preset?
  var selected: [String]?
  var ignored: [String]?
  var configuration: FilePath?
  var baseline: FilePath?
  var newBaseline: FilePath?
  var output: FilePath?
  var fileList: FilePath?
  var revision: String?
  var inputName: FilePath?
  var jobs: Int?
  var isFixing = false
  var allowsUnsafeFixes = false
  var showsDifference = false
  var countsOnly = false
  var isQuiet = false
  var isWatching = false

  func run(on console: Console) async throws -> ExitCode {
    let choice = try choice()
    let requests = try reports.completed(output: output)
    if allowsUnsafeFixes, !isFixing, !showsDifference {
      throw UsageError("'--unsafe-fixes' goes with '--fix' or '--diff'")
    }
    if isWatching {
      return try await watch(on: console) { known, recording in
        try await check(choice, requests, &known, ProgressLine(on: console), on: recording)
      }
    }
    console.expectToNeedMemory()
    var known: [FilePath: ProjectFiles.KnownFile] = [:]
    return try await check(choice, requests, &known, ProgressLine(on: console), on: console)
  }

  /// Files that are known are not read again, and those that were read are known afterwards.
  private func check(
    _ choice: RuleChoice, _ requests: [ReportRequest], _ known: inout [FilePath: ProjectFiles.KnownFile],
    _ progress: ProgressLine?, on console: Console
  ) async throws -> ExitCode {
    defer { progress?.end() }
    let jobs = jobs ?? console.coreCount
    let sources = try await readSources(jobs: jobs, known, progress, on: console)
    if isWatching { known = sources.known }
    progress?.end()
    console.report(sources.failures)
    var run = try LintRun(
      of: sources, choice: choice, configuration: configuration, baseline: baseline, usesBaselines: newBaseline == nil,
      in: console.fileSystem)
    if console.report(run.problems) { return .failure }
    if let revision { run.check(only: Set(try console.changedPaths(revision))) }
    if !isWatching { console.leaveToTheEnd(run) }
    if run.files.isEmpty, sources.failures.isEmpty { console.writeError("uibridge: no Swift files to check\n") }

    let toFiles = requests.filter { $0.path != nil }
    if let newBaseline {
      return try await writeBaseline(of: run, to: newBaseline, toFiles, jobs: jobs, progress, on: console)
    }
    if showsDifference { return try await showDifference(of: run, toFiles, jobs: jobs, progress, on: console) }
    let report =
      isFixing
      ? try await fix(run, jobs: jobs, progress, on: console) : await run.report(jobs: jobs, progress: progress)
    progress?.end()
    try write(report, as: isQuiet ? toFiles : requests, showsHints: run.isStrict, on: console)
    if !report.failures.isEmpty { return .failure }
    return isReached(by: report.highestSeverity) ? .reported : .clean
  }

  private func writeBaseline(
    of run: LintRun, to path: FilePath, _ requests: [ReportRequest], jobs: Int, _ progress: ProgressLine?,
    on console: Console
  ) async throws(FileError) -> ExitCode {
    let report = await run.report(jobs: jobs, progress: progress)
    progress?.end()
    let count = try run.writeBaseline(report, to: path, in: console.fileSystem)
    try write(report, as: requests, showsHints: run.isStrict, on: console)
    if !isQuiet {
      let noun = count == 1 ? "diagnostic" : "diagnostics"
      console.writeError("uibridge: wrote \(count) \(noun) to \(printable(path))\n")
    }
    return run.hasFailures ? .failure : .clean
  }

  private func choice() throws(UsageError) -> RuleChoice {
    let known = Rule.all.map(\.id)
    for id in (selected ?? []) + (ignored ?? []) where !known.contains(id) {
      throw UsageError("unknown rule '\(id)'\(suggestion(for: id, among: known))")
    }
    return RuleChoice(preset: preset, selected: selected.map(Set.init), ignored: Set(ignored ?? []))
  }

  func write(
    _ report: Report, as requests: [ReportRequest], showsHints: Bool, on console: Console
  ) throws(FileError) {
    for request in requests { try write(report, as: request, showsHints: showsHints, on: console) }
  }

  private func write(
    _ report: Report, as request: ReportRequest, showsHints: Bool, on console: Console
  ) throws(FileError) {
    let appearance = Appearance(
      palette: console.showsColors && request.path == nil ? .terminal : .plain,
      lowestSeverity: showsHints ? .hint : .information, countsOnly: countsOnly)
    let bytes = request.format.render(report, appearance: appearance)
    if let path = request.path {
      try console.fileSystem.write(bytes, path)
    } else if isFixing, readsStandardInput {
      // Standard output has the source.
      console.writeError(String(decoding: bytes, as: UTF8.self))
    } else {
      try console.offer(bytes)
    }
  }

  var readsStandardInput: Bool { operands.contains("-") }

  private func isReached(by severity: Severity?) -> Bool {
    guard let severity, let lowest = Severity(rawValue: threshold.rawValue) else { return false }
    return severity >= lowest
  }
}

// MARK: - What is read

extension LintCommand {
  private func readSources(
    jobs: Int, _ known: [FilePath: ProjectFiles.KnownFile], _ progress: ProgressLine?, on console: Console
  ) async throws -> ProjectFiles {
    if readsStandardInput { return try await readStandardInput(jobs: jobs, on: console) }
    if inputName != nil { throw UsageError("'--stdin-filename' goes with '-', which reads standard input") }
    // Where only files are checked that have changed, few are looked into.
    return try await console.projectFiles(
      operands.map(\.path), listedIn: fileList, jobs: jobs, known: known,
      keepingTreesAbout: revision == nil ? .border : [],
      takingStamps: isWatching, readingSurroundings: true, progress: progress)
  }

  /// The source takes the place of the file whose name it has; without a name it belongs to no project.
  private func readStandardInput(jobs: Int, on console: Console) async throws -> ProjectFiles {
    guard operands == ["-"], fileList == nil else {
      throw UsageError("'-' stands alone: it cannot be mixed with paths")
    }
    let source = try console.readInput()
    guard let inputName else {
      let document = Document(SourceText(source))
      let file = SourceFile(path: "<standard input>", document: document)
      return ProjectFiles(stray: file, in: ".", of: console.fileSystem)
    }
    return await ProjectFiles(
      around: [inputName], in: console.fileSystem.overlaying(source, at: inputName), jobs: jobs)
  }
}
