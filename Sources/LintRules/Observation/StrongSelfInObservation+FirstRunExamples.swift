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
]
