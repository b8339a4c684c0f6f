import BridgeModel
import Testing

/// The names of inputs and of environment values tell about their changes.
@Suite struct PropertyNameTests {
  @Test(arguments: [
    "colorScheme", "colorSchemeContrast", "isEnabled", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize",
    "sizeCategory", "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "allowsTightening",
    "minimumScaleFactor", "autocorrectionDisabled", "disableAutocorrection", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "scenePhase", "font", "controlSize", "isFocused",
  ])
  func environmentValuesChangeWhileAViewIsShown(_ key: String) throws {
    let property = try #require(input("@Environment(\\.\(key)) private var value"))
    #expect(property.isChangingEnvironmentValue && !property.followsSystemSettings, "\(key)")
  }

  @Test(arguments: ["layoutDirection", "locale", "calendar", "timeZone", "legibilityWeight", "displayScale"])
  func environmentValuesFollowTheDevice(_ key: String) throws {
    let property = try #require(input("@Environment(\\.\(key)) private var value"))
    #expect(property.isChangingEnvironmentValue && property.followsSystemSettings, "\(key)")
  }

  @Test(arguments: [
    "@Environment(\\.dismiss) private var value", "@Environment(Store.self) private var value", "@State var font = 1",
  ])
  func otherValuesDoNot(_ declaration: String) throws {
    let property = try #require(input(declaration))
    #expect(!property.isChangingEnvironmentValue && !property.followsSystemSettings, "\(declaration)")
  }

  @Test func namesTellTheFirstValue() throws {
    for name in ["initial", "initialPage", "defaultText", "startDate", "originalImage", "seed", "seedValue"] {
      #expect(try #require(input("let \(name): Int")).isNamedForFirstValue, "\(name)")
    }
    for name in ["initials", "starting", "page", "textDefault", "seeds"] {
      #expect(try !#require(input("let \(name): Int")).isNamedForFirstValue, "\(name)")
    }
  }

  @Test func namesTellARule() throws {
    for name in [
      "maxLines", "minHeight", "maximumScale", "minimumScale", "characterLimit", "length", "threshold", "pollInterval",
      "step", "side", "scrollDirection", "axis", "orientation", "edge", "leadingMargin",
    ] {
      #expect(try #require(input("let \(name): Int")).isNamedForSetting, "\(name)")
    }
    for name in ["max", "minute", "maximal", "text", "limited", "edges"] {
      #expect(try !#require(input("let \(name): Int")).isNamedForSetting, "\(name)")
    }
  }

  private func input(_ declaration: String) -> Property? {
    model(
      """
      struct V: UIViewRepresentable {
        \(declaration)
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    ).representables.first?.inputs.first
  }
}
