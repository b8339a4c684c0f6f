import BridgeFacts

/// Asks on the terminal, by standard error: standard output is for what comes out in the end.
struct Questions {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// The way to the right bridge, question by question. The kind that can be written, or nil where there is none to write.
  func way() throws(UsageError) -> String? {
    var decision = Decision.all.first
    while let current = decision {
      let choice = try choose(current)
      switch choice.outcome {
      case .question(let key): decision = Decision.named(key)
      case .bridge(let bridge, let availability, let below):
        let since = availability.map { ", since \($0)" } ?? ""
        console.writeError("\nTake \(bridge)\(since)\(below.map { "; before that \($0)" } ?? "").\n")
        for addition in current.additions { console.writeError("- If \(addition.condition): \(addition.advice)\n") }
        return choice.kind
      }
    }
    return nil
  }

  private func choose(_ decision: Decision) throws(UsageError) -> Decision.Choice {
    let choices = decision.choices.enumerated().map { "  \($0 + 1)  \($1.condition)\n" }.joined()
    console.writeError("\n\(decision.question)\n\(choices)")
    while true {
      let answer = try ask("1 to \(decision.choices.count):")
      if let number = Int(answer), decision.choices.indices.contains(number - 1) { return decision.choices[number - 1] }
    }
  }

  /// An answer that is not empty. Whoever ends the input wants to go.
  func ask(_ question: String) throws(UsageError) -> String {
    while true {
      console.writeError("\(question) ")
      guard let line = console.readLine() else { throw UsageError("nothing was written") }
      let answer = line.split(separator: " ").joined(separator: " ")
      if !answer.isEmpty { return answer }
    }
  }
}
