import BridgeModel
import LintEngine

extension Rule {
  public static let missingDismissInCallback = Rule(
    id: "missing-dismiss-in-callback",
    group: "presentation",
    severity: .warning,
    isOnByDefault: false,
    since: "iOS 13",
    summary: "Close the sheet when its picker or composer says that the user is done.",
    symptom: "Cancel or Send does nothing; the sheet stays.",
    rationale: """
      Mail and message composers, photo pickers, document cameras, and similar controllers don't close themselves. They \
      call their delegate, which has to. A photo picker also calls it with an empty array when the user cancels, and the \
      editors of contacts with nil. Call the `dismiss` action, or reset the state that shows the sheet, on every path.
      """,
    exception: "Suppress it if other code closes the sheet at that moment.",
    source: "https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate",
    examples: unclosedExamples + missingDismissOutcomeExamples
      + missingDismissInCallbackDetailExamples,
    signs: .delegation,
    check: .representables(checkCallbacks))
}

@Sendable private func checkCallbacks(_ representable: Representable, in context: inout RuleContext) {
  guard let type = representable.representedType?.name else { return }
  for callback in context.project.unclosedCallbacks(of: representable) {
    let name = callback.function.name
    if let exit = callback.exit {
      context.report("on this path, '\(name)' does not close the '\(lastComponent(of: type))'", at: .whole(exit))
    } else {
      context.report(
        "'\(name)' does not close the '\(lastComponent(of: type))', which does not close itself",
        at: .name(of: callback.function.node))
    }
  }
}

// MARK: - Examples

private let unclosedExamples: [RuleExample] = [
  .flagged(
    """
    struct MailComposer: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = context.coordinator
        return composer
      }
      func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func ⟦mailComposeController⟧(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
          if let error { print(error) }
        }
      }
    }
    struct HelpPage: View {
      @State private var showsMail = false
      var body: some View {
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
          .sheet(isPresented: $showsMail) { MailComposer() }
      }
    }
    """),
  // The user cancels, so there are no results.
  .flagged(
    """
    struct PhotoPicker: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      @Binding var image: UIImage?
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PhotoPicker
        init(parent: PhotoPicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          ⟦guard let provider = results.first?.itemProvider else { return }⟧
          provider.loadObject(ofClass: UIImage.self) { image, _ in self.parent.image = image as? UIImage }
          parent.dismiss()
        }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      @State private var image: UIImage?
      var body: some View {
        Button("Add") { isPicking = true }.sheet(isPresented: $isPicking) { PhotoPicker(image: $image) }
      }
    }
    """),
  // Every path closes it, or tells the view.
  .accepted(
    """
    struct PhotoPicker: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      let onPick: ([PHPickerResult]) -> Void
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PhotoPicker
        init(parent: PhotoPicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          parent.dismiss()
          guard !results.isEmpty else { return }
          parent.onPick(results)
        }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View {
        Button("Add") { isPicking = true }.sheet(isPresented: $isPicking) { PhotoPicker { _ in } }
      }
    }
    """),
  // The binding that shows the sheet, a helper, and a closure that may close it.
  .accepted(
    """
    struct MailComposer: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      let onEnd: (MFMailComposeResult) -> Void
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = context.coordinator
        return composer
      }
      func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        let parent: MailComposer
        init(_ parent: MailComposer) { self.parent = parent }
        func mailComposeController(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
          guard error == nil else {
            parent.onEnd(.failed)
            return
          }
          close()
        }
        private func close() { parent.isPresented = false }
      }
    }
    struct HelpPage: View {
      @State private var showsMail = false
      var body: some View {
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
          .sheet(isPresented: $showsMail) { MailComposer(isPresented: $showsMail) { _ in } }
      }
    }
    """),
  // A picker that is part of a page stays.
  .accepted(
    """
    struct PhotoStrip: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          print(results.count)
        }
      }
    }
    struct Album: View {
      var body: some View { PhotoStrip().frame(height: 200) }
    }
    """),
  // A document picker closes itself.
  .accepted(
    """
    struct FilePicker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIDocumentPickerDelegate {
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
      }
    }
    struct Import: View {
      @State private var isOpen = false
      var body: some View { Button("Import") { isOpen = true }.sheet(isPresented: $isOpen) { FilePicker() } }
    }
    """),
]
