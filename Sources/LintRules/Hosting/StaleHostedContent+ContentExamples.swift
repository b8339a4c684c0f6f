import LintEngine

/// The examples of `stale-hosted-content` about the kinds of content, and about code that replaces it.
let staleContentExamples: [RuleExample] = [
  // Content of generic and erased types that an initializer receives, a binding, and one of two closures.
  .flagged(
    """
    import SwiftUI

    struct CardScroll: UIViewRepresentable {
      private let scroll = UIScrollView()
      init<Content: View>(inset: CGFloat, content: Content) {
        let host = UIHostingController(rootView: content.padding(inset))
        scroll.addSubview(host.view)
      }
      func makeUIView(context: Context) -> UIScrollView { scroll }
      func ⟦updateUIView⟧(_ view: UIScrollView, context: Context) {}
    }
    struct BannerScroll: UIViewRepresentable {
      private let scroll = UIScrollView()
      init(banner: AnyView) {
        let host = UIHostingController(rootView: banner)
        scroll.addSubview(host.view)
      }
      func makeUIView(context: Context) -> UIScrollView { scroll }
      func ⟦updateUIView⟧(_ view: UIScrollView, context: Context) {}
    }
    struct Headline: NSViewRepresentable {
      @Binding var title: String
      func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text(title)) }
      func ⟦updateNSView⟧(_ view: NSView, context: Context) {}
    }
    struct Drawer<Content: View>: UIViewControllerRepresentable {
      let content: Content
      func makeUIViewController(context: Context) -> DrawerController { DrawerController(rootView: AnyView(content)) }
      func ⟦updateUIViewController⟧(_ drawer: DrawerController, context: Context) {}
    }
    final class DrawerController: UIViewController {
      private let host: UIHostingController<AnyView>
      init(rootView: AnyView) {
        host = UIHostingController(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      func preview(rootView: AnyView) -> UIViewController { UIHostingController(rootView: rootView) }
    }
    struct Cover<Content: View, Footer: View>: UIViewControllerRepresentable {
      @Binding var isShown: Bool
      let content: () -> Content
      let footer: () -> Footer
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        guard isShown, context.coordinator.cover == nil else { return }
        let cover = ⟦UIHostingController(rootView: content())⟧
        context.coordinator.cover = cover
        controller.present(cover, animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var cover: UIViewController? }
    }
    """),
  // Controllers that each value creates again, content that the update method or other code replaces, and actions.
  .accepted(
    """
    import SwiftUI

    struct CardScroll: UIViewRepresentable {
      private let host: UIHostingController<AnyView>
      init<Content: View>(content: Content) { host = UIHostingController(rootView: AnyView(content)) }
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ scroll: UIScrollView, context: Context) { scroll.addSubview(host.view) }
    }
    struct CardBox: NSViewRepresentable {
      private let card: NSHostingView<AnyView>
      init<Content: View>(content: Content) { card = NSHostingView(rootView: AnyView(content)) }
      func makeNSView(context: Context) -> NSBox { NSBox() }
      func updateNSView(_ box: NSBox, context: Context) { box.contentView = card }
    }
    struct Deck: UIViewControllerRepresentable {
      private let content: AnyView
      private let first: UIViewController
      init<Content: View>(content: Content) {
        self.content = AnyView(content)
        first = UIHostingController(rootView: AnyView(content))
      }
      func makeUIViewController(context: Context) -> UIViewController { first }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        (controller as? UIHostingController<AnyView>)?.rootView = content
      }
    }
    struct Stack: UIViewControllerRepresentable {
      let content: AnyView
      private let first: UIViewController
      init<Content: View>(content: Content) {
        self.content = AnyView(content)
        first = UIHostingController(rootView: AnyView(content))
      }
      func makeUIViewController(context: Context) -> UIViewController { first }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        StackUpdater().apply(self, to: controller)
      }
    }
    struct PaymentSheet: UIViewControllerRepresentable {
      let onPay: () -> Void
      let onCancel: () -> ()
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Text("Pay").onTapGesture(perform: onPay).onLongPressGesture(perform: onCancel))
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """),
  // A controller that is shown again when its title changes, and one of the project that receives newer content.
  .accepted(
    """
    import SwiftUI

    struct Tip<Content: View>: UIViewControllerRepresentable {
      let title: String
      let content: (String) -> Content
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        guard controller.presentedViewController == nil, context.coordinator.title != title else { return }
        context.coordinator.title = title
        controller.present(UIHostingController(rootView: content(title)), animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var title = "" }
    }
    struct Panel<Content: View>: UIViewControllerRepresentable {
      let content: () -> Content
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        if let panel = context.coordinator.panel {
          panel.show(AnyView(content()))
        } else {
          let panel = PanelController(rootView: AnyView(content()))
          context.coordinator.panel = panel
          controller.present(panel, animated: true)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var panel: PanelController? }
    }
    """),
  // A cover that only another color scheme shows again.
  .flagged(
    """
    import SwiftUI

    struct Cover<Content: View>: UIViewControllerRepresentable {
      let content: () -> Content
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        let scheme = context.environment.colorScheme
        guard controller.presentedViewController == nil, context.coordinator.scheme != scheme else { return }
        context.coordinator.scheme = scheme
        controller.present(⟦UIHostingController(rootView: content())⟧, animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var scheme: ColorScheme? }
    }
    """),
  // A call with an argument that is named like the hosting view.
  .flagged(
    """
    import SwiftUI

    struct CardScroll<Content: View>: UIViewRepresentable {
      let content: Content
      let inset: CGFloat
      func makeUIView(context: Context) -> CardScrollView {
        let host = UIHostingController(rootView: content)
        context.coordinator.card = host
        let scroll = CardScrollView()
        scroll.addSubview(host.view)
        return scroll
      }
      func ⟦updateUIView⟧(_ scroll: CardScrollView, context: Context) { scroll.setInsets(card: inset) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var card: UIHostingController<Content>? }
    }
    final class CardScrollView: UIScrollView {
      func setInsets(card: CGFloat) { contentInset.top = card }
    }
    """,
    fixed: """
      import SwiftUI

      struct CardScroll<Content: View>: UIViewRepresentable {
        let content: Content
        let inset: CGFloat
        func makeUIView(context: Context) -> CardScrollView {
          let host = UIHostingController(rootView: content)
          context.coordinator.card = host
          let scroll = CardScrollView()
          scroll.addSubview(host.view)
          return scroll
        }
        func updateUIView(_ scroll: CardScrollView, context: Context) {
          scroll.setInsets(card: inset)
          context.coordinator.card?.rootView = content
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var card: UIHostingController<Content>? }
      }
      final class CardScrollView: UIScrollView {
        func setInsets(card: CGFloat) { contentInset.top = card }
      }
      """),
  // A cover that passes itself to its controller, and a controller that makes a picture of its content.
  .accepted(
    """
    import SwiftUI

    struct Cover<Content: View>: UIViewControllerRepresentable {
      let content: () -> Content
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        if let cover = context.coordinator.cover {
          cover.show(self)
        } else {
          let cover = CoverController(rootView: content())
          context.coordinator.cover = cover
          controller.present(cover, animated: true)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var cover: CoverController<Content>? }
    }
    final class CoverController<Content: View>: UIHostingController<Content> {
      func show(_ cover: Cover<Content>) { rootView = cover.content() }
    }
    struct Thumbnail<Content: View>: UIViewControllerRepresentable {
      let content: Content
      func makeUIViewController(context: Context) -> ThumbnailController { ThumbnailController(rootView: AnyView(content)) }
      func updateUIViewController(_ controller: ThumbnailController, context: Context) {}
    }
    final class ThumbnailController: UIViewController {
      private let picture: Picture
      init(rootView: AnyView) {
        picture = Picture(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    struct Picture {
      let image: UIImage?
      @MainActor init(rootView: AnyView) { image = ImageRenderer(content: rootView).uiImage }
    }
    """),
  // A page that is only shown while the coordinator knows it.
  .flagged(
    """
    import SwiftUI

    struct Guide<Content: View>: UIViewControllerRepresentable {
      let page: Int
      let content: Content
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        guard controller.presentedViewController == nil, context.coordinator.pages.indices.contains(page) else { return }
        controller.present(⟦UIHostingController(rootView: content)⟧, animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var pages: [String] = [] }
    }
    """),
]
