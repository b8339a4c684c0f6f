import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

@Suite struct StaleCoordinatorParentTests {
  @Test func theCoordinatorCanBeInAnotherFile() {
    expectDiagnostics(
      .staleCoordinatorParent,
      in: """
        struct Field: UIViewRepresentable {
          var limit: Int
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> FieldKeeper { FieldKeeper(field: self) }
        }
        // file: FieldKeeper.swift
        class FieldKeeper: NSObject {
          var field: Field?
            //^^^^^ information: 'field' is a copy of the first 'Field'; 'updateUIView' never refreshes it, so 'limit' goes stale
          init(field: Field) { self.field = field }
          func allows(_ text: String) -> Bool { text.count < field!.limit }
        }
        """)
  }

  @Test func membersThatUpdateCopiesAreFresh() {
    expectDiagnostics(
      .staleCoordinatorParent,
      in: """
        struct Field: UIViewRepresentable {
          var limit: Int
          var onEdit: () -> Void
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {
            context.coordinator.parent.limit = limit
          }
          class Coordinator {
            var parent: Field
              //^^^^^^ warning: 'parent' is a copy of the first 'Field'; 'updateUIView' never refreshes it, so 'onEdit' goes stale
            init(parent: Field) { self.parent = parent }
            func edit() { if parent.limit > 3 { parent.onEdit() } }
          }
        }
        """)
  }

  @Test func ambiguousTypesAreNotReported() {
    expectDiagnostics(
      .staleCoordinatorParent,
      in: """
        struct Field: UIViewRepresentable {
          var limit: Int
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        // file: Other.swift
        struct Field: UIViewRepresentable {
          var limit: Int
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { context.coordinator.parent = self }
        }
        // file: Coordinator.swift
        extension Field {
          class Coordinator {
            var parent: Field
            init(parent: Field) { self.parent = parent }
            func limit() -> Int { parent.limit }
          }
        }
        """)
  }

  @Test func objectsOfTheFirstValueMakeTheFixUnsafe() throws {
    let source = """
      struct Field: UIViewRepresentable {
        let label = UILabel()
        var limit: Int
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {}
        class Coordinator {
          var parent: Field
          init(parent: Field) { self.parent = parent }
          func edit() { parent.title.isHidden = parent.limit > 3 }
        }
      }
      """
    let titles = [
      ("let title: UILabel", Fix.Safety.unsafe), ("let title: UILabel = .init()", .unsafe),
      ("@Binding var title: T", .safe),
    ]
    for (title, safety) in titles {
      let document = Document(SourceText(source.replacing("let label = UILabel()", with: title)))
      let diagnostic = try #require(Rule.staleCoordinatorParent.diagnostics(in: document, among: Rule.all).first)
      #expect(diagnostic.fixes.map(\.safety) == [safety])
    }
  }

  @Test func aCopyThatReachesTheShownViewIsInformation() {
    expectDiagnostics(
      .staleCoordinatorParent,
      in: """
        struct Page: UIViewRepresentable {
          let url: URL
          let web: WKWebView
          func makeUIView(context: Context) -> WKWebView { web }
          func updateUIView(_ view: WKWebView, context: Context) { view.isOpaque = false }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject {
            var page: Page
              //^^^^ information: 'page' is a copy of the first 'Page'; 'updateUIView' never refreshes it, so 'url' goes stale
            init(_ page: Page) { self.page = page }
            func loadAgain() { page.web.load(URLRequest(url: page.url)) }
          }
        }
        """)
  }

  @Test func aSettingThatUpdateLeavesAloneIsInformation() {
    expectDiagnostics(
      .staleCoordinatorParent,
      in: """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          var maxLength = 20
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { if field.text != text { field.text = text } }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject {
            var owner: Field
              //^^^^^ information: 'owner' is a copy of the first 'Field'; 'updateUIView' never refreshes it, so 'maxLength' goes stale
            init(_ owner: Field) { self.owner = owner }
            func allows(_ text: String) -> Bool { text.count <= owner.maxLength }
          }
        }
        """)
  }
}
