import BridgeModel
import SwiftScan
import TextModel

/// Stores the only input that a call in the update method depends on in the coordinator, so that the call runs only for
/// a new value.
public struct ChangeMemory: Sendable {
  public let input: Property
  public let edits: [TextEdit]

  /// nil if the call doesn't depend on exactly one input that can be compared, or if the coordinator isn't in the file
  /// at `path`.
  public init?(
    of call: SyntaxNode, in body: LifecycleBody, of representable: Representable, placement: SourcePlacement,
    path: FilePath
  ) {
    guard call.kind == .call, !body.isInCoordinator, let context = body.context, call.statement == call,
      call.position(in: body.block) == .synchronous, !call.text.contains(where: \.isNewline),
      let coordinator = representable.coordinator, coordinator.isClass, !coordinator.isAmbiguous,
      coordinator.declaration.path == path, body.function.path == path,
      let input = call.onlyInput(in: body, of: representable), let type = input.typeNode?.text
    else { return nil }
    let name = "last" + input.name.prefix(1).uppercased() + input.name.dropFirst()
    let property = "var \(name): \(type.hasSuffix("?") ? type : type + "?")"
    guard !coordinator.members.contains(where: { $0.name == name }),
      let declaration = placement.insertion(ofMember: property, atEndOf: coordinator.declaration.node)
    else { return nil }
    let place = "\(context).coordinator.\(name)"
    let guarded = placement.replacement(
      of: call, with: "\(place) = \(input.name)\n  \(call.text)", inIf: "\(place) != \(input.name)")
    self.input = input
    edits = [guarded, declaration]
  }
}

extension SyntaxNode {
  /// The only input that a call's effect depends on; nil if there is none, or if it can't be compared.
  fileprivate func onlyInput(in body: LifecycleBody, of representable: Representable) -> Property? {
    let names = Set(
      arguments.flatMap { $0.descendants(.reference) }
        .filter { $0.name.first?.isUppercase == false && !body.isRepresented($0) }.map(\.name))
    guard names.count == 1, let name = names.first, let input = representable.input(named: name),
      !isLocal(name, within: body.function.node), let type = input.typeNode?.unwrappedType.dottedName,
      comparableTypes.contains(type)
    else { return nil }
    return input
  }
}

private let comparableTypes: Set = [
  "String", "URL", "Int", "Double", "Float", "CGFloat", "Bool", "Data", "Date", "UUID", "URLRequest", "CGPoint",
]
