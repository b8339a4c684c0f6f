import SwiftScan

/// Which inputs and reads are about values that change while a view is shown.
extension ProjectModel {
  /// Whether the input is an object that is replaced to show something else.
  public func isContent(_ input: Property) -> Bool {
    let type = input.typeName.flatMap { resolveUniquely($0, in: input.member.owner.name) }
    return type.map { !$0.isDeclared && KnownTypes.contentObjects.contains($0.name) } ?? false
  }

  /// Whether a read takes a value out of the input: of an object one of its properties that holds a value.
  public func isValue(_ read: SyntaxNode, of input: Property) -> Bool {
    guard let wrapper = input.wrapper, KnownTypes.objectWrappers.contains(wrapper) else { return true }
    guard let access = read.parent, access.kind == .memberAccess, access.base == read, access.parent?.kind != .call,
      let type = resolveUniquely(input.typeText, in: input.member.owner.name), type.isDeclared
    else { return false }
    let members = declarations(of: type.name).flatMap(\.members).filter { $0.name == access.name && !$0.isStatic }
    return !members.isEmpty
      && members.compactMap(Property.init).allSatisfy { valueKind(of: $0) == .value && !$0.isConstant }
      && members.allSatisfy { $0.isStored && $0.makesItsChangesKnown }
  }
}

extension Member {
  /// Of a stored property of an object: whether views learn of its changes. Of a type with macros nothing is certain.
  fileprivate var makesItsChangesKnown: Bool {
    guard let property = Property(self) else { return false }
    return property.wrapper != nil || !bodies.isEmpty || owner.node.mayHaveMacroAttribute
  }
}

extension Property {
  /// Whether its name says that it is about the value with which everything began: `initialPage`.
  public var isNamedForFirstValue: Bool {
    namesOfFirstValues.contains { word in
      name == word || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  /// Of `@Environment`: whether it is a plain value that changes while a view is shown, not an action or an object.
  public var isChangingEnvironmentValue: Bool {
    let key = wrapperNode?.descendants(.keyPathComponent).last?.name ?? ""
    return wrapper == "Environment" && environmentValues.contains(key)
  }

  /// Of `@Environment`: whether it changes only with the settings of the device, hardly ever while a view is shown.
  public var followsSystemSettings: Bool {
    let key = wrapperNode?.descendants(.keyPathComponent).last?.name ?? ""
    return wrapper == "Environment" && systemSettings.contains(key)
  }

  /// Whether its name says that it is a rule for what the view does, and not what it shows: `maxLength`, `direction`.
  public var isNamedForSetting: Bool {
    let lowercased = name.lowercased()
    return settingSuffixes.contains(where: lowercased.hasSuffix)
      || settingPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }
}

extension SyntaxNode {
  /// Whether it is the `frame` with which a view is made; SwiftUI sets another one at once.
  public var isFrameOfInitializer: Bool {
    ancestors.first { $0.kind == .argument }.map { $0.isNamed("frame") || $0.isNamed("bounds") } ?? false
  }
}

private let namesOfFirstValues = ["initial", "default", "start", "original", "seed"]

/// Environment values that are plain values and change while a view is shown.
private let environmentValues: Set = [
  "colorScheme", "colorSchemeContrast", "layoutDirection", "isEnabled", "horizontalSizeClass", "verticalSizeClass",
  "dynamicTypeSize", "sizeCategory", "legibilityWeight", "displayScale", "locale", "calendar", "timeZone", "lineLimit",
  "lineSpacing", "multilineTextAlignment", "truncationMode", "allowsTightening", "minimumScaleFactor",
  "autocorrectionDisabled", "disableAutocorrection", "accessibilityReduceMotion", "accessibilityReduceTransparency",
  "scenePhase", "font", "controlSize", "isFocused",
]

private let systemSettings: Set = [
  "layoutDirection", "locale", "calendar", "timeZone", "legibilityWeight", "displayScale",
]

private let settingPrefixes = ["max", "min", "maximum", "minimum"]
private let settingSuffixes = [
  "limit", "length", "threshold", "interval", "step", "side", "direction", "axis", "orientation", "edge", "margin",
]
