import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// The places in a type's code in the analyzed file that use private API of hosting controllers and views. Names that
  /// the project declares don't count.
  public func privateHostingUses(in type: ProjectType) -> [(node: SyntaxNode, api: PrivateHostingAPI)] {
    var found: [(node: SyntaxNode, api: PrivateHostingAPI)] = []
    type.walk(mentioning: PrivateHostingAPI.all.map { BytePattern($0.name) }) { node in
      guard [.reference, .memberAccess, .typeName].contains(node.kind),
        let api = PrivateHostingAPI.all.first(where: { node.isNamed($0.name) }), isUse(node, of: api, in: type)
      else { return }
      found.append((node, api))
    }
    return found
  }

  private func isUse(_ node: SyntaxNode, of api: PrivateHostingAPI, in type: ProjectType) -> Bool {
    if api.isType {
      return node.kind != .memberAccess && resolve(api.name, in: type.name).allSatisfy { !$0.isDeclared }
    }
    let owner: String? =
      node.base.map { base in self.type(of: base, in: type.path).nominal?.name ?? base.evidentTypeName } ?? type.name
    guard node.kind != .typeName, let owner, isHosting(owner, in: type.name) else { return false }
    if case .project = callee(of: node, in: type.path) { return false }
    return node.kind == .memberAccess
      || !node.isLocal(api.name, within: node.ancestors.first { $0.kind == .memberBlock } ?? node)
  }
}
