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
  // A local that goes elsewhere: to another object, or nowhere, although other assignments mention a name like it.
  .flagged(
    """
    import SwiftUI

    @MainActor let garage = Garage()
    @MainActor final class Garage {
      let truck = Truck()
      var isLoud = false
      var sound = ""
      func equip() {
        let horn = TruckHorn()
        truck.horn = horn
      }
      func compare(with loudest: Siren) {
        let siren = Siren()
        isLoud = siren === loudest
      }
      func test(_ sounds: Sounds) {
        let bell = Bell()
        bell.ring()
        sound = sounds.bell
      }
    }
    struct Sounds { var bell = "bell" }
    @MainActor final class Truck { var horn: TruckHorn? }
    @MainActor final class TruckHorn {
      var timer: Timer?
      deinit { ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧ }
    }
    @MainActor final class Siren {
      var timer: Timer?
      deinit { ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧ }
    }
    @MainActor final class Bell {
      var timer: Timer?
      func ring() {}
      deinit { ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧ }
    }
    """),
  // An object that creates others of its class, and a global closure that creates objects.
  .flagged(
    """
    import SwiftUI

    @MainActor let makeTicker: @MainActor () -> Ticker = { Ticker() }
    @MainActor final class Ticker {
      var timer: Timer?
      deinit { ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧ }
    }
    @MainActor final class FolderModel {
      var newest: FolderModel?
      var timer: Timer?
      func add() { newest = FolderModel() }
      deinit { ⟦MainActor.assumeIsolated { timer?.invalidate() }⟧ }
    }
    """),
  // Another class with the same name is created again and again.
  .accepted(
    """
    import SwiftUI

    enum Playback {
      @MainActor final class Monitor {
        static let current = Monitor()
        var timer: Timer?
        deinit { MainActor.assumeIsolated { timer?.invalidate() } }
      }
    }
    enum Recording {
      @MainActor final class Monitor { func start() {} }
    }
    @MainActor func record() { Recording.Monitor().start() }
    """),
]
