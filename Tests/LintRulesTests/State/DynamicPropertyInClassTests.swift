import LintEngine
import LintRules
import TestSupport
import Testing

@Suite struct DynamicPropertyInClassTests {
  @Test func stateThatTheClassNeverChangesIsAHint() {
    expectDiagnostics(
      .dynamicPropertyInClass,
      in: """
        import SwiftUI

        final class Row {
          @State var title: String
        //^^^^^^ hint: '@State' has no storage in the class 'Row', so 'title' keeps its first value
          @State private var isOpen = false
        //^^^^^^ warning: '@State' has no storage in the class 'Row', so 'isOpen' never updates
          @State private var count = 0
        //^^^^^^ warning: '@State' has no storage in the class 'Row', so 'count' never updates
          init(title: String) { self.title = title }
          func open() { isOpen.toggle() }
          func counter() -> Stepper { Stepper("Rows", value: $count) }
        }
        """)
  }

  @Test func changesByTheEnclosingTypeAreLost() {
    expectDiagnostics(
      .dynamicPropertyInClass,
      in: """
        import SwiftUI

        struct Scroll: UIViewRepresentable {
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ view: UIScrollView, context: Context) { context.coordinator.isReady = true }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            @State var isReady = false
          //^^^^^^ warning: '@State' has no storage in the class 'Coordinator', so 'isReady' never updates
          }
        }
        """)
  }

  /// Views can have their own queries with the same name.
  @Test func aQueryThatNoViewReadsIsAHint() {
    for (read, severity, message) in [
      ("Text(rows[0].title)", "hint", "and nothing uses 'rows'"),
      ("Text(library.rows[0].title)", "warning", "so 'rows' never updates"),
    ] {
      expectDiagnostics(
        .dynamicPropertyInClass,
        in: """
          import SwiftData
          import SwiftUI

          final class Library {
            @Query var rows: [Row]
          //^^^^^^ \(severity): '@Query' has no storage in the class 'Library', \(message)
          }
          // file: Shelf.swift
          struct Shelf: View {
            let library: Library
            @Query var rows: [Row]
            var body: some View { \(read) }
          }
          """)
    }
  }

  @Test func unusedPropertiesAreHints() {
    expectDiagnostics(
      .dynamicPropertyInClass,
      in: """
        import SwiftUI

        final class LinkModel: ObservableObject {
          @Environment(\\.dismiss) private var dismiss
        //^^^^^^^^^^^^^^^^^^^^^^^ hint: '@Environment' has no storage in the class 'LinkModel', and nothing uses 'dismiss'
          @Environment(\\.colorScheme) private var scheme
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: '@Environment' has no storage in the class 'LinkModel', so 'scheme' never updates
          @Environment(\\.locale) var locale
        //^^^^^^^^^^^^^^^^^^^^^^ warning: '@Environment' has no storage in the class 'LinkModel', so 'locale' never updates
          func add(_ link: URL, dismiss: DismissAction) { dismiss() }
          var isDark: Bool { scheme == .dark }
        }
        """)
  }
}
