import LintEngine

/// The examples of `stale-hosted-content` about further details.
let staleHostedContentDetailExamples: [RuleExample] = [
  // A closure with a parameter and a result is an action.
  .accepted(
    """
    import SwiftUI

    struct Player: UIViewControllerRepresentable {
      let onSelect: (Int) -> Bool
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Button("Next") { _ = onSelect(1) })
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """),
  // Each title makes a new view.
  .accepted(
    """
    import SwiftUI

    struct ChapterPage: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text(title)) }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    struct Reader: View {
      let title: String
      var body: some View { ChapterPage(title: title).id(title) }
    }
    """),
  // The identity depends on another value.
  .flagged(
    """
    import SwiftUI

    struct ChapterPage: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text(title)) }
      func ⟦updateUIViewController⟧(_ controller: UIViewController, context: Context) {}
    }
    struct Reader: View {
      let title: String
      let page: Int
      var body: some View { ChapterPage(title: title).id(page) }
    }
    """),
  // Other classes create the root view from a closure, or keep their hosting controller to themselves.
  .flagged(
    """
    struct Banner: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> BannerHostingController {
        BannerHostingController { Text(title) }
      }
      func ⟦updateUIViewController⟧(_ controller: BannerHostingController, context: Context) {}
    }
    final class BannerHostingController: UIHostingController<Text> {
      init(@ViewBuilder content: () -> Text) { super.init(rootView: content()) }
      required init?(coder: NSCoder) { nil }
    }
    struct Card: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> CardHostingController {
        CardHostingController(content: Text(title))
      }
      func ⟦updateUIViewController⟧(_ controller: CardHostingController, context: Context) {}
    }
    final class CardHostingController: UIViewController {
      private let host: UIHostingController<Text>
      init(content: Text) {
        host = UIHostingController(rootView: content)
        super.init(nibName: nil, bundle: nil)
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // The make method returns one of two controllers.
  .flagged(
    """
    import SwiftUI

    struct Titled: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController {
        let host = UIHostingController(rootView: Text(title))
        if context.environment.isEnabled { return host }
        return UINavigationController(rootViewController: host)
      }
      func ⟦updateUIViewController⟧(_ controller: UIViewController, context: Context) {
        controller.view.isHidden = !context.environment.isEnabled
      }
    }
    """),
  // What the identity leaves out never changes.
  .accepted(
    """
    import SwiftUI

    struct TitleScreen: UIViewControllerRepresentable {
      let title: String
      let size: Double
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text(title).font(.system(size: size)))
      }
      func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
    }
    struct TitleEditor: View {
      @State private var title = "Title"
      var body: some View {
        TitleScreen(title: title, size: 20).id(title)
        TextField("Title", text: $title)
      }
    }
    """),
  // The view has an identity, but another build may create it without one.
  .flagged(
    """
    struct TitleCard: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView {
        context.coordinator.host = UIHostingController(rootView: Text(title))
        return context.coordinator.host!.view
      }
      func ⟦updateUIView⟧(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var host: UIHostingController<Text>? }
      #if SAMPLES
        static var sample: some View { TitleCard(title: "Sample") }
      #endif
    }
    struct Page: View {
      let title: String
      var body: some View { TitleCard(title: title).id(title) }
    }
    """),
  // An object from outside keeps the controller that the first update creates.
  .flagged(
    """
    final class PanelStore { var host: UIViewController? }
    struct Panel<Content: View>: UIViewRepresentable {
      let store: PanelStore
      let content: Content
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if store.host == nil {
          let host = ⟦UIHostingController(rootView: content)⟧
          view.addSubview(host.view)
          store.host = host
        }
      }
    }
    """),
]
