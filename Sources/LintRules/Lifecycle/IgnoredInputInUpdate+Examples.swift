import LintEngine

/// The examples of `ignored-input-in-update` about members of other objects that have the name of an input, and about an
/// object whose class the update method doesn't know.
let namesakeInputExamples: [RuleExample] = [
  // The update method only sees a view without the property.
  .flagged(
    """
    struct CursorArea: NSViewRepresentable {
      let cursor: NSCursor
      func makeNSView(context: Context) -> NSView {
        let view = CursorView()
        view.cursor = cursor
        return view
      }
      func ⟦updateNSView⟧(_ view: NSView, context: Context) {}
    }
    final class CursorView: NSView {
      var cursor: NSCursor!
      override func resetCursorRects() { addCursorRect(bounds, cursor: cursor) }
    }
    """),
  // An input may begin with an underscore, and a modifier may have its name without one.
  .flagged(
    """
    struct CropEditor: UIViewRepresentable {
      private var _rotation: Int?
      private let _ratio: Double
      init(ratio: Double) { _ratio = ratio }
      func makeUIView(context: Context) -> CropView {
        let view = CropView()
        view.ratio = _ratio
        return view
      }
      func ⟦updateUIView⟧(_ view: CropView, context: Context) {
        if let _rotation { view.rotation = _rotation }
      }
      func rotation(_ rotation: Int?) -> Self {
        var modified = self
        modified._rotation = rotation
        return modified
      }
    }
    final class CropView: UIView {
      var ratio = 1.0
      var rotation = 0
    }
    """,
    fixed: """
      struct CropEditor: UIViewRepresentable {
        private var _rotation: Int?
        private let _ratio: Double
        init(ratio: Double) { _ratio = ratio }
        func makeUIView(context: Context) -> CropView {
          let view = CropView()
          view.ratio = _ratio
          return view
        }
        func updateUIView(_ view: CropView, context: Context) {
          if let _rotation { view.rotation = _rotation }
          view.ratio = _ratio
        }
        func rotation(_ rotation: Int?) -> Self {
          var modified = self
          modified._rotation = rotation
          return modified
        }
      }
      final class CropView: UIView {
        var ratio = 1.0
        var rotation = 0
      }
      """),
  // An enum of SwiftUI is a value.
  .flagged(
    """
    struct PosterImage: UIViewRepresentable {
      let mode: ContentMode
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        switch mode {
        case .fit: view.contentMode = .scaleAspectFit
        case .fill: view.contentMode = .scaleAspectFill
        }
        return view
      }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    """),
  // The coordinator sets up an object with inputs when it's created.
  .flagged(
    """
    struct Clip: UIViewRepresentable {
      let url: URL
      let isMuted: Bool
      let starts: Bool
      let margin: CGFloat
      func makeCoordinator() -> Coordinator {
        Coordinator(url: url, isMuted: isMuted, starts: starts, margin: margin)
      }
      func makeUIView(context: Context) -> ClipView { ClipView(player: context.coordinator.player) }
      func ⟦updateUIView⟧(_ view: ClipView, context: Context) {}
      final class Coordinator {
        let player: AVPlayer
        private var inset: CGFloat
        init(url: URL, isMuted: Bool, starts: Bool, margin: CGFloat) {
          player = AVPlayer(url: url)
          player.isMuted = isMuted
          inset = max(margin, 8)
          if starts { player.play() }
        }
      }
    }
    """),
  // A protocol of the project measures the view with the input.
  .accepted(
    """
    struct Measured: UIViewRepresentable, Measuring {
      let margin: CGFloat
      func makeUIView(context: Context) -> BoxView { BoxView(margin: margin) }
      func updateUIView(_ box: BoxView, context: Context) {}
    }
    protocol Measuring: UIViewRepresentable where UIViewType == BoxView {
      var margin: CGFloat { get }
    }
    extension Measuring {
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: BoxView, context: Context) -> CGSize? {
        uiView.margin = margin
        return uiView.measuredSize
      }
    }
    """),
  // The update method reads a property of the view that only has the same name.
  .flagged(
    """
    struct DimmedSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      let level: Double
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }
      func ⟦updateUIView⟧(_ control: UISwitch, context: Context) {
        control.alpha = control.isOn ? 1 : level
      }
    }
    """,
    fixed: """
      struct DimmedSwitch: UIViewRepresentable {
        @Binding var isOn: Bool
        let level: Double
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.isOn = isOn
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          control.alpha = control.isOn ? 1 : level
          control.isOn = isOn
        }
      }
      """),
  // The update method only knows that it gets a view, so there is no fix.
  .flagged(
    """
    struct Caption: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> some UIView {
        let label = UILabel()
        label.text = text
        return label
      }
      func ⟦updateUIView⟧(_ view: UIViewType, context: Context) {}
    }
    """),
  // The view leads to the struct.
  .accepted(
    """
    struct Dial: UIViewRepresentable {
      let angle: Double
      func makeUIView(context: Context) -> LinkedDial {
        let dial = LinkedDial()
        dial.transform = CGAffineTransform(rotationAngle: angle)
        return dial
      }
      func updateUIView(_ dial: LinkedDial, context: Context) {
        dial.owner = self
        dial.transform = CGAffineTransform(rotationAngle: dial.owner?.angle ?? 0)
      }
    }
    final class LinkedDial: UIView { var owner: Dial? }
    """),
]

