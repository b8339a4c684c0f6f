import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Where actions are asked for.
struct ActionPlace {
  /// UTF-8 offsets of the selection; empty for a cursor.
  let range: Range<Int>
  let file: SourceFile
  let project: ProjectModel
  let placement: SourcePlacement
  /// The innermost node at the start of the selection.
  let node: SyntaxNode
  /// The representable around; nil where it is a guess which declarations belong together.
  let representable: RepresentablePlace?

  init(_ range: Range<Int>, in file: SourceFile, of project: ProjectModel) {
    self.range = range
    self.file = file
    self.project = project
    node = file.document.tree.innermostNode(at: range.lowerBound)
    representable = RepresentablePlace(around: range, in: file, of: project)
    placement = representable?.placement ?? SourcePlacement(in: file.document.text)
  }

  /// The type declaration or extension in whose head, from its first word to its brace, the selection lies.
  var declarationAtHead: SyntaxNode? {
    guard let declaration = ([node] + node.ancestors).first(where: \.kind.isTypeDeclaration),
      let block = declaration.first(.memberBlock)
    else { return nil }
    let head = declaration.range.lowerBound..<block.firstToken.range.upperBound
    return head.contains(range) ? declaration : nil
  }

  /// The type in whose declaration's head the selection lies, with all its parts; nil for extensions.
  var typeAtHead: ProjectType? {
    guard let declaration = declarationAtHead, declaration.kind != .extensionDeclaration,
      let type = project.type(around: declaration, in: file.path), type.primary?.node == declaration
    else { return nil }
    return type
  }

  /// The representable in one of whose heads the selection lies.
  var representableAtHead: RepresentablePlace? {
    guard let representable, let declaration = declarationAtHead,
      representable.representable.parts.contains(where: { $0.node == declaration })
    else { return nil }
    return representable
  }

  /// Whether it is in the code of a function, accessor or closure.
  var isInCode: Bool {
    ([node] + node.ancestors).contains {
      [.codeBlock, .accessorBlock, .closure].contains($0.kind) && range.upperBound < $0.range.upperBound
    }
  }

  /// The statement at the top level of make or update that holds the selection, and the body that it is a part of.
  func statement(of method: LifecycleMethod) -> (node: SyntaxNode, body: LifecycleBody)? {
    guard let representable else { return nil }
    for body in representable.representable.bodies(of: method) where body.function.path == file.path {
      let item = body.block.items.first { $0.range.contains(range) }
      if let item, body.block.isTogether(with: node) { return (item, body) }
    }
    return nil
  }

  /// The declaration at file level around a node.
  func outermostDeclaration(around node: SyntaxNode) -> SyntaxNode? {
    ([node] + node.ancestors).last(where: \.kind.isDeclaration)
  }

  /// Whether the file is about AppKit and not about UIKit.
  var isInAppKit: Bool {
    let imports = project.imports(of: file.path)
    return !imports.isDisjoint(with: ["AppKit", "Cocoa"]) && !imports.contains("UIKit")
  }

  /// Whether the project says where it runs, and everything there has what came with these systems.
  func isKnownToReach(_ introduced: String) -> Bool {
    !project.surroundings(of: file.path).deploymentTargets.ranges.isEmpty
      && project.neededAvailability(for: introduced, at: node, in: file.path) == nil
  }

  /// Imports a module, unless the file does.
  func importEdits(_ module: String) -> [TextEdit] {
    guard !project.imports(of: file.path).contains(module) else { return [] }
    return [placement.insertion(ofImport: module, in: file.document.tree)]
  }
}

extension SyntaxNode {
  /// Of a declaration: whether other files cannot name it.
  var isHiddenInFile: Bool { hasModifier("private") || hasModifier("fileprivate") }
}
