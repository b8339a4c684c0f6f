import BridgeModel
import EditorFeatures
import Testing
import TextModel

@Suite struct MigrateToObservableTests {
  private let title = "Migrate Library to @Observable"
  private let library = """
    import Combine

    /// All books.
    final class ⟦⟧Library: NSObject, ObservableObject {
      @Published var books: [String] = []
      @Published
      private(set) var isLoading = false
      lazy var index = [String: Int]()
      let limit = 3
    }

    """

  @Test func theClassAndItsViewsChangeTogether() throws {
    let views = """
      import SwiftUI

      @main struct Books: App {
        @StateObject private var library = Library()
        var body: some Scene {
          WindowGroup { Shelf(library: library).environmentObject(library) }
        }
      }

      struct Shelf: View {
        @ObservedObject var library: Library
        var body: some View { Text(library.books.joined()) }
      }

      struct Editor: View {
        @ObservedObject private var library: Library
        var body: some View { List($library.books, id: \\.self) { $0 } }
      }

      struct Count: View {
        @EnvironmentObject var library: Library
        var body: some View { Text("\\(library.books.count)") }
      }
      """
    let source = MarkedSource(library)
    let action = try #require(source.actions(with: [views], from: SystemVersion(17)).first { $0.title == title })
    #expect(
      source.file.document.text.applying(action.edits).string == """
        import Combine
        import Observation

        /// All books.
        @Observable
        final class Library: NSObject {
          var books: [String] = []
          private(set) var isLoading = false
          @ObservationIgnored lazy var index = [String: Int]()
          let limit = 3
        }

        """)
    #expect(
      SourceText(views).applying(action.editsElsewhere["Other0.swift"] ?? []).string == """
        import SwiftUI

        @main struct Books: App {
          @State private var library = Library()
          var body: some Scene {
            WindowGroup { Shelf(library: library).environment(library) }
          }
        }

        struct Shelf: View {
          var library: Library
          var body: some View { Text(library.books.joined()) }
        }

        struct Editor: View {
          @Bindable private var library: Library
          var body: some View { List($library.books, id: \\.self) { $0 } }
        }

        struct Count: View {
          @Environment(Library.self) var library: Library
          var body: some View { Text("\\(library.books.count)") }
        }
        """)
  }

  @Test(arguments: [
    ("'model.$books' is observed with Combine", "func follow(_ model: Library) { model.$books.sink { _ in } }"),
    (
      "'model.objectWillChange' is observed with Combine",
      "func follow(_ model: Library) { model.objectWillChange.send() }"
    ),
    ("'Archive' inherits from it", "final class Archive: Library {}"),
    (
      "'library' of 'Count' creates bindings from the environment object",
      "struct Count: View { @EnvironmentObject var library: Library\n var body: some View { Field($library.books) } }"
    ),
    (
      "a member of 'Count' has the name of the class",
      "struct Count: View { @EnvironmentObject var Library: Library\n var body: some View { Text(\"\") } }"
    ),
    (
      "the property wrapper of 'library' of 'Count' is used directly",
      "struct Count: View { @StateObject var library: Library\n init() { _library = .init(wrappedValue: Library()) }\n var body: some View { Text(\"\") } }"
    ),
    (
      "the type of 'make()' in environmentObject is unknown",
      "let view = Text(\"\").environmentObject(make()) // Library"
    ),
    (
      "'Canvas' is a representable that observes it",
      """
      struct Canvas: UIViewRepresentable {
        @ObservedObject var library: Library
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = library.books.first }
      }
      """
    ),
  ])
  func whatCannotFollowIsSaid(reason: String, use: String) {
    #expect(
      MarkedSource(library).disabledReasons(with: ["import SwiftUI\n" + use], from: SystemVersion(17))[title] == reason)
  }

  @Test func requiresIOS17() {
    let source = MarkedSource(library)
    let reason = "@Observable requires a project with a deployment target of iOS 17 or later"
    #expect(source.disabledReasons(from: SystemVersion(16))[title] == reason)
    #expect(source.disabledReasons[title] == reason)
  }
}
