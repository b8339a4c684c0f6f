import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let assumedIsolationInDeinit = Rule(
    id: "assumed-isolation-in-deinit",
    group: "memory",
    severity: .information,
    isOnByDefault: false,
    since: "iOS 13, macOS 10.15",
    summary: "Don't assume in a deinitializer that it runs on the main thread.",
    symptom: "The app crashes rarely and only on some devices, when an object is released.",
    rationale: """
      A deinitializer runs on the thread that releases the object last, even in a class with `@MainActor`. A task, a \
      completion handler, or a queue that captured the object can be the last to release it, and then \
      `MainActor.assumeIsolated` stops the app. Clean up when the view goes away, in `dismantleUIView` or `onDisappear`, \
      or declare an `isolated deinit` (Swift 6.2).
      """,
    exception: "Suppress it if only code on the main thread ever holds the object.",
    source: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0371-isolated-synchronous-deinit.md",
    examples: [
      .flagged(
        """
        import SwiftUI

        struct Feed: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          @MainActor final class Coordinator: NSObject {
            var timer: Timer?
            deinit {
              ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧
            }
          }
        }
        """),
      // A model, and a class that inherits from one of the project.
      .flagged(
        """
        import AppKit

        @MainActor class Monitored: ObservableObject { var monitor: Any? }
        final class KeyMonitor: Monitored {
          private let isDebugging = false
          deinit {
            if isDebugging { print("gone") }
            ⟦MainActor.assumeIsolated {
              if let monitor { NSEvent.removeMonitor(monitor) }
            }⟧
          }
        }
        """),
      // The code asks first, goes to the main thread, or is isolated.
      .accepted(
        """
        import SwiftUI

        @MainActor final class Player: ObservableObject {
          var timer: Timer?
          deinit {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { timer?.invalidate() }
          }
        }
        @MainActor final class Recorder: ObservableObject {
          var timer: Timer?
          deinit {
            if Thread.isMainThread { MainActor.assumeIsolated { timer?.invalidate() } }
          }
        }
        @MainActor final class Clock: ObservableObject {
          nonisolated(unsafe) var timer: Timer?
          deinit {
            let timer = timer
            DispatchQueue.main.async { MainActor.assumeIsolated { timer?.invalidate() } }
          }
        }
        @MainActor final class Meter: ObservableObject {
          var timer: Timer?
          isolated deinit {
            MainActor.assumeIsolated { timer?.invalidate() }
          }
        }
        """),
      // UIKit and AppKit release views and controllers on the main thread, and a singleton is never released.
      .accepted(
        """
        import SwiftUI

        final class PulseView: UIView {
          var timer: Timer?
          deinit { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        @MainActor final class Beacon {
          static let shared = Beacon()
          var timer: Timer?
          deinit { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        """),
      // Other methods run where they are called.
      .accepted(
        """
        import SwiftUI

        @MainActor final class Ticker {
          var timer: Timer?
          nonisolated func stop() { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        """),
      // A method with a similar name, a superclass from elsewhere, and a view of AppKit.
      .accepted(
        """
        import AppKit
        import RemoteKit

        @MainActor final class Ticker {
          var timer: Timer?
          nonisolated func deinitialize() { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        @MainActor final class RemoteMeter: RemoteObject {
          var timer: Timer?
          deinit { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        final class PulseView: NSView {
          var timer: Timer?
          deinit { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        """),
      // Code without views.
      .accepted(
        """
        import Foundation

        @MainActor final class Poller {
          var timer: Timer?
          deinit { MainActor.assumeIsolated { timer?.invalidate() } }
        }
        """),
      // An object of a UIKit app.
      .flagged(
        """
        import UIKit

        @MainActor final class KeyboardWatcher: NSObject {
          var timer: Timer?
          deinit { ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧ }
        }
        """),
    ] + lastingDeinitExamples,
    signs: .deinitialization,
    check: .types(checkDeinitializers))
}

@Sendable private func checkDeinitializers(_ type: ProjectType, in context: inout RuleContext) {
  guard ["SwiftUI", "UIKit", "AppKit"].contains(where: context.imports) else { return }
  for member in type.localMembers(mentioning: ["deinit"]) where member.node.kind == .deinitializerDeclaration {
    guard let body = member.node.body, !member.node.hasModifier("isolated"),
      let call = body.calls(named: "assumeIsolated").first(where: { $0.receiver?.dottedName == "MainActor" }),
      context.project.timing(of: call, in: body, of: context.path) == .now, !body.asksForMainThread,
      context.project.maySomeThreadRelease(type)
    else { continue }
    context.report(
      "any thread can release the last reference to '\(type.simpleName)', and 'assumeIsolated' stops the app "
        + "if that is not the main thread",
      at: .whole(call))
  }
}

extension ProjectModel {
  /// Whether nothing ensures that the objects of a class are released on the main thread, as UIKit and AppKit do for
  /// their views and controllers.
  fileprivate func maySomeThreadRelease(_ type: ProjectType) -> Bool {
    let ancestry = ancestry(of: type.declarations)
    return ancestry.isComplete && !ancestry.contains("UIResponder") && !ancestry.contains("NSResponder")
      && !livesAsLongAsApp(type.name)
  }
}

extension SyntaxNode {
  /// Whether code reads `Thread.isMainThread`.
  fileprivate var asksForMainThread: Bool {
    descendants(.memberAccess).contains { $0.isNamed("isMainThread") }
  }
}
