import LintEngine

/// The examples of `missing-environment-object` about screens that properties and other types prepare.
let missingEnvironmentObjectScreenExamples: [RuleExample] = [
  // Objects from modifiers, from an environment that is passed on, and from other modules.
  .accepted(
    """
    import LibraryKit
    import SwiftUI
    import UIKit

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    @Observable final class Reader { var name = "" }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    struct ReaderCard: View {
      @Environment(Reader.self) private var reader
      private var name: some View { Text(reader.name) }
      var body: some View { name }
    }
    struct LibraryModifier: ViewModifier {
      @StateObject private var catalog = Catalog()
      func body(content: Content) -> some View { content.environmentObject(catalog) }
    }
    extension Shelf {
      static var prepared: some View { Shelf().environmentObject(Catalog()) }
    }
    extension View {
      func task(filling catalog: Catalog) -> some View {
        environmentObject(catalog).task { catalog.titles = ["Emma"] }
      }
    }
    final class LibraryController: UIViewController {
      private let catalog = Catalog()
      private let reader = Reader()
      func showShelf() {
        present(UIHostingController(rootView: Shelf().modifier(LibraryModifier())), animated: true)
        present(UIHostingController(rootView: Shelf().task(filling: catalog)), animated: true)
        present(UIHostingController(rootView: Shelf().libraryStyle()), animated: true)
        present(UIHostingController(rootView: LibraryStack { Shelf() }), animated: true)
        present(LibraryHostingController(rootView: Shelf()), animated: true)
        present(UIHostingController(rootView: Shelf.prepared), animated: true)
      }
      func showReader(in environment: EnvironmentValues) {
        present(UIHostingController(rootView: ReaderCard().environment(reader)), animated: true)
        present(UIHostingController(rootView: ReaderCard().environment(\\.self, environment)), animated: true)
        let card = ReaderCard().transformEnvironment(\\.self) { $0[Reader.self] = Reader() }
        present(UIHostingController(rootView: card), animated: true)
      }
      func showReader<Value>(_ value: Value, for path: WritableKeyPath<EnvironmentValues, Value>) {
        present(UIHostingController(rootView: ReaderCard().environment(path, value)), animated: true)
      }
    }
    """),
  // Objects from superclasses and overridden properties, and views that are only shown on a condition.
  .accepted(
    """
    import LibraryKit
    import SwiftUI
    import UIKit

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    struct Home: View {
      var isSignedIn = false
      private var shelf: some View { Shelf() }
      var body: some View {
        if isSignedIn { shelf }
      }
    }
    class CatalogController<Content: View>: UIHostingController<AnyView> {
      init(rootView: Content) { super.init(rootView: AnyView(rootView.environmentObject(Catalog()))) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class ShelfController: CatalogController<Shelf> {
      init() { super.init(rootView: Shelf()) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class ReadingController: LibraryHostingController {
      init() { super.init(rootView: Shelf()) }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Screens {
      var shelf: AnyView { AnyView(Shelf()) }
    }
    final class LibraryScreens: Screens {
      override var shelf: AnyView { AnyView(super.shelf.environmentObject(Catalog())) }
    }
    @MainActor private var startScreen = AnyView(Shelf())
    final class MenuController: UIViewController {
      private let screens: Screens = LibraryScreens()
      override func viewDidLoad() {
        super.viewDidLoad()
        startScreen = AnyView(Shelf().environmentObject(Catalog()))
      }
      func show(isSignedIn: Bool) {
        present(UIHostingController(rootView: Home()), animated: true)
        present(ShelfController(), animated: true)
        present(ReadingController(), animated: true)
        present(UIHostingController(rootView: self.screens.shelf), animated: true)
        present(UIHostingController(rootView: startScreen), animated: true)
        var screen = AnyView(Shelf())
        if !isSignedIn { screen = AnyView(Text("Please sign in.")) }
        screen = AnyView(screen.environmentObject(Catalog()))
        present(UIHostingController(rootView: screen), animated: true)
        #if false
        present(UIHostingController(rootView: Shelf()), animated: true)
        #endif
      }
    }
    struct Library: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: PanelController())
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Shelf())
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // Screens in constants and properties, and modifiers that supply something else.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    @Observable final class Reader { var name = "" }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      private var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      var body: some View {
        if isWide { Text(catalog.titles.joined()) }
      }
    }
    struct Home: View {
      @ViewBuilder private var shelf: some View {
        Text("Library")
        Shelf()
      }
      var body: some View { shelf }
    }
    @MainActor let startScreen = Shelf()
    final class MenuController: UIViewController {
      private var screen: some View { Shelf().padding() }
      func showScreens(of reader: Reader) {
        let screen = Shelf()
        present(UIHostingController(rootView: ⟦screen⟧), animated: true)
        present(UIHostingController(rootView: ⟦startScreen⟧), animated: true)
        present(UIHostingController(rootView: ⟦self.screen⟧), animated: true)
        present(UIHostingController(rootView: ⟦Home()⟧), animated: true)
        present(UIHostingController(rootView: ⟦AnyView(Shelf())⟧), animated: true)
        present(UIHostingController(rootView: ⟦Shelf().environment(reader)⟧), animated: true)
        present(UIHostingController(rootView: ⟦Shelf().environment(\\.colorScheme, .dark)⟧), animated: true)
      }
    }
    """),
  // Views for the elements of a collection, and a controller inside a wrapped view, which may pass its environment on.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    struct Title: View {
      @EnvironmentObject var catalog: Catalog
      let name: String
      var body: some View { Text("\\(name) of \\(catalog.titles.count)") }
    }
    struct Titles: View {
      let names: [String]
      var body: some View { ForEach(names, id: \\.self, content: title) }
      private func title(_ name: String) -> some View { Title(name: name) }
    }
    struct Library: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> LibraryController { LibraryController() }
      func updateUIViewController(_ controller: LibraryController, context: Context) {}
    }
    final class LibraryController: UIViewController {
      func showTitle() { present(UIHostingController(rootView: Title(name: "Emma")), animated: true) }
    }
    final class MenuController: UIViewController {
      func showTitles() { present(UIHostingController(rootView: Titles(names: [])), animated: true) }
    }
    """),
  // A preview shows the controller without the object.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class Folders: ObservableObject { @Published var names: [String] = [] }
    struct FolderList: View {
      @EnvironmentObject private var folders: Folders
      var body: some View { Text(folders.names.joined()) }
    }
    struct FolderListPreviews: PreviewProvider {
      static var previews: some View {
        WindowPreview { window in
          window.rootViewController = UIHostingController(rootView: FolderList())
        }
      }
    }
    struct WindowPreview: UIViewRepresentable {
      let fill: (UIWindow) -> Void
      func makeUIView(context: Context) -> UIWindow {
        let window = UIWindow()
        fill(window)
        return window
      }
      func updateUIView(_ view: UIWindow, context: Context) {}
    }
    """),
  // A view that links to itself reads its object once.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class Folders: ObservableObject { @Published var names: [String] = [] }
    struct FolderList: View {
      @EnvironmentObject private var folders: Folders
      var body: some View {
        List {
          Text(folders.names.joined())
          NavigationLink("Subfolders") { FolderList() }
        }
      }
    }
    final class MenuController: UIViewController {
      func showFolders() { present(UIHostingController(rootView: ⟦FolderList()⟧), animated: true) }
    }
    """),
  // A property wrapper of the project with the name of Apple's, which finds the object itself.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    @MainActor @propertyWrapper struct EnvironmentObject<Object: AnyObject> {
      var wrappedValue: Object { Dependencies.shared.object() }
    }
    @MainActor final class Dependencies {
      static let shared = Dependencies()
      private var objects: [AnyObject] = [Catalog()]
      func object<Object: AnyObject>() -> Object { objects.lazy.compactMap { $0 as? Object }.first! }
    }
    struct Shelf: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    final class MenuController: UIViewController {
      func showShelf() { present(UIHostingController(rootView: Shelf()), animated: true) }
    }
    """),
  // Views whose properties have the same name.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class Catalog: ObservableObject { @Published var titles: [String] = [] }
    struct Badge: View {
      @EnvironmentObject private var catalog: Catalog
      var body: some View { Text(catalog.titles.joined()) }
    }
    struct Home: View {
      private var content: some View { VStack { Shelf() } }
      var body: some View { content }
    }
    struct Shelf: View {
      private var content: some View { Badge() }
      var body: some View { content }
    }
    final class MenuController: UIViewController {
      func showHome() { present(UIHostingController(rootView: ⟦Home()⟧), animated: true) }
    }
    """),
]
