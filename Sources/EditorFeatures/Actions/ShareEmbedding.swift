import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Replaces the statements with which controllers of a file add a child controller with calls to a shared method.
  static let shareEmbedding = Refactoring { place in
    guard place.isBesideAddedChild,
      let embedding = ChildEmbedding.all(in: place).first(where: { $0.range.contains(place.range) })
    else { return [] }
    let title = "Replace with a shared 'embed(_:in:)' method"
    let helpers = place.project.extensions(of: "UIViewController").filter { part in
      part.members.contains { $0.name == "embed" && $0.isHelper }
    }
    let alike = ChildEmbedding.all(in: place).filter { $0.filling == embedding.filling && !$0.isHelper }
    guard let helper = helpers.first else {
      guard !embedding.isHelper, alike.count > 1 || embedding.isRepeatedElsewhere(than: place) else { return [] }
      guard let outermost = place.outermostDeclaration(around: embedding.statements[0]) else { return [] }
      let method = HostingTemplate.embeddingMethod(embedding.filling)
      let declaration = place.placement.insertion(ofDeclaration: method, below: outermost)
      return [CodeAction(title, .extract, alike.map { $0.call(in: place) } + [declaration])]
    }
    guard !embedding.isHelper else { return [] }
    guard helper.members.contains(where: { $0.isHelper && $0.fills(embedding.filling) }) else {
      return [.disabled(title, .extract, because: "'embed(_:in:)' of UIViewController does something else")]
    }
    return [CodeAction(title, .extract, alike.map { $0.call(in: place) })]
  }
}

extension ActionPlace {
  /// Whether a statement in the same block as the selection adds a child.
  fileprivate var isBesideAddedChild: Bool {
    let block = ([node] + node.ancestors).first { $0.kind == .codeBlock }
    return block?.items.contains { $0.kind == .call && $0.isCall(named: "addChild") } ?? false
  }
}

/// Consecutive statements with which a controller adds a child controller whose view fills a container.
private struct ChildEmbedding {
  let statements: [SyntaxNode]
  let filling: HostingTemplate.Filling
  /// The child and the container, as written.
  private let child: String
  private let container: String
  /// `self.` if the statements use it; empty otherwise.
  private let receiver: String

  var range: Range<Int> { statements[0].range.lowerBound..<(statements.last ?? statements[0]).range.upperBound }

  /// The embeddings in the controllers of a file. Those with comments among their statements are left out.
  static func all(in place: ActionPlace) -> [ChildEmbedding] {
    place.file.document.tree.descendants(.call).filter { $0.isCall(named: "addChild") }.compactMap { call in
      guard let block = call.parent, let embedding = ChildEmbedding(of: call, in: block),
        !place.placement.text[embedding.range].contains("//"), !place.placement.text[embedding.range].contains("/*"),
        let type = place.project.type(around: call, in: place.file.path), let known = type.frameworkClass,
        ClassHierarchy.isSubclass(known, of: "UIViewController")
      else { return nil }
      return embedding
    }
  }

  init?(of call: SyntaxNode, in block: SyntaxNode) {
    guard [nil, ["self"]].contains(call.receiver?.memberPath), call.arguments.count == 1,
      let path = call.arguments[0].value?.memberPath, call.arguments[0].value?.text == path.joined(separator: ".")
    else { return nil }
    let items = block.items
    guard let index = items.firstIndex(of: call) else { return nil }
    let step = { (item: SyntaxNode) in EmbeddingStep(item, of: path) }
    let before = items[..<index].reversed().prefix { step($0) != nil }.reversed()
    let run = before + items[index...].prefix { step($0) != nil }
    let steps = run.compactMap(step)
    guard let container = steps.firstNonNil(\.container), run.allSatisfy(\.firstToken.startsLine),
      let filling = HostingTemplate.Filling.allCases.first(where: { EmbeddingStep.all($0, container) == Set(steps) }),
      steps.count == Set(steps).count
    else { return nil }
    statements = Array(run)
    self.filling = filling
    self.container = container
    child = path.joined(separator: ".")
    receiver = call.receiver == nil ? "" : "self."
  }

  /// Whether it's inside the shared method itself.
  var isHelper: Bool {
    statements[0].ancestors.contains { $0.kind == .functionDeclaration && $0.isNamed("embed") }
  }

  func call(in place: ActionPlace) -> TextEdit {
    TextEdit(replacing: range, with: "\(receiver)embed(\(child), in: \(container))")
  }

