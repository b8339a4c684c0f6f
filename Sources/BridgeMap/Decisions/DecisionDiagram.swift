import BridgeFacts
import BridgeModel

/// All questions of `uibridge new` with their answers, marked for deployment targets.
public struct DecisionDiagram: Sendable {
  /// The verdict of the deployment targets on a recommendation.
  enum Mark: CaseIterable {
    /// All targets have it.
    case available
    /// It needs a newer system than one of the targets.
    case newer
    /// It's only for systems that are earlier than all targets.
    case unneeded
  }

  /// A recommendation for some systems.
  struct Step: Equatable {
    var text: String
    /// The systems that have it, such as `since iOS 18`; nil if all supported systems do.
    var systems: String?
    /// Nil if the deployment targets are unknown.
    var mark: Mark?
    /// The kind for `uibridge new`; nil if it generates nothing.
    var kind: String?
    var isForEarlierSystems = false
  }

  /// An answer or an addition, with its recommendations.
  struct Branch {
    var condition: String
    var steps: [Step] = []
    /// The next question; nil if there is none.
    var next: Decision?
    /// Whether the next question is shown here. All other branches only refer to it.
    var showsNext = false
    var isAddition = false
  }

  /// The questions in the order of their first mention, nearest to the first question first.
  let decisions: [Decision]
  /// The targets that have UIKit; the others have no marks.
  let targets: DeploymentTargets
  /// The branch that shows a question: the key of the branch's decision and the branch's number, by question.
  private var places: [String: (decision: String, branch: Int)] = [:]

  /// The diagram of the questions of `uibridge new`.
  public init(targets: DeploymentTargets) { self.init(Decision.all, targets: targets) }

  /// A diagram of decisions, of which the first one is the first question.
  public init(_ all: [Decision], targets: DeploymentTargets) {
    self.targets = DeploymentTargets(targets.ranges.filter { platformsWithUIKit.contains($0.key) })
    var reached = Array(all.prefix(1))
    var position = 0
    while position < reached.count {
      let decision = reached[position]
      for (number, choice) in decision.choices.enumerated() {
        guard case .question(let key) = choice.outcome, let next = all.first(where: { $0.key == key }),
          !reached.contains(where: { $0.key == key })
        else { continue }
        places[key] = (decision.key, number)
        reached.append(next)
      }
      position += 1
    }
    decisions = reached
  }

  /// The answers to a question, followed by its additions.
  func branches(of decision: Decision) -> [Branch] {
    var isAnswered = false
    let answers = decision.choices.enumerated().map { number, choice -> Branch in
      switch choice.outcome {
      case .question(let key):
        let isHere = places[key].map { $0 == (decision.key, number) } ?? false
        return Branch(
          condition: choice.condition, next: decisions.first { $0.key == key }, showsNext: isHere)
      case .bridge(let bridge):
        var steps = steps(of: bridge, kind: choice.kind, kindBelow: choice.kindBelow)
        if decision.isAnsweredByTarget, isAnswered { for index in steps.indices { steps[index].mark = .unneeded } }
        isAnswered = isAnswered || steps.contains { $0.mark == .available }
        return Branch(condition: choice.condition, steps: steps)
      }
    }
    return answers
      + decision.additions.map { addition in
        Branch(condition: addition.condition, steps: steps(of: addition.advice), isAddition: true)
      }
  }

  private func steps(of advice: Decision.Recommendation, kind: String?, kindBelow: String?) -> [Step] {
    let hasIt = advice.availability.map { targets.have($0) } ?? (isMarked ? true : nil)
    let mark = hasIt.map { $0 ? Mark.available : .newer }
    var steps = [
      Step(
        text: advice.text, systems: advice.availability.map(systems), mark: mark, kind: mark == .newer ? nil : kind)
    ]
    if let below = advice.below {
      let isRepeated = mark != .newer && kindBelow == kind
      steps.append(
        Step(
          text: below, mark: hasIt.map { $0 ? .unneeded : .available },
          kind: mark == .available || isRepeated ? nil : kindBelow, isForEarlierSystems: true))
    }
    return steps
  }

  /// Only advice that depends on the system has marks.
  private func steps(of advice: Decision.Recommendation) -> [Step] {
    var steps = steps(of: advice, kind: nil, kindBelow: nil)
    if advice.availability == nil { for index in steps.indices { steps[index].mark = nil } }
    return steps
  }

  /// The systems among the targets' platforms, such as `since iOS 16, tvOS 16`, or the first one if none is.
  private func systems(in availability: String) -> String {
    let all = BridgeModel.systems(in: availability)
    let known = all.filter { targets[$0.platform] != nil }
    let shown = known.isEmpty ? Array(all.prefix(1)) : known
    return "since " + shown.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")
  }
}

private let platformsWithUIKit: Set<Platform> = [.iOS, .macCatalyst, .tvOS, .visionOS]
