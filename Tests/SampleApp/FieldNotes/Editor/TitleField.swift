import SwiftUI
import UIKit

struct TitleField: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    guard field.text != text else { return }
    field.text = text
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    // Only the binding of this copy is used, and a binding doesn't go stale.
    let parent: TitleField

    init(_ parent: TitleField) { self.parent = parent }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      let text = textField.text ?? ""
      if parent.text != text { parent.text = text }
    }
  }
}

/// A label that the user can't edit, so its text may be set on every update.
struct FinePrint: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isEditable = false
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
  }
}
