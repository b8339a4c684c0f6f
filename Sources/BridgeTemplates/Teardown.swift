import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// The code with which a representable stops what its make method starts: statements for the dismantle method, and
/// coordinator properties that store the started objects until then.
public struct Teardown: Sendable {
  /// The edits of the make method and of the coordinator class that store the started objects.
  public private(set) var edits: [TextEdit] = []
  private var statements: [Stop] = []
  /// The started calls that no statement here can stop.
  private var unreachable: [StartedCall] = []

  private let representable: Representable
  private let placement: SourcePlacement
  private let path: FilePath
  /// The coordinator properties that the edits declare.
  private var declared: [String] = []

  /// A stop statement, which may mention the wrapped object.
  private struct Stop {
    var subject: Subject
    var pair: StopPair
    var node: SyntaxNode
  }

  /// The receiver of a stop call.
  private enum Subject {
    /// The wrapped object, with the rest of the access path after its name.
    case wrapped(rest: String)
    /// An expression that the dismantle method can use unchanged: a property of the coordinator, or `UIDevice.current`.
    case expression(String)
    /// An optional property of the coordinator.
    case optional(String)
  }

  /// Edits only the file at this path, which must be the file of `placement`.
  public init(of representable: Representable, placement: SourcePlacement, path: FilePath) {
    self.representable = representable
    self.placement = placement
    self.path = path
    var storage: [String] = []
    for call in StartedCall.all(in: representable) where !isStoppedByCoordinator(call) {
      guard let subject = call.pair.token == nil ? receiver(of: call) : token(of: call, storage: &storage) else {
        unreachable.append(call)
        continue
      }
      statements.append(Stop(subject: subject, pair: call.pair, node: call.node))
    }
    if let coordinator = representable.coordinator, !storage.isEmpty {
      let edit = placement.insertion(
        ofMember: storage.joined(separator: "\n"), atEndOf: coordinator.declaration.node)
      edits += edit.map { [$0] } ?? []
    }
  }

  /// The statements of a dismantle method whose first parameter has this name.
  public func stops(called object: String) -> [String] {
    statements.map { stop in
      switch stop.subject {
      case .wrapped(let rest): stop.pair.stopCall(on: object + rest, node: stop.node)
      case .expression(let expression): stop.pair.stopCall(on: expression, node: stop.node)
      case .optional(let expression): stop.pair.stopCall(onOptional: expression, node: stop.node)
      }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Comments about the started objects that the dismantle method can't reach.
  public var comments: [String] {
    unreachable.map { call in
      let name = call.node.callee?.dottedName ?? call.node.calledName
      let advice = "make the object accessible in the coordinator, and call '\(call.pair.stopName)' here"
      return "// '\(name)' still runs: \(advice)."
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func isStoppedByCoordinator(_ call: StartedCall) -> Bool {
    let body = representable.coordinator?.deinitializer?.node.body
    return body?.calls(named: call.pair.stopName).isEmpty == false
  }

  // MARK: Finding the receiver

  private func receiver(of call: StartedCall) -> Subject? {
    guard let receiver = call.node.receiver, let path = receiver.memberPath, let root = path.first else { return nil }
    let rest = receiver.text(in: receiver.chainRoot.range.upperBound..<receiver.range.upperBound)
    if root == call.body.variable { return .wrapped(rest: rest) }
    if let stored = coordinatorPath(receiver, in: call.body) { return stored }
    if root.first?.isUppercase ?? false { return .expression(receiver.text) }
    guard path.count == 1 else { return nil }
    return kept(root, in: call.body)
  }

  private mutating func token(of call: StartedCall, storage: inout [String]) -> Subject? {
    if let assignment = call.node.parent.flatMap(Assignment.init) {
      return coordinatorPath(assignment.target, in: call.body)
    }
    let binding = call.node.parent.flatMap { $0.kind == .binding ? $0 : nil }
    let names = binding?.pattern?.declaredNames ?? []
    if let name = names.first, let stored = kept(name, in: call.body) { return stored }
    return storing(call, as: names.first, in: &storage)
  }

  /// A property of the coordinator, such as `context.coordinator.timer`, or `timer` in the coordinator's own method.
  private func coordinatorPath(_ expression: SyntaxNode, in body: LifecycleBody) -> Subject? {
    guard let coordinator = representable.coordinator,
      let name = representable.coordinatorMember(expression, in: body),
      let property = coordinator.properties.first(where: { $0.name == name }), !property.member.isPrivate
    else { return nil }
    let isOptional = property.typeNode?.isOptionalType ?? false
    return isOptional ? .optional("coordinator.\(name)") : .expression("coordinator.\(name)")
  }

  /// The coordinator property that stores the value of a local variable.
  private func kept(_ local: String, in body: LifecycleBody) -> Subject? {
    body.block.descendants(.sequence).compactMap(Assignment.init).firstNonNil { assignment in
      guard assignment.value.first?.memberPath == [local] else { return nil }
      return coordinatorPath(assignment.target, in: body)
    }
  }

  // MARK: Storing the object

  /// Declares a property in the coordinator and stores the started object there; nil if the edit would require a guess.
  private mutating func storing(_ call: StartedCall, as local: String?, in storage: inout [String]) -> Subject? {
    guard let coordinator = representable.coordinator, coordinator.isClass, let type = call.pair.token,
      coordinator.declaration.path == path, call.body.function.path == path, let context = call.body.context
    else { return nil }
    let name = freeName(local ?? usualName(of: type), in: coordinator)
    if let local {
      guard let statement = call.node.parent?.parent else { return nil }
      edits += placement.insertions(of: "\(context).coordinator.\(name) = \(local)", below: statement)
    } else {
      guard call.node.parent == call.body.block else { return nil }
      edits.append(.insert("\(context).coordinator.\(name) = ", at: call.node.range.lowerBound))
    }
    declared.append(name)
    storage.append("var \(name): \(type.hasPrefix("any ") ? "(\(type))" : type)?")
    return .optional("coordinator.\(name)")
  }

  private func freeName(_ name: String, in coordinator: Coordinator) -> String {
    let taken = Set(coordinator.members.map(\.name) + declared)
    let candidates = [name] + (2...9).map { "\(name)\($0)" }
    return candidates.first { !taken.contains($0) } ?? name
  }

  private func usualName(of type: String) -> String {
    switch type {
    case "CADisplayLink": "displayLink"
    case "Timer": "timer"
    case "NSKeyValueObservation": "observation"
    case "any NSObjectProtocol": "observer"
    case "Any": "monitor"
    default: "task"
    }
  }
}

extension StopPair {
  /// The statement that stops `subject`; `node` is the call that started it.
  fileprivate func stopCall(on subject: String, node: SyntaxNode) -> String {
    let call = stop.replacing("$", with: subject)
    guard let mark = call.firstIndex(of: "#") else { return call }
    let label = call[call.index(after: mark)...].prefix { $0.isLetter }
    let argument = node.argument(labeled: String(label))?.value?.text ?? ""
    return call.replacing("#\(label)", with: argument)
  }

  fileprivate func stopCall(onOptional subject: String, node: SyntaxNode) -> String {
    if stop.hasPrefix("$") { return stopCall(on: subject + "?", node: node) }
    let name = subject.split(separator: ".").last.map(String.init) ?? subject
    return "if let \(name) = \(subject) {\n  \(stopCall(on: name, node: node))\n}"
  }
}
