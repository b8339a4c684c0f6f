import BridgeModel
import SwiftScan
import TextModel

/// Lets the Coordinator remember the one input on which a call in update depends, so that the call is made only for
/// another value.
public struct ChangeMemory: Sendable {
  public let input: Property
  public let edits: [TextEdit]

  /// nil where the call depends on more or on less, or the Coordinator stands in another file than `path`.
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
  /// Of a call: the input that alone decides what it does, if it can be compared.
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
