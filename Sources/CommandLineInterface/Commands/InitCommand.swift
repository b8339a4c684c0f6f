import LintEngine
import Reporting
import Workspace

/// `uibridge init`: a configuration to begin with.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Write a commented '.uibridge.json' that changes nothing yet, here or in FOLDER."
  static let operandPlaceholder = "[FOLDER]"

  var operands: [Argument] = []

  func run(on console: Console) async throws -> ExitCode {
    guard operands.count < 2 else { throw UsageError("'init' takes one folder") }
    let folder = operands.first?.path ?? "."
    guard console.fileSystem.kind(folder) == .folder else {
      throw FileError(path: folder, reason: "It is no folder")
    }
    let path = folder.appending(configurationName)
    guard console.fileSystem.kind(path) == nil else {
      throw FileError(path: path, reason: "It is there already, and is left as it is")
    }
    try console.fileSystem.write(Array(configurationTemplate().utf8), path)
    console.writeError("uibridge: wrote \(printable(path))\n")
    return .clean
  }
}

/// A configuration with every key and what it is for, with a value that changes nothing or as an example in a comment. The
/// comments come first, so that a line can lose its slashes without more ado.
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
