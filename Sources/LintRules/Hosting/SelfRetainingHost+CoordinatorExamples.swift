import LintEngine

/// The examples of `self-retaining-host` with hosting controllers that a coordinator keeps.
let selfRetainingCoordinatorExamples: [RuleExample] = [
  .flagged(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView {
        let bar = UIHostingController(
          rootView: BoardBar(title: title, onTap: ⟦{ context.coordinator.tapped() }⟧))
        context.coordinator.bar = bar
        return bar.view
      }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.bar?.rootView = makeBar(for: context.coordinator)
      }
      private func makeBar(for coordinator: Coordinator) -> BoardBar {
        BoardBar(title: title, onTap: ⟦{ coordinator.tapped() }⟧)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var bar: UIHostingController<BoardBar>?
        func tapped() {}
      }
    }
    struct BoardBar: View {
      let title: String
      let onTap: () -> Void
      var body: some View { Button(title, action: onTap) }
    }
    """),
  // A weak capture, a controller that is released with the view, and a root view that the update method replaces.
  .accepted(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView {
        let coordinator = context.coordinator
        coordinator.bar = UIHostingController(
          rootView: BoardBar(title: title, onTap: { [weak coordinator] in coordinator?.tapped() }))
        coordinator.menu = UIHostingController(rootView: BoardBar(title: title, onTap: coordinator.tapped))
        coordinator.list = UIHostingController(rootView: BoardBar(title: title, onTap: coordinator.tapped))
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.list?.rootView = BoardBar(title: title, onTap: {})
      }
      static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.menu = nil }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var bar: UIHostingController<BoardBar>?
        var menu: UIHostingController<BoardBar>?
        var list: UIHostingController<BoardBar>?
        func tapped() {}
      }
    }
    struct BoardBar: View {
      let title: String
      let onTap: () -> Void
      var body: some View { Button(title, action: onTap) }
    }
    """),
  // A helper adds the controller as a child.
  .flagged(
    """
    import SwiftUI

    struct SaveForm: View {
      let onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    extension UIViewController {
      func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    final class SaveController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: SaveForm(onSave: ⟦{ self.save() }⟧))
        embed(host)
      }
      private func save() { title = "Saved" }
    }
    """,
    fixed: """
      import SwiftUI

      struct SaveForm: View {
        let onSave: () -> Void
        var body: some View { Button("Save", action: onSave) }
      }
      extension UIViewController {
        func embed(_ child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      final class SaveController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: SaveForm(onSave: { [weak self] in self?.save() }))
          embed(host)
        }
        private func save() { title = "Saved" }
      }
      """),
  // Another helper removes it.
  .accepted(
    """
    import SwiftUI

    struct SaveForm: View {
      let onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    extension UIViewController {
      func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      func takeOut() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
      }
    }
    final class SaveController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: SaveForm(onSave: { self.save() }))
        embed(host)
      }
      private func save() { children.last?.takeOut() }
    }
    """),
  // The update method replaces the root view through a local.
  .accepted(
    """
    import SwiftUI

    struct MapSearch: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView {
        let coordinator = context.coordinator
        let field = MapField(title: title, onSubmit: coordinator.search)
        coordinator.host = UIHostingController(rootView: field)
        return coordinator.host?.view ?? UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        guard let shown = context.coordinator.host else { return }
        shown.rootView = MapField(title: title, onSubmit: {})
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var host: UIHostingController<MapField>?
        func search() {}
      }
    }
    struct MapField: View {
      let title: String
      let onSubmit: () -> Void
      var body: some View { Button(title, action: onSubmit) }
    }
    """),
  // The update method replaces the root view of a controller that a part of the coordinator has.
  .accepted(
    """
    import SwiftUI

    struct MapPanel: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView {
        let coordinator = context.coordinator
        coordinator.parts.panel = UIHostingController(
          rootView: MapControls(title: title, onZoom: { coordinator.zoom() }))
        return coordinator.parts.panel?.view ?? UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.parts.panel?.rootView = MapControls(title: title, onZoom: {})
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let parts = MapParts()
        func zoom() {}
      }
    }
    final class MapParts {
      var panel: UIHostingController<MapControls>?
    }
    struct MapControls: View {
      let title: String
      let onZoom: () -> Void
      var body: some View { Button(title, action: onZoom) }
    }
    """),
]
