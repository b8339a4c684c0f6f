import BridgeFacts
import BridgeModel
import SwiftScan

/// Hovers for delegates: a delegate property, the protocol, and a method that a class implements for it.
struct DelegateHover {
  private let token: Token
  private let place: CodePlace

  /// nil if the name can't be any of these.
  init?(_ token: Token, in file: SourceFile, of project: ProjectModel) {
    let node = file.document.tree.innermostNode(at: token.range.lowerBound)
    guard
      node.kind == .functionDeclaration || node.kind == .parameter && node.nameToken?.range != token.range
        || DelegateSlot.isName(token.text)
        || DelegateProtocol.named(token.text) != nil
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
    text.summary = "The \(slot.property) of a `\(slot.className)`."
    text.points = [
      .init(text: "Set it to `context.coordinator` in the make method; the update method would only set it again.")
    ]
    if slot.isWeak {
      let note = "It's weak, so something must retain the object that you assign. SwiftUI retains the coordinator."
      text.points.append(.init(text: note))
    }
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
    if fact.needsNSObject {
      points.append(.init(text: "`\(fact.name)` requires a class that inherits from `NSObject`."))
    }
    if !fact.isMainActor {
      let note = "It isn't isolated to the main actor, so a `@MainActor` class must conform with `@preconcurrency`."
      points.append(.init(text: note))
    }
    let lists = [("Required", fact.requiredMethods), ("Common", fact.commonMethods)]
    return points
      + lists.filter { !$0.1.isEmpty }.map { label, methods in
        .init(
          label: label, text: methods.map { "`\(DelegateProtocol.fullName(of: $0))`" }.joined(separator: ", ") + ".")
      }
  }

  // MARK: A method

  private var method: HoverText? {
    guard let function, let type = place.type, let member = type.members.first(where: { $0.node == function }) else {
      return nil
    }
    let known = place.project.ancestry(of: type.declarations).names.sorted().compactMap { DelegateProtocol.named($0) }
    let fact = known.first { $0.signature(of: member.fullName) != nil }
    let text = fact.map { HoverText(delegateMethod: member.fullName, in: $0) }
    return text.flatMap { $0.points.isEmpty ? nil : $0 }
  }

  /// The function whose declaration has the token as its name or as an argument label.
  private var function: SyntaxNode? {
    let isName = node.nameToken?.range == token.range
    if node.kind == .functionDeclaration { return isName ? node : nil }
    guard node.kind == .parameter, !isName, node.label == token.text, let function = node.parent?.parent else {
      return nil
    }
    return function.kind == .functionDeclaration ? function : nil
  }
}

extension HoverText {
  /// A method of a delegate protocol, by its full name, with notes about when and how it's called.
  init(delegateMethod method: String, in fact: DelegateProtocol) {
    let isRequired = fact.requiredMethods.contains { DelegateProtocol.fullName(of: $0) == method }
    self.init(title: fact.signature(of: method) ?? method)
    summary = "\(isRequired ? "Required" : "Optional") in `\(fact.name)`."
    let closings = ClosingCallback.callbacks(of: fact.name).filter { $0.method == method }
    points = closings.map(\.advice) + BackgroundCallback.named(method).filter { $0.owner == fact.name }.map(\.advice)
    let setters = SetterCallback.all.filter { $0.delegate == fact.name && $0.callback == method }.map { "`\($0.name)`" }
    if !setters.isEmpty {
      let names = Set(setters).sorted().joined(separator: ", ")
      let note = "It's also called for changes that your code makes (\(names)): compare before you write a binding."
      points.append(.init(label: "Caution", text: note))
    }
    rules = closings.isEmpty ? [] : ["coordinator-dismissal"]
    page = fact.page(ofMethod: method)
  }
}

extension ClosingCallback {
  fileprivate var advice: HoverText.Point {
    .init(
      text: closesItself
        ? "The controller has already dismissed itself: reset the binding that presents it."
        : "The controller is still open: reset the binding that presents it, or call `dismiss` from the environment.")
  }
}

extension BackgroundCallback {
  fileprivate var advice: HoverText.Point {
    .init(
      text: thread == .background
        ? "It's called on another thread: switch to the main actor before you use views or state."
        : "It's called on the queue that you passed, which may not be the main queue.")
  }
}
