import LintEngine
import Reporting
import TextModel
import Workspace

/// `uibridge init`: creates an initial configuration.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Create a commented '.uibridge.json' with the default settings, here or in FOLDER."
  static let operandPlaceholder = "[FOLDER]"
  static let options: [CommandOption<InitCommand>] = [
    .flag(
      "--adopt",
      "Also record the current problems in a baseline, and write a recipe for GitHub Actions, GitLab, or Bitrise, whichever the project uses.",
      \.isAdopting)
  ]

  var operands: [Argument] = []
  var isAdopting = false

  func run(on console: Console) async throws -> ExitCode {
    guard operands.count < 2 else { throw UsageError("'init' accepts only one folder") }
    let folder = operands.first?.path ?? "."
    guard console.fileSystem.kind(folder) == .folder else {
      throw FileError(path: folder, reason: "not a folder")
    }
    let names = isAdopting ? [configurationName, baselineName] : [configurationName]
    for path in names.map(folder.appending) where console.fileSystem.kind(path) != nil {
      let update = "; to record the current problems, run: uibridge lint --write-baseline \(baselineName)"
      throw FileError(path: path, reason: "already exists; not changed" + (isAdopting ? update : ""))
    }
    if isAdopting { return try await adopt(in: folder, on: console) }
    try write(configurationTemplate(), to: folder.appending(configurationName), on: console)
    return .clean
  }

  /// Writes the files with which a project reports only new problems, and prints what to do with them.
  private func adopt(in folder: FilePath, on console: Console) async throws -> ExitCode {
    let sources = try await console.projectFiles([folder], listedIn: nil, jobs: console.coreCount)
    console.report(sources.failures)
    let run = try LintRun(
      of: sources, choice: RuleChoice(), configuration: nil, baseline: nil, usesBaselines: false, in: console.fileSystem
    )
    if console.report(run.problems) { return .failure }
    let report = await run.report(jobs: console.coreCount)
    let hasProblems = report.highestSeverity != nil

    var written = [folder.appending(configurationName)]
    try write(configurationTemplate(namingBaseline: hasProblems), to: written[0], on: console)
    if hasProblems {
      let path = folder.appending(baselineName)
      let change = try run.writeBaseline(report, to: path, in: console.fileSystem)
      console.writeError("uibridge: wrote \(change) to \(printable(path))\n")
      written.append(path)
    }
    let services = CIService.allCases.filter { console.fileSystem.kind(folder.appending($0.sign)) != nil }
    for service in services {
      let path = folder.appending(service.recipePath)
      guard console.fileSystem.kind(path) == nil else {
        console.writeError("uibridge: \(printable(path)): already exists; not changed\n")
        continue
      }
      try console.fileSystem.createFolder(path.parent ?? folder)
      try write(service.recipe, to: path, on: console)
      written.append(path)
    }
    try console.print(
      instructions(for: written, services: services, baseline: hasProblems ? folder.appending(baselineName) : nil))
    return run.hasFailures ? .failure : .clean
  }

  private func write(_ text: String, to path: FilePath, on console: Console) throws(FileError) {
    try console.fileSystem.write(Array(text.utf8), path)
    console.writeError("uibridge: wrote \(printable(path))\n")
  }
}

/// The path of the baseline below the folder of the configuration.
private let baselineName: FilePath = "uibridge-baseline.json"

/// The next steps, as paragraphs.
private func instructions(for written: [FilePath], services: [CIService], baseline: FilePath?) -> String {
  let service =
    services.isEmpty
    ? ["No configuration of GitHub Actions, GitLab, or Bitrise found. In CI, run: uibridge lint"]
    : services.compactMap(\.instruction)
  let update = baseline.map { path in
    [
      "From now on, 'uibridge lint' reports only new problems. After you fix old ones, run:",
      "  uibridge lint --write-baseline \(shellWord(path))",
    ]
  }
  let add = ["Commit these files:", "  git add \(written.map(shellWord).joined(separator: " "))"]
  return (add + service + (update ?? [])).joined(separator: "\n\n") + "\n"
}

/// The path as a word of a command line, in quotes if it contains anything that a shell could interpret.
private func shellWord(_ path: FilePath) -> String {
  let text = printable(path)
  if text.allSatisfy({ $0.isLetter || $0.isNumber || "./_-".contains($0) }) { return text }
  return "'\(text.replacing("'", with: #"'\''"#))'"
}

/// A configuration with all keys and their summaries. Each key has its default value, or an example in a comment. The
/// commented keys come first, so that uncommenting one requires no other change.
func configurationTemplate(namingBaseline namesBaseline: Bool = false) -> String {
  let keys: [ConfigurationKey] = [.schema, .include, .deploymentTargets, .baseline, .preset, .rules, .exclude]
  let entries = keys.map { key in
    let comment = folded(key.summary, to: 94).map { "  // \($0)\n" }.joined()
    let example = key == .baseline && namesBaseline ? baselineLine : example(of: key)
    return comment + "  " + example
  }
  return "{\n" + entries.joined(separator: "\n\n") + "\n}\n"
}

private let baselineLine = #""baseline": "\#(baselineName)","#

private func example(of key: ConfigurationKey) -> String {
  switch key {
  case .schema: #"// "$schema": "configuration.schema.json","#
  case .include: #"// "include": ["App", "Packages/**/*.swift"],"#
  case .deploymentTargets: #"// "deploymentTargets": { "iOS": "16.0" },"#
  case .baseline: "// \(baselineLine)"
  case .preset: #""preset": "recommended","#
  case .rules:
    """
    "rules": {
        // "layout-property-mutation": "off",
        // "missing-dismantle": "error"
      },
    """
  case .exclude: #""exclude": []"#
  }
}
