/// One of the seven representable protocols, and the names of its methods.
///
/// Source: the SwiftUI interfaces of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025 and 2026.
public struct Family: Sendable {
  public enum Kind: String, Sendable { case view, controller, watch, gesture }
  /// The framework that declares the wrapped object.
  public enum Framework: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
    case watchKit = "WatchKit"
  }

  /// The protocol, such as `UIViewRepresentable`.
  public var name: String
  public var kind: Kind
  public var framework: Framework
  /// The base class of every represented type, such as `UIView`.
  public var represented: String
  /// The usual parameter name of the wrapped object, such as `uiView`.
  public var parameterName: String
  public var isUpdateRequired: Bool
  public var hasDismantle: Bool
  /// The first system versions that have the protocol, such as `iOS 13, tvOS 13`.
  public var availability: String
  /// The first system versions that have `sizeThatFits`; nil if the family doesn't have it.
  public var fitsAvailability: String?
  /// The first system versions that have `context.animate(changes:completion:)`; nil if the family doesn't have it.
  public var animateAvailability: String?
  private var methodsByName: [String: LifecycleMethod] = [:]
  private var methodsByLowercasedName: [String: LifecycleMethod] = [:]

  /// All seven families, views first. Parsed on first use.
  public static let all = parse(table)

  public static func named(_ protocolName: String) -> Family? { byName[protocolName] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension Family: Hashable {
  /// Families are equal if their protocols are.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: - Names

extension Family {
  /// The name of the associated type, such as `UIViewType`.
  public var representedAlias: String { represented + "Type" }
  public var make: String { "make" + represented }
  public var update: String { "update" + represented }
  public var dismantle: String? { hasDismantle ? "dismantle" + represented : nil }
  /// The argument label of the wrapped object in `sizeThatFits(_:uiView:context:)`; nil if the family doesn't have it.
  public var fitsLabel: String? { fitsAvailability == nil ? nil : parameterName }
  /// The base name of the action method, such as `handleUIGestureRecognizerAction`; nil except for gestures.
  public var handle: String? { kind == .gesture ? "handle\(represented)Action" : nil }
  /// The type that `Context` stands for, such as `UIViewRepresentableContext`.
  public var context: String { name + "Context" }
  /// The argument label in `makeCoordinator(converter:)`; nil if the method has no parameter.
  public var coordinatorLabel: String? { kind == .gesture ? "converter" : nil }
  /// Whether the representable is a SwiftUI view. Gestures aren't; `.gesture(_:)` attaches them.
  public var isView: Bool { kind != .gesture }

  public var isUIKit: Bool { framework == .uiKit }
  public var isAppKit: Bool { framework == .appKit }

  /// The members of the context, most used first.
  public var contextMembers: [ContextMember] {
    if kind == .gesture { return [.coordinator, .converter] }
    return [.coordinator, .environment, .transaction] + (animateAvailability == nil ? [] : [.animate])
  }
}

/// A member of the context that SwiftUI passes to lifecycle methods.
public enum ContextMember: String, Sendable, CaseIterable {
  case coordinator, environment, transaction, animate, converter
}

// MARK: - Methods

/// A method of a representable that SwiftUI calls.
public enum LifecycleMethod: String, Sendable, CaseIterable {
  case make, update, dismantle, sizeThatFits, makeCoordinator, handle

  /// The methods that create the view and the coordinator.
  public static let creating: [LifecycleMethod] = [.make, .makeCoordinator]
}

extension Family {
  /// The methods that the family has, in the usual order of declaration.
  public var methods: [LifecycleMethod] { LifecycleMethod.allCases.filter { baseName(of: $0) != nil } }

  /// Returns the name without labels, such as `updateUIView`; nil if the family doesn't have the method.
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

  /// Returns the name with labels, such as `updateUIView(_:context:)`; nil if the family doesn't have the method.
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

  /// Returns the method with this base name.
  public func method(named baseName: String) -> LifecycleMethod? { methodsByName[baseName] }

  /// Returns the method with this base name, ignoring case.
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
