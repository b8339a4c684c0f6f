import LintEngine

/// The examples of `deferred-state-write-in-update` about values that can be compared first.
let comparedWriteExamples: [RuleExample] = [
  // Types with `!=`: enums, classes of Objective-C, and types that conform to a protocol, also in collections.
  .flagged(
    """
    import SwiftUI

    struct Reader: UIViewRepresentable {
      enum Mode {
        case page, scroll
        func other(than mode: Mode) -> Mode { mode == .page ? .scroll : .page }
      }
      @Binding var mode: Mode
      @Binding var layout: Reader.Mode
      @Binding var page: Page
      @Binding var mark: Mark
      @Binding var level: Level
      @Binding var color: UIColor
      @Binding var theme: Theme
      @Binding var titles: [String]
      @Binding var marks: [String: Mark]
      @Binding var chosen: Mode?
      @Binding var angle: Double
      @Binding var overlay: UIView?
      @State private var isReady = false
      func makeUIView(context: Context) -> ReaderView { ReaderView() }
      func updateUIView(_ view: ReaderView, context: Context) {
        DispatchQueue.main.async {
          ⟦mode = view.mode⟧
          ⟦layout = .page⟧
          ⟦page = view.page⟧
          ⟦mark = view.mark⟧
          ⟦level = Level(depth: view.depth)⟧
          ⟦color = view.tintColor⟧
          ⟦theme = view.theme⟧
          ⟦titles = view.titles⟧
          ⟦marks = view.marks⟧
          ⟦chosen = view.chosen ?? view.mode⟧
          ⟦angle = view.angle + .pi⟧
          ⟦overlay = view.overlay⟧
          ⟦isReady = view.isReady⟧
        }
      }
    }
    struct Page { var number = 0 }
    extension Page: Equatable {}
    struct Mark: Hashable { var line = 0 }
    struct Level: Comparable {
      var depth = 0
      static func < (left: Level, right: Level) -> Bool { left.depth < right.depth }
    }
    final class Theme: NSObject {}
    final class ReaderView: UIView {
      var mode = Reader.Mode.page
      var page = Page()
      var mark = Mark()
      var depth = 0
      var theme = Theme()
      var titles: [String] = []
      var marks: [String: Mark] = [:]
      var chosen: Reader.Mode?
      var angle = 0.0
      var overlay: UIView?
      var isReady = false
    }
    """,
    fixed: """
      import SwiftUI

      struct Reader: UIViewRepresentable {
        enum Mode {
          case page, scroll
          func other(than mode: Mode) -> Mode { mode == .page ? .scroll : .page }
        }
        @Binding var mode: Mode
        @Binding var layout: Reader.Mode
        @Binding var page: Page
        @Binding var mark: Mark
        @Binding var level: Level
        @Binding var color: UIColor
        @Binding var theme: Theme
        @Binding var titles: [String]
        @Binding var marks: [String: Mark]
        @Binding var chosen: Mode?
        @Binding var angle: Double
        @Binding var overlay: UIView?
        @State private var isReady = false
        func makeUIView(context: Context) -> ReaderView { ReaderView() }
        func updateUIView(_ view: ReaderView, context: Context) {
          DispatchQueue.main.async {
            if mode != view.mode { mode = view.mode }
            if layout != .page { layout = .page }
            if page != view.page { page = view.page }
            if mark != view.mark { mark = view.mark }
            if level != Level(depth: view.depth) { level = Level(depth: view.depth) }
            if color != view.tintColor { color = view.tintColor }
            if theme != view.theme { theme = view.theme }
            if titles != view.titles { titles = view.titles }
            if marks != view.marks { marks = view.marks }
            if chosen != (view.chosen ?? view.mode) { chosen = view.chosen ?? view.mode }
            if angle != (view.angle + .pi) { angle = view.angle + .pi }
            if overlay != view.overlay { overlay = view.overlay }
            if isReady != view.isReady { isReady = view.isReady }
          }
        }
      }
      struct Page { var number = 0 }
      extension Page: Equatable {}
      struct Mark: Hashable { var line = 0 }
      struct Level: Comparable {
        var depth = 0
        static func < (left: Level, right: Level) -> Bool { left.depth < right.depth }
      }
      final class Theme: NSObject {}
      final class ReaderView: UIView {
        var mode = Reader.Mode.page
        var page = Page()
        var mark = Mark()
        var depth = 0
        var theme = Theme()
        var titles: [String] = []
        var marks: [String: Mark] = [:]
        var chosen: Reader.Mode?
        var angle = 0.0
        var overlay: UIView?
        var isReady = false
      }
      """),
  // Types that may have no `!=`, an object that is created each time, and a value whose type the compiler infers.
  .flagged(
    """
    import SwiftUI

    struct Chart<Item>: UIViewRepresentable {
      enum Selection { case none, bar(Int) }
      enum Part: Int { case first, second }
      @Binding var item: Item
      @Binding var items: [Item]
      @Binding var names: [String: Style]
      @Binding var style: Style
      @Binding var selection: Selection
      @Binding var part: Part
      @Binding var theme: ChartTheme
      @Binding var source: ChartSource
      @State private var next = Style()
      @State private var last = Style.standard
      func makeUIView(context: Context) -> ChartView<Item> { ChartView() }
      func updateUIView(_ view: ChartView<Item>, context: Context) {
        DispatchQueue.main.async {
          ⟦item = view.item⟧
          ⟦items = view.items⟧
          ⟦names = view.names⟧
          ⟦style = view.style⟧
          ⟦selection = .bar(view.index)⟧
          ⟦part = .init(rawValue: view.index) ?? .first⟧
          ⟦theme = ChartTheme()⟧
          ⟦source = view.source⟧
          ⟦next = view.style⟧
          ⟦last = view.style⟧
        }
      }
    }
    final class ChartTheme: NSObject {}
    struct Item: Hashable { let name: String }
    struct Style {
      static let standard = Style()
      var width = 1.0
    }
    """),
  // Conditions that compare another property, or nothing.
  .flagged(
    """
    import SwiftUI

    final class Browser: ObservableObject {
      @Published var mode = "list"
      @Published var kind = "page"
      @Published var isOpen = false
    }
    struct BrowserView: UIViewRepresentable {
      @ObservedObject var browser: Browser
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if browser.kind == "page" {
          DispatchQueue.main.async { ⟦browser.mode = "list"⟧ }
        }
        if browser.isOpen {
          DispatchQueue.main.async { ⟦browser.isOpen = true⟧ }
        }
      }
    }
    """),
  // An initializer whose type the compiler finds by the property, so the value has none in a comparison.
  .flagged(
    """
    import SwiftUI

    struct Reader: UIViewRepresentable {
      enum Part: Int { case first, second }
      @Binding var part: Part
      func makeUIView(context: Context) -> ReaderView { ReaderView() }
      func updateUIView(_ view: ReaderView, context: Context) {
        DispatchQueue.main.async {
          ⟦part = .init(rawValue: view.index) ?? view.part⟧
        }
      }
    }
    final class ReaderView: UIView {
      var index = 0
      var part = Reader.Part.first
    }
    """),
  // The condition compares another property than the one that the method writes.
  .flagged(
    """
    struct PageStrip: UIViewRepresentable {
      @ObservedObject var model: PageModel
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if model.title != "Start" {
          DispatchQueue.main.async { ⟦model.turn(to: 1)⟧ }
        }
      }
    }
    final class PageModel: ObservableObject {
      @Published var title = ""
      @Published var page = 0
      func turn(to number: Int) { page = number }
    }
    """),
  // A method of the model takes the command back that leads to its call.
  .accepted(
    """
    final class SheetModel: ObservableObject {
      @Published var isOpen = false
      func close() { isOpen = false }
    }
    struct SheetAnchor: UIViewRepresentable {
      @ObservedObject var model: SheetModel
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if model.isOpen { DispatchQueue.main.async { model.close() } }
      }
    }
    """),
  // The method changes something else, so its call repeats.
  .flagged(
    """
    final class SheetModel: ObservableObject {
      @Published var isOpen = false
      @Published var openings = 0
      func count() { openings += 1 }
    }
    struct SheetAnchor: UIViewRepresentable {
      @ObservedObject var model: SheetModel
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if model.isOpen { DispatchQueue.main.async { ⟦model.count()⟧ } }
      }
    }
    """),
  // A method of the same view finds the value.
  .flagged(
    """
    struct CoverPreview: UIViewRepresentable {
      var url: URL
      @Binding var isAvailable: Bool
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        Task {
          guard let image = await self.cover(at: url) else {
            ⟦self.isAvailable = false⟧
            return
          }
          view.image = image
        }
      }
      private func cover(at url: URL) async -> UIImage? { nil }
    }
    """,
    fixed: """
      struct CoverPreview: UIViewRepresentable {
        var url: URL
        @Binding var isAvailable: Bool
        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ view: UIImageView, context: Context) {
          Task {
            guard let image = await self.cover(at: url) else {
              if self.isAvailable != false { self.isAvailable = false }
              return
            }
            view.image = image
          }
        }
        private func cover(at url: URL) async -> UIImage? { nil }
      }
      """),
  // The condition compares the property that a binding writes.
  .accepted(
    """
    import SwiftUI

    struct PageStrip: UIViewRepresentable {
      @ObservedObject var model: PageModel
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if model.page != 1 {
          DispatchQueue.main.async { $model.page.wrappedValue = 1 }
        }
      }
    }
    final class PageModel: ObservableObject {
      @Published var page = 0
    }
    """),
  // The `guard` compares the binding, and what its `else` writes ends that.
  .accepted(
    """
    import SwiftUI

    struct SpeedSlider: UIViewRepresentable {
      @Binding var speed: Float
      var fastest: Float
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ view: UISlider, context: Context) {
        guard speed <= fastest else {
          Task { speed = fastest }
          return
        }
        if view.value != speed { view.value = speed }
      }
    }
    """),
]
