import BridgeFacts
import EditorFeatures
import Testing

/// Checks that every topic has a hover and every stub has a completion, with the expected words.
@Suite struct TopicTests {
  @Test func everyTopicHasASample() {
    #expect(Set(entries(of: hoverTopics)).subtracting(hoverSamples.keys) == [])
  }

  @Test func samplesAreExplained() {
    for (topic, sample) in hoverSamples.sorted(by: { $0.key < $1.key }) {
      let marked = MarkedSource(sample.source)
      let (file, project) = marked.project()
      let found = hover(at: marked.selection.lowerBound, in: file, of: project)
      #expect(found?.markdown.contains(sample.words) == true, "\(topic): \(found?.markdown ?? "nothing")")
      #expect(found.map { !$0.plainText.contains("`") && !$0.plainText.contains("**") } ?? true, "\(topic)")
      let address = "https://developer.apple.com/documentation/"
      let lastLine = found?.markdown.split(separator: "\n").last ?? ""
      #expect(lastLine.contains("[Documentation](\(address)") && lastLine.hasSuffix(")"), "\(topic): \(lastLine)")
      #expect(found?.plainText.contains(address) ?? false, "\(topic)")
    }
  }

  @Test func everyStubHasASample() {
    #expect(Set(entries(of: completionStubs, withGroup: true)).subtracting(completionSamples.keys) == [])
  }

  @Test func stubsAreWritten() {
    for (stub, sample) in completionSamples.sorted(by: { $0.key < $1.key }) {
      let marked = MarkedSource(sample.source)
      let (file, project) = marked.project()
      let found = completions(at: marked.selection.lowerBound, in: file, of: project)
      let completion = found.first { $0.label == sample.label }
      #expect(completion?.plainText.contains(sample.text) == true, "\(stub): \(found.map(\.plainText))")
    }
  }

  @Test func delegatesAreCompleted() throws {
    for name in completedDelegates.split(whereSeparator: \.isWhitespace).map(String.init) {
      let fact = try #require(DelegateProtocol.named(name), "\(name)")
      let facts = [fact] + fact.ancestors.compactMap(DelegateProtocol.named)
      let methods = facts.flatMap { $0.requiredMethods + $0.commonMethods }.map(DelegateProtocol.fullName)
      #expect(!methods.isEmpty, "\(name)")
      let marked = MarkedSource("final class Follower: NSObject, \(name) {\n  func ⟦⟧\n}")
      let (file, project) = marked.project()
      let labels = completions(at: marked.selection.lowerBound, in: file, of: project).map(\.label)
      #expect(Set(labels) == Set(methods), "\(name): \(labels)")
    }
  }
}
