import LintEngine

/// The examples of `self-retaining-host` about functions that remove views, and those that remove other things.
let selfRetainingRemovalExamples: [RuleExample] = [
  // The code removes other things: what a cache holds, a view of a model, one that was never added, or a label.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class MessageBar: UIView {
      private let badge = UILabel()
      private let cache: any CardCache
      private let model = BarModel()
      init(cache: any CardCache) {
        self.cache = cache
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func show() {
        let host = UIHostingController(rootView: MessageCard(owner: ⟦self⟧))
        addSubview(host.view)
      }
      func hide() {
        forget(cache)
        clear(model)
        reset("Messages")
        remove(badge)
      }
    }
    protocol CardCache: AnyObject { func removeFromMemory(count: Int) }
    final class BarModel { var overlay: UIView? }
    private func forget(_ cache: any CardCache) { cache.removeFromMemory(count: 1) }
    private func clear(_ model: BarModel) { model.overlay?.removeFromSuperview() }
    private func reset(_ title: String) {
      let overlay = UIView()
      overlay.accessibilityLabel = title
      overlay.removeFromSuperview()
    }
    private func remove(_ label: UILabel) { label.removeFromSuperview() }
    struct MessageCard: View {
      let owner: UIView
      var body: some View { Text("Message") }
    }
    """),
  // The code removes a layer.
  .flagged(
    """
    import LibraryKit
    import SwiftUI
    import UIKit

    final class MessageBar: UIView {
      private let shade = LibraryLayer()
      func show() {
        let host = UIHostingController(rootView: MessageCard(owner: ⟦self⟧))
        addSubview(host.view)
      }
      func hide() { shade.removeFromSuperlayer() }
    }
    struct MessageCard: View {
      let owner: UIView
      var body: some View { Text("Message") }
    }
    """),
  // A property whose name begins with "add" still has the controller after its view is gone.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class ContactBar: UIView {
      private var addForm: UIHostingController<ContactForm>?
      func show() { addForm = UIHostingController(rootView: ContactForm(owner: ⟦self⟧)) }
      func hide() { discard(subviews[0]) }
    }
    private func discard(_ view: UIView) { view.removeFromSuperview() }
    struct ContactForm: View {
      let owner: UIView
      var body: some View { Text("Contact") }
    }
    """),
  // The coordinator gives the view to an object that removes it.
  .accepted(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView {
        let bar = UIHostingController(rootView: BoardBar(title: title, onTap: { context.coordinator.tapped() }))
        context.coordinator.container.addSubview(bar.view)
        return context.coordinator.container
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let container = UIView()
        private let cleaner = Cleaner()
        func tapped() { cleaner.discard(container.subviews[0]) }
      }
    }
    final class Cleaner {
      func discard(_ title: String) { print(title) }
      func discard(_ view: UIView) { view.removeFromSuperview() }
    }
    struct BoardBar: View {
      let title: String
      let onTap: () -> Void
      var body: some View { Button(title, action: onTap) }
    }
    """),
  // Helpers that pass the view or the child on to the function that removes it.
  .accepted(
    """
    import SwiftUI

    struct SaveForm: View {
      let onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    extension UIViewController {
      func takeOut() { leaveParent() }
      private func leaveParent() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
      }
    }
    final class SaveController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let form = UIHostingController(rootView: SaveForm(onSave: { self.save() }))
        addChild(form)
        view.addSubview(form.view)
        form.didMove(toParent: self)
      }
      private func save() { children.last?.takeOut() }
    }
    struct SavePane: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let form = UIHostingController(rootView: SaveForm(onSave: { context.coordinator.save() }))
        context.coordinator.container.addSubview(form.view)
        return context.coordinator.container
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let container = UIView()
        private let cleaner = Cleaner()
        func save() { cleaner.discard(container.subviews[0]) }
      }
    }
    final class Cleaner {
      func discard(_ view: UIView) { remove(view) }
      private func remove(_ view: UIView) { view.removeFromSuperview() }
    }
    """),
  // Functions that receive the view, of which one calls itself and another one removes a view of its own.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class MessageBar: UIView {
      private let badge = UILabel()
      func show() {
        let host = UIHostingController(rootView: MessageCard(owner: ⟦self⟧))
        addSubview(host.view)
      }
      func hide() {
        dim(subviews[0], steps: 3)
        flash(subviews[0])
      }
    }
    private func dim(_ view: UIView, steps: Int) {
      view.alpha /= 2
      if steps > 0 { dim(view, steps: steps - 1) }
    }
    private func flash(_ view: UIView) {
      view.alpha = 0
      let light = UIView()
      discard(light)
    }
    private func discard(_ view: UIView) { view.removeFromSuperview() }
    struct MessageCard: View {
      let owner: UIView
      var body: some View { Text("Message") }
    }
    """),
  // An object in the view receives the closure, before or after a controller shows the view.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class TourModel {
      var onEnd: (() -> Void)?
      var onSkip: (() -> Void)?
    }
    struct TourPage: View {
      let model: TourModel
      var body: some View { Text("Tour") }
    }
    final class TourController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let page = TourPage(model: TourModel())
        let host = UIHostingController(rootView: page)
        page.model.onEnd = ⟦{ self.dismiss(animated: true) }⟧
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """,
    fixed: """
      import SwiftUI
      import UIKit

      final class TourModel {
        var onEnd: (() -> Void)?
        var onSkip: (() -> Void)?
      }
      struct TourPage: View {
        let model: TourModel
        var body: some View { Text("Tour") }
      }
      final class TourController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = TourPage(model: TourModel())
          let host = UIHostingController(rootView: page)
          page.model.onEnd = { [weak self] in self?.dismiss(animated: true) }
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      """),
  // A weak reference to the object, an object in another view, a value in the view that is changed too late, and an
  // object that the view only computes.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class TourModel {
      static let shared = TourModel()
      var onEnd: (() -> Void)?
    }
    struct TourStyle {
      var onEnd: (() -> Void)?
    }
    struct TourPage: View {
      weak var model: TourModel?
      var style = TourStyle()
      var shared: TourModel { .shared }
      var body: some View { Text("Tour") }
    }
    struct TourMap: View {
      let model: TourModel
      var body: some View { Text("Map") }
    }
    final class TourController: UIViewController {
      private let model = TourModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        var page = TourPage(model: model)
        let map = TourMap(model: TourModel())
        let host = UIHostingController(rootView: page)
        page.model?.onEnd = { self.dismiss(animated: true) }
        page.style.onEnd = { self.dismiss(animated: true) }
        page.shared.onEnd = { self.dismiss(animated: true) }
        map.model.onEnd = { self.dismiss(animated: true) }
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // The code of all views that conform to a protocol of the project.
  .flagged(
    """
    import AppKit
    import SwiftUI

    protocol Panel: View {}
    extension Panel {
      func open(_ page: Text) {
        var window: NSWindow?
        let content = page.environment(\\.endPanel, ⟦{ window?.close() }⟧)
        let host = NSHostingView(rootView: content)
        window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window?.contentView = host
        window?.makeKeyAndOrderFront(nil)
      }
    }
    extension EnvironmentValues {
      @Entry var endPanel: () -> Void = {}
    }
    """),
]
