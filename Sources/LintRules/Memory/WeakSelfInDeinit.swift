import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let weakSelfInDeinit = Rule(
    id: "weak-self-in-deinit",
    group: "memory",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Don't capture `self` weakly in a deinitializer.",
    symptom: """
      A view, controller, or coordinator crashes the app when it's released, or its observer, timer, or task keeps \
      running.
      """,
    rationale: """
      An object that is being deallocated can't be referenced weakly anymore. In a class that inherits from `NSObject`, \
      as all views and controllers do, the app stops with "Cannot form weak reference". In other classes, the closure \
      gets `nil`, so the cleanup in it never happens. A closure must not capture `self` strongly there, either. Capture \
      what it needs, such as `[observer]`, clean up in `dismantleUIView` or `onDisappear`, or declare an \
      `isolated deinit` (Swift 6.2).
      """,
    exception: "Suppress it if the closure also does its work without the object.",
    source: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/deinitialization/",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class InboxModel: ObservableObject {
          private var observer: NSObjectProtocol?
          deinit {
            Task { @MainActor ⟦[weak self]⟧ in
              if let observer = self?.observer { NotificationCenter.default.removeObserver(observer) }
            }
          }
        }
        """),
      // A view, which crashes, and a closure inside another one.
      .flagged(
        """
        import SwiftUI
        import UIKit

        final class BlurView: UIVisualEffectView {
          private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          deinit {
            let animator = animator
            DispatchQueue.main.async { animator.pauseAnimation() }
            DispatchQueue.main.async { ⟦[weak self]⟧ in self?.animator.stopAnimation(true) }
          }
        }
        struct Blur: UIViewRepresentable {
          func makeUIView(context: Context) -> BlurView { BlurView(effect: nil) }
          func updateUIView(_ view: BlurView, context: Context) {}
        }
        """),
      // The closure captures what it needs, and the initializer has a weak capture.
      .accepted(
        """
        import SwiftUI

        final class InboxModel: ObservableObject {
          private var observer: NSObjectProtocol?
          private var task: Task<Void, Never>?
          init() {
            task = Task { [weak self] in await self?.load() }
          }
          func load() async {}
          deinit {
            task?.cancel()
            Task { @MainActor [observer] in
              if let observer { NotificationCenter.default.removeObserver(observer) }
            }
          }
        }
        """),
      // Another object than the one that is being deallocated.
      .accepted(
        """
        import AppKit
        import SwiftUI

        final class PanelController: NSWindowController {
          private weak var owner: NSResponder?
          deinit {
            DispatchQueue.main.async { [weak owner] in owner?.becomeFirstResponder() }
          }
        }
        """),
      // Code without views.
      .accepted(
        """
        import Foundation

        final class Downloader {
          private var task: URLSessionTask?
          deinit {
            DispatchQueue.main.async { [weak self] in self?.task?.cancel() }
          }
        }
        """),
      // Controllers of UIKit and AppKit.
      .flagged(
        """
        import UIKit

        final class InboxController: UIViewController {
          private var timer: Timer?
          deinit {
            DispatchQueue.main.async { ⟦[weak self]⟧ in self?.timer?.invalidate() }
          }
        }
        """),
      .flagged(
        """
        import AppKit

        final class InboxController: NSViewController {
          private var timer: Timer?
          deinit {
            DispatchQueue.main.async { ⟦[weak self]⟧ in self?.timer?.invalidate() }
          }
        }
        """),
      // A method with a similar name, which code calls earlier.
      .accepted(
        """
        import UIKit

        final class InboxController: UIViewController {
          private var timer: Timer?
          func deinitialize() {
            DispatchQueue.main.async { [weak self] in self?.timer?.invalidate() }
          }
        }
        """),
    ],
    signs: .deinitialization,
    check: .types(checkDeinitializers))
}

@Sendable private func checkDeinitializers(_ type: ProjectType, in context: inout RuleContext) {
  guard ["SwiftUI", "UIKit", "AppKit"].contains(where: context.imports) else { return }
  for member in type.localMembers(mentioning: ["deinit"]) where member.node.kind == .deinitializerDeclaration {
    for closure in member.bodies.flatMap({ $0.descendants(.closure, mentioning: ["weak"]) }) {
      guard closure.captureStrength(of: ["self"]) == .weak,
        let captures = closure.first(.closureSignature)?.first(.captureList)
      else { continue }
      let crashes = context.project.ancestry(of: type.declarations).contains("NSObject")
      context.report(
        crashes
          ? "referring weakly to '\(type.simpleName)' stops the app here, because it is being deallocated"
          : "'self' is nil in this closure, because '\(type.simpleName)' is being deallocated",
        at: .whole(captures))
    }
  }
}
