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
    since: "iOS 13, macOS 10.15",
    summary: "Give a hosted view its new root view in update.",
    symptom: "What is hosted in a wrapped view stays as it first was, while everything around it changes.",
    rationale: """
      A hosting controller shows the root view that it was given. SwiftUI calls make once; when the content changes, it \
      makes a new value of the representable and calls update. Content that is hosted in make, in `makeCoordinator` or in \
      an initializer never changes again, unless update assigns `rootView`. Keep the hosting controller on the \
      coordinator to have it there.
      """,
    exception: "The content reads all that changes from an observed model.",
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
      // Built in an initializer, from what is not even kept; plain values.
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
      // Refreshed, at once or through the coordinator, or handed to an object that does it.
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
      // An action that a controller of the project takes is not content.
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
      // What is hosted follows a binding or an object by itself.
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
    ],
    signs: .hosting,
    check: .representables(checkContent))
}

@Sendable private func checkContent(_ representable: Representable, in context: inout RuleContext) {
  guard let update = representable.function(.update), context.contains(update.node) else { return }
  let stale = context.project.staleHostedContent(of: representable)
  guard !stale.isEmpty else { return }
  let names = stale.flatMap(\.sources).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
  context.report(
    "'\(update.name)' never refreshes what is hosted: it keeps the first \(names.map { "'\($0)'" }.joined(separator: ", "))",
    at: .name(of: update.node),
    // One of several things is often what stands there when there is nothing to show.
    severity: representable.makesDifferentObjects ? .information : nil,
    related: stale.map { (.whole($0.call), "hosted here, once") },
    fixes: stale.count == 1 ? refresh(stale[0], in: update, of: representable, context).map { [$0] } ?? [] : [])
}

/// Assigns the root view again at the end of update, where update can reach the hosting controller.
private func refresh(
  _ content: StaleHostedContent, in update: Member, of representable: Representable, _ context: RuleContext
) -> Fix? {
  guard representable.functions(.update).count == 1, representable.functions(.make).first == content.function,
    let block = update.node.body, let host = host(of: content, in: update, of: representable),
    content.rootView.kind != .closure,
    !content.rootView.descendants(.reference).contains(where: {
      $0.isLocal($0.name, within: content.function.node)
    }),
    let edits = context.placement.insertions(
      of: "\(host).rootView = \(content.rootView.text)", atEndOf: block)
  else { return nil }
  return Fix("Assign 'rootView' in '\(update.name)'", edits, safety: .unsafe)
}

/// How update names the hosting controller: it is the represented object, or make stores it on the coordinator.
private func host(of content: StaleHostedContent, in update: Member, of representable: Representable) -> String? {
  guard let make = representable.bodies(of: .make).first else { return nil }
  let variable = content.call.parent?.pattern?.name
  if make.block.returnedValues == [content.call] || variable != nil && variable == make.variable {
    let isTyped = representable.representedType?.name?.hasSuffix("HostingController") ?? false
    return isTyped ? update.node.parameters.first?.usableName : nil
  }
  guard let local = content.call.parent, local.kind == .binding, let name = local.pattern?.name,
    let contextName = update.node.parameters.first(where: { $0.label == "context" })?.usableName
  else { return nil }
  for sequence in make.block.descendants(.sequence) {
    guard let assignment = Assignment(sequence), assignment.value.first?.memberPath == [name],
      let path = assignment.target.memberPath, path.count == 3, path[0] == make.context, path[1] == "coordinator",
      let property = representable.coordinator?.properties.first(where: { $0.name == path[2] }),
      let type = property.typeNode, !property.member.node.hasModifier("private")
    else { continue }
    return "\(contextName).coordinator.\(path[2])" + (type.isOptionalType ? "?" : "")
  }
  return nil
}