/// The examples of `ignored-input-in-update` about update methods that store the struct in the coordinator.
let copiedInputExamples: [RuleExample] = [
  // No code reads the count in the copy.
  .flagged(
    """
    struct PageDots: UIViewRepresentable {
      let count: Int
      @Binding var page: Int
      func makeUIView(context: Context) -> UIPageControl {
        let dots = UIPageControl()
        dots.numberOfPages = count
        dots.addTarget(context.coordinator, action: #selector(Coordinator.turn), for: .valueChanged)
        return dots
      }
      func ⟦updateUIView⟧(_ dots: UIPageControl, context: Context) {
        context.coordinator.parent = self
        dots.currentPage = page
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        var parent: PageDots
        init(_ parent: PageDots) { self.parent = parent }
        @objc func turn(_ dots: UIPageControl) { parent.page = dots.currentPage }
      }
    }
    """,
    fixed: """
      struct PageDots: UIViewRepresentable {
        let count: Int
        @Binding var page: Int
        func makeUIView(context: Context) -> UIPageControl {
          let dots = UIPageControl()
          dots.numberOfPages = count
          dots.addTarget(context.coordinator, action: #selector(Coordinator.turn), for: .valueChanged)
          return dots
        }
        func updateUIView(_ dots: UIPageControl, context: Context) {
          context.coordinator.parent = self
          dots.currentPage = page
          dots.numberOfPages = count
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          var parent: PageDots
          init(_ parent: PageDots) { self.parent = parent }
          @objc func turn(_ dots: UIPageControl) { parent.page = dots.currentPage }
        }
      }
      """),
  // Only the make method calls the method that reads the number of bars in the copy.
  .flagged(
    """
    struct Equalizer: NSViewRepresentable {
      let bars: Int
      let level: Double
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        context.coordinator.addBars(to: view)
        return view
      }
      func ⟦updateNSView⟧(_ view: NSView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.showLevel(in: view)
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        var parent: Equalizer
        init(_ parent: Equalizer) { self.parent = parent }
        func addBars(to view: NSView) {
          for _ in 0..<parent.bars { view.addSubview(NSView()) }
        }
        func showLevel(in view: NSView) { view.alphaValue = parent.level }
      }
    }
    """),
  // The data source reads the copy later, directly and through a method of the struct.
  .accepted(
    """
    struct Palette: UIViewRepresentable {
      let colors: [UIColor]
      let title: String
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.tag = colors.count
        table.accessibilityLabel = title
        table.dataSource = context.coordinator
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.parent = self
        table.reloadData()
      }
      private func describe(_ cell: UITableViewCell) { cell.accessibilityLabel = title }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITableViewDataSource {
        var parent: Palette
        init(_ parent: Palette) { self.parent = parent }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { parent.colors.count }
        func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          parent.describe(cell)
          return cell
        }
      }
    }
    """),
  // The property applies each new copy, a copy goes to other code, or the view reads it.
  .accepted(
    """
    struct Counter: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.tag = count
        context.coordinator.label = label
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        weak var label: UILabel?
        var parent: Counter { didSet { show(parent) } }
        init(_ parent: Counter) { self.parent = parent }
        private func show(_ counter: Counter) { label?.tag = counter.count }
      }
    }
    struct Dial: UIViewRepresentable {
      let angle: Double
      let color: UIColor
      func makeUIView(context: Context) -> DialView {
        let dial = DialView()
        dial.coordinator = context.coordinator
        dial.transform = CGAffineTransform(rotationAngle: angle)
        dial.tintColor = color
        return dial
      }
      func updateUIView(_ dial: DialView, context: Context) {
        context.coordinator.parent = self
        dial.setNeedsLayout()
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        var parent: Dial
        init(_ parent: Dial) { self.parent = parent }
        func tint(_ dial: UIView) { DialStyle(of: parent).apply(to: dial) }
      }
    }
    final class DialView: UIView {
      weak var coordinator: Dial.Coordinator?
      override func layoutSubviews() {
        super.layoutSubviews()
        transform = CGAffineTransform(rotationAngle: coordinator?.parent.angle ?? 0)
      }
    }
    """),
  // SwiftUI sets another frame, whatever the first one was.
  .accepted(
    """
    struct Banner: UIViewRepresentable {
      let size: CGSize
      func makeUIView(context: Context) -> UIView {
        UIImageView(frame: CGRect(origin: .zero, size: CGSize(width: size.width, height: size.height)))
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  .flagged(
    """
    struct Banner: UIViewRepresentable {
      let size: CGSize
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: size.width, height: 8)))
        return view
      }
      func ⟦updateUIView⟧(_ view: UIView, context: Context) {}
    }
    """),
]
