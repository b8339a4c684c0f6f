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
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            ⟦field.delegate = self⟧
            ⟦field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)⟧
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            if field.text != text { field.text = text }
          }
          // On every key.
          @objc private func changed(_ field: UITextField) {
            text = field.text ?? ""
          }
        }
        """,
        fixed: """
          struct Field: UIViewRepresentable {
            @Binding var text: String
            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              field.delegate = context.coordinator
              field.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .editingChanged)
              return field
            }
            func updateUIView(_ field: UITextField, context: Context) {
              context.coordinator.parent = self
              if field.text != text { field.text = text }
            }

            func makeCoordinator() -> Coordinator {
              Coordinator(self)
            }

            @MainActor
            final class Coordinator: NSObject, UITextFieldDelegate {
              var parent: Field

              init(_ parent: Field) {
                self.parent = parent
              }

              // On every key.
              @objc func changed(_ field: UITextField) {
                parent.text = field.text ?? ""
              }
            }
          }
          """),
      // The struct has the delegate's methods, and the coordinator isn't on the main actor.
      .flagged(
        """
        struct Search: UIViewRepresentable, UISearchBarDelegate {
          let onSearch: (String) -> Void
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            ⟦bar.delegate = self⟧
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) { context.coordinator.parent = self }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

          func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            Task { onSearch(searchBar.text ?? "") }
          }

          final class Coordinator: NSObject {
            var parent: Search
            init(parent: Search) { self.parent = parent }
          }
        }
        """,
        fixed: """
          struct Search: UIViewRepresentable {
            let onSearch: (String) -> Void
            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.delegate = context.coordinator
              return bar
            }
            func updateUIView(_ bar: UISearchBar, context: Context) { context.coordinator.parent = self }
            func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

            final class Coordinator: NSObject, UISearchBarDelegate {
              var parent: Search
              init(parent: Search) { self.parent = parent }

              func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
                Task { self.parent.onSearch(searchBar.text ?? "") }
              }
            }
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
        """,
        fixed: """
          struct Pad: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
              let view = UIView()
              let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
              view.addGestureRecognizer(tap)
              return view
            }
            func updateUIView(_ view: UIView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject { @objc func tapped() {} }
          }
          """),
      // Other code in the coordinator, and an action that it doesn't have yet.
      .flagged(
        """
        struct Dial: UIViewRepresentable {
          @Binding var value: Double
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            ⟦slider.addTarget(self, action: #selector(moved), for: .valueChanged)⟧
            return slider
          }
          @objc func moved(_ slider: UISlider) { value = Double(slider.value) }
          func updateUIView(_ slider: UISlider, context: Context) {
            context.coordinator.parent = self
            slider.value = Float(value)
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }

          final class Coordinator {
            var parent: Dial
            init(_ parent: Dial) { self.parent = parent }
          }
        }
        struct Pad: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.addGestureRecognizer(⟦UITapGestureRecognizer(target: self, action: #selector(Coordinator.tapped))⟧)
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """,
        fixed: """
          struct Dial: UIViewRepresentable {
            @Binding var value: Double
            func makeUIView(context: Context) -> UISlider {
              let slider = UISlider()
              slider.addTarget(context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
              return slider
            }
            func updateUIView(_ slider: UISlider, context: Context) {
              context.coordinator.parent = self
              slider.value = Float(value)
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }

            final class Coordinator {
              var parent: Dial
              init(_ parent: Dial) { self.parent = parent }

              @MainActor @objc func moved(_ slider: UISlider) { parent.value = Double(slider.value) }
            }
          }
          struct Pad: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
              let view = UIView()
              view.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
              return view
            }
            func updateUIView(_ view: UIView, context: Context) {
              context.coordinator.parent = self
            }

            func makeCoordinator() -> Coordinator {
              Coordinator(self)
            }

            @MainActor
            final class Coordinator: NSObject {
              var parent: Pad

              init(_ parent: Pad) {
                self.parent = parent
              }

              @objc func tapped() {
              }
            }
          }
          """),
      // Without the context, or with an action that other code calls too, there is no certain fix.
      .flagged(
        """
        struct Clock: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            tick()
            _ = ⟦Timer.scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)⟧
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
          func tick() {}
        }
        struct Area: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { makeArea() }
          func updateUIView(_ area: UITextView, context: Context) {}
          private func makeArea() -> UITextView {
            let area = UITextView()
            ⟦area.delegate = self⟧
            return area
          }
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
    ] + targetSelfInRepresentableActionExamples + targetChoiceExamples,
    signs: [.delegation, .target],
    check: .representables(checkTargets))
}

