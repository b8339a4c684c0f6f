import BridgeFacts

/// Asks questions on standard error, because standard output is for the result.
struct Questions {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Asks questions until they lead to a bridge. Returns the kind that `uibridge new` can print; nil if there is none
  /// for it.
  func way() throws(UsageError) -> String? {
    var decision = Decision.all.first
    while let current = decision {
      let choice = try choose(current)
      switch choice.outcome {
      case .question(let key): decision = Decision.named(key)
      case .bridge(let bridge):
        let since = bridge.firstSystem.map { ", since \($0)" } ?? ""
        let below = bridge.below.map { "; on earlier systems, use \($0)" } ?? ""
        console.writeError("\nUse \(bridge.text)\(since)\(below).\n")
        for addition in current.additions { console.writeError("- If \(addition.condition): \(addition.fullAdvice)\n") }
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

  /// Asks until the answer isn't empty. Throws at the end of the input, because the user wants to stop.
  func ask(_ question: String) throws(UsageError) -> String {
    while true {
      console.writeError("\(question) ")
      guard let line = console.readLine() else { throw UsageError("cannot read an answer: end of input") }
      let answer = line.split(separator: " ").joined(separator: " ")
      if !answer.isEmpty { return answer }
    }
  }
}

extension Decision.Addition {
  /// The advice with its availability, such as `implement sizeThatFits (iOS 16), or give it a frame`.
  fileprivate var fullAdvice: String {
    advice.text + (advice.firstSystem.map { " (\($0))" } ?? "") + (advice.below.map { ", or \($0)" } ?? "")
  }
}
