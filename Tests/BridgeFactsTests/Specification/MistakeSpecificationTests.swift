import Testing

@testable import BridgeFacts

/// API that people mistake for another one, and checks that they forget.
@Suite struct MistakeSpecificationTests {
  /// A mistake is a member of a class, and then a label or value if that is wrong.
  @Test func mistakenAPIsHaveARightName() {
    for (mistake, right) in lists(
      """
      label UIHostingController init ignoreSafeArea: safeAreaRegions = []
      label UIView animate with: _
      label UIViewController setContentScrollView forEdge: for
      property EKEventEditViewController delegate: editViewDelegate
      property GKGameCenterViewController delegate: gameCenterDelegate
      property MFMailComposeViewController delegate: mailComposeDelegate
      property MFMessageComposeViewController delegate: messageComposeDelegate
      receiver UINavigationBar setContentScrollView: UIViewController.setContentScrollView(_:for:)
      value UIHostingConfiguration background quaternarySystemFill: Color(uiColor: .quaternarySystemFill)
      value UIHostingController sizingOptions intrinsic: intrinsicContentSize
      """, separator: "\n")
    {
      let words = names(mistake)
      let wrong = words.count > 3 ? words[3] : nil
      let known = MistakenAPI.named(words[2]).first {
        "\($0.kind)" == words[0] && $0.className == words[1] && $0.wrong == wrong
      }
      #expect(known.map { [$0.right] } == right, "\(mistake) isn't reported")
    }
    // These aren't names that a fix can insert.
    let ideas = MistakenAPI.all.filter { !$0.isOneToOne }.map(\.className)
    #expect(ideas == ["UIHostingController", "UINavigationBar"])
  }

  /// Without the check, the initializer returns nil on a device that can't send messages, and the app crashes.
  @Test func composersNeedACheck() {
    for (className, texts) in lists(
      """
      MFMailComposeViewController: canSendMail | send mail
      MFMessageComposeViewController: canSendText | send messages
      """, separator: " | ")
    {
      let check = AvailabilityCheck.all.first { $0.className == className }
      #expect(check.map { [$0.function, $0.ability] } == texts, "\(className) isn't checked")
    }
  }

  /// If one of them always returns false, the user can't type, so that assigning the text interrupts nothing.
  @Test func methodsDecideWhetherTheUserMayType() {
    for method in names(
      """
      control(_:textShouldBeginEditing:) searchBarShouldBeginEditing(_:)
      textField(_:shouldChangeCharactersIn:replacementString:) textFieldShouldBeginEditing(_:)
      textShouldBeginEditing(_:) textView(_:shouldChangeTextIn:replacementString:)
      textView(_:shouldChangeTextIn:replacementText:) textViewShouldBeginEditing(_:)
      """)
    {
      #expect(EditableValue.asksWhetherToType(method), "\(method) doesn't stop typing")
    }
    for method in names("textFieldShouldReturn(_:) textFieldShouldEndEditing(_:) textViewDidChange(_:)") {
      #expect(!EditableValue.asksWhetherToType(method), "\(method) stops typing")
    }
  }

  /// A search bar passes its new text as the second parameter. The first one is the search bar.
  @Test func methodsReceiveTheNewValue() {
    let method = "searchBar(_:textDidChange:)"
    #expect(EditableValue.property(givenTo: method, asParameter: 1) == "text")
    #expect(EditableValue.property(givenTo: method, asParameter: 0) == nil)
  }
}
