import BridgeFacts
import BridgeMap
import BridgeModel
import BridgeTemplates
import LintEngine
import LintRules
import SwiftScan
import TextModel
import Workspace

/// `uibridge new`: prints a complete bridge, chosen by options or by questions.
struct NewCommand: Command {
  static let name = "new"
  static let summary =
    "Print a complete bridge as a Swift file. In a terminal, without KIND, ask questions to choose one."
  static let operandPlaceholder = "[KIND]"
  static let operandChoices = BridgeKind.allCases.map { (name: $0.rawValue, help: $0.summary) }
  static let options: [CommandOption<NewCommand>] = [
    .text(
      "--wrap", "CLASS", "The class to wrap, the SwiftUI view to host, or the value type of a trait.", \.wrapped),
    .text("--name", "NAME", "The name of the new type.", \.typeName),
    .list(
      "--target", "SYSTEM,…",
      "The minimum deployment targets, such as iOS16 or macOS14. The default is those of the surrounding project.",
      \.targets),
    .text("--indent", "N|tab", "The indentation: a number of spaces, or tab. The default is 4.", \.indent),
    .flag(
      "--diagram", "Instead of a bridge, draw all questions and answers, marked for the deployment targets.", \.diagram),
    .choice(
      "--format", "FORMAT",
      "The format of the diagram. By default, it follows the file extension of '--output', or is text.", \.format),
    .newFile("--output", "Write the diagram to a file instead of standard output.", \.output),
  ]

  var operands: [Argument] = []
  var wrapped: String?
  var typeName: String?
  var targets: [String]?
  var indent: String?
  var diagram = false
  var format: DecisionFormat?
  var output: FilePath?
  /// Whether the user has already read which SwiftUI views replace the class.
  var hasSeenCounterparts = false

  func run(on console: Console) async throws -> ExitCode {
    if diagram { return try draw(on: console) }
    if let option = format == nil ? output.map({ _ in "--output" }) : "--format" {
      throw UsageError("'\(option)' requires '--diagram'")
    }
    guard operands.count < 2 else { throw UsageError("'new' accepts only one kind") }
    let style = SourceStyle(indentation: try indentation)
    if let word = operands.first?.text {
      return try await write(try kind(named: word), in: style, on: console)
    }
    let kinds = BridgeKind.allCases.map(\.rawValue).joined(separator: ", ")
    guard console.isInteractive else { throw UsageError("specify a kind: \(kinds)") }
    guard let (answered, kind) = try await answered(on: console) else { return .clean }
    return try await answered.write(kind, in: style, on: console)
  }

  private func write(_ kind: BridgeKind, in style: SourceStyle, on console: Console) async throws -> ExitCode {
    let wrapped = try name(wrapped, of: "--wrap", isDotted: true)
    let project = try await project(declaring: wrapped, for: kind, on: console)
    let name = try newName(typeName, beside: wrapped, in: project)
    let subject = project.flatMap { ProjectClass(named: wrapped, in: $0) }
    if kind.familyKind != nil, !(project?.declares(wrapped) ?? false) { try checkSpelling(of: wrapped) }
    do {
      let bridge = try bridge(kind, of: wrapped, named: name, from: subject, on: console)
      let known = hasSeenCounterparts ? bridge.nativeCounterparts : []
      for remark in bridge.remarks where !known.contains(remark) { console.writeError("uibridge: \(remark)\n") }
      try console.print(style.format(bridge.file))
      return .clean
    } catch let misfit as NewBridge.Misfit {
      throw UsageError(misfit.explanation(kind, wrapped))
    }
  }

  /// The project around the current directory; nil if the bridge isn't about a type that it can declare.
  private func project(
    declaring wrapped: String, for kind: BridgeKind, on console: Console
  ) async throws -> ProjectModel? {
    guard kind != .trait, !ClassHierarchy.isKnown(wrapped) else { return nil }
    let files = try await console.projectFiles([], listedIn: nil, jobs: console.coreCount)
    return ProjectModel(joining: files.all, coverage: files.coverage)
  }

