import BridgeFacts
import BridgeModel
import SwiftScan

/// The one-line summary above the declaration of a bridging type.
public struct BridgeLens: Hashable, Sendable {
  /// The dotted name, from the outermost type inward.
  public var typeName: String
  /// `UIKit ← MKMapView · update guarded · no dismantle`
  public var title: String
  /// The UTF-8 offsets of the name, in the declaration or extension that declares the conformance.
  public var range: Range<Int>
}

/// The lenses of a file, in source order. A type has none if its parts are ambiguous.
public func bridgeLenses(in file: SourceFile, of project: ProjectModel) -> [BridgeLens] {
  bridges(in: file, of: project).map { bridge in
    let node = bridge.conformance.owner.node
    let traits = [bridge.wrapping, bridge.coordinatorTrait, bridge.updateTrait, bridge.dismantleTrait]
    return BridgeLens(
      typeName: bridge.name, title: traits.compactMap { $0 }.joined(separator: " · "),
      range: node.nameToken?.range ?? node.range.lowerBound..<node.range.lowerBound)
  }.sorted { $0.range.lowerBound < $1.range.lowerBound }
}

/// A plain-text description of a bridging type of a file, in a few lines; nil if the file has no such type.
public func bridgeDescription(of typeName: String, in file: SourceFile, of project: ProjectModel) -> String? {
  let descriptions = bridges(in: file, of: project).filter { $0.name == typeName }.map(\.description)
  return descriptions.isEmpty ? nil : descriptions.joined(separator: "\n\n")
}

private func bridges(in file: SourceFile, of project: ProjectModel) -> [Representable] {
  project.representables(in: file.path).filter { $0.conformance.owner.path == file.path && !$0.isAmbiguous }
}

extension Representable {
  fileprivate var wrapping: String {
    "\(family.framework.rawValue) ← \(representedType?.text ?? family.represented)"
  }

  fileprivate var coordinatorTrait: String? { coordinator.map { lastComponent(of: $0.name) } }

  /// The state of the update method; nil if it's missing and the family doesn't require it.
  fileprivate var updateTrait: String? {
    let bodies = bodies(of: .update)
    if bodies.isEmpty { return family.isUpdateRequired ? "no update" : nil }
    if bodies.allSatisfy({ $0.block.items.isEmpty }) { return "empty update" }
    return updateGuards.isEmpty ? "update unguarded" : "update guarded"
  }

  /// Whether there is a dismantle method; nil if the family doesn't have one.
  fileprivate var dismantleTrait: String? {
    guard family.hasDismantle else { return nil }
    return functions(.dismantle).isEmpty ? "no dismantle" : "dismantle"
  }

  /// The conditions with which the update method and its helpers check the current state.
  private var updateGuards: [String] {
    var texts: [String] = []
    for condition in bodiesWithHelpers(of: .update).flatMap(guards) {
      let text = condition.node.text
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  fileprivate var description: String {
    let inputs = inputs.map { ($0.wrapper.map { "@\($0) " } ?? "") + $0.name }
    let written = family.methods.filter { !functions($0).isEmpty }.compactMap(family.baseName)
    let missing = family.methods.filter { functions($0).isEmpty }.compactMap(family.baseName)
    let lines: [(label: String, parts: [String])] = [
      ("inputs", inputs), ("methods", written), ("not implemented", missing), ("update checks", updateGuards),
      ("coordinator", coordinator.map { [$0.name] + $0.delegateProtocols } ?? []),
    ]
    let wrapped = representedType?.text ?? family.represented
    return
      (["\(simpleName) wraps \(wrapped) from \(family.framework.rawValue) for SwiftUI."]
      + lines.filter { !$0.parts.isEmpty }.map { "\($0.label): \($0.parts.joined(separator: ", "))" })
      .joined(separator: "\n")
  }
}
