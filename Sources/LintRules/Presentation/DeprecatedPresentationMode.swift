import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let deprecatedPresentationMode = Rule(
    id: "deprecated-presentation-mode",
    group: "presentation",
    severity: .hint,
    since: "iOS 15, macOS 12",
    summary: "Dismiss with the `dismiss` action instead of `presentationMode`.",
    symptom: "The wrapper uses deprecated API.",
    rationale: """
      Since iOS 15 and macOS 12, the environment has a `dismiss` action, and `presentationMode` is deprecated. Xcode \
      doesn't warn about it. Read `\\.dismiss` and call it.
      """,
    exception: "Suppress it if the file is also part of a target for older systems.",
    source: "https://developer.apple.com/documentation/swiftui/environmentvalues/presentationmode",
    examples: presentationModeExamples,
    signs: .viewState,
    check: .representables(checkPresentationModes))
}

@Sendable private func checkPresentationModes(_ representable: Representable, in context: inout RuleContext) {
  for property in representable.properties {
    guard let wrapper = property.wrapperNode,
      wrapper.descendants(.keyPathComponent).last?.name == "presentationMode",
      context.project.surroundings(of: property.member.path).deploymentTargets
        .have("iOS 15, macOS 12, tvOS 15, watchOS 8") ?? false
    else { continue }
    let fix = replacement(of: property, wrapper, representable)
    context.report(
      "'presentationMode' is deprecated since iOS 15; read '\\.dismiss' instead", at: property.place,
      fixes: fix.map { [$0] } ?? [])
  }
}

/// Reads and calls the action, if all uses of the property dismiss, and the action's name is free.
private func replacement(of property: Property, _ wrapper: SyntaxNode, _ representable: Representable) -> Fix? {
  guard let binding = property.member.binding, property.typeNode == nil, let pattern = binding.pattern,
    let component = wrapper.descendants(.keyPathComponent).last, let key = component.nameToken,
    property.member.isPrivate || property.name == "presentationMode",
    !representable.members.contains(where: { $0.name == "dismiss" }), representable.paths.count == 1
  else { return nil }
  var edits = [TextEdit(replacing: key.range, with: "dismiss"), .init(replacing: pattern.range, with: "dismiss")]
  // The coordinator is usually a member of the representable, too.
  let code = (representable.members + (representable.coordinator?.members ?? [])).map(\.node)
  let uses = Set(code.flatMap { $0.descendants(.reference, .memberAccess) }.filter { $0.isNamed(property.name) })
  for use in uses.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
    guard let name = use.nameToken, let access = use.parent?.parent, access.kind == .memberAccess,
      access.isNamed("dismiss"), let last = access.nameToken
    else { return nil }
    edits.append(.init(replacing: name.range.lowerBound..<last.range.upperBound, with: "dismiss"))
  }
  return Fix("Use the 'dismiss' action", edits, safety: .unsafe)
}

// MARK: - Examples

private let presentationModeExamples: [RuleExample] = [
  .flagged(
    """
    struct ImagePicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) private var ⟦presentationMode⟧
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: ImagePicker
        init(_ parent: ImagePicker) { self.parent = parent }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          parent.presentationMode.wrappedValue.dismiss() // done
        }
      }
    }
    """,
    fixed: """
      struct ImagePicker: UIViewControllerRepresentable {
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          let parent: ImagePicker
          init(_ parent: ImagePicker) { self.parent = parent }
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            parent.dismiss() // done
          }
        }
      }
      """, iOS: SystemVersion(15)),
  // Another name, and a use that isn't only a call.
  .flagged(
    """
    struct FontPicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) var ⟦mode⟧
      func makeUIViewController(context: Context) -> UIFontPickerViewController { UIFontPickerViewController() }
      func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {
        if mode.wrappedValue.isPresented { picker.title = "Font" }
      }
    }
    """, iOS: SystemVersion(17)),
  // Used twice, with another name in a private property; and a property that isn't private.
  .flagged(
    """
    struct FontPicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) private var ⟦mode⟧
      func makeUIViewController(context: Context) -> UIFontPickerViewController { UIFontPickerViewController() }
      func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIFontPickerViewControllerDelegate {
        let parent: FontPicker
        init(_ parent: FontPicker) { self.parent = parent }
        func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {
          parent.mode.wrappedValue.dismiss()
        }
        func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {
          parent.mode.wrappedValue.dismiss()
        }
      }
    }
    struct TintPicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) var ⟦presentationMode⟧
      func makeUIViewController(context: Context) -> UIColorPickerViewController { UIColorPickerViewController() }
      func updateUIViewController(_ picker: UIColorPickerViewController, context: Context) {}
    }
    """,
    fixed: """
      struct FontPicker: UIViewControllerRepresentable {
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> UIFontPickerViewController { UIFontPickerViewController() }
        func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UIFontPickerViewControllerDelegate {
          let parent: FontPicker
          init(_ parent: FontPicker) { self.parent = parent }
          func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {
            parent.dismiss()
          }
          func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {
            parent.dismiss()
          }
        }
      }
      struct TintPicker: UIViewControllerRepresentable {
        @Environment(\\.dismiss) var dismiss
        func makeUIViewController(context: Context) -> UIColorPickerViewController { UIColorPickerViewController() }
        func updateUIViewController(_ picker: UIColorPickerViewController, context: Context) {}
      }
      """, iOS: SystemVersion(16)),
  // A written type, a method with the name of the action, and a use that asks: no fix.
  .flagged(
    """
    struct MoviePicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) private var ⟦presentationMode⟧: Binding<PresentationMode>
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }
    struct TrackPicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) private var ⟦mode⟧
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func dismiss() { mode.wrappedValue.dismiss() }
    }
    struct LensPicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) private var ⟦mode⟧
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {
        picker.title = mode.wrappedValue.isPresented ? "Lens" : nil
      }
    }
    """, iOS: SystemVersion(16)),
  // The action, and a SwiftUI view, which isn't a bridge.
  .accepted(
    """
    struct ImagePicker: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }
    struct Page: View {
      @Environment(\\.presentationMode) private var presentationMode
      var body: some View { Button("Close") { presentationMode.wrappedValue.dismiss() } }
    }
    """, iOS: SystemVersion(17)),
  // Older systems don't have the action.
  .accepted(
    """
    struct ImagePicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) var presentationMode
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }
    """, iOS: SystemVersion(14)),
  // Nothing is known about the systems.
  .accepted(
    """
    struct ImagePicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) var presentationMode
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }
    """),
]
