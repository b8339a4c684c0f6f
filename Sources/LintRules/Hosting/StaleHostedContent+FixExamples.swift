import LintEngine

/// The examples of `stale-hosted-content` about content that the update method can assign, or can't.
let staleHostedContentFixExamples: [RuleExample] = [
  // Two hosts with the same content, and content that only the make method or a helper can name.
  .flagged(
    """
    import SwiftUI

    struct Divided: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIStackView {
        let stack = UIStackView()
        let header = UIHostingController(rootView: Text(title))
        let footer = UIHostingController(rootView: Text(title))
        context.coordinator.hosts = [header, footer]
        stack.addArrangedSubview(header.view)
        stack.addArrangedSubview(footer.view)
        return stack
      }
      func ⟦updateUIView⟧(_ stack: UIStackView, context: Context) {
        stack.isHidden = !context.environment.isEnabled
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var hosts: [UIViewController] = [] }
    }
    struct Titled: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        let prefix = context.environment.isEnabled ? "" : "Disabled: "
        let host = UIHostingController(rootView: Text(prefix + title))
        return host
      }
      func ⟦updateUIViewController⟧(_ host: UIHostingController<Text>, context: Context) {
        host.view.isHidden = !context.environment.isEnabled
      }
    }
    struct Captioned: UIViewControllerRepresentable {
      let caption: String
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        let host = makeHost()
        host.view.isHidden = !context.environment.isEnabled
        return host
      }
      private func makeHost() -> UIHostingController<Text> {
        let host = UIHostingController(rootView: Text(caption))
        return host
      }
      func ⟦updateUIViewController⟧(_ host: UIHostingController<Text>, context: Context) {
        host.view.isHidden = !context.environment.isEnabled
      }
    }
    """),
  // The wrapped controller in a local, and a host that the coordinator stores, like another object.
  .flagged(
    """
    import SwiftUI

    struct Titled: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        let host = UIHostingController(rootView: Text(title))
        host.view.backgroundColor = .clear
        return host
      }
      func ⟦updateUIViewController⟧(_ host: UIHostingController<Text>, context: Context) {
        host.view.isHidden = !context.environment.isEnabled
      }
    }
    struct Noted: UIViewRepresentable {
      let note: String
      func makeUIView(context: Context) -> NoteBoard {
        let board = NoteBoard()
        let label = UILabel()
        let host = UIHostingController(rootView: Text(note))
        context.coordinator.label = label
        board.host = host
        context.coordinator.host = host
        board.addSubview(label)
        board.addSubview(host.view)
        return board
      }
      func ⟦updateUIView⟧(_ board: NoteBoard, context: Context) {
        board.isHidden = !context.environment.isEnabled
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var label: UILabel?
        var host: UIHostingController<Text>?
      }
    }
    final class NoteBoard: UIView { var host: UIViewController? }
    """,
    fixed: """
      import SwiftUI

      struct Titled: UIViewControllerRepresentable {
        let title: String
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
          let host = UIHostingController(rootView: Text(title))
          host.view.backgroundColor = .clear
          return host
        }
        func updateUIViewController(_ host: UIHostingController<Text>, context: Context) {
          host.view.isHidden = !context.environment.isEnabled
          host.rootView = Text(title)
        }
      }
      struct Noted: UIViewRepresentable {
        let note: String
        func makeUIView(context: Context) -> NoteBoard {
          let board = NoteBoard()
          let label = UILabel()
          let host = UIHostingController(rootView: Text(note))
          context.coordinator.label = label
          board.host = host
          context.coordinator.host = host
          board.addSubview(label)
          board.addSubview(host.view)
          return board
        }
        func updateUIView(_ board: NoteBoard, context: Context) {
          board.isHidden = !context.environment.isEnabled
          context.coordinator.host?.rootView = Text(note)
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {
          var label: UILabel?
          var host: UIHostingController<Text>?
        }
      }
      final class NoteBoard: UIView { var host: UIViewController? }
      """),
  // A closure that a controller of the project receives can't be assigned as its root view.
  .flagged(
    """
    import SwiftUI

    struct Bulletin: UIViewRepresentable {
      let bulletin: String
      func makeUIView(context: Context) -> UIView {
        let board = UIView()
        let panel = PanelHostingController(content: { Text(bulletin) })
        context.coordinator.panel = panel
        board.addSubview(panel.view)
        return board
      }
      func ⟦updateUIView⟧(_ board: UIView, context: Context) {
        board.isHidden = !context.environment.isEnabled
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var panel: PanelHostingController? }
    }
    final class PanelHostingController: UIViewController {
      private let host: UIHostingController<Text>
      init(content: () -> Text) {
        host = UIHostingController(rootView: content())
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """),
  // Each platform has its own update method.
  .flagged(
    """
    import SwiftUI

    struct Zooming<Content: View>: UIViewRepresentable {
      let content: Content
      let zoom: Double
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        let host = UIHostingController(rootView: content)
        context.coordinator.host = host
        scroll.addSubview(host.view)
        return scroll
      }
      #if targetEnvironment(macCatalyst)
        func ⟦updateUIView⟧(_ scroll: UIScrollView, context: Context) { scroll.isScrollEnabled = zoom > 1 }
      #else
        func updateUIView(_ scroll: UIScrollView, context: Context) { scroll.maximumZoomScale = zoom }
      #endif
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var host: UIHostingController<Content>? }
    }
    """),
  // The hosting controller is inside the one that the make method returns.
  .flagged(
    """
    import SwiftUI

    struct Guide<Content: View>: UIViewControllerRepresentable {
      let content: Content
      let title: String
      func makeUIViewController(context: Context) -> StackHostingController {
        StackHostingController(rootViewController: UIHostingController(rootView: content))
      }
      func ⟦updateUIViewController⟧(_ stack: StackHostingController, context: Context) { stack.title = title }
    }
    final class StackHostingController: UINavigationController {}
    """),
]
