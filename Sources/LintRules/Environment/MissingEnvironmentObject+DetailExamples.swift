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
    """)
]
