import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let staleClosureCapture = Rule(
    id: "stale-closure-capture",
    group: "coordinator",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Give the wrapped object the present closures in update.",
    symptom: "A button or a cell acts with the values and handlers that were there when the view appeared.",
    rationale: """
      A closure that make writes sees `self`, which is a struct: it keeps a copy of the representable as it was then. \
      SwiftUI makes new values of the struct and calls update, but the object that holds the closure goes on calling the \
      old one, with old values and old handlers. Bindings and objects are the same in every copy.
      """,
    exception: "Suppress it where what the closure reads is the same as long as the view lives.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: [
      .flagged(
        """
        struct TagCloud: UIViewRepresentable {
          var tags: [String]
          var onSelect: (String) -> Void
          func makeUIView(context: Context) -> TagCloudView {
            let cloud = TagCloudView()
            cloud.onTap = { tag in ⟦onSelect⟧(tag) }
            return cloud
          }
          func updateUIView(_ cloud: TagCloudView, context: Context) {
            cloud.tags = tags
          }
        }
        final class TagCloudView: UIView {
          var tags: [String] = []
          var onTap: ((String) -> Void)?
          func tapped(_ index: Int) { onTap?(tags[index]) }
        }
        """,
        fixed: """
          struct TagCloud: UIViewRepresentable {
            var tags: [String]
            var onSelect: (String) -> Void
            func makeUIView(context: Context) -> TagCloudView {
              let cloud = TagCloudView()
              cloud.onTap = { tag in onSelect(tag) }
              return cloud
            }
            func updateUIView(_ cloud: TagCloudView, context: Context) {
              cloud.tags = tags
              cloud.onTap = { tag in onSelect(tag) }
            }
          }
          final class TagCloudView: UIView {
            var tags: [String] = []
            var onTap: ((String) -> Void)?
            func tapped(_ index: Int) { onTap?(tags[index]) }
          }
          """),
      // An input that is a closure, handed over as it is.
      .flagged(
        """
        struct TagCloud: UIViewRepresentable {
          var onSelect: (String) -> Void
          func makeUIView(context: Context) -> TagCloudView {
            let cloud = TagCloudView()
            cloud.onTap = ⟦onSelect⟧
            return cloud
          }
          func updateUIView(_ view: TagCloudView, context: Context) {}
        }
        final class TagCloudView: UIView {
          var onTap: ((String) -> Void)?
          func tapped(_ tag: String) { onTap?(tag) }
        }
        """,
        fixed: """
          struct TagCloud: UIViewRepresentable {
            var onSelect: (String) -> Void
            func makeUIView(context: Context) -> TagCloudView {
              let cloud = TagCloudView()
              cloud.onTap = onSelect
              return cloud
            }
            func updateUIView(_ view: TagCloudView, context: Context) {
              view.onTap = onSelect
            }
          }
          final class TagCloudView: UIView {
            var onTap: ((String) -> Void)?
            func tapped(_ tag: String) { onTap?(tag) }
          }
          """),
      // Actions, cell providers, initializers of classes of the project, methods of the coordinator that pass it on.
      .flagged(
        """
        struct Browser: UIViewRepresentable {
          let url: URL?
          let cell: (IndexPath) -> UICollectionViewCell
          let onSwipe: () -> Void
          let header: () -> String
          func open() { print(url as Any) }
          func makeUIView(context: Context) -> UICollectionView {
            let view = BrowserView(action: UIAction { _ in ⟦open⟧() }, onSwipe: ⟦onSwipe⟧)
            let source = Coordinator.Source(collectionView: view) { _, indexPath, _ in ⟦self.cell⟧(indexPath) }
            context.coordinator.keep(source, header: ⟦header⟧)
            return view
          }
          func updateUIView(_ view: UICollectionView, context: Context) { print(url == nil) }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            typealias Source = UICollectionViewDiffableDataSource<Int, Int>
            var headers: HeaderSource?
            func keep(_ source: Source, header: @escaping () -> String) { headers = HeaderSource(header: header) }
          }
        }
        final class BrowserView: UICollectionView {
          let onSwipe: () -> Void
          init(action: UIAction, onSwipe: @escaping () -> Void) {
            self.onSwipe = onSwipe
            super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          }
        }
        final class HeaderSource {
          let header: () -> String
          init(header: @escaping () -> String) { self.header = header }
          func title() -> String { header() }
        }
        """),
      // Weak captures of the view and the coordinator, bindings, actions of the environment, objects.
      .accepted(
        """
        struct ClearField: UIViewRepresentable {
          @Binding var text: String
          @Environment(\\.dismiss) private var dismiss
          let model: FieldModel
          func makeUIView(context: Context) -> ClearView {
            let view = ClearView()
            view.onClear = { [weak view, weak coordinator = context.coordinator] in
              view?.alpha = 0.5
              coordinator?.clear()
              text = ""
              model.count += 1
              dismiss()
            }
            return view
          }
          func updateUIView(_ view: ClearView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { func clear() {} }
        }
        final class ClearView: UIView { var onClear: (() -> Void)? }
        final class FieldModel { var count = 0 }
        """),
      // Update assigns it as well, here through a cast.
      .accepted(
        """
        struct Activity: UIViewRepresentable {
          let onActivity: () -> Void
          func makeUIView(context: Context) -> UIView {
            let view = ActivityView()
            view.onActivity = onActivity
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {
            (view as? ActivityView)?.onActivity = onActivity
          }
        }
        final class ActivityView: UIView { var onActivity: (() -> Void)? }
        """),
      // Called once, when the view comes into a window or the controller to a parent.
      .accepted(
        """
        struct Finder: UIViewControllerRepresentable {
          let onFound: (UIViewController) -> Void
          let onWindow: (UIWindow?) -> Void
          func makeUIViewController(context: Context) -> FinderController {
            let controller = FinderController(seen: onFound)
            controller.whenFound = onFound
            controller.view = WindowView(found: onWindow)
            return controller
          }
          func updateUIViewController(_ controller: FinderController, context: Context) {}
        }
        final class FinderController: UIViewController {
          var whenFound: ((UIViewController) -> Void)?
          private let seen: (UIViewController) -> Void
          init(seen: @escaping (UIViewController) -> Void) {
            self.seen = seen
            super.init(nibName: nil, bundle: nil)
          }
          override func didMove(toParent parent: UIViewController?) { if let parent { whenFound?(parent) } }
          override func viewDidAppear(_ animated: Bool) { seen(self) }
        }
        final class WindowView: UIView {
          let found: (UIWindow?) -> Void
          init(found: @escaping (UIWindow?) -> Void) { self.found = found; super.init(frame: .zero) }
          override func willMove(toWindow newWindow: UIWindow?) { found(newWindow) }
        }
        """),
      // A controller that is shown once has nothing newer to hear of.
      .accepted(
        """
        struct Share: UIViewControllerRepresentable {
          let items: [Any]
          let onDone: () -> Void
          func makeUIViewController(context: Context) -> UIActivityViewController {
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            controller.completionWithItemsHandler = { _, _, _, _ in onDone() }
            return controller
          }
          func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
        }
        """),
      // Closures that run soon, and once; those that update makes anew; and locals of the same name.
      .accepted(
        """
        struct Panel: UIViewRepresentable {
          let title: String
          let onTap: () -> Void
          func makeUIView(context: Context) -> PanelView {
            let view = PanelView()
            DispatchQueue.main.async { view.title = title }
            UIView.animate(withDuration: 1) { view.title = title }
            Task { view.title = title }
            let onTap = { print("tap") }
            view.onTap = { onTap() }
            install(on: view)
            return view
          }
          func updateUIView(_ view: PanelView, context: Context) { install(on: view) }
          private func install(on view: PanelView) { view.onHold = { print(title) } }
        }
        final class PanelView: UIView {
          var title = ""
          var onTap: (() -> Void)?
          var onHold: (() -> Void)?
        }
        """),
    ],
    check: .representables(checkCaptures))
}

