import LintEngine

let staleStateExamples: [RuleExample] = [
  .flagged(
    """
    struct LimitedField: UIViewRepresentable {
      @Binding var text: String
      var limit: Int
      var onReturn: (() -> Void)?
      func makeCoordinator() -> Coordinator {
        Coordinator(text: $text, limit: limit, onReturn: onReturn)
      }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var text: Binding<String>
        private let ⟦limit⟧: Int
        var onReturn: (() -> Void)?
        init(text: Binding<String>, limit: Int, onReturn: (() -> Void)?) {
          self.text = text
          self.limit = limit
          self.onReturn = onReturn
        }
        func textFieldDidEndEditing(_ field: UITextField) {
          text.wrappedValue = String((field.text ?? "").prefix(limit))
        }
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          onReturn?()
          return true
        }
      }
    }
    """,
    fixed: """
      struct LimitedField: UIViewRepresentable {
        @Binding var text: String
        var limit: Int
        var onReturn: (() -> Void)?
        func makeCoordinator() -> Coordinator {
          Coordinator(text: $text, limit: limit, onReturn: onReturn)
        }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.limit = limit
          context.coordinator.onReturn = onReturn
          if field.text != text { field.text = text }
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var text: Binding<String>
          var limit: Int
          var onReturn: (() -> Void)?
          init(text: Binding<String>, limit: Int, onReturn: (() -> Void)?) {
            self.text = text
            self.limit = limit
            self.onReturn = onReturn
          }
          func textFieldDidEndEditing(_ field: UITextField) {
            text.wrappedValue = String((field.text ?? "").prefix(limit))
          }
          func textFieldShouldReturn(_ field: UITextField) -> Bool {
            onReturn?()
            return true
          }
        }
      }
      """),
  // Assigned to the new coordinator, which clears it afterward; and a parameter of the update method has the same
  // name.
  .flagged(
    """
    struct SignIn: UIViewRepresentable {
      let code: (String) -> Void
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ code: WKWebView, context: Context) {}
    }
    extension SignIn {
      func makeCoordinator() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.completion = code
        return coordinator
      }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var ⟦completion⟧: ((String) -> Void)?
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
          completion?(webView.url?.path ?? "")
          completion = nil
        }
      }
    }
    """,
    fixed: """
      struct SignIn: UIViewRepresentable {
        let code: (String) -> Void
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ code: WKWebView, context: Context) {
          context.coordinator.completion = self.code
        }
      }
      extension SignIn {
        func makeCoordinator() -> Coordinator {
          let coordinator = Coordinator()
          coordinator.completion = code
          return coordinator
        }
        final class Coordinator: NSObject, WKNavigationDelegate {
          var completion: ((String) -> Void)?
          func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            completion?(webView.url?.path ?? "")
            completion = nil
          }
        }
      }
      """),
  // Created from the representable's copy, by a closure that reads the representable, and in the make method.
  .flagged(
    """
    struct Pages<Page: View>: UIViewControllerRepresentable {
      var pages: [Page]
      var onTurn: (Int) -> Void
      var wraps: Bool
      @Binding var current: Int
      func makeCoordinator() -> Coordinator {
        Coordinator(self) { index in self.onTurn(index) }
      }
      func makeUIViewController(context: Context) -> UIPageViewController {
        context.coordinator.wraps = wraps
        return UIPageViewController()
      }
      func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: false)
      }
      final class Coordinator: NSObject {
        var parent: Pages
        var ⟦controllers⟧: [UIViewController] = []
        var wraps = false
        let turned: (Int) -> Void
        init(_ parent: Pages, turned: @escaping (Int) -> Void) {
          self.parent = parent
          self.turned = turned
          controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }
        func controller(after index: Int) -> UIViewController? {
          turned(index)
          return index + 1 < controllers.count ? controllers[index + 1] : wraps ? controllers.first : nil
        }
      }
    }
    """),
  // A coordinator with another name, which stores only the value that it was created with.
  .flagged(
    """
    struct EdgePan: UIGestureRecognizerRepresentable {
      let margin: CGFloat
      func makeCoordinator(converter: CoordinateSpaceConverter) -> EdgePanDelegate { .init(margin: margin) }
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        return pan
      }
    }
    final class EdgePanDelegate: NSObject, UIGestureRecognizerDelegate {
      let ⟦margin⟧: CGFloat
      init(margin: CGFloat) { self.margin = margin }
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.location(in: recognizer.view).x > margin
      }
    }
    """),
  // Bindings, environment actions, and objects are the same in every copy; a type that can't be resolved may be a
  // class.
  .accepted(
    """
    struct NoteField: UIViewRepresentable {
      @Binding var text: String
      @Environment(\\.dismiss) private var dismiss
      let model: NoteModel
      let formatter: NoteFormatter
      func makeCoordinator() -> Coordinator {
        Coordinator(text: $text, dismiss: dismiss, model: model, formatter: formatter)
      }
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {}
      final class Coordinator: NSObject, UITextFieldDelegate {
        let text: Binding<String>
        let dismiss: DismissAction
        let model: NoteModel
        let formatter: NoteFormatter
        init(text: Binding<String>, dismiss: DismissAction, model: NoteModel, formatter: NoteFormatter) {
          self.text = text
          self.dismiss = dismiss
          self.model = model
          self.formatter = formatter
        }
        func textFieldDidEndEditing(_ field: UITextField) {
          text.wrappedValue = formatter.string(field.text)
          model.count += 1
          dismiss()
        }
      }
    }
    final class NoteModel { var count = 0 }
    """),
  // Refreshed one by one, by a method that takes the value, or by a method that takes the whole struct.
  .accepted(
    """
    struct Mail: UIViewControllerRepresentable {
      let onFinish: () -> Void
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(onFinish: onFinish, limit: limit) }
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        (context.coordinator.onFinish, controller.title) = (onFinish, "Mail")
        context.coordinator.allow(limit)
      }
      final class Coordinator: NSObject {
        var onFinish: () -> Void
        var limit: Int
        init(onFinish: @escaping () -> Void, limit: Int) {
          self.onFinish = onFinish
          self.limit = limit
        }
        func allow(_ count: Int) { limit = count }
        func finish() { if limit > 0 { onFinish() } }
      }
    }
    """),
  .accepted(
    """
    struct Ruler: UIViewRepresentable {
      let unit: Int
      func makeCoordinator() -> Coordinator { Coordinator(unit: unit) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.update(from: self) }
      final class Coordinator: NSObject {
        var unit: Int
        init(unit: Int) { self.unit = unit }
        func update(from ruler: Ruler) { unit = ruler.unit }
        func step() -> Int { unit * 2 }
      }
    }
    """),
  // Code that receives the context or the coordinator may refresh it.
  .accepted(
    """
    struct Ruler: UIViewRepresentable {
      let unit: Int
      func makeCoordinator() -> Coordinator { Coordinator(unit: unit) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { Configurator.apply(unit, to: context.coordinator) }
      final class Coordinator: NSObject {
        var unit: Int
        init(unit: Int) { self.unit = unit }
        func step() -> Int { unit * 2 }
      }
    }
    """),
  // A controller that is presented only once has no newer values to receive.
  .accepted(
    """
    struct PhotoPicker: UIViewControllerRepresentable {
      let onPick: (UIImage?) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      final class Coordinator: NSObject {
        var onPick: (UIImage?) -> Void
        init(onPick: @escaping (UIImage?) -> Void) { self.onPick = onPick }
        func cancel() { onPick(nil) }
      }
    }
    """),
  // An object created from an input belongs to the coordinator.
  .accepted(
    """
    struct Waves: UIViewRepresentable {
      let count: Int
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
      final class Coordinator: NSObject {
        let painter: WavePainter
        init(_ waves: Waves) { painter = WavePainter(count: waves.count) }
        func tick() { painter.paint() }
      }
    }
    final class WavePainter {
      init(count: Int) {}
      func paint() {}
    }
    """),
  // A picker is created again each time it is presented, whatever the make method declares.
  .accepted(
    """
    struct Camera: UIViewControllerRepresentable {
      let onPhoto: (UIImage) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(onPhoto: onPhoto) }
      func makeUIViewController(context: Context) -> UIViewController { UIImagePickerController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      final class Coordinator: NSObject {
        let onPhoto: (UIImage) -> Void
        init(onPhoto: @escaping (UIImage) -> Void) { self.onPhoto = onPhoto }
        func picked(_ image: UIImage) { onPhoto(image) }
      }
    }
    """),
  // State that only starts with the value of an input, and a value that no code reads later.
  .accepted(
    """
    struct Wheel: UIViewRepresentable {
      let index: Int
      let title: String
      let initialSpeed: Double
      func makeCoordinator() -> Coordinator {
        Coordinator(selected: index, title: title, speed: initialSpeed)
      }
      func makeUIView(context: Context) -> UIPickerView { UIPickerView() }
      func updateUIView(_ picker: UIPickerView, context: Context) {}
      final class Coordinator: NSObject, UIPickerViewDelegate {
        var selected: Int
        let title: String
        let speed: Double
        init(selected: Int, title: String, speed: Double) {
          self.selected = selected
          self.title = title
          self.speed = speed
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          if row != selected { selected = row }
          print(speed)
        }
      }
    }
    """),
  // The update method sets a property of the view that only has the same name.
  .flagged(
    """
    struct Console: UIViewRepresentable {
      let onExit: () -> Void
      func makeCoordinator() -> Coordinator { Coordinator(onExit: onExit) }
      func makeUIView(context: Context) -> ConsoleView {
        let view = ConsoleView()
        context.coordinator.watch(view)
        return view
      }
      func updateUIView(_ view: ConsoleView, context: Context) { view.onExit = onExit }
      final class Coordinator {
        let ⟦onExit⟧: () -> Void
        init(onExit: @escaping () -> Void) { self.onExit = onExit }
        func watch(_ view: ConsoleView) { view.onEnd = { [weak self] in self?.onExit() } }
      }
    }
    final class ConsoleView: UIView {
      var onExit: (() -> Void)?
      var onEnd: (() -> Void)?
    }
    """,
    fixed: """
      struct Console: UIViewRepresentable {
        let onExit: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(onExit: onExit) }
        func makeUIView(context: Context) -> ConsoleView {
          let view = ConsoleView()
          context.coordinator.watch(view)
          return view
        }
        func updateUIView(_ view: ConsoleView, context: Context) {
          context.coordinator.onExit = onExit
          view.onExit = onExit
        }
        final class Coordinator {
          var onExit: () -> Void
          init(onExit: @escaping () -> Void) { self.onExit = onExit }
          func watch(_ view: ConsoleView) { view.onEnd = { [weak self] in self?.onExit() } }
        }
      }
      final class ConsoleView: UIView {
        var onExit: (() -> Void)?
        var onEnd: (() -> Void)?
      }
      """),
]
