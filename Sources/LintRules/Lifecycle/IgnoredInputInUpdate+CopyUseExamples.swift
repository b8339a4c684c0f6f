import LintEngine

/// The examples of `ignored-input-in-update` about code that uses the coordinator's copy of the struct.
let copyUseExamples: [RuleExample] = [
  // The coordinator only writes these bindings, and its methods have the names of methods of the struct.
  .flagged(
    """
    struct Switchboard: UIViewRepresentable {
      @Binding var isOn: Bool
      @Binding var names: [String]
      @Binding var draft: Draft
      @Binding var note: Draft?
      @Binding var count: Int
      @Binding var isMuted: Bool
      var onEnd: (() -> Void)?
      func makeUIView(context: Context) -> BoardView {
        let panel = BoardView()
        tint(panel)
        panel.delegate = context.coordinator
        return panel
      }
      func ⟦updateUIView⟧(_ panel: BoardView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.tint(panel)
      }
      private func tint(_ panel: BoardView) { panel.setUp(isOn, names, draft, note, count, isMuted) }
      func onEnd(_ action: @escaping () -> Void) -> Self {
        var copy = self
        copy.onEnd = action
        return copy
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: BoardDelegate {
        fileprivate var parent: Switchboard
        weak var panel: BoardView?
        init(_ parent: Switchboard) {
          self.parent = parent
          print(self.parent.draft.text)
        }
        func tint(_ panel: BoardView) {
          self.panel = panel
          Log.record(self.panel)
          tint()
        }
        private func tint() { panel?.alpha = 0.5 }
        func board(_ board: BoardView, didChange isOn: Bool, at index: Int, to text: String) {
          parent.isOn = isOn
          parent.names[index] = text
          parent.draft.text = text
          parent.note?.text = text
          parent.count += 1
          toggle(&parent.isMuted)
          parent.onEnd?()
        }
        private func toggle(_ value: inout Bool) { value = !value }
      }
    }
    struct Draft { var text = "" }
    enum Log { static func record(_ view: UIView?) {} }
    extension View {
      func muted(_ isMuted: Bool) -> some View { opacity(isMuted ? 0.5 : 1) }
    }
    protocol BoardDelegate: AnyObject {
      func board(_ board: BoardView, didChange isOn: Bool, at index: Int, to text: String)
    }
    final class BoardView: UIView {
      weak var delegate: BoardDelegate?
      func setUp(_ isOn: Bool, _ names: [String], _ draft: Draft, _ note: Draft?, _ count: Int, _ isMuted: Bool) {}
    }
    """
  ),
  // Code that receives the copy under the name of another input may read every input.
  .accepted(
    """
    import SwiftUI

    struct NoteText: UIViewRepresentable {
      let note: String
      let color: UIColor
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.textColor = color
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.restyle(view)
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var parent: NoteText
        init(_ parent: NoteText) { self.parent = parent }
        func restyle(_ view: UITextView) { NoteStyle.apply(note: parent, to: view) }
      }
    }
    @MainActor enum NoteStyle {
      static func apply(note: NoteText, to view: UITextView) { view.textColor = note.color }
    }
    """),
  // A method through which the coordinator passes the whole struct on.
  .accepted(
    """
    struct RowList: UIViewRepresentable {
      var rows: [String]
      func makeUIView(context: Context) -> ListView { ListView(rows: rows) }
      func updateUIView(_ list: ListView, context: Context) { context.coordinator.parent = self }
      private func draw(in list: ListView) { Renderer.draw(self, in: list) }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        var parent: RowList
        init(parent: RowList) { self.parent = parent }
        func refresh(_ list: ListView) { parent.draw(in: list) }
      }
    }
    enum Renderer {
      @MainActor static func draw(_ rows: RowList, in list: ListView) { list.show(rows.rows) }
    }
    final class ListView: UIView {
      convenience init(rows: [String]) { self.init(frame: .zero) }
      func show(_ rows: [String]) {}
    }
    """),
  // A superclass in another module, which may use the copy.
  .accepted(
    """
    import ListKit
    import SwiftUI

    struct RowList: UIViewRepresentable {
      var rows: [String]
      func makeUIView(context: Context) -> ListView { ListView(rows: rows) }
      func updateUIView(_ list: ListView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: ListCoordinator {
        var parent: RowList
        init(parent: RowList) { self.parent = parent }
      }
    }
    final class ListView: UIView {
      convenience init(rows: [String]) { self.init(frame: .zero) }
    }
    """),
  // An extension of a protocol, which may read any input of the copy.
  .accepted(
    """
    protocol Described {}
    extension Described {
      var summary: String { String(describing: self) }
    }
    struct RowList: UIViewRepresentable, Described {
      var rows: [String]
      func makeUIView(context: Context) -> ListView { ListView(rows: rows) }
      func updateUIView(_ list: ListView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        var parent: RowList
        init(parent: RowList) { self.parent = parent }
        func text() -> String { parent.summary }
      }
    }
    final class ListView: UIView {
      convenience init(rows: [String]) { self.init(frame: .zero) }
    }
    """),
  // A closure that make only stores, and that reads the copy later.
  .accepted(
    """
    struct TitleBar: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        bar.title = title
        context.coordinator.setUp(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func setUp(_ bar: BarView) { bar.onReload = { $0.title = self.parent.title } }
      }
    }
    final class BarView: UIView {
      var title = ""
      var onReload: ((BarView) -> Void)?
    }
    """),
  // A method that the view calls, too.
  .accepted(
    """
    struct TitleBar: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        bar.coordinator = context.coordinator
        context.coordinator.setUp(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func setUp(_ bar: BarView) { bar.title = parent.title }
      }
    }
    final class BarView: UIView {
      var title = ""
      weak var coordinator: TitleBar.Coordinator?
      override func layoutSubviews() {
        super.layoutSubviews()
        coordinator?.setUp(self)
      }
    }
    """),
  // A method that make also gives to the view.
  .accepted(
    """
    struct TitleBar: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        let setUp = context.coordinator.setUp
        bar.onLayout = setUp
        context.coordinator.setUp(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func setUp(_ bar: BarView) { bar.title = parent.title }
      }
    }
    final class BarView: UIView {
      var title = ""
      var onLayout: ((BarView) -> Void)?
    }
    """),
  // A method that only make calls, and in which a closure writes the binding.
  .accepted(
    """
    struct TitleBar: UIViewRepresentable {
      @Binding var title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        context.coordinator.setUp(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func setUp(_ bar: BarView) { bar.onEdit = { text in self.parent.title = text } }
      }
    }
    final class BarView: UIView {
      var onEdit: ((String) -> Void)?
    }
    """),
  // The representable passes itself on, is stored as a data source, or is applied by an observer.
  .accepted(
    """
    import SwiftUI

    protocol ChartSource { var title: String { get } }
    struct Chart: UIViewRepresentable, ChartSource {
      let title: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = title
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.source = self
        context.coordinator.refresh(label)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        var source: ChartSource?
        func refresh(_ label: UILabel) { ChartStyle.apply(source, to: label) }
      }
    }
    enum ChartStyle {
      @MainActor static func apply(_ source: ChartSource?, to label: UILabel) { label.text = source?.title }
    }
    struct Caption: UIViewRepresentable {
      let caption: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = caption
        context.coordinator.label = label
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        weak var label: UILabel?
        var parent: Caption? {
          didSet { label.map { CaptionStyle.apply(parent, to: $0) } }
        }
      }
    }
    enum CaptionStyle {
      @MainActor static func apply(_ caption: Caption?, to label: UILabel) { label.text = caption?.caption }
    }
    """),
  // Inputs that only an identity needs, whatever has their names: a property of the coordinator, a local, and a parameter.
  .accepted(
    """
    import SwiftUI

    struct Badge: UIViewRepresentable, Equatable {
      let title: String
      let subtitle: String
      let symbol: String?
      nonisolated static func == (left: Badge, right: Badge) -> Bool {
        left.title == right.title && left.subtitle == right.subtitle && left.symbol == right.symbol
      }
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.fill(label)
        if let subtitle = UserDefaults.standard.string(forKey: "badge") { label.accessibilityLabel = subtitle }
        mark(label, symbol: nil)
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      private func mark(_ label: UILabel, symbol: String?) {
        if let symbol { label.accessibilityHint = symbol }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private let title = "Badge"
        func fill(_ label: UILabel) { label.text = title }
      }
    }
    """),
]
