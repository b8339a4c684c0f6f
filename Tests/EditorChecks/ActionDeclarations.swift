import BridgeFacts
import BridgeModel
import BridgeTemplates
import TextModel

/// Declarations of every kind at which actions are offered: a representable of every class that can be wrapped and a
/// subclass of each, of these every `stride`th, and the patterns in every style, or in one each.
public func actionDeclarations(stride: Int = 1) -> [ActionDeclaration] {
  let representables = wrappings.enumerated().flatMap { number, wrapping in
    [0, 1, 2, 3].map {
      wrapping.representable(shape: number + $0, in: textStyles[(number * 7 + $0 * 5) % textStyles.count])
    }
  }
  let subclasses = wrappings.enumerated().compactMap { number, wrapping in
    wrapping.subclass(shape: number, in: textStyles[(number * 5) % textStyles.count])
  }
  let wrapped = (representables + subclasses).enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  let targeted =
    (patterns + counterpartPatterns).map { ($0, SystemVersion(18)) } + gesturePatterns.map { ($0, SystemVersion(16)) }
    + observationPatterns.map { ($0, SystemVersion(26)) }
  let written = targeted.enumerated().flatMap { number, pattern in
    let styles = stride == 1 ? textStyles : [textStyles[number * 5 % textStyles.count]]
    return styles.map { ActionDeclaration(pattern.0, in: $0, target: pattern.1) }
  }
  return wrapped + written
}

extension Wrapping {
  /// A representable as people write it, with an input that update applies.
  fileprivate func representable(shape: Int, in style: SourceStyle) -> ActionDeclaration {
    let object = family.parameterName
    let made = creation(of: className)
    let make = [
      "{\n    let object = \(made)\n    return object\n  }", "{\n    return \(made) // made\n  }", "{ \(made) }",
      "{ let object = \(made); return object }",
    ]
    let update = "{\n    // Follows the input.\n    _ = level\n  }"
    let source = """
      struct NAME: \(family.name) {⟦⟧
        var level = 0

        func \(family.make)(context: Context) -> \(className) \(make[shape % make.count])

        func \(family.update)(_ \(object): \(className), context: Context) \(update)
      }
      """
    return ActionDeclaration(filled(source), in: style, target: SystemVersion(18))
  }

  /// A subclass with properties to set; nil for a class that takes none, or that needs more to be made.
  fileprivate func subclass(shape: Int, in style: SourceStyle) -> ActionDeclaration? {
    guard ClassHierarchy.module(of: className) != nil, Creation.isSelfContained(className) else { return nil }
    let members = [
      "var level = 0.5",
      "var caption: String?\n  var isLarge = false {\n    didSet { count += 1 }\n  }\n  private var count = 0",
      "var onChange: ((Int) -> Void)?\n  private(set) var phase = 0\n  weak var other: NSObject?\n  let limit = 3",
      "var values: [Double] = []\n  static var shared: Int { 3 }\n  lazy var slow = 3",
    ]
    let source = "final class ⟦⟧NAME: \(className) {\n  \(members[shape % members.count])\n}\n"
    return ActionDeclaration(filled(source), in: style, target: SystemVersion(18))
  }

  private func filled(_ source: String) -> String {
    placeholders.reduce(source) { $0.replacing($1.key, with: $1.value) }
  }

}

private let observationPatterns = [
  """
  @Observable final class NAMEModel {
    var title = ""
  }

  final class NAME: UIViewController {
    private let model = NAMEModel()

    override func viewDidLoad() {
      super.viewDidLoad()
      observeModel()
    }

    private func ⟦⟧observeModel() {
      withObservationTracking {
        // The title follows.
        title = model.title
      } onChange: { [weak self] in
        Task { @MainActor in self?.observeModel() }
      }
    }
  }
  """
]

private let patterns = [
  """
  struct NAME: UIViewRepresentable {⟦⟧
    @Binding var region: MKCoordinateRegion

    func makeUIView(context: Context) -> MKMapView {
      let map = MKMapView()
      map.delegate = context.coordinator
      return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
      context.coordinator.parent = self
      map.region = region
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor final class Coordinator: NSObject, MKMapViewDelegate {
      var parent: NAME

      init(_ parent: NAME) { self.parent = parent }

      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        parent.region = mapView.region
      }
    }
  }
  """,
  """
  struct ⟦⟧NAME: View {
    var title = ""
    var body: some View { Text(title) }
  }
  """,
  """
  private struct NAMEKey⟦⟧: EnvironmentKey {
    static let defaultValue: Int = 3
  }
  """,
  """
  struct ⟦⟧NAMETrait: UITraitDefinition {
    static let defaultValue: Bool = false
  }
  """,
  """
  struct NAME: UIViewRepresentable {
    var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
      UISwitch()
    }

    func updateUIView(_ uiView: UISwitch, context: Context) {
      uiView.⟦⟧isOn = isOn // as it is
    }
  }
  """,
  """
  struct NAME: UIViewRepresentable {
    let title: String

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = title
      ⟦uiView.textAlignment = .center⟧
    }
  }
  """,
  """
  struct NAME: UIViewRepresentable {
    let value: Double

    func makeUIView(context: Context) -> UISlider {
      let slider = UISlider()
      ⟦⟧slider.maximumValue = Float(value)
      return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
    }
  }
  """,
  """
  struct NAME: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView()
      view.configuration.userContentController.add(⟦⟧context.coordinator, name: "tick")
      return view
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {}

    static func dismantleUIView(_ uiView: WKWebView, coordinator: Coordinator) {
      uiView.configuration.userContentController.removeScriptMessageHandler(forName: "tick")
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, WKScriptMessageHandler {
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
  }
  """,
  """
  final class NAMEModel {
    var count = 0
  }

  final class ⟦⟧NAME: UIViewController {
    var subtitle: String
    private let model: NAMEModel

    init(model: NAMEModel, subtitle: String) {
      self.model = model
      self.subtitle = subtitle
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
  """,
  """
  class ⟦⟧NAME: UIView {
    enum Style { case plain, bold }
    var style = Style.plain
    var tint: UIColor = .red

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }
  """,
  """
  final class ⟦⟧NAME: ObservableObject {
    @Published var count = 0
    @Published private(set) var names: [String] = []
    lazy var slow = 3
  }

  struct NAMECount: View {
    @StateObject private var model = NAME()
    var body: some View { NAMERow(model: model).environmentObject(model) }
  }

  struct NAMERow: View {
    @ObservedObject var model: NAME
    @EnvironmentObject private var other: NAME
    var body: some View { Text("\\(model.count + other.count)") }
  }
  """,
  """
  struct NAMERow: View {
    let title: String
    var body: some View { Text(title) }
  }

  final class NAME: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let host = ⟦⟧UIHostingController(rootView: NAMERow(title: "here"))
      host.view.frame = cell.contentView.bounds
      cell.contentView.addSubview(host.view)
      return cell
    }
  }
  """,
  """
  struct NAME: UIViewRepresentable {
    let address: URL

    func makeUIView(context: Context) -> WKWebView {
      WKWebView()
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {
      ⟦⟧uiView.load(URLRequest(url: address))
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
    }
  }
  """,
]
