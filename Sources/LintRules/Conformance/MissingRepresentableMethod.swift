import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingRepresentableMethod = Rule(
    id: "missing-representable-method",
    group: "conformance",
    severity: .error,
    since: "iOS 13, macOS 10.15",
    summary: "Implement the lifecycle methods that the protocol requires.",
    symptom: "The compiler says that the type does not conform to the protocol, and offers one stub at a time.",
    rationale: """
      A representable without make or update does not conform to its protocol and does not compile. The compiler asks \
      for one method after the other, and only once it knows the represented type; the fix writes all of them at once.
      """,
    exception: "Ignore it where a macro writes the methods, which cannot be seen in the source.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    examples: [
      .flagged(
        """
        struct ⟦GuidePage⟧: UIViewControllerRepresentable {
          typealias UIViewControllerType = SFSafariViewController
          let url: URL
        }
        """,
        fixed: """
          struct GuidePage: UIViewControllerRepresentable {
            typealias UIViewControllerType = SFSafariViewController
            let url: URL

            func makeUIViewController(context: Context) -> SFSafariViewController {
              SFSafariViewController(url: url)
            }

            func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {
            }
          }
          """),
      .flagged(
        """
        public struct ⟦Badge⟧: UIViewRepresentable {
          public func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        """,
        fixed: """
          public struct Badge: UIViewRepresentable {
            public func makeUIView(context: Context) -> UILabel { UILabel() }

            public func updateUIView(_ uiView: UILabel, context: Context) {
            }
          }
          """),
      // The fix puts update beside make.
      .flagged(
        """
        struct ⟦Badge⟧ {
          let text: String
        }
        extension Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        """,
        fixed: """
          struct Badge {
            let text: String
          }
          extension Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }

            func updateUIView(_ uiView: UILabel, context: Context) {
            }
          }
          """),
      // Methods may stand in any extension; update is optional for gestures.
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          let text: String
        }
        extension Badge {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        struct Press: UIGestureRecognizerRepresentable {
          func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { .init() }
        }
        struct Chip {}
        extension Chip: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      // A method with other labels is there, if misdeclared.
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(label: UILabel, context: Context) {}
        }
        """),
      // Protocols of the project and extensions of Apple's may supply methods, and so may macros and superclasses.
      .accepted(
        """
        protocol Wrapping: UIViewRepresentable { func build() -> UIViewType }
        extension Wrapping {
          func makeUIView(context: Context) -> UIViewType { build() }
          func updateUIView(_ view: UIViewType, context: Context) {}
        }
        struct Badge: Wrapping { func build() -> UILabel { UILabel() } }
        @AutoRepresentable struct Chip: UIViewRepresentable {}
        struct Dot: UIViewRepresentable, Shared {}
        """),
      .accepted(
        """
        extension NSViewRepresentable {
          func updateNSView(_ view: NSViewType, context: Context) {}
        }
        struct Badge: NSViewRepresentable {
          func makeNSView(context: Context) -> NSTextField { NSTextField() }
        }
        """),
      // The same, where the representable names the protocol beside Apple's or inherits from a class.
      .accepted(
        """
        protocol Still {}
        extension Still where Self: UIViewRepresentable {
          func updateUIView(_ view: UIViewType, context: Context) {}
        }
        struct Badge: UIViewRepresentable, Still {
          func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        class Base {
          func updateUIView(_ label: UILabel, context: UIViewRepresentableContext<Chip>) {}
        }
        final class Chip: Base, UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        """),
      .accepted(
        """
        extension View {
          func updateUIView(_ label: UILabel, context: UIViewRepresentableContext<Badge>) {}
        }
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        """),
      // An extension that names the module, and a name with a slip of the pen.
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        extension Field.Badge {
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        struct Chip: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUiView(_ label: UILabel, context: Context) {}
        }
        """),
      // One name for both platforms, and members that an `#if` decides.
      .accepted(
        """
        #if os(macOS)
        typealias PlatformRepresentable = NSViewRepresentable
        #else
        typealias PlatformRepresentable = UIViewRepresentable
        #endif
        struct Badge: PlatformRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
        }
        struct Chip: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          #if CHIPS
          func updateUIView(_ label: UILabel, context: Context) {}
          #endif
        }
        """),
    ],
    check: .representables(checkMethods))
}

@Sendable private func checkMethods(_ representable: Representable, in context: inout RuleContext) {
  let family = representable.family
  guard !representable.isAmbiguous, !representable.conformance.isInherited,
    lastComponent(of: representable.conformance.inherited.name) == family.name
  else { return }
  // Most have what they need; what is inherited costs more to find.
  let lackedByItself = family.requiredMethods.filter { !family.isImplemented($0, among: representable.members) }
  guard !lackedByItself.isEmpty, context.project.isClosedWorld(representable.parts) else { return }
  let inherited = context.project.membersInherited(by: representable)
  let missing = lackedByItself.filter { !family.isImplemented($0, among: inherited) }
  guard !missing.isEmpty else { return }
  let lacking = missing.compactMap(family.fullName).map { "'\($0)'" }.joined(separator: " and ")
  context.report(
    "'\(representable.simpleName)' lacks \(lacking)", at: .name(of: representable.declaration.node),
    fixes: stubs(of: missing, for: representable, context).map { [$0] } ?? [])
}

extension ProjectModel {
  /// The members of superclasses, and of extensions of what the representable inherits, be it the project's or Apple's.
  fileprivate func membersInherited(by representable: Representable) -> [Member] {
    ancestry(of: representable.parts).names
      .flatMap { declarations(of: $0).filter { !$0.isProtocol } + extensions(of: $0) }
      .flatMap(\.members)
  }
}

extension Family {
  fileprivate var requiredMethods: [LifecycleMethod] { isUpdateRequired ? [.make, .update] : [.make] }

  /// A name in other letter case is a slip of the pen, and not an absent method.
  fileprivate func isImplemented(_ method: LifecycleMethod, among members: [Member]) -> Bool {
    guard let name = baseName(of: method)?.lowercased() else { return true }
    return members.contains { $0.name.lowercased() == name }
  }
}

/// Adds the methods; never by itself, since an empty update hides the next fault.
private func stubs(of methods: [LifecycleMethod], for representable: Representable, _ context: RuleContext) -> Fix? {
  let placement = context.placement
  let template = RepresentableTemplate(of: representable)
  let owner = representable.functions(.make).first?.owner ?? representable.declaration
  let members = methods.compactMap { method in
    method == .make ? template.stub(of: method)?.plainText : template.method(method, body: [])
  }.map { fillingPlaces(in: $0, from: representable.inputs) }
  guard context.contains(owner.node),
    let edit = placement.insertion(ofMember: members.joined(separator: "\n\n"), atEndOf: owner.node)
  else { return nil }
  let names = methods.compactMap(representable.family.baseName).map { "'\($0)'" }.joined(separator: " and ")
  return Fix("Add \(names)", [edit], safety: .unsafe)
}

/// The text with the placeholders that are called like an input replaced by it.
private func fillingPlaces(in text: String, from inputs: [Property]) -> String {
  inputs.reduce(text) { $0.replacing("<#\($1.name)#>", with: $1.name) }
}
