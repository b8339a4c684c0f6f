import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Completions after `delegate =`, `contentConfiguration =`, `sizingOptions = .`, `#selector(`, and `host.`.
struct ValueCompletion {
  private let place: CodePlace
  /// The token before the typed text.
  private let introducer: Token
  private let range: Range<Int>
  private let prefix: String
  private let style: SourceStyle
  private let indentation: String

  /// nil if none of these is being typed.
  init?(at offset: Int, in file: SourceFile, of project: ProjectModel) {
    let tree = file.document.tree
    guard let last = offset > 0 ? tree.token(at: offset - 1) : nil else { return nil }
    let isName = last.range.upperBound == offset && (last.kind == .identifier || last.kind == .keyword)
    guard let introducer = isName ? last.previous : last,
      introducer.is("=") || introducer.is(".") || introducer.is("("),
      file.document.text.line(at: introducer.range.lowerBound) == file.document.text.line(at: offset)
    else { return nil }
    self.introducer = introducer
    prefix = isName ? last.text : ""
    range = (isName ? last.range.lowerBound : offset)..<offset
    place = CodePlace(of: tree.innermostNode(at: introducer.range.lowerBound), in: file, project: project)
    style = SourceStyle(of: file.document.text)
    indentation = BridgeTemplates.indentation(at: offset, in: file.document.text)
  }

  /// nil if uibridge has nothing to add at this place.
  var completions: [Completion]? {
    let found =
      introducer.is("=")
      ? assignedValues : introducer.is(".") ? sizingOptions ?? hostingMembers : introducer.is("(") ? selectors : nil
    return found.flatMap { $0.isEmpty ? nil : $0.filter { $0.filterText.lowercased().hasPrefix(prefix.lowercased()) } }
  }

  private func value(
    _ label: String, _ kind: Completion.Kind, detail: String, about symbol: (BridgeSymbol.Form, String)? = nil,
    of owner: String? = nil, _ template: Template, rank: Int
  ) -> Completion {
    let text = symbol.flatMap { HoverText($0.0, named: $0.1, of: owner) }
    return Completion(
      label, kind, detail: detail, about: text, inserting: template, over: range, indentation: indentation, in: style,
      rank: rank, matching: String(label.prefix { $0 != "(" }))
  }

  // MARK: After =

  /// The property that is assigned, and the expression before its dot.
  private var target: (property: String, base: Token)? {
    guard let name = introducer.previous, name.kind == .identifier, let dot = name.previous, dot.is("."),
      let base = dot.previous, base.kind == .identifier, !(base.previous?.is(".") ?? false)
    else { return nil }
    return (name.text, base)
  }

  private var assignedValues: [Completion]? {
    guard let (property, base) = target else { return nil }
    return delegates(of: property, on: base) ?? configurations(of: property, on: base)
  }

  /// The coordinator, for a delegate of the wrapped object or of another object of the body.
  private func delegates(of property: String, on base: Token) -> [Completion]? {
    guard let (body, representable) = lifecycleBody(at: base.range.lowerBound, in: place.file, of: place.project),
      body.method == .make || body.method == .update, let context = body.context,
      let coordinator = representable.coordinator, let className = frameworkClass(of: base, in: body, representable),
      let slot = DelegateSlot.slots(of: className).first(where: { $0.property == property }),
      slot.protocols.allSatisfy(coordinator.ancestry.contains)
    else { return nil }
    return [
      value(
        "\(context).coordinator", .property, detail: representable.coordinatorTypeText ?? "Coordinator",
        "\(context).coordinator", rank: 0)
    ]
  }

  private func frameworkClass(
    of base: Token, in body: LifecycleBody, _ representable: Representable
  ) -> String? {
    let node = place.file.document.tree.innermostNode(at: base.range.lowerBound)
    let type = place.project.typeName(of: node, in: representable.expressionScope(of: body))
    return type.flatMap { place.project.frameworkClass(of: $0, in: representable.name) }
  }

  private func configurations(of property: String, on base: Token) -> [Completion]? {
    guard property == "contentConfiguration", place.project.imports(of: place.file.path).contains("SwiftUI"),
      place.reaches(.type, named: "UIHostingConfiguration")
    else { return nil }
    return [
      value(
        "UIHostingConfiguration", .type, detail: "A SwiftUI view as content", about: (.type, "UIHostingConfiguration"),
        HostingTemplate.configuration, rank: 0)
    ]
  }

  // MARK: After a dot

  /// The options after `host.sizingOptions = .`, also in an array.
  private var sizingOptions: [Completion]? {
    var token = introducer.previous
    while let current = token, current.is("[") || current.is(",") || current.isPartOfOptions {
      token = current.previous
    }
    guard token?.is("=") ?? false, let name = token?.previous, name.is("sizingOptions"), let dot = name.previous,
      dot.is("."), let base = dot.previous
    else { return nil }
    let owner = hostingClass(of: base, among: ["NSHostingController", "NSHostingView"])
    let options = owner == nil ? uiKitOptions : appKitOptions
    return options.enumerated().map { number, option in
      value(
        option, .enumMember, detail: "sizingOptions", about: (.member, "sizingOptions"), of: owner,
        Template(stringLiteral: option), rank: number)
    }
  }

  /// The important members of a hosting controller or hosting view.
  private var hostingMembers: [Completion]? {
    guard let base = introducer.previous, base.kind == .identifier,
      let owner = hostingClass(of: base, among: ["UIHostingController", "NSHostingController", "NSHostingView"])
    else { return nil }
    return ["rootView", "sizingOptions", "safeAreaRegions", "sizeThatFits"].enumerated().compactMap { number, name in
      let symbol = BridgeSymbol.symbols(.member, named: name).first { $0.owners.contains(owner) }
      guard let symbol, place.reaches(.member, named: name) else { return nil }
      let isMethod = name == "sizeThatFits"
      return value(
        isMethod ? "sizeThatFits(in:)" : name, isMethod ? .method : .property, detail: symbol.availability ?? "",
        about: (.member, name), of: owner,
        isMethod ? "sizeThatFits(in: \(stop: 0, "CGSize()"))" : Template(stringLiteral: name),
        rank: number)
    }
  }

  private func hostingClass(of base: Token, among classes: [String]) -> String? {
    let node = place.file.document.tree.innermostNode(at: base.range.lowerBound)
    let here = CodePlace(of: node, in: place.file, project: place.project)
    return here.owner(among: classes, of: node)
  }

  // MARK: Selectors

  /// The coordinator's methods that Objective-C can call.
  private var selectors: [Completion]? {
    guard introducer.previous?.is("#selector") ?? false,
      let representable = place.project.representables(around: range, in: place.file.path).first,
      let coordinator = representable.coordinator
    else { return nil }
    let isInside = place.type?.name == coordinator.name
    return coordinator.members.filter { $0.isFunction && $0.node.hasAttribute("objc") }.enumerated().map {
      let name = (isInside ? "" : lastComponent(of: coordinator.name) + ".") + $1.fullName
      return value(name, .method, detail: "@objc", Template(stringLiteral: name), rank: $0)
    }
  }
}

private let uiKitOptions = ["intrinsicContentSize", "preferredContentSize"]
private let appKitOptions = ["intrinsicContentSize", "minSize", "maxSize", "preferredContentSize", "standardBounds"]

extension Token {
  /// Whether this is `.option` before another option.
  fileprivate var isPartOfOptions: Bool {
    uiKitOptions.contains(text) || appKitOptions.contains(text) || self.is(".") && (next?.isOption ?? false)
  }

  private var isOption: Bool { uiKitOptions.contains(text) || appKitOptions.contains(text) }
}
