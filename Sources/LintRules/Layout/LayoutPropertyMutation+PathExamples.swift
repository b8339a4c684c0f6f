import LintEngine

/// The examples of `layout-property-mutation` about the paths that lead to a property.
let layoutPropertyPathExamples: [RuleExample] = [
  // The layer of the view, and a value that depends on the one before.
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      let angle: Double
      func makeUIView(context: Context) -> DialView { DialView() }
      func updateUIView(_ view: DialView, context: Context) {
        ⟦view.layer.anchorPoint⟧ = CGPoint(x: 0.5, y: 1)
        ⟦view.layer.transform⟧ = CATransform3DMakeRotation(angle, 0, 0, 1)
        ⟦view.layer.bounds.size.width⟧ = 80
        ⟦view.center.x⟧ = view.center.x + 8
        view.layer.cornerRadius = 8
        view.layoutIfNeeded()
      }
    }
    """,
    fixed: """
      struct Dial: UIViewRepresentable {
        let angle: Double
        func makeUIView(context: Context) -> DialView { DialView() }
        func updateUIView(_ view: DialView, context: Context) {
          view.layer.cornerRadius = 8
          view.layoutIfNeeded()
        }
      }
      """),
  // The view got its transform back before this change, and the subview gets the frame of the view.
  .flagged(
    """
    struct Mirror: UIViewRepresentable {
      let isMirrored: Bool
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        let transform = view.transform
        view.transform = .identity
        view.tag = 1
        view.transform = transform
        ⟦view.transform⟧ = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
        ⟦view.frame⟧ = CGRect(x: 0, y: 0, width: 80, height: 80)
        view.subviews.first?.frame = view.frame
      }
    }
    """,
    fixed: """
      struct Mirror: UIViewRepresentable {
        let isMirrored: Bool
        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ view: UIImageView, context: Context) {
          let transform = view.transform
          view.transform = .identity
          view.tag = 1
          view.transform = transform
          view.subviews.first?.frame = view.frame
        }
      }
      """),
  // The result of the call ends the method, so there is no fix.
  .flagged(
    """
    struct Caption: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        guard text.isEmpty else { return ⟦label.sizeToFit()⟧ }
        label.isHidden = true
      }
    }
    """),
  // A bar of the controller, and the layer of an AppKit view.
  .accepted(
    """
    struct Tabs: UIViewControllerRepresentable {
      let barHeight: Double
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
      func updateUIViewController(_ tabs: UITabBarController, context: Context) {
        tabs.tabBar.frame.size.height = barHeight
        tabs.view.layoutIfNeeded()
      }
    }
    struct Needle: NSViewRepresentable {
      let angle: Double
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        view.layer?.anchorPoint = CGPoint(x: 0.5, y: 0)
        view.layer?.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      }
    }
    """),
  // The make method returns a part of this view, or it may return another view.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let page: PageView
      func makeUIView(context: Context) -> WKWebView { page.web }
      func updateUIView(_ view: WKWebView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        var parent: Article
        init(_ parent: Article) { self.parent = parent }
        func stretch(to height: Double) { parent.page.frame.size.height = height }
      }
    }
    final class PageView: UIView { let web = WKWebView() }
    struct Products: UIViewRepresentable {
      private let isCompact = UIDevice.current.userInterfaceIdiom == .phone
      let list: UITableView
      let grid: UICollectionView
      func makeUIView(context: Context) -> UIScrollView {
        if isCompact { return list }
        return grid
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        var parent: Products
        init(_ parent: Products) { self.parent = parent }
        func stretch(to height: Double) { parent.list.frame.size.height = height }
      }
    }
    """),
  // Properties that create the wrapped view, or a part of it.
  .flagged(
    """
    struct TagLabel: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { tag }
      func updateUIView(_ label: UILabel, context: Context) {}
      private var tag: UILabel {
        let label = UILabel()
        ⟦label.frame⟧ = CGRect(x: 0, y: 0, width: 80, height: 20)
        return label
      }
    }
    struct TagBox: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let box = UIView()
        box.addSubview(tag)
        return box
      }
      func updateUIView(_ box: UIView, context: Context) {}
      private var tag: UILabel {
        let label = UILabel()
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        return label
      }
    }
    """,
    fixed: """
      struct TagLabel: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { tag }
        func updateUIView(_ label: UILabel, context: Context) {}
        private var tag: UILabel {
          let label = UILabel()
          return label
        }
      }
      struct TagBox: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let box = UIView()
          box.addSubview(tag)
          return box
        }
        func updateUIView(_ box: UIView, context: Context) {}
        private var tag: UILabel {
          let label = UILabel()
          label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
          return label
        }
      }
      """),
  // Until SwiftUI sets the size, the border takes the size from this statement, so no fix removes it.
  .flagged(
    """
    struct Tile: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        ⟦view.frame⟧ = CGRect(x: 0, y: 0, width: 80, height: 80)
        let border = CALayer()
        border.frame = view.bounds
        view.layer.addSublayer(border)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // A subview gets its width from this statement before SwiftUI sets the size.
  .flagged(
    """
    struct TitleBar: UIViewRepresentable {
      let title: UILabel
      func makeUIView(context: Context) -> UIView {
        let bar = UIView()
        ⟦bar.frame⟧ = CGRect(x: 0, y: 0, width: 320, height: 44)
        title.frame = CGRect(x: 0, y: 0, width: bar.frame.width, height: 20)
        bar.addSubview(title)
        return bar
      }
      func updateUIView(_ bar: UIView, context: Context) {}
    }
    """),
  // Nothing needs what the statement sets: only the code before it, or its own value, reads the frame.
  .flagged(
    """
    struct InsetBox: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        ⟦box.frame⟧ = box.frame.insetBy(dx: 8, dy: 8)
        return box
      }
      func updateUIView(_ box: UIView, context: Context) {}
    }
    """,
    fixed: """
      struct InsetBox: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
          return box
        }
        func updateUIView(_ box: UIView, context: Context) {}
      }
      """),
  // Another statement sets the frame as well, which isn't a need for the first one.
  .flagged(
    """
    struct Banner: UIViewRepresentable {
      func makeUIView(context: Context) -> UIImageView {
        let banner = UIImageView()
        ⟦banner.frame.size.width⟧ = 320
        ⟦banner.frame.size.height⟧ = 80
        return banner
      }
      func updateUIView(_ banner: UIImageView, context: Context) {}
    }
    """,
    fixed: """
      struct Banner: UIViewRepresentable {
        func makeUIView(context: Context) -> UIImageView {
          let banner = UIImageView()
          return banner
        }
        func updateUIView(_ banner: UIImageView, context: Context) {}
      }
      """),
]
