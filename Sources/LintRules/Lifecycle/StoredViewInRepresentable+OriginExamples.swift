import LintEngine

/// The examples of `stored-view-in-representable` about where an object comes from, and how the representable uses it.
let storedViewOriginExamples: [RuleExample] = [
  // Objects of other modules: one that the make method returns, one whose view it returns, and a sensor.
  .flagged(
    """
    struct TripCalendar: UIViewRepresentable {
      private let ⟦calendar⟧: CalendarPane
      private let ⟦motion⟧ = CMMotionManager()
      init(trips: [String]) { calendar = CalendarPane(trips: trips) }
      func makeUIView(context: Context) -> CalendarPane { calendar }
      func updateUIView(_ view: CalendarPane, context: Context) {}
    }
    struct ConfettiPane: UIViewRepresentable {
      private let ⟦confetti⟧ = ConfettiEmitter()
      func makeUIView(context: Context) -> UIView {
        let view = confetti.view
        view.isUserInteractionEnabled = false
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // The view has the first interaction, and the update method changes another one.
  .flagged(
    """
    struct ScanPane: UIViewRepresentable {
      let image: UIImage
      private let ⟦highlights⟧ = HighlightInteraction()
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        view.addInteraction(highlights)
        return view
      }
      func updateUIView(_ view: UIImageView, context: Context) {
        view.image = image
        highlights.isEnabled = true
      }
    }
    final class HighlightInteraction: NSObject, UIInteraction {
      weak var view: UIView?
      var isEnabled = false
      func willMove(to view: UIView?) {}
      func didMove(to view: UIView?) { self.view = view }
    }
    """),
  // The coordinator gives its own player to the view, not the one of the current value.
  .flagged(
    """
    struct Film: UIViewRepresentable {
      private let ⟦player⟧ = AVPlayer()
      func makeUIView(context: Context) -> FilmView { FilmView() }
      func updateUIView(_ view: FilmView, context: Context) { context.coordinator.attach(to: view) }
      func makeCoordinator() -> Coordinator { Coordinator(player: player) }
      final class Coordinator {
        let player: AVPlayer
        init(player: AVPlayer) { self.player = player }
        func attach(to view: FilmView) { view.player = player }
      }
    }
    final class FilmView: UIView { var player: AVPlayer? }
    """),
  // Values and helpers that the make method uses, a local with the name of a property, and views that are shared.
  .accepted(
    """
    struct PriceTag: UIViewRepresentable {
      let price: Double
      private let theme = TagTheme()
      private let formatter = PriceFormatter()
      private let loader = BadgeLoader()
      private let caption = TagCaption(text: "New")
      private let badge = BadgeStore.shared.view(named: "sale") as! BadgeView
      private let ribbon: BadgeView = .shared()
      func makeUIView(context: Context) -> UIView {
        let caption = UILabel()
        caption.text = self.caption.text
        badge.addSubview(caption)
        badge.addSubview(ribbon)
        badge.apply(theme)
        badge.load(with: loader)
        badge.title = formatter.string(from: price)
        return badge
      }
      func updateUIView(_ view: UIView, context: Context) {
        badge.apply(theme)
        badge.title = formatter.string(from: price)
      }
    }
    struct TagTheme { var tint = UIColor.red }
    final class PriceFormatter { func string(from price: Double) -> String { "\\(price)" } }
    final class BadgeLoader {}
    final class TagCaption {
      let text: String
      init(text: String) { self.text = text }
    }
    @MainActor final class BadgeStore {
      static let shared = BadgeStore()
      func view(named name: String) -> UIView { BadgeView.shared() }
    }
    final class BadgeView: UIView {
      private static let current = BadgeView()
      var title = ""
      func apply(_ theme: TagTheme) { tintColor = theme.tint }
      func load(with loader: BadgeLoader) {}
      static func shared() -> BadgeView { current }
    }
    """),
  // A view of a function, a view for a number, the view of an object, and SwiftUI content.
  .accepted(
    """
    struct Banner: UIViewRepresentable {
      private let view: UIView
      init() { view = sharedBanner() }
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ banner: UIView, context: Context) { view.isHidden = false }
    }
    @MainActor private let banner = UIView()
    @MainActor private func sharedBanner() -> UIView { banner }
    struct Chapter: UIViewRepresentable {
      private let view: UIView
      init(number: Int, viewForChapter: (Int) -> UIView) { view = viewForChapter(number) }
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ chapter: UIView, context: Context) { view.isHidden = false }
    }
    struct Preview: UIViewRepresentable {
      private let view: UIView
      init(camera: Camera) { view = camera.preview }
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ preview: UIView, context: Context) { view.isHidden = false }
    }
    @MainActor final class Camera { let preview = UIView() }
    struct Zoom<Content: View>: UIViewRepresentable {
      private let content: Content
      init(content: () -> Content) { self.content = content() }
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) { context.coordinator.host.rootView = content }
      func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: content)) }
      final class Coordinator {
        let host: UIHostingController<Content>
        init(host: UIHostingController<Content>) { self.host = host }
      }
    }
    """),
  // A class can't be a representable, which another rule reports.
  .accepted(
    """
    final class MapBox: UIViewRepresentable {
      private let map = MKMapView()
      func makeUIView(context: Context) -> MKMapView { map }
      func updateUIView(_ view: MKMapView, context: Context) { map.isZoomEnabled = true }
    }
    """),
  // The initializer receives something else under the name of the property.
  .flagged(
    """
    import AVKit
    import SwiftUI

    struct TrailerView: UIViewControllerRepresentable {
      private var ⟦player⟧: AVPlayer
      init(player url: URL) { player = AVPlayer(url: url) }
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        return controller
      }
      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) { player.play() }
    }
    struct TrailerScreen: View {
      let url: URL
      var body: some View { TrailerView(player: url) }
    }
    """),
  // The name stands for two classes.
  .accepted(
    """
    #if DEBUG
    typealias RequestLog = ConsoleLog
    #else
    typealias RequestLog = FileLog
    #endif
    final class ConsoleLog { func note(_ text: String) {} }
    final class FileLog { func note(_ text: String) {} }
    struct Photo: UIViewRepresentable {
      let image: UIImage?
      private let log = RequestLog()
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        log.note("Shown")
        view.image = image
      }
    }
    """),
]
