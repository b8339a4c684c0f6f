import LintEngine

/// The examples of `stale-coordinator-state` about further details.
let staleCoordinatorStateKeeperExamples: [RuleExample] = [
  // The closure writes to objects, a binding, and the environment, which are the same in newer closures.
  .flagged(
    """
    struct Composer: UIViewRepresentable {
      let onSend: (String) -> Void
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onSend: onSend) }
      final class Coordinator: NSObject, UITextViewDelegate {
        private let ⟦onSend⟧: (String) -> Void
        init(onSend: @escaping (String) -> Void) { self.onSend = onSend }
        func textViewDidEndEditing(_ view: UITextView) { onSend(view.text) }
      }
    }
    struct ChatScreen: View {
      let outbox: Outbox
      @Environment(Drafts.self) private var drafts
      @Environment(\\.dismiss) private var dismiss
      @Binding var isSending: Bool
      var body: some View {
        Composer { text in
          outbox.last = text
          drafts.last = text
          isSending = true
          if text.isEmpty { dismiss() }
        }
      }
    }
    final class Outbox { var last = "" }
    @Observable final class Drafts { var last = "" }
    """,
    fixed: """
      struct Composer: UIViewRepresentable {
        let onSend: (String) -> Void
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
          context.coordinator.onSend = onSend
        }
        func makeCoordinator() -> Coordinator { Coordinator(onSend: onSend) }
        final class Coordinator: NSObject, UITextViewDelegate {
          var onSend: (String) -> Void
          init(onSend: @escaping (String) -> Void) { self.onSend = onSend }
          func textViewDidEndEditing(_ view: UITextView) { onSend(view.text) }
        }
      }
      struct ChatScreen: View {
        let outbox: Outbox
        @Environment(Drafts.self) private var drafts
        @Environment(\\.dismiss) private var dismiss
        @Binding var isSending: Bool
        var body: some View {
          Composer { text in
            outbox.last = text
            drafts.last = text
            isSending = true
            if text.isEmpty { dismiss() }
          }
        }
      }
      final class Outbox { var last = "" }
      @Observable final class Drafts { var last = "" }
      """),
  // A flag that is set through `self` lets the closure run once.
  .flagged(
    """
    struct PageLoader: UIViewRepresentable {
      let address: URL
      let onFinish: (URL) -> Void
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != address { web.load(URLRequest(url: address)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator(onFinish: onFinish) }
      final class Coordinator: NSObject, WKNavigationDelegate {
        private let ⟦onFinish⟧: (URL) -> Void
        private var hasFinished = false
        init(onFinish: @escaping (URL) -> Void) { self.onFinish = onFinish }
        func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) {
          guard !self.hasFinished, let url = web.url else { return }
          self.hasFinished = true
          onFinish(url)
        }
      }
    }
    """,
    fixed: """
      struct PageLoader: UIViewRepresentable {
        let address: URL
        let onFinish: (URL) -> Void
        func makeUIView(context: Context) -> WKWebView {
          let web = WKWebView()
          web.navigationDelegate = context.coordinator
          return web
        }
        func updateUIView(_ web: WKWebView, context: Context) {
          context.coordinator.onFinish = onFinish
          if web.url != address { web.load(URLRequest(url: address)) }
        }
        func makeCoordinator() -> Coordinator { Coordinator(onFinish: onFinish) }
        final class Coordinator: NSObject, WKNavigationDelegate {
          var onFinish: (URL) -> Void
          private var hasFinished = false
          init(onFinish: @escaping (URL) -> Void) { self.onFinish = onFinish }
          func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) {
            guard !self.hasFinished, let url = web.url else { return }
            self.hasFinished = true
            onFinish(url)
          }
        }
      }
      """),
  // Another method raises the flag, so the closure may run often.
  .flagged(
    """
    struct PageLoader: UIViewRepresentable {
      let address: URL
      let onFinish: (URL) -> Void
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != address { web.load(URLRequest(url: address)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator(onFinish: onFinish) }
      final class Coordinator: NSObject, WKNavigationDelegate {
        private let ⟦onFinish⟧: (URL) -> Void
        private var hasFailed = false
        init(onFinish: @escaping (URL) -> Void) { self.onFinish = onFinish }
        func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) {
          if !hasFailed, let url = web.url { onFinish(url) }
        }
        func webView(_ web: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
          hasFailed = true
        }
      }
    }
    """,
    fixed: """
      struct PageLoader: UIViewRepresentable {
        let address: URL
        let onFinish: (URL) -> Void
        func makeUIView(context: Context) -> WKWebView {
          let web = WKWebView()
          web.navigationDelegate = context.coordinator
          return web
        }
        func updateUIView(_ web: WKWebView, context: Context) {
          context.coordinator.onFinish = onFinish
          if web.url != address { web.load(URLRequest(url: address)) }
        }
        func makeCoordinator() -> Coordinator { Coordinator(onFinish: onFinish) }
        final class Coordinator: NSObject, WKNavigationDelegate {
          var onFinish: (URL) -> Void
          private var hasFailed = false
          init(onFinish: @escaping (URL) -> Void) { self.onFinish = onFinish }
          func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) {
            if !hasFailed, let url = web.url { onFinish(url) }
          }
          func webView(_ web: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            hasFailed = true
          }
        }
      }
      """),
  // Each branch of an `#if` creates a coordinator.
  .flagged(
    """
    struct Feed: UIViewRepresentable {
      let limit: Int
      let title: String
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) { table.accessibilityLabel = title }
      func makeCoordinator() -> Coordinator {
        #if DEBUG
          Coordinator(limit: 3)
        #else
          Coordinator(limit: limit)
        #endif
      }
      final class Coordinator: NSObject, UITableViewDataSource {
        let ⟦limit⟧: Int
        init(limit: Int) { self.limit = limit }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { limit }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
    }
    """,
    fixed: """
      struct Feed: UIViewRepresentable {
        let limit: Int
        let title: String
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.dataSource = context.coordinator
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) {
          context.coordinator.limit = limit
          table.accessibilityLabel = title
        }
        func makeCoordinator() -> Coordinator {
          #if DEBUG
            Coordinator(limit: 3)
          #else
            Coordinator(limit: limit)
          #endif
        }
        final class Coordinator: NSObject, UITableViewDataSource {
          var limit: Int
          init(limit: Int) { self.limit = limit }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { limit }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
      }
      """),
  // The update method sets a property of the view that only has the name of the coordinator's.
  .flagged(
    """
    struct NoteField: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var ⟦text⟧: String
        init(text: Binding<String>) { _text = text }
        func textFieldDidEndEditing(_ field: UITextField) { text = field.text ?? "" }
      }
    }
    struct Notes: View {
      @State private var notes = ["Buy milk", "Call Ada"]
      @State private var selection = 0
      var body: some View {
        Stepper("Note", value: $selection)
        NoteField(text: $notes[selection])
      }
    }
    """),
  // The coordinator calls the closure in a condition and then closes the view in any case.
  .flagged(
    """
    struct Scanner: UIViewControllerRepresentable {
      let onScan: (String) -> Void
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, dismiss: dismiss) }
      final class Coordinator: ScannerDelegate {
        let ⟦onScan⟧: (String) -> Void
        let dismiss: DismissAction
        init(onScan: @escaping (String) -> Void, dismiss: DismissAction) {
          self.onScan = onScan
          self.dismiss = dismiss
        }
        func scanner(_ controller: ScannerController, didFind code: String?) {
          if let code { onScan(code) }
          dismiss()
        }
      }
    }
    @MainActor protocol ScannerDelegate: AnyObject {
      func scanner(_ controller: ScannerController, didFind code: String?)
    }
    final class ScannerController: UIViewController { weak var delegate: ScannerDelegate? }
    """,
    fixed: """
      struct Scanner: UIViewControllerRepresentable {
        let onScan: (String) -> Void
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          context.coordinator.onScan = onScan
        }
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, dismiss: dismiss) }
        final class Coordinator: ScannerDelegate {
          var onScan: (String) -> Void
          let dismiss: DismissAction
          init(onScan: @escaping (String) -> Void, dismiss: DismissAction) {
            self.onScan = onScan
            self.dismiss = dismiss
          }
          func scanner(_ controller: ScannerController, didFind code: String?) {
            if let code { onScan(code) }
            dismiss()
          }
        }
      }
      @MainActor protocol ScannerDelegate: AnyObject {
        func scanner(_ controller: ScannerController, didFind code: String?)
      }
      final class ScannerController: UIViewController { weak var delegate: ScannerDelegate? }
      """),
  // A flag that allows the call again.
  .flagged(
    """
    struct Scanner: UIViewControllerRepresentable {
      let onScan: (String) -> Void
      func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
      final class Coordinator: ScannerDelegate {
        let ⟦onScan⟧: (String) -> Void
        private var hasScanned = false
        init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
        func scannerDidStart(_ controller: ScannerController) { hasScanned = false }
        func scanner(_ controller: ScannerController, didFind code: String) {
          guard !hasScanned else { return }
          hasScanned = true
          onScan(code)
        }
      }
    }
    @MainActor protocol ScannerDelegate: AnyObject {
      func scannerDidStart(_ controller: ScannerController)
      func scanner(_ controller: ScannerController, didFind code: String)
    }
    final class ScannerController: UIViewController { weak var delegate: ScannerDelegate? }
    """,
    fixed: """
      struct Scanner: UIViewControllerRepresentable {
        let onScan: (String) -> Void
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          context.coordinator.onScan = onScan
        }
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
        final class Coordinator: ScannerDelegate {
          var onScan: (String) -> Void
          private var hasScanned = false
          init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
          func scannerDidStart(_ controller: ScannerController) { hasScanned = false }
          func scanner(_ controller: ScannerController, didFind code: String) {
            guard !hasScanned else { return }
            hasScanned = true
            onScan(code)
          }
        }
      }
      @MainActor protocol ScannerDelegate: AnyObject {
        func scannerDidStart(_ controller: ScannerController)
        func scanner(_ controller: ScannerController, didFind code: String)
      }
      final class ScannerController: UIViewController { weak var delegate: ScannerDelegate? }
      """),
]
