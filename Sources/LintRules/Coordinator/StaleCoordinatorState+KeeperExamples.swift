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
  // The extension of a protocol passes the whole value to the view, which refreshes the coordinator.
  .accepted(
    """
    import SwiftUI

    protocol DialSource { var limit: Int { get } }
    extension DialSource {
      func send(to view: DialView) { view.show(self) }
    }
    struct Dial: UIViewRepresentable, DialSource {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> DialView {
        let view = DialView()
        view.coordinator = context.coordinator
        return view
      }
      func updateUIView(_ view: DialView, context: Context) { send(to: view) }
      final class Coordinator {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func turn(_ steps: Int) -> Int { min(steps, limit) }
      }
    }
    final class DialView: UIView {
      weak var coordinator: Dial.Coordinator?
      func show(_ source: any DialSource) { coordinator?.limit = source.limit }
    }
    """),
  // A function that the view calls later refreshes the coordinator.
  .accepted(
    """
    import SwiftUI

    struct Dial: UIViewRepresentable {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> DialView {
        let view = DialView()
        view.coordinator = context.coordinator
        return view
      }
      func updateUIView(_ view: DialView, context: Context) {
        view.onLayout = { [weak view] in
          if let view { refresh(view) }
        }
      }
      private func refresh(_ view: DialView) { view.coordinator?.limit = limit }
      final class Coordinator {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func turn(_ steps: Int) -> Int { min(steps, limit) }
      }
    }
    final class DialView: UIView {
      weak var coordinator: Dial.Coordinator?
      var onLayout: () -> Void = {}
    }
    """),
  // The view knows the coordinator by a protocol of another module.
  .accepted(
    """
    import DialKit
    import SwiftUI

    struct Dial: UIViewRepresentable {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> DialView {
        let view = DialView()
        view.owner = context.coordinator
        return view
      }
      func updateUIView(_ view: DialView, context: Context) { view.owner?.limit = limit }
      final class Coordinator: DialHandler {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func turn(_ steps: Int) -> Int { min(steps, limit) }
      }
    }
    final class DialView: UIView {
      weak var owner: (any DialOwner)?
    }
    """),
  // A type that a macro declares.
  .accepted(
    """
    import SwiftUI

    @DialStyles struct Dial: UIViewRepresentable {
      let style: Dial.Style
      func makeCoordinator() -> Coordinator { Coordinator(style: style) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { view.isHidden = style.isHidden }
      final class Coordinator {
        let style: Dial.Style
        init(style: Dial.Style) { self.style = style }
        func turn(_ steps: Int) -> Int { steps * style.factor }
      }
    }
    """),
]