@Sendable private func checkCaptures(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, !representable.wrapsOneShotObject else { return }
  let update = representable.name(of: .update) ?? ""
  for capture in context.project.staleCaptures(of: representable) {
    guard let first = capture.reads.first, context.contains(first) else { continue }
    let verb = capture.members.count == 1 ? "stays that" : "stay those"
    let place = capture.closure == nil ? "" : " in this closure"
    context.report(
      "\(quoted(capture.members)) \(verb) of the first '\(representable.simpleName)'\(place); "
        + "'\(update)' never \(capture.closure == nil ? "hands over a newer one" : "replaces it")",
      at: .whole(first),
      // Handed on as it is, it often means the same object's method every time.
      severity: capture.closure == nil || context.isGivenNothingNew(capture.members, representable)
        ? .information : nil,
      related: capture.reads.dropFirst().prefix(2).map { (.whole($0), "read here too") },
      fixes: repetition(of: capture, representable, context).map { [$0] } ?? [])
  }
}

/// Assigns the closure in update too, if make assigns it to a property of the wrapped object and it needs nothing else
/// of make.
private func repetition(
  of capture: StaleCapture, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let body = capture.body
  guard let assignment = Assignment(capture.place), capture.place.parent == body.block, !body.isHelper,
    assignment.target.kind == .memberAccess, let owner = assignment.target.base, body.isRepresented(owner),
    let type = representable.representedType?.name,
    context.project.typeName(of: owner, in: representable.expressionScope(of: body)) == type,
    let update = representable.function(.update), representable.functions(.update).count == 1,
    context.contains(update.node), let block = update.node.body,
    let view = update.node.parameters.first?.usableName,
    !assignment.value.contains(where: { usesLocals(of: body, in: $0) }),
    !assignment.valueText.contains(where: \.isNewline),
    !update.node.parameters.contains(where: { capture.members.contains($0.name) })
  else { return nil }
  let statement = "\(view).\(assignment.target.name) = \(assignment.valueText)"
  guard let edits = context.placement.insertions(of: statement, atEndOf: block) else { return nil }
  return Fix("Assign '\(assignment.target.name)' in '\(update.name)' too", edits, safety: .unsafe)
}

/// Whether a closure, or a value, mentions locals of the body around it, which other code does not have.
private func usesLocals(of body: LifecycleBody, in value: SyntaxNode) -> Bool {
  value.descendants(.reference, .capture).contains { node in
    node.isLocal(node.name, within: body.function.node)
      && (value.kind != .closure || node.kind == .capture || !node.isLocal(node.name, within: value))
  }
}
