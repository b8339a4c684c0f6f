import BridgeFacts
import SwiftScan

extension Representable {
  /// The names of the types of the objects that the make method evidently returns, directly or through a local,
  /// regardless of its declared result type.
  public var madeTypeNames: Set<String> { memory.madeTypeNames.value { findMadeTypeNames() } }

  private func findMadeTypeNames() -> Set<String> {
    Set(
      makingBodies(of: .make).flatMap { body in
        body.returnedValues.compactMap { value -> String? in
          if let name = value.evidentTypeName { return name }
          guard value.kind == .reference else { return nil }
          let local = value.localDeclaration(of: value.name, within: body.function.node)
          return local?.kind == .binding ? local?.value?.evidentTypeName : nil
        }
      })
  }

  /// Whether each call of a method creates the object that it returns. An object from elsewhere may be in a hierarchy.
  func createsResult(of method: LifecycleMethod) -> Bool {
    let bodies = makingBodies(of: method)
    return !bodies.isEmpty
      && bodies.allSatisfy { body in
        let values = body.returnedValues
        return !values.isEmpty && values.allSatisfy { $0.isMade(within: body.function.node) }
      }
  }

  /// Whether the make method returns one of several values.
  public var makesDifferentObjects: Bool {
    bodies(of: .make).contains { makingBodies(from: $0).flatMap(\.returnedValues).count > 1 }
  }

  /// Whether the wrapped controller accepts no input once it exists. Showing it with another input requires another
  /// controller.
  public var wrapsOneShotObject: Bool {
    madeTypeNames.union([representedType?.name].compactMap(\.self)).contains {
      ClassTrait.fixedAfterCreation.holds(for: lastComponent(of: $0))
    }
  }
}
