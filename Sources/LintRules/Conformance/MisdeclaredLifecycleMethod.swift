import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let misdeclaredLifecycleMethod = Rule(
    id: "misdeclared-lifecycle-method",
    group: "conformance",
    severity: .error,
    lowerSeverities: [.warning(if: "the protocol doesn't require the method, so the code compiles")],
    since: "iOS 13, macOS 10.15",
    summary: "Match the protocol's declaration of a lifecycle method exactly.",
    symptom: "The type doesn't conform to the protocol; or it compiles, but cleanup never runs or sizes are ignored.",
    rationale: """
      SwiftUI calls a lifecycle method through the protocol, so its name, labels, effects, and types must match the \
      requirement. If a required method differs, the type doesn't compile. The optional methods have default \
      implementations, so a method that differs compiles but is never called.
      """,
    exception: "Suppress it if the method is a helper that other files call.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    examples: [
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func ⟦updateUIView⟧(label: UILabel, context: Context) { label.text = text }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            let text: String
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = text }
          }
          """),
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func ⟦makeUiView⟧(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {}
          }
          """),
      // These compile but are never called.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func ⟦dismantleUIView⟧(_ label: UILabel, context: Context) {}
        }
        struct Share: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func ⟦sizeThatFits⟧(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { nil }
        }
        """),
      // The type of the view is another one.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          func ⟦sizeThatFits⟧(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { nil }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { nil }
          }
          """),
      // So is one of another library.
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          func makeUIView(context: Context) -> MeterView { MeterView() }
          func updateUIView(_ meter: MeterView, context: Context) {}
          func ⟦sizeThatFits⟧(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { nil }
        }
        """,
        fixed: """
          struct Meter: UIViewRepresentable {
            func makeUIView(context: Context) -> MeterView { MeterView() }
            func updateUIView(_ meter: MeterView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: MeterView, context: Context) -> CGSize? { nil }
          }
          """),
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          @available(iOS 16, *)
          func ⟦sizeThatFits⟧(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize { .zero }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {}
            @available(iOS 16, *)
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { .zero }
          }
          """),
      // An overload for another view, and below for no coordinator.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func ⟦dismantleUIView⟧(_ label: UIView, coordinator: ()) { label.removeFromSuperview() }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {}
            static func dismantleUIView(_ label: UILabel, coordinator: ()) { label.removeFromSuperview() }
          }
          """),
      .flagged(
        """
        struct Ticker: NSViewRepresentable {
          func makeNSView(context: Context) -> NSTextField { NSTextField() }
          func updateNSView(_ field: NSTextField, context: Context) {}
          static func ⟦dismantleNSView⟧(_ field: NSTextField, coordinator: ()) { field.delegate = nil }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """,
        fixed: """
          struct Ticker: NSViewRepresentable {
            func makeNSView(context: Context) -> NSTextField { NSTextField() }
            func updateNSView(_ field: NSTextField, context: Context) {}
            static func dismantleNSView(_ field: NSTextField, coordinator: Coordinator) { field.delegate = nil }
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject {}
          }
          """),
      // The same type under other names, and a helper next to the real method.
      .accepted(
        """
        typealias Tag = UILabel
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func dismantleUIView(_ label: Tag, coordinator: Void) {}
        }
        struct Chip: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func dismantleUIView(_ label: UIViewType, coordinator: Context.Coordinator) {}
          func makeCoordinator() -> Memory { Memory() }
          final class Memory {}
        }
        struct Pill: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func dismantleUIView(_ label: UILabel, coordinator: ()) {}
          static func dismantleUIView(_ label: UIView, coordinator: ()) {}
        }
        """),
      // SwiftUI can't wait for an asynchronous method.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func ⟦updateUIView⟧(_ label: UILabel, context: Context) async {}
        }
        """),
      // Helpers with other names, overloads next to the real method, and a helper that the code calls.
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeView(context: Context) -> UILabel { UILabel() }
          func makeUIView() -> UILabel { UILabel() }
          func makeUIView(context: Context) -> UILabel { makeUIView() }
          func updateView(_ label: UILabel, context: Context) {}
          func updateUIView(_ label: UILabel) {}
          func updateUIView(_ label: UILabel, context: Context) { print(sizeThatFits(label)) }
          func sizeThatFits(_ size: CGSize) -> CGSize { size }
          func sizeThatFits(_ label: UILabel) -> CGSize { label.bounds.size }
          static func dismantleView(_ label: UILabel, coordinator: ()) {}
        }
        """),
      // A protocol of the project requires this declaration.
      .accepted(
        """
        protocol Wrapping: UIViewRepresentable { func updateUIView(label: UILabel, context: Context) }
        struct Badge: Wrapping {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(label: UILabel, context: Context) {}
        }
        """),
      .accepted(
        """
        protocol Labelled { func updateUIView(label: UILabel, context: Int) }
        struct Badge: UIViewRepresentable, Labelled {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(label: UILabel, context: Int) {}
        }
        """),
      // A make method that throws, and an update method that changes the struct.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          var updates = 0
          func ⟦makeUIView⟧(context: Context) throws -> UILabel { UILabel() }
          mutating func ⟦updateUIView⟧(_ label: UILabel, context: Context) { updates += 1 }
        }
        """),
      // The update method is optional for gesture recognizers.
      .flagged(
        """
        struct Tap: UIGestureRecognizerRepresentable {
          func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
          func ⟦updateUIGestureRecognizer⟧(recognizer: UITapGestureRecognizer, context: Context) {}
        }
        """,
        fixed: """
          struct Tap: UIGestureRecognizerRepresentable {
            func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
            func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {}
          }
          """),
      // Labels that need more than an underscore.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func ⟦updateUIView⟧(view label: UILabel, context: Context) {}
        }
        struct Chip: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func ⟦updateUIView⟧(label: UILabel) {}
        }
        """),
      // Helpers that the code calls, here or elsewhere, and an instance method, which `nonstatic-dismantle` reports.
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {
            if label.isHidden { Self.dismantleUIView(label, animated: false) }
          }
          static func dismantleUIView(_ label: UILabel, animated: Bool) { label.text = nil }
          func sizeThatFits(width: CGFloat) -> CGSize { CGSize(width: width, height: 20) }
        }
        struct Chip: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          func dismantleUIView(_ label: UILabel, context: Context) {}
        }
        struct BadgeRow: View {
          let badge = Badge()
          var body: some View { badge.frame(height: badge.sizeThatFits(width: 100).height) }
        }
        """),
      // A typealias for the protocol.
      .flagged(
        """
        typealias PlatformView = UIViewRepresentable
        struct Search: PlatformView {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func ⟦sizeThatFits⟧(_ proposal: ProposedViewSize, uiView: UISearchBar, context: Context) -> CGSize { .zero }
        }
        """,
        fixed: """
          typealias PlatformView = UIViewRepresentable
          struct Search: PlatformView {
            func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
            func updateUIView(_ bar: UISearchBar, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISearchBar, context: Context) -> CGSize? { .zero }
          }
          """),
    ]
      + misdeclaredLifecycleMethodDetailExamples,
    check: .representables(checkHeads))
}

