@_exported import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var identifier: String { "" }
  public static var name: String { "" }
  public static var affectsColorAppearance: Bool { false }
}
public typealias UITrait = any UITraitDefinition.Type
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
public struct UITraitOverrides: UIMutableTraits {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { T.defaultValue }
    set {}
  }
  public func contains(_ trait: UITrait) -> Bool { false }
  public mutating func remove(_ trait: UITrait) {}
}
@objc open class UITraitCollection: NSObject {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
@objc public protocol UITraitChangeRegistration: NSObjectProtocol {}
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Self: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { fatalError() }
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Self: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { fatalError() }
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}
