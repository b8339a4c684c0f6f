import SwiftUI
import UIKit

/// A text field that knows when it is left.
struct TitleField: UIViewRepresentable {
  @Binding var title: String

  make
  func updateUIView(_ field: UITextField, context: Context) {
    // Keep the caret where it is.
    field.text = title
  }
}
