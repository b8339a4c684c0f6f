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
    since: "iOS 13, macOS 10.15",
    summary: "Declare lifecycle methods exactly as the protocol has them.",
    symptom: "The type does not conform, or clean-up never runs and sizes are ignored.",
    rationale: """
      A method is called because it is the requirement of the protocol: name, labels, effects and result have to be the \
      same. A required method that differs does not compile. The others have defaults, so that a method that differs \
      compiles, and is never called.
      """,
    exception: "Suppress it where it is a helper that other files call.",
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
      // These compile, and are never called.
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
      // Effects that SwiftUI could not wait for.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func ⟦updateUIView⟧(_ label: UILabel, context: Context) async {}
        }
        """),
      // Helpers with names of their own, overloads beside the real method, and a helper that is called.
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
      // A protocol of the project that asks for the head.
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
    ],
    check: .representables(checkHeads))
}

@Sendable private func checkHeads(_ representable: Representable, in context: inout RuleContext) {
  let family = representable.family
  guard !representable.isAmbiguous, !representable.conformance.isInherited, representable.declaration.isValueType,
    lastComponent(of: representable.conformance.inherited.name) == family.name
  else { return }
  let suspects = representable.members.compactMap { member in
    member.isFunction ? Misdeclaration(of: member, in: representable) : nil
  }
  guard !suspects.isEmpty, context.project.isClosedWorld(representable.parts),
    // Another protocol may ask for it just so.
    context.project.ancestry(of: representable.parts).names.flatMap(context.project.declarations)
      .allSatisfy({ !$0.isProtocol })
  else { return }
  for suspect in suspects where context.contains(suspect.function.node) && !representable.calls(suspect.function) {
    let isRequired = suspect.method == .make || suspect.method == .update && family.isUpdateRequired
    let name = family.fullName(of: suspect.method) ?? ""
    context.report(
      "'\(suspect.function.fullName)' \(suspect.difference) '\(name)'"
        + (isRequired ? "" : ", so SwiftUI never calls it"),
      at: .name(of: suspect.function.node), severity: isRequired ? .error : .warning,
      fixes: suspect.fix(isRequired: isRequired).map { [$0] } ?? [])
  }
}

extension Representable {
  fileprivate func calls(_ function: Member) -> Bool {
    (members + (coordinator?.members ?? [])).flatMap(\.bodies).contains { !$0.calls(named: function.name).isEmpty }
  }
}

/// A function that is meant to be a lifecycle method and is not.
private struct Misdeclaration {
  var method: LifecycleMethod
  var function: Member
  /// How it differs, in words before the name of the method.
  var difference: String
  var edits: [TextEdit] = []

  init?(of function: Member, in representable: Representable) {
    guard let method = representable.family.method(spelledLike: function.name),
      let name = representable.family.baseName(of: method), function.isStatic == (method == .dismantle)
    else { return nil }
    self.method = method
    self.function = function
    let isWitness = representable.functions(method).contains(function)
    if isWitness {
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
    difference = function.name == name ? "has other labels than" : "is spelled otherwise than"
    if function.name != name {
      guard let token = function.node.nameToken else { return nil }
      edits = [TextEdit(replacing: token.range, with: name)]
    } else if let parameter = function.node.parameters.first, parameter.label == parameter.name,
      [LifecycleMethod.update, .dismantle].contains(method),
      function.labels.dropFirst() == [method == .update ? "context" : "coordinator"]
    {
      edits = [.insert("_ ", at: parameter.range.lowerBound)]
    }
  }

  /// How a function with the right name and labels differs all the same.
  private static func differenceOfWitness(_ function: Member, _ method: LifecycleMethod) -> String? {
    if method == .sizeThatFits { return function.node.type?.text == "CGSize" ? "returns no optional, unlike" : nil }
    let effects = function.node.all(.effect).filter { $0.isNamed("async") || $0.isNamed("throws") }.map(\.name)
    let isMutating = function.node.hasModifier("mutating")
    guard method == .make || method == .update, !effects.isEmpty || isMutating else { return nil }
    return "is '\(isMutating ? "mutating" : effects[0])', unlike"
  }

  func fix(isRequired: Bool) -> Fix? {
    guard !edits.isEmpty else { return nil }
    // What never ran before would begin to run.
    return Fix("Declare it as the protocol does", edits, safety: isRequired ? .safe : .unsafe)
  }
}
