extension BridgeSymbol {
  /// Navigation and presentation across the border.
  static let presentationTable = """
    member pushViewController of UINavigationController
      only bridges
      code func pushViewController(_ viewController: UIViewController, animated: Bool)
      page uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
      what Pushes a controller, such as a hosting controller, which needs no containment calls then.
      rule Use a single navigation stack: push hosting controllers, or use a `NavigationStack`, but not both.
      trap In the update method, it pushes on every update: compare with `topViewController`, or push in an action.
      example navigationController?.pushViewController(UIHostingController(rootView: Detail()), animated: true)
    member present of UIViewController
      first _
      only bridges
      code func present(
      code   _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
      code )
      page uikit/uiviewcontroller/present(_:animated:completion:)
      what Presents a controller, such as a hosting controller. SwiftUI doesn't track this presentation.
      rule In SwiftUI, use `.sheet` or `.fullScreenCover` with a representable: they follow a binding.
      trap Without a window, such as in the make method, UIKit presents nothing; the update method presents again on
        every update.
      example present(UIHostingController(rootView: Detail()), animated: true)
      see presentation-from-lifecycle-method
    member dismiss of UIViewController
      first animated
      only bridges
      code func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
      page uikit/uiviewcontroller/dismiss(animated:completion:)
      what Dismisses what the controller presents or, if that's nothing, the controller itself.
      rule If SwiftUI presented the controller, reset its binding, or call `dismiss` from the environment.
      trap If UIKit dismisses it, the binding can get out of sync. If it's pushed or inline, nothing closes, or the
        wrong thing does.
      example parent.isPresented = false
      see coordinator-dismissal
    member navigationController of UIViewController
      only bridges
      code var navigationController: UINavigationController? { get }
      page uikit/uiviewcontroller/navigationcontroller
      what The nearest navigation controller around this controller; nil if there's none.
      rule Inside a `NavigationStack`, don't rely on it: change the path of the stack, and use `.toolbar` for the bar.
      trap A wrapped controller has no parent in the make method, so it's nil there.
      example navigationController?.pushViewController(UIHostingController(rootView: Detail()), animated: true)
    member prefersLargeTitles of UINavigationBar
      only bridges
      code var prefersLargeTitles: Bool { get set }
      page uikit/uinavigationbar/preferslargetitles
      what Whether the bar shows large titles. Each controller decides with `navigationItem.largeTitleDisplayMode`.
      rule A hosted root view decides with `.navigationBarTitleDisplayMode`, since iOS 14.
      trap The bar of a `NavigationStack` belongs to SwiftUI: use the modifier there.
      example navigationController.navigationBar.prefersLargeTitles = true
    """
}
