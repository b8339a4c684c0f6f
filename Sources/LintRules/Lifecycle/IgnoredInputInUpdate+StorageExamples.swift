import LintEngine

/// The examples of `ignored-input-in-update` about the properties in which the wrapped object keeps inputs.
let storedInputExamples: [RuleExample] = [
  // The controller reads its properties only while it loads its view and when it goes away.
  .accepted(
    """
    struct Chapter: UIViewControllerRepresentable {
      let name: String
      let pages: [String]
      let color: UIColor
      let path: String
      let outline: [String]
      let scale: Double
      let language: String
      func makeUIViewController(context: Context) -> ChapterController {
        ChapterController(
          name: name, pages: pages, color: color, path: path, outline: outline, scale: scale, language: language)
      }
      func updateUIViewController(_ chapter: ChapterController, context: Context) {
        chapter.title = name
        chapter.show(pages, outline)
        chapter.view.backgroundColor = color
        chapter.open(path)
        chapter.scale = scale
        chapter.label.accessibilityLanguage = language
      }
    }
    final class ChapterController: UIViewController {
      static let language = "en"
      let label = UILabel()
      private let pages: [String]
      private let color: UIColor
      private let path: String
      private let outline: [String]
      private let language: String
      var scale: Double
      init(
        name: String, pages: [String], color: UIColor, path: String, outline: [String], scale: Double, language: String
      ) {
        self.pages = pages
        self.color = color
        self.path = path
        self.outline = outline
        self.scale = scale
        self.language = language
        super.init(nibName: nil, bundle: nil)
        self.title = name
      }
      required init?(coder: NSCoder) { fatalError() }
      deinit { print("closed", path) }
      override func loadView() {
        view = UIView()
        view.backgroundColor = color
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        show(pages, outline)
        addRows(0)
      }
      func show(_ pages: [String], _ outline: [String]) { label.text = (pages + outline).joined() }
      func open(_ path: String) { label.accessibilityHint = path }
      private func addRows(_ index: Int) {
        guard index < outline.count else { return }
        addRows(index + 1)
      }
      static func describe() -> String { language }
      @objc func zoom() { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
    """),
  // An extension of a protocol leads the update method back to code of the view.
  .accepted(
    """
    protocol Restyling {
      associatedtype Target
      func apply(to target: Target)
    }
    extension Restyling {
      func refresh(_ target: Target) { apply(to: target) }
    }
    struct CaptionLabel: UIViewRepresentable, Restyling {
      @Binding var caption: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = caption
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { refresh(label) }
      func apply(to label: UILabel) { label.text = caption }
    }
    """),
  // An extension of Apple's protocol applies the input.
  .accepted(
    """
    protocol Tinted {
      var tint: UIColor { get }
    }
    extension UIViewRepresentable where Self: Tinted, UIViewType == UILabel {
      func retint(_ label: UILabel) { label.textColor = tint }
    }
    struct PriceLabel: UIViewRepresentable, Tinted {
      let tint: UIColor
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.textColor = tint
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { retint(label) }
    }
    """),
  // What the extension runs applies nothing.
  .flagged(
    """
    protocol Described {
      var caption: String { get }
    }
    extension Described {
      func note(_ step: String) { print(step) }
    }
    struct TitleLabel: UIViewRepresentable, Described {
      let title: String
      let caption: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = title
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {
        note("update")
        label.accessibilityLabel = caption
      }
    }
    """,
    fixed: """
      protocol Described {
        var caption: String { get }
      }
      extension Described {
        func note(_ step: String) { print(step) }
      }
      struct TitleLabel: UIViewRepresentable, Described {
        let title: String
        let caption: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = title
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          note("update")
          label.accessibilityLabel = caption
          label.text = title
        }
      }
      """),
  // A binding of an object that a view shows.
  .flagged(
    """
    import PDFKit
    import SwiftUI

    struct PageView: UIViewRepresentable {
      @Binding var document: PDFDocument
      func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = document
        return view
      }
      func ⟦updateUIView⟧(_ view: PDFView, context: Context) {}
    }
    """,
    fixed: """
      import PDFKit
      import SwiftUI

      struct PageView: UIViewRepresentable {
        @Binding var document: PDFDocument
        func makeUIView(context: Context) -> PDFView {
          let view = PDFView()
          view.document = document
          return view
        }
        func updateUIView(_ view: PDFView, context: Context) {
          view.document = document
        }
      }
      """),
  // A binding to an object of a class without a superclass.
  .accepted(
    """
    import Combine
    import SwiftUI

    struct TapPad: UIViewRepresentable {
      @Binding var taps: PassthroughSubject<Int, Never>
      func makeUIView(context: Context) -> TapView {
        let view = TapView()
        view.taps = taps
        return view
      }
      func updateUIView(_ view: TapView, context: Context) {}
    }
    final class TapView: UIView {
      var taps: PassthroughSubject<Int, Never>?
    }
    """),
]
