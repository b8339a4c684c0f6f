import LintEngine

/// The examples of `presentation-from-lifecycle-method` about methods of the project, and about other receivers.
let ownPresentationExamples: [RuleExample] = [
  // The menu of a selected row, which each update shows again.
  .flagged(
    """
    struct RowMenu: UIViewRepresentable {
      let row: Int
      let actions: [UIAction]
      @Binding var selection: Int?
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let interaction = UIEditMenuInteraction(delegate: context.coordinator)
        view.addInteraction(interaction)
        context.coordinator.interaction = interaction
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.actions = actions
        guard selection == row else { return }
        Task { @MainActor in context.coordinator.showMenu() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator: NSObject, UIEditMenuInteractionDelegate {
        var interaction: UIEditMenuInteraction?
        var actions: [UIAction] = []
        func showMenu() {
          ⟦interaction?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))⟧
        }
      }
    }
    """),
  // Methods of the project that compare or don't dismiss, and a presenter that is in a window.
  .accepted(
    """
    struct Tour: UIViewControllerRepresentable {
      let step: Int
      let isRunning: Bool
      func makeUIViewController(context: Context) -> TourController {
        context.coordinator.presenter?.present(UIAlertController(), animated: true)
        return TourController()
      }
      func updateUIViewController(_ tour: TourController, context: Context) {
        present(step, in: tour, animated: true, with: context.coordinator)
        context.coordinator.present(hint: step, animated: true)
        if !isRunning { tour.dismiss() }
      }
      private func present(_ step: Int, in tour: TourController, animated: Bool, with coordinator: Coordinator) {
        guard coordinator.shown != step else { return }
        coordinator.shown = step
        tour.present(UIViewController(), animated: animated)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        weak var presenter: UIViewController?
        var shown: Int?
        private var hint: Int?
        func present(hint step: Int, animated: Bool) {
          guard hint != step else { return }
          hint = step
          presenter?.present(UIViewController(), animated: animated)
        }
      }
    }
    final class TourController: UIViewController {
      func dismiss() { view.isHidden = true }
    }
    """),
  // The controllers of AppKit have no such method, so the project declares it.
  .accepted(
    """
    struct Exporter: NSViewControllerRepresentable {
      func makeNSViewController(context: Context) -> StackController {
        let controller = StackController()
        controller.present(NSViewController(), animated: true)
        return controller
      }
      func updateNSViewController(_ controller: StackController, context: Context) {}
    }
    final class StackController: NSViewController {
      func present(_ child: NSViewController, animated: Bool) {
        addChild(child)
        view.addSubview(child.view)
      }
    }
    """),
  // An own method with the same name that is called on `self`.
  .accepted(
    """
    struct Guide: UIViewControllerRepresentable {
      let step: Int
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ guide: UIViewController, context: Context) {
        self.present(step, in: guide, animated: true, with: context.coordinator)
      }
      private func present(_ step: Int, in guide: UIViewController, animated: Bool, with coordinator: Coordinator) {
        guard coordinator.shown != step else { return }
        coordinator.shown = step
        guide.present(UIViewController(), animated: animated)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var shown: Int? }
    }
    """),
  // A method of the represented controller presents.
  .flagged(
    """
    struct Shop: UIViewControllerRepresentable {
      let message: String?
      func makeUIViewController(context: Context) -> ShopController { ShopController() }
      func updateUIViewController(_ shop: ShopController, context: Context) {
        if let message { ⟦shop.show(message)⟧ }
      }
    }
    final class ShopController: UIViewController {
      func show(_ message: String) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
    }
    """),
  // The controller checks what is presented, in a method that has the same name as UIKit's.
  .accepted(
    """
    struct Shop: UIViewControllerRepresentable {
      let message: String?
      func makeUIViewController(context: Context) -> ShopController { ShopController() }
      func updateUIViewController(_ shop: ShopController, context: Context) {
        if let message { shop.show(message) }
      }
    }
    final class ShopController: UIViewController {
      func show(_ message: String) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
      private func present(_ alert: UIAlertController, animated: Bool) {
        guard presentedViewController == nil else { return }
        present(alert, animated: animated, completion: nil)
      }
    }
    """),
  // The controller remembers that it's presenting, and a method for messages has the same name as UIKit's.
  .accepted(
    """
    struct Shop: UIViewControllerRepresentable {
      let message: String?
      func makeUIViewController(context: Context) -> ShopController { ShopController() }
      func updateUIViewController(_ shop: ShopController, context: Context) {
        if let message { shop.present(message, animated: true) }
      }
    }
    final class ShopController: UIViewController {
      private var isShowing = false
      private var messages: [String] = []
      func present(_ message: String, animated: Bool) {
        messages.append(message)
        showNext()
      }
      private func showNext() {
        if isShowing { return }
        isShowing = true
        let alert = UIAlertController(title: messages[0], message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.isShowing = false })
        present(alert, animated: true)
      }
    }
    """),
  // A method of another module that presents above a view, and may know what is shown.
  .accepted(
    """
    import SwiftUI
    import ToastKit

    struct Player: UIViewControllerRepresentable {
      let isMuted: Bool
      let toast: Toast
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        if isMuted { toast.present(over: controller.view, animated: true) }
      }
    }
    """),
]
