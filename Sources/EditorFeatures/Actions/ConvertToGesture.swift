import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Converts a view that exists only for its gesture recognizer into a gesture.
  static let convertToGesture = Refactoring { place in
    guard let target = place.representableAtHead, place.declarationAtHead == target.representable.declaration.node,
      let view = GestureOnlyView(target)
    else { return [] }
    let title = "Convert to UIGestureRecognizerRepresentable"
    let name = target.representable.name
    guard place.isKnownToReach("iOS 18") else {
      let isKnown = place.project.surroundings(of: place.file.path).deploymentTargets[.iOS] != nil
      return isKnown ? [.disabled(title, .rewrite, because: "UIGestureRecognizerRepresentable requires iOS 18")] : []
    }
    let isElsewhere = !view.isHidden && place.isMentionedElsewhere(name)
    guard !isElsewhere, let uses = view.uses(in: place.file.document.tree) else {
      return [
        .disabled(title, .rewrite, because: "\(name) is used other than with .overlay(\(name)(…)) in this file")
      ]
    }
    return view.edits.map { [CodeAction(title, .rewrite, $0 + uses)] } ?? []
  }
}

extension ActionPlace {
  /// Whether another file contains the word.
  fileprivate func isMentionedElsewhere(_ word: String) -> Bool {
    project.files(mentioning: word).contains { other in
      other.path != file.path && other.tree.units.contains { $0.root.tokens.contains { $0.text == word } }
    }
  }
}

/// A representable of a plain view with one recognizer, whose target is the coordinator, and nothing else.
private struct GestureOnlyView {
  let isHidden: Bool
  private let target: RepresentablePlace
  private let coordinator: Coordinator
  private let make: LifecycleBody
  /// The call that creates the recognizer, and the local that stores it; nil if it's created where it's added.
  private let creation: SyntaxNode
  private let recognizer: MadeLocal?
  private let className: String
  /// The coordinator's method that the recognizer calls.
  private let action: Member
  /// The statements of the make method that are about the view.
  private let viewStatements: [SyntaxNode]
  private let result: SyntaxNode
  private var placement: SourcePlacement { target.placement }
  private var representable: Representable { target.representable }

  init?(_ target: RepresentablePlace) {
    let representable = target.representable
    guard representable.family.name == "UIViewRepresentable", target.isOfFramework, target.wrappedClass == "UIView",
      representable.parts.count == 1, !representable.conformance.isInherited,
      let coordinator = representable.coordinator, coordinator.source == .nested,
      coordinator.declarations.count == 1, representable.refreshableParent == "parent",
      representable.hasOnly(coordinator: coordinator), let make = representable.bodies(of: .make).first,
      let action = coordinator.onlyAction, let view = make.variable, let context = make.context,
      let className = action.node.parameters.first?.type?.dottedName,
      ClassHierarchy.isSubclass(className, of: "UIGestureRecognizer")
    else { return nil }
    let items = make.block.items
    let locals = items.compactMap(MadeLocal.init)
    let recognizer = locals.first { $0.className == className }
    guard let viewLocal = locals.first(where: { $0.name == view && $0.className == "UIView" }),
      locals.allSatisfy({ [viewLocal.statement, recognizer?.statement].contains($0.statement) }),
      let added = items.firstNonNil({ $0.recognizer(addedTo: view) }),
      let creation = recognizer?.call ?? added.madeCall(of: className),
      creation.hasTarget("\(context).coordinator", action: action.name),
      let result = items.last, result.kind == .returnStatement
    else { return nil }
    let others = items.filter { ![viewLocal.statement, recognizer?.statement, result].contains($0) }
    let aboutView = others.filter { item in
      item.isAboutPlainView(view)
        || item.recognizer(addedTo: view).map { $0 == creation || $0.memberPath == recognizer.map { [$0.name] } }
          ?? false
    }
    let aboutRecognizer = others.filter { item in
      recognizer.map { item.sets($0.name, without: [view, context]) } ?? false
    }
    guard aboutView.count + aboutRecognizer.count == others.count,
      aboutView.filter({ $0.isCall(named: "addGestureRecognizer") }).count == 1,
      items.allSatisfy({ $0.firstToken.startsLine })
    else { return nil }
    isHidden = representable.declaration.node.isHiddenInFile
    self.target = target
    self.coordinator = coordinator
    self.make = make
    self.creation = creation
    self.recognizer = recognizer
    self.className = className
    self.action = action
    viewStatements = [viewLocal.statement] + aboutView
    self.result = result
  }

