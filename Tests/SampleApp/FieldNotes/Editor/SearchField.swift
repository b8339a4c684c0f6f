import SwiftUI
import UIKit

struct SearchField: UIViewRepresentable {
  @Binding var text: String
  let prompt: String

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    bar.placeholder = prompt
    if bar.text != text { bar.text = text }
  }

  final class Coordinator: NSObject {
    private let text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text.wrappedValue = searchText
    }
  }
}
