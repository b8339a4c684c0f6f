import BridgeModel
import EditorFeatures
import Testing
import TextModel
import TypeCheckSupport

@Suite struct FurtherCompletionTests {
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

  @Test func tellsMethodsWithTheSameNameApart() {
    let follower = "final class Follower: NSObject, MKMapViewDelegate {\n  @\n  didSel⟦⟧\n}"
    let added = "func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}"
    let found = found(MarkedSource(follower.replacing("@", with: added)))
    #expect(found.map(\.label) == ["mapView(_:didSelect:) for MKAnnotation"])
    #expect(found.map { $0.plainText.contains("didSelect annotation: any MKAnnotation") } == [true])
  }

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
