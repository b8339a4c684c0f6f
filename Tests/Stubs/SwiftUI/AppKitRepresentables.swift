@_exported import AppKit

@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize?
  typealias Context = NSViewRepresentableContext<Self>
}
extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { () } }
extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
}
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: Self.NSViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context
  ) -> CGSize?
  typealias Context = NSViewControllerRepresentableContext<Self>
}
extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
  { nil }
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
}
