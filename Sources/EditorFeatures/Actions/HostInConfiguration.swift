import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Shows a SwiftUI view in a cell with a configuration, instead of adding the view of a hosting controller to the
  /// cell.
  static let hostInConfiguration = Refactoring { place in
    guard let call = ([place.node] + place.node.ancestors).first(where: \.makesHostingController),
      let hosting = CellHosting(of: call, at: place)
    else { return [] }
    let title = "Convert to UIHostingConfiguration"
    guard place.isKnownToReach("iOS 16") else {
      return [.disabled(title, .rewrite, because: "UIHostingConfiguration requires iOS 16")]
    }
    if let other = hosting.otherUse {
      return [.disabled(title, .rewrite, because: "'\(other.text)' uses the hosting controller")]
    }
    return [CodeAction(title, .rewrite, hosting.edits(in: place.placement))]
  }
}

/// A local hosting controller whose view is added to the content view of a cell.
private struct CellHosting {
  private let statement: SyntaxNode
  private let name: String
  private let root: String
  /// The expression for the cell, with a trailing dot; empty if the enclosing object is the cell.
  private let cell: String
  /// The other statements that use the controller.
  private let uses: [SyntaxNode]

  init?(of call: SyntaxNode, at place: ActionPlace) {
    guard let root = call.argument(labeled: "rootView")?.value, let binding = call.parent, binding.kind == .binding,
      let statement = binding.parent, statement.bindings.count == 1, let block = statement.parent,
      let names = binding.pattern?.declaredNames, names.count == 1,
      let type = place.project.type(around: call, in: place.file.path), let member = type.member(holding: call)
    else { return nil }
    uses = block.items.filter { item in
      item != statement && item.descendants(.reference).contains { $0.name == names[0] }
    }
    let container = uses.compactMap { $0.containerOfView(of: names[0]) }.first
    guard let path = container?.memberPath, path.last == "contentView" else { return nil }
    let isOwn = path == ["contentView"] || path == ["self", "contentView"]
    let isCell = type.frameworkClass.map { known in
      ["UITableViewCell", "UICollectionViewCell"].contains { ClassHierarchy.isSubclass(known, of: $0) }
    }
    guard isOwn ? isCell ?? false : call.isInCellProvider(member) else { return nil }
    self.statement = statement
    self.root = root.text
    cell = isOwn ? "" : path.dropLast().joined(separator: ".") + "."
    name = names[0]
  }

  /// The first statement that a configuration can't replace; nil if it can replace all of them.
  var otherUse: SyntaxNode? { uses.first { !$0.isContainment(of: name) } }

  func edits(in placement: SourcePlacement) -> [TextEdit] {
    let base = indentation(at: statement.range.lowerBound, in: placement.text)
    let lines = """
      \(cell)contentConfiguration = UIHostingConfiguration {
        \(root)
      }
      .margins(.all, 0)
      """
    return [TextEdit(replacing: statement.range, with: placement.style.format(lines, base: base))]
      + placement.deletions(of: uses)
  }
}

extension SyntaxNode {
  fileprivate var makesHostingController: Bool {
    kind == .call && calledName == "UIHostingController" && argument(labeled: "rootView") != nil
  }

  /// The container in `container.addSubview(controller.view)`; nil for other statements.
  fileprivate func containerOfView(of controller: String) -> SyntaxNode? {
    guard kind == .call, isCall(named: "addSubview"), arguments.first?.value?.memberPath == [controller, "view"] else {
      return nil
    }
    return receiver
  }

  /// Whether a statement only puts the controller's view in its place.
  fileprivate func isContainment(of controller: String) -> Bool {
    if containerOfView(of: controller) != nil { return true }
    if let assignment = Assignment(self), let path = assignment.target.memberPath, path.first == controller {
      return path.count == 3 && path[1] == "view" && propertiesOfPlace.contains(path[2])
        || path == [controller, "sizingOptions"]
    }
    guard kind == .call else { return false }
    if callee?.memberPath == ["NSLayoutConstraint", "activate"] { return true }
    if callee?.memberPath == [controller, "didMove"] { return true }
    return calledName == "addChild" && arguments.first?.value?.memberPath == [controller]
  }
}

private let propertiesOfPlace: Set = [
  "translatesAutoresizingMaskIntoConstraints", "frame", "autoresizingMask", "backgroundColor",
]
