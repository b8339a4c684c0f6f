import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let missingMakeCoordinator = Rule(
    id: "missing-make-coordinator",
    group: "conformance",
    severity: .error,
    since: "iOS 13, macOS 10.15",
    summary: "Implement `makeCoordinator()` if the lifecycle methods use a coordinator.",
    symptom: "The compiler reports that a value of type '()' has no such member, or that it can't be assigned.",
    rationale: """
      Without `makeCoordinator()`, the coordinator of a representable is `Void`: it has no members and can't be a \
      delegate. Declaring a class named `Coordinator` isn't enough; SwiftUI gets an instance only from \
      `makeCoordinator()`.
      """,
    exception: "None; the code doesn't compile.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
    examples: [
      .flagged(
        """
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = ⟦context.coordinator⟧
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}

          final class Coordinator: NSObject, UISearchBarDelegate {}
        }
        """,
        fixed: """
          struct Search: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.delegate = context.coordinator
              return bar
            }
            func updateUIView(_ bar: UISearchBar, context: Context) {}

            final class Coordinator: NSObject, UISearchBarDelegate {}

            func makeCoordinator() -> Coordinator {
              Coordinator()
            }
          }
          """),
      .flagged(
        """
        struct Search: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) { ⟦context.coordinator⟧.text = text }
        }
        """),
      // The declaration has the method, and an extension has the conformance.
      .accepted(
        """
        struct Search {
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UISearchBarDelegate {}
        }
        extension Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
        }
        """),
      // The method comes from a protocol extension.
      .accepted(
        """
        protocol Coordinating {}
        extension Coordinating { func makeCoordinator() -> SearchDelegate { SearchDelegate() } }
        final class SearchDelegate: NSObject, UISearchBarDelegate {}
        struct Search: UIViewRepresentable, Coordinating {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
        }
        """),
      // A different `context`, and code that also compiles with `Void`.
      .accepted(
        """
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            Registry.visit { context in bar.delegate = context.coordinator }
            print(context.coordinator)
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
        }
        """),
      // The update method is in an extension, and the coordinator's initializer needs the representable.
      .flagged(
        """
        struct Search: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }

          final class Coordinator: NSObject {
            var parent: Search
            init(_ parent: Search) { self.parent = parent }
          }
        }
        extension Search {
          func updateUIView(_ bar: UISearchBar, context: Context) { ⟦context.coordinator⟧.parent = self }
        }
        """,
        fixed: """
          struct Search: UIViewRepresentable {
            @Binding var text: String
            func makeUIView(context: Context) -> UISearchBar { UISearchBar() }

            final class Coordinator: NSObject {
              var parent: Search
              init(_ parent: Search) { self.parent = parent }
            }

            func makeCoordinator() -> Coordinator {
              Coordinator(self)
            }
          }
          extension Search {
            func updateUIView(_ bar: UISearchBar, context: Context) { context.coordinator.parent = self }
          }
          """),
      // A coordinator that is a struct has an initializer that isn't written.
      .flagged(
        """
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.placeholder = ⟦context.coordinator⟧.placeholder
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          struct Coordinator { let placeholder: String }
        }
        """),
      // A data source without a coordinator.
      .flagged(
        """
        struct CityPicker: UIViewRepresentable {
          func makeUIView(context: Context) -> UIPickerView {
            let picker = UIPickerView()
            picker.dataSource = ⟦context.coordinator⟧
            return picker
          }
          func updateUIView(_ picker: UIPickerView, context: Context) {}
        }
        """),
      // A local holds it.
      .flagged(
        """
        struct PlaceSearch: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            let coordinator = ⟦context.coordinator⟧
            bar.delegate = coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}

          final class Coordinator: NSObject, UISearchBarDelegate {}
        }
        """,
        fixed: """
          struct PlaceSearch: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              let coordinator = context.coordinator
              bar.delegate = coordinator
              return bar
            }
            func updateUIView(_ bar: UISearchBar, context: Context) {}

            final class Coordinator: NSObject, UISearchBarDelegate {}

            func makeCoordinator() -> Coordinator {
              Coordinator()
            }
          }
          """),
    ],
    check: .representables(checkUses))
}

@Sendable private func checkUses(_ representable: Representable, in context: inout RuleContext) {
  let uses = context.project.usesOfMissingCoordinator(in: representable).filter { context.contains($0) }
  guard let first = uses.first else { return }
  let name = representable.family.fullName(of: .makeCoordinator) ?? "makeCoordinator()"
  context.report(
    "'\(first.text)' is 'Void' because '\(representable.simpleName)' has no '\(name)'", at: .whole(first),
    related: uses.dropFirst().prefix(2).map { (.whole($0), "also used here") },
    fixes: maker(for: representable, context).map { [$0] } ?? [])
}

/// A `makeCoordinator()` for the existing class; nil if the representable can't provide the arguments of its
/// initializer.
private func maker(for representable: Representable, _ context: RuleContext) -> Fix? {
  guard let coordinator = representable.coordinator, coordinator.isClass,
    let arguments = representable.coordinatorArguments, let owner = representable.function(.make)?.owner,
    context.contains(owner.node),
    let method = RepresentableTemplate(of: representable).method(
      .makeCoordinator, body: ["\(representable.coordinatorTypeText ?? "Coordinator")(\(arguments))"]),
    let edit = context.placement.insertion(ofMember: method, atEndOf: owner.node)
  else { return nil }
  return Fix("Add 'makeCoordinator'", [edit], safety: ["", "self"].contains(arguments) ? .safe : .unsafe)
}
