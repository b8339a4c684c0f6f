import LintEngine

/// The examples of `missing-environment-object` about further details.
let missingEnvironmentObjectDetailExamples: [RuleExample] = [
  // A subclass adds the object in its own version of the property.
  .accepted(
    """
    import SwiftUI

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    class MenuController: UIViewController {
      let catalog = Catalog()
      var shelf: AnyView { AnyView(Shelf()) }
      func showShelf() { present(UIHostingController(rootView: shelf), animated: true) }
    }
    final class ReaderMenuController: MenuController {
      override var shelf: AnyView { AnyView(super.shelf.environmentObject(catalog)) }
    }
    """),
  // Other classes override other properties, or one with the same name.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    class MenuController: UIViewController {
      var shelf: some View { Shelf() }
      var heading: String { "Menu" }
      func showShelf() { present(UIHostingController(rootView: ⟦shelf⟧), animated: true) }
    }
    final class ReaderController: MenuController {
      override var heading: String { "Reader (\\(shelf))" }
    }
    class FurnitureController: UIViewController {
      var shelf: String { "Shelf" }
    }
    final class KitchenController: FurnitureController {
      override var shelf: String { "Cupboard" }
    }
    """),
  // A property of another value makes the view.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    struct Screens { var shelf: some View { Shelf() } }
    final class MenuController: UIViewController {
      private let screens = Screens()
      func showShelf() { present(UIHostingController(rootView: ⟦self.screens.shelf⟧), animated: true) }
    }
    """),
  // A controller that another one presents with its own animator, which may put it anywhere.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartPage: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    final class ShopController: NSViewController {
      func showCart(with animator: any NSViewControllerPresentationAnimator) {
        present(NSHostingController(rootView: CartPage()), animator: animator)
      }
    }
    """),
]
