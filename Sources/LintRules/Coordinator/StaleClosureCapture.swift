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
    lowerSeverities: [
      .information(if: "the make method passes on a closure"),
      .hint(if: "the project never passes a changed value while the view is on screen"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Use the update method to replace closures that capture the struct.",
    symptom: "A button or cell uses the values and handlers from when the view first appeared.",
    rationale: """
      A closure created in the make method captures `self`, which is a struct, so it keeps a copy of the representable \
      at that moment. When inputs change, SwiftUI creates a new value and calls its update method, but the object \
      keeps calling the old closure with the old values and handlers. Objects are the same in every copy, \
      and so are bindings to the same storage.
      """,
    exception: "Suppress it if the values that the closure reads stay the same for the lifetime of the view.",
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
      // An input that is a closure, passed unchanged.
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
      // Actions, cell providers, initializers of project classes, and coordinator methods that pass the closure on.
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
      // Weak captures of the view and the coordinator, bindings, environment actions, and objects.
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
      // The update method also assigns the closure, here through a cast.
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
      // Called once, when the view moves to a window or the controller to a parent.
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
      // A controller that is presented only once has no newer values to receive.
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
      // Closures that run soon and only once, closures that the update method replaces, and locals with the same name.
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
      // The closure captures a local with the value, or is passed a little later.
      .flagged(
        """
        struct Pages: UIViewRepresentable {
          var onScroll: (CGFloat) -> Void
          var onWindow: (UIWindow) -> Void
          func makeUIView(context: Context) -> UIScrollView {
            let pages = UIScrollView()
            let onScroll = ⟦onScroll⟧
            context.coordinator.observation = pages.observe(\\.contentOffset) { pages, _ in onScroll(pages.contentOffset.y) }
            DispatchQueue.main.async {
              context.coordinator.token = NotificationCenter.default.addObserver(forName: .moved, object: nil, queue: nil) { _ in
                if let window = pages.window { ⟦onWindow⟧(window) }
              }
            }
            return pages
          }
          func updateUIView(_ pages: UIScrollView, context: Context) {}
          static func dismantleUIView(_ pages: UIScrollView, coordinator: Coordinator) {
            if let token = coordinator.token { NotificationCenter.default.removeObserver(token) }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var observation: NSKeyValueObservation?
            var token: NSObjectProtocol?
          }
        }
        """),
      // The trailing closure of a controller that has another initializer.
      .flagged(
        """
        struct Scanner: UIViewControllerRepresentable {
          var onScan: (String) -> Void
          func makeUIViewController(context: Context) -> ScannerController {
            ScannerController { code in ⟦onScan⟧(code) }
          }
          func updateUIViewController(_ scanner: ScannerController, context: Context) {}
        }
        final class ScannerController: UIViewController {
          private let onCode: (String) -> Void
          init(onCode: @escaping (String) -> Void) {
            self.onCode = onCode
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          func found(_ code: String) { onCode(code) }
        }
        """),
      // A local that is read from something else, and a closure that runs only once.
      .accepted(
        """
        struct Pages: UIViewRepresentable {
          let settings: PageSettings
          var onAppear: (UIScrollView) -> Void
          func makeUIView(context: Context) -> UIScrollView {
            let pages = UIScrollView()
            let log = settings.log
            context.coordinator.observation = pages.observe(\\.contentOffset) { pages, _ in log.add(pages.contentOffset) }
            DispatchQueue.main.async { onAppear(pages) }
            return pages
          }
          func updateUIView(_ pages: UIScrollView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var observation: NSKeyValueObservation? }
        }
        final class PageSettings { let log = PageLog() }
        final class PageLog { func add(_ offset: CGPoint) {} }
        """),
    ] + staleCapturedBindingExamples + givenClosureExamples + keptClosureExamples
      + repeatedClosureExamples + staleGestureExamples
      + staleClosureCaptureDetailExamples,
    check: .representables(checkCaptures))
}

@Sendable private func checkCaptures(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, !representable.wrapsOneShotObject else { return }
  context.inEach(context.project.bodiesPassingClosures(of: representable)) { body, context in
    for capture in context.project.staleCaptures(in: body, of: representable) {
      report(capture, of: representable, to: &context)
    }
  }
}

private func report(_ capture: StaleCapture, of representable: Representable, to context: inout RuleContext) {
  guard let first = capture.reads.first else { return }
  let update = representable.name(of: .update) ?? ""
  let verb = capture.members.count == 1 ? "keeps its value" : "keep their values"
  let place = capture.closure == nil ? "" : " in this closure"
  context.report(
    "\(quoted(capture.members)) \(verb) from the first '\(representable.simpleName)'\(place); "
      + "'\(update)' never \(capture.closure == nil ? "passes a newer one" : "replaces the closure")",
    at: .whole(first),
    // A closure that is passed unchanged is often the method of one object every time.
    severity: context.isGivenNothingNew(capture.members, representable)
      ? .hint : capture.closure == nil ? .information : nil,
    related: capture.reads.dropFirst().prefix(2).map { (.whole($0), "also read here") },
    fixes: repetition(of: capture, representable, context).map { [$0] } ?? [])
}

/// Assigns the closure in the update method too; nil unless the make method assigns it to a property of the wrapped
/// object and it uses no locals of the make method.
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

/// Whether a closure or value uses locals of the surrounding body, which other code doesn't have.
private func usesLocals(of body: LifecycleBody, in value: SyntaxNode) -> Bool {
  value.descendants(.reference, .capture).contains { node in
    node.isLocal(node.name, within: body.function.node)
      && (value.kind != .closure || !node.isLocal(node.name, within: value))
  }
}
