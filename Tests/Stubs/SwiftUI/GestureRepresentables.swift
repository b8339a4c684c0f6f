@_exported import AppKit
import SwiftUI
@_exported import UIKit

@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}
extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension View {
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { EmptyView() }
}
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    globalPoint
  }
}

@MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable {
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeNSGestureRecognizer(context: Self.Context) -> Self.NSGestureRecognizerType
  @MainActor @preconcurrency func updateNSGestureRecognizer(
    _ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func handleNSGestureRecognizerAction(
    _ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
}
extension NSGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}
extension NSGestureRecognizerRepresentable {
  public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}
  public func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context) {}
}
@MainActor @preconcurrency
public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter
}
@MainActor @preconcurrency public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    globalPoint
  }
}
