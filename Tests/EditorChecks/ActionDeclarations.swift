import BridgeFacts
import BridgeModel
import BridgeTemplates
import TextModel

/// Declarations of every kind at which actions are offered: a representable of every class that can be wrapped, a subclass
/// of each, and the patterns in every style; of all of them every `stride`th.
public func actionDeclarations(stride: Int = 1) -> [ActionDeclaration] {
  let representables = wrappings.enumerated().flatMap { number, wrapping in
    [0, 1, 2, 3].map {
      wrapping.representable(shape: number + $0, in: textStyles[(number * 7 + $0 * 5) % textStyles.count])
    }
  }
  let subclasses = wrappings.enumerated().compactMap { number, wrapping in
    wrapping.subclass(shape: number, in: textStyles[(number * 5) % textStyles.count])
  }
  let inStyles = textStyles.flatMap { style in
    patterns.map { ActionDeclaration($0, in: style, target: SystemVersion(18)) }
      + gestures.map { ActionDeclaration($0, in: style, target: SystemVersion(16)) }
  }
  return (representables + subclasses + inStyles).enumerated().filter { $0.offset % stride == 0 }.map(\.element)
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

private let patterns = [
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
  #"""
  /// A title.
  struct ⟦⟧NAME: UIViewRepresentable {
    let title: String
    var color: UIColor?
    @Binding var isHidden: Bool

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = title
      uiView.textColor = color // or the usual one
      if uiView.isHidden != isHidden { uiView.isHidden = isHidden }
    }
  }
  """#,
  """
  struct ⟦⟧NAME: NSViewRepresentable {
    @Binding var value: Double

    func makeNSView(context: Context) -> NSStepper { NSStepper() }

    func updateNSView(_ stepper: NSStepper, context: Context) {
      stepper.doubleValue = value
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    @Binding var selected: Int
    let names: [String]

    func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl(items: names) }

    func updateUIView(_ uiView: UISegmentedControl, context: Context) {
      uiView.selectedSegmentIndex = selected
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    let player: AVPlayer

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      // The film.
      let layer = AVPlayerLayer(player: player)
      layer.videoGravity = .resizeAspectFill
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    @Binding var region: MKCoordinateRegion

    func makeUIView(context: Context) -> MKMapView {
      let map = MKMapView()
      map.showsUserLocation = true
      return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
      map.region = region
    }

    static func dismantleUIView(_ map: MKMapView, coordinator: ()) {
      map.removeAnnotations(map.annotations)
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    let onTap: (CGPoint) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .clear
      let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped(_:)))
      tap.numberOfTapsRequired = 2 // not one
      view.addGestureRecognizer(tap)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.parent = self
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject {
      var parent: NAME

      init(_ parent: NAME) {
        self.parent = parent
      }

      @MainActor @objc func tapped(_ tap: UITapGestureRecognizer) {
        if tap.state == .ended {
          parent.onTap(tap.location(in: tap.view))
        }
      }
    }
  }

  struct NAMEScreen: View {
    var body: some View { Text("").overlay(NAME { _ in }) }
  }
  """,
]

private let gestures = [
  """
  struct ⟦⟧NAME: UIGestureRecognizerRepresentable {
    let onTap: (CGPoint) -> Void
    @Binding var count: Int
    var limit = 3

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }

    func updateUIGestureRecognizer(_ tap: UITapGestureRecognizer, context: Context) {
      tap.isEnabled = count < limit
    }

    func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
      // Where it was.
      onTap(context.converter.localLocation)
    }
  }
  """,
  """
  @available(iOS 18, *)
  private struct NAME⟦⟧: UIGestureRecognizerRepresentable {
    var onDrag: ((CGPoint) -> Void)?

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard let moved = context.converter.localTranslation else { return }
      onDrag?(moved)
    }
  }
  """,
]
