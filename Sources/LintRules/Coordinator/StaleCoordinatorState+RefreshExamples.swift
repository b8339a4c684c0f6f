import LintEngine

/// The examples of `stale-coordinator-state` about code that may refresh the coordinator.
let refreshedStateExamples: [RuleExample] = [
  // Refreshed later, by another object, by an observer of the copy, by the view, or by a function that receives the
  // coordinator.
  .accepted(
    """
    struct Meter: UIViewRepresentable {
      let limit: Int
      let scale: Double
      let rate: Double
      let unit: String
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit, scale: scale, rate: rate, unit: unit) }
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ view: MeterView, context: Context) {
        configure(context.coordinator)
        Task { await reload(context.coordinator) }
        context.coordinator.history.prefer(rate)
        context.coordinator.history.rename(unit)
      }
      private func reload(_ coordinator: Coordinator) async {
        coordinator.limit = limit
        coordinator.scale = scale
      }
      private func configure(_ coordinator: Coordinator) { coordinator.history.clear() }
      final class Coordinator {
        var limit: Int
        var scale: Double
        var rate: Double
        var unit: String
        lazy var history = MeterHistory(owner: self)
        init(limit: Int, scale: Double, rate: Double, unit: String) {
          self.limit = limit
          self.scale = scale
          self.rate = rate
          self.unit = unit
        }
        func value(at index: Int) -> String { "\\(Double(min(index, limit)) * scale * rate) \\(unit)" }
      }
    }
    final class MeterHistory {
      private unowned let owner: Meter.Coordinator
      init(owner: Meter.Coordinator) { self.owner = owner }
      func clear() {}
      func prefer(_ rate: Double) { owner.rate = rate }
      func rename(_ unit: String) { owner.unit = unit }
    }
    final class MeterView: UIView {}
    struct Ruler: UIViewRepresentable {
      let unit: String
      func makeCoordinator() -> Coordinator { Coordinator(self, unit: unit) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.parent = self }
      final class Coordinator {
        var parent: Ruler { didSet { unit = parent.unit } }
        var unit: String
        init(_ parent: Ruler, unit: String) {
          self.parent = parent
          self.unit = unit
        }
        func label(at index: Int) -> String { "\\(index) \\(unit)" }
      }
    }
    struct Compass: UIViewRepresentable {
      let heading: Double
      func makeCoordinator() -> Coordinator { Coordinator(heading: heading) }
      func makeUIView(context: Context) -> CompassView {
        let view = CompassView()
        view.coordinator = context.coordinator
        return view
      }
      func updateUIView(_ view: CompassView, context: Context) { view.show(self) }
      final class Coordinator {
        var heading: Double
        init(heading: Double) { self.heading = heading }
        func turn() -> Double { heading + 90 }
      }
    }
    final class CompassView: UIView {
      weak var coordinator: Compass.Coordinator?
      func show(_ compass: Compass) { coordinator?.heading = compass.heading }
    }
    struct Thermometer: UIViewRepresentable {
      let degrees: Double
      func makeCoordinator() -> Coordinator { Coordinator(degrees: degrees) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        refresh(context.coordinator, with: degrees)
      }
      final class Coordinator {
        var degrees: Double
        init(degrees: Double) { self.degrees = degrees }
        func fahrenheit() -> Double { degrees * 1.8 + 32 }
      }
    }
    private func refresh(_ coordinator: Thermometer.Coordinator, with degrees: Double) { coordinator.degrees = degrees }
    struct Barometer: UIViewRepresentable {
      let pressure: Double
      func makeCoordinator() -> Coordinator { Coordinator(pressure: pressure) }
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        apply(.preferredFont(forTextStyle: .body), to: view)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { BarometerStyle(pressure).apply(context) }
      private func apply(_ font: UIFont, to view: UIView) { view.accessibilityHint = font.fontName }
      final class Coordinator {
        var pressure: Double
        init(pressure: Double) { self.pressure = pressure }
        func rounded() -> Double { pressure.rounded() }
      }
    }
    struct BarometerStyle {
      let pressure: Double
      init(_ pressure: Double) { self.pressure = pressure }
      func apply(_ context: Barometer.Context) { context.coordinator.pressure = pressure }
    }
    """),
  // A binding in a wrapper, the value of a binding, and a local with the name of an input.
  .flagged(
    """
    struct DraftPage: View {
      @State private var drafts = ["", ""]
      @State private var selection = 0
      @State private var level = 0
      var body: some View {
        Stepper("Draft", value: $selection)
        Stepper("Level", value: $level)
        DraftField(draft: $drafts[selection], level: $level, title: "\\(selection)", count: selection)
      }
    }
    struct DraftField: UIViewRepresentable {
      @Binding var draft: String
      @Binding var level: Int
      let title: String
      let count: Int
      func makeCoordinator() -> Coordinator {
        let title = title.uppercased()
        print(title)
        return Coordinator(draft: $draft, level: level, title: self.title)
      }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.count = count
        context.coordinator.attach(field)
        if field.text != self.draft { field.text = self.draft }
        (field.isEnabled, field.tag) = (!title.isEmpty, count)
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var ⟦draft⟧: String
        var level: Int
        let title: String
          var count = 0
        init(draft: Binding<String>, level: Int, title: String) {
          _draft = draft
          self.level = level
          self.title = title
        }
        func attach(_ field: UITextField) {
          if field.delegate !== self { field.delegate = self }
        }
        var isFull: Bool { level > 9 }
        func textFieldDidEndEditing(_ field: UITextField) { draft = field.text ?? "" }
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          print(title)
          return !isFull && count > 0
        }
      }
    }
    """),
  // The update method refreshes another value, or passes the newer one only to the view.
  .flagged(
    """
    struct Catalog: UIViewRepresentable {
      let names: [String]
      let prices: [Double]
      var onBuy: (Int) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        let header = CatalogHeader()
        fill(header)
        table.tableHeaderView = header
        return table
      }
      private func fill(_ header: CatalogHeader) {
        header.names = names
        header.isHidden = names.isEmpty
      }
      func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.prices = prices
        table.reloadData()
      }
      final class Coordinator: NSObject, UITableViewDelegate {
        var parent: Catalog
        let ⟦names⟧: [String]
        var prices: [Double]
        init(_ parent: Catalog) {
          self.parent = parent
          names = parent.names
          prices = parent.prices
        }
        func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
          print(names[indexPath.row], prices[indexPath.row])
          parent.onBuy(indexPath.row)
        }
      }
    }
    final class CatalogHeader: UIView { var names: [String] = [] }
    struct Basket: UIViewRepresentable {
      let count: Int
      let total: Int
      var onRemove: (Int) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> BasketView {
        let view = BasketView()
        view.coordinator = context.coordinator
        return view
      }
      func updateUIView(_ view: BasketView, context: Context) {
        context.coordinator.count = count
        view.show(total)
      }
      final class Coordinator {
        var count: Int
        private let ⟦onRemove⟧: (Int) -> Void
        init(_ basket: Basket) {
          count = basket.count
          onRemove = basket.onRemove
        }
        func remove(_ index: Int) { if index < count { onRemove(index) } }
      }
    }
    struct Receipt: UIViewRepresentable {
      let total: Int
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> BasketView { BasketView() }
      func updateUIView(_ view: BasketView, context: Context) {
        view.show(total)
        self.track(view, in: context)
      }
      private func track(_ view: BasketView, in context: Context) { context.coordinator.track(view) }
      final class Coordinator {
        private let ⟦total⟧: Int
        private let log = ReceiptLog()
        init(_ receipt: Receipt) { total = receipt.total }
        func track(_ view: BasketView) { log.add(total) }
      }
    }
    final class ReceiptLog {
      private var totals: [Int] = []
      func add(_ total: Int) { totals.append(total) }
    }
    final class BasketView: UIView {
      weak var coordinator: Basket.Coordinator?
      func show(_ total: Int) { tag = total }
    }
    """),
  // Settings of another object, a property without storage, own state that inputs are added to, and a closure that runs later.
  .accepted(
    """
    import Combine
    import SwiftUI
    import UIKit

    struct CityMap: UIViewRepresentable {
      let clock: Clock
      let title: String
      let guests: [String]
      let limit: Int
      func makeCoordinator() -> Coordinator {
        let settings = MapSettings.shared
        settings.limit = limit
        let defaults = mapSettings()
        defaults.limit = limit
        return Coordinator(self)
      }
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.caption = title
        context.coordinator.people += guests
        return context.coordinator.label
      }
      func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.parent = self
        label.text = title
        label.accessibilityLabel = guests.joined()
      }
      @MainActor final class Coordinator: NSObject {
        var parent: CityMap
        let label = UILabel()
        var people = ["Ada"]
        private let limit = 3
        private var subtitle = ""
        private var subscription: AnyCancellable?
        var caption: String {
          get { label.text ?? "" }
          set { label.text = newValue }
        }
        init(_ parent: CityMap) {
          self.parent = parent
          super.init()
          subscription = parent.clock.$seconds.sink { [weak self] _ in
            guard let self else { return }
            self.subtitle = self.parent.title
          }
        }
        @objc func tap() { print(caption, subtitle, people.prefix(limit)) }
      }
    }
    final class Clock: ObservableObject { @Published var seconds = 0 }
    @MainActor final class MapSettings {
      static let shared = MapSettings()
      var limit = 3
    }
    @MainActor private func mapSettings() -> MapSettings { .shared }
    """),
  // An input with a name that begins with `self`, and a comparison in the update method.
  .flagged(
    """
    struct NoteField: UIViewRepresentable {
      let text: String
      let limit: Int
      let selfSizing: CGFloat
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
        field.alpha = selfSizing
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦limit⟧: Int
        init(limit: Int) { self.limit = limit }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { (field.text ?? "").count < limit }
      }
    }
    """,
    fixed: """
      struct NoteField: UIViewRepresentable {
        let text: String
        let limit: Int
        let selfSizing: CGFloat
        func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.limit = limit
          if field.text != text { field.text = text }
          field.alpha = selfSizing
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var limit: Int
          init(limit: Int) { self.limit = limit }
          func textFieldShouldReturn(_ field: UITextField) -> Bool { (field.text ?? "").count < limit }
        }
      }
      """),
  // A closure of the parent receives the coordinator and may refresh it.
  .accepted(
    """
    struct Scale: UIViewRepresentable {
      let limit: Int
      let configure: (Coordinator) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { configure(context.coordinator) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { (field.text ?? "").count < limit }
      }
    }
    """),
]
