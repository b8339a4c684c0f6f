import BridgeFacts
import BridgeModel
import SwiftScan

/// The meaning of a name, other than representables and their methods.
struct SymbolHover {
  private let token: Token
  private let place: CodePlace

  /// nil if the tables have no symbol with this name.
  init?(_ token: Token, in file: SourceFile, of project: ProjectModel) {
    guard BridgeSymbol.isName(token.text) else { return nil }
    self.token = token
    place = CodePlace(of: file.document.tree.innermostNode(at: token.range.lowerBound), in: file, project: project)
  }

  /// nil if the name means something else here, or if the code isn't in the scope of the symbol.
  var text: HoverText? {
    let symbol = type ?? attribute ?? key ?? modifier
    let found =
      symbol.map { ($0, nil) } ?? member ?? inheritedMember
      ?? (requirement ?? function ?? label).map { ($0, nil) }
    guard let (symbol, owner) = found, place.isIn(symbol.scope) else { return nil }
    return HoverText(symbol, of: owner)
  }

  private var node: SyntaxNode { place.node }

  private func symbols(_ form: BridgeSymbol.Form) -> [BridgeSymbol] { BridgeSymbol.symbols(form, named: token.text) }

  private var type: BridgeSymbol? {
    let isMention = node.kind == .typeName || node.kind == .memberType || node.kind == .reference
    guard isMention, let symbol = symbols(.type).first, place.project.isForeign(token.text) else { return nil }
    return symbol
  }

  private var attribute: BridgeSymbol? {
    guard let symbol = symbols(.attribute).first, place.project.isForeign(token.text),
      node.kind == .attribute || node.parent?.kind == .attribute
    else { return nil }
    return symbol
  }

  private var key: BridgeSymbol? { node.kind == .keyPathComponent ? symbols(.key).first : nil }

  private var isNameOfAccess: Bool { node.kind == .memberAccess && node.nameToken?.range == token.range }

  private var call: SyntaxNode? { node.parent.flatMap { $0.kind == .call && $0.callee == node ? $0 : nil } }

  /// A modifier that is applied to a representable.
  private var modifier: BridgeSymbol? {
    guard isNameOfAccess, let symbol = symbols(.modifier).first, call != nil else { return nil }
    let root = node.chainRoot
    guard root.kind == .reference, root.parent?.kind == .call,
      place.project.family(ofTypeNamed: root.name, in: place.type?.name ?? "") != nil
    else { return nil }
    return symbol
  }

  /// A member, and the class that declares it; nil if the owners aren't classes with objects in variables.
  private typealias Member = (symbol: BridgeSymbol, owner: String?)

  private var member: Member? {
    guard isNameOfAccess, let base = node.base else { return nil }
    return symbols(.member).firstNonNil { symbol -> Member? in
      if symbol.scope == .wrapped {
        return place.layoutClass(of: base).flatMap { symbol.owners.contains($0) ? (symbol, $0) : nil }
      }
      guard hasFirstLabel(of: symbol) else { return nil }
      let isSuper = base.isNamed("super")
      let owner = isSuper ? ownerAround(symbol) : place.owner(among: symbol.owners, of: base)
      return owner != nil || !isSuper && isEvident(symbol, on: base) ? (symbol, owner) : nil
    }
  }

  /// Whether the base shows that the symbol is meant, for owners that aren't classes with objects in variables.
  private func isEvident(_ symbol: BridgeSymbol, on base: SyntaxNode) -> Bool {
    switch symbol.owners.first {
    case "DispatchQueue": base.memberPath?.first == "DispatchQueue" || base.chainRoot.isNamed("DispatchQueue")
    case "UIHostingConfiguration": base.chainRoot.isNamed("UIHostingConfiguration")
    case "View": creates(symbol.name == "gesture" ? .gesture : .controller)
    case "CoordinateSpaceConverter": place.isConverter(base)
    case "Publisher": base.isPublisher
    case "NSItemProvider": call != nil
    default: false
    }
  }

  /// Whether an argument of the call creates a representable of this kind.
  private func creates(_ kind: Family.Kind) -> Bool {
    let calls = call?.arguments.flatMap { $0.descendants(.call) } ?? []
    return calls.contains { call in
      guard let callee = call.callee, callee.kind == .reference else { return false }
      return place.project.family(ofTypeNamed: callee.name, in: "")?.kind == kind
    }
  }

  /// A member of the enclosing class that is called without a receiver or overridden.
  private var inheritedMember: Member? {
    let isDeclared = declaration?.hasModifier("override") ?? false
    let isUse = node.kind == .reference && place.member.map { !node.isLocal(token.text, within: $0.node) } ?? false
    guard isDeclared || isUse else { return nil }
    return symbols(.member).lazy.filter { isDeclared || hasFirstLabel(of: $0) }.compactMap { symbol in
      ownerAround(symbol).map { (symbol, $0) }
    }.first
  }

  /// The class around the code that declares or inherits a member; nil if there is none.
  private func ownerAround(_ symbol: BridgeSymbol) -> String? {
    symbol.scope == .wrapped ? nil : place.ownerAround(among: symbol.owners)
  }

  /// A method that a protocol of the enclosing type requires, in its declaration.
  private var requirement: BridgeSymbol? {
    guard let declaration, declaration.kind == .functionDeclaration, let type = place.type,
      let first = declaration.parameters.first
    else { return nil }
    return symbols(.member).first { symbol in
      symbol.firstLabel == first.label ?? "_"
        && symbol.owners.contains { !ClassHierarchy.isKnown($0) && type.inherits($0) }
    }
  }

  /// An argument label in a call.
  private var label: BridgeSymbol? {
    guard node.kind == .argument, node.nameToken?.range == token.range, let call = node.parent else { return nil }
    return symbols(.label).first { $0.owners.contains(call.calledName) }
  }

  /// The declaration with this name.
  private var declaration: SyntaxNode? {
    if node.kind.isDeclaration { return node.nameToken?.range == token.range ? node : nil }
    guard node.kind == .identifierPattern, let binding = node.parent, binding.kind == .binding else { return nil }
    return binding.parent
  }

  private func hasFirstLabel(of symbol: BridgeSymbol) -> Bool {
    guard let label = symbol.firstLabel, let first = call?.arguments.first else { return true }
    return (first.label ?? "_") == label
  }

  private var function: BridgeSymbol? {
    if token.is("#selector") { return symbols(.function).first }
    guard node.kind == .reference, call != nil, let symbol = symbols(.function).first,
      place.member.map({ !node.isLocal(token.text, within: $0.node) }) ?? true
    else { return nil }
    return symbol
  }
}
