import LintEngine

/// The examples of `ignored-input-in-update` about names that mean something else, and code of extensions of protocols.
let inheritedInputUseExamples: [RuleExample] = [
  // A capture with another value has the name of an input, and a binding is only written.
  .accepted(
    """
    import SwiftUI

    struct NoteButton: UIViewRepresentable {
      var title: String
      func makeUIView(context: Context) -> TapButton {
        let button = TapButton()
        button.onTap = { [title = button.text] in print(title) }
        return button
      }
      func updateUIView(_ button: TapButton, context: Context) {}
      func labeled() -> some View { accessibilityLabel(title) }
    }
    final class TapButton: UIView {
      var text = ""
      var onTap = {}
    }
    struct CameraView: UIViewRepresentable {
      @Binding var isReady: Bool
      func makeUIView(context: Context) -> UIView {
        isReady = true
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // It isn't known which function of an extension runs, but each of them applies the input.
  .accepted(
    """
    import Metrics
    import SwiftUI

    protocol Captioned { var caption: String { get } }
    extension UIViewRepresentable where Self: Captioned {
      func fill(_ label: UILabel, at size: Int) { label.text = caption }
      func fill(_ label: UILabel, at size: String) { label.text = caption }
    }
    struct CaptionLabel: UIViewRepresentable, Captioned {
      let caption: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = caption
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { self.fill(label, at: context.coordinator.size) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let size = Sizes.shared.current }
    }
    """),
  // Other functions than those of the extension have their names, and another object has a property like the input.
  .flagged(
    """
    import Metrics
    import SwiftUI

    extension UIViewRepresentable {
      func reload(_ page: PageLabel) { page.reload("") }
      func loading(_ isLoading: Bool) -> some View { opacity(isLoading ? 0 : 1) }
      func finish() -> some View { opacity(1) }
    }
    struct PageView: UIViewRepresentable {
      let title: String
      let onUpdate: (PageLabel) -> Void
      private let style = PageStyle()
      func makeUIView(context: Context) -> PageLabel {
        let page = PageLabel()
        page.show(title)
        return page
      }
      func ⟦updateUIView⟧(_ page: PageLabel, context: Context) {
        style.apply(to: page)
        page.reload(Sizes.shared.current)
        page.show(.loading(true))
        page.refresh()
        let finish = context.coordinator.onFinish
        finish()
        onUpdate(page)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let onFinish = {} }
    }
    struct PageStyle {
      var title = "Page"
      func apply(to page: PageLabel) { page.accessibilityLabel = title }
    }
    struct PageState { static func loading(_ isLoading: Bool) -> PageState { PageState() } }
    final class PageLabel: UILabel {
      func show(_ title: String) { text = title }
      func show(_ state: PageState) {}
      func refresh() { reload(Sizes.shared.current) }
      func reload(_ number: Int) { tag = number }
      func reload(_ name: String) { tag = 0 }
    }
    """),
  // Only a method that the make method calls leads to the method that reads the number of stars in the copy.
  .flagged(
    """
    struct Rating: NSViewRepresentable {
      let stars: Int
      let level: Double
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        prepare(view, context)
        return view
      }
      private func prepare(_ view: NSView, _ context: Context) { context.coordinator.fill(view) }
      func ⟦updateNSView⟧(_ view: NSView, context: Context) {
        context.coordinator.rating = self
        context.coordinator.showLevel(in: view)
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        var rating: Rating
        init(_ rating: Rating) { self.rating = rating }
        func fill(_ view: NSView) { addStars(to: view) }
        private func addStars(to view: NSView) {
          for _ in 0..<rating.stars { view.addSubview(NSView()) }
        }
        func showLevel(in view: NSView) { view.alphaValue = rating.level }
      }
    }
    """),
  // For the Mac, UIKit's protocol is another name of AppKit's.
  .flagged(
    """
    import SwiftUI

    #if os(macOS)
      typealias UIViewRepresentable = NSViewRepresentable
    #endif

    struct VolumeBar: UIViewRepresentable {
      @Binding var volume: Double
      #if os(macOS)
        func makeNSView(context: Context) -> NSView {
          let bar = NSView()
          bar.alphaValue = volume
          return bar
        }
        func updateNSView(_ bar: NSView, context: Context) { bar.alphaValue = volume }
      #else
        func makeUIView(context: Context) -> UIView {
          let bar = UIView()
          bar.alpha = volume
          return bar
        }
        func ⟦updateUIView⟧(_ bar: UIView, context: Context) {}
      #endif
    }
    """,
    fixed: """
      import SwiftUI

      #if os(macOS)
        typealias UIViewRepresentable = NSViewRepresentable
      #endif

      struct VolumeBar: UIViewRepresentable {
        @Binding var volume: Double
        #if os(macOS)
          func makeNSView(context: Context) -> NSView {
            let bar = NSView()
            bar.alphaValue = volume
            return bar
          }
          func updateNSView(_ bar: NSView, context: Context) { bar.alphaValue = volume }
        #else
          func makeUIView(context: Context) -> UIView {
            let bar = UIView()
            bar.alpha = volume
            return bar
          }
          func updateUIView(_ bar: UIView, context: Context) {
            bar.alpha = volume
          }
        #endif
      }
      """),
  // A button changes the setting while the picker is shown, which reads it only once.
  .flagged(
    """
    struct FontPicker: UIViewControllerRepresentable {
      @Binding var showsFaces: Bool
      func makeUIViewController(context: Context) -> UIFontPickerViewController {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = showsFaces
        return UIFontPickerViewController(configuration: configuration)
      }
      func ⟦updateUIViewController⟧(_ picker: UIFontPickerViewController, context: Context) {}
    }
    struct FontSettings: View {
      @State private var showsFaces = false
      var body: some View {
        VStack {
          FontPicker(showsFaces: $showsFaces)
          Button("All faces") { showsFaces.toggle() }
        }
      }
    }
    """),
  // The picker is shown again for another value, or gets another identity.
  .accepted(
    """
    struct FontPicker: UIViewControllerRepresentable {
      @Binding var showsFaces: Bool
      func makeUIViewController(context: Context) -> UIFontPickerViewController {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = showsFaces
        return UIFontPickerViewController(configuration: configuration)
      }
      func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
    }
    struct FontSettings: View {
      @State private var showsFaces = false
      @State private var isShown = false
      var body: some View {
        Toggle("All faces", isOn: $showsFaces).sheet(isPresented: $isShown) { FontPicker(showsFaces: $showsFaces) }
        FontPicker(showsFaces: $showsFaces).id(showsFaces)
      }
    }
    struct ShareSheet: UIViewControllerRepresentable {
      let text: String
      func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [text], applicationActivities: nil)
      }
      func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
    }
    struct ShareScreen: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
        ShareSheet(text: text)
      }
    }
    """),
]
