import BridgeFacts
import BridgeModel

/// Asks questions on standard error, because standard output is for the result.
struct Questions {
  private let console: Console
  private let targets: DeploymentTargets
  /// Whether the project is for macOS only, so that the questions name AppKit.
  private let isAppKit: Bool

  init(_ console: Console, targets: DeploymentTargets) {
    self.console = console
    self.targets = targets
    isAppKit = targets[.macOS] != nil && targets.ranges.count == 1
  }

  /// Asks questions, beginning with the one with this key, until they lead to a bridge. Returns the kind that
  /// `uibridge new` can print; nil if there is none for it.
  func kind(from key: String) throws(UsageError) -> String? {
    var decision = Decision.named(key)
    while let current = decision {
      let choice =
        if let known = answerOfTargets(to: current) { known } else { try choose(current) }
      switch choice.outcome {
      case .question(let key): decision = Decision.named(key)
      case .bridge(let bridge):
        console.writeError("\nUse \(advice(bridge)).\n")
        for addition in current.additions where !isAppKit || !addition.advice.text.contains("iOS") {
          let advice = isAppKit ? inWordsOfProject(addition.advice.text) : addition.fullAdvice
          console.writeError("- If \(addition.condition): \(advice)\n")
        }
        let isTooNew = !isAppKit && bridge.availability.flatMap(targets.have) == false
        return isTooNew ? choice.kindBelow : choice.kind
      }
    }
    return nil
  }

  /// The recommendation, only for the deployment targets if they are known.
  private func advice(_ bridge: Decision.Recommendation) -> String {
    if isAppKit { return bridge.appKit ?? bridge.text }
    let isAvailable = bridge.availability.flatMap(targets.have)
    if isAvailable == true { return bridge.text }
    if isAvailable == false, let below = bridge.below { return below }
    let since = bridge.firstSystem.map { ", since \($0)" } ?? ""
    return bridge.text + since + (bridge.below.map { "; on earlier systems, use \($0)" } ?? "")
  }

  /// The choice that the deployment targets determine; nil if they don't.
  private func answerOfTargets(to decision: Decision) -> Decision.Choice? {
    guard decision.isAnsweredByTarget, targets[.iOS] != nil else { return nil }
    return decision.choices.first { choice in
      guard case .bridge(let bridge) = choice.outcome else { return false }
      return bridge.availability.map { targets.have($0) == true } ?? true
    }
  }

  private func choose(_ decision: Decision) throws(UsageError) -> Decision.Choice {
    let choices = decision.choices.enumerated().map { "  \($0 + 1)  \(inWordsOfProject($1.condition))\n" }.joined()
    console.writeError("\n\(decision.question)\n\(choices)")
    return try ask("1 to \(decision.choices.count):") { answer throws(UsageError) in
      guard let number = Int(answer), decision.choices.indices.contains(number - 1) else {
        throw UsageError("enter a number from 1 to \(decision.choices.count)")
      }
      return decision.choices[number - 1]
    }
  }

  /// Asks until `parse` accepts an answer. Throws at the end of the input, because the user wants to stop.
  func ask<Answer>(
    _ question: String, parse: (String) throws(UsageError) -> Answer
  ) throws(UsageError) -> Answer {
    while true {
      console.writeError("\(question) ")
      guard let line = console.readLine() else { throw UsageError("cannot read an answer: end of input") }
      let answer = line.split(separator: " ").joined(separator: " ")
      if answer.isEmpty { continue }
      do throws(UsageError) { return try parse(answer) } catch { console.writeError("\(error)\n") }
    }
  }

  /// The text with the names of AppKit in a project for macOS.
  private func inWordsOfProject(_ text: String) -> String {
    isAppKit ? appKitWords.reduce(text) { text, word in text.replacing(word.uiKit, with: word.appKit) } : text
  }
}

private let appKitWords: [(uiKit: String, appKit: String)] = [
  ("A UIView", "An NSView"), ("A UIGesture", "An NSGesture"), ("UIView", "NSView"), ("UIKit", "AppKit"),
  ("UIHosting", "NSHosting"),
]

extension Decision.Addition {
  /// The advice with its availability, such as `implement sizeThatFits (iOS 16), or give it a frame`.
  fileprivate var fullAdvice: String {
    advice.text + (advice.firstSystem.map { " (\($0))" } ?? "") + (advice.below.map { ", or \($0)" } ?? "")
  }
}
