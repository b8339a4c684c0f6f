import EditorChecks
import Testing

/// What completions write is Swift that the compiler and our own rules take, and is offered once only. `benchmarks
/// insertions` checks all classes in all styles.
@Suite struct InsertionTests {
  @Test func representablesWrittenByCompletionsCompile() {
    let sample = representableSessions(stride: 19)
    #expect(sample.flatMap(\.insertions).count > 80)
    #expect(faults(in: sample) == [])
  }

  @Test func patternsWrittenByCompletionsCompile() {
    // Of each pattern one, in another style each.
    let sample = patternSessions(stride: 17)
    #expect(Set(sample.map { $0.name.prefix { $0 != "O" } }).count > 14)
    #expect(faults(in: sample) == [])
  }

  @Test func snippetsAreExpandedAsClientsDo() {
    #expect(expandedSnippet(#"${1:a}(\$b) { $0 \} }"#) == "a($b) {  } }")
  }
}
