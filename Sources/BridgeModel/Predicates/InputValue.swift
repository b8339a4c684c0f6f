import SwiftScan

/// The inputs and reads whose values change while a view is shown.
extension ProjectModel {
  /// Whether the input is an object that is replaced to show something else.
  public func isContent(_ input: Property) -> Bool {
    let type = input.typeName.flatMap { resolveUniquely($0, in: input.member.owner.name) }
    return type.map { !$0.isDeclared && KnownTypes.contentObjects.contains($0.name) } ?? false
  }

  /// Whether a read takes a value from the input. If the input is an object, the read must be of a property with a
  /// plain value.
  public func isValue(_ read: SyntaxNode, of input: Property) -> Bool {
    guard let wrapper = input.wrapper, KnownTypes.objectWrappers.contains(wrapper) else { return true }
    guard let access = read.parent, access.base != nil, access.parent?.kind != .call,
      let type = resolveUniquely(input.typeText, in: input.member.owner.name), type.isDeclared
    else { return false }
    let members = declarations(of: type.name).flatMap(\.members).filter { $0.name == access.name && !$0.isStatic }
    return !members.isEmpty
      && members.compactMap(Property.init).allSatisfy { valueKind(of: $0) == .value && !$0.isConstant }
      && members.allSatisfy { $0.isStored && $0.makesItsChangesKnown }
  }
}

extension Member {
  /// Whether views are notified of changes to a stored property of an object. Assumed for a type that may have macros.
  fileprivate var makesItsChangesKnown: Bool {
    guard let property = Property(self) else { return false }
    return property.wrapper != nil || !bodies.isEmpty || owner.node.hasAttribute("Observable")
      || owner.node.mayHaveMacroAttribute
  }
}

extension Property {
  /// Whether its name says that it's the first value of something: `initialPage`.
  public var isNamedForFirstValue: Bool {
    namesOfFirstValues.contains { word in
      name == word || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  /// Whether an `@Environment` property is a plain value that changes while a view is shown, not an action or an
  /// object.
  public var isChangingEnvironmentValue: Bool {
    let key = wrapperNode?.descendants(.keyPathComponent).last?.name ?? ""
    return wrapper == "Environment" && environmentValues.contains(key)
  }

  /// Whether an `@Environment` property changes only with the settings of the device, which is rare while a view is
  /// shown.
  public var followsSystemSettings: Bool {
    let key = wrapperNode?.descendants(.keyPathComponent).last?.name ?? ""
    return wrapper == "Environment" && systemSettings.contains(key)
  }

  /// Whether its name suggests a rule for the view's behavior rather than something that it shows: `maxLength`,
  /// `direction`.
  public var isNamedForSetting: Bool {
    let lowercased = name.lowercased()
    return settingSuffixes.contains(where: lowercased.hasSuffix)
      || settingPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }
}

extension LifecycleBody {
  /// Whether a node is in the `frame` with which a view is created. SwiftUI sets another one for the represented view, and
  /// others may resize with it.
  public func isFirstFrame(_ node: SyntaxNode) -> Bool {
    var isWhole = true
    for argument in node.ancestors where argument.kind == .argument {
      guard let call = argument.parent else { return false }
      if argument.isNamed("frame") || argument.isNamed("bounds") { return isWhole || makesRepresented(call) }
      // `CGRect(x: 0, y: 0, width: size.width, height: size.height)`
      guard call.evidentTypeName.map(KnownTypes.isValue) ?? false else { return false }
      isWhole = false
    }
    return false
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