  /// The edits that replace `.overlay` with `.gesture` in all uses; nil if there is another kind of use.
  func uses(in tree: SyntaxTree) -> [TextEdit]? {
    let own = representable.declaration.node
    var edits: [TextEdit] = []
    for item in tree.items {
      for mention in item.descendants(.reference, .typeName)
      where mention.isNamed(representable.name) && !own.contains(mention) {
        guard let call = mention.parent, call.kind == .call, let argument = call.parent, argument.kind == .argument,
          argument.label == nil, let overlay = argument.parent, overlay.calledName == "overlay",
          overlay.arguments.count == 1, overlay.receiver != nil, let name = overlay.callee?.nameToken,
          !argument.isTrailingClosure
        else { return nil }
        edits.append(TextEdit(replacing: name.range, with: "gesture"))
      }
    }
    return edits
  }

  /// The edits of the declaration; nil if the coordinator's method does more than a gesture representable can.
  var edits: [TextEdit]? {
    let inherited = representable.conformance.inherited.node
    guard let name = make.function.node.nameToken, let type = make.function.node.type, let returned = result.value,
      let gesture = Family.named("UIGestureRecognizerRepresentable"), let handle = handleMethod(of: gesture)
    else { return nil }
    let indentation = indentation(at: coordinator.declaration.node.range.lowerBound, in: placement.text)
    let replaced = [
      TextEdit(replacing: inherited.range, with: gesture.name), TextEdit(replacing: name.range, with: gesture.make),
      TextEdit(replacing: type.range, with: className),
      TextEdit(replacing: returned.range, with: recognizer?.name ?? "\(className)()"),
      TextEdit(
        replacing: coordinator.declaration.node.range, with: placement.style.format(handle, base: indentation)),
    ]
    let gone = (representable.functions(.update) + representable.functions(.makeCoordinator)).map(\.node)
    let made = recognizer == nil ? [] : [TextEdit(replacing: creation.range, with: "\(className)()")]
    return replaced + made + placement.deletions(of: viewStatements) + gone.map(placement.removal(ofMember:))
  }

  /// The coordinator's method, rewritten as a method of the representable.
  private func handleMethod(of gesture: Family) -> String? {
    guard let block = action.node.body, let parameter = action.node.parameters.first else { return nil }
    let name = parameter.usableName ?? gesture.parameterName
    var edits: [TextEdit] = []
    for reference in block.descendants(.reference) {
      if reference.isNamed("self") { return nil }
      if edits.contains(where: { $0.range.contains(reference.range) }) { continue }
      if reference.isNamed("parent") {
        guard let access = reference.parent, access.kind == .memberAccess, let member = access.nameToken,
          !access.isLocal(access.name, within: action.node)
        else { return nil }
        edits.append(.delete(reference.range.lowerBound..<member.range.lowerBound))
      } else if reference.isNamed(name), let access = reference.parent, access.kind == .memberAccess {
        guard let place = access.placeInOwnView(of: name) else {
          if access.isNamed("view") || access.parent?.kind == .call { return nil }
          continue
        }
        edits.append(place)
      }
    }
    guard let lines = placement.lines(of: block, replacing: edits) else { return nil }
    let template = RepresentableTemplate(
      family: gesture, represented: className, parameterName: name,
      access: AccessLevel(ofMembersIn: representable.declaration.node))
    return template.method(.handle, body: lines)
  }
}

