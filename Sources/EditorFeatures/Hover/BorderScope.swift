import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

extension CodePlace {
  /// Whether code is in the scope of a symbol. For `wrapped`, the receiver decides (`layoutClass(of:)`).
  func isIn(_ scope: BridgeSymbol.Scope) -> Bool {
    switch scope {
    case .everywhere, .wrapped: true
    case .bridges: isBridging
    case .nearby: isBridging || project.hasBridge(in: file.path) || type.map(project.feedsBridge) ?? false
    case .tracking: isBridging || readsObservable
    case .update: isInUpdate
    }
  }

  /// Whether the member that contains the node reads an `@Observable` object through a property of its type.
  private var readsObservable: Bool {
    guard let type, let member else { return false }
    return project.observedProperty(of: type, readIn: member.node) != nil
  }

  private var isInUpdate: Bool {
    representables.contains { $0.bodiesWithHelpers(of: .update).contains(where: isInside) }
  }

  private var representables: [Representable] { project.representables(around: node.range, in: file.path) }

  private func isInside(_ body: LifecycleBody) -> Bool {
    body.function.path == file.path && body.block.contains(node)
  }

  /// `UIView` or `NSView` if an expression is the wrapped view or the view of the wrapped controller, whose layout
  /// belongs to SwiftUI; nil for other expressions.
  func layoutClass(of expression: SyntaxNode) -> String? {
    let methods: [LifecycleMethod] = [.make, .update, .sizeThatFits, .dismantle]
    for representable in representables {
      guard let object = representable.wrappedObject(ofView: expression) else { continue }
      let bodies = methods.flatMap(representable.bodiesWithHelpers) + representable.delegateBodies
      guard bodies.contains(where: { isInside($0) && $0.isRepresented(object) }) else { continue }
      return representable.family.isUIKit ? "UIView" : "NSView"
    }
    return nil
  }

  /// Whether an expression is the coordinate space converter of a wrapped gesture recognizer.
  func isConverter(_ expression: SyntaxNode) -> Bool {
    if let path = expression.memberPath, path.count == 2, path[1] == "converter" {
      let body = lifecycleBody(at: node.range.lowerBound, in: file, of: project)
      if let body, body.1.family.kind == .gesture, body.0.context == path[0] { return true }
    }
    if let value = value(ofLocal: expression) { return isConverter(value) }
    return typeName(of: expression).map { $0.hasSuffix("CoordinateSpaceConverter") && project.isForeign($0) } ?? false
  }
}

extension Representable {
  /// The expression for the wrapped object, if another one may be its view.
  fileprivate func wrappedObject(ofView expression: SyntaxNode) -> SyntaxNode? {
    switch family.kind {
    case .view: expression
    case .controller: expression.kind == .memberAccess && expression.isNamed("view") ? expression.base : nil
    case .watch, .gesture: nil
    }
  }
}

extension ProjectModel {
  /// Whether a file has a part of a representable, a class that bridges, or an environment key that is bridged to a
  /// trait.
  fileprivate func hasBridge(in path: FilePath) -> Bool {
    !namesOfRepresentables(in: path).isEmpty
      || types(in: path).contains { isBridgingClass($0, in: path) || $0.inherits("UITraitBridgedEnvironmentKey") }
  }

  /// Whether a representable, its coordinator, or a class that bridges has a property of this type, or the type itself
  /// is bridged to a trait.
  fileprivate func feedsBridge(_ type: ProjectType) -> Bool {
    guard declares(type.name) else { return false }
    if type.inherits("UITraitBridgedEnvironmentKey") { return true }
    func isOfType(_ property: Property, in scope: String) -> Bool {
      property.typeName.flatMap { resolveUniquely($0, in: scope)?.name } == type.name
    }
    return files(mentioning: type.simpleName).map(\.path).contains { path in
      representables(in: path).contains { representable in
        (representable.properties + (representable.coordinator?.properties ?? []))
          .contains { isOfType($0, in: representable.name) }
      }
    }
      || types(mentioning: type.simpleName).contains { user in
        isBridgingClass(user, in: user.path) && user.properties.contains { isOfType($0, in: user.name) }
      }
  }
}

extension ProjectType {
  /// Whether a part of the type names a protocol in its inheritance clause.
  func inherits(_ name: String) -> Bool { declarations.contains { $0.inheritedNames.contains(name) } }
}

extension SyntaxNode {
  /// Whether an expression evidently is a Combine publisher: `model.$title`, `model.objectWillChange`, and what their
  /// operators return.
  var isPublisher: Bool {
    var node: SyntaxNode? = self
    while let current = node {
      switch current.kind {
      case .call: node = current.callee
      case .memberAccess, .optionalChain, .forceUnwrap, .reference:
        let name = current.name
        if publisherNames.contains(name) || name.hasPrefix("$") && name.dropFirst().first?.isNumber == false {
          return true
        }
        node = current.kind == .reference ? nil : current.base
      default: return false
      }
    }
    return false
  }
}

private let publisherNames: Set = ["objectWillChange", "publisher", "publish", "dataTaskPublisher"]
