import BridgeModel
import Testing

/// Actions for the environment and for presentations, which end at the boundary between the frameworks.
@Suite struct BorderCrossingTests {
  private let pass = "Pass cart to the initializer of CartScreen"
  private let view = """
    import SwiftUI

    struct CartScreen: View {
      let title: String
      @EnvironmentObject private var ⟦⟧cart: Cart // all of it
      var body: some View { Text(title) }
    }

    """

  @Test func anObjectIsPassedWhereverTheViewIsCreated() {
    let cart = "final class Cart: ObservableObject {}\n"
    let screen = """
      final class Shop: UIViewController {
        let cart = Cart()
        func show() { present(UIHostingController(rootView: CartScreen(title: "")), animated: true) }
        func later() { run { self.push(UIHostingController(rootView: CartScreen(title: ""))) } }
      }
      struct Outer: View {
        let model: Cart
        var body: some View { CartScreen(title: "").environmentObject(model) }
      }
      """
    let source = MarkedSource(view)
    let action = source.actions(with: [cart, screen]).first { $0.title == pass }
    #expect(
      source.file.document.text.applying(action?.edits ?? []).string == """
        import SwiftUI

        struct CartScreen: View {
          let title: String
          @ObservedObject var cart: Cart // all of it
          var body: some View { Text(title) }
        }

        """)
    #expect(
      MarkedSource(screen).file.document.text.applying(action?.editsElsewhere["Other1.swift"] ?? []).string == """
        final class Shop: UIViewController {
          let cart = Cart()
          func show() { present(UIHostingController(rootView: CartScreen(title: "", cart: cart)), animated: true) }
          func later() { run { self.push(UIHostingController(rootView: CartScreen(title: "", cart: self.cart))) } }
        }
        struct Outer: View {
          let model: Cart
          var body: some View { CartScreen(title: "", cart: model).environmentObject(model) }
        }
        """)
  }

  @Test(arguments: [
    (
      "the value to pass to 'CartScreen(title: \"\")' in Shop is unclear",
      "class Shop { func show() { push(UIHostingController(rootView: CartScreen(title: \"\"))) } }"
    ),
    (
      "'Cart()' would be created twice",
      "class Shop { func show() { push(UIHostingController(rootView: CartScreen(title: \"\").environmentObject(Cart()))) } }"
    ),
    (
      "the value to pass to 'CartScreen(title: \"\")' in Shop is unclear",
      "class Shop { let cart: Cart; let host = UIHostingController(rootView: CartScreen(title: \"\")) }"
    ),
  ])
  func objectsThatCannotBePassedAreExplained(reason: String, site: String) {
    #expect(MarkedSource(view).disabledReasons(with: ["final class Cart {}", site])[pass] == reason)
  }

  @Test func viewsThatAreNotHostedKeepTheirEnvironment() {
    expectNoAction(pass, on: view, with: ["struct Outer: View { var body: some View { CartScreen(title: \"\") } }"])
  }

  @Test func systemEnvironmentValuesReachHostedViews() {
    let view =
      "struct Page: View {\n  @Environment(\\.colorScheme) private var ⟦⟧scheme: ColorScheme\n  var body: some View { Text(\"\") }\n}"
    let host = "let host = UIHostingController(rootView: Page())"
    let title = "Pass scheme to the initializer of Page"
    #expect(!MarkedSource(view).actions(with: [host]).contains { $0.title == title })
    #expect(MarkedSource(view).disabledReasons(with: [host])[title] == nil)
  }

  // MARK: Presentations

  private let sheet = "Replace the presentation with .sheet"

  private func presenter(_ statement: String, isPresented: String = "@Binding var isPresented: Bool") -> String {
    """
    struct Presenter: UIViewControllerRepresentable {
      \(isPresented)
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.title = title
        ⟦⟧\(statement)
      }
    }
    """
  }

  @Test func presentationsCanMoveToSwiftUI() {
    let source = MarkedSource(
      presenter(
        "if isPresented {\n  // The card.\n  controller.present(UIHostingController(rootView: Card(title)), animated: true)\n}"
      ))
    let user =
      "struct User: View {\n  var body: some View { Text(\"\").background(Presenter(isPresented: $a, title: b)) }\n}"
    let action = source.actions(with: [user]).first { $0.title == sheet }
    #expect(
      source.file.document.text.applying(action?.edits ?? []).string == """
        struct Presenter: UIViewControllerRepresentable {
          @Binding var isPresented: Bool
          let title: String
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            controller.title = title
          }
        }

        extension Presenter {
          /// Presents a sheet while `isPresented` is true.
          func presentingSheet() -> some View {
            sheet(isPresented: $isPresented) {
              // The card.
              Card(title)
            }
          }
        }
        """)
    #expect(
      MarkedSource(user).file.document.text.applying(action?.editsElsewhere["Other0.swift"] ?? []).string
        == user.replacing(
          "title: b)", with: "title: b).presentingSheet()"))
  }

  @Test(arguments: [
    ("controller.present(UIAlertController(), animated: true)", "use .alert to present an alert in SwiftUI"),
    (
      "controller.present(UIViewController(), animated: true) { print(1) }",
      "the presentation has a completion handler"
    ),
    (
      "let page = UIViewController(); page.title = title; controller.present(page, animated: true)",
      "the presented controller uses 'title'"
    ),
    ("controller.present(page(), animated: true)", "the presented controller is unknown"),
  ])
  func presentationsWithoutASheetEquivalentAreExplained(statements: String, reason: String) {
    #expect(MarkedSource(presenter("if isPresented { \(statements) }")).disabledReasons[sheet] == reason)
  }

  @Test func aSheetNeedsABinding() {
    let source = presenter(
      "if isPresented { controller.present(UIViewController(), animated: true) }", isPresented: "var isPresented: Bool")
    #expect(
      MarkedSource(source).disabledReasons[sheet]
        == "'isPresented' isn't a binding, but a sheet sets it when it closes")
  }

  // MARK: The environment

  @Test func anEntryIsBridgedToATrait() {
    expectAction(
      "Bridge to a UIKit trait",
      on: """
        extension EnvironmentValues {
            /// How dense it is.
            @Entry var ⟦⟧density: Double? = nil // usual
            @Entry var other = 3
        }
        """,
      gives: """
        extension EnvironmentValues {
            /// How dense it is.
            var density: Double? {
                get { self[DensityKey.self] }
                set { self[DensityKey.self] = newValue }
            } // usual
            @Entry var other = 3
        }

        struct DensityKey: UITraitBridgedEnvironmentKey {
            static var defaultValue: Double? { nil }

            static func read(from traitCollection: UITraitCollection) -> Double? {
                traitCollection[DensityTrait.self]
            }

            static func write(to mutableTraits: inout any UIMutableTraits, value: Double?) {
                mutableTraits[DensityTrait.self] = value
            }
        }

        struct DensityTrait: UITraitDefinition {
            static var defaultValue: Double? { DensityKey.defaultValue }
        }

        extension UITraitCollection {
            var density: Double? { self[DensityTrait.self] }
        }

        extension UIMutableTraits {
            var density: Double? {
                get { self[DensityTrait.self] }
                set { self[DensityTrait.self] = newValue }
            }
        }
        """)
    let entry = MarkedSource("extension EnvironmentValues {\n  @Entry var ⟦⟧density = make()\n}")
    #expect(entry.disabledReasons["Bridge to a UIKit trait"] == "'density' has no type annotation")
  }
}
