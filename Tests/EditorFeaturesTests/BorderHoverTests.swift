import EditorFeatures
import Testing

/// The names of hovers about the border, in code that isn't at the border or where they mean something else.
@Suite struct BorderHoverTests {
  @Test func layoutOfOtherViewsIsNotExplained() {
    for property in ["frame", "bounds", "center", "transform"] {
      expectNoHover("import UIKit\nfinal class Badge: UIView { func place() { subviews[0].⟦⟧\(property) = .init() } }")
      expectNoHover(wrapper("let badge = UIView(); badge.⟦⟧\(property) = .init(); view.addSubview(badge)"))
      expectNoHover(wrapper("context.coordinator.badge.⟦⟧\(property) = .init()"))
    }
    // A view's own layout is its own business, also if a representable wraps it.
    expectNoHover(
      "import SwiftUI\nfinal class Badge: UIView { override func layoutSubviews() { layer.frame = ⟦⟧bounds } }")
    expectNoHover(
      """
      struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ page: UIViewController, context: Context) { print(page.children[0].view.⟦⟧frame) }
      }
      """)
    expectNoHover("struct Custom: Layout { func sizeThatFits(proposal: ⟦⟧ProposedViewSize) -> CGSize { .zero } }")
    expectNoHover(
      "import UIKit\nfinal class Screen: UIViewController { func f() { UIView.⟦⟧animate(withDuration: 1) {} } }")
  }

  @Test func otherGesturesAreNotExplained() {
    expectNoHover("struct Board: View { var body: some View { Color.red.⟦⟧gesture(TapGesture()) } }")
    expectNoHover("struct Unit { var converter: Converter; func f() { print(converter.⟦⟧localLocation) } }")
    expectNoHover(
      "import UIKit\nfinal class Screen: UIViewController { @objc func f(_ tap: UITapGestureRecognizer) { print(tap.⟦⟧state) } }"
    )
    expectNoHover(wrapper("print(context.coordinator.model.⟦⟧state)"))
    let recognizer = "struct Pan: UIGestureRecognizerRepresentable { func f(_ r: UIPanGestureRecognizer) { r.⟦⟧"
    expectNoHover(recognizer + "location(in: nil) } }")
  }

  @Test func otherReadsAndWritesAreNotExplained() {
    expectNoHover("struct Store { static func ⟦⟧read(from url: URL) -> Int { 0 } }")
    expectNoHover(
      """
      struct ThemeKey: UITraitBridgedEnvironmentKey {
        static func ⟦⟧write(text: String) {}
      }
      """)
    expectNoHover("struct ThemeKey: ⟦⟧EnvironmentKey { static let defaultValue = 0 }")
    expectNoHover("extension ⟦⟧EnvironmentValues { var theme: Int { 0 } }")
  }

  @Test func modelsOfOtherViewsAreNotExplained() {
    let view = "\nstruct Page: View { @ObservedObject var model: Model; var body: some View { Color.red } }"
    expectNoHover("final class Model: ⟦⟧ObservableObject {}" + view)
    expectNoHover("final class Model: ObservableObject { @⟦⟧Published var title = \"\" }" + view)
    expectNoHover(
      "final class Model: ObservableObject { func f() { $title.⟦⟧sink { print($0) }.store(in: &bag) } }" + view)
    expectNoHover("final class Model { func f() { withObservationTracking { } ⟦⟧onChange: {} } }" + view)
    expectNoHover(wrapper("kitchen.⟦⟧sink { print(1) }"))
    expectNoHover(wrapper("Color.red.onChange(of: 1) { }; watch { } ⟦⟧onChange: { }"))
    expectNoHover("import UIKit\nfinal class Badge: UIView { override func ⟦⟧layoutSubviews() { print(tintColor) } }")
    // A method that doesn't read the model.
    expectNoHover(
      """
      @Observable final class Story {}
      final class Badge: UIView { let story: Story; override func ⟦⟧layoutSubviews() { print(tintColor) } }
      """)
  }

  @Test func modelsInOtherFilesAreExplained() {
    let marked = MarkedSource("final class Model: ObservableObject { @⟦⟧Published var title = \"\" }")
    let field = """
      struct Field: UIViewRepresentable {
        @ObservedObject var model: Model
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {}
      }
      """
    let screen = """
      import SwiftUI
      final class Screen: UIViewController { let model = Model(); let host = UIHostingController(rootView: Text("")) }
      """
    for (user, isExplained) in [
      (field, true), (screen, true), ("struct Page: View { var model: Model }", false),
      (field.replacing("@ObservedObject", with: "final class Model {}; @ObservedObject"), false),
    ] {
      let (file, project) = marked.project(with: [user])
      let found = hover(at: marked.selection.lowerBound, in: file, of: project)
      #expect((found != nil) == isExplained, "\(user)")
    }
  }

  @Test func presentationOutsideOfBridgesIsNotExplained() {
    let screen = { (statement: String) in
      "import UIKit\nfinal class Screen: UIViewController { func show(_ page: UIViewController) { \(statement) } }"
    }
    expectNoHover(screen("navigationController?.⟦⟧pushViewController(page, animated: true)"))
    expectNoHover(screen("⟦⟧present(page, animated: true)"))
    expectNoHover(screen("⟦⟧dismiss(animated: true)"))
    expectNoHover(screen("_ = ⟦⟧navigationController"))
    expectNoHover(screen("navigationController?.navigationBar.⟦⟧prefersLargeTitles = true"))
    // The action of the environment, and a local with the name of a property.
    expectNoHover(wrapper("parent.⟦⟧dismiss()"))
    expectNoHover(
      "import SwiftUI\nfinal class Screen: UIViewController { func f(navigationController: Int) { print(⟦⟧navigationController) } }"
    )
    expectNoHover(
      """
      import SwiftUI
      final class Screen: UIViewController, UINavigationControllerDelegate {
        func ⟦⟧navigationController(_ controller: UINavigationController, willShow page: UIViewController) {}
      }
      """)
    expectNoHover(
      "import UIKit\nfinal class Loader { func f(_ p: NSItemProvider) { p.⟦⟧loadObject(ofClass: UIImage.self) {} } }")
    expectNoHover("final class A { func picker(_ picker: Int, ⟦⟧didFinishPicking results: [Int]) {} }")
  }

  @Test func contentOutsideOfTheUpdateMethodIsNotExplained() {
    let source = { (make: String, update: String) in
      """
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { let view = WKWebView(); \(make); return view }
        func updateUIView(_ view: WKWebView, context: Context) { \(update) }
      }
      """
    }
    expectNoHover(source("view.⟦⟧load(URLRequest(url: url))", ""))
    expectNoHover(source("", "context.coordinator.cache.⟦⟧load(url)"))
    expectNoHover("import UIKit\nfinal class List: UITableViewController { func f() { tableView.⟦⟧reloadData() } }")
    expectNoHover("import MapKit\nfunc f(map: MKMapView) { map.⟦⟧showsUserLocation = true }")
    expectNoHover("import UIKit\nlet action = ⟦⟧UIAction { _ in }")
    expectNoHover("final class Place: NSObject, ⟦⟧CLLocationManagerDelegate {}")
    // A project's cells have helpers with the same name.
    expectNoHover(
      """
      import SwiftUI
      final class Screen: UIViewController {
        func f(_ list: List) { let cell = list.dequeueReusableCell(of: Cell.self); cell.⟦⟧contentConfiguration = nil }
      }
      """)
  }
}

/// A statement in the update method of a view's representable.
private func wrapper(_ statement: String) -> String {
  """
  struct Wrapper: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { \(statement) }
  }
  """
}
