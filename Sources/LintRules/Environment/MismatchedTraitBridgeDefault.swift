import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let mismatchedTraitBridgeDefault = Rule(
    id: "mismatched-trait-bridge-default",
    group: "environment",
    severity: .warning,
    since: "iOS 17, tvOS 17",
    summary: "Give a bridged environment key the default value of its trait.",
    symptom: "Views that get no value show the default value of the trait, not that of the environment key.",
    rationale: """
      SwiftUI looks up a bridged key that has no value in the traits of the UIKit view around the hosted views. A trait \
      always has a value, at least its default. So the default value of the key has no effect in an app, and only code \
      outside of a hosting view gets it. Use the trait's default value for both.
      """,
    exception: "Suppress it if code outside of hosting views needs another value.",
    source: "https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey",
    examples: [
      .flagged(
        """
        enum Theme { case light, dark }
        struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
        struct ThemeKey: EnvironmentKey { static let defaultValue = ⟦Theme.dark⟧ }
        extension ThemeKey: UITraitBridgedEnvironmentKey {
          static func read(from traits: UITraitCollection) -> Theme { traits[ThemeTrait.self] }
          static func write(to traits: inout any UIMutableTraits, value: Theme) { traits[ThemeTrait.self] = value }
        }
        """,
        fixed: """
          enum Theme { case light, dark }
          struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
          struct ThemeKey: EnvironmentKey { static let defaultValue = ThemeTrait.defaultValue }
          extension ThemeKey: UITraitBridgedEnvironmentKey {
            static func read(from traits: UITraitCollection) -> Theme { traits[ThemeTrait.self] }
            static func write(to traits: inout any UIMutableTraits, value: Theme) { traits[ThemeTrait.self] = value }
          }
          """),
      .flagged(
        """
        struct SpacingTrait: UITraitDefinition { static let defaultValue: Double = 8 }
        extension UITraitCollection {
          var rowSpacing: Double { self[SpacingTrait.self] }
        }
        struct SpacingKey: UITraitBridgedEnvironmentKey {
          static var defaultValue: Double { ⟦12.0⟧ }
          static func read(from traits: UITraitCollection) -> Double { traits.rowSpacing }
          static func write(to traits: inout any UIMutableTraits, value: Double) { traits[SpacingTrait.self] = value }
        }
        """,
        fixed: """
          struct SpacingTrait: UITraitDefinition { static let defaultValue: Double = 8 }
          extension UITraitCollection {
            var rowSpacing: Double { self[SpacingTrait.self] }
          }
          struct SpacingKey: UITraitBridgedEnvironmentKey {
            static var defaultValue: Double { SpacingTrait.defaultValue }
            static func read(from traits: UITraitCollection) -> Double { traits.rowSpacing }
            static func write(to traits: inout any UIMutableTraits, value: Double) { traits[SpacingTrait.self] = value }
          }
          """),
      // The same value in two spellings.
      .accepted(
        """
        enum Theme { case light, dark }
        struct ThemeTrait: UITraitDefinition { static let defaultValue: Theme = .light }
        struct SpacingTrait: UITraitDefinition { static let defaultValue: Double = 8 }
        struct ThemeKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = Theme.light
          static func read(from traits: UITraitCollection) -> Theme { traits[ThemeTrait.self] }
          static func write(to traits: inout any UIMutableTraits, value: Theme) { traits[ThemeTrait.self] = value }
        }
        struct SpacingKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = 8.0
          static func read(from traits: UITraitCollection) -> Double { traits[SpacingTrait.self] }
          static func write(to traits: inout any UIMutableTraits, value: Double) { traits[SpacingTrait.self] = value }
        }
        """),
      // A trait that stores the value in another form, and one that has the key's default value.
      .accepted(
        """
        enum Palette: Int { case neutral, vivid }
        struct PaletteTrait: UITraitDefinition { static let defaultValue = 0 }
        struct PaletteKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = Palette.neutral
          static func read(from traits: UITraitCollection) -> Palette {
            Palette(rawValue: traits[PaletteTrait.self]) ?? .neutral
          }
          static func write(to traits: inout any UIMutableTraits, value: Palette) {
            traits[PaletteTrait.self] = value.rawValue
          }
        }
        struct CompactTrait: UITraitDefinition { static let defaultValue = CompactKey.defaultValue }
        struct CompactKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = true
          static func read(from traits: UITraitCollection) -> Bool { traits[CompactTrait.self] }
          static func write(to traits: inout any UIMutableTraits, value: Bool) { traits[CompactTrait.self] = value }
        }
        """),
      // Static members may have equal values, and a trait of UIKit has its own.
      .accepted(
        """
        struct Theme: Equatable {
          static let standard = Theme()
          static let light = standard
        }
        struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.light }
        struct ThemeKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = Theme.standard
          static func read(from traits: UITraitCollection) -> Theme { traits[ThemeTrait.self] }
          static func write(to traits: inout any UIMutableTraits, value: Theme) { traits[ThemeTrait.self] = value }
        }
        struct CompactKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = true
          static func read(from traits: UITraitCollection) -> Bool { traits.horizontalSizeClass == .compact }
          static func write(to traits: inout any UIMutableTraits, value: Bool) {}
        }
        """),
    ],
    signs: .environmentKey,
    check: .types(checkDefaults))
}

@Sendable private func checkDefaults(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  guard let reader = project.traitBridge(of: type)?.reader, let accesses = project.traitAccesses(in: reader),
    accesses.count == 1, accesses[0].isDirect, reader.bodies.flatMap(\.returnedValues) == [accesses[0].node],
    let trait = project.type(named: accesses[0].trait, in: context.path),
    let ownValue = type.defaultValue, let own = project.constant(in: ownValue, of: type.path(of: ownValue)),
    let traitValue = trait.defaultValue, let other = project.constant(in: traitValue, of: trait.path(of: traitValue)),
    own.differs(from: other)
  else { return }
  let name = lastComponent(of: trait.name)
  let isNamed = project.resolveUniquely(name, in: type.name)?.name == trait.name
  let edit = TextEdit(replacing: ownValue.range, with: name + ".defaultValue")
  context.report(
    "'\(type.simpleName)' defaults to '\(ownValue.text)', but views get '\(traitValue.text)' from '\(name)'",
    at: .whole(ownValue), related: [(.whole(traitValue), "default value of '\(name)'")],
    fixes: isNamed ? [Fix("Use '\(name).defaultValue'", [edit], safety: .unsafe)] : [])
}

extension ProjectType {
  /// The expression that a key or a trait has as its default value.
  fileprivate var defaultValue: SyntaxNode? {
    let found = properties.filter { $0.name == "defaultValue" && $0.member.isStatic }
    guard found.count == 1 else { return nil }
    if let value = found[0].initialValue { return value }
    let values = found[0].member.bodies.flatMap(\.returnedValues)
    return values.count == 1 ? values[0] : nil
  }

  /// The file of a node of one of the type's parts.
  fileprivate func path(of node: SyntaxNode) -> FilePath {
    declarations.first { $0.node.contains(node) }?.path ?? path
  }
}
