@_exported import WatchKit

@MainActor @preconcurrency public protocol WKInterfaceObjectRepresentable: View where Body == Never {
  associatedtype WKInterfaceObjectType: WKInterfaceObject
  @MainActor @preconcurrency func makeWKInterfaceObject(context: Self.Context) -> Self.WKInterfaceObjectType
  @MainActor @preconcurrency func updateWKInterfaceObject(
    _ wkInterfaceObject: Self.WKInterfaceObjectType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleWKInterfaceObject(
    _ wkInterfaceObject: Self.WKInterfaceObjectType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = WKInterfaceObjectRepresentableContext<Self>
}
extension WKInterfaceObjectRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
extension WKInterfaceObjectRepresentable {
  public static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator) {}
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
}
