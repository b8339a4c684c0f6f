import BridgeModel
import JSONText
import SwiftScan
import TextModel

/// The line that `uibridge model` prints for a file, with its line ending.
///
/// A representable is listed with the file that declares its conformance. Empty, false, and unknown values are omitted.
func modelLine(of file: FileFacts, in project: ProjectModel, among names: HostingNames) -> String {
  let description = ModelDescription(file: file, project: project)
  let representables = project.representables(in: file.path).filter { $0.conformance.owner.path == file.path }
  let line: JSON = [
    "path": JSON(file.path.description),
    "representables": JSON(representables.map(description.representable)),
    "hosting": JSON(project.hostingSites(in: file.path, among: names).map(description.hosting)),
  ]
  return "\(line)\n"
}

/// The content of the model as the JSON that describes one file.
private struct ModelDescription {
  var file: FileFacts
  var project: ProjectModel

  func representable(_ representable: Representable) -> JSON {
    described(
      at: representable.declaration.node, in: representable.declaration.path,
      [
        "name": JSON(representable.name),
        "family": JSON(representable.family.name),
        "isAmbiguous": representable.isAmbiguous ? true : nil,
        "conformance": described(
          at: representable.conformance.inherited.node, in: representable.conformance.owner.path,
          ["isInherited": representable.conformance.isInherited ? true : nil]),
        "represented": representable.representedType.map(representedType),
        "inputs": JSON(representable.inputs.map(input)),
        "coordinator": representable.coordinator.map(coordinator),
        "bodies": JSON(
          representable.family.methods.flatMap(representable.bodiesWithHelpers).map { body($0, of: representable) }),
      ])
  }

  private func representedType(_ type: RepresentedType) -> JSON {
    described(
      at: type.node, in: type.path,
      ["type": JSON(type.text), "name": type.name.map { JSON($0) }, "from": JSON(type.source.rawValue)])
  }

  private func input(_ input: Property) -> JSON {
    described(
      at: input.member.binding ?? input.member.node, in: input.member.path,
      [
        "name": JSON(input.name),
        "wrapper": input.wrapper.map { JSON($0) },
        "type": input.typeText.isEmpty ? nil : JSON(input.typeText),
        "kind": JSON(project.valueKind(of: input).rawValue),
      ])
  }

  private func coordinator(_ coordinator: Coordinator) -> JSON {
    described(
      at: coordinator.declaration.node, in: coordinator.declaration.path,
      [
        "name": JSON(coordinator.name),
        "from": JSON(coordinator.source.rawValue),
        "isClass": coordinator.isClass ? true : nil,
      ])
  }

  private func body(_ body: LifecycleBody, of representable: Representable) -> JSON {
    let writes = project.stateWrites(in: body, of: representable)
    // The body of a local function belongs to the enclosing method.
    let local = body.block.parent.flatMap { $0.kind == .functionDeclaration ? $0 : nil }
    return described(
      at: local ?? body.function.node, in: body.function.path,
      [
        "method": JSON(body.method.rawValue),
        "function": JSON(local?.name ?? body.function.name),
        "owner": body.isInCoordinator ? "coordinator" : nil,
        "object": body.variable.map { JSON($0) },
        "context": body.context.map { JSON($0) },
        "calls": some(body.calls.map { described(at: $0, in: path(of: $0, in: representable)) }),
        "guards": some(representable.guards(in: body).map { `guard`($0, in: body) }),
        "writes": some(writes.map { write($0, in: body, of: representable) }),
      ])
  }

  private func `guard`(_ condition: Guard, in body: LifecycleBody) -> JSON {
    described(
      at: condition.node, in: body.function.path,
      [
        "text": JSON(condition.node.text),
        "kind": JSON(condition.kind.rawValue),
        "position": JSON(condition.node.position(in: body.block).rawValue),
      ])
  }

  private func write(_ write: StateWrite, in body: LifecycleBody, of representable: Representable) -> JSON {
    described(
      at: write.node, in: body.function.path,
      [
        "text": JSON(write.node.text),
        "kind": JSON(write.kind.rawValue),
        "input": JSON(write.input.name),
        "member": write.member.map { JSON($0.name) },
        "timing": JSON("\(write.timing)"),
        "isGuarded": representable.isGuarded(write.node, in: body) ? true : nil,
      ])
  }

  func hosting(_ site: HostingSite) -> JSON {
    described(
      at: site.node, in: file.path,
      [
        "class": JSON(site.className),
        "kind": JSON(site.kind.rawValue),
        "rootView": site.rootView.map { JSON($0.text) },
        "variable": site.variable.map { JSON($0) },
      ])
  }

  /// The file that contains a call in one of a representable's bodies.
  private func path(of call: SyntaxNode, in representable: Representable) -> FilePath {
    let members = representable.members + (representable.coordinator?.members ?? [])
    return members.first { $0.node.contains(call) }?.path ?? file.path
  }

  private func some(_ elements: [JSON]) -> JSON? { elements.isEmpty ? nil : JSON(elements) }

  /// The members, followed by the place of the node: the 1-based line, the 1-based column in UTF-8 bytes as in the
  /// Swift compiler, the UTF-8 range, and the path if it isn't that of this file.
  private func described(at node: SyntaxNode, in path: FilePath, _ members: KeyValuePairs<String, JSON?> = [:]) -> JSON
  {
    guard let text = project.facts(of: path)?.file.document.text else { return .object(members) }
    let range = node.range
    let start = text.position(at: range.lowerBound, in: .utf8)
    let place: JSON = .object([
      "path": path == file.path ? nil : JSON(path.description),
      "line": JSON(start.line + 1),
      "column": JSON(start.character + 1),
      "range": [JSON(range.lowerBound), JSON(range.upperBound)],
    ])
    return JSON(members: ((JSON.object(members).members ?? []) + (place.members ?? [])).map { ($0.key, $0.value) })
  }
}
