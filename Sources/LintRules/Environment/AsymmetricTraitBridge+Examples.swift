import LintEngine

let asymmetricTraitBridgeExamples: [RuleExample] = [
  .flagged(
    """
    struct CompactTrait: UITraitDefinition { static let defaultValue = false }
    struct PrivateTrait: UITraitDefinition { static let defaultValue = false }
    struct PrivateKey: UITraitBridgedEnvironmentKey {
      static let defaultValue = false
      static func read(from traits: UITraitCollection) -> Bool { traits[PrivateTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Bool) {
        ⟦traits[CompactTrait.self]⟧ = value
      }
    }
    """,
    fixed: """
      struct CompactTrait: UITraitDefinition { static let defaultValue = false }
      struct PrivateTrait: UITraitDefinition { static let defaultValue = false }
      struct PrivateKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = false
        static func read(from traits: UITraitCollection) -> Bool { traits[PrivateTrait.self] }
        static func write(to traits: inout any UIMutableTraits, value: Bool) {
          traits[PrivateTrait.self] = value
        }
      }
      """),
  // Through properties, and with an older spelling of the parameter.
  .flagged(
    """
    enum Theme { case light, dark }
    struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
    struct AccentTrait: UITraitDefinition { static let defaultValue = Theme.light }
    extension UITraitCollection {
      var theme: Theme { self[ThemeTrait.self] }
    }
    extension UIMutableTraits {
      var accent: Theme {
        get { self[AccentTrait.self] }
        set { self[AccentTrait.self] = newValue }
      }
    }
    struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }
    extension ThemeKey: UITraitBridgedEnvironmentKey {
      static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
      static func write(to mutableTraits: inout UIMutableTraits, value: Theme) { ⟦mutableTraits.accent⟧ = value }
    }
    """,
    fixed: """
      enum Theme { case light, dark }
      struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
      struct AccentTrait: UITraitDefinition { static let defaultValue = Theme.light }
      extension UITraitCollection {
        var theme: Theme { self[ThemeTrait.self] }
      }
      extension UIMutableTraits {
        var accent: Theme {
          get { self[AccentTrait.self] }
          set { self[AccentTrait.self] = newValue }
        }
      }
      struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }
      extension ThemeKey: UITraitBridgedEnvironmentKey {
        static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
        static func write(to mutableTraits: inout UIMutableTraits, value: Theme) { mutableTraits[ThemeTrait.self] = value }
      }
      """),
  // A constant.
  .flagged(
    """
    struct PrivateTrait: UITraitDefinition { static let defaultValue = false }
    struct PrivateKey: UITraitBridgedEnvironmentKey {
      static let defaultValue = false
      static func read(from traits: UITraitCollection) -> Bool { traits[PrivateTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value ⟦isPrivate⟧: Bool) {
        traits[PrivateTrait.self] = true
      }
    }
    """),
  // The same trait, through a property and through its type.
  .accepted(
    """
    enum Palette: Int { case neutral, vivid }
    struct PaletteTrait: UITraitDefinition { static let defaultValue = Palette.neutral.rawValue }
    extension UITraitCollection {
      var palette: Palette { Palette(rawValue: self[PaletteTrait.self]) ?? .neutral }
    }
    struct PaletteKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
      static let defaultValue = Palette.neutral
      static func read(from traitCollection: UITraitCollection) -> Palette { traitCollection.palette }
      static func write(to mutableTraits: inout UIMutableTraits, value: Palette) {
        mutableTraits[PaletteTrait.self] = value.rawValue
      }
    }
    """),
  // A value that SwiftUI only reads, as in Apple's sample code.
  .accepted(
    """
    struct PrefersTabNavigationKey: EnvironmentKey { static let defaultValue = false }
    extension PrefersTabNavigationKey: UITraitBridgedEnvironmentKey {
      static func read(from traitCollection: UITraitCollection) -> Bool {
        traitCollection.horizontalSizeClass == .compact
      }
      static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {
        // Do not write.
      }
    }
    """),
  // Two traits that make up one value, and a helper.
  .accepted(
    """
    struct Spacing: Equatable { var row = 0.0, column = 0.0 }
    struct RowTrait: UITraitDefinition { static let defaultValue = 0.0 }
    struct ColumnTrait: UITraitDefinition { static let defaultValue = 0.0 }
    struct SpacingKey: UITraitBridgedEnvironmentKey {
      static let defaultValue = Spacing()
      static func read(from traits: UITraitCollection) -> Spacing {
        Spacing(row: traits[RowTrait.self], column: traits[ColumnTrait.self])
      }
      static func write(to traits: inout any UIMutableTraits, value: Spacing) {
        traits[RowTrait.self] = value.row
        traits[ColumnTrait.self] = value.column
      }
    }
    struct RowKey: UITraitBridgedEnvironmentKey {
      static let defaultValue = 0.0
      static func read(from traits: UITraitCollection) -> Double { traits[RowTrait.self] }
      static func write(to traits: inout any UIMutableTraits, value: Double) { apply(value, to: &traits) }
      private static func apply(_ value: Double, to traits: inout any UIMutableTraits) {
        traits[RowTrait.self] = value
      }
    }
    """),
]
