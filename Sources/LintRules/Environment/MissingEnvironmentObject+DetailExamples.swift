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
  // Globals that contain each other.
  .accepted(
    """
    import SwiftUI

    @MainActor let first: AnyView = AnyView(second)
    @MainActor let second: AnyView = AnyView(first)
    final class TourController: UIViewController {
      func showTour() { present(UIHostingController(rootView: first), animated: true) }
    }
    """),
  // Pages that link to each other, and a view that receives the object only at one of two places.
  .flagged(
    """
    import SwiftUI

    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartBadge: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text("\\(cart.items.count)") }
    }
    struct ShopPage: View {
      let cart: Cart
      var body: some View {
        NavigationLink("Cart") { CartPage(cart: cart) }
        CartBadge().environmentObject(cart)
        CartBadge()
      }
    }
    struct CartPage: View {
      let cart: Cart
      var body: some View {
        NavigationLink("Shop") { ShopPage(cart: cart) }
        CartBadge().environmentObject(cart)
      }
    }
    final class ShopController: UIViewController {
      private let cart = Cart()
      func showShop() {
        present(UIHostingController(rootView: ⟦CartPage(cart: cart)⟧), animated: true)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class Cart: ObservableObject { @Published var items: [String] = [] }
      struct CartBadge: View {
        @EnvironmentObject private var cart: Cart
        var body: some View { Text("\\(cart.items.count)") }
      }
      struct ShopPage: View {
        let cart: Cart
        var body: some View {
          NavigationLink("Cart") { CartPage(cart: cart) }
          CartBadge().environmentObject(cart)
          CartBadge()
        }
      }
      struct CartPage: View {
        let cart: Cart
        var body: some View {
          NavigationLink("Shop") { ShopPage(cart: cart) }
          CartBadge().environmentObject(cart)
        }
      }
      final class ShopController: UIViewController {
        private let cart = Cart()
        func showShop() {
          present(UIHostingController(rootView: CartPage(cart: cart).environmentObject(cart)), animated: true)
        }
      }
      """),
  // A representable that presents the view itself, below a view that may have the object.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class Library: ObservableObject { @Published var titles: [String] = [] }
    struct TitleList: View {
      @EnvironmentObject var library: Library
      var body: some View { Text("\\(library.titles.count) titles") }
    }
    struct Reader: UIViewControllerRepresentable {
      let showsTitles: Bool
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        if showsTitles, pages.presentedViewController == nil {
          pages.present(UIHostingController(rootView: TitleList()), animated: true)
        }
      }
    }
    """),
  // A view that links to itself and passes only one of two objects on.
  .flagged(
    """
    import SwiftUI

    final class FolderController: UIViewController {
      func showFolder() {
        present(UIHostingController(rootView: ⟦FolderPage(depth: 0)⟧), animated: true)
      }
    }
    struct FolderPage: View {
      @EnvironmentObject var store: FolderStore
      @EnvironmentObject var history: FolderHistory
      let depth: Int
      var body: some View {
        NavigationLink(history.title, destination: FolderPage(depth: depth + 1).environmentObject(store))
      }
    }
    final class FolderStore: ObservableObject {}
    final class FolderHistory: ObservableObject { @Published var title = "" }
    """),
]
