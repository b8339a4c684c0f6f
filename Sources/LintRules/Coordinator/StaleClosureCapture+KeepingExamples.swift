import LintEngine

/// The examples of `stale-closure-capture` about objects that keep closures.
let keptClosureExamples: [RuleExample] = [
  // Layouts, registrations, data sources, actions, and subscriptions call their closures again and again.
  .flagged(
    """
    import Combine

    struct Board: UIViewRepresentable {
      let columns: Int
      let title: String
      var onOpen: (IndexPath) -> Void
      var onMenu: (() -> Void)?
      @ObservedObject var model: BoardModel
      func makeUIView(context: Context) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { _, _ in BoardModel.section(columns: ⟦columns⟧) }
        let board = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, indexPath, _ in
          cell.accessibilityValue = ⟦title⟧
          cell.tag = columns
        }
        let top = UICollectionView.elementKindSectionHeader
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: top) { view, _, _ in
          view.accessibilityLabel = ⟦title⟧
        }
        let button = UIButton()
        button.addAction(.init { _ in if ⟦let onMenu⟧ { onMenu() } }, for: .primaryActionTriggered)
        board.backgroundView = button
        let coordinator = context.coordinator
        coordinator.source = UICollectionViewDiffableDataSource(collectionView: board) { board, indexPath, item in
          ⟦onOpen⟧(indexPath)
          return board.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
        }
        coordinator.source?.supplementaryViewProvider = { board, _, indexPath in
          board.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        coordinator.token = model.$count.sink { count in print(⟦title⟧, count) }
        return board
      }
      func updateUIView(_ board: UICollectionView, context: Context) { board.accessibilityLabel = title }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        var token: AnyCancellable?
      }
    }
    final class BoardModel: ObservableObject {
      @Published var count = 0
      static func section(columns: Int) -> NSCollectionLayoutSection? { nil }
    }
    """),
  // Names say that these closures are called once, or the code of the controller shows it.
  .accepted(
    """
    import MapEngine

    struct EngineMap: UIViewRepresentable {
      var onCompletion: () -> Void
      var onResolve: () -> Void
      var onReady: () -> Void
      var onLoad: () -> Void
      var onAppear: () -> Void
      var onMakeStyle: () -> Void
      var onCreate: () -> Void
      var onInit: () -> Void
      var onSetup: () -> Void
      var onConfigured: () -> Void
      var onWindow: () -> Void
      var onAttach: () -> Void
      var introspect: (UIView) -> Void
      func makeUIView(context: Context) -> EngineMapView {
        let map = EngineMapView()
        map.onCompletion = onCompletion
        map.onResolve = onResolve
        map.onReady = onReady
        map.onLoad = onLoad
        map.onAppear = onAppear
        map.onMakeStyle = onMakeStyle
        map.onCreate = onCreate
        map.onInit = onInit
        map.onSetup = onSetup
        map.onConfigured = onConfigured
        map.onWindow = onWindow
        map.onAttach = onAttach
        map.introspect = introspect
        map.onStyle = { onLoad() }
        return map
      }
      func updateUIView(_ map: EngineMapView, context: Context) {}
    }
    struct Bar: UIViewControllerRepresentable {
      let prepare: () -> Void
      let onReady: () -> Void
      func makeUIViewController(context: Context) -> BarController {
        let bar = BarController(onSetup: prepare)
        bar.onReady = onReady
        return bar
      }
      func updateUIViewController(_ bar: BarController, context: Context) {}
    }
    final class BarController: UIViewController {
      var onReady: (() -> Void)? {
        didSet { onReady?() }
      }
      private let onSetup: () -> Void
      init(onSetup: @escaping () -> Void) {
        self.onSetup = onSetup
        super.init(nibName: nil, bundle: nil)
        self.onSetup()
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """),
  // Values in locals, two closures of one call, and methods of the coordinator that store or subscribe.
  .flagged(
    """
    import ChartKit
    import Combine

    struct Trend: UIViewRepresentable {
      let windowTitle: String
      let points: [Double]
      var onSelect: ((Int) -> Void)?
      var onHold: () -> Void
      var onZoom: () -> Void
      var onPan: (Double) -> Void
      @ObservedObject var feed: Feed
      func makeUIView(context: Context) -> ChartView {
        let chart = ChartView()
        chart.onTap = { index in
          let point = ⟦points⟧[index]
          print(windowTitle, point)
        }
        if let onSelect = ⟦onSelect⟧ {
          chart.onSelect = { index in onSelect(index) }
        }
        let legend = LegendView(
          onHold: {
            let name = ⟦windowTitle⟧
            print(name)
            onHold()
          },
          onZoom: { onZoom() })
        chart.addSubview(legend)
        context.coordinator.watch(chart, onPan: ⟦self.onPan⟧)
        context.coordinator.follow(feed, onChange: ⟦onHold⟧)
        return chart
      }
      func updateUIView(_ chart: ChartView, context: Context) {
        chart.points = points
        chart.title = windowTitle
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var panned: ((Double) -> Void)?
        var token: AnyCancellable?
        func watch(_ chart: ChartView, onPan: @escaping (Double) -> Void) { panned = onPan }
        func follow(_ feed: Feed, onChange: @escaping () -> Void) {
          token = feed.$count.sink { _ in onChange() }
        }
        func pan(_ distance: Double) { panned?(distance) }
      }
    }
    final class Feed: ObservableObject { @Published var count = 0 }
    final class LegendView: UIView {
      private let onHold: () -> Void
      private let onZoom: () -> Void
      init(onHold: @escaping () -> Void, onZoom: @escaping () -> Void) {
        self.onHold = onHold
        self.onZoom = onZoom
        super.init(frame: .zero)
      }
      func hold() { onHold() }
      func zoom() { onZoom() }
    }
    """),
  // The update method passes each closure again, in the same way or in another one, or the closure runs once.
  .accepted(
    """
    import Combine
    import PanelKit

    struct Inspector: UIViewRepresentable {
      let title: String
      let scale: Double
      var onExit: () -> Void
      var onPan: (Double) -> Void
      var onLoad: () -> Void
      var filled: () -> Void
      var onCount: (Double) -> Void
      var onClose: () -> Void
      @ObservedObject var feed: Feed
      @Environment(\\.logOut) private var logOut: () -> Void
      func makeUIView(context: Context) -> PanelView {
        let panel = PanelView()
        panel.onLogOut = logOut
        panel.onClose = onClose
        let coordinator = context.coordinator
        coordinator.watch(panel)
        coordinator.track { distance in onPan(distance * scale) }
        coordinator.fill(panel, onReady: filled)
        coordinator.load(onLoad)
        coordinator.log { print(title) }
        coordinator.follow(feed) { count in onCount(Double(count) * scale) }
        coordinator.token = feed.$title.sink { _ in print(title) }
        panel.menuButton.addAction(UIAction(identifier: .paste) { _ in print(title) }, for: .menuActionTriggered)
        return panel
      }
      func updateUIView(_ panel: PanelView, context: Context) {
        let coordinator = context.coordinator
        coordinator.title = title
        coordinator.onExit = onExit
        coordinator.panned = { distance in onPan(distance * scale) }
        coordinator.follow(feed) { count in onCount(Double(count) * scale) }
        coordinator.token = feed.$title.sink { _ in print(title) }
        panel.replace(title, closing: onClose)
        panel.menuButton.removeAction(identifiedBy: .paste, for: .menuActionTriggered)
        panel.menuButton.addAction(UIAction(identifier: .paste) { _ in print(title) }, for: .menuActionTriggered)
      }
      func makeCoordinator() -> Coordinator { Coordinator(onExit: onExit) }
      final class Coordinator {
        var onExit: () -> Void
        var title = ""
        var panned: ((Double) -> Void)?
        var onReady: (() -> Void)?
        var pending: (() -> Void)?
        var token: AnyCancellable?
        var counting: AnyCancellable?
        var header: PanelHeader?
        init(onExit: @escaping () -> Void) { self.onExit = onExit }
        func watch(_ panel: PanelView) {
          panel.onEnd = { [weak self] in
            guard let self else { return }
            print(self.title)
            onExit()
          }
        }
        func track(onPan: @escaping (Double) -> Void) { panned = onPan }
        func fill(_ panel: PanelView, onReady: @escaping () -> Void) { self.onReady = onReady }
        func load(_ action: @escaping () -> Void) { pending = action }
        func log(_ action: @escaping () -> Void) {
          header = PanelHeader(onTap: { print("header") })
          counting = PassthroughSubject<Int, Never>().sink { count in print(count) }
          DispatchQueue.main.async { action() }
        }
        func follow(_ feed: Feed, onCount: @escaping (Int) -> Void) {
          counting = feed.$count.sink { count in onCount(count) }
        }
        func pan(_ distance: Double) { panned?(distance) }
        func finish() {
          onReady?()
          pending?()
        }
      }
    }
    final class Feed: ObservableObject {
      @Published var count = 0
      @Published var title = ""
    }
    final class PanelHeader {
      private let onTap: () -> Void
      init(onTap: @escaping () -> Void) { self.onTap = onTap }
      func tap() { onTap() }
    }
    """),
  // An optional closure that the make method unwraps.
  .flagged(
    """
    import SwiftUI

    final class TapView: UIView {
      var onTap: () -> Void = {}
      @objc func tap() { onTap() }
    }

    struct TapArea: UIViewRepresentable {
      var onTap: (() -> Void)?
      var title: String

      func makeUIView(context: Context) -> TapView {
        let view = TapView()
        if let ⟦onTap⟧ {
          view.onTap = { onTap() }
        }
        return view
      }

      func updateUIView(_ view: TapView, context: Context) {
        view.accessibilityLabel = title
      }
    }
    """),
  // An optional closure with a default.
  .flagged(
    """
    import SwiftUI

    final class TapView: UIView {
      var onTap: () -> Void = {}
      @objc func tap() { onTap() }
    }

    struct TapArea: UIViewRepresentable {
      var onTap: (() -> Void)?
      var title: String

      func makeUIView(context: Context) -> TapView {
        let view = TapView()
        view.onTap = ⟦onTap⟧ ?? {}
        return view
      }

      func updateUIView(_ view: TapView, context: Context) {
        view.accessibilityLabel = title
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class TapView: UIView {
        var onTap: () -> Void = {}
        @objc func tap() { onTap() }
      }

      struct TapArea: UIViewRepresentable {
        var onTap: (() -> Void)?
        var title: String

        func makeUIView(context: Context) -> TapView {
          let view = TapView()
          view.onTap = onTap ?? {}
          return view
        }

        func updateUIView(_ view: TapView, context: Context) {
          view.accessibilityLabel = title
          view.onTap = onTap ?? {}
        }
      }
      """),
  // A static helper reads the static property of the same name.
  .accepted(
    """
    struct SearchField: UIViewRepresentable {
      static let placeholder = "Search"
      var placeholder = Self.placeholder
      func makeUIView(context: Context) -> FieldView {
        let field = FieldView()
        Self.addMenu(to: field)
        return field
      }
      private static func addMenu(to field: FieldView) {
        field.onMenu = { print(placeholder) }
      }
      func updateUIView(_ field: FieldView, context: Context) { field.accessibilityLabel = placeholder }
    }
    final class FieldView: UIView {
      var onMenu: (() -> Void)?
      func openMenu() { onMenu?() }
    }
    """),
  // The make and update methods share a helper that creates the object with the closure again.
  .accepted(
    """
    struct ChartPanel: UIViewRepresentable {
      var title: String
      func makeUIView(context: Context) -> PanelView {
        let panel = PanelView()
        addLegend(to: panel)
        return panel
      }
      func updateUIView(_ panel: PanelView, context: Context) { addLegend(to: panel) }
      private func addLegend(to panel: PanelView) {
        panel.legend = LegendView(onHold: { print(title) })
      }
    }
    final class PanelView: UIView {
      var legend: LegendView?
    }
    final class LegendView: UIView {
      private let onHold: () -> Void
      init(onHold: @escaping () -> Void) {
        self.onHold = onHold
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
      func hold() { onHold() }
    }
    """),
]
