import BridgeModel

/// The wording that all formats of the diagram share.
extension DecisionDiagram {
  static let title = "Which bridge between SwiftUI and UIKit?"

  /// Whether a deployment target is known.
  public var isMarked: Bool { !targets.ranges.isEmpty }

  /// The targets of the marks, such as `Marked for iOS 17`.
  var subject: String {
    isMarked ? "Marked for \(targets)" : "Not marked: no UIKit deployment target is known"
  }

  /// The marks with their meanings; empty if there are none.
  var legend: [(mark: Mark, meaning: String)] {
    isMarked ? Mark.allCases.map { ($0, $0.meaning) } : []
  }
}

extension DecisionDiagram.Mark {
  /// A symbol that is recognizable without color.
  var symbol: String {
    switch self {
    case .available: "✓"
    case .newer: "✗"
    case .unneeded: "·"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .available: "available on the deployment target"
    case .newer: "requires a newer system"
    case .unneeded: "only for earlier systems"
    }
  }
}

extension DecisionDiagram.Branch {
  /// The condition as a label, such as `If it navigates`.
  var label: String { isAddition ? "If \(condition)" : condition }
}

extension DecisionDiagram.Step {
  /// The recommendation without its systems, such as `earlier: an argument at the hosting site`.
  var advice: String { (isForEarlierSystems ? "earlier: " : "") + text }

  var command: String? { kind.map { "uibridge new \($0)" } }

  /// The systems and the command, such as `since iOS 17 · uibridge new trait`; empty if there are none.
  var details: String { [systems, command].compactMap(\.self).joined(separator: " · ") }
}
