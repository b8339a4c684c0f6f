/// A trait of UIKit and a key of SwiftUI's environment that are the same value.
public enum TraitBridgeTemplate {
  /// What a bridged key needs to read a trait.
  public static func reading(_ trait: String, value type: String, access: AccessLevel) -> Template {
    """
    \(access.prefix)static func read(from traitCollection: UITraitCollection) -> \(type) {
      traitCollection[\(trait).self]
    }
    """
  }

  /// What a bridged key needs to set a trait.
  public static func writing(_ trait: String, value type: String, access: AccessLevel) -> Template {
    """
    \(access.prefix)static func write(to mutableTraits: inout any UIMutableTraits, value: \(type)) {
      mutableTraits[\(trait).self] = value
    }
    """
  }

  /// The trait, the key and the properties by which both sides reach them, under one name with one default, which is
  /// `standard`.
  public static func declarations(
    named name: String, value: String = "Bool", standard: String = "false"
  ) -> Template {
    let trait: Template = "\(stop: 1, name)Trait"
    let key: Template = "\(stop: 1, name)Key"
    let property: Template = "\(stop: 2, name.prefix(1).lowercased() + name.dropFirst())"
    let type: Template = "\(stop: 3, value)"
    let traitSide = traitSide(trait, property: property, value: type, default: "\(stop: 4, standard)")
    return "\(traitSide)\n\n\(environmentSide(key, of: trait, property: property, value: type))"
  }

  /// A trait with its properties in UIKit.
  public static func traitSide(
    _ trait: Template, property: Template, value type: Template, default defaultValue: Template
  ) -> Template {
    """
    struct \(trait): UITraitDefinition {
      static let defaultValue: \(type) = \(defaultValue)
    }

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

  /// A key that is bridged to a trait, with its property in SwiftUI's environment.
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
