import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// The lifecycle methods, and the Coordinator, that a representable lacks, where a member of it is being typed.
struct LifecycleCompletion {
  private let place: RepresentablePlace
  private let typed: TypedMember

  /// nil where no member of a representable can begin.
  init?(at offset: Int, in file: SourceFile, of project: ProjectModel) {
    guard let typed = TypedMember(at: offset, in: file.document),
      let place = RepresentablePlace(around: typed.owner.range, in: file, of: project),
      place.representable.parts.contains(where: { $0.node == typed.owner })
    else { return nil }
    self.place = place
    self.typed = typed
  }

  var completions: [Completion] {
    let methods = place.representable.family.methods.filter(isWanted).compactMap(completion)
    return methods + (isCoordinatorWanted ? [coordinatorClass] : [])
  }

  private var family: Family { place.representable.family }

  private func isWanted(_ method: LifecycleMethod) -> Bool {
    guard let name = family.baseName(of: method), typed.matches(name), typed.allows(isStatic: method == .dismantle)
    else {
      return false
    }
    if method == .makeCoordinator, place.representable.coordinator == nil, !isCoordinatorFree { return false }
    return place.representable.functions(method).isEmpty && !typed.mentions(name)
  }

  private func completion(of method: LifecycleMethod) -> Completion? {
    guard let name = family.baseName(of: method), let fullName = family.fullName(of: method),
      let stub = place.template.stub(of: method, statements: statements(of: method))
    else { return nil }
    let style = place.placement.style
    let documentation = HoverText(Topic.method(method), in: family, of: place.representable)
    return Completion(
      label: fullName, kind: .method, detail: family.name, documentation: documentation.markdown,
      plainDocumentation: documentation.plainText,
      snippet: stub.formatted(in: style).snippet,
      plainText: stub.formatted(in: style, base: typed.indentation).plainText, range: typed.range,
      sortText: "0\(LifecycleMethod.allCases.firstIndex(of: method) ?? 0)", filterText: typed.filterText(for: name))
  }

  /// What update always has to do with the coordinator that is there.
  private func statements(of method: LifecycleMethod) -> [String] {
    guard method == .update, let parent = place.representable.refreshableParent else { return [] }
    return [CoordinatorTemplate.refresh(parent)]
  }

  // MARK: The class

  private var isCoordinatorFree: Bool {
    !place.representable.members.contains { $0.name == "Coordinator" }
  }

  private var isCoordinatorWanted: Bool {
    typed.allowsType && typed.matches("Coordinator") && place.representable.coordinator == nil && isCoordinatorFree
      && place.representable.functions(.makeCoordinator).isEmpty
  }

  private var coordinatorClass: Completion {
    let template = CoordinatorTemplate(
      parent: place.representable.simpleName, slots: DelegateSlot.usualSlots(of: place.wrappedClass),
      access: place.template.access)
    let text = Template(stringLiteral: template.declaration)
    let style = place.placement.style
    let documentation = HoverText(.coordinator, in: family, of: place.representable)
    return Completion(
      label: "class Coordinator", kind: .type, detail: template.protocols.joined(separator: ", "),
      documentation: documentation.markdown, plainDocumentation: documentation.plainText,
      snippet: text.formatted(in: style).snippet,
      plainText: text.formatted(in: style, base: typed.indentation).plainText, range: typed.range, sortText: "09",
      filterText: typed.filterText(for: "Coordinator"))
  }
}

/// The beginning of a member at the cursor: modifiers, perhaps an introducer, and a part of a name.
struct TypedMember {
  /// From the first modifier, or the name, to the cursor.
  let range: Range<Int>
  /// The declaration or extension that the member would belong to.
  let owner: SyntaxNode
  let indentation: String
  /// `static func`.
  private let words: [String]
  /// The part of the name that is typed.
  private let prefix: String

  /// nil where something else than a member is being typed.
  init?(at offset: Int, in document: Document) {
    var tokens: [Token] = []
    var token = offset > 0 ? document.tree.token(at: offset - 1) : nil
    while let current = token, current.range.upperBound <= offset || current.range.lowerBound < offset,
      current.isMemberWord, document.text.line(at: current.range.lowerBound) == document.text.line(at: offset)
    {
      tokens.insert(current, at: 0)
      token = current.previous
    }
    let line = document.text.lineRange(document.text.line(at: offset))
    let start = tokens.first?.range.lowerBound ?? offset
    guard tokens.first?.startsLine ?? document.text[line.lowerBound..<offset].allSatisfy(\.isWhitespace),
      document.text[offset..<line.upperBound].allSatisfy({ $0.isWhitespace || $0 == "}" }),
      let owner = document.tree.typeDeclaration(whoseMembersInclude: start, typed: offset)
    else { return nil }
    let name = tokens.last.flatMap { $0.range.upperBound == offset && !$0.isModifierWord ? $0 : nil }
    words = tokens.dropLast(name == nil ? 0 : 1).map(\.text)
    guard words.allSatisfy(memberWords.contains) else { return nil }
    prefix = name?.text ?? ""
    range = start..<offset
    self.owner = owner
    indentation = BridgeTemplates.indentation(at: offset, in: document.text)
  }

  /// Whether what is typed may be meant to become this name: it begins so, or one of its words does.
  func matches(_ name: String) -> Bool {
    let typed = prefix.lowercased()
    return typed.isEmpty || name.lowercased().hasPrefix(typed)
      || typed.count > 2 && name.lowercased().contains(typed)
  }

  func allows(isStatic: Bool) -> Bool {
    words.allSatisfy { !["class", "final", "struct", "enum"].contains($0) } && (isStatic || !words.contains("static"))
  }

  var allowsType: Bool { words.isEmpty ? !prefix.isEmpty : words.contains("class") || words == ["final"] }

  /// Whether the name stands behind `func` in text that could not be read as a member, because of what is being typed.
  func mentions(_ name: String) -> Bool {
    owner.members.filter { $0.kind == .unexpected }.contains { node in
      node.tokens.contains { $0.text == name && $0.next?.is("(") ?? false }
    }
  }

  func filterText(for name: String) -> String { (words + [name]).joined(separator: " ") }
}

private let memberWords: Set = [
  "func", "static", "public", "internal", "private", "fileprivate", "package", "nonisolated", "class", "final",
]

extension Token {
  fileprivate var isMemberWord: Bool { kind == .identifier || kind == .keyword || isModifierWord }
  fileprivate var isModifierWord: Bool { memberWords.contains(text) }
}

extension SyntaxTree {
  /// The type declaration between whose members `offset` stands, and not within one of them that is more than a
  /// beginning.
  fileprivate func typeDeclaration(whoseMembersInclude offset: Int, typed end: Int) -> SyntaxNode? {
    var node = innermostNode(at: offset)
    while node.kind != .memberBlock, let parent = node.parent {
      let isBeginning =
        node.kind == .unexpected || node.kind == .modifier
        || node.range.lowerBound >= offset && node.kind.isDeclaration && node.body == nil
          && node.first(.memberBlock) == nil
      guard isBeginning || node.range.upperBound <= offset && end == offset else { return nil }
      node = parent
    }
    guard node.kind == .memberBlock, node.range.lowerBound < offset,
      !node.lastToken.is("}") || offset <= node.lastToken.range.lowerBound
    else { return nil }
    return node.parent
  }
}
