import BridgeModel
import LintEngine
import LintRules
import Reporting
import SwiftScan
import TextModel
import Workspace

/// `uibridge lint`: checks files and reports problems.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "Check Swift files in the given files and folders, or in the current directory."
  static let operandPlaceholder = "[PATH… | -]"
  static let options: [CommandOption<LintCommand>] = [
    .repeated(
      "--format", "FORMAT[=FILE]",
      "The report format; with =FILE, write the report to FILE. Repeat the option for several reports.",
      \.reports, choices: ReportFormat.allCases.map(\.rawValue), parse: ReportRequest.init(parsing:)),
    .newFile("--output", "Write the report to a file instead of standard output.", \.output),
    .flag("--statistics", "Show only how many problems each rule reports.", \.countsOnly),
    .flag("--quiet", "Don't print a report or counts. Reports to files are still written.", \.isQuiet),
    .choice("--fail-on", "SEVERITY", "The lowest severity that causes exit status 1.", \.threshold),
    .flag("--fix", "Apply safe fixes, and report the remaining problems.", \.isFixing),
    .flag("--diff", "Print the changes that '--fix' would make, without making them.", \.showsDifference),
    .flag(
      "--unsafe-fixes", "With '--fix' or '--diff', also apply fixes that you should review.", \.allowsUnsafeFixes),
    .choice(
      "--preset", "NAME",
      "The set of rules to run; 'strict' runs all and also shows hints, 'sdk-27' those about changes in Xcode 27.",
      \.preset),
    .list("--select", "RULE,…", "Run only these rules, and show their hints.", \.selected),
    .list("--ignore", "RULE,…", "Don't run these rules.", \.ignored),
    .path("--config", "Use this configuration for all files instead of '.uibridge.json'.", \.configuration),
    .path("--baseline", "Don't report problems recorded in FILE by '--write-baseline'.", \.baseline),
    .newFile(
      "--write-baseline",
      "Record the current problems in FILE, for use with '--baseline'. Entries that match nothing are removed.",
      \.newBaseline),
    .flag(
      "--strict-baseline",
      "Report baseline entries that match nothing as errors, so that the baseline can only shrink.",
      \.requiresFreshBaseline),
    .text("--changed-since", "REV", "Check only files that changed since a Git revision.", \.revision),
    .path(
      "--files-from", "Check the files listed in FILE, one path per line; '-' reads the list from standard input.",
      \.fileList),
    .path(
      "--stdin-filename", "The file name to report for source that '-' reads from standard input.", \.inputName,
      placeholder: "NAME"),
    .flag("--watch", "Check again whenever a file changes, until you press Ctrl-C.", \.isWatching),
    .count("--jobs", "The number of files to check at once. The default is the number of cores.", \.jobs),
  ]

  static let exitStatuses = [
    (name: "0", help: "No problem has the '--fail-on' severity or higher; with '--diff', nothing would change."),
    (name: "1", help: "At least one problem has that severity; with '--diff', something would change."),
    (
      name: "2",
      help:
        "The arguments or configuration are invalid, or a file can't be read or written. The other files are still checked."
    ),
    (
      name: "130", help: "Interrupted by Ctrl-C. After any signal, each file is either unchanged or completely written."
    ),
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
  var requiresFreshBaseline = false
  var allowsUnsafeFixes = false
  var showsDifference = false
  var countsOnly = false
  var isQuiet = false
  var isWatching = false

  func run(on console: Console) async throws -> ExitCode {
    let choice = try choice()
    let requests = try reports.completed(output: output)
    if allowsUnsafeFixes, !isFixing, !showsDifference {
      throw UsageError("'--unsafe-fixes' requires '--fix' or '--diff'")
    }
    if requiresFreshBaseline, newBaseline != nil {
      throw UsageError("'--strict-baseline' cannot be used with '--write-baseline', which removes the entries")
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

  /// Reads, checks, and reports. Doesn't read `known` files again; with `--watch`, stores the files that it read there.
  private func check(
    _ choice: RuleChoice, _ requests: [ReportRequest], _ known: inout [FilePath: ProjectFiles.KnownFile],
    _ progress: ProgressLine?, on console: Console
  ) async throws -> ExitCode {
    defer { progress?.end() }
    let jobs = jobs ?? console.coreCount
    let sources = try await readSources(jobs: jobs, known, progress, on: console)
    if isWatching { known = sources.known }
    progress?.end()
    console.report(sources.failures + sources.skipped)
    var run = try LintRun(
      of: sources, choice: choice, configuration: configuration, baseline: baseline, usesBaselines: newBaseline == nil,
      requiresFreshBaselines: requiresFreshBaseline, in: console.fileSystem)
    if console.report(run.problems) { return .failure }
    if let revision { run.check(only: Set(try console.changedPaths(revision))) }
    if !isWatching { console.leaveToTheEnd(run) }
    if run.files.isEmpty, sources.failures.isEmpty {
      console.writeError("uibridge: nothing to check: \(reasonForNothing(in: sources))\n")
    }

    let toFiles = requests.filter { $0.path != nil }
    if let newBaseline {
      return try await writeBaseline(of: run, to: newBaseline, toFiles, jobs: jobs, progress, on: console)
    }
    if showsDifference { return try await showDifference(of: run, toFiles, jobs: jobs, progress, on: console) }
    let report =
      isFixing
      ? try await fix(run, jobs: jobs, progress, on: console) : await run.report(jobs: jobs, progress: progress)
    progress?.end()
    try write(report, as: isQuiet ? toFiles : requests, showsHints: showsHints(of: run), on: console)
    if !report.failures.isEmpty { return .failure }
    return isReached(by: report.highestSeverity) ? .reported : .clean
  }

  private func writeBaseline(
    of run: LintRun, to path: FilePath, _ requests: [ReportRequest], jobs: Int, _ progress: ProgressLine?,
    on console: Console
  ) async throws(FileError) -> ExitCode {
    let report = await run.report(jobs: jobs, progress: progress)
    progress?.end()
    let change = try run.writeBaseline(report, to: path, in: console.fileSystem)
    try write(report, as: requests, showsHints: showsHints(of: run), on: console)
    if !isQuiet {
      console.writeError("uibridge: wrote \(change) to \(printable(path))\n")
    }
    return run.hasFailures ? .failure : .clean
  }

  /// Whether reports contain hints: the preset shows them, or an option asks for them.
  func showsHints(of run: LintRun) -> Bool { run.isStrict || selected != nil || threshold == .hint }

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
      // Standard output contains the fixed source.
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

// MARK: - Reading sources

extension LintCommand {
  private func readSources(
    jobs: Int, _ known: [FilePath: ProjectFiles.KnownFile], _ progress: ProgressLine?, on console: Console
  ) async throws -> ProjectFiles {
    if readsStandardInput { return try await readStandardInput(jobs: jobs, on: console) }
    if inputName != nil { throw UsageError("'--stdin-filename' requires '-', which reads standard input") }
    // With `--changed-since`, only a few files are examined, so no trees are kept.
    var sources = try await console.projectFiles(
      operands.map(\.path), listedIn: fileList, jobs: jobs, known: known,
      keepingTreesAbout: revision == nil ? .border : [],
      takingStamps: isWatching, readingSurroundings: true, progress: progress)
    if sources.named.isEmpty, sources.failures.isEmpty {
      sources.failures = operands.map { FileError(path: $0.path, reason: "no Swift files") }
    }
    return sources
  }

  /// The reason why a run has no files although every path could be read.
  private func reasonForNothing(in sources: ProjectFiles) -> String {
    if sources.named.isEmpty { return fileList == nil ? "no Swift files in this folder" : "no Swift files in the list" }
    return revision.map { "no Swift files changed since '\($0)'" } ?? "the configuration excludes all files"
  }

  /// Reads source from standard input. It replaces the file with the given name; without a name, it doesn't belong to a
  /// project.
  private func readStandardInput(jobs: Int, on console: Console) async throws -> ProjectFiles {
    guard operands == ["-"], fileList == nil else {
      throw UsageError("'-' cannot be combined with other paths")
    }
    let source = try console.readInput()
    if let reason = reasonNotToCheck(source) { throw FileError(cannot: .read, "standard input", reason: reason) }
    guard let inputName else {
      let document = Document(SourceText(source))
      let file = SourceFile(path: "<standard input>", document: document)
      return ProjectFiles(stray: file, in: ".", of: console.fileSystem)
    }
    return await ProjectFiles(
      around: [inputName], in: console.fileSystem.overlaying(source, at: inputName), jobs: jobs)
  }
}
