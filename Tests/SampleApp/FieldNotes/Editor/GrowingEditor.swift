import SwiftUI
import UIKit

/// A text view that is as high as its text.
struct GrowingEditor: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.isScrollEnabled = false
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    height = view.sizeThatFits(view.bounds.size).height
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }
}

/// The same editor, without moving the insertion point, and with the height reported after the update.
struct MeasuredEditor: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    if view.text != text { view.text = text }
    let height = view.sizeThatFits(view.bounds.size).height
    guard self.height != height else { return }
    DispatchQueue.main.async { self.height = height }
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: MeasuredEditor

    init(_ parent: MeasuredEditor) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
    }
  }
}