@Sendable private func checkHeads(_ representable: Representable, in context: inout RuleContext) {
  let family = representable.family
  let suspects = representable.members(in: context.path).compactMap { member in
    member.isFunction ? Misdeclaration(of: member, in: representable, context.project) : nil
  }
  guard !suspects.isEmpty, context.project.isClosedWorld(representable.parts),
    // Another protocol may require exactly this declaration.
    context.project.ancestry(of: representable.parts).names.flatMap(context.project.declarations)
      .allSatisfy({ !$0.isProtocol })
  else { return }
  for suspect in suspects where !representable.calls(suspect.function) {
    let isRequired = suspect.method == .make || suspect.method == .update && family.isUpdateRequired
    context.report(
      "'\(suspect.function.fullName)' \(suspect.difference)"
        + (isRequired ? "" : ", so SwiftUI never calls it"),
      at: .name(of: suspect.function.node), severity: isRequired ? .error : .warning,
      fixes: suspect.fix(isRequired: isRequired).map { [$0] } ?? [])
  }
}

extension ProjectModel {
  fileprivate func mismatchedParameter(
    of function: Member, meantAs method: LifecycleMethod, of representable: Representable
  ) -> MismatchedParameter? {
    switch method {
    case .dismantle: mismatchedParameter(ofDismantle: function, of: representable)
    case .sizeThatFits: mismatchedParameter(ofSizeThatFits: function, of: representable)
    default: nil
    }
  }
}

