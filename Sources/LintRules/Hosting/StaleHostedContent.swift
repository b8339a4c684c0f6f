import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let staleHostedContent = Rule(
    id: "stale-hosted-content",
    group: "hosting",
    severity: .warning,
    lowerSeverities: [
      .information(if: "the make method returns different objects, one of which may be a placeholder")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Assign the `rootView` of a hosting controller in the update method.",
    symptom: "Hosted content keeps its first value while everything around it changes.",
    rationale: """
      A hosting controller shows the root view that you gave it. SwiftUI calls the make method once; when the content \
      changes, it creates a new representable and calls its update method. Content that you host in the make method, \
      in `makeCoordinator()`, or in an initializer never changes unless the update method assigns `rootView`. Store \
      the hosting controller in the coordinator so that the update method can reach it.
      """,
    exception: "Suppress it if the content reads everything that changes from an observed model.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview",
    examples: [
      .flagged(
        """
        import SwiftUI

        struct Zooming<Content: View>: UIViewRepresentable {
          let content: Content
          func makeUIView(context: Context) -> UIScrollView {
            let scroll = UIScrollView()
            let host = UIHostingController(rootView: content)
            context.coordinator.host = host
            scroll.addSubview(host.view)
            return scroll
          }
          func ⟦updateUIView⟧(_ scroll: UIScrollView, context: Context) {
            scroll.isScrollEnabled = true
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var host: UIHostingController<Content>? }
        }
        """,
        fixed: """
          import SwiftUI

          struct Zooming<Content: View>: UIViewRepresentable {
            let content: Content
            func makeUIView(context: Context) -> UIScrollView {
              let scroll = UIScrollView()
              let host = UIHostingController(rootView: content)
              context.coordinator.host = host
              scroll.addSubview(host.view)
              return scroll
            }
            func updateUIView(_ scroll: UIScrollView, context: Context) {
              scroll.isScrollEnabled = true
              context.coordinator.host?.rootView = content
            }
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator { var host: UIHostingController<Content>? }
          }
          """),
      // The wrapped controller is the hosting controller.
      .flagged(
        """
        import SwiftUI

        struct Sheet<Content: View>: UIViewControllerRepresentable {
          @ViewBuilder let content: () -> Content
          func makeUIViewController(context: Context) -> UIHostingController<Content> {
            UIHostingController(rootView: content())
          }
          func ⟦updateUIViewController⟧(_ host: UIHostingController<Content>, context: Context) {}
        }
        """,
        fixed: """
          import SwiftUI

          struct Sheet<Content: View>: UIViewControllerRepresentable {
            @ViewBuilder let content: () -> Content
            func makeUIViewController(context: Context) -> UIHostingController<Content> {
              UIHostingController(rootView: content())
            }
            func updateUIViewController(_ host: UIHostingController<Content>, context: Context) {
              host.rootView = content()
            }
          }
          """),
      // Created in an initializer from a parameter that isn't stored, or created from a plain value.
      .flagged(
        """
        import SwiftUI

        struct LegacyScroll: UIViewRepresentable {
          private let scroll = UIScrollView()
          init<Content: View>(@ViewBuilder content: () -> Content) {
            let host = UIHostingController(rootView: content())
            scroll.addSubview(host.view)
          }
          func makeUIView(context: Context) -> UIScrollView { scroll }
          func ⟦updateUIView⟧(_ view: UIScrollView, context: Context) {}
        }
        struct Badge: NSViewRepresentable {
          let title: String
          func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text(title)) }
          func ⟦updateNSView⟧(_ view: NSView, context: Context) {}
        }
        """),
      // A controller of the project, or the coordinator, hosts what its initializer receives.
      .flagged(
        """
        struct Drawer<Content: View>: UIViewControllerRepresentable {
          let inset: CGFloat
          @ViewBuilder let content: () -> Content
          func makeUIViewController(context: Context) -> DrawerController<Content> {
            DrawerController(inset: inset, rootView: content())
          }
          func ⟦updateUIViewController⟧(_ drawer: DrawerController<Content>, context: Context) {
            drawer.inset = inset
          }
        }
        final class DrawerController<Content: View>: UIViewController {
          var inset: CGFloat
          private let host: UIHostingController<Content>
          init(inset: CGFloat, rootView: Content) {
            self.inset = inset
            host = UIHostingController(rootView: rootView)
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        struct Bubble<Content: View>: NSViewRepresentable {
          let isShown: Bool
          let content: Content
          func makeNSView(context: Context) -> NSView { NSView() }
          func ⟦updateNSView⟧(_ view: NSView, context: Context) { context.coordinator.show(isShown, at: view) }
          func makeCoordinator() -> Coordinator { Coordinator(content: content) }
          final class Coordinator {
            private let popover = NSPopover()
            init(content: Content) { popover.contentViewController = NSHostingController(rootView: content) }
            func show(_ isShown: Bool, at view: NSView) {
              if isShown { popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxY) } else { popover.close() }
            }
          }
        }
        """),
      // The controller also receives newer content.
      .accepted(
        """
        struct Drawer<Content: View>: UIViewControllerRepresentable {
          let content: Content
          func makeUIViewController(context: Context) -> DrawerController<Content> {
            DrawerController(rootView: content)
          }
          func updateUIViewController(_ drawer: DrawerController<Content>, context: Context) {
            drawer.replace(with: content)
          }
        }
        final class DrawerController<Content: View>: UIViewController {
          private let host: UIHostingController<Content>
          init(rootView: Content) {
            host = UIHostingController(rootView: rootView)
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          func replace(with content: Content) { host.rootView = content }
        }
        """),
      // Refreshed through the coordinator, or by an object that receives the new content.
      .accepted(
        """
        import SwiftUI

        struct Zooming<Content: View>: UIViewRepresentable {
          let content: Content
          func makeUIView(context: Context) -> UIScrollView { context.coordinator.makeView() }
          func updateUIView(_ scroll: UIScrollView, context: Context) {
            context.coordinator.host.rootView = content
          }
          func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: content)) }
          final class Coordinator {
            let host: UIHostingController<Content>
            init(host: UIHostingController<Content>) { self.host = host }
            func makeView() -> UIScrollView { UIScrollView() }
          }
        }
        struct Paged<Page: View>: UIViewControllerRepresentable {
          var pages: [Page]
          let title: Title
          func makeUIViewController(context: Context) -> PageController {
            PageController(pages.map { UIHostingController(rootView: $0) }, UIHostingController(rootView: title))
          }
          func updateUIViewController(_ controller: PageController, context: Context) {
            controller.show(pages)
          }
        }
        """),
      // An action that a controller of the project receives isn't content.
      .accepted(
        """
        import SwiftUI

        final class PaymentController: UIHostingController<Payment> {
          init(dismiss: @escaping () -> Void) { super.init(rootView: Payment(dismiss: dismiss)) }
        }
        struct PaymentSheet: UIViewControllerRepresentable {
          let dismiss: () -> Void
          func makeUIViewController(context: Context) -> UIViewController { PaymentController(dismiss: dismiss) }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """),
      // The hosted view follows a binding or an object by itself.
      .accepted(
        """
        import SwiftUI

        struct Player: UIViewControllerRepresentable {
          @Binding var isPlaying: Bool
          @ObservedObject var model: PlayerModel
          let queue: PlayerQueue
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: Controls(isPlaying: $isPlaying, model: model, queue: queue))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        final class PlayerQueue {}
        """),
      // The update method shows a controller, which keeps its content until it's dismissed.
      .flagged(
        """
        import SwiftUI

        struct Cover<Item, Content: View>: UIViewControllerRepresentable {
          @Binding var item: Item?
          let content: (Item) -> Content
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            guard let item, context.coordinator.cover == nil else { return }
            let cover = ⟦UIHostingController(rootView: content(item))⟧
            context.coordinator.cover = cover
            controller.present(cover, animated: true)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var cover: UIViewController? }
        }
        """),
      .accepted(
        """
        import SwiftUI

        struct Cover<Item: Equatable, Content: View>: UIViewControllerRepresentable {
          @Binding var item: Item?
          let content: (Item) -> Content
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            guard let item else { return }
            if let cover = context.coordinator.cover { cover.rootView = content(item) } else {
              let cover = UIHostingController(rootView: content(item))
              context.coordinator.cover = cover
              controller.present(cover, animated: true)
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var cover: UIHostingController<Content>? }
        }
        """),
      // A state that only the hosted view changes, and a source of several protocols, which isn't content.
      .accepted(
        """
        import SwiftUI

        struct Player: UIViewControllerRepresentable {
          @State private var speed = 1.0
          let source: any TrackSource & Sendable
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: Controls(speed: $speed, limit: speed, source: source))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        protocol TrackSource: AnyObject {
          var title: String { get }
        }
        struct Controls: View {
          @Binding var speed: Double
          let limit: Double
          let source: any TrackSource
          var body: some View { Button(source.title) { speed = limit } }
        }
        """),
    ] + staleHostedContentFixExamples + staleContentExamples
      + staleHostedContentDetailExamples,
    signs: .hosting,
    check: .representables(checkContent))
}

