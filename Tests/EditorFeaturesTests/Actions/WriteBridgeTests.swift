import BridgeModel
import EditorFeatures
import SwiftScan
import Testing
import TextModel

/// Actions that write a whole bridge in an empty file and next to a view.
@Suite struct WriteBridgeTests {
  @Test func anEmptyFileIsFilledByItsName() {
    let (titles, text) = written("// Bars.\n\nimport SwiftUI\n", at: "App/SearchBar.swift")
    #expect(
      titles == [
        "Wrap UISearchBar for SwiftUI as SearchBar", "Wrap UIViewController for SwiftUI as SearchBar",
        "Wrap UIGestureRecognizer for SwiftUI as SearchBar", "Bridge a trait and an environment value as SearchBar",
      ])
    #expect(
      text?.hasPrefix("// Bars.\n\nimport SwiftUI\nimport UIKit\n\nstruct SearchBar: UIViewRepresentable {\n") == true)
    #expect(text?.hasSuffix("}\n") == true)
    #expect(written("", at: "App/SearchBar.swift").text?.hasPrefix("import SwiftUI\nimport UIKit\n\nstruct") == true)
  }

  @Test func aControllersFileShowsItsView() {
    let view = "struct ProfileView: View { var body: some View { Text(\"\") } }"
    let (titles, _) = written("", at: "ProfileController.swift", with: view)
    #expect(titles.contains("Show ProfileView as a screen with ProfileController"))
    let needy = "struct ProfileView: View { let name: String\n var body: some View { Text(name) } }"
    #expect(!written("", at: "ProfileController.swift", with: needy).titles.contains { $0.hasPrefix("Show") })
  }

  @Test(arguments: [
    ("let a = 1", "Bar.swift"), ("", "bar.swift"), ("", "Bar+Baz.swift"), ("", "untitled:1"),
    ("#Preview {}", "Bar.swift"),
  ])
  func otherFilesStayAsTheyAre(text: String, path: FilePath) {
    #expect(written(text, at: path).titles == [])
  }

  @Test func aViewIsShownAsAScreen() {
    expectAction(
      "Show CardView as a screen with CardController",
      on: """
        import SwiftUI

        struct ⟦⟧CardView: View {
          @State private var isOpen = false
          var body: some View { Text("") }
        }
        """,
      gives: """
        import SwiftUI
        import UIKit

        struct CardView: View {
          @State private var isOpen = false
          var body: some View { Text("") }
        }

        /// `CardView` as a screen, to push or present:
        /// `navigationController?.pushViewController(CardController(), animated: true)`.
        final class CardController: UIHostingController<CardView> {
          init() {
            super.init(rootView: CardView())
          }

          required init?(coder: NSCoder) {
            super.init(coder: coder, rootView: CardView())
          }
        }
        """)
  }

  /// The new controller doesn't put objects into the environment.
  @Test(arguments: [
    "@EnvironmentObject var cart: Cart", "@Environment(Cart.self) var cart", "let cart: Cart",
    "@Binding var count: Int?",
  ])
  func aViewWithDependenciesIsNotShownAsAScreen(property: String) {
    let view = "struct ⟦⟧Card: View {\n  \(property)\n  var body: some View { Text(\"\") }\n}"
    expectNoAction("Show Card as a screen with CardController", on: view)
    let plain = view.replacing(property, with: "@Environment(\\.dismiss) var dismiss")
    #expect(MarkedSource(plain).applying("Show Card as a screen with CardController") != nil)
  }

  @Test func aRecognizerIsWrappedForEarlierSystems() {
    let source = MarkedSource("import UIKit\n\nprivate final class ⟦⟧Pull: UIPanGestureRecognizer {}\n")
    let text = source.applying("Wrap Pull for SwiftUI", from: SystemVersion(16))
    #expect(
      text?.contains("private struct PullRepresentable: UIViewRepresentable {") == true, "\(text ?? "not offered")")
    #expect(text?.contains("let recognizer = Pull(") == true)
    let own = MarkedSource(
      "final class ⟦⟧Pull: UIPanGestureRecognizer {\n  init(limit: Int) { super.init(target: nil, action: nil) }\n}\n")
    #expect(own.disabledReasons(from: SystemVersion(16))["Wrap Pull for SwiftUI"]?.contains("requires iOS 18") == true)
  }

  /// The offered titles, and the text after the first action.
  private func written(_ text: String, at path: FilePath, with other: String = "") -> (
    titles: [String], text: String?
  ) {
    let file = SourceFile(path: path, document: Document(SourceText(text)))
    let project = ProjectModel([file, SourceFile(path: "Other.swift", document: Document(SourceText(other)))])
    let actions = codeActions(in: text.utf8.count..<text.utf8.count, of: file, project: project, diagnostics: [])
    return (actions.map(\.title), actions.first.map { SourceText(text).applying($0.edits).string })
  }
}
