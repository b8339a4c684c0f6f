import BridgeFacts
import Testing

@testable import BridgeTemplates

/// The text of declarations that depend on the family, the access level, the actor, or the length of a line.
@Suite struct DeclarationTextTests {
  @Test func onlyMethodsOfAnotherActorNeedPreconcurrency() {
    let table = [
      ("UITableViewDataSource", true, "UITableViewDataSource"),
      ("EKEventViewDelegate", true, "@preconcurrency EKEventViewDelegate"),
      ("EKEventViewDelegate", false, "EKEventViewDelegate"),
      // A class can leave out all its methods.
      ("AVCapturePhotoCaptureDelegate", true, "AVCapturePhotoCaptureDelegate"),
    ]
    for (name, isMainActor, expected) in table {
      #expect(conformance(to: name, ofMainActorClass: isMainActor) == expected)
    }
  }

  @Test func aProtocolOfTwoSlotsIsNamedOnce() {
    var other = DelegateSlot.usualSlots(of: "UITextField")[0]
    other.property = "listener"
    other.protocols.append("Other")
    let slots = DelegateSlot.usualSlots(of: "UITextField") + [other]
    let template = CoordinatorTemplate(parent: "FormView", slots: slots)
    #expect(template.protocols == ["UITextFieldDelegate", "Other"])
    #expect(template.declaration.contains("class Coordinator: NSObject, UITextFieldDelegate, Other {"))
  }

  @Test func longParametersOfSizeThatFitsGetTheirOwnLine() throws {
    let family = try #require(Family.named("UIViewRepresentable"))
    let fixed = "_ proposal: ProposedViewSize, uiView: , context: Context"
    for (count, isDivided) in [(84, false), (85, true)] {
      let name = String(repeating: "V", count: count - fixed.count)
      let head = RepresentableTemplate(family: family, represented: name).head(of: .sizeThatFits)
      let parameters = "_ proposal: ProposedViewSize, uiView: \(name), context: Context"
      #expect(head == "func sizeThatFits(\(isDivided ? "\n  \(parameters)\n" : parameters)) -> CGSize?")
    }
  }

  @Test func gesturesAreUpdatedIfTheyHaveSomethingToUpdate() throws {
    let family = try #require(Family.named("UIGestureRecognizerRepresentable"))
    var pan = RepresentableDeclaration(
      name: "Pan", methods: RepresentableTemplate(family: family, represented: "UIPanGestureRecognizer"),
      make: ["UIPanGestureRecognizer()"])
    #expect(!pan.text.contains("updateUIGestureRecognizer"))
    pan.update = ["recognizer.isEnabled = isOn"]
    #expect(
      pan.text.contains(
        """
          func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            recognizer.isEnabled = isOn
          }
        """))
  }

  @Test func theMethodThatPresentsIsAsVisibleAsTheRepresentable() {
    for (access, isHidden, expected) in [
      (AccessLevel.publicAccess, false, ["extension Editor {", "  public func presentingSheet() -> some View {"]),
      (.publicAccess, true, ["fileprivate extension Editor {", "  func presentingSheet() -> some View {"]),
      (.unmarked, true, ["fileprivate extension Editor {", "  func presentingSheet() -> some View {"]),
    ] {
      let template = PresentingTemplate(
        presenter: "Editor", condition: "isShown", access: access, isHidden: isHidden, content: .view(["Text()"]))
      let lines = template.declarations.split(separator: "\n").map(String.init)
      #expect([lines[0], lines[2]] == expected)
    }
  }
}
