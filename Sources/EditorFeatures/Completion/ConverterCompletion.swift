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
    guard var token = offset > 0 ? tree.token(at: offset - 1) : nil else { return nil }
    let name = token.kind == .identifier && token.range.upperBound == offset ? token : nil
    if name != nil, let previous = token.previous { token = previous }
    guard token.kind == .period, let base = token.previous, base.kind == .identifier,
      name != nil || token.range.upperBound == offset
    else { return nil }
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
    range = (name?.range.lowerBound ?? offset)..<offset
    prefix = name?.text ?? ""
    style = SourceStyle(of: file.document.text)
  }

  var completions: [Completion] {
    ConverterMember.all.enumerated().compactMap { number, member in
      let word = String(member.name.prefix { $0 != "(" })
      guard word.hasPrefix(prefix) else { return nil }
      var text = HoverText(title: member.declaration)
      text.summary = member.summary
      return Completion(
        member.name, member.isMethod ? .method : .property, detail: member.type, about: text,
        inserting: member.template(named: word), over: range, indentation: "", in: style, rank: number, matching: word)
    }
  }
}

extension ConverterMember {
  fileprivate var type: String { declaration.contains("CGPoint?") ? "CGPoint?" : "CGPoint" }

  fileprivate func template(named word: String) -> Template {
    guard isMethod else { return Template(stringLiteral: word) }
    let label = name == "convert(globalPoint:to:)" ? "globalPoint" : "in"
    let value = label == "in" ? ".global" : "point"
    return "\(word)(\(label): \(stop: 0, value))"
  }
}
