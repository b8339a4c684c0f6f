import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan

/// Completions for the members of the context after `context.` in a lifecycle method.
struct ContextCompletion {
  private let representable: Representable
  /// The members that all known deployment targets have.
  private let members: [ContextMember]
  private let range: Range<Int>
  private let prefix: String

  init?(at offset: Int, in file: SourceFile, of project: ProjectModel) {
    let tree = file.document.tree
    guard let typed = MemberPrefix(endingAt: offset, in: tree) else { return nil }
    let base = typed.base
    guard base.previous?.kind != .period,
      let body = lifecycleBody(at: base.range.lowerBound, in: file, of: project), body.0.context == base.text
    else { return nil }
    representable = body.1
    let family = representable.family
    let reachesAnimate = family.animateAvailability.map {
      project.neededAvailability(for: $0, at: tree.innermostNode(at: base.range.lowerBound), in: file.path) == nil
    }
    members = family.contextMembers.filter { $0 != .animate || reachesAnimate ?? false }
    range = typed.range
    prefix = typed.text
  }

  var completions: [Completion] {
    let family = representable.family
    return members.filter { $0.rawValue.hasPrefix(prefix) }.map { member in
      let isAnimation = member == .animate
      let text: Template = isAnimation ? "animate { \(stop: 0) }" : Template(stringLiteral: member.rawValue)
      let documentation = HoverText(.contextMember(member), in: family, of: representable)
      return Completion(
        label: isAnimation ? "animate(changes:completion:)" : member.rawValue, kind: isAnimation ? .method : .property,
        detail: member.typeText(in: representable),
        documentation: documentation?.markdown ?? "", plainDocumentation: documentation?.plainText ?? "",
        snippet: text.snippet, plainText: isAnimation ? "animate {}" : text.plainText, range: range,
        sortText: "0\(members.firstIndex(of: member) ?? 0)", filterText: member.rawValue)
    }
  }
}

extension ContextMember {
  /// The type of the member, as code of this representable writes it.
  func typeText(in representable: Representable) -> String {
    switch self {
    case .coordinator: representable.coordinatorTypeText ?? "Void"
    case .environment: "EnvironmentValues"
    case .transaction: "Transaction"
    case .animate: "(() -> Void, (() -> Void)?) -> Void"
    case .converter: "CoordinateSpaceConverter"
    }
  }
}
