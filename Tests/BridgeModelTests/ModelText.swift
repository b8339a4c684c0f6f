import BridgeFacts
import BridgeModel
import SwiftScan
import TestSupport
import TextModel

/// Returns the model of files that are written as one text. A line `// file: Name.swift` begins each file except the
/// first.
func model(_ source: String, coverage: ProjectModel.Coverage = .project) -> ProjectModel {
  var files: [(path: FilePath, lines: [Substring])] = [("Main.swift", [])]
  for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("// file: ") {
      files.append((FilePath(line.dropFirst(9)), []))
    } else {
      files[files.count - 1].lines.append(line)
    }
  }
  return ProjectModel(
    files.map { file in
      SourceFile(path: file.path, document: Document(SourceText(file.lines.joined(separator: "\n"))))
    }, coverage: coverage)
}

/// The model's facts about representables: one line for each, followed by the lines of its parts.
func representablesText(_ source: String) -> String {
  model(source).representables.map { representable in
    var lines = ["\(representable.name): \(representable.family.name)"]
    if representable.isAmbiguous { lines[0] += ", ambiguous" }
    if let type = representable.representedType { lines.append("  wraps \(type.text), from \(type.source)") }
    if let coordinator = representable.coordinator {
      lines.append("  coordinator \(coordinator.name), \(coordinator.source), in \(coordinator.declaration.path)")
    }
    let methods = representable.family.methods.flatMap { method in
      representable.functions(method).map { "\(method) in \($0.path)" }
    }
    if !methods.isEmpty { lines.append("  " + methods.joined(separator: ", ")) }
    lines += representable.inputs.map {
      "  input " + ($0.wrapper.map { "@\($0) " } ?? "") + "\($0.name): \($0.typeText)"
    }
    return lines.joined(separator: "\n")
  }.joined(separator: "\n")
}

/// One representable in a file with marked places.
struct MarkedRepresentable {
  var project: ProjectModel
  var representable: Representable
  var marks: [SyntaxNode]

  init?(_ source: String) {
    let fixture = Fixture(source)
    project = model(fixture.code)
    guard let first = project.representables.first, let tree = project.facts(of: "Main.swift")?.tree else { return nil }
    representable = first
    marks = fixture.ranges.compactMap { range in
      // The innermost node with this range is the right one: an argument has the same range as its value.
      var found: SyntaxNode?
      tree.walk { node in
        if node.range == range { found = node }
        return node.range.lowerBound <= range.lowerBound && range.upperBound <= node.range.upperBound
      }
      return found
    }
    guard marks.count == fixture.ranges.count else { return nil }
  }

  /// The innermost body of a lifecycle method or a helper that contains a node.
  func body(around node: SyntaxNode) -> LifecycleBody? {
    LifecycleMethod.allCases.flatMap { representable.bodiesWithHelpers(of: $0) }.filter { $0.block.contains(node) }
      .min { $0.block.range.count < $1.block.range.count }
  }
}