@Sendable private func checkTargets(_ representable: Representable, in context: inout RuleContext) {
  guard representable.declaration.isValueType, !representable.isAmbiguous else { return }
  let targets = representable.members.filter { context.contains($0.node) }.flatMap { member in
    member.bodies.flatMap { $0.descendants(.reference, named: "self") }.compactMap {
      SelfTarget($0, in: member, of: representable, context.project)
    }
  }
  guard !targets.isEmpty else { return }
  let fix = coordinatorFix(for: targets, of: representable, in: context)
  for target in targets {
    let call = target.reference.ancestors.first { $0.kind != .argument }
    guard let node = target.reference.assignment?.node ?? call else { continue }
    let (message, severity) = report(of: target, node, representable, context.project)
    let isFixed = fix?.edits.contains { $0.range == target.reference.range } ?? false
    context.report(message, at: .whole(node), severity: severity, fixes: isFixed ? fix.map { [$0] } ?? [] : [])
  }
}

/// The message about a target and its severity; `node` is the assignment or the call.
private func report(
  of target: SelfTarget, _ node: SyntaxNode, _ representable: Representable, _ project: ProjectModel
) -> (String, Severity) {
  let name = representable.simpleName
  switch target.use {
  case .delegate(let slot):
    let isCertain = project.isClosedWorld(representable.parts)
    return ("'\(name)' is a struct, so it cannot be the '\(slot.property)'", isCertain ? .error : .information)
  case .ownAction:
    return ("'\(name)' is a struct, so its methods cannot be '@objc' and it cannot be a target", .error)
  case .otherAction where node.sendsActions:
    let consequence = "nothing keeps this target; the action goes to the responder chain instead"
    return ("'\(name)' is a struct, so \(consequence)", .information)
  case .otherAction:
    return ("'\(name)' is a struct, so it never receives the messages sent to this target", .warning)
  }
}

extension SelfTarget {
  /// nil for a `self` that isn't a delegate or target, or means something else.
  fileprivate init?(
    _ reference: SyntaxNode, in member: Member, of representable: Representable, _ project: ProjectModel
  ) {
    guard let parent = reference.parent, !reference.isInLocalType(of: member) else { return nil }
    if let assignment = reference.assignment {
      guard let slot = project.delegateSlot(of: assignment, in: member, of: representable) else { return nil }
      self.init(reference: reference, member: member, use: .delegate(slot))
      return
    }
    guard let call = parent.parent, call.isTarget(parent),
      let selector = call.argument(labeled: "action") ?? call.argument(labeled: "selector")
    else { return nil }
    let ownMethods = representable.members.filter(\.isFunction).map(\.name)
    let own = selector.descendants(.reference).first { ownMethods.contains($0.name) }
    self.init(reference: reference, member: member, use: own.map(Use.ownAction) ?? .otherAction(selector))
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
    argument(labeled: "for") != nil || calledName == "UIBarButtonItem"
  }

  /// Whether the call uses the argument as its target.
  fileprivate func isTarget(_ argument: SyntaxNode) -> Bool {
    argument.label == "target"
      || arguments.first == argument && ["addTarget", "addObserver"].contains(calledName)
  }
}

extension ProjectModel {
  /// The delegate property of an Apple class that an assignment sets; nil for other properties.
  fileprivate func delegateSlot(
    of assignment: Assignment, in member: Member, of representable: Representable
  ) -> DelegateSlot? {
    let scope = ExpressionScope(of: member, typeName: representable.name, properties: representable.properties)
    guard let owner = assignment.target.base, let written = typeName(of: owner, in: scope),
      let type = resolveUniquely(written, in: representable.name)
    else { return nil }
    let name = assignment.target.name
    return DelegateSlot.slots(of: type.name).first { $0.property == name }
  }
}