@Sendable private func checkContent(_ representable: Representable, in context: inout RuleContext) {
  for content in context.project.staleShownContent(of: representable) {
    context.report(
      "the hosted view keeps the first " + content.sources.map { "'\($0)'" }.joined(separator: ", ")
        + " as long as it's shown, because no update assigns 'rootView'", at: .whole(content.call))
  }
  guard let update = representable.function(.update), context.contains(update.node) else { return }
  let stale = context.project.staleHostedContent(of: representable)
  guard !stale.isEmpty else { return }
  let names = stale.flatMap(\.sources).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
  context.report(
    "'\(update.name)' never updates the hosted view: it keeps the first "
      + names.map { "'\($0)'" }.joined(separator: ", "),
    at: .name(of: update.node),
    // If the make method returns different objects, one of them is often a placeholder for missing content.
    severity: representable.makesDifferentObjects ? .information : nil,
    related: stale.flatMap { [$0.call, $0.inner].compactMap(\.self) }.map { (.whole($0), "hosted only here") },
    fixes: stale.count == 1 ? refresh(stale[0], in: update, of: representable, context).map { [$0] } ?? [] : [])
}

/// Assigns the root view again at the end of the update method; nil if that method can't reach the hosting controller.
private func refresh(
  _ content: StaleHostedContent, in update: Member, of representable: Representable, _ context: RuleContext
) -> Fix? {
  guard representable.functions(.update).count == 1, representable.functions(.make).first == content.function,
    let block = update.node.body, let host = host(of: content, in: update, of: representable),
    content.rootView.kind != .closure, content.inner == nil,
    !content.rootView.descendants(.reference).contains(where: {
      $0.isLocal($0.name, within: content.function.node)
    }),
    let edits = context.placement.insertions(
      of: "\(host).rootView = \(content.rootView.text)", atEndOf: block)
  else { return nil }
  return Fix("Assign 'rootView' in '\(update.name)'", edits, safety: .unsafe)
}

/// The update method's expression for the hosting controller: the represented object, or a property of the coordinator
/// in which the make method stores it.
private func host(of content: StaleHostedContent, in update: Member, of representable: Representable) -> String? {
  guard let make = representable.bodies(of: .make).first else { return nil }
  let variable = content.call.parent?.pattern?.name
  if make.returnedValues == [content.call] || variable != nil && variable == make.variable {
    let isTyped = representable.representedType?.name?.hasSuffix("HostingController") ?? false
    return isTyped ? update.node.parameters.first?.usableName : nil
  }
  guard let variable,
    let contextName = update.node.parameters.first(where: { $0.label == "context" })?.usableName
  else { return nil }
  for sequence in make.block.descendants(.sequence) {
    guard let assignment = Assignment(sequence), assignment.value.first?.memberPath == [variable],
      let member = representable.coordinatorMember(assignment.target, in: make),
      let property = representable.coordinator?.properties.first(where: { $0.name == member }),
      let type = property.typeNode
    else { continue }
    return "\(contextName).coordinator.\(member)" + (type.isOptionalType ? "?" : "")
  }
  return nil
}
