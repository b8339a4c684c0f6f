import LintEngine

/// The examples of `assumed-isolation-in-deinit` about objects that are never released.
let lastingDeinitExamples: [RuleExample] = [
  // Objects of the delegates of an app and its scenes, on all platforms.
  .accepted(
    """
    import ModularApp
    import SwiftUI
    import UIKit

    @main final class ShopApplication: ModularDelegate {
      let pulse = Pulse()
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private let pulse = Pulse()
    }
    final class MapSceneDelegate: UIResponder, UISceneDelegate {
      private let pulse = Pulse()
    }
    final class WatchDelegate: NSObject, WKApplicationDelegate {
      private let pulse = Pulse()
    }
    final class ExtensionDelegate: NSObject, WKExtensionDelegate {
      private let pulse = Pulse()
    }
    @MainActor final class Pulse {
      var timer: Timer?
      deinit { MainActor.assumeIsolated { timer?.invalidate() } }
    }
    """),
  // An object that a global variable keeps.
  .accepted(
    """
    import SwiftUI

    @MainActor let siren = Siren()
    @MainActor final class Siren {
      let horn: Horn
      init() {
        let loud = Horn()
        horn = loud
      }
    }
    @MainActor final class Horn {
      var timer: Timer?
      deinit { MainActor.assumeIsolated { timer?.invalidate() } }
    }
    """),
]
