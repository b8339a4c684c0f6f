import BridgeFacts
import SwiftScan

/// The names that the lifecycle methods have in one type: Apple's, and those of a project protocol between.
///
/// A protocol for several platforms asks for methods such as `makePlatformView(context:)` and implements Apple's with
/// them.
struct LifecycleNames {
  let family: Family
  /// Of `UIViewType`, and of the project protocol's name for it.
  private(set) var representedAliases: [String]
  private var requirements: [Requirement: LifecycleMethod] = [:]

  private struct Requirement: Hashable {
    var name: String
    var labels: [String?]
  }

  /// `protocols` are those of the project through which the type conforms.
  init(_ family: Family, through protocols: [TypeDeclaration] = []) {
    self.family = family
    representedAliases = [family.representedAlias]
    for member in protocols.flatMap(\.members) where member.isFunction {
      guard let method = family.method(resembling: member) else { continue }
      requirements[Requirement(name: member.name, labels: member.labels)] = method
      if method == .make, let name = member.node.type?.dottedName { representedAliases.append(name) }
    }
  }

  /// The lifecycle method that a function is, by its base name and labels.
  func method(matching member: Member) -> LifecycleMethod? {
    if let method = family.method(named: member.name), member.labels == family.labels(of: method) { return method }
    guard !requirements.isEmpty else { return nil }
    return requirements[Requirement(name: member.name, labels: member.labels)]
  }
}

extension Family {
  fileprivate func labels(of method: LifecycleMethod) -> [String?] {
    switch method {
    case .make: ["context"]
    case .update, .handle: [nil, "context"]
    case .dismantle: [nil, "coordinator"]
    case .sizeThatFits: [nil, fitsLabel, "context"]
    case .makeCoordinator: coordinatorLabel.map { [$0] } ?? []
    }
  }

  /// The lifecycle method for which a requirement with a name of the project's stands: labels like Apple's, and a name
  /// that begins with the same word.
  fileprivate func method(resembling requirement: Member) -> LifecycleMethod? {
    let labels = requirement.labels
    if requirement.name == "sizeThatFits", fitsLabel != nil, labels.count == 3, labels[0] == nil, labels[2] == "context"
    {
      return .sizeThatFits
    }
    let verbs: [(String, LifecycleMethod)] = [("make", .make), ("update", .update), ("dismantle", .dismantle)]
    return verbs.first { verb, method in
      baseName(of: method) != nil && requirement.name.hasPrefix(verb) && labels == self.labels(of: method)
    }?.1
  }
}
