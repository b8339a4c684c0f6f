import BridgeFacts
import BridgeModel
import SwiftScan

/// Delegates: the property that takes one, the protocol, and a method where a class implements it.
struct DelegateHover {
  private let token: Token
  private let place: CodePlace

  /// nil where it cannot be one of them.
  init?(_ token: Token, in file: SourceFile, of project: ProjectModel) {
    let node = file.document.tree.innermostNode(at: token.range.lowerBound)
    guard
      node.kind == .functionDeclaration || DelegateSlot.isName(token.text) || DelegateProtocol.named(token.text) != nil
    else { return nil }
    self.token = token
    place = CodePlace(of: node, in: file, project: project)
  }

  var text: HoverText? { property ?? protocolName ?? method }

  private var node: SyntaxNode { place.node }

  // MARK: The property

  private var property: HoverText? {
    guard node.kind == .memberAccess, node.nameToken?.range == token.range, let base = node.base, place.isBridging,
      let className = place.frameworkClass(of: base),
      let slot = DelegateSlot.slots(of: className).first(where: { $0.property == token.text })
    else { return nil }
    let type = slot.protocols.count == 1 ? slot.protocols[0] : "(\(slot.protocols.joined(separator: " & ")))"
    var text = HoverText(title: "\(slot.isWeak ? "weak " : "")var \(slot.property): (any \(type))?")
    text.summary = "By which a `\(slot.className)` reports and asks."
    text.points = [.init(text: "Set it in make, to `context.coordinator`; in update it is only set again.")]
    if slot.isWeak { text.points.append(.init(text: "It is weak: who is set has to be kept, as the Coordinator is.")) }
    text.points += slot.protocols.compactMap { DelegateProtocol.named($0) }.flatMap(points)
    text.rules = ["delegate-assigned-in-update", "unassigned-delegate"]
    text.page = ClassHierarchy.module(of: slot.className).flatMap {
      DocumentationPage.page(of: slot.property, of: slot.className, in: $0)
    }
    return text
  }

  // MARK: The protocol

  private var protocolName: HoverText? {
    guard node.kind == .typeName || node.kind == .reference, let fact = DelegateProtocol.named(token.text),
      place.project.isForeign(token.text), place.isBridging
    else { return nil }
    let inherited = fact.inherits.isEmpty ? "" : ": " + fact.inherits.joined(separator: ", ")
    var text = HoverText(title: "protocol \(fact.name)\(inherited)", points: points(fact))
    text.rules = fact.needsNSObject ? ["coordinator-without-nsobject", "missing-delegate-conformance"] : []
    text.page = fact.page
    return text
  }

  private func points(_ fact: DelegateProtocol) -> [HoverText.Point] {
    var points: [HoverText.Point] = []
    if fact.needsNSObject { points.append(.init(text: "`\(fact.name)` asks for a class that inherits `NSObject`.")) }
    if !fact.isMainActor {
      points.append(.init(text: "It is not on the main actor: a class that is conforms with `@preconcurrency`."))
    }
    let lists = [("Required", fact.requiredMethods), ("Often", fact.commonMethods)]
    return points
      + lists.filter { !$0.1.isEmpty }.map { label, methods in
        .init(
          label: label, text: methods.map { "`\(DelegateProtocol.fullName(of: $0))`" }.joined(separator: ", ") + ".")
      }
  }

  // MARK: A method

  private var method: HoverText? {
    guard node.kind == .functionDeclaration, node.nameToken?.range == token.range, let type = place.type,
      let member = type.members.first(where: { $0.node == node })
    else { return nil }
    let known = place.project.ancestry(of: type.declarations).names.sorted().compactMap { DelegateProtocol.named($0) }
    let fact = known.first { $0.signature(of: member.fullName) != nil }
    let text = fact.map { HoverText(delegateMethod: member.fullName, in: $0) }
    return text.flatMap { $0.points.isEmpty ? nil : $0 }
  }
}

extension HoverText {
  /// A method of a delegate by its full name, with what is special about its calls.
  init(delegateMethod method: String, in fact: DelegateProtocol) {
    let isRequired = fact.requiredMethods.contains { DelegateProtocol.fullName(of: $0) == method }
    self.init(title: fact.signature(of: method) ?? method)
    summary = "\(isRequired ? "Required" : "Optional") in `\(fact.name)`."
    let closings = ClosingCallback.callbacks(of: fact.name).filter { $0.method == method }
    points = closings.map(\.advice) + BackgroundCallback.named(method).filter { $0.owner == fact.name }.map(\.advice)
    let setters = SetterCallback.all.filter { $0.delegate == fact.name && $0.callback == method }.map { "`\($0.name)`" }
    if !setters.isEmpty {
      let names = Set(setters).sorted().joined(separator: ", ")
      points.append(
        .init(label: "Mind", text: "Changes by the program call it too (\(names)): compare before you write a binding.")
      )
    }
    rules = closings.isEmpty ? [] : ["coordinator-dismissal"]
    page = fact.page(ofMethod: method)
  }
}

extension ClosingCallback {
  fileprivate var advice: HoverText.Point {
    .init(
      text: closesItself
        ? "The controller has closed by itself: reset the binding that presents it."
        : "The controller is still open: reset the binding that presents it, or call `dismiss` of the environment.")
  }
}

extension BackgroundCallback {
  fileprivate var advice: HoverText.Point {
    .init(
      text: thread == .background
        ? "It is called on another thread: go to the main actor before you touch views or state."
        : "It is called on the queue that was handed over, which need not be the main one.")
  }
}
