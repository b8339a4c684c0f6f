import SwiftScan
import TextModel

/// The things that happen to a controller in the code that can refer to it.
public struct ControllerFate: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Code adds it as a child of another controller.
  public static let added = ControllerFate(rawValue: 1)
  /// Code tells it that it moved to a parent.
  public static let told = ControllerFate(rawValue: 2)
  /// Code that isn't examined has it too and may do either.
  public static let passedOn = ControllerFate(rawValue: 4)
}

extension ProjectModel {
  /// The fate of the controller that an expression means, in the code of the type, its superclasses, its coordinator,
  /// and the types that have it as a property.
  public func fate(of controller: SyntaxNode, in member: Member, of type: ProjectType) -> ControllerFate {
    type.memory.fates.value(of: controller) { findFate(of: controller, in: member, of: type) }
  }

  private func findFate(of controller: SyntaxNode, in member: Member, of type: ProjectType) -> ControllerFate {
    let scope = type.expressionScope(of: member)
    var fate: ControllerFate = []
    var names: Set<String> = []
    switch holder(of: controller, in: scope) {
    case nil: return .passedOn
    case .expression: return []
    case .local(let binding):
      for use in uses(ofLocal: binding, in: scope) { fate.record(use, &names) }
    case .property(let path):
      guard let name = path.last, !isExposed(path, of: type) else { return .passedOn }
      names.insert(name)
    }
    guard !names.isEmpty else { return fate }
    let owners = typesSeeing(names, from: member, in: type, scope)
    return fate.union(self.fate(ofNames: names, among: ownMembers(around: member, in: type), owners, scope))
  }

  /// The fate of the values with these names, in some members and those of other types. Further names for them are
  /// followed.
  private func fate(
    ofNames names: Set<String>, among members: [Member], _ owners: Set<String>, _ scope: ExpressionScope
  ) -> ControllerFate {
    var names = names
    var fate: ControllerFate = []
    var count = 0
    while count != names.count {
      count = names.count
      // Apple's classes have extensions in many files, so only the files with one of the names are parsed.
      let words = names.map { SoughtWord($0) }
      let inherited = owners.flatMap { parts(of: $0, mentioningOneOf: words) }.flatMap(\.members)
      for member in members + inherited {
        for use in uses(ofNames: names, in: member.bodies, of: { self.scope(of: member, like: scope) }) {
          fate.record(use, &names)
        }
      }
    }
    return fate
  }

  private func scope(of member: Member, like known: ExpressionScope) -> ExpressionScope {
    let owner = member.owner.name
    guard owner != known.typeName else { return known.scope(of: member) }
    questions?.note(.name(owner))
    return known.scope(of: member, inType: owner) { properties(named: $0, at: placesOfTypes(named: owner)) }
  }

  /// The members of a type, and those of the representable and the coordinator that belong to it.
  private func ownMembers(around member: Member, in type: ProjectType) -> [Member] {
    guard let representable = bridge(around: member.node, of: type.name, in: member.path) else { return type.members }
    return type.members + representable.members + (representable.coordinator?.members ?? [])
  }

  /// The other types whose code may refer to a member of a type by one of these names.
  private func typesSeeing(
    _ names: Set<String>, from member: Member, in type: ProjectType, _ scope: ExpressionScope
  ) -> Set<String> {
    let patterns = names.map { BytePattern($0) }
    let owners = member.bodies.flatMap { $0.descendants(.memberAccess, mentioning: patterns) }
      .filter { names.contains($0.name) }.compactMap { $0.base }.compactMap { typeName(of: $0, in: scope) }
    var owningTypes = Set(owners.compactMap { resolveUniquely($0, in: scope.typeName)?.name })
    owningTypes.formUnion(type.ancestry.names)
    owningTypes.remove(type.name)
    return owningTypes
  }

  /// Whether other code can reach the property of a view. The view's owner may then give the controller a parent.
  private func isExposed(_ path: [String], of type: ProjectType) -> Bool {
    guard path.count == 1, let property = type.properties.first(where: { $0.name == path[0] }),
      isClass(type.name, kindOf: "UIView")
    else { return false }
    let isHidden =
      property.member.isPrivate
      || type.declarations.flatMap { [$0.node] + Array($0.node.ancestors) }.contains {
        $0.hasModifier("private") || $0.hasModifier("fileprivate")
      }
    if isHidden { return false }
    // The code around a cell sets its content, so it must hand the controller on.
    if isCell(type) { return isAccessed(property, outside: type, where: \.isHandedOn) }
    return property.member.node.isVisibleOutside || !coverage.isWhole(around: type.path)
      || isAccessed(property, outside: type) { _ in true }
  }

  private func isAccessed(
    _ property: Property, outside type: ProjectType, where fits: (SyntaxNode) -> Bool
  ) -> Bool {
    let word = [BytePattern(word: property.name)]
    return units(mentioning: property.name).contains { unit in
      unit.root.descendants(.memberAccess, .keyPathComponent, mentioning: word).contains { access in
        access.isNamed(property.name) && fits(access)
          && !type.declarations.contains { $0.path == unit.path && $0.node.contains(access) }
      }
    }
  }

  /// Whether a type is a cell or another reused view of a table or collection.
  public func isCell(_ type: ProjectType) -> Bool {
    reusedViews.contains { isClass(type.name, kindOf: $0) }
  }

  /// Whether a hosted view exists only to be measured or drawn: the code that adds it also removes or draws it.
  public func isTransient(_ hosted: HostedView, in type: ProjectType) -> Bool {
    let scope = type.expressionScope(of: hosted.member)
    return hosted.member.bodies.contains {
      isDrawnOrRemoved(hosted.controller, in: $0, after: hosted.call, of: scope)
    }
  }

  /// Whether a body draws views into an image, or removes the view of this controller after a call or array.
  func isDrawnOrRemoved(
    _ controller: SyntaxNode, in body: SyntaxNode, after addition: SyntaxNode? = nil, of scope: ExpressionScope
  ) -> Bool {
    body.descendants(.call).contains { call in
      if drawingCalls.contains(call.calledName) { return true }
      guard call.calledName == "removeFromSuperview", let receiver = call.receiver,
        addition.map(call.mayFollow) ?? true
      else { return false }
      return self.controller(ofView: receiver, in: scope)?.text == controller.text
    }
  }
}

extension SyntaxNode {
  /// Whether code gives the value of this expression to a function or stores it in a variable.
  fileprivate var isHandedOn: Bool {
    [.argument, .binding, .optionalBinding].contains(withPassingParents.parent?.kind)
  }

  /// Whether this node may run after another one in the same body: it comes later, and not in another branch.
  public func mayFollow(_ other: SyntaxNode) -> Bool {
    range.lowerBound > other.range.upperBound && !isExclusive(with: other)
  }
}

extension ControllerFate {
  fileprivate mutating func record(_ use: ControllerUse, _ names: inout Set<String>) {
    switch use {
    case .asked: break
    case .addedAsChild: insert(.added)
    case .movedToParent: insert(.told)
    case .stored(let name, _): names.insert(name)
    case .passedOn: insert(.passedOn)
    }
  }
}

private let reusedViews = [
  "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UICollectionViewCell",
]

private let drawingCalls: Set = [
  "drawHierarchy", "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions", "UIGraphicsBeginImageContext",
  "ImageRenderer", "snapshotView", "bitmapImageRepForCachingDisplay", "cacheDisplay",
]
