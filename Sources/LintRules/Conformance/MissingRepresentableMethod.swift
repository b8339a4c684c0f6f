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
    symptom: "The compiler reports that the type doesn't conform to the protocol, and offers one stub at a time.",
    rationale: """
      A representable without a make or update method doesn't conform to its protocol and doesn't compile. The \
      compiler asks for one method at a time, and only after it can infer the represented type; the fix adds all of \
      them at once.
      """,
    exception: "Suppress it if a macro adds the methods; the linter can't see macro expansions.",
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
      // The fix puts the update method next to the make method.
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
      // The methods may be in any extension, and the update method is optional for gesture recognizers.
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
      // A method with other labels isn't missing but misdeclared.
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(label: UILabel, context: Context) {}
        }
        """),
      // Protocols of the project, extensions of Apple's protocols, and macros may supply the methods.
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
      // The same if the representable adopts a second protocol, inherits from a class, or is a `View`.
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
      // An extension that names the module, and a method whose name has a typo.
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
      // A protocol name for both platforms, and a method inside `#if`.
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
      // Which of two coordinators belongs to the type doesn't matter.
      .flagged(
        """
        struct ⟦Search⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
        }
        #if DEBUG
        final class SearchCoordinator: NSObject { var queries: [String] = [] }
        #endif
        #if !DEBUG
        final class SearchCoordinator: NSObject {}
        #endif
        """,
        fixed: """
          struct Search: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
            func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }

            func updateUIView(_ uiView: UISearchBar, context: Context) {
            }
          }
          #if DEBUG
          final class SearchCoordinator: NSObject { var queries: [String] = [] }
          #endif
          #if !DEBUG
          final class SearchCoordinator: NSObject {}
          #endif
          """),
      // A macro may add the method.
      .accepted(
        """
        struct MapView: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          #noUpdates(UIView.self)
        }
        """),
    ],
    check: .representables(checkMethods))
}

@Sendable private func checkMethods(_ representable: Representable, in context: inout RuleContext) {
  let family = representable.family
  guard lastComponent(of: representable.conformance.inherited.name) == family.name else {
    return
  }
  // Most types have all methods themselves, and inherited members cost more to find.
  let lackedByItself = family.requiredMethods.filter { !family.isImplemented($0, among: representable.members) }
  guard !lackedByItself.isEmpty, context.project.isClosedWorld(representable.parts) else { return }
  let inherited = context.project.membersInherited(by: representable)
  let missing = lackedByItself.filter { !family.isImplemented($0, among: inherited) }
  guard !missing.isEmpty else { return }
  let lacking = missing.compactMap(family.fullName).map { "'\($0)'" }.joined(separator: " and ")
  context.report(
    "'\(representable.simpleName)' does not implement \(lacking)", at: .name(of: representable.declaration.node),
    fixes: stubs(of: missing, for: representable, context).map { [$0] } ?? [])
}

extension ProjectModel {
  /// The members of superclasses, and of extensions of every inherited type, whether it's the project's or Apple's.
  fileprivate func membersInherited(by representable: Representable) -> [Member] {
    ancestry(of: representable.parts).names
      .flatMap { declarations(of: $0).filter { !$0.isProtocol } + extensions(of: $0) }
      .flatMap(\.members)
  }
}

extension Family {
  fileprivate var requiredMethods: [LifecycleMethod] { isUpdateRequired ? [.make, .update] : [.make] }

  /// Whether the members include the method; a name that differs only in letter case is a typo, not a missing method.
  fileprivate func isImplemented(_ method: LifecycleMethod, among members: [Member]) -> Bool {
    let name = baseName(of: method)?.lowercased()
    return members.contains { $0.name.lowercased() == name }
  }
}

/// Adds the methods. Never a safe fix, because an empty update method hides the next problem.
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

/// Returns the text with each placeholder that has the name of an input replaced with that input.
private func fillingPlaces(in text: String, from inputs: [Property]) -> String {
  inputs.reduce(text) { $0.replacing("<#\($1.name)#>", with: $1.name) }
}
