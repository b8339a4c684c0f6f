/// Code at which actions are offered, with `NAME` for the name of the type and `⟦…⟧` for the selection.
let actionPatterns = [
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
    let model: NAMEModel

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
  """
  struct NAME: UIViewRepresentable {
    let address: URL

    func makeUIView(context: Context) -> WKWebView {
      WKWebView()
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {
      ⟦⟧uiView.load(URLRequest(url: address))
    }
  }
  """,
  """
  struct ⟦⟧NAMEKey: EnvironmentKey {
    static let defaultValue: Int = 3
  }

  struct NAMETrait: UITraitDefinition {
    static let defaultValue: Int = 3
  }
  """,
  """
  private struct ⟦⟧NAME: UIViewRepresentable {
    let onTap: (CGPoint) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.parent = self
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor final class Coordinator: NSObject {
      var parent: NAME

      init(_ parent: NAME) { self.parent = parent }

      @objc func tapped(_ tap: UITapGestureRecognizer) {
        parent.onTap(tap.location(in: tap.view))
      }
    }
  }
  """,
]
