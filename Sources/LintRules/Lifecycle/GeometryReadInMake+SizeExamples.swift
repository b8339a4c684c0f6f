import LintEngine

/// The examples of `geometry-read-in-make` about the sizes of the screen and of a view that has none yet.
let measuredSizeExamples: [RuleExample] = [
  // New views without a size, a layer that the coordinator keeps, constraints, and the size of the screen.
  .flagged(
    """
    struct CameraPreview: UIViewRepresentable {
      let session: AVCaptureSession
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: CGRect())
        let hint = UILabel()
        hint.sizeToFit()
        hint.frame = ⟦view.bounds⟧.insetBy(dx: 8, dy: 8)
        view.addSubview(hint)
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.videoGravity = .resizeAspectFill
        preview.frame = ⟦view.layer.bounds⟧
        preview.mask?.position = .zero
        view.layer.addSublayer(preview)
        context.coordinator.preview = preview
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var preview: AVCaptureVideoPreviewLayer? }
    }
    struct Backdrop: NSViewRepresentable {
      let margin: CGFloat
      func makeNSView(context: Context) -> NSView {
        let view = NSView(frame: .zero)
        view.layer = CALayer()
        let gradient = CAGradientLayer()
        gradient.frame = ⟦view.bounds⟧
        view.layer?.addSublayer(gradient)
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {
        view.layer?.shadowPath = CGPath(rect: card, transform: nil)
      }
      private var card: CGRect {
        var frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        frame = frame.insetBy(dx: margin, dy: margin)
        return frame
      }
    }
    struct TagView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: ⟦view.bounds⟧.width).isActive = true
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: ⟦view.bounds⟧.height / 3).isActive = true
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Wallpaper: UIViewRepresentable {
      let image: UIImage
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        let picture = UIImageView(image: image)
        picture.frame = ⟦UIScreen.main.bounds⟧
        picture.layer.cornerRadius = ⟦UIScreen.main.bounds⟧.width / 20
        scroll.addSubview(picture)
        scroll.contentSize = ⟦UIScreen.main.bounds⟧.size
        return scroll
      }
      func updateUIView(_ scroll: UIScrollView, context: Context) {}
    }
    """),
  // Sizes that UIKit corrects, a choice by the size of the screen, a fallback, and a picture as large as the screen.
  .accepted(
    """
    struct StickerBoard: UIViewRepresentable {
      let anchor: CGPoint
      let isPinned: Bool
      var side: CGFloat?
      let images: NSCache<NSString, UIImage>
      func makeUIView(context: Context) -> UIView {
        let board = UIView()
        board.frame = UIScreen.main.bounds
        let tools = UIToolbar()
        tools.bounds = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
        board.addSubview(tools)
        images.countLimit = Int(UIScreen.main.bounds.height / 44)
        context.coordinator.screenSize = UIScreen.main.bounds.size
        board.addSubview(makeTitle())
        return board
      }
      func updateUIView(_ board: UIView, context: Context) { board.isHidden = isPinned && side == nil }
      private func makeTitle() -> UILabel {
        let inset: CGFloat = UIScreen.main.bounds.height <= 667 ? 8 : 16
        let top: CGFloat = UIScreen.main.bounds.height == 568 ? 0 : inset
        let line: CGFloat = UIScreen.main.bounds.width != 320 ? 1 : 0.5
        let radius: CGFloat = UIScreen.main.bounds.width < 375 ? 4 : 8
        let width = side ?? UIScreen.main.bounds.width / 4
        let height: CGFloat = if UIScreen.main.bounds.contains(anchor) { 24 } else { 12 }
        let isFree = UIScreen.main.bounds.contains(anchor) && !isPinned
        let isVisible = isPinned || UIScreen.main.bounds.contains(anchor)
        let title = UILabel()
        title.frame = CGRect(x: inset, y: top, width: width, height: height)
        title.frame.size.width = CGFloat(UIScreen.main.bounds.width > 700 ? 200 : 120)
        title.frame.origin = CGPoint(x: 8, y: UIScreen.main.bounds.height >= 844 ? 16 : 8)
        title.layer.borderWidth = line
        title.layer.cornerRadius = radius
        title.layer.zPosition = isVisible ? 1 : 0
        title.center = isFree ? anchor : .zero
        return title
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var screenSize = CGSize.zero }
    }
    struct WallpaperPage: UIViewRepresentable {
      let save: (UIImage) -> Void
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.fillScreen()
        let button = UIButton(type: .system)
        let snapshot = WKSnapshotConfiguration()
        button.addAction(
          UIAction { _ in
            snapshot.rect = UIScreen.main.bounds
            web.takeSnapshot(with: snapshot) { image, _ in image.map(save) }
          }, for: .touchUpInside)
        web.addSubview(button)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {}
    }
    extension UIView {
      func fillScreen() { frame = UIScreen.main.bounds }
    }
    """),
  // The make method gives the view a size first.
  .accepted(
    """
    struct Note: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.sizeToFit()
        let border = CALayer()
        border.frame = view.bounds
        view.layer.addSublayer(border)
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
    }
    struct Rows: UIViewRepresentable {
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.layoutIfNeeded()
        let border = CALayer()
        border.frame = table.bounds
        table.layer.addSublayer(border)
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {}
    }
    struct Outline: NSViewRepresentable {
      func makeNSView(context: Context) -> NSOutlineView {
        let outline = NSOutlineView()
        outline.setFrameSize(NSSize(width: 320, height: 200))
        let border = CALayer()
        border.frame = outline.bounds
        outline.layer?.addSublayer(border)
        return outline
      }
      func updateNSView(_ outline: NSOutlineView, context: Context) {}
    }
    struct Stack: NSViewRepresentable {
      func makeNSView(context: Context) -> NSStackView {
        let stack = NSStackView(views: [NSTextField(labelWithString: "One")])
        stack.layoutSubtreeIfNeeded()
        let border = CALayer()
        border.frame = stack.bounds
        stack.layer?.addSublayer(border)
        return stack
      }
      func updateNSView(_ stack: NSStackView, context: Context) {}
    }
    """),
  // The screen is a fallback, or only decides between two values.
  .accepted(
    """
    struct Hint: UIViewRepresentable {
      var side: CGFloat?
      func makeUIView(context: Context) -> UILabel {
        let hint = UILabel()
        hint.preferredMaxLayoutWidth = side ?? UIScreen.main.bounds.width
        hint.layer.cornerRadius = UIScreen.main.bounds.width < 400 ? 4 : 8
        return hint
      }
      func updateUIView(_ hint: UILabel, context: Context) {
        if let side { hint.preferredMaxLayoutWidth = side }
      }
    }
    """),
  // A local copy of the bounds is made smaller before a layer receives it.
  .flagged(
    """
    struct CardView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let shade = CALayer()
        var frame = ⟦view.bounds⟧
        frame = frame.insetBy(dx: 4, dy: 4)
        shade.frame = frame
        view.layer.addSublayer(shade)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // A constant holds the size.
  .flagged(
    """
    struct PageStrip: UIViewRepresentable {
      let pages: Int
      func makeUIView(context: Context) -> UIScrollView {
        let strip = UIScrollView()
        let size = CGSize(width: ⟦strip.bounds⟧.width * 3, height: strip.bounds.height)
        strip.contentSize = size
        return strip
      }
      func updateUIView(_ strip: UIScrollView, context: Context) {}
    }
    """),
]
