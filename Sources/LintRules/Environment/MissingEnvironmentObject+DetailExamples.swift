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
  // A window that a coordinator opens starts a new hierarchy, also if its controller is nested in the representable.
  .flagged(
    """
    import SwiftUI

    final class Theme: ObservableObject { @Published var name = "Light" }
    struct TourPage: View {
      @EnvironmentObject private var theme: Theme
      var body: some View { Text(theme.name) }
    }
    struct TourButton: UIViewRepresentable {
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.start), for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        private let window = UIWindow()
        @objc func start() {
          window.rootViewController = TourController()
          window.isHidden = false
        }
      }
      final class TourController: UIHostingController<TourPage> {
        init() { super.init(rootView: ⟦TourPage()⟧) }
        required init?(coder: NSCoder) { nil }
      }
    }
    """),
]
