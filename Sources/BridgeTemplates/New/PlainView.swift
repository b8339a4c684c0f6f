import BridgeModel
import SwiftScan

extension ProjectModel {
  /// Whether the type is a SwiftUI view that can be created without arguments.
  public func isPlainView(_ type: ProjectType) -> Bool {
    guard let node = type.primary?.node, node.kind == .structDeclaration, !type.name.contains("."),
      node.first(.genericParameters) == nil, ancestry(of: type.declarations).contains("View"),
      type.properties.contains(where: { $0.name == "body" })
    else { return false }
    let initializers = type.members.filter { $0.node.kind == .initializerDeclaration }
    if !initializers.isEmpty {
      return initializers.contains { !$0.isPrivate && $0.node.parameters.allSatisfy { $0.value != nil } }
    }
    return type.properties.allSatisfy { property in
      guard property.member.isStored, !property.member.isStatic else { return true }
      if property.wrapper == "Environment", property.wrapperNode?.arguments.first?.value?.kind != .keyPath {
        return false
      }
      return property.initialValue != nil || property.wrapper.map(wrappersWithValue.contains) ?? false
        || property.typeNode?.isOptionalType == true && !property.isConstant && property.wrapper != "Binding"
    }
  }
}

/// Property wrappers that provide a value without an argument. Environment objects aren't included, because a hosting
/// controller doesn't inherit them.
private let wrappersWithValue: Set = [
  "AccessibilityFocusState", "Environment", "FetchRequest", "FocusState", "Namespace", "Query", "SectionedFetchRequest",
]
