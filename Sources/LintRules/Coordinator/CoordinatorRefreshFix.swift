import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

/// Reports copies of the representable in its coordinator that go stale. `message` receives the copy, the stale members
/// with their verb, and the name of the update method; it returns nil for a copy that must not be reported.
func reportCopies(
  of representable: Representable, in context: inout RuleContext,
  message: (CoordinatorCopy, _ members: String, _ update: String) -> String?
) {
  // Such a controller is shown once, with the values of that moment.
  guard !representable.isAmbiguous, !representable.wrapsOneShotObject else { return }
  for copy in context.project.unrefreshedCopies(of: representable) {
    let members = copy.staleReads.map(\.member).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let stale = "\(quoted(members)) \(members.count == 1 ? "goes" : "go")"
    guard let message = message(copy, stale, representable.name(of: .update) ?? "") else { continue }
    let fix = CoordinatorRefreshFix(of: representable, in: context, assigning: [(copy.property, "self")])
    let isAsOldAsTheView =
      copy.holdsOnlyValues(of: representable, in: context.project)
      && (representable.updatesNothing || members.allSatisfy(representable.takesAsSetting))
      || representable.showsWhatItReads(through: copy) || copy.isUsedOnce(by: representable, in: context.project)
    context.report(
      message, at: copy.property.place,
      severity: context.isGivenNothingNew(members, representable) ? .hint : isAsOldAsTheView ? .information : nil,
      related: copy.staleReads.prefix(3).map { (.whole($0.node), "reads the stale copy here") },
      fixes: fix.map { [$0.fix] } ?? [])
  }
}

extension Representable {
  /// Whether the update method is empty. Then the view stays as it was created, and perhaps no input ever changes.
  fileprivate var updatesNothing: Bool { functions(.update).allSatisfy { $0.node.body?.items.isEmpty ?? true } }
}

extension Representable {
  /// Whether the coordinator reaches the view on screen through the copy. A newer value may have a different view,
  /// which isn't on screen.
  fileprivate func showsWhatItReads(through copy: CoordinatorCopy) -> Bool {
    let shown = makingBodies(of: .make).filter { !$0.isInCoordinator }.flatMap(\.returnedValues)
      .compactMap(\.pathFromSelf)
      .filter { $0.count == 1 && input(named: $0[0]) != nil }.joined()
    guard !shown.isEmpty else { return false }
    let code = coordinator?.members.filter { $0.isFunction || $0.isProperty }.flatMap(\.bodies) ?? []
    return code.flatMap { $0.descendants(.memberAccess) }.contains { access in
      shown.contains(access.name) && access.base?.pathFromSelf == [copy.property.name]
    }
  }
}

extension CoordinatorCopy {
  /// Whether the coordinator reads only plain values through the copy, and no closures.
  fileprivate func holdsOnlyValues(of representable: Representable, in project: ProjectModel) -> Bool {
    staleReads.allSatisfy { read in
      representable.input(named: read.member).map { project.valueKind(of: $0) == .value } ?? false
    }
  }
}

extension CoordinatorCopy {
  /// Whether the coordinator only calls closures through the copy, each at most once.
  fileprivate func isUsedOnce(by representable: Representable, in project: ProjectModel) -> Bool {
    staleReads.allSatisfy { read in
      representable.input(named: read.member).map { project.valueKind(of: $0) == .function } ?? false
        && representable.coordinator?.comesOnce(to: read.node) ?? false
    }
  }
}

/// `'a'`, `'a' and 'b'`, `'a', 'b' and others`.
func quoted(_ names: [String]) -> String {
  let shown = names.prefix(2).map { "'\($0)'" }
  return names.count > 2 ? shown.joined(separator: ", ") + " and others" : shown.joined(separator: " and ")
}

/// Assigns current values to properties of the coordinator at the start of the update method, and makes the properties
/// assignable.
struct CoordinatorRefreshFix {
  private(set) var fix: Fix
  private let context: RuleContext

  /// Nil if the update method is in another file or has no place for the assignments.
  init?(of representable: Representable, in context: RuleContext, assigning values: [(Property, String)]) {
    self.context = context
    let names = quoted(values.map(\.0.name))
    fix = Fix("Refresh \(names) in '\(representable.name(of: .update) ?? "")'", [], safety: .safe)
    let functions = representable.functions(.update)
    guard !functions.isEmpty, functions.allSatisfy({ assign(values, in: $0) }),
      values.allSatisfy({ makeAssignable($0.0) })
    else { return nil }
    if values.contains(where: { isScratch($0.0, representable) || holdsObjects($0.0, representable, context.project) })
    {
      fix.safety = .unsafe
    }
  }

  private mutating func assign(_ values: [(Property, String)], in function: Member) -> Bool {
    guard context.contains(function.node), let block = function.node.body,
      let parameter = function.node.parameters.first(where: { $0.label == "context" })
    else { return false }
    if parameter.usableName == nil, let name = parameter.nameToken {
      // `context _: Context` becomes `context: Context`.
      guard let label = name.previous else { return false }
      fix.edits.append(.delete(label.range.upperBound..<name.range.upperBound))
      fix.safety = .unsafe
    }
    let statements = values.map { property, value in
      CoordinatorTemplate.refresh(property.name, with: value, context: parameter.usableName ?? "context")
    }
    let placement = context.placement
    guard let edits = placement.insertions(of: statements.joined(separator: "\n"), atStartOf: block) else {
      return false
    }
    fix.edits += edits
    return true
  }

  private mutating func makeAssignable(_ property: Property) -> Bool {
    let declaration = property.member.node
    let hiding = declaration.modifiers.filter { $0.isNamed("private") || $0.isNamed("fileprivate") }
    guard context.contains(declaration) || !property.isConstant && hiding.isEmpty else { return false }
    var edits: [TextEdit] = []
    if property.isConstant, let keyword = declaration.nameToken {
      edits.append(TextEdit(replacing: keyword.range, with: "var"))
    }
    for modifier in hiding {
      guard let next = modifier.lastToken.next else { continue }
      edits.append(.delete(modifier.range.lowerBound..<next.range.lowerBound))
      fix.safety = .unsafe
    }
    // `let a, b: Int` is one declaration.
    fix.edits += edits.filter { !fix.edits.contains($0) }
    if property.member.binding?.first(.accessorBlock) != nil { fix.safety = .unsafe }
    return true
  }
}

/// Whether the coordinator stores its own values in a copy of the representable, which a refresh would overwrite.
private func isScratch(_ property: Property, _ representable: Representable) -> Bool {
  let blocks = representable.coordinator?.members.flatMap(\.bodies) ?? []
  return blocks.flatMap { $0.descendants(.sequence) }.contains { node in
    guard let path = Assignment(node)?.target.pathFromSelf, path.count > 1, path[0] == property.name else {
      return false
    }
    return representable.input(named: path[1]).map { !$0.isStateWrapped } ?? false
  }
}

/// Whether the coordinator reaches objects through a copy of the representable. A newer value may have other objects,
/// such as a label that it created itself and that isn't on screen.
private func holdsObjects(_ property: Property, _ representable: Representable, _ project: ProjectModel) -> Bool {
  let objects = representable.properties.filter { property in
    property.member.isStored && !property.member.isStatic && property.wrapper == nil
      && [.reference, .unknown].contains(project.valueKind(of: property))
  }
  let blocks = representable.coordinator?.members.flatMap(\.bodies) ?? []
  return representable.isCopy(property)
    && blocks.flatMap { $0.descendants(.memberAccess) }.contains { access in
      access.base?.pathFromSelf == [property.name] && objects.contains { $0.name == access.name }
    }
}
