import BridgeModel
import LintEngine

let unavailableBridgeAPIExamples: [RuleExample] = [
  // The project supports iOS 15.
  .flagged(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦host.sizingOptions⟧ = .intrinsicContentSize
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ProfileController: UIViewController {
        private let host = UIHostingController(rootView: Profile())
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 16, *) { host.sizingOptions = .intrinsicContentSize }
        }
      }
      """, iOS: SystemVersion(15)),
  // The project supports iOS 14.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Card: View {
      @Environment(\\.⟦dismiss⟧) private var dismiss
      var body: some View { ⟦NavigationStack⟧ { Status() } }
    }
    final class RowCell: UITableViewCell {
      func fill() { contentConfiguration = ⟦UIHostingConfiguration⟧ { Status() } }
    }
    """, iOS: SystemVersion(14)),
  // The project supports iOS 17.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Dot: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        ⟦context.animate⟧ { view.alpha = 1 }
      }
    }
    final class ProfileController: UIViewController {
      func show() { ⟦UIView.animate⟧(.spring) { self.view.alpha = 1 } }
      func hide() { UIView.animate(withDuration: 1) { self.view.alpha = 0 } }
    }
    """, iOS: SystemVersion(17)),
  // Swift lets a type conform to a protocol that only newer systems have.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct Tap: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    }
    extension View {
      @ViewBuilder func onAnyTap() -> some View {
        if #available(iOS 18, *) { gesture(Tap()) } else { self }
      }
    }
    """, iOS: SystemVersion(17)),
  // UIKit never calls this override on the systems before. The project supports iOS 18.
  .flagged(
    """
    import UIKit

    final class ProfileController: UIViewController {
      override func ⟦updateProperties⟧() {
        super.updateProperties()
        title = "Profile"
      }
    }
    final class PlainController: UIViewController {
      override func ⟦updateProperties⟧() { title = "Plain" }
    }
    """,
    fixed: """
      import UIKit

      final class ProfileController: UIViewController {
        @available(iOS 26, tvOS 26, visionOS 26, *)
        override func updateProperties() {
          super.updateProperties()
          title = "Profile"
        }
      }
      final class PlainController: UIViewController {
        @available(iOS 26, tvOS 26, visionOS 26, *)
        override func updateProperties() { title = "Plain" }
      }
      """, iOS: SystemVersion(18)),
  // The controller calls its override itself on the systems before. The project supports iOS 18.
  .accepted(
    """
    import UIKit

    final class ProfileController: UIViewController {
      override func updateProperties() { title = "Profile" }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateProperties()
      }
    }
    final class SettingsController: UIViewController {
      private let profile = ProfileController()
      override func updateProperties() { title = "Settings" }
      func show() {
        self.updateProperties()
        profile.updateProperties()
      }
    }
    final class OtherController: UIViewController {
      @available(iOS 26, *)
      override func updateProperties() { super.updateProperties() }
    }
    """, iOS: SystemVersion(18)),
  // The code checks availability in every possible way. The project supports iOS 15.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 16, *) { host.sizingOptions = .intrinsicContentSize }
      }
      func later() {
        guard #available(iOS 16.0, *) else { return }
        host.sizingOptions = .intrinsicContentSize
      }
      func otherwise() {
        if #unavailable(iOS 16) { layOut() } else { host.sizingOptions = [] }
      }
      @available(iOS 16, *)
      func fill(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { Status() } }
    }
    @available(iOS 16, *)
    extension ProfileController {
      func clear() { host.sizingOptions = [] }
    }
    """, iOS: SystemVersion(15)),
  // The project's own types and members have the same names. The project supports iOS 15.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct NavigationStack<Content: View>: View { let body: Content }
    enum Kit {
      struct UIHostingConfiguration<Content: View> {
        init(@ViewBuilder content: () -> Content) {}
      }
    }
    extension UIHostingController { var sizingOptions: Int { get { 0 } set {} } }
    struct Card: View {
      let host = UIHostingController(rootView: Status())
      var body: some View { NavigationStack(body: Status()) }
      func fit() { host.sizingOptions = 1 }
      func fill() -> Any { Kit.UIHostingConfiguration { Status() } }
    }
    """, iOS: SystemVersion(15)),
  // The code is compiled only for macOS. The project supports iOS 15.
  .accepted(
    """
    import SwiftUI

    #if canImport(UIKit)
    import UIKit
    #endif
    #if os(macOS)
    struct Card: View { var body: some View { NavigationStack { Status() } } }
    #endif
    """, iOS: SystemVersion(15)),
  // A file that doesn't import UIKit may never be built for iOS. The project supports iOS 15.
  .accepted(
    """
    import SwiftUI

    struct Card: View { var body: some View { NavigationStack { Status() } } }
    """, iOS: SystemVersion(15)),
  // The project declares no deployment target.
  .accepted(
    """
    import SwiftUI

    struct Card: View { var body: some View { NavigationStack { Status() } } }
    """),
  // The macro and the property wrapper of Observation. The project supports iOS 16.
  .flagged(
    """
    import SwiftUI
    import UIKit

    @⟦Observable⟧ final class Draft { var title = "" }
    struct DraftEditor: View {
      @⟦Bindable⟧ var draft: Draft
      var body: some View { TextField("Title", text: $draft.title) }
    }
    """, iOS: SystemVersion(16)),
  // A global function. The project supports iOS 16.
  .flagged(
    """
    import Observation
    import UIKit

    final class DraftController: UIViewController {
      private let draft: Draft
      init(draft: Draft) {
        self.draft = draft
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      func follow() {
        ⟦withObservationTracking⟧ {
          title = draft.title
        } onChange: { [weak self] in
          Task { @MainActor in self?.follow() }
        }
      }
    }
    class Draft {
      var title: String { "" }
    }
    """, iOS: SystemVersion(16)),
  // A type in a signature. The project supports iOS 15.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Caption: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {}
      func sizeThatFits(_ proposal: ⟦ProposedViewSize⟧, uiView: UILabel, context: Context) -> CGSize? {
        uiView.sizeThatFits(CGSize(width: proposal.width ?? 320, height: .infinity))
      }
    }
    """, iOS: SystemVersion(15)),
  // A module that isn't known may declare its own macro and property wrapper. The project supports iOS 16.
  .flagged(
    """
    import ObservationBackport
    import SwiftUI
    import UIKit

    @Observable final class Draft { var title = "" }
    struct DraftEditor: View {
      @Bindable var draft: Draft
      var body: some View { TextField("Title", text: $draft.title) }
    }
    final class DraftController: UIViewController {
      var style: UIUserInterfaceStyle { ⟦view.traitOverrides⟧.userInterfaceStyle }
    }
    """, iOS: SystemVersion(16)),
  // A controller inherits the API. The project supports iOS 15.
  .flagged(
    """
    import SwiftUI

    final class PanelController: UIHostingController<Status> {
      private var isFitting = false
      func fit() { ⟦self.sizingOptions⟧ = .intrinsicContentSize }
      func toggle() -> Bool {
        isFitting.toggle()
        ⟦self.sizingOptions⟧ = isFitting ? .intrinsicContentSize : []
        return isFitting
      }
      func adopt() -> Bool {
        ⟦self.sizingOptions⟧ = .intrinsicContentSize
        return true
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class PanelController: UIHostingController<Status> {
        private var isFitting = false
        func fit() { if #available(iOS 16, *) { self.sizingOptions = .intrinsicContentSize } }
        func toggle() -> Bool {
          isFitting.toggle()
          if #available(iOS 16, *) { self.sizingOptions = isFitting ? .intrinsicContentSize : [] }
          return isFitting
        }
        func adopt() -> Bool {
          if #available(iOS 16, *) { self.sizingOptions = .intrinsicContentSize }
          return true
        }
      }
      """, iOS: SystemVersion(15)),
  // Statements whose value is returned, so that they can't be in an `if`. The project supports iOS 15.
  .flagged(
    """
    import SwiftUI

    final class PanelController: UIHostingController<Status> {
      func isFitting() -> Bool { ⟦self.sizingOptions⟧ == .intrinsicContentSize }
      static func fitting(_ panels: [PanelController]) -> [PanelController] {
        panels.filter { panel in ⟦panel.sizingOptions⟧ == .intrinsicContentSize }
      }
    }
    """, iOS: SystemVersion(15)),
  // The statement is a call. The project supports iOS 17.
  .flagged(
    """
    import UIKit

    final class ToastController: UIViewController {
      private var message: String?
      func show(_ message: String) {
        self.message = message
        ⟦view.setNeedsUpdateProperties⟧()
      }
    }
    """,
    fixed: """
      import UIKit

      final class ToastController: UIViewController {
        private var message: String?
        func show(_ message: String) {
          self.message = message
          if #available(iOS 26, *) { view.setNeedsUpdateProperties() }
        }
      }
      """, iOS: SystemVersion(17)),
  // A closure that isn't the last argument. The project supports iOS 17.
  .flagged(
    """
    import UIKit

    final class ToastController: UIViewController {
      func show() { ⟦UIView.animate⟧(.spring, changes: { self.view.alpha = 1 }, completion: finish) }
      func finish() { view.isHidden = true }
    }
    """, iOS: SystemVersion(17)),
  // Key paths of the app's own types, in its own property wrapper and its own `Environment`. The project supports iOS 14.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct Services {
      @MainActor static let shared = Services()
      var dismiss: @MainActor () -> Void = {}
    }
    @MainActor @propertyWrapper struct Injected<Value> {
      let keyPath: KeyPath<Services, Value>
      init(_ keyPath: KeyPath<Services, Value>) { self.keyPath = keyPath }
      var wrappedValue: Value { Services.shared[keyPath: keyPath] }
    }
    final class CheckoutController: UIViewController {
      @Injected(\\.dismiss) private var close
      struct Environment {
        var services: [Services]
        @MainActor func close() { services.map(\\.dismiss).forEach { $0() } }
      }
    }
    """, iOS: SystemVersion(14)),
]
