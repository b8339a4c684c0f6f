import BridgeModel
import SwiftScan
import TextModel

/// Stores the only input that code in the update method depends on in the coordinator, so that the code runs only for a
/// new value. A representable without a coordinator gets one.
public struct ChangeMemory: Sendable {
  public let input: Property
  public let edits: [TextEdit]

  /// The place of the code: a body, its representable, and the file at `path`.
  public struct Place: Sendable {
    public var body: LifecycleBody
    public var representable: Representable
    public var project: ProjectModel
    public var placement: SourcePlacement
    public var path: FilePath

    public init(
      in body: LifecycleBody, of representable: Representable, project: ProjectModel, placement: SourcePlacement,
      path: FilePath
    ) {
      self.body = body
      self.representable = representable
      self.project = project
      self.placement = placement
      self.path = path
    }
  }

  /// nil if the call doesn't depend on exactly one input that can be compared, or if the file has no coordinator and
  /// can't get one.
  public init?(of call: SyntaxNode, at place: Place) {
    guard call.kind == .call, call.statement == call,
      place.project.timing(of: call, in: place.body.block, of: place.body.function.path) == .now,
      !call.text.contains(where: \.isNewline), let input = place.onlyInput(of: call),
      let stored = place.stored(input)
    else { return nil }
    let guarded = place.placement.replacement(
      of: call, with: "\(stored.place) = \(input.name)\n  \(call.text)", inIf: "\(stored.place) != \(input.name)")
    self.input = input
    edits = [guarded, stored.declaration]
  }

  /// Runs consecutive statements of a block only for a new value. nil if they use anything but one input that can be
  /// compared, the wrapped object, and their own locals, or if they share a line with other code.
  public init?(ofStatements statements: [SyntaxNode], at place: Place) {
    guard let first = statements.first, let last = statements.last,
      let input = place.onlyInput(ofStatements: statements), let stored = place.stored(input),
      let guarded = place.placement.wrapping(
        from: first, through: last, inIf: "\(stored.place) != \(input.name)",
        after: "\(stored.place) = \(input.name)")
    else { return nil }
    self.input = input
    edits = guarded + [stored.declaration]
  }
}

extension ChangeMemory.Place {
  /// The expression for the coordinator's copy of an input, and the edit that declares it.
  fileprivate func stored(_ input: Property) -> (place: String, declaration: TextEdit)? {
    guard !body.isInCoordinator, let context = body.context, body.function.path == path,
      let type = input.typeNode?.text
    else { return nil }
    let name = "last" + input.name.prefix(1).uppercased() + input.name.dropFirst()
    let property = "var \(name): \(type.hasSuffix("?") ? type : type + "?")"
    return insertion(of: property, named: name).map { ("\(context).coordinator.\(name)", $0) }
  }

  private func insertion(of property: String, named name: String) -> TextEdit? {
    guard let coordinator = representable.coordinator else {
      guard !project.suppliesCoordinator(to: representable) else { return nil }
      return NewCoordinator(of: representable, in: path, placement: placement)?.insertion(storing: property)
    }
    guard coordinator.isClass, !coordinator.isAmbiguous, coordinator.declaration.path == path,
      !coordinator.members.contains(where: { $0.name == name })
    else { return nil }
    return placement.insertion(ofMember: property, atEndOf: coordinator.declaration.node)
  }

  /// The only input that a call's effect depends on; nil if there is none, or if it can't be compared.
  fileprivate func onlyInput(of call: SyntaxNode) -> Property? {
    let names = Set(
      call.arguments.flatMap { $0.descendants(.reference) }
        .filter { $0.name.first?.isUppercase == false && !body.isRepresented($0) }.map(\.name))
    guard names.count == 1, let name = names.first, let input = representable.input(named: name),
      !call.isLocal(name, within: body.function.node), let type = input.typeNode?.unwrappedType.dottedName,
      comparableTypes.contains(type)
    else { return nil }
    return input
  }

  /// The only input that statements use.
  fileprivate func onlyInput(ofStatements statements: [SyntaxNode]) -> Property? {
    var names: Set<String> = []
    for reference in statements.flatMap({ $0.descendants(.reference) }) {
      let name = reference.name
      if name.first?.isUppercase ?? true || name.hasPrefix("$") || body.isRepresented(reference) { continue }
      if let local = reference.localDeclaration(of: name, within: body.function.node) {
        guard statements.contains(where: { $0.contains(local) }) else { return nil }
      } else {
        names.insert(name)
      }
    }
    guard names.count == 1, let name = names.first, let input = representable.input(named: name),
      project.hasInequality(input), project.valueKind(of: input) == .value
    else { return nil }
    return input
  }
}

private let comparableTypes: Set = [
  "String", "URL", "Int", "Double", "Float", "CGFloat", "Bool", "Data", "Date", "UUID", "URLRequest", "CGPoint",
]