extension Representable {
  fileprivate func calls(_ function: Member) -> Bool {
    (members + (coordinator?.members ?? [])).flatMap(\.bodies).contains { !$0.calls(named: function.name).isEmpty }
  }
}

/// A function that is meant to be a lifecycle method but doesn't match the requirement.
private struct Misdeclaration {
  var method: LifecycleMethod
  var function: Member
  /// The difference, as the message states it after the name of the function.
  var difference: String
  var edits: [TextEdit] = []

  init?(of function: Member, in representable: Representable, _ project: ProjectModel) {
    guard let method = representable.family.method(spelledLike: function.name),
      let name = representable.family.baseName(of: method), function.isStatic == (method == .dismantle)
    else { return nil }
    self.method = method
    self.function = function
    let isWitness = representable.functions(method).contains(function)
    if isWitness {
      if let mismatch = project.mismatchedParameter(of: function, meantAs: method, of: representable) {
        difference = "takes '\(mismatch.type.text)' instead of '\(mismatch.expected)'"
        edits = [TextEdit(replacing: mismatch.type.range, with: mismatch.expected)]
        return
      }
      guard let difference = Self.differenceOfWitness(function, method) else { return nil }
      self.difference = difference
      if method == .sizeThatFits, let type = function.node.type {
        edits = [.insert("?", at: type.range.upperBound)]
      }
      return
    }
    guard representable.functions(method).isEmpty else { return nil }
    // `sizeThatFits(_ size: CGSize)` is an ordinary helper.
    if method == .sizeThatFits, function.node.parameters.first?.type?.dottedName != "ProposedViewSize" { return nil }
    let requirement = representable.family.fullName(of: method) ?? name
    difference =
      "\(function.name == name ? "has different labels than" : "is spelled differently than") '\(requirement)'"
    if function.name != name {
      guard let token = function.node.nameToken else { return nil }
      edits = [TextEdit(replacing: token.range, with: name)]
    } else if let parameter = function.node.parameters.first, parameter.label == parameter.name,
      function.labels.dropFirst() == [method == .update ? "context" : "coordinator"]
    {
      edits = [.insert("_ ", at: parameter.range.lowerBound)]
    }
  }

  /// How a function with the right name and labels still differs from the requirement; nil if it doesn't.
  private static func differenceOfWitness(_ function: Member, _ method: LifecycleMethod) -> String? {
    if method == .sizeThatFits {
      return function.node.type?.text == "CGSize" ? "returns 'CGSize' instead of 'CGSize?'" : nil
    }
    let effects = function.node.all(.effect).filter { $0.isNamed("async") || $0.isNamed("throws") }.map(\.name)
    let isMutating = function.node.hasModifier("mutating")
    guard method == .make || method == .update, !effects.isEmpty || isMutating else { return nil }
    return "is '\(isMutating ? "mutating" : effects[0])', but the requirement is not"
  }

  func fix(isRequired: Bool) -> Fix? {
    guard !edits.isEmpty else { return nil }
    // An optional method that SwiftUI has never called would start to run.
    return Fix("Match the protocol's declaration", edits, safety: isRequired ? .safe : .unsafe)
  }
}
