import LintEngine

/// The examples of `strong-self-in-observation` about code that runs once for each object, before it observes anything.
let strongSelfFirstRunExamples: [RuleExample] = [
  // Only the initializer runs the code that would end an earlier subscription.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class SnapshotModel: ObservableObject {
      @Published var count = 0
      private let camera: CameraModel?
      private var subscription: AnyCancellable?
      init(camera: CameraModel?) {
        self.camera = camera
        subscribe()
      }
      private func subscribe() {
        subscription?.cancel()
        guard let camera else { return }
        subscription = camera.$shots.sink ⟦{ self.count = $0 }⟧
      }
    }
    final class CameraModel: ObservableObject { @Published var shots = 0 }
    struct SnapshotScreen: View {
      @StateObject private var model = SnapshotModel(camera: nil)
      var body: some View { Text("\\(model.count)") }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class SnapshotModel: ObservableObject {
        @Published var count = 0
        private let camera: CameraModel?
        private var subscription: AnyCancellable?
        init(camera: CameraModel?) {
          self.camera = camera
          subscribe()
        }
        private func subscribe() {
          subscription?.cancel()
          guard let camera else { return }
          subscription = camera.$shots.sink { [weak self] in self?.count = $0 }
        }
      }
      final class CameraModel: ObservableObject { @Published var shots = 0 }
      struct SnapshotScreen: View {
        @StateObject private var model = SnapshotModel(camera: nil)
        var body: some View { Text("\\(model.count)") }
      }
      """),
  // Other code runs it, too, or it runs for each of several.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class SnapshotModel: ObservableObject {
      @Published var count = 0
      var camera: CameraModel?
      private var subscription: AnyCancellable?
      init(camera: CameraModel?) {
        self.camera = camera
        subscribe()
      }
      func restart() { subscribe() }
      private func subscribe() {
        subscription?.cancel()
        guard let camera else { return }
        subscription = camera.$shots.sink { self.count = $0 }
      }
    }
    final class AlbumModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(cameras: [CameraModel]) {
        for camera in cameras { subscribe(to: camera) }
      }
      private func subscribe(to camera: CameraModel) {
        subscription?.cancel()
        guard camera.isOn else { return }
        subscription = camera.$shots.sink { self.count = $0 }
      }
    }
    final class FilmModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(cameras: [CameraModel]) {
        for camera in cameras {
          subscription?.cancel()
          if camera.isOn { subscription = camera.$shots.sink { self.count = $0 } }
        }
      }
    }
    final class CameraModel: ObservableObject {
      @Published var shots = 0
      let isOn = true
    }
    struct SnapshotScreen: View {
      @StateObject private var model = SnapshotModel(camera: nil)
      @StateObject private var album = AlbumModel(cameras: [])
      @StateObject private var film = FilmModel(cameras: [])
      var body: some View { Text("\\(model.count + album.count + film.count)") }
    }
    """),
  // An initializer that exits before it subscribes.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class ShotModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(camera: CameraModel?) {
        subscription = nil
        guard let camera else { return }
        subscription = camera.$shots.sink ⟦{ self.count = $0 }⟧
      }
    }
    final class AlbumModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(cameras: [CameraModel]?) {
        subscription = nil
        guard let cameras else { return }
        for camera in cameras { subscription = camera.$shots.sink ⟦{ self.count = $0 }⟧ }
      }
    }
    final class CameraModel: ObservableObject { @Published var shots = 0 }
    struct SnapshotScreen: View {
      @StateObject private var model = ShotModel(camera: nil)
      @StateObject private var album = AlbumModel(cameras: nil)
      var body: some View { Text("\\(model.count + album.count)") }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class ShotModel: ObservableObject {
        @Published var count = 0
        private var subscription: AnyCancellable?
        init(camera: CameraModel?) {
          subscription = nil
          guard let camera else { return }
          subscription = camera.$shots.sink { [weak self] in self?.count = $0 }
        }
      }
      final class AlbumModel: ObservableObject {
        @Published var count = 0
        private var subscription: AnyCancellable?
        init(cameras: [CameraModel]?) {
          subscription = nil
          guard let cameras else { return }
          for camera in cameras { subscription = camera.$shots.sink { [weak self] in self?.count = $0 } }
        }
      }
      final class CameraModel: ObservableObject { @Published var shots = 0 }
      struct SnapshotScreen: View {
        @StateObject private var model = ShotModel(camera: nil)
        @StateObject private var album = AlbumModel(cameras: nil)
        var body: some View { Text("\\(model.count + album.count)") }
      }
      """),
  // Code that runs after the subscription, or for each of several.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class ShotModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(camera: CameraModel) {
        subscribe(to: camera)
        reset()
      }
      private func reset() {
        count = 0
        subscription?.cancel()
      }
      private func subscribe(to camera: CameraModel) {
        subscription = camera.$shots.sink { self.count = $0 }
      }
    }
    final class FirstShotModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(camera: CameraModel) {
        subscription = camera.$shots.sink { self.count = $0 }
        if count > 0 { subscription = nil }
      }
    }
    final class AlbumModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(cameras: [CameraModel]) { cameras.forEach(subscribe) }
      private func subscribe(to camera: CameraModel) {
        subscription?.cancel()
        guard camera.isOn else { return }
        subscription = camera.$shots.sink { self.count = $0 }
      }
    }
    final class FilmModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      init(cameras: [CameraModel]) {
        func choose(_ camera: CameraModel) { subscribe(to: camera) }
        for camera in cameras { choose(camera) }
      }
      private func subscribe(to camera: CameraModel) {
        subscription?.cancel()
        guard camera.isOn else { return }
        subscription = camera.$shots.sink { self.count = $0 }
      }
    }
    final class LensModel: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      func load(_ camera: CameraModel) { subscribe(to: camera) }
      private func subscribe(to camera: CameraModel) {
        subscription?.cancel()
        guard camera.isOn else { return }
        subscription = camera.$shots.sink { self.count = $0 }
      }
    }
    final class CameraModel: ObservableObject {
      @Published var shots = 0
      let isOn = true
    }
    struct SnapshotScreen: View {
      @StateObject private var shot = ShotModel(camera: CameraModel())
      @StateObject private var first = FirstShotModel(camera: CameraModel())
      @StateObject private var album = AlbumModel(cameras: [])
      @StateObject private var film = FilmModel(cameras: [])
      @StateObject private var lens = LensModel()
      var body: some View { Text("\\(shot.count + first.count + album.count + film.count + lens.count)") }
    }
    """),
  // Views and controllers that don't touch SwiftUI.
  .flagged(
    """
    import UIKit

    final class ClockController: UIViewController {
      private var timer: Timer?
      override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in self.tick() }⟧
      }
      private func tick() { title = "\\(Date())" }
    }
    """,
    fixed: """
      import UIKit

      final class ClockController: UIViewController {
        private var timer: Timer?
        override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        }
        private func tick() { title = "\\(Date())" }
      }
      """),
  // Another object receives the timer, and may stop it.
  .accepted(
    """
    import UIKit

    final class FadeController: UIViewController {
      private var fade: Fade?
      func start() {
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        fade = Fade(link: link)
      }
      @objc private func step() {
        view.alpha += 0.01
        if view.alpha > 0.99 { fade = nil }
      }
    }
    final class Fade {
      private let link: CADisplayLink
      init(link: CADisplayLink) { self.link = link }
      deinit { link.invalidate() }
    }
    """),
  // A display link that leaves the run loop.
  .accepted(
    """
    import UIKit

    final class PulseView: UIView {
      private var link: CADisplayLink?
      func start() {
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        self.link = link
      }
      @objc private func step() {
        alpha += 0.01
        if alpha > 0.99 { link?.remove(from: .main, forMode: .common) }
      }
    }
    """),
  // A run loop receives the timer, and never stops it.
  .flagged(
    """
    import SwiftUI

    final class ClockModel: ObservableObject, @unchecked Sendable {
      @Published var time = Date()
      private var timer: Timer?
      func start() {
        let timer = Timer(timeInterval: 1, repeats: true) ⟦{ _ in self.time = Date() }⟧
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      }
      deinit { timer?.invalidate() }
    }
    """,
    fixed: """
      import SwiftUI

      final class ClockModel: ObservableObject, @unchecked Sendable {
        @Published var time = Date()
        private var timer: Timer?
        func start() {
          let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.time = Date() }
          RunLoop.main.add(timer, forMode: .common)
          self.timer = timer
        }
        deinit { timer?.invalidate() }
      }
      """),
]
