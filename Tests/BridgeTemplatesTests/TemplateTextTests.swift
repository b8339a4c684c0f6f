import BridgeFacts
import SwiftScan
import Testing
import TextModel

@testable import BridgeTemplates

/// The text of templates that people read before, by what it's for.
@Suite struct TemplateTextTests {
  @Test(arguments: [
    (
      "UIViewRepresentable", Measurement.itself,
      ["let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))"]
    ),
    ("UIViewRepresentable", .constraints, compressing("uiView")),
    ("UIViewControllerRepresentable", .itself, compressing("uiViewController.view")),
    ("UIViewControllerRepresentable", .constraints, compressing("uiViewController.view")),
    ("NSViewRepresentable", .itself, ["let fitting = nsView.fittingSize"]),
    ("NSViewControllerRepresentable", .constraints, ["let fitting = nsViewController.view.fittingSize"]),
  ])
  func sizesAreMeasured(_ family: String, _ measurement: Measurement, _ lines: [String]) throws {
    let template = RepresentableTemplate(family: try #require(Family.named(family)))
    let body =
      ["guard let width = proposal.width, width > 0, width < .infinity else { return nil }"] + lines
      + ["return CGSize(width: width, height: fitting.height)"]
    let text = try #require(template.measuringFits(by: measurement))
    #expect(text.hasSuffix(" -> CGSize? {\n" + body.map { "  \($0)\n" }.joined() + "}"), "\(text)")
  }

  @Test func sizesWithoutMeasureAreProposed() throws {
    let view = try #require(Family.named("UIViewRepresentable"))
    let text = try #require(RepresentableTemplate(family: view).measuringFits(by: .proposal))
    #expect(text.contains("replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240))"))
    let watch = try #require(Family.named("WKInterfaceObjectRepresentable"))
    #expect(RepresentableTemplate(family: watch).measuringFits(by: .itself) == nil)
  }

  @Test func layersHaveAViewOfTheirOwn() {
    let expected = [
      "AVCaptureVideoPreviewLayer: videoPreviewLayer session", "AVPlayerLayer: playerLayer player",
      "AVSampleBufferDisplayLayer: sampleBufferDisplayLayer", "CAEmitterLayer: emitterLayer",
      "CAGradientLayer: gradientLayer", "CAShapeLayer: shapeLayer",
    ]
    for line in expected {
      let parts = line.split(separator: ": ").map(String.init)
      let template = LayerViewTemplate(layer: parts[0])
      #expect(([template?.property] + [template?.label]).compactMap(\.self).joined(separator: " ") == parts[1])
      #expect(template?.layer == parts[0])
    }
    #expect(LayerViewTemplate(layer: "CALayer") == nil && LayerViewTemplate(layer: "CATextLayer") == nil)
    #expect(
      LayerViewTemplate(layer: "CAShapeLayer")?.declaration(named: "ShapeView") == """
        /// A view backed by CAShapeLayer, so the layer always has the size of the view.
        private final class ShapeView: UIView {
          override class var layerClass: AnyClass { CAShapeLayer.self }

          var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }
        }
        """)
  }

  @Test func gesturesHaveAFallback() {
    let handle = GestureFallbackTemplate.Method(parameter: "recognizer", statements: ["act(recognizer)"])
    var template = GestureFallbackTemplate(
      gesture: "Pan", recognizer: "UIPanGestureRecognizer", inputs: [], access: .unmarked, isHidden: false,
      make: ["UIPanGestureRecognizer()"], update: nil, handle: handle)
    let text = template.declarations
    #expect(
      text.contains(
        """
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let recognizer = makeRecognizer()
            recognizer.addTarget(context.coordinator, action: #selector(Coordinator.handle(_:)))
            view.addGestureRecognizer(recognizer)
            return view
          }
        """))
    #expect(text.contains("  func makeCoordinator() -> Coordinator {\n    Coordinator(self)\n  }"))
    #expect(text.contains("\nstruct PanFallback: UIViewRepresentable {\n") && !text.contains("updateRecognizer"))
    #expect(template.methodName == "panGesture" && template.name == "PanFallback")
    #expect(GestureFallbackTemplate.takenNames == ["makeRecognizer", "updateRecognizer", "handle"])
    template.gesture = "PanGesture"
    template.isHidden = true
    template.update = .init(parameter: "recognizer", statements: ["recognizer.isEnabled = true"])
    #expect(template.methodName == "panGesture")
    #expect(template.declarations.contains("\nfileprivate struct PanGestureFallback: UIViewRepresentable {\n"))
    #expect(
      template.declarations.contains(
        "    for case let recognizer as UIPanGestureRecognizer in uiView.gestureRecognizers ?? [] {\n"))
  }

  @Test func placesOfInsertedLines() {
    let style = SourceStyle(of: SourceText("struct A\n{\n  func f()\n  {\n    a()\n  }\n}\n"))
    for head in [
      "var a: Int", "class A", "extension A", "final class A", "override func a()", "package func a()",
      "public func a()", "required init()", "static func a()",
    ] {
      #expect(style.format("\(head) {\n}") == "\(head)\n{\n}", "\(head)")
    }
    #expect(style.format("guard a else {\n}") == "guard a else {\n}")
  }
}

private func compressing(_ view: String) -> [String] {
  [
    "let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)",
    "let fitting = \(view).systemLayoutSizeFitting(",
    "  target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)",
  ]
}
