@_exported import Combine
@_exported import Observation
@_exported import UIKit

extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { EmptyView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  nonisolated public func fixedSize() -> some View { EmptyView() }
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func padding() -> some View { EmptyView() }
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func ignoresSafeArea() -> some View { EmptyView() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    EmptyView()
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EmptyView()
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { EmptyView() }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { EmptyView() }
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { EmptyView() }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }
}
@MainActor @preconcurrency public protocol Gesture {}
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation(), spring = Animation()
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}
@discardableResult public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
public struct Transaction {
  public init() {}
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
}
