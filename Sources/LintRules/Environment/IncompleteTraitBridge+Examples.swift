import BridgeModel
import LintEngine

let incompleteTraitBridgeExamples: [RuleExample] = [
  .flagged(
    """
    enum Theme { case light, dark }
    struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
    struct ⟦ThemeKey⟧: EnvironmentKey { static let defaultValue = ThemeTrait.defaultValue }
    extension ThemeKey: UITraitBridgedEnvironmentKey {
      static func read(from traits: UITraitCollection) -> Theme { traits[ThemeTrait.self] }
    }
    struct WidthTrait: UITraitDefinition { static let defaultValue = 0.0 }
    struct ⟦WidthKey⟧: EnvironmentKey { static let defaultValue = WidthTrait.defaultValue }
    extension WidthKey: UITraitBridgedEnvironmentKey {
      static func write(to traits: inout any UIMutableTraits, value: Double) { traits[WidthTrait.self] = value }
    }
    extension EnvironmentValues {
      var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
      }
    }
    """,
    fixed: """
      enum Theme { case light, dark }
      struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
      struct ThemeKey: EnvironmentKey { static let defaultValue = ThemeTrait.defaultValue }
      extension ThemeKey: UITraitBridgedEnvironmentKey {
        static func read(from traits: UITraitCollection) -> Theme { traits[ThemeTrait.self] }

        static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
          mutableTraits[ThemeTrait.self] = value
        }
      }
      struct WidthTrait: UITraitDefinition { static let defaultValue = 0.0 }
      struct WidthKey: EnvironmentKey { static let defaultValue = WidthTrait.defaultValue }
      extension WidthKey: UITraitBridgedEnvironmentKey {
        static func write(to traits: inout any UIMutableTraits, value: Double) { traits[WidthTrait.self] = value }

        static func read(from traitCollection: UITraitCollection) -> Double {
          traitCollection[WidthTrait.self]
        }
      }
      extension EnvironmentValues {
        var theme: Theme {
          get { self[ThemeKey.self] }
          set { self[ThemeKey.self] = newValue }
        }
      }
      """),
  // The property also runs on iOS 16, where it can't use the bridge.
  .flagged(
    """
    @available(iOS 17, tvOS 17, *)
    struct SparkleTrait: UITraitDefinition { static let defaultValue = false }
    struct SparkleKey: EnvironmentKey { static let defaultValue = false }
    @available(iOS 17, tvOS 17, *)
    extension SparkleKey: UITraitBridgedEnvironmentKey {
      static func read(from traits: UITraitCollection) -> Bool { traits[SparkleTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Bool) { traits[SparkleTrait.self] = value }
    }
    extension EnvironmentValues {
      var sparkle: Bool {
        get { ⟦self[SparkleKey.self]⟧ }
        set { ⟦self[SparkleKey.self]⟧ = newValue }
      }
    }
    """, iOS: SystemVersion(16)),
  // Every code path checks the system.
  .accepted(
    """
    @available(iOS 17, tvOS 17, *)
    struct SparkleTrait: UITraitDefinition { static let defaultValue = false }
    struct SparkleKey: EnvironmentKey { static let defaultValue = false }
    @available(iOS 17, tvOS 17, *)
    extension SparkleKey: UITraitBridgedEnvironmentKey {
      static func read(from traits: UITraitCollection) -> Bool { traits[SparkleTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Bool) { traits[SparkleTrait.self] = value }
    }
    extension EnvironmentValues {
      var sparkle: Bool {
        get {
          guard #available(iOS 17, tvOS 17, *) else { return false }
          return self[SparkleKey.self]
        }
        set {
          if #available(iOS 17, tvOS 17, *) {
            self[SparkleKey.self] = newValue
          }
        }
      }
    }
    """, iOS: SystemVersion(16)),
  // Methods for iOS only.
  .accepted(
    """
    public struct ThemeTrait: UITraitDefinition { public static let defaultValue = 0 }
    public struct ThemeKey: EnvironmentKey { public static let defaultValue = 0 }
    #if os(iOS)
    extension ThemeKey: UITraitBridgedEnvironmentKey {
      public static func read(from traits: UITraitCollection) -> Int { traits[ThemeTrait.self] }
      public static func write(to traits: inout any UIMutableTraits, value: Int) { traits[ThemeTrait.self] = value }
    }
    #endif
    """, iOS: SystemVersion(17)),
  // A key without a bridge, and one whose methods a protocol of the project implements.
  .accepted(
    """
    struct SpacingKey: EnvironmentKey { static let defaultValue = 8.0 }
    protocol RawTraitKey: UITraitBridgedEnvironmentKey where Value == Int {
      associatedtype Trait: UITraitDefinition where Trait.Value == Int
    }
    extension RawTraitKey {
      static func read(from traits: UITraitCollection) -> Int { traits[Trait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Int) { traits[Trait.self] = value }
    }
    struct LevelTrait: UITraitDefinition { static let defaultValue = 0 }
    struct LevelKey: RawTraitKey {
      typealias Trait = LevelTrait
      static let defaultValue = 0
    }
    extension EnvironmentValues {
      var spacing: Double {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
      }
      var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
      }
    }
    """),
  // A protocol implements the methods, one of the project or of another module.
  .accepted(
    """
    import DesignSystem

    protocol RawTraitKey: EnvironmentKey where Value == Int {}
    extension RawTraitKey {
      static func read(from traits: UITraitCollection) -> Int { traits[LevelTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Int) { traits[LevelTrait.self] = value }
    }
    struct LevelTrait: UITraitDefinition { static let defaultValue = 0 }
    struct LevelKey: RawTraitKey, UITraitBridgedEnvironmentKey { static let defaultValue = 0 }
    struct DepthKey: DesignTraitKey, UITraitBridgedEnvironmentKey { static let defaultValue = 0 }
    """),
  // A key without a bridge, and code for macOS.
  .accepted(
    """
    struct SpacingKey: EnvironmentKey { static let defaultValue = 8.0 }
    struct SparkleKey: EnvironmentKey { static let defaultValue = false }
    #if os(iOS)
    @available(iOS 17, *)
    struct SparkleTrait: UITraitDefinition { static let defaultValue = false }
    @available(iOS 17, *)
    extension SparkleKey: UITraitBridgedEnvironmentKey {
      static func read(from traits: UITraitCollection) -> Bool { traits[SparkleTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Bool) { traits[SparkleTrait.self] = value }
    }
    #endif
    extension EnvironmentValues {
      var spacing: Double {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
      }
    }
    #if os(macOS)
    extension EnvironmentValues {
      var sparkle: Bool {
        get { self[SparkleKey.self] }
        set { self[SparkleKey.self] = newValue }
      }
    }
    #endif
    """, iOS: SystemVersion(16)),
  // Values that a method computes, and a trait whose name has several parts, leave the other method open.
  .flagged(
    """
    enum Spacing {
      struct Trait: UITraitDefinition { static let defaultValue = 8.0 }
    }
    struct WidthTrait: UITraitDefinition { static let defaultValue = 1.0 }
    struct HeightTrait: UITraitDefinition { static let defaultValue = 1.0 }
    extension UITraitCollection {
      var isWide: Bool { self[WidthTrait.self] > 600 }
    }
    struct ⟦SpacingKey⟧: UITraitBridgedEnvironmentKey {
      static let defaultValue = 8.0
      static func read(from traits: UITraitCollection) -> Double { traits[Spacing.Trait.self] }
    }
    struct ⟦RatioKey⟧: UITraitBridgedEnvironmentKey {
      static let defaultValue = 1.0
      static func read(from traits: UITraitCollection) -> Double { traits[WidthTrait.self] / traits[HeightTrait.self] }
    }
    struct ⟦WideKey⟧: UITraitBridgedEnvironmentKey {
      static let defaultValue = false
      static func read(from traits: UITraitCollection) -> Bool { traits.isWide }
    }
    """),
  // The subscript of another type that has values for environment keys.
  .accepted(
    """
    @available(iOS 17, tvOS 17, *)
    struct ThemeTrait: UITraitDefinition { static let defaultValue = 0 }
    struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }
    @available(iOS 17, tvOS 17, *)
    extension ThemeKey: UITraitBridgedEnvironmentKey {
      static func read(from traits: UITraitCollection) -> Int { traits[ThemeTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Int) { traits[ThemeTrait.self] = value }
    }
    struct DebugOverrides {
      private var values: [ObjectIdentifier: Any] = [:]
      subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value? { values[ObjectIdentifier(key)] as? Key.Value }
    }
    extension EnvironmentValues {
      var isThemeOverridden: Bool { DebugOverrides()[ThemeKey.self] != nil }
    }
    """, iOS: SystemVersion(16)),
]
