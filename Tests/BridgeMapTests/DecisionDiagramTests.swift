import BridgeFacts
import BridgeMap
import BridgeModel
import Testing

@Suite struct DecisionDiagramTests {
  @Test func text() {
    #expect(
      DecisionFormat.text.render(diagram("iOS 16")) == """
        Which bridge between SwiftUI and UIKit?
        Marked for iOS 16
        ✓ available on the deployment target   ✗ requires a newer system   · only for earlier systems

        What do you have?
        ├─ A view
        │  Is it old?
        │  ├─ Yes
        │  │  → What is your deployment target?
        │  ├─ No
        │  │  ✓ ViewMaker · uibridge new view
        │  ├─ If it moves
        │  │  ✗ follow it · since iOS 18
        │  │  ✓ earlier: stay
        │  └─ If it waits
        │       wait, too
        ├─ A screen
        │  What is your deployment target?
        │  ├─ iOS 17 or later
        │  │  ✗ NewScreen · since iOS 17
        │  └─ Earlier
        │     ✓ OldScreen
        └─ A cell
           ✓ CellMaker · since iOS 16 · uibridge new cell
           · earlier: HostMaker

        """)
  }

  @Test func mermaid() {
    #expect(
      DecisionFormat.mermaid.render(diagram("iOS 15")) == """
        flowchart LR
          accTitle: Which bridge between SwiftUI and UIKit? Marked for iOS 15
          q0{{"What do you have?"}}
          q0 -- "A view" --> q1
          q0 -- "A screen" --> q2
          q0 -- "A cell" --> b0["✗ CellMaker<br>since iOS 16"]:::warning
          b0 -. "on earlier systems" .-> b1["✓ HostMaker<br>uibridge new child"]:::sound
          q1{{"Is it old?"}}
          q1 -- "Yes" --> q2
          q1 -- "No" --> b2["✓ ViewMaker<br>uibridge new view"]:::sound
          q1 -. "If it moves" .-> b3["✗ follow it<br>since iOS 18"]:::warning
          b3 -. "on earlier systems" .-> b4["✓ stay"]:::sound
          q1 -. "If it waits" .-> b5["wait, too"]
          q2{{"What is your deployment target?"}}
          q2 -- "iOS 17 or later" --> b6["✗ NewScreen<br>since iOS 17"]:::warning
          q2 -- "Earlier" --> b7["✓ OldScreen"]:::sound
          legend["Marked for iOS 15<br>✓ available on the deployment target<br>✗ requires a newer system<br>· only for earlier systems"]
          classDef sound stroke:#3a8f68,stroke-width:2px
          classDef hint stroke:#4d86c4,stroke-width:2px
          classDef information stroke:#4d86c4,stroke-width:2px,stroke-dasharray:2 2
          classDef warning stroke:#c98a1b,stroke-width:3px,stroke-dasharray:8 3
          classDef error stroke:#d9463b,stroke-width:4px,stroke-dasharray:3 3

        """)
  }

  /// A check mark, a cross, and a small circle, as many as the text above has.
  @Test func aPictureShowsTheMarks() {
    let picture = DecisionFormat.svg.render(diagram("iOS 16"))
    #expect(picture.contains(">Marked for iOS 16</text>"))
    // Each mark is also in the legend.
    #expect(picture.matches(of: /class="flow sound"/).count == 4 + 1)
    #expect(picture.matches(of: /class="flow warning"/).count == 2 + 1)
    #expect(picture.matches(of: /<circle/).count == 1 + 1)
    #expect(
      picture.contains("<title>A cell&#10;CellMaker, since iOS 16 · uibridge new cell&#10;earlier: HostMaker</title>"))
  }

  @Test func theTargetDecidesWhatIsAvailable() {
    func lines(_ targets: String...) -> String {
      DecisionFormat.text.render(DecisionDiagram(sample, targets: DeploymentTargets(versions(targets))))
    }
    // Only the first answer that the target allows is right.
    #expect(lines("iOS 17").contains("✓ NewScreen · since iOS 17\n"))
    #expect(lines("iOS 17").contains("· OldScreen\n"))
    // The command follows the target.
    #expect(lines("iOS 15").contains("✗ CellMaker · since iOS 16\n   ✓ earlier: HostMaker · uibridge new child\n"))
    // Each target has its own systems.
    #expect(lines("tvOS 15").contains("✗ CellMaker · since tvOS 16\n"))
    #expect(lines("iOS 16", "tvOS 15").contains("✗ CellMaker · since iOS 16, tvOS 16\n"))
    #expect(lines("tvOS 18").contains("  NewScreen · since iOS 17\n"))
    // AppKit's targets don't matter, because the recommendations are UIKit's.
    #expect(lines("macOS 14", "iOS 17").contains("Marked for iOS 17\n"))
    let unknown = lines("macOS 14")
    #expect(unknown == lines())
    #expect(unknown.contains("\nNot marked: no UIKit deployment target is known\n\nWhat do you have?\n"))
    #expect(
      unknown.contains(
        "     CellMaker · since iOS 16 · uibridge new cell\n     earlier: HostMaker · uibridge new child\n"))
    #expect(!unknown.contains { "✓✗".contains($0) })
  }

  /// One target of a project can be too old for a recommendation.
  @Test func theEarliestTargetCounts() {
    let range = DeploymentTargets([.iOS: SystemVersion(16)...SystemVersion(18)])
    let text = DecisionFormat.text.render(DecisionDiagram(sample, targets: range))
    #expect(text.contains("Marked for iOS 16–18\n"))
    #expect(text.contains("✗ NewScreen · since iOS 17\n"))
    #expect(text.contains("✗ follow it · since iOS 18\n"))
  }

  @Test(arguments: DecisionFormat.allCases, ["", "iOS 15", "iOS 17", "iOS 26"])
  func everyQuestionAndAnswerIsShown(_ format: DecisionFormat, _ target: String) {
    let targets = DeploymentTargets(versions([target]))
    let text = words(in: format.render(DecisionDiagram(targets: targets)), format)
    for decision in Decision.all {
      #expect(text.contains(decision.question))
      for choice in decision.choices {
        #expect(text.contains(choice.condition))
        if case .bridge(let bridge) = choice.outcome { expect(bridge, in: text) }
        if let kind = choice.kind, kind != "scene", kind != "trait" { #expect(text.contains("uibridge new \(kind)")) }
      }
      for addition in decision.additions {
        #expect(text.contains("If \(addition.condition)"))
        expect(addition.advice, in: text)
      }
    }
  }

  @Test(arguments: ["", "iOS 15", "iOS 17", "iOS 26"]) func linesFitInATerminal(_ target: String) {
    let diagram = DecisionDiagram(targets: DeploymentTargets(versions([target])))
    for line in DecisionFormat.text.render(diagram).split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " " && line.last != "·", "\(line)")
    }
  }

  /// Every node that an arrow leads to exists.
  @Test func theFlowchartIsComplete() {
    let chart = DecisionFormat.mermaid.render(DecisionDiagram(targets: DeploymentTargets(versions(["iOS 17"]))))
    let lines = chart.split(separator: "\n").dropFirst(2).filter { !$0.hasPrefix("  classDef ") }
    let node = #"[qb]\d+(?:\["[^"]+"\](?::::[a-z]+)?)?"#
    for line in lines where !line.hasPrefix("  legend[") {
      let isQuestion = line.wholeMatch(of: /\ \ q\d+\{\{"[^"]+"\}\}/) != nil
      let arrow = #"  [qb]\d+ (?:-- "[^"]+" -->|-\. "[^"]+" \.->) "# + node
      #expect(isQuestion || (try? Regex(arrow).wholeMatch(in: String(line))) != nil, "\(line)")
    }
    let questions = Set(chart.matches(of: /\n  (q\d+)\{/).map(\.1))
    #expect(questions.count == Decision.all.count)
    for target in chart.matches(of: /> (q\d+)\n/) { #expect(questions.contains(target.1)) }
  }

  /// Tables can't lead to an endless drawing.
  @Test(arguments: DecisionFormat.allCases) func questionsMayReferToEachOther(_ format: DecisionFormat) {
    let cycle = Decision.parse(
      """
      first
        ask First?
        choice On | go second
      second
        ask Second?
        choice Back | go first
        choice Here | go second
      """)
    let text = format.render(DecisionDiagram(cycle, targets: DeploymentTargets()))
    for word in ["First?", "Second?", "Back", "Here"] { #expect(text.contains(word)) }
    #expect(format.render(DecisionDiagram([], targets: DeploymentTargets())).contains("Which bridge"))
  }

  private func expect(_ advice: Decision.Recommendation, in text: String) {
    #expect(text.contains(advice.text))
    if let below = advice.below { #expect(text.contains(below)) }
  }

  private func diagram(_ target: String) -> DecisionDiagram {
    DecisionDiagram(sample, targets: DeploymentTargets(versions([target])))
  }
}

private let sample = Decision.parse(
  """
  start
    ask What do you have?
    choice A view | go view
    choice A screen | go screen
    choice A cell | take CellMaker | since iOS 16, tvOS 16 | else HostMaker | new cell | older child
  view
    ask Is it old?
    choice Yes | go screen
    choice No | take ViewMaker | new view
    if it moves | follow it | since iOS 18 | else stay
    if it waits | wait, too
  screen
    ask What is your deployment target?
    answered by target
    choice iOS 17 or later | take NewScreen | since iOS 17
    choice Earlier | take OldScreen
  """)

private func versions(_ targets: [String]) -> [Platform: SystemVersion] {
  Dictionary(uniqueKeysWithValues: targets.flatMap { systems(in: $0) }.map { ($0.platform, $0.version) })
}

/// The words of a diagram in their order, without lines, marks, and markup.
private func words(in text: String, _ format: DecisionFormat) -> String {
  let plain =
    switch format {
    case .text: text.filter { !"│├└─✓✗·→".contains($0) }
    case .mermaid: text
    case .svg:
      text.matches(of: /<text [^>]*>([^<]*)<\/text>/).map(\.1).joined(separator: " ")
        .filter { !"·→".contains($0) }
    }
  return plain.split { $0.isWhitespace }.joined(separator: " ")
}
