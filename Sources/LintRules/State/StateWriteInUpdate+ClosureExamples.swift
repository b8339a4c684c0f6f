import LintEngine

/// The examples of `state-write-in-update` about closures, which run when the function that receives them says.
let closureStateWriteExamples: [RuleExample] = [
  // A function of the project or of Apple calls it immediately, or may.
  .flagged(
    """
    struct Gauge: UIViewRepresentable {
      @Binding var isDirty: Bool
      let table: UITableView
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        onMain { ⟦isDirty.toggle()⟧ }
        with(view) { ⟦isDirty.toggle()⟧ }
        table.performBatchUpdates { ⟦isDirty.toggle()⟧ }
      }
    }
    func onMain(_ work: @escaping () -> Void) {
      if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
    }
    func with(_ view: UIView, _ change: () -> Void) { change() }
    """),
  // The update method sets a property whose observer calls the closure that the make method has stored.
  .flagged(
    """
    struct PinInput: UIViewRepresentable {
      @Binding var pin: String
      func makeUIView(context: Context) -> PinView {
        let view = PinView()
        view.onChange = { new in ⟦pin = new⟧ }
        view.onEnd = { pin = "" }
        return view
      }
      func updateUIView(_ view: PinView, context: Context) { view.pin = pin }
    }
    final class PinView: UIView {
      var onChange: ((String) -> Void)?
      var onEnd: (() -> Void)?
      var pin = "" {
        didSet {
          guard pin != oldValue else { return }
          if let handler = onChange { handler(pin.filter(\\.isNumber)) }
          DispatchQueue.main.async { self.onEnd?() }
        }
      }
    }
    """,
    fixed: """
      struct PinInput: UIViewRepresentable {
        @Binding var pin: String
        func makeUIView(context: Context) -> PinView {
          let view = PinView()
          view.onChange = { new in if pin != new { DispatchQueue.main.async { pin = new } } }
          view.onEnd = { pin = "" }
          return view
        }
        func updateUIView(_ view: PinView, context: Context) { view.pin = pin }
      }
      final class PinView: UIView {
        var onChange: ((String) -> Void)?
        var onEnd: (() -> Void)?
        var pin = "" {
          didSet {
            guard pin != oldValue else { return }
            if let handler = onChange { handler(pin.filter(\\.isNumber)) }
            DispatchQueue.main.async { self.onEnd?() }
          }
        }
      }
      """),
  // A function with a common name keeps it, a publisher calls it later, or it's a completion.
  .accepted(
    """
    struct Gauge: UIViewRepresentable {
      @Binding var isDirty: Bool
      let table: UITableView
      let store: ChangeStore
      let changes: PassthroughSubject<Int, Never>
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        store.forEach { isDirty.toggle() }
        store.changes = changes.map { _ in isDirty.toggle() }.sink { _ in }
        table.performBatchUpdates(nil) { _ in isDirty.toggle() }
      }
    }
    final class ChangeStore {
      private var handlers: [() -> Void] = []
      var changes: AnyCancellable?
      func forEach(_ handler: @escaping () -> Void) { handlers.append(handler) }
    }
    """),
  // Where the caller has found that the binding is false, the helper doesn't write it.
  .accepted(
    """
    struct Drawer: UIViewControllerRepresentable {
      let isOpen: Binding<Bool>
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.update(isOpen, of: controller)
      }
      func makeCoordinator() -> Coordinator { Coordinator(isOpen: isOpen) }
      final class Coordinator {
        var isOpen: Binding<Bool>
        init(isOpen: Binding<Bool>) { self.isOpen = isOpen }
        func update(_ isOpen: Binding<Bool>, of controller: UIViewController) {
          self.isOpen = isOpen
          if isOpen.wrappedValue {
            controller.view.isHidden = false
          } else if !isOpen.wrappedValue, !controller.view.isHidden {
            close(controller)
          }
        }
        func close(_ controller: UIViewController) {
          controller.view.isHidden = true
          if isOpen.wrappedValue == true { isOpen.wrappedValue = false }
        }
      }
    }
    """),
  .flagged(
    """
    struct Drawer: UIViewControllerRepresentable {
      @Binding var isOpen: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        if isOpen { close(controller) }
      }
      func close(_ controller: UIViewController) {
        controller.view.isHidden = true
        guard isOpen else { return }
        ⟦isOpen = false⟧
      }
    }
    """,
    fixed: """
      struct Drawer: UIViewControllerRepresentable {
        @Binding var isOpen: Bool
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {
          if isOpen { close(controller) }
        }
        func close(_ controller: UIViewController) {
          controller.view.isHidden = true
          guard isOpen else { return }
          if isOpen != false {
            DispatchQueue.main.async { isOpen = false }
          }
        }
      }
      """),
  // A write that is ruled out on each of the ways that lead to it.
  .accepted(
    """
    struct Cover: UIViewControllerRepresentable {
      @Binding var isShown: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.update($isShown, in: controller)
      }
      func makeCoordinator() -> Coordinator { Coordinator(isShown: $isShown) }
      final class Coordinator {
        private var isShown: Binding<Bool>
        private var cover: UIViewController?
        init(isShown: Binding<Bool>) { self.isShown = isShown }
        func update(_ isShown: Binding<Bool>, in controller: UIViewController) {
          self.isShown = isShown
          if isShown.wrappedValue { return }
          if let cover, cover.isBeingPresented { close(cover) }
          if let cover { close(cover) }
        }
        private func close(_ cover: UIViewController) {
          cover.dismiss(animated: true)
          if isShown.wrappedValue { isShown.wrappedValue = false }
          self.cover = nil
        }
      }
    }
    """),
  // A condition can't throw, so there's no fix.
  .flagged(
    """
    struct NotePreview: UIViewRepresentable {
      let url: URL
      @Binding var note: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦try? note = String(contentsOf: url, encoding: .utf8)⟧
      }
    }
    """),
  // A method that is passed by its name.
  .flagged(
    """
    struct NoteField: UIViewRepresentable {
      let lines: Int
      @Binding var height: CGFloat
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        UIView.performWithoutAnimation(resize)
      }
      private func resize() {
        ⟦height = CGFloat(lines) * 20⟧
      }
    }
    """,
    fixed: """
      struct NoteField: UIViewRepresentable {
        let lines: Int
        @Binding var height: CGFloat
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          UIView.performWithoutAnimation(resize)
        }
        private func resize() {
          if height != (CGFloat(lines) * 20) {
            DispatchQueue.main.async { height = CGFloat(lines) * 20 }
          }
        }
      }
      """),
  // A comparison that names the constant first.
  .accepted(
    """
    struct Tray: UIViewRepresentable {
      @Binding var isOpen: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if !isOpen { close(view) }
      }
      private func close(_ view: UIView) {
        view.isHidden = true
        if true == isOpen { isOpen = false }
      }
    }
    """),
]
