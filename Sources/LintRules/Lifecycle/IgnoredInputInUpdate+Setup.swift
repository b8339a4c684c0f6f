import BridgeModel
import LintEngine

/// Reports inputs that the update method reads only where it creates a view, which happens once.
func checkSetupInputs(_ representable: Representable, in context: inout RuleContext) {
  guard let update = representable.function(.update), let name = update.node.nameToken else { return }
  for found in context.project.setupInputs(of: representable) {
    let wrapper = found.input.wrapper
    guard wrapper == nil || wrapper == "Binding",
      let own = context.project.severity(ofIgnoring: found.input)
    else { continue }
    context.report(
      "'\(name.text)' applies only the first '\(found.input.name)': the condition '\(found.condition.text)' "
        + "lets it read this input only once",
      at: .name(of: update.node), severity: context.severity(own, ofLosing: [found.input], of: representable),
      related: [(.whole(found.read), "read only here"), (.whole(found.condition), "this lets the code run only once")])
  }
}

/// The examples of `ignored-input-in-update` about code that the update method runs only once.
let setupInputExamples: [RuleExample] = setupTimeExamples + setupPartExamples

private let setupTimeExamples: [RuleExample] = [
  // A label that a helper creates with the first placeholder.
  .flagged(
    """
    struct MessageField: UIViewRepresentable {
      @Binding var text: String
      let placeholder: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func ⟦updateUIView⟧(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
        context.coordinator.showPlaceholder(placeholder, in: view, if: text.isEmpty)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        private var label: UILabel?
        func showPlaceholder(_ placeholder: String, in view: UITextView, if isEmpty: Bool) {
          if label == nil {
            let label = UILabel()
            label.text = placeholder
            view.addSubview(label)
            self.label = label
          }
          label?.isHidden = !isEmpty
        }
      }
    }
    """),
  // The label goes away with another text, a later update sets it, or it's created again.
  .accepted(
    """
    struct Caption: UIViewRepresentable {
      let text: String
      let style: Int
      let detail: String
      let unit: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let coordinator = context.coordinator
        if coordinator.style != style {
          coordinator.style = style
          coordinator.label?.removeFromSuperview()
          coordinator.label = nil
        }
        if coordinator.label == nil {
          let label = UILabel()
          label.text = text
          view.addSubview(label)
          coordinator.label = label
        }
        if coordinator.detail == nil {
          coordinator.detail = UILabel()
          coordinator.detail?.text = detail
        }
        coordinator.detail?.accessibilityLabel = full
        if coordinator.unit == nil {
          let label = UILabel()
          label.text = unit
          coordinator.unit = label
        }
      }
      private var full: String { detail }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        var style = 0
        var label: UILabel?
        var detail: UILabel?
        weak var unit: UILabel?
      }
    }
    """),
  // Actions that happen once, and an object that isn't shown.
  .accepted(
    """
    struct ShareAnchor: NSViewRepresentable {
      let items: [Any]
      let name: String
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        if !context.coordinator.isShown {
          context.coordinator.isShown = true
          let picker = NSSharingServicePicker(items: items)
          DispatchQueue.main.async { picker.show(relativeTo: .zero, of: view, preferredEdge: .minY) }
        }
        if context.coordinator.session == nil { context.coordinator.session = Session(named: name) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var isShown = false
        var session: Session?
      }
    }
    final class Session { init(named name: String) {} }
    """),
  // The controller goes away when the user closes it, although only this code remembers it.
  .accepted(
    """
    struct Prompt: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        guard controller.presentedViewController == nil else { return }
        let prompt = UIViewController()
        prompt.title = title
        context.coordinator.presentedViewController = prompt
        controller.present(prompt, animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var presentedViewController: UIViewController? }
    }
    """),
  // A name for the first value, and the coordinator keeps the struct, which a method reads later.
  .accepted(
    """
    struct Notes: UIViewRepresentable {
      let initialText: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if context.coordinator.caption == nil {
          let caption = UILabel()
          caption.text = initialText
          context.coordinator.caption = caption
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var caption: UILabel? }
    }
    struct Titles: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.parent = self
        if context.coordinator.label == nil {
          context.coordinator.label = label
          label.text = title
        }
        context.coordinator.refresh()
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      @MainActor final class Coordinator {
        var parent: Titles
        var label: UILabel?
        init(_ parent: Titles) { self.parent = parent }
        func refresh() { label?.text = parent.title }
      }
    }
    """),
]
