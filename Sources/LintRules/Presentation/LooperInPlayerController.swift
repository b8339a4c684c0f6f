import BridgeModel
import LintEngine

extension Rule {
  public static let looperInPlayerController = Rule(
    id: "looper-in-player-controller",
    group: "presentation",
    severity: .warning,
    since: "iOS 13",
    summary: "Don't give a player with an `AVPlayerLooper` to an `AVPlayerViewController`.",
    symptom: "The app crashes when a screen with a looping video goes away.",
    rationale: """
      An `AVPlayerViewController` observes the current item of its player. An `AVPlayerLooper` swaps the items of an \
      `AVQueuePlayer` without telling observers, so the controller later removes an observer that was never added, and \
      the app crashes with "Cannot remove an observer". Show the player in an `AVPlayerLayer`, or seek to the start when \
      the item has played to its end.
      """,
    exception: "None.",
    source: "https://github.com/RevenueCat/purchases-ios/pull/6987",
    examples: [
      .flagged(
        """
        struct LoopingVideo: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            let player = AVQueuePlayer()
            context.coordinator.looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
            ⟦controller.player = player⟧
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var looper: AVPlayerLooper? }
        }
        """),
      // The coordinator owns the player.
      .flagged(
        """
        struct Background: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            controller.showsPlaybackControls = false
            ⟦controller.player = context.coordinator.player⟧
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(url: url, repeats: true) }
          final class Coordinator {
            let player: AVPlayer
            private var looper: AVPlayerLooper?
            init(url: URL, repeats: Bool) {
              let item = AVPlayerItem(url: url)
              if repeats {
                let queue = AVQueuePlayer(playerItem: item)
                looper = AVPlayerLooper(player: queue, templateItem: item)
                self.player = queue
              } else {
                self.player = AVPlayer(playerItem: item)
              }
            }
          }
        }
        """),
      // A player that loops by itself.
      .flagged(
        """
        final class LoopPlayer: AVQueuePlayer {
          private var looper: AVPlayerLooper?
          func loop(_ item: AVPlayerItem) { looper = AVPlayerLooper(player: self, templateItem: item) }
        }
        struct Background: UIViewControllerRepresentable {
          let player: LoopPlayer
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            ⟦controller.player = player⟧
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
        }
        """),
      // A layer doesn't observe the current item.
      .accepted(
        """
        struct Background: UIViewRepresentable {
          let url: URL
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let player = AVQueuePlayer()
            context.coordinator.looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
            let layer = AVPlayerLayer()
            layer.player = player
            view.layer.addSublayer(layer)
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var looper: AVPlayerLooper? }
        }
        """),
      // The item starts again by itself.
      .accepted(
        """
        struct Video: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            let player = AVQueuePlayer(playerItem: AVPlayerItem(url: url))
            controller.player = player
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
        }
        """),
      // Only the layer shows the looped player.
      .accepted(
        """
        struct Video: UIViewControllerRepresentable {
          let url: URL
          let hasControls: Bool
          func makeUIViewController(context: Context) -> UIViewController {
            let player = AVQueuePlayer(playerItem: AVPlayerItem(url: url))
            if hasControls {
              let controller = AVPlayerViewController()
              controller.player = player
              return controller
            } else {
              context.coordinator.looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
              let layer = AVPlayerLayer()
              layer.player = player
              let controller = UIViewController()
              controller.view.layer.addSublayer(layer)
              return controller
            }
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var looper: AVPlayerLooper? }
        }
        """),
      // Another player loops, in a layer above the controller.
      .accepted(
        """
        import AVKit
        import SwiftUI

        struct Trailer: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            let player = context.coordinator.film
            controller.player = player
            let layer = AVPlayerLayer()
            layer.player = context.coordinator.queue
            controller.contentOverlayView?.layer.addSublayer(layer)
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(url: url) }
          @MainActor final class Coordinator {
            let film: AVPlayer
            let queue = AVQueuePlayer()
            private let looper: AVPlayerLooper
            init(url: URL) {
              let film = AVPlayer(url: url)
              self.film = film
              looper = AVPlayerLooper(player: queue, templateItem: AVPlayerItem(url: url))
            }
          }
        }
        """),
      // A property of a subclass that shows a looped player in a layer, and players that only could loop.
      .accepted(
        """
        import AVKit
        import SwiftUI

        struct Film: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = FilmController()
            controller.background = context.coordinator.player
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(url: url) }
          @MainActor final class Coordinator {
            let player = AVQueuePlayer()
            private let looper: AVPlayerLooper
            init(url: URL) { looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url)) }
          }
        }
        final class FilmController: AVPlayerViewController {
          private let layer = AVPlayerLayer()
          var background: AVQueuePlayer? {
            didSet { layer.player = background }
          }
        }
        struct Preview: UIViewControllerRepresentable {
          let player: PreviewPlayer
          let next: AVQueuePlayer
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            controller.player = player
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
            if controller.player !== next { controller.player = next }
          }
        }
        final class PreviewPlayer: AVPlayer {
          private let sound = AVQueuePlayer()
          private var looper: AVPlayerLooper?
          func loopSound(_ item: AVPlayerItem) { looper = AVPlayerLooper(player: sound, templateItem: item) }
        }
        extension AVQueuePlayer {
          func looped(_ item: AVPlayerItem) -> AVPlayerLooper { AVPlayerLooper(player: self, templateItem: item) }
        }
        """),
      // The player of the coordinator gets another name.
      .flagged(
        """
        import AVKit
        import SwiftUI

        struct Background: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> AVPlayerViewController {
            let controller = AVPlayerViewController()
            let player = context.coordinator.queue
            ⟦controller.player = player⟧
            return controller
          }
          func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(url: url) }
          @MainActor final class Coordinator {
            let queue = AVQueuePlayer()
            private let looper: AVPlayerLooper
            init(url: URL) { looper = AVPlayerLooper(player: queue, templateItem: AVPlayerItem(url: url)) }
          }
        }
        """),
    ],
    signs: .systemController,
    check: .representables(checkPlayers))
}

@Sendable private func checkPlayers(_ representable: Representable, in context: inout RuleContext) {
  for player in context.project.loopedPlayers(of: representable) {
    context.report(
      "an 'AVPlayerLooper' loops this player, so the app crashes when the controller goes away",
      at: .whole(player.assignment), related: [(.whole(player.looper), "looped here")])
  }
}
