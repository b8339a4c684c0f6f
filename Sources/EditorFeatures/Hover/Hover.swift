import BridgeFacts
import BridgeModel
import SwiftScan

/// The explanation that an editor shows for the symbol under the pointer.
public struct Hover: Hashable, Sendable {
  public var markdown: String
  /// The same text for clients that don't render Markdown.
  public var plainText: String
  /// The UTF-8 offsets of the symbol.
  public var range: Range<Int>
}

/// The explanation of the symbol at a UTF-8 offset; nil if uibridge has nothing to say about it.
public func hover(at offset: Int, in file: SourceFile, of project: ProjectModel) -> Hover? {
  let tree = file.document.tree
  let token = tree.token(at: offset)
  let isInside = token.map { $0.range.lowerBound < offset } ?? false
  let tokens = [token, isInside || offset == 0 ? nil : tree.token(at: offset - 1)].compactMap { $0 }
  for token in tokens where token.isName && token.range.contains(offset..<offset) {
    let text =
      HoveredTopic(token, in: file, of: project).text ?? SymbolHover(token, in: file, of: project)?.text
      ?? DelegateHover(token, in: file, of: project)?.text ?? ClassHover(token, in: file, of: project)?.text
    guard var text else { continue }
    if isDeclared(text.title, by: token, in: file.document) { text.title = "" }
    return Hover(markdown: text.markdown, plainText: text.plainText, range: token.range)
  }
  return nil
}

/// Whether a title only repeats the function declaration at a token, which another language server shows already.
private func isDeclared(_ title: String, by token: Token, in document: Document) -> Bool {
  let node = document.tree.innermostNode(at: token.range.lowerBound)
  return node.kind == .functionDeclaration && node.nameToken?.range == token.range
    && document.text[node.range].contains(title)
}

/// A name in the source, and its meaning for a representable.
private struct HoveredTopic {
  var token: Token
  var file: SourceFile
  var project: ProjectModel
  /// The innermost node that contains the token.
  private let node: SyntaxNode

  init(_ token: Token, in file: SourceFile, of project: ProjectModel) {
    self.token = token
    self.file = file
    self.project = project
    node = file.document.tree.innermostNode(at: token.range.lowerBound)
  }

  typealias Meaning = (Topic, Family, Representable?)

  var text: HoverText? { topic.flatMap { HoverText($0.0, in: $0.1, of: $0.2) } }

  private var topic: Meaning? { protocolName ?? lifecycleMethod ?? contextMember ?? contextItself ?? associatedType }

  /// The name of a representable protocol, unless the project declares a type with that name.
  private var protocolName: Meaning? {
    guard let family = Family.named(token.text), project.declarations(of: token.text).isEmpty,
      node.kind == .typeName || node.kind == .memberType || node.kind == .reference
    else { return nil }
    let representable = representables.first { $0.family == family && $0.conformance.inherited.node.contains(node) }
    return (.representable, family, representable)
  }

  /// The name of a lifecycle method in its declaration.
  private var lifecycleMethod: Meaning? {
    guard node.kind == .functionDeclaration else { return nil }
    for representable in representables {
      for method in representable.family.methods {
        let function = representable.functions(method).first {
          $0.path == file.path && $0.node.nameToken?.range == token.range
        }
        if function != nil { return (.method(method), representable.family, representable) }
      }
    }
    return nil
  }

  /// The name after `context.` in a lifecycle method, such as `coordinator`.
  private var contextMember: Meaning? {
    guard let member = ContextMember(rawValue: token.text), node.kind == .memberAccess,
      node.nameToken?.range == token.range, let base = node.base, let (body, representable) = body,
      let context = body.context,
      base.memberPath == [context], isContext(base, in: body),
      representable.family.contextMembers.contains(member)
    else { return nil }
    return (.contextMember(member), representable.family, representable)
  }

  /// The context parameter, its uses, and its type.
  private var contextItself: Meaning? {
    if node.kind == .reference, let (body, representable) = body, body.context == token.text, isContext(node, in: body)
    {
      return (.context, representable.family, representable)
    }
    guard node.kind == .parameter || node.ancestors.contains(where: { $0.kind == .parameter }) else { return nil }
    for representable in representables {
      for method in representable.family.methods {
        for function in representable.functions(method) where function.path == file.path {
          let parameter = function.node.parameters.first { $0.label == "context" && $0.range.contains(token.range) }
          let type = representable.family.context
          if parameter != nil, ["context", "Context", type, parameter?.name].contains(token.text) {
            return (.context, representable.family, representable)
          }
        }
      }
    }
    return nil
  }

  /// The coordinator's class or the alias of the represented type, where it's declared or mentioned.
  private var associatedType: Meaning? {
    let isDeclared = node.nameToken?.range == token.range && node.kind.isDeclaration
    guard isDeclared || node.kind == .typeName || node.kind == .reference else { return nil }
    for representable in representables {
      let family = representable.family
      if token.text == family.representedAlias { return (.representedType, family, representable) }
      let isCoordinator =
        isDeclared
        ? representable.coordinator?.declaration.node == node
          || node.kind == .typealiasDeclaration && token.text == "Coordinator"
        : token.text == "Coordinator" && representable.coordinatorTypeText == "Coordinator"
      if isCoordinator { return (.coordinator, family, representable) }
    }
    return nil
  }

  private var representables: [Representable] { project.representables(around: token.range, in: file.path) }
  private var body: (LifecycleBody, Representable)? {
    lifecycleBody(at: token.range.lowerBound, in: file, of: project)
  }

  private func isContext(_ reference: SyntaxNode, in body: LifecycleBody) -> Bool {
    let function = body.function.node
    guard let declaration = reference.localDeclaration(of: reference.name, within: function) else { return false }
    return declaration.kind == .parameter && declaration.parent?.parent == function
  }
}

extension Token {
  fileprivate var isName: Bool { kind == .identifier || kind == .keyword || self.is("#selector") }
}
