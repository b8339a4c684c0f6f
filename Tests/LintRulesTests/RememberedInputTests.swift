import Testing

/// Code that the fix doesn't make depend on the last value of an input, because it would be wrong there.
@Suite struct RememberedInputTests {
  @Test(arguments: calls + statements) func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private func withoutFix(_ rule: String, _ about: String, _ source: String) -> RuleCase {
  RuleCase(rule, about, source, fixed: source.replacing("⟦", with: "").replacing("⟧", with: ""))
}

private let calls = [
  // The coordinator is on the main actor.
  withoutFix(
    "unguarded-update-side-effect", "a call on another thread",
    """
    struct Page: UIViewRepresentable {
      let html: String
      let title: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        DispatchQueue.global().async { ⟦web.loadHTMLString(html, baseURL: nil)⟧ }
      }
    }
    """),
  withoutFix(
    "unguarded-update-side-effect", "two coordinators with one name",
    """
    struct Page: UIViewRepresentable {
      let html: String
      let title: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        ⟦web.loadHTMLString(html, baseURL: nil)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {}
    }
    extension Page { final class Coordinator {} }
    """),
  // The coordinator's property may have another type.
  withoutFix(
    "unguarded-update-side-effect", "a property of the coordinator",
    """
    struct Page: UIViewRepresentable {
      let html: String
      let title: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.show(web, context: context)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var html: String { "<p>" }
        func show(_ web: WKWebView, context: Page.Context) {
          ⟦web.loadHTMLString(html, baseURL: nil)⟧
        }
      }
    }
    """),
]

/// An object may have other contents although it equals itself.
private let statements = [
  withoutFix(
    "view-rebuilt-in-update", "an object that can be compared",
    """
    final class Store: Equatable {
      var tags: [String] = []
      static func == (left: Store, right: Store) -> Bool { left.tags == right.tags }
    }
    struct Tags: UIViewRepresentable {
      let store: Store
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        for tag in store.tags { stack.addArrangedSubview(TagView(tag)) }
      }
    }
    """)
]