  /// The bridge for the specified deployment targets, or for those of the project around the current directory if the
  /// bridge is available there.
  private func bridge(
    _ kind: BridgeKind, of wrapped: String, named name: String, from subject: ProjectClass?, on console: Console
  ) throws -> NewBridge {
    func bridge(_ targets: DeploymentTargets) throws(NewBridge.Misfit) -> NewBridge {
      try NewBridge(kind, of: wrapped, named: name, targets: targets, from: subject)
    }
    if let named = try namedTargets { return try bridge(named) }
    do {
      return try bridge(targets(ofProjectIn: console.fileSystem))
    } catch NewBridge.Misfit.otherSystem {
      return try bridge(DeploymentTargets())
    }
  }

  func targets(ofProjectIn fileSystem: FileSystem) -> DeploymentTargets {
    guard let folder = fileSystem.canonicalPath(".") else { return DeploymentTargets() }
    var settings = SettingsFinder(in: fileSystem, rules: Rule.all.map(\.id))
    return settings.settings(of: "\(folder)/New.swift").surroundings.deploymentTargets
  }

  /// Draws the questions, which are the same for all kinds and classes.
  private func draw(on console: Console) throws -> ExitCode {
    let misplaced = [
      wrapped.map { _ in "'--wrap'" }, typeName.map { _ in "'--name'" }, indent.map { _ in "'--indent'" },
      operands.first.map { "kind '\($0.text)'" },
    ]
    if let other = misplaced.compactMap(\.self).first {
      throw UsageError(
        "'--diagram' cannot be used with \(other); it accepts only '--format', '--output', and '--target'")
    }
    let format: DecisionFormat = try format ?? pictureFormat(of: output).format(of: "--diagram")
    let diagram = try DecisionDiagram(targets: namedTargets ?? targets(ofProjectIn: console.fileSystem))
    if !diagram.isMarked {
      console.writeError("uibridge: no UIKit deployment target found; specify one, for example: --target iOS17\n")
    }
    try console.print(format.render(diagram), to: output)
    return .clean
  }

  // MARK: Arguments

  private func kind(named word: String) throws(UsageError) -> BridgeKind {
    if let kind = BridgeKind(rawValue: word) { return kind }
    let kinds = BridgeKind.allCases.map(\.rawValue)
    let near = suggestion(for: word, among: kinds)
    throw UsageError(
      "unknown kind '\(word)'\(near.isEmpty ? "; expected one of \(kinds.joined(separator: ", "))" : near)")
  }

