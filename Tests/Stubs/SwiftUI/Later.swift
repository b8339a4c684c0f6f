// API that is newer than iOS 17 and macOS 14, except gestures.
import AppKit
import SwiftUI
import UIKit

extension NSViewControllerRepresentableContext {
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
}
extension NSViewRepresentableContext {
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
}
extension UIViewControllerRepresentableContext {
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
}
extension UIViewRepresentableContext {
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
}
extension UIView {
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {}
}
@MainActor public protocol UIHostingSceneDelegate: UISceneDelegate {
  associatedtype RootScene: Scene
  @SceneBuilder static var rootScene: RootScene { get }
}

@MainActor @preconcurrency public final class NSHostingSceneRepresentation<Content: Scene> {
  public init(@SceneBuilder rootScene: () -> Content) {}
}
extension NSApplication {
  @MainActor @preconcurrency public func addSceneRepresentation<Content: Scene>(
    _ representation: NSHostingSceneRepresentation<Content>
  ) {}
}
