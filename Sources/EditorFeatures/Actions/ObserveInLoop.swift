import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Replaces `updateProperties()`, which UIKit runs and tracks only on iOS 26 and later, with an observation loop,
  /// which also works on older systems.
  static let observeInLoop = Refactoring { place in
    guard let method = TrackedMethod(around: place) else { return [] }
    let title = "Convert to an observation loop"
    return [
      .trying(title, .rewrite) { () throws(Obstacle) in CodeAction(title, .rewrite, try method.edits()) }
    ]
  }
}

/// The method `updateProperties()` of a view or controller, in a project that also runs on systems that don't call it.
private struct TrackedMethod {
  private let function: SyntaxNode
  private let block: SyntaxNode
  /// The enclosing declaration.
  private let owner: SyntaxNode
  private let type: ProjectType
  private let place: ActionPlace
  private var placement: SourcePlacement { place.placement }

  init?(around place: ActionPlace) {
    guard
      let function = ([place.node] + place.node.ancestors).first(where: { $0.kind == .functionDeclaration }),
      function.isNamed("updateProperties"), function.parameters.isEmpty, let block = function.body,
      block.items.count > 1, let owner = function.ancestors.first(where: \.kind.isTypeDeclaration),
      let type = place.project.type(around: function, in: place.file.path), let known = type.frameworkClass,
      ["UIView", "UIViewController"].contains(where: { ClassHierarchy.isSubclass(known, of: $0) }),
      place.project.neededAvailability(for: "iOS 26", at: owner, in: place.file.path) != nil
    else { return nil }
    self.function = function
    self.block = block
    self.owner = owner
    self.type = type
    self.place = place
  }

  func edits() throws(Obstacle) -> [TextEdit] {
    if place.project.neededAvailability(for: "iOS 17", at: owner, in: place.file.path) != nil {
      throw Obstacle(reason: "withObservationTracking requires iOS 17")
    }
    if let call = type.members.flatMap(\.bodies).flatMap({ $0.descendants(.call) }).first(where: asksForUpdate) {
      throw Obstacle(reason: "'\(call.text)' triggers it")
    }
    if type.members.contains(where: { $0.name == loopName }) {
      throw Obstacle(reason: "\(type.simpleName) already has '\(loopName)'")
    }
    let (begin, members) = try begin()
    let loop = ObservationTemplate.loop(named: loopName, reading: try tracked())
    let base = indentation(at: function.range.lowerBound, in: placement.text)
    let text = placement.style.format(members + "private " + loop, base: base)
    return begin + [TextEdit(replacing: function.range, with: text)]
  }

  private func asksForUpdate(_ call: SyntaxNode) -> Bool {
    ["setNeedsUpdateProperties", "updatePropertiesIfNeeded", "updateProperties"].contains(call.calledName)
      && call.receiver?.isNamed("super") != true
  }

  /// The tracked statements, including comments.
  private func tracked() throws(Obstacle) -> [String] {
    guard let call = block.items.first, call.kind == .call, call.callee?.memberPath == ["super", "updateProperties"],
      function.attributes.allSatisfy({ $0.isNamed("available") })
    else { throw Obstacle(reason: "it doesn't start with 'super.updateProperties()'") }
    let separator = placement.text[call.range.upperBound..<block.range.upperBound].prefix { $0 == ";" || $0 == " " }
    let start = call.range.upperBound + (separator.contains(";") ? separator.utf8.count : 0)
    let open = block.firstToken.range.upperBound
    guard let before = placement.lines(in: open..<call.range.lowerBound, of: block),
      let behind = placement.lines(in: start..<block.lastToken.range.lowerBound, of: block)
    else { throw Obstacle(reason: "it contains a multiline string") }
    return before + behind
  }

  /// The name of the loop, derived from the model that it reads.
  private var loopName: String {
    ObservationTemplate.loopName(of: place.project.observedProperty(of: type, readIn: block) ?? "changes")
  }

  /// The edits that start the loop, and a member to add before it; the member is empty if none is needed.
  private func begin() throws(Obstacle) -> (edits: [TextEdit], member: String) {
    let isController = ClassHierarchy.isSubclass(type.frameworkClass ?? "", of: "UIViewController")
    let initial = type.localMembers.filter { isController ? $0.name == "viewDidLoad" : $0.callsSuperInit }
    let edits = initial.compactMap { member in
      member.node.body.flatMap { placement.insertions(of: loopName + "()", atEndOf: $0) }
    }
    guard edits.count == initial.count else { throw Obstacle(reason: "the initializer contains a 'return'") }
    if !edits.isEmpty { return (edits.flatMap(\.self), "") }
    guard isController else {
      throw Obstacle(reason: "\(type.simpleName) has no custom initializer to start the loop in")
    }
    return ([], ObservationTemplate.beginning(loopName) + "\n\n")
  }
}

extension Member {
  fileprivate var callsSuperInit: Bool {
    node.kind == .initializerDeclaration
      && node.body?.items.contains { $0.kind == .call && $0.callee?.memberPath == ["super", "init"] } == true
  }
}

extension ProjectModel {
  /// The first property through which code of a type reads an `@Observable` object; nil if none is found.
  func observedProperty(of type: ProjectType, readIn block: SyntaxNode) -> String? {
    let models = type.properties.filter { property in
      let name = property.typeName.flatMap { resolveUniquely($0, in: type.name)?.name } ?? ""
      return declarations(of: name).contains { $0.node.hasAttribute("Observable") }
    }.map(\.name)
    return block.descendants(.memberAccess).compactMap { $0.pathFromSelf?.first }.first(where: models.contains)
  }
}