  /// Returns a type name. Throws if Swift doesn't accept it.
  func name(_ text: String?, of option: String, isDotted: Bool = false) throws(UsageError) -> String {
    guard let text else {
      throw UsageError("'\(option)' is required, for example: \(option) \(isDotted ? "UITextView" : "NoteEditor")")
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(isPlainName), isDotted || parts.count == 1 else {
      throw UsageError("'\(text)' is not a valid type name")
    }
    // The name of an Apple class may include its module.
    guard parts.count == 2, ClassHierarchy.module(of: parts[1]) == parts[0] else { return text }
    return parts[1]
  }

  /// Returns the name of the new type. Throws if it's already in use.
  func newName(
    _ text: String?, beside wrapped: String, in project: ProjectModel?
  ) throws(UsageError) -> String {
    let name = try name(text, of: "--name")
    if name == wrapped || ClassHierarchy.isKnown(name) || innerNames.contains(name) {
      throw UsageError("'\(name)' is already in use: choose another name for the new type")
    }
    if project?.declares(name) ?? false {
      throw UsageError("the project already declares '\(name)': choose another name for the new type")
    }
    return name
  }

  /// Throws if a class name looks like a typo of an Apple class, which is more likely than a class of the project with
  /// such a name.
  func checkSpelling(of className: String) throws(UsageError) {
    guard !className.contains("."), !ClassHierarchy.isKnown(className),
      let near = nearestName(to: className, among: ClassHierarchy.names), near.prefix(2) == className.prefix(2)
    else { return }
    throw UsageError("unknown class '\(className)'; did you mean '\(near)'?")
  }

  /// The deployment targets of `--target`; nil if there are none.
  var namedTargets: DeploymentTargets? {
    get throws(UsageError) {
      guard let targets else { return nil }
      var versions: [Platform: SystemVersion] = [:]
      for text in targets {
        let platform = Platform.allCases.first { text.lowercased().hasPrefix($0.rawValue.lowercased()) }
        let version = platform.flatMap { SystemVersion(text.dropFirst($0.rawValue.count).filter { $0 != " " }) }
        guard let platform, let version else {
          throw UsageError("'--target' must be a system such as iOS17 or macOS14.2, not '\(text)'")
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
        throw UsageError("'--indent' must be a number from 1 to 8, or tab, not '\(indent)'")
      }
      return String(repeating: " ", count: count)
    }
  }
}

/// The names of types that a bridge uses or declares.
private let innerNames: Set = ["Context", "Coordinator", "View"]

extension NewBridge {
  /// The remarks that a user needs before pasting the bridge.
  fileprivate var remarks: [String] {
    let manifest = "add the scene manifest in the comment to the Info.plist, or the app does not launch"
    return remarksAboutSubject + (needsSceneManifest ? [manifest] : [])
  }

  private var remarksAboutSubject: [String] {
    if let subject, subject.role == .view, !subject.isPlainView, kind != .cell {
      return ["'\(wrapped)' may need arguments; complete the calls of its initializer"]
    }
    guard kind.familyKind != nil, !ClassHierarchy.isKnown(wrapped) else { return nativeCounterparts }
    if let subject {
      return subject.obstacle.map { ["complete the call of the initializer of '\(wrapped)': \($0)"] } ?? []
    }
    return ["'\(wrapped)' is not an Apple class; add the arguments of its initializer"]
  }
}

extension NewBridge.Misfit {
  func explanation(_ kind: BridgeKind, _ wrapped: String) -> String {
    switch self {
    case .otherKind(let kind):
      "'\(wrapped)' is \(kind.subject); use: uibridge new \(kind.rawValue) --wrap \(wrapped)"
    case .notShown: "'\(wrapped)' is neither a view, a view controller, nor a gesture recognizer"
    case .noTraits:
      "'trait' requires UIKit, because AppKit has no traits; pass the value with '.environment' at each 'NSHostingView'"
    case .hidden: "'\(wrapped)' is private in its file, so another file cannot use it"
    case .isGeneric: "'\(wrapped)' is generic; specify a class that names its arguments, such as a subclass of it"
    case .noKind: "'\(wrapped)' cannot be wrapped directly; add it to a view and wrap the view"
    case .isProtocol(let user?):
      "'\(wrapped)' is a protocol; to wrap the class that uses it, specify --wrap \(user)"
    case .isProtocol(nil): "'\(wrapped)' is a protocol; specify a class"
    case .otherSystem(let systems): "'\(kind.rawValue)' for '\(wrapped)' is available only on \(systems)"
    case .tooEarly(let systems) where kind == .scene:
      "'scene' requires \(systems); for earlier systems, use: uibridge new window"
    case .tooEarly(let systems): "'\(kind.rawValue)' requires \(systems)"
    }
  }
}

extension BridgeKind {
  /// A word for the types that a bridge of this kind wraps or shows, with an article.
  fileprivate var subject: String {
    switch self {
    case .view: "a view"
    case .controller: "a view controller"
    case .gesture: "a gesture recognizer"
    case .watch: "an interface object of WatchKit"
    case .child, .screen, .window, .scene, .cell: "a SwiftUI view"
    case .trait: "a value"
    }
  }
}
