import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let targetSelfInRepresentable = Rule(
    id: "target-self-in-representable",
    group: "conformance",
    severity: .error,
    lowerSeverities: [
      .warning(if: "the target isn't for a control or gesture recognizer, and the code compiles"),
      .information(if: "the action goes to the responder chain instead, or the project isn't completely known"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Use the coordinator, not the struct, as the target, delegate, or observer.",
    symptom: "The code doesn't compile, the action is never called, or a timer crashes the app when it fires.",
    rationale: """
      A representable is a struct: it can't adopt the delegate protocols of UIKit and AppKit, and its methods can't be \
      `@objc`. If an API accepts any value as a target, Swift boxes a copy of the struct in a temporary object. \
      Controls, gesture recognizers, and the notification center don't retain that object, so it's gone before \
      anything happens. A timer or display link retains it, but the object doesn't respond to the selector. Use the \
      coordinator, which is an object that SwiftUI keeps.
      """,
    exception: "None.",
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
      // This compiles, but the action is never called.
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
      // In the coordinator and in other classes, `self` is an object.
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
      // A property that the project declares accepts any value.
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
          "'\(name)' is a struct, so it cannot be the '\(property)'", at: .whole(parent),
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
            "'\(name)' is a struct, so its methods cannot be '@objc' and it cannot be a target", at: .whole(call))
        } else if call.sendsActions {
          context.report(
            "'\(name)' is a struct, so nothing keeps this target; the action goes to the responder chain instead",
            at: .whole(call), severity: .information)
        } else {
          context.report(
            "'\(name)' is a struct, so it never receives the messages sent to this target", at: .whole(call),
            severity: .warning)
        }
      }
    }
  }
}

extension SyntaxNode {
  /// Whether the reference is in a type inside the function, where `self` means something else.
  fileprivate func isInLocalType(of member: Member) -> Bool {
    ancestors.prefix { $0 != member.node }.contains(where: \.kind.isTypeDeclaration)
  }

  /// Whether a call that takes a target sends actions, which go up the responder chain if the target is gone.
  /// Recognizers, timers, and the notification center don't use the responder chain.
  fileprivate var sendsActions: Bool {
    calledName == "addTarget" && argument(labeled: "for") != nil || calledName == "UIBarButtonItem"
  }

  /// Whether the call uses the argument as its target.
  fileprivate func isTarget(_ argument: SyntaxNode) -> Bool {
    argument.label == "target"
      || argument.label == nil && arguments.first == argument
        && ["addTarget", "addObserver"].contains(calledName)
  }
}

extension ProjectModel {
  /// The delegate property of an Apple class that an assignment sets; nil for other properties.
  fileprivate func delegateProperty(
    of assignment: Assignment, in member: Member, of representable: Representable
  ) -> String? {
    let scope = ExpressionScope(
      function: member.node, typeName: representable.name, properties: representable.properties)
    guard assignment.target.kind == .memberAccess, let owner = assignment.target.base,
      let written = typeName(of: owner, in: scope), let type = resolveUniquely(written, in: representable.name),
      // A class of the project may have another property with this name.
      !type.isDeclared
    else { return nil }
    let name = assignment.target.name
    return DelegateSlot.slots(of: type.name).contains { $0.property == name } ? name : nil
  }
}
