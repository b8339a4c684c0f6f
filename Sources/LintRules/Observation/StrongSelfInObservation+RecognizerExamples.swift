import LintEngine

/// The examples of `strong-self-in-observation` about objects of UIKit that are neither views nor controllers.
let strongSelfInRecognizerExamples: [RuleExample] = [
  // A recognizer that tracks an observable object.
  .flagged(
    """
    import Observation
    import UIKit

    final class DrawingRecognizer: UIPanGestureRecognizer {
      func track() {
        withObservationTracking {
          isEnabled = Tools.shared.isDrawing
        } onChange: ⟦{
          Task { @MainActor in self.track() }
        }⟧
      }
    }
    @MainActor @Observable final class Tools {
      static let shared = Tools()
      var isDrawing = false
    }
    """,
    fixed: """
      import Observation
      import UIKit

      final class DrawingRecognizer: UIPanGestureRecognizer {
        func track() {
          withObservationTracking {
            isEnabled = Tools.shared.isDrawing
          } onChange: { [weak self] in
            guard let self else { return }
            Task { @MainActor in self.track() }
          }
        }
      }
      @MainActor @Observable final class Tools {
        static let shared = Tools()
        var isDrawing = false
      }
      """),
  // A recognizer that has nothing to do with observable objects or SwiftUI.
  .accepted(
    """
    import UIKit

    final class DrawingRecognizer: UIPanGestureRecognizer {
      private var token: (any NSObjectProtocol)?
      func follow() {
        token = NotificationCenter.default.addObserver(forName: .toolsPutAway, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated { self.isEnabled = false }
        }
      }
    }
    extension Notification.Name { static let toolsPutAway = Notification.Name("toolsPutAway") }
    """),
]
