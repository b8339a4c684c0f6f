import LintEngine

/// The examples of `ignored-input-in-update` about the condition that lets code create a view or a layer.
let setupPartExamples: [RuleExample] = [
  // Two inputs, one of them a binding, that an initializer stores and a view above the wrapped one shows.
  .flagged(
    """
    struct CodeField: NSViewRepresentable {
      @Binding var hint: String
      var caption: String { didSet { assert(!caption.isEmpty) } }
      init(hint: Binding<String>, caption: String) {
        _hint = hint
        self.caption = caption
      }
      func makeNSView(context: Context) -> NSView { NSView() }
      func ⟦⟦updateNSView⟧⟧(_ view: NSView, context: Context) {
        let coordinator = context.coordinator
        guard coordinator.overlay == nil else { return }
        let overlay = NSTextField(labelWithString: caption)
        overlay.placeholderString = hint
        view.addSubview(overlay)
        coordinator.overlay = overlay
      }
      static func dismantleNSView(_ view: NSView, coordinator: Coordinator) { coordinator.overlay?.removeFromSuperview() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var overlay: NSTextField? }
    }
    """),
  // A layer that shows the first text.
  .flagged(
    """
    struct Stamp: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.accessibilityLabel = text
        return view
      }
      func ⟦updateUIView⟧(_ view: UIView, context: Context) {
        if context.coordinator.stamp == nil {
          let stamp = CATextLayer()
          stamp.string = text
          view.layer.addSublayer(stamp)
          context.coordinator.stamp = stamp
        }
        context.coordinator.stamp?.frame = view.bounds
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var stamp: CATextLayer? }
    }
    """),
  // The same values reach the label in other ways: from a closure, by a call, or as one of several values.
  .accepted(
    """
    struct Profile: UIViewRepresentable {
      let name: String
      let detail: String
      let status: String
      let inset: Double
      func makeUIView(context: Context) -> ProfileView { ProfileView() }
      func updateUIView(_ view: ProfileView, context: Context) {
        let coordinator = context.coordinator
        coordinator.addLabel(detail, to: view)
        view.show(detail)
        if coordinator.badge == nil {
          let badge = UILabel()
          badge.text = status
          badge.accessibilityLabel = name
          badge.frame.origin.x = inset
          view.addSubview(badge)
          coordinator.badge = badge
        }
        view.onLayout = { layOut(coordinator) }
        coordinator.announce(name, status)
      }
      private func layOut(_ coordinator: Coordinator) { coordinator.badge?.frame.origin.x = inset }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        private var label: UILabel?
        var badge: UILabel?
        func addLabel(_ detail: String, to view: UIView) {
          guard label == nil else { return }
          let label = UILabel()
          label.text = detail
          view.addSubview(label)
          self.label = label
        }
        func announce(_ parts: String..., separator: String = ", ") {
          UIAccessibility.post(notification: .announcement, argument: parts.joined(separator: separator))
        }
      }
    }
    """),
  // The footer is created again after it was closed, so it shows later values.
  .accepted(
    """
    struct Panel: UIViewRepresentable {
      let title: String
      let note: String
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        let coordinator = context.coordinator
        if coordinator.header == nil {
          let header = UILabel()
          header.text = title
          stack.addArrangedSubview(header)
          coordinator.header = header
        }
        if coordinator.footer == nil {
          let footer = UILabel()
          footer.text = note
          footer.accessibilityLabel = title
          stack.addArrangedSubview(footer)
          coordinator.footer = footer
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator: NSObject {
        var header: UILabel?
        var footer: UILabel?
        @objc func closeFooter() {
          footer?.removeFromSuperview()
          footer = nil
        }
      }
    }
    """),
  // The label shows later values until the user edits it.
  .accepted(
    """
    struct Caption: UIViewRepresentable {
      let text: String
      let isEditing: Bool
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        if context.coordinator.editor == nil { show(text, in: label) }
        if isEditing { context.coordinator.beginEditing(over: label) }
      }
      private func show(_ text: String, in label: UILabel) { label.text = text }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        var editor: UITextField?
        func beginEditing(over label: UILabel) {
          guard editor == nil else { return }
          let editor = UITextField(frame: label.bounds)
          editor.text = label.text
          label.addSubview(editor)
          self.editor = editor
        }
      }
    }
    """),
  // A function decides when the label is created again.
  .accepted(
    """
    struct Badge: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if isDetached(context.coordinator.label) {
          let label = UILabel()
          label.text = title
          view.addSubview(label)
          context.coordinator.label = label
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var label: UILabel? }
    }
    @MainActor func isDetached(_ view: UIView?) -> Bool { view?.superview == nil }
    """),
  // Without an image, each update sets the title.
  .accepted(
    """
    struct Row: UIViewRepresentable {
      let title: String
      let image: UIImage?
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        let coordinator = context.coordinator
        if coordinator.label == nil || coordinator.icon == nil {
          let label = coordinator.label ?? UILabel()
          label.text = title
          stack.addArrangedSubview(label)
          coordinator.label = label
          if let image {
            let icon = UIImageView(image: image)
            stack.addArrangedSubview(icon)
            coordinator.icon = icon
          }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var label: UILabel?
        var icon: UIImageView?
      }
    }
    """),
  // The condition asks for a property of the label, which changes later.
  .accepted(
    """
    struct Toast: UIViewRepresentable {
      let message: String
      let placeholder: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let coordinator = context.coordinator
        if coordinator.label.isHidden {
          coordinator.label.accessibilityLabel = message
          coordinator.label.isHidden = false
        }
        if coordinator.label.text == nil { coordinator.label.text = placeholder }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator: NSObject {
        let label = UILabel()
        @objc func toggle() { label.isHidden.toggle() }
      }
    }
    """),
  // The condition asks for the window of the wrapped view, which has the name of a property of the coordinator.
  .accepted(
    """
    struct Hint: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        guard label.window == nil else { return }
        label.text = text
        context.coordinator.window = UIWindow()
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var window: UIWindow? }
    }
    """),
  // A computed property whose storage doesn't keep the label.
  .accepted(
    """
    struct Marker: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if context.coordinator.label == nil {
          let label = UILabel()
          label.text = title
          view.addSubview(label)
          context.coordinator.label = label
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
        var label: UILabel? {
          get { views.object(forKey: "label") as? UILabel }
          set { views.setObject(newValue, forKey: "label") }
        }
      }
    }
    """),
  // The condition asks for something that isn't shown, with the name of a view.
  .accepted(
    """
    struct Legend: UIViewRepresentable {
      let theme: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let coordinator = context.coordinator
        if coordinator.theme?.color(of: .label) == nil {
          coordinator.theme = Theme(named: theme)
        }
        coordinator.label.textColor = coordinator.theme?.color(of: .label)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let label = UILabel()
        var theme: Theme?
      }
    }
    struct Theme {
      enum Part { case label, background }
      init(named name: String) {}
      func color(of part: Part) -> UIColor? { nil }
    }
    """),
]
