import SwiftUI
import UIKit

/// A text field that knows when it is left.
struct TitleField: UIViewRepresentable {
  @Binding var title: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    // Keep the caret where it is.
    if field.text != title { field.text = title }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: TitleField

    init(_ parent: TitleField) {
      self.parent = parent
    }
  }
}
