import BridgeModel
import EditorFeatures
import Testing
import TextModel
import TypeCheckSupport

@Suite struct FurtherCompletionTests {
  @Test func offersMembersOfTheConverter() {
    let all = [
      "localLocation", "localTranslation", "localVelocity", "location(in:)", "translation(in:)", "velocity(in:)",
      "convert(globalPoint:to:)",
    ]
    func handle(_ statement: String) -> String {
      """
      struct A: UIGestureRecognizerRepresentable {
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter: converter) }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { \(statement) }
        final class Coordinator {
          let converter: CoordinateSpaceConverter
          func move() { # }
        }
      }
      """
    }
    expectCompletions(handle("context.converter.⟦⟧").replacing("#", with: ""), are: all)
    expectCompletions(handle("context.converter.local⟦⟧").replacing("#", with: ""), are: Array(all.prefix(3)))
    expectCompletions(handle("").replacing("#", with: "converter.⟦⟧"), are: all)
    expectCompletions(handle("other.converter.⟦⟧").replacing("#", with: ""), are: [])
    expectCompletions(handle("").replacing("#", with: "other.⟦⟧"), are: [])
    expectCompletions(
      "struct A: UIViewRepresentable {\n  func updateUIView(_ view: UIView, context: Context) { context.converter.⟦⟧ }\n}",
      are: [])
  }

  /// The less common methods of a delegate are offered once a part of their name is typed.
  @Test func offersAllMethodsOfDelegates() {
    let follower = "final class Follower: NSObject, UITextFieldDelegate {\n  @⟦⟧\n}"
    expectCompletions(follower.replacing("@", with: "textFieldDidC"), are: ["textFieldDidChangeSelection(_:)"])
    expectCompletions(
      follower.replacing("@", with: "func textFieldShould"),
      are: [
        "textFieldShouldReturn(_:)", "textFieldShouldBeginEditing(_:)", "textFieldShouldClear(_:)",
        "textFieldShouldEndEditing(_:)",
      ])
    let found = found(MarkedSource(follower.replacing("@", with: "textFieldShouldC")))
    #expect(
      found.map(\.plainText) == ["func textFieldShouldClear(_ textField: UITextField) -> Bool {\n    true\n  }"])
  }

  /// Two methods with the same name differ in the types of their parameters.
  @Test func tellsMethodsWithTheSameNameApart() {
    let follower = "final class Follower: NSObject, MKMapViewDelegate {\n  @\n  didSel⟦⟧\n}"
    let added = "func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}"
    let found = found(MarkedSource(follower.replacing("@", with: added)))
    #expect(found.map(\.label) == ["mapView(_:didSelect:) for MKAnnotation"])
    #expect(found.map { $0.plainText.contains("didSelect annotation: any MKAnnotation") } == [true])
  }

  @Test func offersAssociatedTypesThatNothingTellsYet() {
    expectCompletions("struct A: UIViewRepresentable {\n  typealias ⟦⟧\n}", are: ["typealias UIViewType"])
    expectCompletions("struct A: UIViewRepresentable {\n  UIViewT⟦⟧\n}", are: ["typealias UIViewType"])
    expectCompletions(
      "struct A: UIViewRepresentable {\n  func makeUIView(context: Context) -> UILabel { UILabel() }\n  typealias ⟦⟧\n}",
      are: [])
    expectCompletions(
      "final class ACoordinator {}\nstruct A: UIViewControllerRepresentable {\n  typealias ⟦⟧\n}",
      are: ["typealias UIViewControllerType", "typealias Coordinator"])
  }

  @Test func offersInsetsOnlyOfScrollViewsAndHosts() {
    let page =
      "import SwiftUI\nclass Page: UITableViewController {\n  let box = UIView()\n  override func viewDidLoad() {\n    @\n  }\n}"
    expectCompletions(page.replacing("@", with: "setCon⟦⟧"), are: ["setContentScrollView(tableView, for:)"])
    expectCompletions(page.replacing("@", with: "keyb⟦⟧"), are: [])
    expectCompletions(
      page.replacing("@", with: "setContentScrollView(tableView)\n    setCon⟦⟧"), are: [])
  }

  /// Both methods of a bridged key use the same trait.
  @Test func writesTheTraitThatTheOtherMethodReads() {
    let marked = MarkedSource(
      """
      struct RowTrait: UITraitDefinition { static let defaultValue: Int = 0 }
      struct ColumnTrait: UITraitDefinition { static let defaultValue: Int = 0 }
      struct RowKey: UITraitBridgedEnvironmentKey {
        static let defaultValue: Int = 0
        static func read(from traits: UITraitCollection) -> Int { traits[RowTrait.self] }
        ⟦⟧
      }
      """)
    let method = found(marked).first { $0.label == "write(to:value:)" }
    #expect(method?.plainText.contains("mutableTraits[RowTrait.self] = value") == true)
  }

  /// A method is as available as Apple's.
  @Test func marksDelegateMethodsThatAreNewerThanTheTarget() {
    for (target, attribute) in [15: "@available(iOS 16, *)\n  ", 16: ""] {
      let marked = MarkedSource("final class Follower: NSObject, UITextFieldDelegate {\n  func textField⟦⟧\n}")
      let (file, _) = marked.project()
      let targets = DeploymentTargets([.iOS: SystemVersion(target)])
      let project = ProjectModel([file], surroundings: [file.path: Surroundings(deploymentTargets: targets)])
      let found = completions(at: marked.selection.lowerBound, in: file, of: project)
      let method = found.first { $0.label == "textField(_:willPresentEditMenuWith:)" }
      #expect(
        method?.plainText == """
          \(attribute)func textField(
              _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {

            }
          """, "\(target)")
    }
  }
}
