import BridgeFacts
import BridgeModel
import BridgeTemplates
import Workspace

extension NewCommand {
  /// Asks for everything that the arguments don't say, in this order: what the user has, what they want, and the name
  /// of the new type. nil if no kind of bridge fits.
  func answered(on console: Console) async throws -> (command: NewCommand, kind: BridgeKind)? {
    let files = try await console.projectFiles([], listedIn: nil, jobs: console.coreCount)
    let project = ProjectModel(joining: files.all, coverage: files.coverage)
    let targets = try namedTargets ?? targets(ofProjectIn: console.fileSystem)
    let questions = Questions(console, targets: targets)
    if !targets.ranges.isEmpty { console.writeError("The deployment target is \(targets).\n") }

    let subject =
      try wrapped.map { text throws(UsageError) in try Subject(named: text, in: project, of: self) }
      ?? questions.ask("What do you have? Enter a class, a SwiftUI view, or a type:") { text throws(UsageError) in
        try Subject(named: text, in: project, of: self)
      }
    var answered = self
    if subject.question == Family.Kind.view.rawValue {
      answered.hasSeenCounterparts = true
      for line in NativeCounterpart.sentences(about: subject.name, targets: targets) { console.writeError("\(line)\n") }
    }
    guard let kind = try subject.kind ?? questions.kind(from: subject.question).flatMap({ BridgeKind(rawValue: $0) })
    else {
      return nil
    }
    answered.wrapped = subject.name
    answered.typeName =
      try typeName
      ?? questions.ask("What is the name of the new type?") { text throws(UsageError) in
        try newName(text, beside: subject.name, in: project)
      }
    return (answered, kind)
  }
}

/// A type that the user has.
private struct Subject {
  let name: String
  /// The key of the first question that the type leaves open.
  let question: String
  /// The only kind that fits; nil if questions decide.
  let kind: BridgeKind?

  init(named text: String, in project: ProjectModel, of command: NewCommand) throws(UsageError) {
    name = try command.name(text, of: "--wrap", isDotted: true)
    let type = ProjectClass(named: name, in: project)
    let fitting: BridgeKind?
    switch type?.role {
    case .wrappable(let family): fitting = BridgeKind(rawValue: family.rawValue)
    case .view, .other: fitting = nil
    case nil where ClassHierarchy.isKnown(name):
      fitting = BridgeKind(wrapping: name)
      if fitting == nil { throw UsageError(NewBridge.Misfit.noKind.explanation(.view, name)) }
    case nil:
      fitting = nil
      if !project.declares(name) { try command.checkSpelling(of: name) }
    }
    // The question about a kind has the name of the kind.
    let aboutKind = fitting.flatMap { Decision.named($0.rawValue)?.key }
    kind = aboutKind == nil ? fitting : nil
    question = aboutKind ?? (type?.role == .view ? "hosting" : "what")
  }
}
