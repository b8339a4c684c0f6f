// Isolation follows the SDKs of Xcode 16 and later. Bodies are placeholders: nothing here is meant to run.
@_exported import Combine
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { _ConditionalContent() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { _ConditionalContent() }
}
public struct TupleView<T>: View {
  public init(_ value: T) {}
  public var body: Never { fatalError() }
}
public struct _ConditionalContent<T, F>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct AnyView: View {
  public init<V: View>(_ view: V) {}
  public var body: Never { fatalError() }
}
public struct ModifiedContent<Content, Modifier>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
