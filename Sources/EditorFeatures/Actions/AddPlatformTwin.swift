import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Adds a struct with the same name and inputs for the other framework, and puts each struct into its own `#if`
  /// branch.
  static let addPlatformTwin = Refactoring { place in
    guard let pair = PlatformPair(at: place) else { return [] }
    let title = "Add the \(pair.other.framework.rawValue) counterpart of \(pair.representable.name)"
    if let reason = pair.obstacle { return [.disabled(title, .refactor, because: reason)] }
    guard let edits = pair.edits else { return [] }
    return [CodeAction(title, .refactor, edits)]
  }
}

/// A representable at file level and its counterpart for the other framework.
private struct PlatformPair {
  let place: ActionPlace
  let representable: Representable
  /// The family of the other framework.
  let other: Family
  private let node: SyntaxNode
  private let twin: PlatformTwin
  /// The stored properties that both structs have, each declaration once.
  private let declarations: [SyntaxNode]

  /// nil if the other framework has no known counterpart of the class, or if the declaration is already inside an
  /// `#if`.
  init?(at place: ActionPlace) {
    guard let target = place.representableAtHead, target.isOfFramework, !target.representable.conformance.isInherited,
      let node = place.declarationAtHead, node == target.representable.declaration.node, node.parent?.kind == .file,
      node.kind == .structDeclaration, node.firstToken.startsLine,
      place.project.representables(named: target.representable.name, in: place.file.path).count == 1
    else { return nil }
    representable = target.representable
    let framework = representable.family.isUIKit ? Family.Framework.appKit : .uiKit
    guard let twin = representable.twin(of: target.wrappedClass) else { return nil }
    let className = framework == .appKit ? twin.appKit : twin.uiKit
    let isController = ClassHierarchy.isSubclass(
      className, of: framework == .appKit ? "NSViewController" : "UIViewController")
    guard
      let other = Family.all.first(where: {
        $0.framework == framework && $0.kind == (isController ? .controller : .view)
      })
    else { return nil }
    self.place = place
    self.node = node
    self.twin = twin
    self.other = other
    let given = representable.inputs.filter { $0.wrapper.map { !wrappersThatFetch.contains($0) } ?? true }
    declarations = given.map(\.member.node).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private var names: PlatformNames { PlatformNames(isToAppKit: other.isAppKit, project: place.project) }

  // MARK: Obstacles

  /// The reason that the other struct can't be derived from this one; nil if it can.
  var obstacle: String? {
    let name = representable.name
    let coordinator = representable.coordinator.map { $0.declarations.contains { !node.contains($0.node) } } ?? false
    if !representable.extensions.isEmpty || coordinator {
      return "\(name) has extensions or a coordinator outside its declaration"
    }
    if node.inheritedTypes.count > 1 { return "\(name) conforms to more than \(representable.family.name)" }
    if node.first(.genericParameters) != nil { return "\(name) is generic" }
    if representable.members.contains(where: { $0.node.kind == .initializerDeclaration }) {
      return "\(name) has a custom initializer"
    }
    let unfit = declarations.first { text(of: $0) == nil }
    return unfit.map { declaration in
      let property = declaration.bindings.first?.pattern?.declaredNames.first ?? ""
      return "'\(property)' has no \(other.framework.rawValue) equivalent"
    }
  }

  /// A declaration translated for the other framework; nil if it has no equivalent there.
  private func text(of declaration: SyntaxNode) -> String? {
    let inner = Set(representable.members.map(\.name) + ["Self"])
    let mentions = declaration.descendants(.typeName, .reference).map(\.name)
    guard inner.isDisjoint(with: mentions), let replacements = names.replacements(in: declaration),
      let lines = place.placement.lines(in: declaration.range, of: declaration, replacing: replacements)
    else { return nil }
    // A value of one framework may have a different name in the other.
    let hasValue = declaration.bindings.contains { $0.value != nil }
    return replacements.isEmpty || !hasValue ? lines.joined(separator: "\n") : nil
  }

  // MARK: The other struct

  var edits: [TextEdit]? {
    guard let end = place.placement.endOfLine(behind: node.range.upperBound) else { return nil }
    let start = place.placement.startOfLine(ofCommentsAbove: node)
    let line = place.placement.style.lineEnding
    let declaration = place.placement.style.format(declaration.text)
    let opening = "#if canImport(UIKit)" + line
    let middle = "#elseif canImport(AppKit)" + line
    let own =
      other.isAppKit
      ? [.insert(opening, at: start), .insert(line + middle + declaration + line + "#endif", at: end)]
      : [.insert(opening + declaration + line + middle, at: start), TextEdit.insert(line + "#endif", at: end)]
    return importEdits + own
  }

  /// The class that the other struct wraps.
  private var className: String { other.isAppKit ? twin.appKit : twin.uiKit }

  private var declaration: RepresentableDeclaration {
    let usual = Creation.expression(of: className)
    return RepresentableDeclaration(
      name: representable.name,
      methods: RepresentableTemplate(
        family: other, represented: className, access: AccessLevel(ofMembersIn: node)),
      modifiers: node.modifiers.map { $0.text + " " }.joined(), inputs: declarations.compactMap(text),
      make: [other.isAppKit ? twin.creation ?? usual : usual], update: update)
  }

  /// The statements of the update method, and a comment that names the inputs without a statement.
  private var update: [String] {
    let applied = self.applied
    let names = declarations.flatMap(\.bindings).flatMap { $0.pattern?.declaredNames ?? [] }
    let rest = names.filter { name in !applied.contains { $0.input == name } }
    return applied.map(\.statement) + (rest.isEmpty ? [] : ["// TODO: Apply \(rest.joined(separator: ", "))."])
  }

  /// The assignments of the update method, translated for the other class.
  private var applied: [(input: String, statement: String)] {
    let bodies = representable.bodies(of: .update)
    guard bodies.count == 1, let body = bodies.first else { return [] }
    return body.block.items.compactMap { item in
      guard let (assignment, isCompared) = item.assignmentMaybeCompared, assignment.value.count == 1,
        let path = assignment.value[0].pathFromSelf, path.count == 1, let input = representable.input(named: path[0]),
        declarations.contains(input.member.node), assignment.target.base.map(body.isRepresented) ?? false,
        let shared = twin.properties.first(where: {
          assignment.target.isNamed(other.isAppKit ? $0.uiKit : $0.appKit)
        }), takes(shared, input)
      else { return nil }
      let property = other.isAppKit ? shared.appKit : shared.uiKit
      let comparing = isCompared || place.project.hasInequality(input)
      // Without a comparison, it would undo what the user has moved or zoomed to.
      let isHarmless = SideEffect.effect(of: property, on: className)?.cause != .assignment
      guard comparing || isHarmless else { return nil }
      let statement = BridgeTemplates.assignment(
        of: input.name, to: "\(other.parameterName).\(property)", comparing: comparing)
      return (input.name, statement)
    }
  }

  /// Whether the values of an input can be assigned to both properties.
  private func takes(_ shared: PlatformTwin.SharedProperty, _ input: Property) -> Bool {
    let optional = input.typeText.hasSuffix("?") ? "?" : ""
    let name = String(input.typeText.dropLast(optional.count))
    let type = other.isAppKit ? name : PlatformTwin.value(of: name) ?? name
    return [type + optional, type + optional + "?"].contains(shared.type)
  }

  // MARK: Imports

  /// The edits that replace an import of one framework with a conditional import of either.
  private var importEdits: [TextEdit] {
    let modules: Set = ["UIKit", "AppKit", "Cocoa"]
    let line = place.placement.style.lineEnding
    return place.file.document.tree.items.filter { item in
      item.kind == .importDeclaration && modules.contains(item.name) && item.parent?.kind == .file
        && item.firstToken.startsLine && place.placement.endOfLine(behind: item.range.upperBound) != nil
    }.map { item in
      let texts = other.isAppKit ? [item.text, "import AppKit"] : ["import UIKit", item.text]
      let lines = ["#if canImport(UIKit)", texts[0], "#elseif canImport(AppKit)", texts[1], "#endif"]
      return TextEdit(replacing: item.range, with: lines.joined(separator: line))
    }
  }
}

/// Property wrappers that get their values themselves, so callers don't pass these values to a representable.
private let wrappersThatFetch: Set = [
  "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState", "Namespace", "Query",
  "ScaledMetric", "SceneStorage", "State", "StateObject",
]

extension Representable {
  /// The counterpart of the wrapped class; nil if there are several and the code doesn't show which one applies.
  fileprivate func twin(of className: String) -> PlatformTwin? {
    let twins = PlatformTwin.twins(of: className)
    guard twins.count > 1 else { return twins.first }
    let made = bodies(of: .make).flatMap { $0.block.descendants(.call) }.filter { $0.callee?.dottedName == className }
    let isLabel = made.flatMap(\.arguments).contains { $0.label?.lowercased().contains("label") ?? false }
    let isChanged = parts.contains { part in part.node.tokens.contains { $0.is("isEditable") } }
    return isLabel || !isChanged ? twins.first { ($0.creation != nil) == isLabel } : nil
  }
}

extension SyntaxNode {
  /// The assignment in this statement, including one inside an `if` that compares the values first.
  fileprivate var assignmentMaybeCompared: (Assignment, isCompared: Bool)? {
    if let assignment = Assignment(self) { return assignment.isCompound ? nil : (assignment, false) }
    guard kind == .ifStatement, conditions.count == 1, elseBranch == nil, let items = body?.items, items.count == 1,
      let assignment = Assignment(items[0]), !assignment.isCompound,
      conditions[0].text == "\(assignment.target.text) != \(assignment.valueText)"
    else { return nil }
    return (assignment, true)
  }
}
