import Testing

@testable import BridgeFacts

/// A row that doesn't parse is skipped: users see no part of it. Other tests find such rows in the tables.
@Suite struct SkippedRowTests {
  @Test func counterpartsHaveFourCells() {
    #expect(NativeCounterpart.parse("UILabel | Text | iOS 13 | - | more").isEmpty)
    #expect(NativeCounterpart.parse("UILabel | Text | iOS 13 | -").count == 1)
  }

  @Test func twinsHaveTwoClassesAndPairsOfProperties() {
    #expect(PlatformTwin.parse("UILabel: NSTextField: UIView").isEmpty)
    let table = """
      UILabel: NSTextField
        text: String: Int
        font: UIFont? = font = font
        isHidden: Bool
      """
    #expect(PlatformTwin.parse(table).flatMap(\.ownProperties).map(\.uiKit) == ["isHidden"])
  }

  @Test func methodsAreOptionalOrNewerThanAVersion() {
    let table = """
      ChartDelegate
        since iOS func chartDidLoad()
        until iOS 16 func chartDidFail()
        optional func chartDidMove()
        since iOS 16 func chartDidZoom()
      """
    let methods = FurtherDelegateMethod.parse(table)["ChartDelegate"] ?? []
    #expect(methods.map(\.name) == ["chartDidMove()", "chartDidZoom()"])
    #expect(methods.map(\.availability) == [nil, "iOS 16"])
  }

  @Test func choicesAndAdviceHaveAnOutcome() {
    let decisions = Decision.parse(
      """
      view
        ask Is there a view?
        choice Yes
        if it scrolls
      """)
    #expect(decisions.map(\.key) == ["view"])
    #expect(decisions.allSatisfy { $0.choices.isEmpty && $0.additions.isEmpty })
  }
}
