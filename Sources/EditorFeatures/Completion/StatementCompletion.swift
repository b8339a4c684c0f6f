import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Completions for statements that connect SwiftUI with UIKit or AppKit: updates of the coordinator, child controllers,
/// and subscriptions to models.
struct StatementCompletion {
  let typed: TypedStatement
  let place: CodePlace
  private let file: SourceFile
  let project: ProjectModel
  private let placement: SourcePlacement

  init(_ typed: TypedStatement, in file: SourceFile, of project: ProjectModel) {
    self.typed = typed
    self.file = file
    self.project = project
    place = CodePlace(of: typed.node, in: file, project: project)
    placement = SourcePlacement(in: file.document.text)
  }

  var completions: [Completion] {
    if typed.isAtFileLevel { return [traitBridge].compactMap(\.self) }
    guard typed.block != nil else { return [] }
    if let (body, representable) = lifecycleBody(at: typed.range.lowerBound, in: file, of: project) {
      return body.method == .update && !representable.isAmbiguous ? updateStatements(body, representable) : []
    }
    return [embedding].compactMap(\.self) + removals + [registration].compactMap(\.self) + sinks + scrollViews
      + hostInsets
  }

  func statement(
    _ label: String, detail: String, about text: HoverText?, _ template: Template, rank: Int, matching word: String,
    also edits: [TextEdit] = []
  ) -> Completion {
    var completion = Completion(
      label, .snippet, detail: detail, about: text, inserting: template, over: typed.range,
      indentation: typed.indentation, in: placement.style, rank: rank, matching: word)
    completion.additionalEdits = edits
    return completion
  }

  // MARK: Update

  private func updateStatements(_ body: LifecycleBody, _ representable: Representable) -> [Completion] {
    guard let context = body.context, typed.block == body.block else { return [] }
    return [refresh(in: body, of: representable, context)].compactMap(\.self)
      + guards(in: body, of: representable, context)
      + [flag(in: body, of: representable, context)].compactMap(\.self)
  }

  /// The statement `context.coordinator.parent = self`.
  private func refresh(in body: LifecycleBody, of representable: Representable, _ context: String) -> Completion? {
    guard let parent = representable.refreshableParent, let word = typed.begins(context, "coordinator", "parent") else {
      return nil
    }
    let text = CoordinatorTemplate.refresh(parent, context: context)
    let isThere = body.block.descendants(.sequence).contains { Assignment($0)?.target.memberPath?.last == parent }
    guard !isThere else { return nil }
    return statement(
      text, detail: "Refreshes the coordinator's copy of the struct",
      about: HoverText(.coordinator, in: representable.family, of: representable), Template(stringLiteral: text),
      rank: 1, matching: word)
  }

  /// A guard for each input that can be compared, with the coordinator's property that it needs.
  private func guards(
    in body: LifecycleBody, of representable: Representable, _ context: String
  ) -> [Completion] {
    guard let word = typed.begins("guard", "last") else { return [] }
    return representable.inputs.compactMap { input in
      guard let type = input.typeNode, !type.isOptionalType, project.hasInequality(input),
        representable.coordinator?.declaration.node.canHaveMember(of: type, in: file.document.tree) ?? false
      else { return nil }
      let template = UpdateTemplate.guarding(input.name, type: type.text, context: context)
      guard let edit = propertyEdit(template.property, of: representable) else { return nil }
      return statement(
        "guard \(input.name) changed", detail: "Stores the last value in the coordinator",
        about: HoverText(.method(.update), in: representable.family, of: representable), template.statements, rank: 2,
        matching: word, also: [edit])
    }
  }

  private func flag(in body: LifecycleBody, of representable: Representable, _ context: String) -> Completion? {
    guard let word = typed.begins(UpdateTemplate.flag) else { return nil }
    let template = UpdateTemplate.flagging(context: context)
    guard let edit = propertyEdit(template.property, of: representable) else { return nil }
    return statement(
      UpdateTemplate.flag, detail: "Tells the coordinator to ignore changes from updates",
      about: HoverText(.coordinator, in: representable.family, of: representable), template.statements, rank: 3,
      matching: word, also: [edit])
  }

