import LintEngine

/// The examples of `missing-dismiss-in-callback` about further details.
let missingDismissInCallbackDetailExamples: [RuleExample] = [
  // The conditions ask about the picker, pass the results on, and lead to two branches.
  .accepted(
    """
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
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
          guard picker.view.window != nil else { return }
          guard let count = hand(over: results) else { return }
          if count > 1 {
            parent.isPresented = false
          } else if results.isEmpty {
            parent.isPresented = false
          }
        }
        private func hand(over results: [PHPickerResult]) -> Int? {
          parent.onPick(results)
          return results.count
        }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View {
        Button("Add") { isPicking = true }
          .sheet(isPresented: $isPicking) { PhotoPicker(isPresented: $isPicking) { _ in } }
      }
    }
    """),
  // Each branch closes the picker, and their conditions cover all outcomes.
  .accepted(
    """
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
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
          if results.count > 1 {
            parent.onPick(results)
            parent.isPresented = false
          } else if results.isEmpty {
            parent.isPresented = false
          } else {
            parent.onPick([results[0]])
            parent.isPresented = false
          }
        }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View {
        Button("Add") { isPicking = true }
          .sheet(isPresented: $isPicking) { PhotoPicker(isPresented: $isPicking) { _ in } }
      }
    }
    """),
  // Printing the name of the function dismisses nothing.
  .flagged(
    """
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        func ⟦picker⟧(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { print(#function) }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View { Button("Add") { isPicking = true }.sheet(isPresented: $isPicking) { PhotoPicker() } }
    }
    """),
  // The method asks a local that it makes from the outcome.
  .flagged(
    """
    import MessageUI
    import SwiftUI

    struct MailComposer: UIViewControllerRepresentable {
      let onFail: (any Error) -> Void
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = context.coordinator
        return composer
      }
      func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onFail: onFail) }
      final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        let onFail: (any Error) -> Void
        init(onFail: @escaping (any Error) -> Void) { self.onFail = onFail }
        func mailComposeController(
          _ composer: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
          let error = error as NSError?
          ⟦if error?.code == 2 { onFail(MailError()) }⟧
        }
      }
    }
    struct MailError: Error {}
    struct Support: View {
      @State private var showsMail = false
      var body: some View {
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
          .sheet(isPresented: $showsMail) { MailComposer { print($0) } }
      }
    }
    """),
  // The delegate method passes the outcome on, and only a chosen photo has an effect.
  .flagged(
    """
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      let onPick: (PHPickerResult) -> Void
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let onPick: (PHPickerResult) -> Void
        init(onPick: @escaping (PHPickerResult) -> Void) { self.onPick = onPick }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          print(results.count)
          finish(with: results)
        }
        private func finish(with results: [PHPickerResult]) {
          ⟦guard let photo = results.first else { return }⟧
          onPick(photo)
        }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View {
        Button("Add") { isPicking = true }
          .sheet(isPresented: $isPicking) { PhotoPicker { _ in isPicking = false } }
      }
    }
    """),
  // The delegate method closes the picker after that, or the condition isn't about the outcome.
  .accepted(
    """
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      let onPick: (PHPickerResult) -> Void
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PhotoPicker
        private var isDone = false
        init(parent: PhotoPicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          pass(results)
          close()
        }
        private func pass(_ results: [PHPickerResult]) {
          guard let photo = results.first else { return }
          parent.onPick(photo)
        }
        private func close() {
          guard !isDone else { return }
          isDone = true
          parent.isPresented = false
        }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View {
        Button("Add") { isPicking = true }
          .sheet(isPresented: $isPicking) { PhotoPicker(isPresented: $isPicking) { _ in } }
      }
    }
    """),
  // A closure that is called for an argument closes the picker, and so does a method in an extension.
  .accepted(
    """
    import MessageUI
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      let onPick: ([PHPickerResult]) -> PHPickerResult?
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let onPick: ([PHPickerResult]) -> PHPickerResult?
        private var names: [String] = []
        init(onPick: @escaping ([PHPickerResult]) -> PHPickerResult?) { self.onPick = onPick }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          note(onPick(results))
        }
        private func note(_ photo: PHPickerResult?) {
          guard let photo else { return }
          names.append(photo.assetIdentifier ?? "")
        }
      }
    }
    struct MailSheet: UIViewControllerRepresentable {
      let onEnd: () -> Void
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = context.coordinator
        return mail
      }
      func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onEnd: onEnd) }
      final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        let onEnd: () -> Void
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        func mailComposeController(
          _ mail: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
          finish(with: error)
        }
      }
    }
    extension MailSheet.Coordinator {
      func finish(with error: Error?) {
        if let error { print(error) }
        onEnd()
      }
    }
    struct Album: View {
      @State private var isPicking = false
      @State private var isWriting = false
      var body: some View {
        VStack {
          Button("Add") { isPicking = true }
          Button("Write") { isWriting = MFMailComposeViewController.canSendMail() }
        }
        .sheet(isPresented: $isPicking) {
          PhotoPicker { results in
            isPicking = false
            return results.first
          }
        }
        .sheet(isPresented: $isWriting) { MailSheet { isWriting = false } }
      }
    }
    """),
  // A path that only logs through another method.
  .flagged(
    """
    import PhotosUI
    import SwiftUI

    struct PhotoPicker: UIViewControllerRepresentable {
      let onPick: (PHPickerResult) -> Void
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let onPick: (PHPickerResult) -> Void
        init(onPick: @escaping (PHPickerResult) -> Void) { self.onPick = onPick }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          ⟦guard let first = results.first else {
            log("canceled")
            return
          }⟧
          onPick(first)
        }
        private func log(_ text: String) { print(text) }
      }
    }
    struct Album: View {
      @State private var isPicking = false
      var body: some View {
        Button("Add") { isPicking = true }.sheet(isPresented: $isPicking) { PhotoPicker { print($0) } }
      }
    }
    """),
]