  /// Whether the code of another file does the same.
  func isRepeatedElsewhere(than place: ActionPlace) -> Bool {
    place.project.files(about: .containment).contains { file in
      guard file.path != place.file.path else { return false }
      let other = ActionPlace(0..<0, in: file.file, of: place.project)
      return ChildEmbedding.all(in: other).contains { $0.filling == filling }
    }
  }
}

/// The effect of one of the statements.
private enum EmbeddingStep: Hashable {
  case addsChild, tellsChild, optsOut, masks
  case addsView(to: String)
  case constrains(to: String)
  case takesBounds(of: String)

  /// All steps of one way to fill a container.
  static func all(_ filling: HostingTemplate.Filling, _ container: String) -> Set<Self> {
    switch filling {
    case .constraints: [.addsChild, .optsOut, .addsView(to: container), .constrains(to: container), .tellsChild]
    case .autoresizing: [.addsChild, .takesBounds(of: container), .masks, .addsView(to: container), .tellsChild]
    }
  }

  var container: String? { if case .addsView(let container) = self { container } else { nil } }

  /// nil if the statement does anything else.
  init?(_ statement: SyntaxNode, of child: [String]) {
    if let assignment = Assignment(statement) {
      self.init(assignment, of: child + ["view"])
      return
    }
    guard statement.kind == .call, let path = statement.callee?.memberPath else { return nil }
    let argument = statement.arguments.count == 1 ? statement.arguments[0] : nil
    switch path.last {
    case "addChild" where path.count < 3 && argument?.value?.memberPath == child: self = .addsChild
    case "didMove" where Array(path.dropLast()) == child && argument?.label == "toParent":
      guard argument?.value?.memberPath == ["self"] else { return nil }
      self = .tellsChild
    case "addSubview" where path.count > 1 && argument?.value?.memberPath == child + ["view"]:
      self = .addsView(to: path.dropLast().joined(separator: "."))
    case "activate" where path == ["NSLayoutConstraint", "activate"]:
      guard let list = argument?.value, list.kind == .arrayLiteral,
        let container = list.edgesFillingContainer(of: child + ["view"])
      else { return nil }
      self = .constrains(to: container)
    default: return nil
    }
  }

  private init?(_ assignment: Assignment, of view: [String]) {
    guard !assignment.isCompound, let path = assignment.target.memberPath, Array(path.dropLast()) == view else {
      return nil
    }
    switch (path.last, assignment.valueText) {
    case ("translatesAutoresizingMaskIntoConstraints", "false"): self = .optsOut
    case ("autoresizingMask", let mask) where wholeMasks.contains(mask): self = .masks
    case ("frame", let bounds) where bounds.hasSuffix(".bounds"):
      self = .takesBounds(of: String(bounds.dropLast(".bounds".count)))
    default: return nil
    }
  }
}

private let wholeMasks: Set = ["[.flexibleWidth, .flexibleHeight]", "[.flexibleHeight, .flexibleWidth]"]

extension SyntaxNode {
  /// The view whose edges a list of constraints ties to those of `view`; nil if the list does anything else.
  fileprivate func edgesFillingContainer(of view: [String]) -> String? {
    var containers: Set<[String]> = []
    var edges: Set<String> = []
    for constraint in children {
      guard constraint.kind == .call, constraint.arguments.count == 1,
        let path = constraint.callee?.memberPath, path.count == view.count + 2, path.last == "constraint",
        Array(path.prefix(view.count)) == view,
        let other = constraint.argument(labeled: "equalTo")?.value?.memberPath, let edge = other.last,
        edge == path[view.count]
      else { return nil }
      containers.insert(Array(other.dropLast()))
      edges.insert(edge)
    }
    guard containers.count == 1, edges == ["topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor"] else {
      return nil
    }
    return containers.first?.joined(separator: ".")
  }
}

extension Member {
  /// Whether this is a method `embed(_ child: UIViewController, in container: UIView)`.
  fileprivate var isHelper: Bool {
    isFunction && !isPrivate && !isStatic && labels == [nil, "in"]
      && node.parameters.map { $0.type?.dottedName } == ["UIViewController", "UIView"]
  }

  fileprivate func fills(_ filling: HostingTemplate.Filling) -> Bool {
    bodies.contains { block in
      block.calls(named: "addChild").contains { ChildEmbedding(of: $0, in: block)?.filling == filling }
    }
  }
}