  /// Declares a property at the end of the coordinator's class; nil if the class has it, or isn't nested in the
  /// representable, whose types the property may name.
  private func propertyEdit(_ declaration: String, of representable: Representable) -> TextEdit? {
    guard let coordinator = representable.coordinator, coordinator.isClass, !coordinator.isAmbiguous,
      coordinator.declaration.path == file.path, coordinator.name.hasPrefix(representable.name + ".")
    else { return nil }
    let name = declaration.dropFirst("var ".count).prefix { $0.isLetter || $0.isNumber }
    guard !coordinator.members.contains(where: { $0.name == name }) else { return nil }
    return placement.insertion(ofMember: declaration, atEndOf: coordinator.declaration.node)
  }

  // MARK: Children

  var isController: Bool { place.isInside(["UIViewController", "NSViewController"]) }
  var isAppKit: Bool { place.isInside(["NSViewController"]) }
  private var importsSwiftUI: Bool { project.imports(of: file.path).contains("SwiftUI") }

  /// Whether the statement is directly in an instance method.
  var isInMethod: Bool {
    guard let member = place.member, !member.isStatic, member.isFunction else { return false }
    return typed.block == member.node.body
  }

  /// Whether the statement is directly in an initializer, after `super.init`.
  private var isBehindSuperInit: Bool {
    guard let member = place.member, member.node.kind == .initializerDeclaration, typed.block == member.node.body
    else { return false }
    return typed.block?.calls(named: "init").contains {
      $0.receiver?.isNamed("super") ?? false && $0.range.upperBound <= typed.range.lowerBound
    } ?? false
  }

  /// Whether the code runs for every cell, so that each cell would add another child.
  private var isWhereCellsAreMade: Bool { place.member.map(typed.node.isInCellProvider) ?? false }

  /// Whether the controller's view exists: accessing `view` in `loadView` before assigning it recurses endlessly.
  var hasView: Bool {
    guard place.member?.name == "loadView" else { return true }
    return typed.block?.items.contains { item in
      item.range.upperBound <= typed.range.lowerBound
        && (item.isCall(named: "loadView") || Assignment(item)?.target.pathFromSelf == ["view"])
    } ?? false
  }

  private func isLocal(_ name: String) -> Bool {
    place.member.map { typed.node.isLocal(name, within: $0.node) } ?? false
  }

  private var embedding: Completion? {
    guard isController, isInMethod, hasView, !isWhereCellsAreMade, importsSwiftUI, !isLocal("host"),
      typed.block?.calls(named: "addChild").isEmpty ?? false, let word = typed.begins("embed", "host", "addChild")
    else { return nil }
    return statement(
      "embed a SwiftUI view", detail: "UIHostingController as a child",
      about: HoverText(.type, named: "UIHostingController"),
      HostingTemplate.embedding(as: "host", isAppKit: isAppKit), rank: 4, matching: word)
  }

  /// The statements that remove a child, for each child that a property stores.
  private var removals: [Completion] {
    guard isController, isInMethod, typed.block?.calls(named: "removeFromParent").isEmpty ?? false,
      let word = typed.begins("remove", "willMove")
    else { return [] }
    return (place.type?.properties ?? []).filter(holdsChild).map { property in
      let child = property.typeNode?.kind == .optionalType ? property.name + "?" : property.name
      let text = HostingTemplate.removal(of: child, isAppKit: isAppKit)
      return statement(
        "remove \(property.name)", detail: "from its parent",
        about: HoverText(.member, named: "removeFromParent", of: isAppKit ? "NSViewController" : nil),
        Template(stringLiteral: text), rank: 5, matching: word)
    }
  }

  private func holdsChild(_ property: Property) -> Bool {
    guard property.member.isStored, !property.member.isStatic, isChild(property.name), let name = property.typeName
    else { return false }
    let known = project.frameworkClass(of: name, in: place.type?.name ?? "")
    return known.map { ClassHierarchy.isSubclass($0, of: isAppKit ? "NSViewController" : "UIViewController") } ?? false
  }

