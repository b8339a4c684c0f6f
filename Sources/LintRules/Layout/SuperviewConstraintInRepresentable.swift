import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let superviewConstraintInRepresentable = Rule(
    id: "superview-constraint-in-representable",
    group: "layout",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Don't constrain the represented view to its superview or window.",
    symptom: "The app crashes when it unwraps the superview, or the view jumps and constraints conflict.",
    rationale: """
      The superview of the represented view belongs to SwiftUI. There's none yet in the make method and in the first \
      update, and SwiftUI may put the view elsewhere later. It sets the frame of the view itself, so constraints to the \
      superview conflict with it, and each update adds them again. Give the view its size in SwiftUI, with `.frame` or \
      `sizeThatFits`.
      """,
    exception: "Suppress it if the code runs only where the view is used without SwiftUI.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    examples: [
      .flagged(
        """
        struct LaunchList: UIViewRepresentable {
          func makeUIView(context: Context) -> LaunchListView { LaunchListView() }
          func updateUIView(_ view: LaunchListView, context: Context) {
            NSLayoutConstraint.activate([
              ⟦view.topAnchor.constraint(equalTo: view.superview!.topAnchor)⟧,
              ⟦view.leadingAnchor.constraint(equalTo: view.superview!.safeAreaLayoutGuide.leadingAnchor)⟧,
            ])
          }
        }
        """),
      // In a helper, in a closure that runs later, and for the view of a controller.
      .flagged(
        """
        struct Page: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> PageController {
            let page = PageController()
            DispatchQueue.main.async { pin(page) }
            return page
          }
          func updateUIViewController(_ page: PageController, context: Context) {}
          private func pin(_ controller: UIViewController) {
            guard let container = controller.view.superview else { return }
            ⟦controller.view.widthAnchor.constraint(equalTo: container.widthAnchor)⟧.isActive = true
          }
        }
        """),
      .flagged(
        """
        struct Sidebar: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView { NSView() }
          func updateNSView(_ view: NSView, context: Context) {
            guard let content = view.window?.contentView else { return }
            ⟦NSLayoutConstraint(
              item: view, attribute: .height, relatedBy: .equal, toItem: content, attribute: .height, multiplier: 1,
              constant: 0)⟧.isActive = true
          }
        }
        """),
      // Subviews are constrained to the represented view, and a view of one's own to its superview.
      .accepted(
        """
        struct Framed: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let label = UILabel()
            view.addSubview(label)
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: view.topAnchor),
              label.leadingAnchor.constraint(equalTo: label.superview!.leadingAnchor),
            ])
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
      .accepted(
        """
        struct Spinner: UIViewRepresentable {
          func makeUIView(context: Context) -> UIActivityIndicatorView {
            let view = UIActivityIndicatorView()
            view.widthAnchor.constraint(equalToConstant: 44).isActive = true
            return view
          }
          func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
            if view.superview != nil { view.startAnimating() }
          }
        }
        """),
      .accepted(
        """
        struct Split: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView {
            let view = NSView()
            let scrollView = NSScrollView()
            view.addSubview(scrollView)
            addEdges(of: scrollView)
            return view
          }
          func updateNSView(_ view: NSView, context: Context) {}
          private func addEdges(of view: NSView) {
            guard let container = view.superview else { return }
            view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
          }
        }
        """),
      // A part of the controller's view.
      .accepted(
        """
        struct Page: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> HeaderController {
            let page = HeaderController()
            if let content = page.header.superview {
              page.header.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
            }
            return page
          }
          func updateUIViewController(_ page: HeaderController, context: Context) {}
        }
        final class HeaderController: UIViewController {
          let header = UILabel()
          override func loadView() {
            view = UIView()
            view.addSubview(header)
          }
        }
        """),
      // The superview of a part of the view, which is the view itself.
      .accepted(
        """
        struct Rating: UIViewRepresentable {
          let stars: Int
          func makeUIView(context: Context) -> RatingView { RatingView() }
          func updateUIView(_ rating: RatingView, context: Context) {
            rating.stars = stars
            if rating.top == nil, let card = rating.view.superview {
              rating.top = rating.view.topAnchor.constraint(equalTo: card.topAnchor)
              rating.top?.isActive = true
            }
          }
        }
        final class RatingView: UIView {
          let view = UIStackView()
          var top: NSLayoutConstraint?
          var stars = 0
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(view)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """),
    ],
    check: .representables(checkConstraints))
}

@Sendable private func checkConstraints(_ representable: Representable, in context: inout RuleContext) {
  for method in [LifecycleMethod.make, .update] {
    context.inEach(context.project.bodies(reachedFrom: method, of: representable)) { body, context in
      for call in body.block.calls(named: "constraint") + body.block.calls(named: "NSLayoutConstraint")
      where representable.reachesAround(call, in: body) {
        context.report(
          "'\(representable.simpleName)' constrains its view to a view of SwiftUI, which sets the frame itself",
          at: call, in: body)
      }
    }
  }
}

extension Representable {
  /// Whether a constraint refers to the superview or the window of the represented view.
  fileprivate func reachesAround(_ constraint: SyntaxNode, in body: LifecycleBody) -> Bool {
    let items = constraint.arguments.compactMap(\.value) + [constraint.receiver].compactMap(\.self)
    return items.contains { item in
      guard let place = place(of: item, in: body), place.isInRepresented else { return false }
      let path = family.kind == .controller && place.path.first == "view" ? place.path.dropFirst() : place.path[...]
      return path.first == "superview" || path.first == "window"
    }
  }
}
