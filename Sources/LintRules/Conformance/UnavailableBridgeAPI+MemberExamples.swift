import BridgeModel
import LintEngine

/// The examples of `unavailable-bridge-api` about members, and about code that only looks like them.
let unavailableMemberExamples: [RuleExample] = [
  // Methods of the app with the same names, and an override that doesn't call `super`. The project supports iOS 18.
  .accepted(
    """
    import UIKit

    class Shape {
      func updateProperties() {}
    }
    final class Circle: Shape {
      override func updateProperties() { super.updateProperties() }
    }
    class FormController: UIViewController {
      func updateProperties(animated: Bool) {}
    }
    final class SignUpController: FormController {
      override func updateProperties(animated: Bool) { super.updateProperties(animated: animated) }
    }
    final class MenuController: UIViewController {
      private var isStale = false
      override func setNeedsUpdateProperties() { isStale = true }
    }
    final class ThemeButton: UIButton {
      private static var properties: [String: String] = [:]
      static func updateProperties() { properties = ["tint": "teal"] }
    }
    """, iOS: SystemVersion(18)),
  // The controller calls its override on `self`. The project supports iOS 18.
  .accepted(
    """
    import UIKit

    final class SignUpController: UIViewController {
      override func updateProperties() { title = "Sign Up" }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        self.updateProperties()
      }
    }
    """, iOS: SystemVersion(18)),
  // An override that calls `super`. The project supports iOS 18.
  .flagged(
    """
    import UIKit

    final class BadgeView: UIView {
      private var changes = 0
      override func ⟦setNeedsUpdateProperties⟧() {
        super.setNeedsUpdateProperties()
        changes += 1
      }
    }
    """,
    fixed: """
      import UIKit

      final class BadgeView: UIView {
        private var changes = 0
        @available(iOS 26, tvOS 26, visionOS 26, *)
        override func setNeedsUpdateProperties() {
          super.setNeedsUpdateProperties()
          changes += 1
        }
      }
      """, iOS: SystemVersion(18)),
  // Other objects animate with methods of the app. The project supports iOS 17.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct DrawingArea {
      func animate(_ changes: () -> Void) { changes() }
    }
    struct Gauge: UIViewRepresentable {
      var value: Double
      let area: DrawingArea
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        area.animate { view.alpha = value }
        context.coordinator.animate { view.alpha = value }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        func animate(_ changes: () -> Void) { changes() }
        func draw(context: DrawingArea) { context.animate {} }
      }
    }
    """, iOS: SystemVersion(17)),
  // Code for macOS, whose deployment target isn't known. The project supports iOS 17.
  .accepted(
    """
    import AppKit
    import SwiftUI

    struct Gauge: NSViewRepresentable {
      var value: Double
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        context.animate { view.isHidden = value < 1 }
      }
    }
    """, iOS: SystemVersion(17)),
  // Helpers take the context with another label or under its full name. The project supports iOS 17.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Dial: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        apply(to: view, context)
        fade(view, in: context)
      }
      private func apply(to view: UIView, _ context: Context) {
        ⟦context.animate⟧ { view.alpha = 1 }
      }
      private func fade(_ view: UIView, in context: UIViewRepresentableContext<Dial>) {
        ⟦context.animate⟧(changes: { view.alpha = 0 }, completion: { view.isHidden = true })
      }
    }
    """, iOS: SystemVersion(17)),
  // A modifier of a view. The project supports iOS 13.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct SearchPage: View {
      var body: some View {
        VStack {
          Text("Search")
          ⟦Status().ignoresSafeArea⟧(.keyboard)
        }
      }
    }
    """, iOS: SystemVersion(13)),
  // A property and a method of the app that are named like a modifier. The project supports iOS 13.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct PageLayout { var ignoresSafeArea = false }
    final class PageController: UIViewController {
      private var layout = PageLayout()
      private func ignoresSafeArea(_ edge: Edge) -> Bool { edge == .top && layout.ignoresSafeArea }
      override func viewDidLoad() {
        super.viewDidLoad()
        if ignoresSafeArea(.top) { title = nil }
      }
    }
    """, iOS: SystemVersion(13)),
  // An older method that is used as a function, and one of another module. The project supports iOS 17.
  .accepted(
    """
    import Motion
    import UIKit

    final class CardController: UIViewController {
      private let card = UIView()
      private let run: (TimeInterval, @escaping () -> Void) -> Void = UIView.animate(withDuration:animations:)
      func show() { card.animate(.fadeIn) }
      func hide() { run(0.3) { self.card.alpha = 0 } }
    }
    """, iOS: SystemVersion(17)),
  // A method of the app that isn't on a view, and a key path into the app's own value. The project supports iOS 13.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct PageLayout {
      func ignoresSafeArea(_ edge: Edge) -> Bool { edge == .top }
    }
    final class PageController: UIViewController {
      private let layout = PageLayout()
      func arrange() { view.isHidden = layout.ignoresSafeArea(.top) }
    }
    struct Router { var dismiss = {} }
    extension EnvironmentValues {
      var router: Router { Router() }
    }
    struct CloseButton: View {
      @Environment(\\.router.dismiss) private var close
      var body: some View { Button("Close", action: close) }
    }
    """, iOS: SystemVersion(13)),
  // The app's own function with the name of a newer one. The project supports iOS 16.
  .accepted(
    """
    import UIKit

    func withObservationTracking(_ apply: () -> Void, onChange: () -> Void) { apply() }
    final class CartController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        withObservationTracking { title = "Cart" } onChange: {}
      }
    }
    """, iOS: SystemVersion(16)),
  // A member without `self`, and others with its name. The project supports iOS 14.
  .flagged(
    """
    import UIKit

    final class FeedController: UIViewController {
      private let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦setContentScrollView⟧(table)
      }
    }
    final class PlainController: UIViewController {
      func attach(_ table: UITableView) {
        func setContentScrollView(_ view: UIView) { view.isHidden = false }
        setContentScrollView(table)
      }
    }
    """,
    fixed: """
      import UIKit

      final class FeedController: UIViewController {
        private let table = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 15, *) { setContentScrollView(table) }
        }
      }
      final class PlainController: UIViewController {
        func attach(_ table: UITableView) {
          func setContentScrollView(_ view: UIView) { view.isHidden = false }
          setContentScrollView(table)
        }
      }
      """, iOS: SystemVersion(14)),
  // The usual forms of a modifier, whose arguments all have default values. The project supports iOS 13.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Cover: View {
      var body: some View {
        VStack {
          ⟦Color.red.ignoresSafeArea⟧()
          ⟦Color.blue.ignoresSafeArea⟧(edges: .top)
        }
      }
    }
    """, iOS: SystemVersion(13)),
  // The project's own key path, type, case, and method have the names of newer API. The project supports iOS 13.
  .accepted(
    """
    import SwiftUI
    import UIKit

    extension EnvironmentValues {
      var dismiss: () -> Void { {} }
    }
    struct CloseButton: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close", action: dismiss) }
    }
    struct NavigationStack<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { content }
    }
    struct HomeScreen {
      var stack: NavigationStack<Text>?
    }
    final class PanelController: UIHostingController<Text> {
      enum Setting { case sizingOptions, title }
      private var changed: [Setting] = []
      func note() { changed.append(.sizingOptions) }
    }
    final class CartController: UIViewController {
      func reload() { withObservationTracking { title = "Cart" } }
      private func withObservationTracking(_ apply: () -> Void) { apply() }
    }
    """, iOS: SystemVersion(13)),
  // Members that a module other than Apple's may declare. The project supports iOS 13.
  .accepted(
    """
    import PageKit
    import SwiftUI
    import UIKit

    final class ReaderController: PagedController {
      private let layout = PageLayout()
      func arrange() {
        ignoresSafeArea(.top)
        view.isHidden = layout.ignoresSafeArea
      }
    }
    final class FeedController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        setContentScrollView()
      }
    }
    """, iOS: SystemVersion(13)),
  // Tests know all their modules. The project supports iOS 15.
  .flagged(
    """
    import SwiftUI
    import Testing
    import UIKit

    @MainActor struct RowTests {
      @Test func showsTheTitle() {
        let cell = UITableViewCell()
        cell.contentConfiguration = ⟦UIHostingConfiguration⟧ { Text("Title") }
        #expect(cell.contentConfiguration != nil)
      }
    }
    """, iOS: SystemVersion(15)),
  // A method of the class, in another one. The project supports iOS 17.
  .flagged(
    """
    import UIKit

    final class ToastView: UIView {
      static func show(_ toast: ToastView) {
        ⟦animate⟧(.spring) { toast.alpha = 1 }
      }
    }
    """, iOS: SystemVersion(17)),
]
