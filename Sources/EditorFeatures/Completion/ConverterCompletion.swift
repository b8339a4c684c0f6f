import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Completions for the members of the converter of a gesture representable, after `context.converter.` and after the
/// name of a value with the type `CoordinateSpaceConverter`.
struct ConverterCompletion {
  private let range: Range<Int>
  private let prefix: String
  private let style: SourceStyle

  init?(at offset: Int, in file: SourceFile, of project: ProjectModel) {
    let tree = file.document.tree
    guard let typed = MemberPrefix(endingAt: offset, in: tree) else { return nil }
    let base = typed.base
    if base.previous?.kind == .period {
      guard base.is("converter"), let owner = base.previous?.previous, owner.kind == .identifier,
        owner.previous?.kind != .period,
        let (body, representable) = lifecycleBody(at: owner.range.lowerBound, in: file, of: project),
        body.context == owner.text, representable.family.contextMembers.contains(.converter)
      else { return nil }
    } else {
      let node = tree.innermostNode(at: base.range.lowerBound)
      let type = CodePlace(of: node, in: file, project: project).typeName(of: node)
      guard let type, lastComponent(of: type).hasSuffix("CoordinateSpaceConverter") else { return nil }
    }
    range = typed.range
    prefix = typed.text
    style = SourceStyle(of: file.document.text)
  }

  var completions: [Completion] {
    let members = BridgeSymbol.all.filter { $0.form == .member && $0.owners == ["CoordinateSpaceConverter"] }
    return members.enumerated().compactMap { number, member in
      guard member.name.hasPrefix(prefix) else { return nil }
      return Completion(
        member.fullName, member.firstLabel == nil ? .property : .method, detail: member.type,
        about: HoverText(member, of: nil), inserting: member.template, over: range, indentation: "", in: style,
        rank: number, matching: member.name)
    }
  }
}

extension BridgeSymbol {
  fileprivate var type: String { declaration.contains("CGPoint?") ? "CGPoint?" : "CGPoint" }
  fileprivate var fullName: String { DelegateProtocol.fullName(of: declaration) }

  /// The call that a completion inserts.
  fileprivate var template: Template {
    switch firstLabel {
    case "in": "\(name)(in: \(stop: 0, ".global"))"
    case let label?: "\(name)(\(label): \(stop: 0, "point"))"
    case nil: Template(stringLiteral: name)
    }
  }
}
