import LintEngine

/// The examples of `missing-dismiss-in-callback` about methods in which the outcome decides.
let missingDismissOutcomeExamples: [RuleExample] = [
  // The outcome decides whether the method does more than log, in a loop and in conditions.
  .flagged(
    """
    import MessageUI
    import PhotosUI
    import SwiftUI
    import VisionKit

    struct Scanner: UIViewControllerRepresentable {
      let onScan: (VNDocumentCameraScan) -> Void
      func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
      }
      func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
      final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let onScan: (VNDocumentCameraScan) -> Void
        init(onScan: @escaping (VNDocumentCameraScan) -> Void) { self.onScan = onScan }
        func documentCameraViewController(
          _ camera: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
          onScan(scan)
        }
        func ⟦documentCameraViewControllerDidCancel⟧(_ camera: VNDocumentCameraViewController) {
          debugPrint("canceled")
        }
        func ⟦documentCameraViewController⟧(
          _ camera: VNDocumentCameraViewController, didFailWithError error: any Error
        ) {
          let failure = error as NSError
          print(failure.domain.lowercased())
          dump(failure.userInfo)
        }
      }
    }
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
          let start = Date()
          var names = results.compactMap(\\.assetIdentifier)
          names = names.sorted()
          _ = names.count
          for name in names { print(name, start) }
          ⟦for result in results { onPick(result) }⟧
        }
      }
    }
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
          ⟦if let error { onFail(error) }⟧
        }
      }
    }
    struct CoverPicker: UIViewControllerRepresentable {
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
          if results.isEmpty { print("canceled") }
          ⟦if let first = results.first {
            onPick(first)
          }⟧
        }
      }
    }
    struct Album: View {
      @State private var isScanning = false
      @State private var isPicking = false
      @State private var isPickingCover = false
      @State private var showsMail = false
      var body: some View {
        Button("Scan") { isScanning = true }.sheet(isPresented: $isScanning) { Scanner { print($0.pageCount) } }
        Button("Add") { isPicking = true }.sheet(isPresented: $isPicking) { PhotoPicker { print($0) } }
        Button("Cover") { isPickingCover = true }.sheet(isPresented: $isPickingCover) { CoverPicker { print($0) } }
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
          .sheet(isPresented: $showsMail) { MailComposer { print($0) } }
      }
    }
    """),
  // Closures, bindings, observers, and other modules that learn about every outcome that the method passes on.
  .accepted(
    """
    import MessageUI
    import PhotosUI
    import SwiftUI
    import UploadKit
    import VisionKit

    struct PhotoPicker: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      let onPick: ([PHPickerResult]) -> Bool
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.log("updated")
      }
      func makeCoordinator() -> Coordinator { Coordinator(isPresented: $isPresented, onPick: onPick) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        @Binding var isPresented: Bool
        let onPick: ([PHPickerResult]) -> Bool
        init(isPresented: Binding<Bool>, onPick: @escaping ([PHPickerResult]) -> Bool) {
          _isPresented = isPresented
          self.onPick = onPick
        }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          if onPick(results), let first = results.first {
            UploadQueue.shared.add(first)
          }
        }
        func log(_ message: String) { print(message) }
      }
    }
    struct SinglePhotoPicker: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(isPresented: $isPresented) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        @Binding var isPresented: Bool
        init(isPresented: Binding<Bool>) { _isPresented = isPresented }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          _ = UploadJob(results, closing: $isPresented)
        }
      }
    }
    struct Scanner: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      func close() { isPresented = false }
      let observers: [ScanObserver]
      func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
      }
      func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let parent: Scanner
        init(_ parent: Scanner) { self.parent = parent }
        func documentCameraViewController(
          _ camera: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
          for observer in parent.observers { observer.finish(scan) }
        }
        func documentCameraViewControllerDidCancel(_ camera: VNDocumentCameraViewController) {
          let parent = self.parent
          return parent.close()
        }
        func documentCameraViewController(_ camera: VNDocumentCameraViewController, didFailWithError error: any Error) {
          if parent.isPresented { parent.isPresented = false }
        }
      }
    }
    struct MailComposer: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      let onFail: (any Error) -> Void
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = context.coordinator
        return composer
      }
      func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {
        context.coordinator.dismiss = dismiss
        context.coordinator.onFail = onFail
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        var dismiss: DismissAction?
        var onFail: (any Error) -> Void = { _ in }
        func mailComposeController(
          _ composer: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
          guard let dismiss else { return }
          if let error {
            onFail(error)
          } else {
            dismiss()
          }
        }
      }
    }
    @MainActor protocol ScanObserver { func finish(_ scan: VNDocumentCameraScan) }
    struct HelpPage: View {
      @State private var showsMail = false
      @State private var isScanning = false
      @State private var isPicking = false
      var body: some View {
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
          .sheet(isPresented: $showsMail) { MailComposer { _ in showsMail = false } }
        Button("Scan") { isScanning = true }
          .sheet(isPresented: $isScanning) { Scanner(isPresented: $isScanning, observers: []) }
        Button("Photo") { isPicking = true }
          .popover(isPresented: $isPicking) { SinglePhotoPicker(isPresented: $isPicking) }
        PhotoButton { results in
          isPicking = false
          return !results.isEmpty
        }
      }
    }
    struct PhotoButton: View {
      let onPick: ([PHPickerResult]) -> Bool
      @State private var isPicking = false
      var body: some View {
        Button("Photos") { isPicking = true }
          .fullScreenCover(isPresented: $isPicking) { PhotoPicker(isPresented: $isPicking, onPick: onPick) }
      }
    }
    """),
  // A callback that only writes to the log.
  .flagged(
    """
    import MessageUI
    import SwiftUI

    struct MailSheet: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        return controller
      }

      func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

      func makeCoordinator() -> Coordinator { Coordinator() }

      final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func ⟦mailComposeController⟧(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
          NSLog("The mail sheet is done.")
        }
      }
    }

    struct Contact: View {
      @State private var isWriting = false
      var body: some View {
        Button("Write") { isWriting = true }.sheet(isPresented: $isWriting) { MailSheet() }
      }
    }
    """),
  // A method that only logs through another one, and one whose condition closes the sheet.
  .flagged(
    """
    import MessageUI
    import SwiftUI
    import VisionKit

    struct Scanner: UIViewControllerRepresentable {
      let onScan: (VNDocumentCameraScan) -> Void
      let onClose: () -> Void
      func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
      }
      func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, onClose: onClose) }
      final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let onScan: (VNDocumentCameraScan) -> Void
        let onClose: () -> Void
        init(onScan: @escaping (VNDocumentCameraScan) -> Void, onClose: @escaping () -> Void) {
          self.onScan = onScan
          self.onClose = onClose
        }
        func documentCameraViewController(
          _ camera: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
          camera.title = scan.title
          onScan(scan)
        }
        func ⟦documentCameraViewControllerDidCancel⟧(_ camera: VNDocumentCameraViewController) {
          log("canceled")
          return
        }
        func documentCameraViewController(
          _ camera: VNDocumentCameraViewController, didFailWithError error: any Error
        ) {
          guard close() else { return }
        }
        private func log(_ text: String) { print(text) }
        private func close() -> Bool {
          onClose()
          return true
        }
      }
    }
    struct Archive: View {
      @State private var isScanning = false
      var body: some View {
        Button("Scan") { isScanning = true }
          .sheet(isPresented: $isScanning) {
            Scanner(onScan: { print($0.pageCount) }, onClose: { isScanning = false })
          }
      }
    }
    """),
  // Methods of other objects that are named like those that only log, and a change of the camera itself.
  .accepted(
    """
    import SwiftUI
    import VisionKit

    struct Scanner: UIViewControllerRepresentable {
      let onScan: (VNDocumentCameraScan) -> Void
      func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
      }
      func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
      final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let onScan: (VNDocumentCameraScan) -> Void
        private let journal = Journal()
        init(onScan: @escaping (VNDocumentCameraScan) -> Void) { self.onScan = onScan }
        func documentCameraViewController(
          _ camera: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
          camera.view.isHidden = true
        }
        func documentCameraViewControllerDidCancel(_ camera: VNDocumentCameraViewController) {
          journal.print("canceled")
        }
        func documentCameraViewController(
          _ camera: VNDocumentCameraViewController, didFailWithError error: any Error
        ) {
          journal.add(error)
        }
      }
    }
    final class Journal {
      func add(_ error: any Error) { dump(error) }
      func print(_ line: String) { debugPrint(line) }
    }
    struct Archive: View {
      @State private var isScanning = false
      var body: some View {
        Button("Scan") { isScanning = true }.sheet(isPresented: $isScanning) { Scanner { _ in } }
      }
    }
    """),
]
