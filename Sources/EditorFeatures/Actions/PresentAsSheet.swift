import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Lets SwiftUI present what a representable presents in its update method, at every place that creates the
  /// representable.
  static let presentAsSheet = Refactoring { place in
    guard let presentation = PresentationInUpdate(at: place) else { return [] }
    if let reason = presentation.obstacle { return [.disabled(sheetTitle, .rewrite, because: reason)] }
    return [.unfinished(sheetTitle, .rewrite)]
  } finish: { place in
    guard let presentation = PresentationInUpdate(at: place) else { return nil }
    return .trying(sheetTitle, .rewrite) { () throws(Obstacle) in
      CodeAction(sheetTitle, .rewrite, try presentation.edits(), here: place.file.path)
    }
  }
}

private let sheetTitle = "Replace the presentation with .sheet"

/// An `if isPresented { …; controller.present(other, animated: true) }` in the update method, whose `else` branch, if
/// any, only dismisses.
private struct PresentationInUpdate {
  private let place: ActionPlace
  private let target: RepresentablePlace
  private let body: LifecycleBody
  private let statement: SyntaxNode
  /// The binding that controls the presentation.
  private let condition: Property
  /// The statements of the branch before the presentation.
  private let preparation: [SyntaxNode]
  private let call: SyntaxNode
  /// The expression that creates the presented controller.
  private let made: SyntaxNode
  private let local: MadeLocal?

  init?(at place: ActionPlace) {
    guard let (node, body) = place.statement(of: .update), node.kind == .ifStatement, let target = place.representable,
      let condition = node.inputThatDecides(in: body, of: target.representable),
      let items = node.body?.items, let call = items.last, call.kind == .call, call.isCall(named: "present"),
      call.argument(labeled: "animated") != nil, let receiver = call.receiver, body.isRepresented(receiver),
      let presented = call.arguments.first?.value, node.elseBranch.map({ $0.onlyDismisses(in: body) }) ?? true,
      !target.representable.members.contains(where: { $0.name == PresentingTemplate.methodName })
    else { return nil }
    let local = items.compactMap(MadeLocal.init).first { presented.memberPath == [$0.name] }
    guard let made = local?.call ?? (presented.kind == .call ? presented : nil) else { return nil }
    self.place = place
    self.target = target
    self.body = body
    statement = node
    self.condition = condition
    preparation = Array(items.dropLast())
    self.call = call
    self.made = made
    self.local = local
  }

  /// The reason in the representable's own code that prevents the conversion; nil if there is none.
  var obstacle: String? {
    let representable = target.representable
    if condition.wrapper != "Binding" {
      return "'\(condition.name)' isn't a binding, but a sheet sets it when it closes"
    }
    if call.argument(labeled: "completion") != nil || call.arguments.contains(where: \.isTrailingClosure) {
      return "the presentation has a completion handler"
    }
    if representable.declaration.node.first(.genericParameters) != nil || representable.name.contains(".") {
      return "\(representable.simpleName) is generic or nested"
    }
    if hostedView != nil {
      let isConfigured = preparation.count > (local == nil ? 0 : 1)
      return isConfigured ? "the hosting controller is configured before it's presented" : nil
    }
    guard let known = made.callee?.dottedName.flatMap({ place.project.frameworkClass(of: $0, in: "") }),
      ClassHierarchy.isSubclass(known, of: "UIViewController")
    else { return "the presented controller is unknown" }
    if known == "UIAlertController" { return "use .alert to present an alert in SwiftUI" }
    let used = statement.body?.descendants(.reference).first { reference in
      reference.name == body.context || reference.isNamed("self")
        || representable.members.contains { $0.name == reference.name && reference != call.callee }
    }
    if let used { return "the presented controller uses '\(used.name)'" }
    return nil
  }

  /// The SwiftUI view that the presented hosting controller shows; nil for another controller.
  private var hostedView: SyntaxNode? {
    made.calledName == "UIHostingController" ? made.argument(labeled: "rootView")?.value : nil
  }

  /// The edits, by path. Searches every file of the project for the representable's name.
  func edits() throws(Obstacle) -> [FilePath: [TextEdit]] {
    if let obstacle { throw Obstacle(reason: obstacle) }
    let representable = target.representable
    let node = representable.declaration.node
    guard target.isHere(representable.declaration.path) else {
      throw Obstacle(reason: "it has extensions in other files")
    }
    var edits: [FilePath: [TextEdit]] = [:]
    for (call, path) in place.project.makers(ofTypesNamed: representable.simpleName) {
      guard !node.contains(call) else { continue }
      guard call.isPlacedAsView else {
        throw Obstacle(reason: "'\(call.text)' isn't just a view in a body")
      }
      edits[path, default: []].append(.insert(".\(PresentingTemplate.methodName)()", at: call.range.upperBound))
    }
    guard !edits.isEmpty else { throw Obstacle(reason: "\(representable.simpleName) isn't used anywhere") }
    let template = PresentingTemplate(
      presenter: representable.name, condition: condition.name, access: AccessLevel(ofMembersIn: node),
      isHidden: node.isHiddenInFile, content: try content())
    edits[place.file.path, default: []] += [
      place.placement.deletion(of: statement),
      place.placement.insertion(ofDeclarations: template.declarations, using: node),
    ]
    return edits
  }

  private func content() throws(Obstacle) -> PresentingTemplate.Content {
    if let hostedView {
      guard let lines = place.placement.lines(in: hostedView.range, of: hostedView) else {
        throw Obstacle(reason: "the view contains a multiline string")
      }
      return .view(comments + lines)
    }
    let name = local?.name ?? "controller"
    var lines = ["let \(name) = \(made.text)"]
    if let first = preparation.first, let last = preparation.last {
      let range = first.range.lowerBound..<last.range.upperBound
      lines = place.placement.lines(in: range, of: statement) ?? lines
    }
    return .controller(made.callee?.text ?? "UIViewController", made: comments + lines + ["return \(name)"])
  }

  /// The comments at the start of the branch.
  private var comments: [String] {
    guard let block = statement.body, let first = block.items.first else { return [] }
    return place.placement.lines(in: block.firstToken.range.upperBound..<first.range.lowerBound, of: block) ?? []
  }
}

extension SyntaxNode {
  /// The Bool input that an `if` requires to be true. The only other condition allowed is a check that nothing is
  /// presented.
  fileprivate func inputThatDecides(in body: LifecycleBody, of representable: Representable) -> Property? {
    let asked = conditions.filter { condition in
      let path = condition.children.first?.memberPath ?? []
      return
        !(condition.kind == .sequence && path.last == "presentedViewController" && condition.text.hasSuffix("== nil"))
    }
    guard asked.count == 1, let path = asked[0].pathFromSelf, path.count == 1 else { return nil }
    return representable.input(named: path[0]).flatMap { $0.typeText == "Bool" ? $0 : nil }
  }

  /// Whether an `else` branch only dismisses.
  fileprivate func onlyDismisses(in body: LifecycleBody) -> Bool {
    let block = kind == .ifStatement ? self.body : self
    guard kind != .ifStatement || elseBranch == nil else { return false }
    return block?.items.allSatisfy { item in
      item.kind == .call && item.isCall(named: "dismiss") && body.isRepresented(item.chainRoot)
    } ?? false
  }

  /// Whether a call that creates a view is at a place where any other view is allowed.
  fileprivate var isPlacedAsView: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .closure, .accessorBlock, .codeBlock: return true
    case .memberAccess: return parent.base == self
    case .argument: return parent.label == nil && parent.parent?.callee?.kind == .memberAccess
    default: return false
    }
  }
}
