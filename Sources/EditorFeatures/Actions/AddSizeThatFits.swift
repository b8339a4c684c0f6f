import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan

extension Refactoring {
  /// Adds `sizeThatFits`, with which a representable tells SwiftUI the size of the wrapped object.
  static let addSizeThatFits = Refactoring { place in
    guard let target = place.representableAtHead, target.representable.name(of: .sizeThatFits) != nil,
      !target.representable.members.contains(where: { $0.name == "sizeThatFits" }),
      target.representable.representedType != nil, let owner = target.owner
    else { return [] }
    guard let method = target.template.measuringFits(by: target.measurement),
      let edit = place.placement.insertion(ofMember: method, atEndOf: owner.node)
    else { return [] }
    return [CodeAction("Add sizeThatFits", .refactor, [edit])]
  }
}

extension RepresentablePlace {
  /// How to find the size of the wrapped object.
  fileprivate var measurement: Measurement {
    // If the superclass is unknown, Auto Layout is right for most objects with a size.
    guard isOfKnownClass else { return .constraints }
    if representable.family.kind == .controller {
      return arrangingControllers.contains(wrappedClass) ? .constraints : .proposal
    }
    let parts = wrappedParts
    if parts.flatMap(\.members).contains(where: { $0.isFunction && $0.name == "sizeThatFits" }) { return .itself }
    guard let size = IntrinsicSize.size(of: wrappedClass) else { return .constraints }
    if size.isOfContainer {
      let code = parts.map(\.node) + representable.bodiesWithHelpers(of: .make).map(\.block)
      return code.contains(where: \.arrangesContent) ? .constraints : .proposal
    }
    if size.extent == .none { return .proposal }
    return ClassTrait.laidOutByConstraints.holds(for: wrappedClass) ? .constraints : .itself
  }

  /// Whether the Apple class is known that the wrapped class is or inherits from.
  private var isOfKnownClass: Bool {
    representable.representedType?.name.map { project.frameworkClass(of: $0, in: representable.name) != nil } ?? false
  }

  /// The parts of the wrapped class and of its superclasses in the project.
  private var wrappedParts: [TypeDeclaration] {
    guard let type = project.representedType(of: representable), type.isDeclared else { return [] }
    let parts = project.declarations(of: type.name) + project.extensions(of: type.name)
    return parts + project.ancestry(of: parts).names.flatMap(project.declarations).filter(\.isClass)
  }
}

/// Apple's controllers whose views have the size of the content that a project adds to them. The others fill the
/// available space.
private let arrangingControllers: Set = [
  "UIViewController", "NSViewController", "UIHostingController", "NSHostingController",
]

extension SyntaxNode {
  /// Whether code adds subviews, loads them from a file, or declares an intrinsic size.
  fileprivate var arrangesContent: Bool { tokens.contains { arrangingNames.contains($0.text) } }
}

private let arrangingNames: Set = [
  "addSubview", "insertSubview", "addArrangedSubview", "makeContentView", "intrinsicContentSize", "IBOutlet", "UINib",
  "NSNib", "loadNibNamed",
]
