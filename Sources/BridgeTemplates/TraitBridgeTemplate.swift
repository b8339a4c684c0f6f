import SwiftScan

/// A UIKit trait and a SwiftUI environment key that share a value.
public enum TraitBridgeTemplate {
  /// The method with which a bridged key reads a trait.
  public static func reading(_ trait: String, value type: String, access: AccessLevel) -> Template {
    """
    \(access.prefix)static func read(from traitCollection: UITraitCollection) -> \(type) {
      traitCollection[\(trait).self]
    }
    """
  }

  /// The method with which a bridged key sets a trait.
  public static func writing(_ trait: String, value type: String, access: AccessLevel) -> Template {
    """
    \(access.prefix)static func write(to mutableTraits: inout any UIMutableTraits, value: \(type)) {
      mutableTraits[\(trait).self] = value
    }
    """
  }

  /// The trait, the key, and the properties with which both frameworks access them, with one name and one default
  /// value.
  public static func declarations(named name: String) -> Template {
    let trait: Template = "\(stop: 1, name)Trait"
    let key: Template = "\(stop: 1, name)Key"
    let property: Template = "\(stop: 2, valueName(ofType: name))"
    let type: Template = "\(stop: 3, "Bool")"
    let traitSide = traitSide(trait, property: property, value: type, default: "\(stop: 4, "false")")
    return "\(traitSide)\n\n\(environmentSide(key, of: trait, property: property, value: type))"
  }

  /// The same declarations for a trait type with exactly this name. The names of the others don't repeat its ending.
  public static func declarations(ofTrait trait: String, value type: String, standard: String) -> Template {
    let name = trait.hasSuffix("Trait") && trait != "Trait" ? String(trait.dropLast("Trait".count)) : trait
    let property = Template(stringLiteral: valueName(ofType: name))
    let (trait, type) = (Template(stringLiteral: trait), Template(stringLiteral: type))
    let traitSide = traitSide(trait, property: property, value: type, default: Template(stringLiteral: standard))
    return "\(traitSide)\n\n\(environmentSide("\(name)Key", of: trait, property: property, value: type))"
  }

  /// A trait with its properties in UIKit.
  public static func traitSide(
    _ trait: Template, property: Template, value type: Template, default defaultValue: Template
  ) -> Template {
    """
    struct \(trait): UITraitDefinition {
      static let defaultValue: \(type) = \(defaultValue)
    }

    \(accessors(to: trait, property: property, value: type))
    """
  }

  /// The properties with which UIKit code accesses a trait.
  private static func accessors(to trait: Template, property: Template, value type: Template) -> Template {
    """
    extension UITraitCollection {
      var \(property): \(type) { self[\(trait).self] }
    }

    extension UIMutableTraits {
      var \(property): \(type) {
        get { self[\(trait).self] }
        set { self[\(trait).self] = newValue }
      }
    }
    """
  }

  /// The property in `EnvironmentValues` that replaces an `@Entry`.
  public static func environmentProperty(_ name: String, key: String, value type: String) -> String {
    """
    var \(name): \(type) {
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
    }
    """
  }

  /// The key and the trait that replace an `@Entry`. As with the macro, every access creates the default value again,
  /// so the value doesn't have to be `Sendable`.
  public static func declarations(
    ofEntry name: String, key: String, trait: String, value type: String, standard: String
  ) -> String {
    let methods = [reading(trait, value: type, access: .unmarked), writing(trait, value: type, access: .unmarked)]
    let accessors = accessors(
      to: Template(stringLiteral: trait), property: Template(stringLiteral: name), value: Template(stringLiteral: type))
    return """
      struct \(key): UITraitBridgedEnvironmentKey {
        static var defaultValue: \(type) { \(standard) }

      \(methods.map { indented($0.plainText) }.joined(separator: "\n\n"))
      }

      struct \(trait): UITraitDefinition {
        static var defaultValue: \(type) { \(key).defaultValue }
      }

      \(accessors.plainText)
      """
  }

  /// A key that is bridged to a trait, with its property in the SwiftUI environment.
  public static func environmentSide(
    _ key: Template, of trait: Template, property: Template, value type: Template
  ) -> Template {
    """
    struct \(key): UITraitBridgedEnvironmentKey {
      static let defaultValue = \(trait).defaultValue

      static func read(from traitCollection: UITraitCollection) -> \(type) {
        traitCollection[\(trait).self]
      }

      static func write(to mutableTraits: inout any UIMutableTraits, value: \(type)) {
        mutableTraits[\(trait).self] = value
      }
    }

    extension EnvironmentValues {
      var \(property): \(type) {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
      }
    }
    """
  }
}
