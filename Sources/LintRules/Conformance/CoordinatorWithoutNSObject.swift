import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let coordinatorWithoutNSObject = Rule(
    id: "coordinator-without-nsobject",
    group: "conformance",
    severity: .error,
    since: "iOS 13, macOS 10.15",
    summary: "Inherit from `NSObject` in a coordinator that adopts an Objective-C delegate protocol.",
    symptom: "The compiler reports that the coordinator doesn't conform to 'NSObjectProtocol'.",
    rationale: """
      The delegate protocols of UIKit and AppKit inherit from `NSObjectProtocol`, and only `NSObject` implements its \
      requirements. A coordinator that only receives actions, stores values, or adopts a Swift protocol doesn't need \
      `NSObject`.
      """,
    exception: "None; the code doesn't compile.",
    source: "https://developer.apple.com/documentation/objectivec/nsobjectprotocol",
    examples: [
      .flagged(
        """
        import SwiftUI

        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: UISearchBarDelegate {
            var count: Int
            init() { count = 0 }
          }
        }
        """,
        fixed: """
          import SwiftUI

          struct Search: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
            func updateUIView(_ bar: UISearchBar, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UISearchBarDelegate {
              var count: Int
              override init() { count = 0 }
            }
          }
          """),
      // Receiving actions, storing values, and adopting a Swift protocol don't require `NSObject`.
      .accepted(
        """
        import SwiftUI

        struct Level: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            slider.addTarget(context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
            return slider
          }
          func updateUIView(_ slider: UISlider, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator {
            var isHidden = false
            @objc func moved() {}
          }
        }
        struct Photos: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> PHPickerViewController { PHPickerViewController(configuration: .init()) }
          func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: PHPickerViewControllerDelegate {
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {}
          }
        }
        """),
      // A superclass from outside the project may inherit from `NSObject`.
      .accepted(
        """
        import Engine
        import SwiftUI

        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: EngineObject, UISearchBarDelegate {}
        }
        """),
      // The superclass is of the project.
      .flagged(
        """
        import SwiftUI

        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: Reporter, UISearchBarDelegate {}
        }
        class Reporter {}
        """),
      // 'NSObject' has a member with the same name.
      .flagged(
        """
        import SwiftUI

        struct Name: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: UITextFieldDelegate {
            func description(of text: String) -> String { text.isEmpty ? "Empty" : text }
          }
        }
        """,
        fixed: """
          import SwiftUI

          struct Name: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {
              func description(of text: String) -> String { text.isEmpty ? "Empty" : text }
            }
          }
          """),
      // Which of two representables the coordinator belongs to doesn't matter.
      .flagged(
        """
        #if LITE
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
        }
        #endif
        #if !LITE
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) { bar.resignFirstResponder() }
          func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
        }
        #endif
        final class ⟦SearchCoordinator⟧: UISearchBarDelegate {}
        """,
        fixed: """
          #if LITE
          struct Search: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
            func updateUIView(_ bar: UISearchBar, context: Context) {}
            func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
          }
          #endif
          #if !LITE
          struct Search: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
            func updateUIView(_ bar: UISearchBar, context: Context) { bar.resignFirstResponder() }
            func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
          }
          #endif
          final class SearchCoordinator: NSObject, UISearchBarDelegate {}
          """),
      // Each class has one member that is named like another one of `NSObject`.
      .flagged(
        """
        struct NameField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: UITextFieldDelegate {
            func hash(of text: String) -> Int { text.lowercased().hashValue }
          }
        }
        struct PlaceField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: UITextFieldDelegate {
            func isEqual(_ text: String, to place: String) -> Bool { text.lowercased() == place }
          }
        }
        struct CodeField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: UITextFieldDelegate {
            func debugDescription(of field: UITextField) -> String { "Field \\(field.tag)" }
          }
        }
        struct TagField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: UITextFieldDelegate {
            private let tags: [String] = []
            static func == (left: Coordinator, right: Coordinator) -> Bool { left.tags == right.tags }
          }
        }
        """,
        fixed: """
          struct NameField: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {
              func hash(of text: String) -> Int { text.lowercased().hashValue }
            }
          }
          struct PlaceField: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {
              func isEqual(_ text: String, to place: String) -> Bool { text.lowercased() == place }
            }
          }
          struct CodeField: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {
              func debugDescription(of field: UITextField) -> String { "Field \\(field.tag)" }
            }
          }
          struct TagField: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {
              private let tags: [String] = []
              static func == (left: Coordinator, right: Coordinator) -> Bool { left.tags == right.tags }
            }
          }
          """),
    ],
    signs: .delegation,
    check: .representables(checkSuperclass))
}

@Sendable private func checkSuperclass(_ representable: Representable, in context: inout RuleContext) {
  guard let coordinator = representable.coordinator else { return }
  let protocols = context.project.protocolsLackingNSObject(of: coordinator).map(\.name)
  guard let first = protocols.first else { return }
  context.report(
    "'\(lastComponent(of: coordinator.name))' adopts '\(first)' but does not inherit from 'NSObject'",
    at: .name(of: coordinator.declaration.node), fixes: inheritance(of: coordinator, context).map { [$0] } ?? [])
}

/// Makes the class inherit from `NSObject`; nil if it has another superclass or is in another file.
private func inheritance(of coordinator: Coordinator, _ context: RuleContext) -> Fix? {
  let hasSuperclass = coordinator.ancestry.names.contains { name in
    context.project.declarations(of: name).contains(where: \.isClass)
  }
  guard !hasSuperclass, context.contains(coordinator.declaration.node) else { return nil }
  let edits = context.placement.insertions(ofInherited: ["NSObject"], inClassOf: coordinator)
  // `NSObject` already has members with these names, so the coordinator's would need `override`.
  let redeclares = coordinator.members.contains {
    ["hash", "description", "debugDescription", "isEqual", "=="].contains($0.name)
  }
  return Fix("Inherit from 'NSObject'", edits, safety: redeclares ? .unsafe : .safe)
}
