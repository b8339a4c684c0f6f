import SwiftScan
import TextModel

extension ProjectModel {
  /// The statement that makes the represented label or text view wrap its text, if nothing gives the view a width at
  /// which it could wrap; nil otherwise.
  public func unboundedText(in representable: Representable) -> (node: SyntaxNode, body: LifecycleBody)? {
    guard !representable.isAmbiguous, let name = representable.madeTypeNames.first,
      representable.madeTypeNames.count == 1, name == "UILabel" || name == "UITextView",
      representable.bodies(of: .sizeThatFits).isEmpty
    else { return nil }
    for body in bodies(reachedFrom: .make, of: representable) {
      guard let node = body.block.descendants(.sequence).first(where: { representable.wrapsText($0, in: body) }) else {
        continue
      }
      return representable.limitsWidth || hasFixedWidth(representable) ? nil : (node, body)
    }
    return nil
  }

  /// Whether all code that creates the view gives it a frame with a certain width.
  private func hasFixedWidth(_ representable: Representable) -> Bool {
    let calls = callsMaking(representable.name, declaredBy: representable.parts).map(\.call)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.viewModifiers.contains { $0.calledName == "frame" && $0.argument(labeled: "width") != nil }
      }
  }
}

extension Representable {
  /// Whether a statement lets the represented label have several lines, or the represented text view grow with its text.
  fileprivate func wrapsText(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let assignment = Assignment(node), let place = place(of: assignment.target, in: body), place.isInRepresented
    else { return false }
    switch place.path {
    case ["numberOfLines"]: return Int(assignment.valueText).map { $0 != 1 } ?? false
    case ["isScrollEnabled"]: return assignment.valueText == "false"
    default: return false
    }
  }

  /// Whether its code lets SwiftUI compress the represented view, or sets a width for it.
  fileprivate var limitsWidth: Bool {
    (members + (coordinator?.members ?? [])).contains { member in
      widthPatterns.contains(where: member.node.mentions)
    }
  }
}

private let widthPatterns: [BytePattern] = [
  "setContentCompressionResistancePriority", "preferredMaxLayoutWidth", "widthAnchor", "widthTracksTextView",
]
