import LintEngine

/// The examples of `coordinator-dismissal` about the code that takes the place of the call, and about what it
/// dismisses.
let dismissalFixExamples: [RuleExample] = [
  // A result, a completion, a closure, and a coordinator without a copy of the struct: no fix.
  .flagged(
    """
    struct FontPicker: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      let onDone: () -> Void
      func makeUIViewController(context: Context) -> UIFontPickerViewController { UIFontPickerViewController() }
      func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UIFontPickerViewControllerDelegate {
        let parent: FontPicker
        init(parent: FontPicker) { self.parent = parent }
        func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {
          guard picker.selectedFontDescriptor != nil else { return ⟦picker.dismiss(animated: true)⟧ }
          ⟦picker.dismiss(animated: true) { self.parent.onDone() }⟧
        }
        func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {
          DispatchQueue.main.async { ⟦picker.dismiss(animated: true)⟧ }
        }
      }
    }
    struct CodeScanner: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> ScannerController { ScannerController() }
      func updateUIViewController(_ scanner: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func scannerDidFail(_ scanner: ScannerController) { ⟦scanner.dismiss(animated: true)⟧ }
      }
    }
    final class ScannerController: UIViewController {}
    """),
  // A coordinator outside of the struct, and a binding that isn't the first one.
  .flagged(
    """
    struct PhotoPicker: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) var presentationMode
      func makeUIViewController(context: Context) -> PHPickerViewController {
        PHPickerViewController(configuration: PHPickerConfiguration())
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> PhotoCoordinator { PhotoCoordinator(parent: self) }
    }
    final class PhotoCoordinator: NSObject, PHPickerViewControllerDelegate {
      let parent: PhotoPicker
      init(parent: PhotoPicker) { self.parent = parent }
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        ⟦picker.dismiss(animated: true)⟧
      }
    }
    struct AvatarPicker: UIViewControllerRepresentable {
      @Binding var avatar: UIImage?
      @Binding var isShown: Bool
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: AvatarPicker
        init(_ parent: AvatarPicker) { self.parent = parent }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { ⟦picker.dismiss(animated: true)⟧ }
      }
    }
    """,
    fixed: """
      struct PhotoPicker: UIViewControllerRepresentable {
        @Environment(\\.presentationMode) var presentationMode
        func makeUIViewController(context: Context) -> PHPickerViewController {
          PHPickerViewController(configuration: PHPickerConfiguration())
        }
        func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
        func makeCoordinator() -> PhotoCoordinator { PhotoCoordinator(parent: self) }
      }
      final class PhotoCoordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PhotoPicker
        init(parent: PhotoPicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          parent.presentationMode.wrappedValue.dismiss()
        }
      }
      struct AvatarPicker: UIViewControllerRepresentable {
        @Binding var avatar: UIImage?
        @Binding var isShown: Bool
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          let parent: AvatarPicker
          init(_ parent: AvatarPicker) { self.parent = parent }
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.isShown = false }
        }
      }
      """),
  // Bindings with other names.
  .flagged(
    """
    struct FilmPicker: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: FilmPicker
        init(_ parent: FilmPicker) { self.parent = parent }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { ⟦picker.dismiss(animated: true)⟧ }
      }
    }
    struct TypefacePicker: UIViewControllerRepresentable {
      @Binding var isShowing: Bool
      func makeUIViewController(context: Context) -> UIFontPickerViewController { UIFontPickerViewController() }
      func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIFontPickerViewControllerDelegate {
        let parent: TypefacePicker
        init(_ parent: TypefacePicker) { self.parent = parent }
        func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {
          ⟦picker.dismiss(animated: true)⟧
        }
      }
    }
    struct TintPicker: UIViewControllerRepresentable {
      @Binding var isPresenting: Bool
      func makeUIViewController(context: Context) -> UIColorPickerViewController { UIColorPickerViewController() }
      func updateUIViewController(_ picker: UIColorPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIColorPickerViewControllerDelegate {
        let parent: TintPicker
        init(_ parent: TintPicker) { self.parent = parent }
        func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {
          ⟦picker.dismiss(animated: true)⟧
        }
      }
    }
    """,
    fixed: """
      struct FilmPicker: UIViewControllerRepresentable {
        @Binding var isPresented: Bool
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          let parent: FilmPicker
          init(_ parent: FilmPicker) { self.parent = parent }
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.isPresented = false }
        }
      }
      struct TypefacePicker: UIViewControllerRepresentable {
        @Binding var isShowing: Bool
        func makeUIViewController(context: Context) -> UIFontPickerViewController { UIFontPickerViewController() }
        func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UIFontPickerViewControllerDelegate {
          let parent: TypefacePicker
          init(_ parent: TypefacePicker) { self.parent = parent }
          func fontPickerViewControllerDidCancel(_ picker: UIFontPickerViewController) {
            parent.isShowing = false
          }
        }
      }
      struct TintPicker: UIViewControllerRepresentable {
        @Binding var isPresenting: Bool
        func makeUIViewController(context: Context) -> UIColorPickerViewController { UIColorPickerViewController() }
        func updateUIViewController(_ picker: UIColorPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UIColorPickerViewControllerDelegate {
          let parent: TintPicker
          init(_ parent: TintPicker) { self.parent = parent }
          func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {
            parent.isPresenting = false
          }
        }
      }
      """),
  // A view with a method of this name, a method without animation, and another controller.
  .accepted(
    """
    struct Toast: UIViewRepresentable {
      func makeUIView(context: Context) -> ToastBar { ToastBar() }
      func updateUIView(_ bar: ToastBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func didTap(_ bar: ToastBar) { bar.dismiss(animated: true) }
      }
    }
    final class ToastBar: UIView {
      func dismiss(animated: Bool) { isHidden = true }
    }
    struct Tour: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> TourController { TourController() }
      func updateUIViewController(_ tour: TourController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func tourDidEnd(_ tour: TourController) { tour.dismiss() }
        func didClose(_ details: UIViewController) { details.dismiss(animated: true) }
      }
    }
    final class TourController: UIViewController {
      var onEnd: () -> Void = {}
      func dismiss() { onEnd() }
    }
    """),
]
