import LintRules
import TestSupport
import Testing

@Suite struct IgnoredInputInUpdateTests {
  @Test func plainInputsAreInformationAndBindingsAreWarnings() {
    expectDiagnostics(
      .ignoredInputInUpdate,
      in: """
        struct Label: UIViewRepresentable {
          let title: String
          @Binding var count: Int
          func makeUIView(context: Context) -> LabelView { LabelView(title, count) }
          func updateUIView(_ label: LabelView, context: Context) {}
             //^^^^^^^^^^^^ warning: 'updateUIView' never applies 'count': only 'makeUIView' reads it, so later values never reach the view
             //^^^^^^^^^^^^ information: 'updateUIView' never applies 'title': only 'makeUIView' reads it, so later values never reach the view
        }
        """)
  }

  /// Changing such a property doesn't trigger an update.
  @Test func unpublishedPropertiesAreNotReported() {
    for (property, isMissed) in [("var page = 1", false), ("@Published var page = 1", true)] {
      let report =
        isMissed
        ? "'updateUIView' never applies 'model': only 'makeUIView' reads it, so later values never reach the view" : ""
      expectDiagnostics(
        .ignoredInputInUpdate,
        in: """
          @MainActor final class Model: ObservableObject { \(property) }
          struct Book: UIViewRepresentable {
            @EnvironmentObject var model: Model
            func makeUIView(context: Context) -> BookView { BookView(model.page) }
            func updateUIView(_ book: BookView, context: Context) {}
          \(isMissed ? "     //^^^^^^^^^^^^ warning: \(report)\n" : "")}
          """)
    }
  }

  @Test func updateInAnotherFileCounts() {
    expectDiagnostics(
      .ignoredInputInUpdate,
      in: """
        struct Label: UIViewRepresentable {
          let title: String
          func makeUIView(context: Context) -> LabelView { LabelView(title) }
        }
        // file: Label+Update.swift
        extension Label {
          func updateUIView(_ label: LabelView, context: Context) { rename(label) }
          private func rename(_ label: LabelView) { label.title = styled }
          private var styled: String { "\\(title)" }
        }
        """)
  }

  @Test func deviceSettingsAreInformation() {
    expectDiagnostics(
      .ignoredInputInUpdate,
      in: """
        struct Board: UIViewRepresentable {
          @Environment(\\.layoutDirection) private var direction
          func makeUIView(context: Context) -> BoardView { BoardView(isMirrored: direction == .rightToLeft) }
          func updateUIView(_ view: BoardView, context: Context) {}
             //^^^^^^^^^^^^ information: 'updateUIView' never applies 'direction': only 'makeUIView' reads it, so \
        later values never reach the view
        }
        """)
  }
}
