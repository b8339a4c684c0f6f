import LintEngine

/// The examples of `ignored-input-in-update` about the values that the project passes for inputs.
let givenInputExamples: [RuleExample] = [
  // Objects in each kind of property, changed by their own code, by a publisher, or by a view.
  .flagged(
    """
    struct CoverImage: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct BadgeImage: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct ThemeImage: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct ScoreImage: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct RouteImage: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct ClipImage: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct CoverView: View {
      @ObservedObject var library: Library
      var body: some View {
        CoverImage(name: library.cover)
      }
    }
    struct BadgeView: View {
      @StateObject private var session = Session()
      var body: some View {
        BadgeImage(name: session.badge)
      }
    }
    struct ThemeView: View {
      @EnvironmentObject private var settings: Settings
      var body: some View {
        ThemeImage(name: settings.theme)
      }
    }
    struct ScoreView: View {
      @State private var game = Game()
      var body: some View {
        ScoreImage(name: game.score)
      }
    }
    struct RouteView: View {
      @Environment(Trip.self) private var trip
      var body: some View {
        RouteImage(name: trip.route)
      }
    }
    struct ClipView: View {
      @Bindable var reel: Reel
      var body: some View {
        ClipImage(name: reel.clip).onTapGesture { reel.clip = "Next" }
      }
    }
    final class Library: ObservableObject {
      @Published private(set) var cover = "Cover"
      func turn() { cover = "Back" }
    }
    final class Session: ObservableObject {
      @Published private(set) var badge = "Bronze"
      func follow(_ badges: AnyPublisher<String, Never>) { badges.assign(to: &$badge) }
    }
    final class Settings: ObservableObject {
      @Published var isDark = false
      var theme: String { isDark ? "Moon" : "Sun" }
      func toggle() { isDark.toggle() }
    }
    @Observable final class Game {
      private(set) var score = "Zero"
      func win() { score = "One" }
    }
    @Observable final class Trip {
      private(set) var route = "Coast"
      func turn() { self.route = "Hills" }
    }
    @Observable final class Reel { var clip = "First" }
    """),
  // Stored, fetched, and environment values.
  .flagged(
    """
    struct StoredIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct SceneIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct DraggedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct FetchedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct QueriedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct EnabledIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct SectionIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct StoredView: View {
      @AppStorage("icon") private var icon = "Star"
      var body: some View {
        StoredIcon(name: icon).onTapGesture { icon = "Moon" }
      }
    }
    struct SceneView: View {
      @SceneStorage("icon") private var icon = "Star"
      var body: some View {
        SceneIcon(name: icon).onTapGesture { icon = "Moon" }
      }
    }
    struct DraggedView: View {
      @GestureState private var isDragged = false
      var body: some View {
        DraggedIcon(name: isDragged ? "Hand" : "Star")
          .gesture(DragGesture().updating($isDragged) { _, state, _ in state = true })
      }
    }
    struct FetchedView: View {
      @FetchRequest(sortDescriptors: []) private var photos: FetchedResults<Photo>
      var body: some View {
        FetchedIcon(name: photos.isEmpty ? "Empty" : "Album")
      }
    }
    struct SectionView: View {
      @SectionedFetchRequest(sectionIdentifier: \\.year, sortDescriptors: [])
      private var years: SectionedFetchResults<Int, Photo>
      var body: some View {
        SectionIcon(name: years.isEmpty ? "Empty" : "Album")
      }
    }
    struct QueriedView: View {
      @Query private var notes: [Note]
      var body: some View {
        QueriedIcon(name: notes.isEmpty ? "Empty" : "Note")
      }
    }
    struct EnabledView: View {
      @Environment(\\.isEnabled) private var isEnabled
      var body: some View {
        EnabledIcon(name: isEnabled ? "Lamp" : "Dark")
      }
    }
    final class Photo: NSManagedObject { @NSManaged var year: Int }
    @Model final class Note {
      var text = ""
      init() {}
    }
    """),
  // Values on their way: computed, in a local, found in a list, measured, or changed by an enclosing type.
  .flagged(
    """
    struct ShadowedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct ComputedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct LocalIcon: UIViewRepresentable {
      let name: String
      init(_ title: String) { name = title }
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct IndexedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct FoundIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct WideIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct FocusedIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct CoverIcon: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(named: name)) }
      func ⟦updateUIView⟧(_ view: UIImageView, context: Context) {}
    }
    struct Gallery: View {
      let names: [String]
      @State private var selected = "Star"
      @FocusState private var isSearching: Bool
      private var title: String { selected + ".fill" }
      var body: some View {
        VStack {
          Button("Next") { self.selected = "Moon" }
          Button("Search") { isSearching = true }
          ComputedIcon(name: title)
          FocusedIcon(name: isSearching ? "Glass" : "Star")
          if let icon = icons[selected] { IndexedIcon(name: icon) }
          if let icon = names.first(where: { $0 == selected }) { FoundIcon(name: icon) }
          GeometryReader { proxy in WideIcon(name: proxy.size.width > 400 ? "Wide" : "Narrow") }
          local
        }
      }
      private let icons = ["Star": "StarFill"]
      @ViewBuilder private var local: some View {
        let icon = selected + ".circle"
        LocalIcon(icon)
        let selected = "Label"
        Text(selected)
        ShadowedIcon(name: self.selected)
      }
    }
    enum Album {
      final class Page { var cover = "Front" }
      struct Screen: View {
        let page: Page
        var body: some View { CoverIcon(name: page.cover) }
      }
      static func turn(_ page: Page) { page.cover = "Back" }
    }
    """),
  // Values that stay the same, and views that are created again for another value.
  .flagged(
    """
    struct Icon: UIViewRepresentable {
      let name: String
      @Binding var isLit: Bool
      func makeUIView(context: Context) -> UIImageView {
        UIImageView(image: UIImage(named: name), highlightedImage: isLit ? UIImage(named: "Glow") : nil)
      }
      func ⟦⟦updateUIView⟧⟧(_ view: UIImageView, context: Context) {}
    }
    struct Gallery: View {
      let names: [String]
      let style: Style
      let theme: Theme
      let favorite: String?
      @ObservedObject var model: Shelf.Model
      @Environment(\\.locale) private var locale
      @ScaledMetric private var size = 20
      @State private var selected = "Star"
      @State private var name = "Sun"
      @State private var first = "Moon"
      @State private var isLit = false
      @State private var isShown = false
      @State private var isPresented = false
      private let symbol = "Circle"
      var body: some View {
        VStack {
          Icon(name: selected, isLit: .constant(true)).id(selected)
          Icon(name: style.name, isLit: .constant(true))
          Icon(name: theme.symbol, isLit: .constant(true))
          Icon(name: first, isLit: .constant(true))
          Icon(name: symbol, isLit: .constant(true))
          Icon(name: fallback(), isLit: .constant(true))
          Icon(name: model.title, isLit: .constant(true))
          Icon(name: locale.identifier, isLit: .constant(true))
          Icon(name: size > 30 ? "Large" : "Small", isLit: .constant(true))
          Icon(name: "Lamp", isLit: $isLit)
          Lamp(isOn: $isShown)
          ForEach(names, id: \\.self) { name in Icon(name: name, isLit: .constant(true)) }
          row(named: "Row")
          if let favorite { Icon(name: favorite, isLit: .constant(true)) }
          chosen
          Button("Next") {
            selected = "Moon"
            name = "Rain"
          }
        }
        .sheet(isPresented: $isPresented) { Icon(name: selected, isLit: .constant(true)) }
      }
      private var chosen: some View {
        let icon = Icon(name: selected, isLit: .constant(true))
        return icon.id(selected)
      }
      private func fallback() -> String { "Fallback" }
      private func row(named name: String) -> some View { Icon(name: name, isLit: .constant(true)) }
    }
    struct Lamp: View {
      @Binding var isOn: Bool
      var body: some View { Icon(name: "Lamp", isLit: $isOn) }
    }
    struct Style { let name: String }
    final class Theme { var symbol = "Dawn" }
    final class Shelf {
      final class Model: ObservableObject {
        @Published var title: String
        @Published var count = 0
        init(title: String) { self.title = title }
        func add() { count += 1 }
      }
      private var title = ""
      func rename() {
        self.title = "Top"
        title = "Shelf"
      }
      func clear(_ model: Model) { model.count = 0 }
    }
    final class IconController: UIViewController {
      private var name = "Star"
      func show() {
        name = "Moon"
        present(UIHostingController(rootView: Icon(name: name, isLit: .constant(true))), animated: true)
      }
    }
    """),
  // Dictionaries, nested types, and other names for collections and tuples.
  .flagged(
    """
    struct TallyChart: UIViewRepresentable {
      typealias Span = (low: Int, high: Int)
      let counts: [String: Int]
      let mode: ChartView.Mode
      let tally: Tally
      let names: Names
      let span: Span
      func makeUIView(context: Context) -> ChartView { ChartView(counts, mode, tally, names, span) }
      func ⟦updateUIView⟧(_ chart: ChartView, context: Context) {}
    }
    typealias Tally = [String: Int]
    typealias Names = [String]
    final class ChartView: UIView {
      enum Mode { case full, short }
      convenience init(_ counts: [String: Int], _ mode: Mode, _ tally: Tally, _ names: Names, _ span: TallyChart.Span) {
        self.init(frame: .zero)
      }
    }
    """),
  // An array of a fixed size (Swift 6.2).
  .flagged(
    """
    struct Swatch: UIViewRepresentable {
      let channels: [3 of Double]
      func makeUIView(context: Context) -> SwatchView { SwatchView(channels: channels) }
      func ⟦updateUIView⟧(_ view: SwatchView, context: Context) {}
    }
    final class SwatchView: UIView {
      convenience init(channels: [3 of Double]) { self.init(frame: .zero) }
    }
    """),
  // A generic parameter with the name of a type, which may stand for an object.
  .accepted(
    """
    struct Tally { var count = 0 }
    struct Card<Tally>: UIViewRepresentable {
      let tally: Tally
      func makeUIView(context: Context) -> CardView { CardView(tally) }
      func updateUIView(_ card: CardView, context: Context) {}
    }
    final class CardView: UIView {
      convenience init(_ model: Any) { self.init(frame: .zero) }
    }
    """),
]