extension Representable {
  /// Whether it has no members except inputs, the make and update methods, `makeCoordinator`, and the coordinator, and
  /// the update method only refreshes the coordinator.
  fileprivate func hasOnly(coordinator: Coordinator) -> Bool {
    let methods = [LifecycleMethod.make, .update, .makeCoordinator].flatMap(functions)
    let known = methods.map(\.node) + inputs.map(\.member.node) + [coordinator.declaration.node]
    let updates = bodies(of: .update)
    guard methods.count == 3, members.allSatisfy({ known.contains($0.node) }), updates.count == 1 else { return false }
    return updates[0].block.items.allSatisfy { item in
      Assignment(item).map { $0.target.memberPath == [updates[0].context ?? "", "coordinator", "parent"] } ?? false
    }
  }
}

extension Coordinator {
  /// The method that handles the gesture; nil if the class has another method or stores anything but its parent.
  fileprivate var onlyAction: Member? {
    let methods = members.filter(\.isFunction)
    guard methods.count == 1, methods[0].node.parameters.count == 1, methods[0].node.hasAttribute("objc"),
      properties.count == 1, initializers.count == 1, members.count == 3
    else { return nil }
    return methods[0]
  }
}

extension SyntaxNode {
  /// Whether a call that creates a recognizer passes this target and method.
  fileprivate func hasTarget(_ target: String, action: String) -> Bool {
    let selector = argument(labeled: "action")?.value
    return arguments.count == 2 && argument(labeled: "target")?.value?.text == target
      && selector?.firstToken.is("#selector") == true
      && selector?.descendants(.memberAccess, .reference).contains { $0.isNamed(action) } == true
  }

  /// The recognizer that a statement adds to a view; nil for other statements.
  fileprivate func recognizer(addedTo view: String) -> SyntaxNode? {
    kind == .call && callee?.memberPath == [view, "addGestureRecognizer"] ? arguments.first?.value : nil
  }

  /// The node itself if it's a call that creates an object of this class.
  fileprivate func madeCall(of className: String) -> SyntaxNode? {
    kind == .call && callee?.dottedName == className ? self : nil
  }

  /// Whether a statement sets a property of a view that has no effect on a transparent view.
  fileprivate func isAboutPlainView(_ view: String) -> Bool {
    guard let assignment = Assignment(self), let path = assignment.target.memberPath, path.count == 2, path[0] == view
    else { return false }
    return [
      ["backgroundColor", ".clear"], ["backgroundColor", "UIColor.clear"], ["isUserInteractionEnabled", "true"],
      ["isOpaque", "false"],
    ].contains([path[1], assignment.valueText])
  }

  /// Whether a statement sets a property of the recognizer to a value that uses none of these names.
  fileprivate func sets(_ recognizer: String, without names: [String]) -> Bool {
    guard let assignment = Assignment(self), let path = assignment.target.memberPath, path.count == 2 else {
      return false
    }
    return path[0] == recognizer && !descendants(.reference).contains { names.contains($0.name) }
  }

  /// The edit that replaces a call such as `recognizer.location(in: recognizer.view)` with the converter's value; nil
  /// for anything else.
  fileprivate func placeInOwnView(of recognizer: String) -> TextEdit? {
    guard let call = parent, call.kind == .call, call.callee == self, call.arguments.count == 1,
      call.argument(labeled: "in")?.value?.memberPath == [recognizer, "view"]
    else { return nil }
    switch name {
    case "location": return TextEdit(replacing: call.range, with: "context.converter.localLocation")
    case "translation": return TextEdit(replacing: call.range, with: "(context.converter.localTranslation ?? .zero)")
    case "velocity": return TextEdit(replacing: call.range, with: "(context.converter.localVelocity ?? .zero)")
    default: return nil
    }
  }
}
