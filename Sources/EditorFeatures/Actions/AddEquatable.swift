import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Lets SwiftUI skip updates with equal inputs: adds the conformance, and `.equatable()` if the file creates the
  /// view.
  static let addEquatable = Refactoring { place in
    let title = "Add Equatable conformance"
    guard let target = place.representableAtHead, target.representable.family.isView,
      !target.representable.inputs.isEmpty
    else { return [] }
    let representable = target.representable
    let ancestry = place.project.ancestry(of: representable.parts)
    guard ["Equatable", "Hashable", "Comparable"].allSatisfy({ !ancestry.contains($0) }), ancestry.isComplete,
      place.file.path == representable.declaration.path
    else { return [] }
    if let other = representable.storedProperties.first(where: { !$0.isComparedByValue(in: place.project) }) {
      return [.disabled(title, .refactor, because: "'\(other.name)' isn't Equatable")]
    }
    let conformance = place.placement.insertions(ofInherited: ["Equatable"], in: representable.declaration.node)
    return [CodeAction(title, .refactor, conformance + uses(of: representable, in: place.file))]
  }

  private static func uses(of representable: Representable, in file: SourceFile) -> [TextEdit] {
    file.document.tree.descendants(.call).filter { call in
      call.callee?.dottedName == representable.name && call.isView
    }.map { .insert(".equatable()", at: $0.range.upperBound) }
  }
}

extension Representable {
  /// The properties that the synthesized `==` compares.
  fileprivate var storedProperties: [Property] { properties.filter { $0.member.isStored && !$0.member.isStatic } }
}

extension Property {
  /// Whether the property is a plain value with `==`. A property with a property wrapper isn't.
  fileprivate func isComparedByValue(in project: ProjectModel) -> Bool {
    wrapper == nil && project.valueKind(of: self) == .value && project.hasInequality(self)
      && !(typeNode?.isOptionalType ?? false && project.valueKind(of: self) == .unknown)
  }
}

extension SyntaxNode {
  /// Whether this call, which creates a view, is shown here: as a statement of a builder, or with a modifier after it.
  fileprivate var isView: Bool {
    guard let parent else { return false }
    if parent.kind == .memberAccess, let modifier = parent.parent, modifier.kind == .call {
      return modifier.callee == parent && !parent.isNamed("equatable")
    }
    return [.closure, .codeBlock, .accessorBlock].contains(parent.kind) && parent.items.contains(self)
  }
}
