import BridgeModel
import SwiftScan
import TextModel

/// A model's knowledge of one file, as lines that can be compared.
struct ModelSummary {
  private var lines: [String] = []

  init(of path: FilePath, in project: ProjectModel) {
    lines += project.types(in: path).map { type in
      let parts = type.declarations.map(place).joined(separator: " ")
      let role = project.isBridgingClass(type, in: path) ? "bridging class" : "type"
      return "\(role) \(type.name) \(type.frameworkClass ?? "-") \(parts): \(names(type.members))"
    }
    lines += project.representables(in: path).map { representable in
      let coordinator = representable.coordinator.map { "\($0.name) \($0.declarations.map(place))" } ?? "-"
      return """
        \(representable.family.name) \(representable.name) \(representable.parts.map(place)) of \
        \(representable.representedType?.text ?? "-") with \(names(representable.inputs.map(\.member))), \(coordinator), \
        ambiguous \(representable.isAmbiguous), closed \(project.isClosedWorld(representable.parts))
        """
    }
    lines += project.hostingSites(in: path, among: HostingNames(in: project)).map {
      "hosting \($0.className) \($0.node.range)"
    }
  }

  func difference(from expected: ModelSummary) -> String? {
    for (line, expectedLine) in zip(lines, expected.lines) where line != expectedLine {
      return "'\(line)' instead of '\(expectedLine)'"
    }
    let rest = lines.dropFirst(expected.lines.count) + expected.lines.dropFirst(lines.count)
    return rest.first.map { "\(lines.count) lines instead of \(expected.lines.count), '\($0)'" }
  }
}

private func place(_ declaration: TypeDeclaration) -> String { "\(declaration.path)@\(declaration.node.range)" }

private func names(_ members: [Member]) -> String {
  members.map { "\($0.name)@\($0.node.range)" }.joined(separator: " ")
}
