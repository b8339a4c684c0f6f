import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import LintRules
import SwiftScan
import TextModel
import Workspace

/// `uibridge new`: a finished bridge, by options or by questions.
struct NewCommand: Command {
  static let name = "new"
  static let summary =
    "Print a finished bridge as a Swift file; on a terminal, without KIND, ask which one fits."
  static let operandPlaceholder = "[KIND]"
  static let operandChoices = BridgeKind.allCases.map { (name: $0.rawValue, help: $0.summary) }
  static let options: [CommandOption<NewCommand>] = [
    .text(
      "--wrap", "CLASS", "The class to wrap; the SwiftUI view to host; of a trait the type of its value.", \.wrapped),
    .text("--name", "NAME", "What the new type is called.", \.typeName),
    .list(
      "--target", "SYSTEM,…",
      "The lowest systems that it has to run on, such as iOS16 or macOS14; those of the project around unless given.",
      \.targets),
    .text("--indent", "N|tab", "How far a level is indented: that many spaces, or a tab; 4 unless given.", \.indent),
  ]

  var operands: [Argument] = []
  var wrapped: String?
  var typeName: String?
  var targets: [String]?
  var indent: String?

  func run(on console: Console) async throws -> ExitCode {
    guard operands.count < 2 else { throw UsageError("'new' takes one kind") }
    let style = SourceStyle(indentation: try indentation)
    if let word = operands.first?.text {
      return try write(try kind(named: word), in: style, on: console)
    }
    let kinds = BridgeKind.allCases.map(\.rawValue).joined(separator: ", ")
    guard console.isInteractive else { throw UsageError("say what to write: \(kinds)") }
    let questions = Questions(console)
    guard let word = try questions.way() else { return .clean }
    var answered = self
    answered.wrapped = try wrapped ?? questions.ask("Which class, view or type?")
    answered.typeName = try typeName ?? questions.ask("What shall the new type be called?")
    return try answered.write(try kind(named: word), in: style, on: console)
  }

  private func write(_ kind: BridgeKind, in style: SourceStyle, on console: Console) throws -> ExitCode {
    let wrapped = try name(wrapped, of: "--wrap", isDotted: true)
    let name = try name(typeName, of: "--name")
    let isTaken = name == wrapped || ClassHierarchy.isKnown(name) || innerNames.contains(name)
    if isTaken, kind != .trait { throw UsageError("'\(name)' is taken: give the new type another name") }
    try checkSpelling(of: wrapped, for: kind)
    do {
      let bridge = try bridge(kind, of: wrapped, named: name, on: console)
      for remark in bridge.remarks { console.writeError("uibridge: \(remark)\n") }
      try console.print(style.format(bridge.file))
      return .clean
    } catch let misfit as NewBridge.Misfit {
      throw UsageError(misfit.explanation(kind, wrapped))
    }
  }

  /// For the systems that were named, or those of the project around the working folder where it is for such ones.
  private func bridge(_ kind: BridgeKind, of wrapped: String, named name: String, on console: Console) throws
    -> NewBridge
  {
    if let named = try namedTargets { return try NewBridge(kind, of: wrapped, named: name, targets: named) }
    do {
      return try NewBridge(kind, of: wrapped, named: name, targets: targets(ofProjectIn: console.fileSystem))
    } catch NewBridge.Misfit.otherSystem {
      return try NewBridge(kind, of: wrapped, named: name, targets: DeploymentTargets())
    }
  }

  private func targets(ofProjectIn fileSystem: FileSystem) -> DeploymentTargets {
    guard let folder = fileSystem.canonicalPath(".") else { return DeploymentTargets() }
    var settings = SettingsFinder(in: fileSystem, rules: Rule.all.map(\.id))
    return settings.settings(of: "\(folder)/New.swift").surroundings.deploymentTargets
  }

  // MARK: What is asked for

  private func kind(named word: String) throws(UsageError) -> BridgeKind {
    if let kind = BridgeKind(rawValue: word) { return kind }
    let kinds = BridgeKind.allCases.map(\.rawValue)
    let near = suggestion(for: word, among: kinds)
    throw UsageError(
      "unknown kind '\(word)'\(near.isEmpty ? "; it has to be one of \(kinds.joined(separator: ", "))" : near)")
  }

  /// A name as Swift takes it.
  private func name(_ text: String?, of option: String, isDotted: Bool = false) throws(UsageError) -> String {
    guard let text else {
      throw UsageError("'\(option)' is needed, such as \(option) \(isDotted ? "UITextView" : "NoteEditor")")
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(isPlainName), isDotted || parts.count == 1 else {
      throw UsageError("'\(text)' is no name of a type")
    }
    // A class of Apple's may come with its module.
    guard parts.count == 2, ClassHierarchy.module(of: parts[1]) == parts[0] else { return text }
    return parts[1]
  }

  /// A class of Apple's with a slip in its name is more likely than one of the project's with such a name.
  private func checkSpelling(of className: String, for kind: BridgeKind) throws(UsageError) {
    guard kind.familyKind != nil, !className.contains("."), !ClassHierarchy.isKnown(className),
      let near = nearestName(to: className, among: ClassHierarchy.names), near.prefix(2) == className.prefix(2)
    else { return }
    throw UsageError("unknown class '\(className)'; did you mean '\(near)'?")
  }

  /// nil where none are given.
  private var namedTargets: DeploymentTargets? {
    get throws(UsageError) {
      guard let targets else { return nil }
      var versions: [Platform: SystemVersion] = [:]
      for text in targets {
        let platform = Platform.allCases.first { text.lowercased().hasPrefix($0.rawValue.lowercased()) }
        let version = platform.flatMap { SystemVersion(text.dropFirst($0.rawValue.count).filter { $0 != " " }) }
        guard let platform, let version else {
          throw UsageError("'--target' takes a system such as iOS17 or macOS14.2, not '\(text)'")
        }
        versions[platform] = version
      }
      return DeploymentTargets(versions)
    }
  }

  private var indentation: String {
    get throws(UsageError) {
      guard let indent else { return "    " }
      if indent == "tab" { return "\t" }
      guard let count = Int(indent), (1...8).contains(count) else {
        throw UsageError("'--indent' takes a number from 1 to 8 or tab, not '\(indent)'")
      }
      return String(repeating: " ", count: count)
    }
  }
}

/// Names of types that a bridge uses or declares.
private let innerNames: Set = ["Context", "Coordinator", "View"]

extension NewBridge {
  /// What to know before it is pasted.
  fileprivate var remarks: [String] {
    let isUnknown = kind.familyKind != nil && !ClassHierarchy.isKnown(wrapped)
    return nativeCounterparts
      + (isUnknown ? ["'\(wrapped)' is taken for a class of yours: pass to its initializer what it needs."] : [])
  }
}

extension NewBridge.Misfit {
  fileprivate func explanation(_ kind: BridgeKind, _ wrapped: String) -> String {
    switch self {
    case .otherKind(let kind): "'\(wrapped)' takes another kind: uibridge new \(kind.rawValue)"
    case .noKind: "nothing wraps '\(wrapped)'; put it into a view, and wrap that"
    case .otherSystem(let systems): "'\(kind.rawValue)' of '\(wrapped)' is for \(systems)"
    case .tooEarly(let systems) where kind == .scene: "'scene' needs \(systems); before that: uibridge new window"
    case .tooEarly(let systems): "'\(kind.rawValue)' needs \(systems)"
    }
  }
}
