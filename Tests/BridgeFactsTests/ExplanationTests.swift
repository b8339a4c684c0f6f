import Testing

@testable import BridgeFacts

@Suite struct ExplanationTests {
  @Test func everyTopicOfEveryFamilyIsExplained() {
    for family in Family.all {
      for topic in Topic.all(of: family) {
        let explanation = Explanation(of: topic, in: family)
        #expect(explanation != nil, "\(family.name): \(topic)")
        let texts = [explanation?.summary, explanation?.calls, explanation?.trap].compactMap { $0 }
        for text in texts + (explanation?.advice ?? []) {
          #expect(!text.contains("{") && !text.contains("``"), "\(family.name), \(topic): \(text)")
          #expect(text.hasSuffix(".") && !text.contains("  "), "\(text)")
        }
        for line in explanation?.example ?? [] {
          #expect(line.replacing(/{(type|name|subject)}/, with: "").firstMatch(of: /{[a-z]/) == nil, "\(line)")
        }
      }
    }
  }

  @Test func namesInBracesAreReplacedAndOtherBracesStay() {
    let values = ["type": "UILabel", "name": "Label {type}"]
    #expect("{name}: {type}{type}".filled(with: values) == "Label {type}: UILabelUILabel")
    #expect("{ {type} { {other} {é}}".filled(with: values) == "{ UILabel { {other} {é}}")
  }

  @Test func everyRowIsParsed() {
    let entries = TableText.entries(of: Explanation.table)
    #expect(Set(entries.map(\.head)).count == entries.count)
    let keys = Set(
      Family.all.flatMap { family in
        Topic.all(of: family).flatMap { [$0.key, "\($0.key)/\(family.kind.rawValue)"] }
      })
    for entry in entries {
      #expect(keys.contains(entry.head), "\(entry.head)")
      for detail in entry.details { #expect(Explanation.Line(detail, names: [:]) != nil, "\(detail)") }
    }
  }

  @Test func familiesExplainOnlyTheirOwnTopics() throws {
    let watch = try #require(Family.named("WKInterfaceObjectRepresentable"))
    #expect(Explanation(of: .contextMember(.animate), in: watch) == nil)
    #expect(Explanation(of: .method(.sizeThatFits), in: watch) == nil)
  }

  /// A recognizer has no parent to refresh, and its context has no environment and no transaction.
  @Test func gesturesHaveTheirOwnCoordinatorAndContext() throws {
    let gesture = try #require(Family.named("UIGestureRecognizerRepresentable"))
    let coordinator = try #require(Explanation(of: .coordinator, in: gesture))
    #expect(coordinator.summary.contains("recognizer's delegate"))
    #expect(coordinator.example.contains { $0.contains("init(converter: CoordinateSpaceConverter)") })
    let context = try #require(Explanation(of: .context, in: gesture))
    #expect(context.summary.contains("converter") && !context.summary.contains("transaction"))
  }
}
