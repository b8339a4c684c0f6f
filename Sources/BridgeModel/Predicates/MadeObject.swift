import BridgeFacts
import SwiftScan

extension Representable {
  /// The names of the types of which make evidently returns an object, at once or through a local, whatever it declares.
  public var madeTypeNames: Set<String> { memory.madeTypeNames.value { findMadeTypeNames() } }

  private func findMadeTypeNames() -> Set<String> {
    Set(
      bodies(of: .make).flatMap { body in
        body.block.returnedValues.compactMap { value -> String? in
          if let name = value.evidentTypeName { return name }
          guard value.kind == .reference else { return nil }
          let local = value.localDeclaration(of: value.name, within: body.function.node)
          return local?.kind == .binding ? local?.value?.evidentTypeName : nil
        }
      })
  }

  /// Whether make returns one of several things.
  public var makesDifferentObjects: Bool { bodies(of: .make).contains { $0.block.returnedValues.count > 1 } }

  /// Whether the wrapped controller takes no input once it exists: who shows it with another one makes another one.
  public var wrapsOneShotObject: Bool {
    madeTypeNames.union([representedType?.name].compactMap(\.self)).contains {
      ClassTrait.fixedAfterCreation.holds(for: lastComponent(of: $0))
    }
  }
}
