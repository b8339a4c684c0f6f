import EditorChecks
import Testing

/// The compiler and our own rules accept the code that completions write, and each completion is offered only once.
/// `benchmarks insertions` checks all classes in all styles.
@Suite struct InsertionTests {
  @Test func representablesWrittenByCompletionsCompile() {
    let sample = representableSessions(stride: 19)
    #expect(sample.flatMap(\.insertions).count > 80)
    #expect(faults(in: sample) == [])
  }

  @Test func patternsWrittenByCompletionsCompile() {
    // One session per pattern, each in a different style.
    let sample = patternSessions(stride: 17)
    #expect(Set(sample.map { $0.name.prefix { $0 != "O" } }).count > 14)
    #expect(faults(in: sample) == [])
  }

  @Test func snippetsAreExpandedAsClientsDo() {
    #expect(expandedSnippet(#"${1:a}(\$b) { $0 \} }"#) == "a($b) {  } }")
  }
}
