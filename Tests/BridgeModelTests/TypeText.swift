import BridgeModel
import SwiftScan
import TestSupport

/// The expressions that `⟦…⟧` marks in a file.
struct MarkedExpressions {
  var project: ProjectModel
  var marks: [SyntaxNode]

  init(_ source: String) {
    let fixture = Fixture(source)
    project = model(fixture.code)
    let tree = project.facts(of: "Main.swift")?.tree
    marks = fixture.ranges.compactMap { range in
      var found: SyntaxNode?
      tree?.walk { node in
        // The innermost node is the right one: an argument has the same range as its value.
        if node.range == range, node.kind.isExpression { found = node }
        return node.range.lowerBound <= range.lowerBound && range.upperBound <= node.range.upperBound
      }
      return found
    }
  }

  /// The types of the marked expressions; `_` for what isn't known.
  var types: [String] { marks.map { project.type(of: $0, in: "Main.swift").description } }

  /// The declarations that the marked expressions call or mean.
  var callees: [String] {
    marks.map { mark in
      switch project.callee(of: mark, in: "Main.swift") {
      case .project(let members):
        members.map { "\($0.owner.name).\($0.name)(\($0.labels.map { "\($0 ?? "_"):" }.joined()))" }
          .joined(separator: " ")
      case .apple(let members): "Apple's " + members.map { "\($0.owner.name).\($0.fullName)" }.joined(separator: " ")
      case .local(let node): "local \(node.kind)"
      case .global(let global): "global \(global.node.kind) in \(global.path)"
      case .implicitInitializer(let name): "\(name).init"
      case .unknown: "unknown"
      }
    }
  }
}
