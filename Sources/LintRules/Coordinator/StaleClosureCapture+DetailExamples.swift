import LintEngine

/// The examples of `stale-closure-capture` about further details.
let staleClosureCaptureDetailExamples: [RuleExample] = [
  // The update method gives the view its newest value, from which the view takes a closure.
  .accepted(
    """
    struct NoteEditor: UIViewRepresentable {
      var title: String
      func makeUIView(context: Context) -> EditorView {
        let editor = EditorView()
        editor.onSave = { print(title) }
        return editor
      }
      func updateUIView(_ editor: EditorView, context: Context) { editor.apply(self) }
    }
    final class EditorView: UIView {
      var onSave: (() -> Void)?
      func apply(_ editor: NoteEditor) {
        accessibilityLabel = editor.title
        onSave = { print(editor.title) }
      }
      func save() { onSave?() }
    }
    """),
  // Locals with the name of an input, one of them unwrapped and one set in branches.
  .accepted(
    """
    struct MixerStrip: UIViewRepresentable {
      var preset: String
      var name: String
      func makeUIView(context: Context) -> StripView {
        let strip = StripView()
        let preset = UserDefaults.standard.string(forKey: "preset")
        if let preset {
          strip.onReset = { print(preset) }
        }
        let name: String
        if #available(iOS 17, *) {
          name = "Mixer"
        } else {
          name = "Strip"
        }
        strip.onHold = { print(name) }
        return strip
      }
      func updateUIView(_ strip: StripView, context: Context) { strip.accessibilityLabel = name + preset }
    }
    final class StripView: UIView {
      var onReset: (() -> Void)?
      var onHold: (() -> Void)?
      func reset() { onReset?() }
      func hold() { onHold?() }
    }
    """),
  // A timer that begins when the view gets a window, a method that layout calls, one that calls itself again, and an update method that only asks for a closure.
  .flagged(
    """
    struct SizeReader: UIViewRepresentable {
      let onChange: (CGSize) -> Void
      let onStep: (CGSize) -> Void
      let onTick: () -> Void
      func makeUIView(context: Context) -> SizeView {
        let view = SizeView()
        view.changed = ⟦onChange⟧
        view.stepped = ⟦onStep⟧
        view.ticked = ⟦onTick⟧
        return view
      }
      func updateUIView(_ view: SizeView, context: Context) {
        view.isHidden = view.stepped == nil
      }
    }
    final class SizeView: UIView {
      var changed: ((CGSize) -> Void)?
      var stepped: ((CGSize) -> Void)?
      var ticked: (() -> Void)?
      private var timer: Timer?
      override func didMoveToWindow() {
        super.didMoveToWindow()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.stepped?(.zero) }
        tick()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        report()
      }
      private func report() { changed?(bounds.size) }
      private func tick() {
        ticked?()
        scheduleTick()
      }
      private func scheduleTick() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.tick() }
      }
    }
    """,
    fixed: """
      struct SizeReader: UIViewRepresentable {
        let onChange: (CGSize) -> Void
        let onStep: (CGSize) -> Void
        let onTick: () -> Void
        func makeUIView(context: Context) -> SizeView {
          let view = SizeView()
          view.changed = onChange
          view.stepped = onStep
          view.ticked = onTick
          return view
        }
        func updateUIView(_ view: SizeView, context: Context) {
          view.isHidden = view.stepped == nil
          view.changed = onChange
          view.stepped = onStep
          view.ticked = onTick
        }
      }
      final class SizeView: UIView {
        var changed: ((CGSize) -> Void)?
        var stepped: ((CGSize) -> Void)?
        var ticked: (() -> Void)?
        private var timer: Timer?
        override func didMoveToWindow() {
          super.didMoveToWindow()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.stepped?(.zero) }
          tick()
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          report()
        }
        private func report() { changed?(bounds.size) }
        private func tick() {
          ticked?()
          scheduleTick()
        }
        private func scheduleTick() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.tick() }
        }
      }
      """),
  // The update method only changes the actions that exist.
  .flagged(
    """
    struct MenuButton: UIViewRepresentable {
      var isChecked: Bool
      var onCheck: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.menu = UIMenu(children: [UIAction { _ in ⟦onCheck⟧() }])
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {
        button.menu?.children.compactMap { $0 as? UIAction }.forEach { $0.state = isChecked ? .on : .off }
      }
    }
    """),
  // A method of the coordinator takes a closure that runs once and one that runs again.
  .flagged(
    """
    struct TabStrip: UIViewRepresentable {
      var onSelect: (Int) -> Void
      var onReady: () -> Void
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.watch(started: onReady, selected: { ⟦onSelect⟧($0) })
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var started: (() -> Void)?
        var selected: ((Int) -> Void)?
        func watch(started: @escaping () -> Void, selected: @escaping (Int) -> Void) {
          self.started = started
          self.selected = selected
        }
        func begin() { started?() }
        func select(_ index: Int) { selected?(index) }
      }
    }
    """),
  // A player keeps calling the closure of its observer.
  .flagged(
    """
    struct PlayerTime: UIViewRepresentable {
      let player: AVPlayer
      var onTime: (CMTime) -> Void
      func makeUIView(context: Context) -> UIView {
        context.coordinator.token = player.addPeriodicTimeObserver(
          forInterval: CMTime(value: 1, timescale: 2), queue: .main
        ) { time in ⟦onTime⟧(time) }
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var token: Any?
      }
    }
    """),
  // A struct of closures, which the update method replaces as a whole.
  .accepted(
    """
    struct PhotoCard: UIViewRepresentable {
      var caption: String
      func makeUIView(context: Context) -> CardView {
        let card = CardView()
        card.actions = CardActions(onOpen: { print(caption) })
        return card
      }
      func updateUIView(_ card: CardView, context: Context) {
        card.actions = CardActions(onOpen: { print(caption) })
      }
    }
    struct CardActions {
      let onOpen: () -> Void
      init(onOpen: @escaping () -> Void) { self.onOpen = onOpen }
    }
    final class CardView: UIView {
      var actions: CardActions?
      func open() { actions?.onOpen() }
    }
    """),
  // One of two methods with the same name stores the closure, and the other one may replace it.
  .accepted(
    """
    struct FeedList: UIViewRepresentable {
      var isPullable: Bool
      var onPull: () -> Void
      func makeUIView(context: Context) -> UIScrollView {
        let list = UIScrollView()
        context.coordinator.watch(list, onPull: onPull)
        return list
      }
      func updateUIView(_ list: UIScrollView, context: Context) { context.coordinator.watch(list) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var pulled: (() -> Void)?
        func watch(_ list: UIScrollView, onPull: @escaping () -> Void) { pulled = onPull }
        func watch(_ list: UIScrollView) { list.isHidden = pulled == nil }
        func pull() { pulled?() }
      }
    }
    """),
  // A browser shows its page once, with the closures of that moment.
  .accepted(
    """
    struct ArticlePane: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController {
        let parent = UIViewController()
        let page = ArticleController(onLeave: { print(title) })
        page.onSwipe = { print(title) }
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.didMove(toParent: parent)
        return parent
      }
      func updateUIViewController(_ parent: UIViewController, context: Context) { parent.title = title }
    }
    final class ArticleController: SFSafariViewController {
      var onSwipe: (() -> Void)?
      private let onLeave: () -> Void
      init(onLeave: @escaping () -> Void) {
        self.onLeave = onLeave
        super.init(url: URL(filePath: "/article"), configuration: Configuration())
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
      func leave() { onLeave() }
      func swipe() { onSwipe?() }
    }
    """),
  // An image view with a closure that an extension of it declares and calls once.
  .accepted(
    """
    struct Avatar: UIViewRepresentable {
      let url: URL
      let onLoad: () -> Void
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        view.onLoad = onLoad
        view.show(url)
        return view
      }
      func updateUIView(_ view: UIImageView, context: Context) {}
    }
    @MainActor private var loadHandlers: [ObjectIdentifier: () -> Void] = [:]
    extension UIImageView {
      var onLoad: (() -> Void)? {
        get { loadHandlers[ObjectIdentifier(self)] }
        set { loadHandlers[ObjectIdentifier(self)] = newValue }
      }
      func show(_ url: URL) { onLoad?() }
    }
    """),
  // A protocol of the project supplies the update method, so the view never gets anything new.
  .accepted(
    """
    protocol StaticView: UIViewRepresentable {}
    extension StaticView {
      func updateUIView(_ view: UIViewType, context: Context) {}
    }
    struct LogoButton: StaticView {
      var onTap: () -> Void
      func makeUIView(context: Context) -> LogoView {
        let view = LogoView()
        view.onTap = onTap
        return view
      }
    }
    final class LogoView: UIView {
      var onTap: (() -> Void)?
      func tap() { onTap?() }
    }
    """),
  // The update method hands the closure over again.
  .accepted(
    """
    struct TrackPad: UIViewRepresentable {
      var scale: Double
      func makeUIView(context: Context) -> UIView {
        context.coordinator.track { print($0 * scale) }
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.track { print($0 * scale) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var panned: ((Double) -> Void)?
        func track(_ onPan: @escaping (Double) -> Void) { panned = onPan }
        func pan(_ distance: Double) { panned?(distance) }
      }
    }
    """),
  // The update method only asks whether there are closures.
  .flagged(
    """
    struct TagCloud: UIViewRepresentable {
      let group: Int
      func makeUIView(context: Context) -> TagCloudView {
        let cloud = TagCloudView()
        cloud.onTap = { tag in print(⟦group⟧, tag) }
        return cloud
      }
      func updateUIView(_ cloud: TagCloudView, context: Context) {
        if cloud.onTap != nil { cloud.isUserInteractionEnabled = true }
        cloud.accessibilityLabel = "\\(group)"
      }
    }
    final class TagCloudView: UIView {
      var tags: [String] = []
      var onTap: ((String) -> Void)?
      func tapped(_ index: Int) { onTap?(tags[index]) }
    }
    """,
    fixed: """
      struct TagCloud: UIViewRepresentable {
        let group: Int
        func makeUIView(context: Context) -> TagCloudView {
          let cloud = TagCloudView()
          cloud.onTap = { tag in print(group, tag) }
          return cloud
        }
        func updateUIView(_ cloud: TagCloudView, context: Context) {
          if cloud.onTap != nil { cloud.isUserInteractionEnabled = true }
          cloud.accessibilityLabel = "\\(group)"
          cloud.onTap = { tag in print(group, tag) }
        }
      }
      final class TagCloudView: UIView {
        var tags: [String] = []
        var onTap: ((String) -> Void)?
        func tapped(_ index: Int) { onTap?(tags[index]) }
      }
      """),
  // The coordinator stores the closure in a property that the update method only compares.
  .flagged(
    """
    struct ShakeArea: UIViewRepresentable {
      let group: Int
      func makeUIView(context: Context) -> UIView {
        context.coordinator.connect { print(⟦group⟧) }
        return UIView()
      }
      func updateUIView(_ area: UIView, context: Context) {
        if context.coordinator.onShake != nil { area.alpha = 1 }
        area.accessibilityLabel = "\\(group)"
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private(set) var onShake: (() -> Void)?
        func connect(_ action: @escaping () -> Void) { onShake = action }
        func shaken() { onShake?() }
      }
    }
    """),
]
