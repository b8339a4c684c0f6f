import LintEngine

/// The examples of `self-retaining-host` in which a hosting class, or a container that a function creates, is part of the
/// cycle.
let selfRetainingInitializerExamples: [RuleExample] = [
  // The model that the root view receives keeps a closure that captures the controller, from here or from later.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class CheckoutController: UIHostingController<CheckoutPage> {
      let model: CheckoutModel
      init(total: Double) {
        model = CheckoutModel()
        super.init(rootView: CheckoutPage(model: model))
        model.onPaid = ⟦{ self.dismiss(animated: true) }⟧
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
    }
    final class ReceiptController: UIHostingController<CheckoutPage> {
      private let model: CheckoutModel
      init(model: CheckoutModel) {
        self.model = model
        super.init(rootView: CheckoutPage(model: model))
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        model.onPaid = ⟦{ self.dismiss(animated: true) }⟧
      }
    }
    final class CheckoutModel: ObservableObject {
      var onPaid: (() -> Void)?
    }
    struct CheckoutPage: View {
      @ObservedObject var model: CheckoutModel
      var body: some View { Button("Pay") { model.onPaid?() } }
    }
    """),
  // An object that the root view keeps for its actions refers to the controller.
  .flagged(
    """
    import SwiftUI
    import UIKit

    protocol DevicesDelegate: AnyObject { func choose() }
    final class DevicesActions { var delegate: DevicesDelegate? }
    final class DevicesController: UIHostingController<DevicesPage>, DevicesDelegate {
      init() {
        let actions = DevicesActions()
        let page = DevicesPage(actions: actions)
        super.init(rootView: page)
        actions.delegate = ⟦self⟧
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
      func choose() { dismiss(animated: true) }
    }
    struct DevicesPage: View {
      let actions: DevicesActions
      var body: some View { Button("Choose") { actions.delegate?.choose() } }
    }
    """),
  // A navigation controller keeps the controllers that it shows.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class AccountController: UIViewController {
      private func showDeletion() {
        let navigation = UINavigationController()
        let page = UIHostingController(rootView: DeletionPage(close: ⟦{ navigation.dismiss(animated: true) }⟧))
        navigation.setViewControllers([page], animated: false)
        present(navigation, animated: true)
      }
    }
    struct DeletionPage: View {
      var close: () -> Void
      var body: some View { Button("Cancel", action: close) }
    }
    """),
  // Weak references, and a closure that is taken back when the screen closes.
  .accepted(
    """
    import SwiftUI
    import UIKit

    protocol OrderDelegate: AnyObject { func close() }
    final class OrderActions { weak var delegate: OrderDelegate? }
    final class OrderModel: ObservableObject {
      var onPaid: (() -> Void)?
    }
    final class OrderController: UIHostingController<OrderPage>, OrderDelegate {
      private let model: OrderModel
      init(model: OrderModel, actions: OrderActions) {
        self.model = model
        super.init(rootView: OrderPage(model: model, actions: actions))
        model.onPaid = { [weak self] in self?.close() }
        actions.delegate = self
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
      func close() { dismiss(animated: true) }
    }
    final class GiftController: UIHostingController<OrderPage> {
      private let model: OrderModel
      init(model: OrderModel) {
        self.model = model
        super.init(rootView: OrderPage(model: model, actions: OrderActions()))
        model.onPaid = { self.dismiss(animated: true) }
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        model.onPaid = nil
      }
    }
    struct OrderPage: View {
      @ObservedObject var model: OrderModel
      let actions: OrderActions
      var body: some View { Button("Pay") { model.onPaid?() } }
    }
    final class HelpController: UIViewController {
      private func showHelp() {
        let navigation = UINavigationController()
        let page = UIHostingController(rootView: HelpPage(close: { [weak navigation] in navigation?.dismiss(animated: true) }))
        navigation.setViewControllers([page], animated: false)
        present(navigation, animated: true)
      }
    }
    struct HelpPage: View {
      var close: () -> Void
      var body: some View { Button("Close", action: close) }
    }
    """),
  // The closure is stored in a copy of the view that nothing shows.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class RecoveryController: UIHostingController<RecoveryPage> {
      init() {
        var page = RecoveryPage()
        super.init(rootView: page)
        page.close = { self.dismiss(animated: true) }
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
    }
    struct RecoveryPage: View {
      var close: () -> Void = {}
      var body: some View { Button("Close", action: close) }
    }
    """),
  // The view that it removes is another one.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class RouteButton: NSControl, ObservableObject {
      private var badge: NSImageView?
      override init(frame: NSRect) {
        super.init(frame: frame)
        let host = NSHostingView(rootView: RouteLabel(button: ⟦self⟧))
        addSubview(host)
      }
      required init?(coder: NSCoder) { fatalError() }
      func hideBadge() { badge?.removeFromSuperview() }
    }
    struct RouteLabel: View {
      @ObservedObject var button: RouteButton
      var body: some View { Text("Route") }
    }
    """),
  // A local contains the hosting controller, and its own root view keeps the local: in a closure, or by way of a model.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class Updates {
      private let screen: UIViewController
      init(screen: UIViewController) { self.screen = screen }
      func ask() {
        var sheet: UIHostingController<UpdateQuestion>!
        sheet = UIHostingController(rootView: UpdateQuestion(onDone: ⟦{ sheet.dismiss(animated: true) }⟧))
        screen.present(sheet, animated: true)
      }
      func report() {
        let model = UpdateModel()
        let sheet = UIHostingController(rootView: UpdateReport(model: model))
        model.onDone = ⟦{ sheet.dismiss(animated: true) }⟧
        screen.present(sheet, animated: true)
      }
    }
    struct UpdateQuestion: View {
      let onDone: () -> Void
      var body: some View { Button("Later", action: onDone) }
    }
    final class UpdateModel: ObservableObject {
      @Published var progress = 0.0
      var onDone: () -> Void = {}
    }
    struct UpdateReport: View {
      @ObservedObject var model: UpdateModel
      var body: some View { Button("Close") { model.onDone() } }
    }
    """),
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class Updates {
      private let screen: UIViewController
      init(screen: UIViewController) { self.screen = screen }
      func ask() {
        var sheet: UIHostingController<UpdateQuestion>!
        sheet = UIHostingController(
          rootView: UpdateQuestion(onDone: {
            sheet.dismiss(animated: true)
            sheet = nil
          }))
        screen.present(sheet, animated: true)
      }
      func report() {
        let model = UpdateModel()
        let sheet = UIHostingController(rootView: UpdateReport(model: model))
        model.onDone = { [weak sheet] in sheet?.dismiss(animated: true) }
        screen.present(sheet, animated: true)
      }
      func show() {
        let model = UpdateModel()
        let sheet = UIHostingController(rootView: UpdateReport(model: model))
        model.onDone = { [screen] in screen.dismiss(animated: true) }
        screen.present(sheet, animated: true)
      }
    }
    struct UpdateQuestion: View {
      let onDone: () -> Void
      var body: some View { Button("Later", action: onDone) }
    }
    final class UpdateModel: ObservableObject {
      @Published var progress = 0.0
      var onDone: () -> Void = {}
    }
    struct UpdateReport: View {
      @ObservedObject var model: UpdateModel
      var body: some View { Button("Close") { model.onDone() } }
    }
    """),
  // Only debug builds create another one than the shared one.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class Overlay: NSObject, ObservableObject {
      static let shared = Overlay()
      private var window: NSWindow?
      @Published var text = ""
      func show() {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: OverlayText(overlay: self))
        self.window = window
      }
    }
    struct OverlayText: View {
      @ObservedObject var overlay: Overlay
      var body: some View { Text(overlay.text) }
    }
    #if DEBUG
      extension Overlay {
        static func tryOut() {
          let overlay = Overlay()
          overlay.show()
        }
      }
    #endif
    """),
  // A convenience initializer of the hosting controller.
  .flagged(
    """
    import SwiftUI

    final class PollController: UIHostingController<PollPage> {
      convenience init(question: String) {
        let model = PollModel(question: question)
        self.init(rootView: PollPage(model: model))
        model.onVote = ⟦{ self.close() }⟧
      }
      private func close() { dismiss(animated: true) }
    }
    final class PollModel: ObservableObject {
      let question: String
      var onVote: () -> Void = {}
      init(question: String) { self.question = question }
    }
    struct PollPage: View {
      @ObservedObject var model: PollModel
      var body: some View { Button("Vote") { model.onVote() } }
    }
    """),
  // The hosting class has another name in the project, and a modifier has the name of the property.
  .flagged(
    """
    import SwiftUI

    #if os(macOS)
      typealias HostingController = NSHostingController
    #else
      typealias HostingController = UIHostingController
    #endif
    final class PaymentController: HostingController<PaymentPage> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.onClose = ⟦{ self.title = "Closed" }⟧
      }
    }
    struct PaymentPage: View {
      var onClose: () -> Void = {}
      var body: some View { Button("Close", action: onClose) }
      func onClose(_ action: @escaping () -> Void) -> Self {
        var page = self
        page.onClose = action
        return page
      }
    }
    """),
]
