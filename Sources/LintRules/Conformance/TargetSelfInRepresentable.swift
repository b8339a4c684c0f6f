import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let targetSelfInRepresentable = Rule(
    id: "target-self-in-representable",
    group: "conformance",
    severity: .error,
    since: "iOS 13, macOS 10.15",
    summary: "Use the coordinator as target, delegate or observer, not the struct.",
    symptom: "It does not compile, or the action never arrives.",
    rationale: """
      A representable is a struct: it cannot adopt a delegate protocol, and its methods cannot be `@objc`. Where a struct \
      passes as a target, it is boxed in an object that nobody keeps, or that does not know the selector.
      """,
    exception: "There is none.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
    examples: [
      .flagged(
        """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            ⟦field.delegate = self⟧
            ⟦field.addTarget(self, action: #selector(changed), for: .editingChanged)⟧
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
          func changed() {}
        }
        """),
      // These compile, and nothing ever arrives.
      .flagged(
        """
        struct Pad: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let tap = ⟦UITapGestureRecognizer(target: self, action: #selector(Coordinator.tapped))⟧
            view.addGestureRecognizer(tap)
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject { @objc func tapped() {} }
        }
        """),
      // In the coordinator and in other classes `self` is an object.
      .accepted(
        """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> FieldView {
            let field = FieldView()
            field.delegate = context.coordinator
            field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
            context.coordinator.parent = self
            return field
          }
          func updateUIView(_ field: FieldView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {
            var parent: Field?
            func attach(_ field: UITextField) {
              field.delegate = self
              field.addTarget(self, action: #selector(changed), for: .editingChanged)
            }
            @objc func changed() {}
          }
          final class FieldView: UITextField, UITextFieldDelegate {
            func start() { delegate = self }
          }
        }
        """),
      // A property of the project's takes any value.
      .accepted(
        """
        protocol GridOwner {}
        final class GridView: UIView { var delegate: GridOwner? }
        struct Grid: UIViewRepresentable, GridOwner {
          func makeUIView(context: Context) -> GridView {
            let view = GridView()
            view.delegate = self
            return view
          }
          func updateUIView(_ view: GridView, context: Context) {}
        }
        """),
    ],
    signs: [.delegation, .target],
    check: .representables(checkTargets))
}

@Sendable private func checkTargets(_ representable: Representable, in context: inout RuleContext) {
  let name = representable.simpleName
  guard representable.declaration.isValueType, !representable.isAmbiguous else { return }
  for member in representable.members where context.contains(member.node) {
    for reference in member.bodies.flatMap({ $0.descendants(.reference, named: "self") }) {
      guard let parent = reference.parent, !reference.isInLocalType(of: member) else { continue }
      if let assignment = Assignment(parent), assignment.value == [reference] {
        guard let property = context.project.delegateProperty(of: assignment, in: member, of: representable) else {
          continue
        }
        let isCertain = context.project.isClosedWorld(representable.parts)
        context.report(
          "'\(name)' is a struct and cannot be the '\(property)'", at: .whole(parent),
          severity: isCertain ? .error : .information)
      } else if parent.kind == .argument, let call = parent.parent, call.kind == .call, call.isTarget(parent),
        let selector = call.argument(labeled: "action") ?? call.argument(labeled: "selector")
      {
        let ownMethods = representable.members.filter(\.isFunction).map(\.name)
        let isOwn = selector.descendants(.reference).contains {
          ownMethods.contains($0.name) && $0.parent?.kind != .memberAccess
        }
        if isOwn {
          context.report(
            "'\(name)' is a struct, so its method cannot be '@objc' and '\(name)' no target", at: .whole(call))
        } else if call.sendsActions {
          context.report(
            "'\(name)' is a struct and soon gone; without a target the action goes to the first responder",
            at: .whole(call), severity: .information)
        } else {
          context.report(
            "'\(name)' is a struct, so nothing that is sent to this target arrives", at: .whole(call),
            severity: .warning)
        }
      }
    }
  }
}

extension SyntaxNode {
  /// Whether it stands in a type inside a function, where `self` is something else.
  fileprivate func isInLocalType(of member: Member) -> Bool {
    ancestors.prefix { $0 != member.node }.contains(where: \.kind.isTypeDeclaration)
  }

  /// Of a call that takes a target: whether what happens is sent as an action, along the chain of responders if the target
  /// is gone; a recognizer, a timer or the notification centre has no such chain.
  fileprivate var sendsActions: Bool {
    calledName == "addTarget" && argument(labeled: "for") != nil || calledName == "UIBarButtonItem"
  }

  /// Of a call: whether it sends messages to what an argument passes.
  fileprivate func isTarget(_ argument: SyntaxNode) -> Bool {
    argument.label == "target"
      || argument.label == nil && arguments.first == argument
        && ["addTarget", "addObserver"].contains(calledName)
  }
}

extension ProjectModel {
  /// The delegate property of a class of Apple's to which a statement assigns; nil for other properties.
  fileprivate func delegateProperty(
    of assignment: Assignment, in member: Member, of representable: Representable
  ) -> String? {
    let scope = ExpressionScope(
      function: member.node, typeName: representable.name, properties: representable.properties)
    guard assignment.target.kind == .memberAccess, let owner = assignment.target.base,
      let written = typeName(of: owner, in: scope), let type = resolveUniquely(written, in: representable.name),
      // A class of the project may have another property of this name.
      !type.isDeclared
    else { return nil }
    let name = assignment.target.name
    return DelegateSlot.slots(of: type.name).contains { $0.property == name } ? name : nil
  }
}
