import LintEngine
import Reporting
import Workspace

/// `uibridge init`: creates an initial configuration.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Create a commented '.uibridge.json' with the default settings, here or in FOLDER."
  static let operandPlaceholder = "[FOLDER]"

  var operands: [Argument] = []

  func run(on console: Console) async throws -> ExitCode {
    guard operands.count < 2 else { throw UsageError("'init' accepts only one folder") }
    let folder = operands.first?.path ?? "."
    guard console.fileSystem.kind(folder) == .folder else {
      throw FileError(path: folder, reason: "not a folder")
    }
    let path = folder.appending(configurationName)
    guard console.fileSystem.kind(path) == nil else {
      throw FileError(path: path, reason: "already exists; not changed")
    }
    try console.fileSystem.write(Array(configurationTemplate().utf8), path)
    console.writeError("uibridge: wrote \(printable(path))\n")
    return .clean
  }
}

/// A configuration with all keys and their summaries. Each key has its default value, or an example in a comment. The
/// commented keys come first, so that uncommenting one requires no other change.
func configurationTemplate() -> String {
  let keys: [ConfigurationKey] = [.schema, .include, .deploymentTargets, .baseline, .preset, .rules, .exclude]
  let entries = keys.map { key in
    let comment = folded(key.summary, to: 94).map { "  // \($0)\n" }.joined()
    return comment + "  " + example(of: key)
  }
  return "{\n" + entries.joined(separator: "\n\n") + "\n}\n"
}

private func example(of key: ConfigurationKey) -> String {
  switch key {
  case .schema: #"// "$schema": "configuration.schema.json","#
  case .include: #"// "include": ["App", "Packages/**/*.swift"],"#
  case .deploymentTargets: #"// "deploymentTargets": { "iOS": "16.0" },"#
  case .baseline: #"// "baseline": "uibridge-baseline.json","#
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
