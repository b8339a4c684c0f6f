/// One of the seven representable protocols, with the names that it gives to its methods.
///
/// Source: the SwiftUI interfaces of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025 and 2026.
public struct Family: Sendable {
  public enum Kind: String, Sendable { case view, controller, watch, gesture }
  /// The framework of the wrapped object.
  public enum Framework: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
    case watchKit = "WatchKit"
  }

  /// The protocol: `UIViewRepresentable`.
  public var name: String
  public var kind: Kind
  public var framework: Framework
  /// The class that every represented type inherits from: `UIView`.
  public var represented: String
  /// The usual name of the wrapped object as a parameter: `uiView`.
  public var parameterName: String
  public var isUpdateRequired: Bool
  public var hasDismantle: Bool
  /// Where the protocol exists: `iOS 13, tvOS 13`.
  public var availability: String
  /// Where `sizeThatFits` exists; nil for families that do not have it.
  public var fitsAvailability: String?
  /// Where `context.animate(changes:completion:)` exists; nil for families that do not have it.
  public var animateAvailability: String?
  private var methodsByName: [String: LifecycleMethod] = [:]
  private var methodsByLowercasedName: [String: LifecycleMethod] = [:]

  /// All seven, views first. Parsed on first use.
  public static let all = parse(table)

  public static func named(_ protocolName: String) -> Family? { byName[protocolName] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension Family: Hashable {
  /// The protocol tells one from another.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: - Names

extension Family {
  /// The associated type: `UIViewType`.
  public var representedAlias: String { represented + "Type" }
  public var make: String { "make" + represented }
  public var update: String { "update" + represented }
  public var dismantle: String? { hasDismantle ? "dismantle" + represented : nil }
  /// The label of the wrapped object in `sizeThatFits(_:uiView:context:)`; nil without that method.
  public var fitsLabel: String? { fitsAvailability == nil ? nil : parameterName }
  /// `handleUIGestureRecognizerAction`; gestures only.
  public var handle: String? { kind == .gesture ? "handle\(represented)Action" : nil }
  /// The type behind `Context`: `UIViewRepresentableContext`.
  public var context: String { name + "Context" }
  /// The label in `makeCoordinator(converter:)`; nil where the method takes nothing.
  public var coordinatorLabel: String? { kind == .gesture ? "converter" : nil }
  /// Gestures are attached with `.gesture(_:)`; all others are views.
  public var isView: Bool { kind != .gesture }

  public var isUIKit: Bool { framework == .uiKit }
  public var isAppKit: Bool { framework == .appKit }

  /// What can be written after `context.`, in the order of use.
  public var contextMembers: [ContextMember] {
    if kind == .gesture { return [.coordinator, .converter] }
    return [.coordinator, .environment, .transaction] + (animateAvailability == nil ? [] : [.animate])
  }
}

/// A member of the context that SwiftUI passes to the lifecycle methods.
public enum ContextMember: String, Sendable, CaseIterable {
  case coordinator, environment, transaction, animate, converter
}

// MARK: - Methods

/// A method by which SwiftUI drives a representable.
public enum LifecycleMethod: String, Sendable, CaseIterable {
  case make, update, dismantle, sizeThatFits, makeCoordinator, handle
}

extension Family {
  /// The methods that the family has, in the order in which people write them.
  public var methods: [LifecycleMethod] { LifecycleMethod.allCases.filter { baseName(of: $0) != nil } }

  /// `updateUIView`; nil where the family has no such method.
  public func baseName(of method: LifecycleMethod) -> String? {
    switch method {
    case .make: make
    case .update: update
    case .dismantle: dismantle
    case .sizeThatFits: fitsLabel == nil ? nil : "sizeThatFits"
    case .makeCoordinator: "makeCoordinator"
    case .handle: handle
    }
  }

  /// `updateUIView(_:context:)`; nil where the family has no such method.
  public func fullName(of method: LifecycleMethod) -> String? {
    guard let name = baseName(of: method) else { return nil }
    switch method {
    case .make: return name + "(context:)"
    case .update, .handle: return name + "(_:context:)"
    case .dismantle: return name + "(_:coordinator:)"
    case .sizeThatFits: return name + "(_:\(parameterName):context:)"
    case .makeCoordinator: return name + (coordinatorLabel.map { "(\($0):)" } ?? "()")
    }
  }

  /// The method with this base name.
  public func method(named baseName: String) -> LifecycleMethod? { methodsByName[baseName] }

  /// The method with this base name in any letter case.
  public func method(spelledLike baseName: String) -> LifecycleMethod? {
    methodsByLowercasedName[baseName.lowercased()]
  }
}

// MARK: - Reading the table

extension Family {
  static func parse(_ table: String) -> [Family] { TableText.rows(of: table).compactMap(Family.init) }

  private init?(row: [String]) {
    guard row.count == 9, let kind = Kind(rawValue: row[1]), let framework = Framework(rawValue: row[2]) else {
      return nil
    }
    self.init(
      name: row[0] + "Representable", kind: kind, framework: framework, represented: row[0], parameterName: row[3],
      isUpdateRequired: row[4] == "required", hasDismantle: row[5] == "yes", availability: row[8],
      fitsAvailability: row[6] == "-" ? nil : row[6], animateAvailability: row[7] == "-" ? nil : row[7])
    for method in LifecycleMethod.allCases {
      guard let name = baseName(of: method) else { continue }
      methodsByName[name] = method
      methodsByLowercasedName[name.lowercased()] = method
    }
  }
}
