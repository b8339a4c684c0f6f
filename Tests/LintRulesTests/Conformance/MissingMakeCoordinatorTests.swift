import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

@Suite struct MissingMakeCoordinatorTests {
  @Test func theMessageNamesTheMissingMethod() {
    expectDiagnostics(
      .missingMakeCoordinator,
      in: """
        struct Search: NSViewRepresentable {
          func makeNSView(context: Context) -> NSSearchField { NSSearchField() }
          func updateNSView(_ field: NSSearchField, context: Context) {
            field.delegate = context.coordinator
                           //^^^^^^^^^^^^^^^^^^^ error: 'context.coordinator' is 'Void' because 'Search' has no 'makeCoordinator()'
          }
        }
        """)
  }

  /// The arguments of the initializer are certain only if it has none, or if it accepts the representable.
  @Test func guessedArgumentsMakeTheFixUnsafe() {
    let cases: [(initializer: String, safety: Fix.Safety)] = [
      ("init() {}", .safe), ("init(_ search: Search) {}", .safe), ("init(text: Binding<String>) {}", .unsafe),
    ]
    for (initializer, safety) in cases {
      let diagnostics = Rule.missingMakeCoordinator.diagnostics(
        in: Document(
          SourceText(
            """
            struct Search: UIViewRepresentable {
              @Binding var text: String
              func makeUIView(context: Context) -> UISearchBar {
                let bar = UISearchBar()
                bar.delegate = context.coordinator
                return bar
              }
              func updateUIView(_ bar: UISearchBar, context: Context) {}
              final class Coordinator: NSObject, UISearchBarDelegate { \(initializer) }
            }
            """)), among: Rule.all)
      #expect(diagnostics.flatMap(\.fixes).map(\.safety) == [safety], "\(initializer)")
    }
  }

  /// A fix edits only the file of its diagnostic.
  @Test func makeInAnotherFilePreventsTheFix() {
    let files = [
      SourceFile(
        path: "Search+Update.swift",
        document: Document(
          SourceText(
            """
            extension Search {
              func updateUIView(_ bar: UISearchBar, context: Context) { bar.delegate = context.coordinator }
            }
            """))),
      SourceFile(
        path: "Search.swift",
        document: Document(
          SourceText(
            """
            struct Search: UIViewRepresentable {
              func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
              final class Coordinator: NSObject, UISearchBarDelegate {}
            }
            """))),
    ]
    let diagnostics = lint(files[0].path, in: ProjectModel(files), rules: [.missingMakeCoordinator])
    #expect(diagnostics.map(\.fixes) == [[]])
  }
}
