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
        if:
          "the field has a single line, the code restores the selection or runs after each key, or a custom setter "
          + "handles the text")
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
      composing text (`markedTextRange != nil`), also not in a delegate method such as `textViewDidChange(_:)`.
      """,
    exception: """
      Suppress it if the user can't edit the view, or if its setter already compares the value in code outside the \
      project.
      """,
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: unguardedTextAssignmentExamples + textSetterExamples
      + unguardedTextAssignmentDetailExamples + typingExamples,
    check: .representables(checkText))
}

@Sendable private func checkText(_ representable: Representable, in context: inout RuleContext) {
  checkTyping(representable, in: &context)
  context.inEach(context.project.bodies(reachedFrom: .update, of: representable)) { body, context in
    let scope = representable.expressionScope(of: body)
    for node in body.block.descendants(.sequence, .call) {
      guard let edit = TextSetter(node, in: scope, of: representable, context.project),
        context.project.timing(of: node, in: body) != .whenCalled, !edit.isConstant,
        representable.guards(of: node, in: body)
          .allSatisfy({ context.project.asksOnlyAboutMarkedText($0.node, in: body) }),
        !representable.isReadOnly(edit, in: context.project)
      else { continue }
      let setter = context.project.ownBehavior(of: edit.property, in: edit.typeName, from: edit.scopeName)
      if setter == .comparing { continue }
      context.report(
        "'\(edit.target.text)' is set on every update, even while the user is typing", at: node, in: body,
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

extension ProjectModel {
  /// Whether a condition asks only whether the user composes text. While they type in other ways, it holds back nothing.
  fileprivate func asksOnlyAboutMarkedText(_ condition: SyntaxNode, in body: LifecycleBody) -> Bool {
    let question = condition.descendants(.memberAccess).first { tellsMarkedText($0, in: body) }
    return question.map { asked in condition.descendants(.reference).allSatisfy(asked.contains) } ?? false
  }

  private func tellsMarkedText(_ member: SyntaxNode, in body: LifecycleBody) -> Bool {
    if ["markedTextRange", "hasMarkedText"].contains(member.name) { return true }
    guard case .project(let members) = callee(of: member, in: body.function.path) else { return false }
    return members.flatMap(\.bodies).contains { $0.mentions("markedTextRange") || $0.mentions("hasMarkedText") }
  }
}

/// An expression that sets the text of an editable view: an assignment, or a call that replaces its text storage.
struct TextSetter {
  var node: SyntaxNode
  /// The property that is assigned, or the text storage.
  var target: SyntaxNode
  /// The operands and operators of the new text.
  var value: [SyntaxNode]
  /// The type of the view as the source names it.
  var typeName: String
  var scopeName: String
  /// The framework class of the view.
  var frameworkClass: String
  var property: String

  init?(
    _ node: SyntaxNode, in scope: ExpressionScope, of representable: Representable, _ project: ProjectModel
  ) {
    if let assignment = Assignment(node) {
      guard !assignment.isCompound else { return nil }
      (target, value) = (assignment.target, assignment.value)
    } else if let storage = node.replacedTextStorage(within: scope.function), let text = node.arguments.first?.value {
      (target, value) = (storage, [text])
    } else {
      return nil
    }
    let name = target.name
    guard let type = Self.typeOfView(showing: target, in: scope, project),
      let frameworkClass = project.frameworkClass(of: type, in: scope.typeName)
        ?? Self.impliedClass(of: type, representable, project)
    else { return nil }
    let isText = EditableValue.values(of: frameworkClass).contains {
      $0.kind == .text && ($0.property == name || node.kind == .call)
    }
    guard isText else { return nil }
    self.node = node
    typeName = type
    scopeName = scope.typeName
    self.frameworkClass = frameworkClass
    property = name
  }

  /// The class of Apple that the represented type must inherit from, if it's this unknown type.
  private static func impliedClass(
    of type: String, _ representable: Representable, _ project: ProjectModel
  ) -> String? {
    type == representable.representedType?.name ? project.textClassImplied(byDelegateOf: representable) : nil
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
    guard ["text", "string", "stringValue", "doubleValue", "integerValue"].contains(property),
      typeName == frameworkClass,
      node.statement == node, let assignment = Assignment(node)
    else { return nil }
    let text = value.count == 1 ? assignment.valueText : "(\(assignment.valueText))"
    let isPure = value.allSatisfy { $0.descendants(.call).isEmpty }
    return Fix(
      "Compare with '\(target.text)' first",
      context.placement
        .wrapping(node, inIf: "\(target.text) != \(text)"),
      safety: isPure ? .safe : .unsafe)
  }
}

extension TextSetter {
  /// Whether the value is a literal, which resets the text instead of mirroring an input.
  var isConstant: Bool {
    value.count == 1
      && (value[0].kind == .nilLiteral || value[0].kind == .stringLiteral && value[0].children.first == nil)
  }
}

extension SyntaxNode {
  /// The text storage whose whole text a call replaces: `view.textStorage` for
  /// `view.textStorage?.setAttributedString(text)`, also through a local.
  fileprivate func replacedTextStorage(within function: SyntaxNode) -> SyntaxNode? {
    guard isCall(named: "setAttributedString"),
      let storage = receiver?.namedValue(within: function), storage.isNamed("textStorage")
    else { return nil }
    return storage
  }
}

/// The first labels of the `NSTextField` initializers for text that can't be edited; subclasses inherit them.
private let labelInitializers: Set = ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"]

extension SyntaxNode {
  /// Whether code returns `false` in each case.
  fileprivate var returnsOnlyFalse: Bool {
    let values = returnedValues
    return !values.isEmpty && values.allSatisfy { $0.text == "false" }
  }
}

extension Property {
  /// Whether it's a constant with the value `false`, or computed and never `true`.
  fileprivate var isAlwaysFalse: Bool {
    member.isStored
      ? isConstant && initialValue?.text == "false" : member.bodies.allSatisfy(\.returnsOnlyFalse)
  }
}

extension Representable {
  /// Whether code of the representable or of the view's class makes the view read-only.
  fileprivate func isReadOnly(_ edit: TextSetter, in project: ProjectModel) -> Bool {
    // The make method may declare only a superclass of the view that it creates.
    let classes = ([edit.typeName] + madeTypeNames).compactMap { project.resolveUniquely($0, in: edit.scopeName)?.name }
    // Another type of the project may create the view and set its text.
    let code = project.codeConfiguring(objectsOf: classes + [edit.scopeName], in: self)
    return refusesTyping(in: project)
      || code.contains { block in
        block.descendants(.sequence).contains { node in
          guard let assignment = Assignment(node), let value = assignment.value.first else { return false }
          return ["isEditable", "isUserInteractionEnabled", "isEnabled"].contains(assignment.target.name)
            && (value.text == "false" || isAlwaysFalse(value, in: project))
        }
          || block.descendants(.call).contains { call in
            call.arguments.first?.label.map(labelInitializers.contains) ?? false
          }
      }
  }

  /// Whether an expression is an input that no code of the project sets to `true`, or a property that is always `false`.
  private func isAlwaysFalse(_ expression: SyntaxNode, in project: ProjectModel) -> Bool {
    guard let path = expression.pathFromSelf, path.count == 1 else { return false }
    if let input = input(named: path[0]) { return project.isAlwaysFalse(input, of: self) }
    let properties = self.properties.filter { $0.name == path[0] }
    return properties.count == 1 && properties[0].isAlwaysFalse
  }

  /// Whether a delegate method of the coordinator never lets the user type.
  private func refusesTyping(in project: ProjectModel) -> Bool {
    (coordinator?.members ?? []).contains { member in
      guard EditableValue.asksWhetherToType(member.fullName) else { return false }
      let answers = project.returnedValues(of: member)
      return !answers.isEmpty && answers.allSatisfy { $0.text == "false" }
    }
  }
}