  /// Whether the enclosing type adds the controller in a property as a child.
  private func isChild(_ property: String) -> Bool {
    let calls = (place.type?.members ?? []).flatMap(\.bodies).flatMap { $0.calls(named: "addChild") }
    return calls.contains { $0.arguments.first?.value?.memberPath?.last == property }
  }

  private var registration: Completion? {
    guard isController, !isAppKit, isInMethod, importsSwiftUI, !isLocal("registration"), mentionsCollectionViews,
      place.reaches(.type, named: "UIHostingConfiguration"), let word = typed.begins("registration", "cellRegistration")
    else { return nil }
    return statement(
      "cell registration with SwiftUI content", detail: "UIHostingConfiguration",
      about: HoverText(.type, named: "UIHostingConfiguration"),
      HostingTemplate.cellRegistration(as: "registration"), rank: 6, matching: word)
  }

  private var mentionsCollectionViews: Bool {
    let declarations = place.type?.declarations ?? []
    return declarations.contains {
      $0.node.tokens.contains { $0.kind == .identifier && $0.text.hasPrefix("UICollectionView") }
    }
  }

  // MARK: Models

  /// A subscription for each observable object of a view or controller.
  private var sinks: [Completion] {
    guard isInMethod || isBehindSuperInit, project.imports(of: file.path).contains("Combine"),
      let word = typed.begins("sink", "subscribe"), let type = place.type, let subscriptions = type.subscriptions,
      typed.block?.calls(named: "sink").isEmpty ?? false
    else { return [] }
    let method = isController ? "view.setNeedsLayout()" : place.isInside(["UIView"]) ? "setNeedsLayout()" : nil
    guard let method, !isAppKit else { return [] }
    return type.properties.filter(isObservableObject).map { property in
      statement(
        "sink of \(property.name)", detail: "on the main queue, with a weak self",
        about: HoverText(.type, named: "ObservableObject"),
        ObservationTemplate.sink(of: property.name, calling: method, in: subscriptions), rank: 7, matching: word)
    }
  }

  private func isObservableObject(_ property: Property) -> Bool {
    guard property.member.isStored, property.wrapper == nil, !(property.typeNode?.isOptionalType ?? false),
      let name = property.typeName, let resolved = project.resolveUniquely(name, in: place.type?.name ?? "")
    else { return false }
    return project.ancestry(of: project.declarations(of: resolved.name)).contains("ObservableObject")
  }

  // MARK: Declarations

  /// Whether the file isn't for macOS only.
  private var mayHaveTraits: Bool {
    let imports = project.imports(of: file.path)
    let targets = project.surroundings(of: file.path).deploymentTargets.ranges.keys
    return imports.contains("UIKit")
      || imports.isDisjoint(with: ["AppKit", "Cocoa"]) && !(targets.contains(.macOS) && targets.count == 1)
  }

  /// A trait and an environment key that share a value.
  private var traitBridge: Completion? {
    let name = "Custom"
    guard let word = typed.begins("traitBridge", "UITraitBridgedEnvironmentKey"), importsSwiftUI, mayHaveTraits,
      project.isForeign(name + "Trait"), project.isForeign(name + "Key"),
      place.reaches(.type, named: "UITraitBridgedEnvironmentKey")
    else { return nil }
    return statement(
      "trait bridge", detail: "A trait and an environment value",
      about: HoverText(.type, named: "UITraitBridgedEnvironmentKey"),
      TraitBridgeTemplate.declarations(named: name), rank: 8, matching: word)
  }
}

extension ProjectType {
  /// The property that stores Combine subscriptions.
  fileprivate var subscriptions: String? {
    properties.first { property in
      let type = property.typeNode == nil ? property.initialValue?.callee?.text ?? "" : property.typeText
      return property.member.isStored && type.filter { $0 != " " } == "Set<AnyCancellable>"
    }?.name
  }
}
