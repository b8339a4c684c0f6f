import LintEngine
import LintRules
import TestSupport
import Testing

@Suite struct DynamicPropertyInClassTests {
  @Test func stateThatNoCodeOfTheClassChangesIsNoted() {
    expectDiagnostics(
      .dynamicPropertyInClass,
      in: """
        import SwiftUI

        final class Row {
          @State var title: String
        //^^^^^^ information: '@State' has no storage in the class 'Row', so 'title' keeps its first value
          @State private var isOpen = false
        //^^^^^^ warning: '@State' has no storage in the class 'Row', so 'isOpen' never follows anything
          @State private var count = 0
        //^^^^^^ warning: '@State' has no storage in the class 'Row', so 'count' never follows anything
          init(title: String) { self.title = title }
          func open() { isOpen.toggle() }
          func counter() -> Stepper { Stepper("Rows", value: $count) }
        }
        """)
  }

  @Test func whatTheTypeAroundChangesIsLost() {
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
          //^^^^^^ warning: '@State' has no storage in the class 'Coordinator', so 'isReady' never follows anything
          }
        }
        """)
  }

  /// Views have queries of their own, which may have the same name.
  @Test func aQueryWhoseRowsNoViewReadsIsNoted() {
    for (read, severity, message) in [
      ("Text(rows[0].title)", "information", "and no code uses 'rows'"),
      ("Text(library.rows[0].title)", "warning", "so 'rows' never follows anything"),
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

  @Test func whatNobodyUsesIsNoted() {
    expectDiagnostics(
      .dynamicPropertyInClass,
      in: """
        import SwiftUI

        final class LinkModel: ObservableObject {
          @Environment(\\.dismiss) private var dismiss
        //^^^^^^^^^^^^^^^^^^^^^^^ information: '@Environment' has no storage in the class 'LinkModel', and no code uses \
        'dismiss'
          @Environment(\\.colorScheme) private var scheme
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: '@Environment' has no storage in the class 'LinkModel', so 'scheme' never \
        follows anything
          @Environment(\\.locale) var locale
        //^^^^^^^^^^^^^^^^^^^^^^ warning: '@Environment' has no storage in the class 'LinkModel', so 'locale' never \
        follows anything
          func add(_ link: URL, dismiss: DismissAction) { dismiss() }
          var isDark: Bool { scheme == .dark }
        }
        """)
  }
}
