import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let unguardedTextAssignment = Rule(
    id: "unguarded-text-assignment",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [
      .information(
        if: "the field has a single line, the code restores the selection, or a custom setter handles the text")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Compare before you set the text of an editable view in the update method.",
    symptom: """
      The insertion point jumps to the end while someone types in the middle, and Chinese, Japanese, or Korean input \
      is interrupted.
      """,
    rationale: """
      The update method runs on every change of an input, including the change that a keystroke just caused. Setting \
      the text of a `UITextView`, `NSTextView`, or `NSTextField` moves the insertion point to the end, ends the \
      composition of Chinese, Japanese, and Korean text, and clears the undo stack. A `UITextField` or `UISearchBar` \
      can lose marked text and its selection. Set the text only if it differs, and don't change it while the user is \
      composing text (`markedTextRange != nil`).
      """,
    exception: """
      Suppress it if the user can't edit the view, or if its setter already compares the value in code outside the \
      project.
      """,
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: unguardedTextAssignmentExamples,
    check: .representables(checkText))
}

@Sendable private func checkText(_ representable: Representable, in context: inout RuleContext) {
  for body in context.project.bodies(reachedFrom: .update, of: representable) {
    let scope = representable.expressionScope(of: body)
    for node in body.block.descendants(.sequence) {
      guard let assignment = Assignment(node), let edit = TextSetter(assignment, in: scope, context.project),
        context.project.timing(of: node, in: body) != .whenCalled, !assignment.isConstant,
        !representable.isGuarded(node, in: body), !representable.isReadOnly(edit, in: context.project)
      else { continue }
      let setter = context.project.ownBehavior(of: edit.property, in: edit.typeName, from: edit.scopeName)
      if setter == .comparing { continue }
      context.report(
        "'\(assignment.target.text)' is set on every update, even while the user is typing", at: node, in: body,
        severity: edit.isSingleLine || setter == .acting || body.restoresSelection ? .information : .warning,
        fixes: setter == .none ? edit.fix(in: context).map { [$0] } ?? [] : [])
    }
  }
}

extension LifecycleBody {
  /// Whether the code restores the selection, so that only text composition and undo are affected.
  fileprivate var restoresSelection: Bool {
    block.descendants(.sequence).contains { node in
      Assignment(node).map { ["selectedRange", "selectedTextRange", "selectedRanges"].contains($0.target.name) }
        ?? false
    }
  }
}

/// An assignment to the text of an editable view.
private struct TextSetter {
  var assignment: Assignment
  /// The type of the view as the source names it.
  var typeName: String
  var scopeName: String
  /// The framework class of the view.
  var frameworkClass: String
  var property: String

  init?(_ assignment: Assignment, in scope: ExpressionScope, _ project: ProjectModel) {
    let name = assignment.target.name
    guard !assignment.isCompound, let type = Self.typeOfView(showing: assignment.target, in: scope, project),
      let frameworkClass = project.frameworkClass(of: type, in: scope.typeName)
    else { return nil }
    guard EditableValue.values(of: frameworkClass).contains(where: { $0.kind == .text && $0.property == name }) else {
      return nil
    }
    self.assignment = assignment
    typeName = type
    scopeName = scope.typeName
    self.frameworkClass = frameworkClass
    property = name
  }

  /// The type of the view that has a property; for a name without a receiver, the type around the code.
  private static func typeOfView(
    showing property: SyntaxNode, in scope: ExpressionScope, _ project: ProjectModel
  ) -> String? {
    switch property.kind {
    case .memberAccess: property.base.flatMap { project.typeName(of: $0, in: scope) }
    case .reference: property.isLocal(property.name, within: scope.function) ? nil : scope.typeName
    default: nil
    }
  }

  /// Whether the view has a single line. `UITextField` and `UISearchBar` keep the insertion point at the end of the
  /// text, so users see little of the problem.
  var isSingleLine: Bool {
    ["UITextField", "UISearchBar"].contains { ClassHierarchy.isSubclass(frameworkClass, of: $0) }
  }

  func fix(in context: RuleContext) -> Fix? {
    guard ["text", "string", "stringValue"].contains(property), typeName == frameworkClass,
      assignment.node.statement == assignment.node
    else { return nil }
    let value = assignment.value.count == 1 ? assignment.valueText : "(\(assignment.valueText))"
    let isPure = assignment.value.allSatisfy { $0.descendants(.call).isEmpty }
    return Fix(
      "Compare with '\(assignment.target.text)' first",
      context.placement
        .wrapping(assignment.node, inIf: "\(assignment.target.text) != \(value)"),
      safety: isPure ? .safe : .unsafe)
  }
}

extension Assignment {
  /// Whether the value is a literal, which resets the text instead of mirroring an input.
  fileprivate var isConstant: Bool {
    value.count == 1
      && (value[0].kind == .nilLiteral || value[0].kind == .stringLiteral && value[0].children.first == nil)
  }
}

/// The first labels of the `NSTextField` initializers for text that can't be edited; subclasses inherit them.
private let labelInitializers: Set = ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"]

extension Representable {
  /// Whether code of the representable or of the view's class makes the view read-only.
  fileprivate func isReadOnly(_ edit: TextSetter, in project: ProjectModel) -> Bool {
    // The make method may declare only a superclass of the view that it creates.
    let classes = ([edit.typeName] + madeTypeNames).compactMap { project.resolveUniquely($0, in: edit.scopeName)?.name }
    // Another type of the project may create the view and set its text.
    let classMembers = (classes + [edit.scopeName]).flatMap { project.declarations(of: $0) }.flatMap(\.members)
    let blocks = (members + (coordinator?.members ?? []) + classMembers).flatMap(\.bodies)
    return blocks.contains { block in
      block.descendants(.sequence).contains { node in
        guard let assignment = Assignment(node) else { return false }
        return ["isEditable", "isUserInteractionEnabled", "isEnabled"].contains(assignment.target.name)
          && assignment.value.first?.text == "false"
      }
        || block.descendants(.call).contains { call in
          call.arguments.first?.label.map(labelInitializers.contains) ?? false
        }
    }
  }
}
