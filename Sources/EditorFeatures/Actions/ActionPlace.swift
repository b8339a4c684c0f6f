import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// The place for which an editor requests actions.
struct ActionPlace {
  /// The UTF-8 offsets of the selection; empty for an insertion point.
  let range: Range<Int>
  let file: SourceFile
  let project: ProjectModel
  let placement: SourcePlacement
  /// The innermost node at the start of the selection.
  let node: SyntaxNode
  /// The enclosing representable; nil if it's ambiguous which declarations belong together.
  let representable: RepresentablePlace?

  init(_ range: Range<Int>, in file: SourceFile, of project: ProjectModel) {
    self.range = range
    self.file = file
    self.project = project
    node = file.document.tree.innermostNode(at: range.lowerBound)
    representable = RepresentablePlace(around: range, in: file, of: project)
    placement = representable?.placement ?? SourcePlacement(in: file.document.text)
  }

  /// The type declaration or extension whose head, from its first word to its opening brace, contains the selection.
  var declarationAtHead: SyntaxNode? {
    guard let declaration = ([node] + node.ancestors).first(where: \.kind.isTypeDeclaration),
      let block = declaration.first(.memberBlock)
    else { return nil }
    let head = declaration.range.lowerBound..<block.firstToken.range.upperBound
    return head.contains(range) ? declaration : nil
  }

  /// The type whose declaration head contains the selection, with all its parts; nil for extensions.
  var typeAtHead: ProjectType? {
    guard let declaration = declarationAtHead, declaration.kind != .extensionDeclaration,
      let type = project.type(around: declaration, in: file.path), type.primary?.node == declaration
    else { return nil }
    return type
  }

  /// The representable of which one head contains the selection.
  var representableAtHead: RepresentablePlace? {
    guard let representable, let declaration = declarationAtHead,
      representable.representable.parts.contains(where: { $0.node == declaration })
    else { return nil }
    return representable
  }

  /// Whether the selection is in the code of a function, accessor, or closure.
  var isInCode: Bool {
    ([node] + node.ancestors).contains {
      [.codeBlock, .accessorBlock, .closure].contains($0.kind) && range.upperBound < $0.range.upperBound
    }
  }

  /// The top-level statement of the make or update method that contains the selection, and the body that it's part of.
  func statement(of method: LifecycleMethod) -> (node: SyntaxNode, body: LifecycleBody)? {
    guard let representable else { return nil }
    for body in representable.representable.bodies(of: method) where body.function.path == file.path {
      let item = body.block.items.first { $0.range.contains(range) }
      if let item, body.block.isTogether(with: node) { return (item, body) }
    }
    return nil
  }

  /// The file-level declaration around a node.
  func outermostDeclaration(around node: SyntaxNode) -> SyntaxNode? {
    ([node] + node.ancestors).last(where: \.kind.isDeclaration)
  }

  /// Whether the file imports AppKit but not UIKit, or, if it imports neither, its project is for macOS only.
  var isInAppKit: Bool {
    let imports = project.imports(of: file.path)
    if imports.contains("UIKit") { return false }
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return true }
    return Array(project.surroundings(of: file.path).deploymentTargets.ranges.keys) == [.macOS]
  }

  /// Whether the project declares deployment targets and they all have the APIs introduced in this version.
  func isKnownToReach(_ introduced: String) -> Bool {
    !project.surroundings(of: file.path).deploymentTargets.ranges.isEmpty
      && project.neededAvailability(for: introduced, at: node, in: file.path) == nil
  }

  /// The edit that imports a module; empty if the file imports it already.
  func importEdits(_ module: String) -> [TextEdit] {
    guard !project.imports(of: file.path).contains(module) else { return [] }
    return [placement.insertion(ofImport: module, in: file.document.tree)]
  }
}
