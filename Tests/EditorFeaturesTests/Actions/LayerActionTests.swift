import Testing

/// Layers that the make method adds to a plain view.
@Suite struct LayerActionTests {
  @Test func theLayerBecomesTheBackingLayer() {
    expectAction(
      "Use AVPlayerLayer as the view's backing layer",
      on: """
        struct Film: UIViewRepresentable {
            let player: AVPlayer

            func makeUIView(context: Context) -> UIView {
                let view = UIView(frame: .zero)
                // Shows the film.
                let ⟦⟧layer = AVPlayerLayer(player: player)
                layer.videoGravity = .resizeAspect
                layer.frame = view.bounds
                view.layer.addSublayer(layer)
                return view
            }

            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        """,
      gives: """
        struct Film: UIViewRepresentable {
            let player: AVPlayer

            func makeUIView(context: Context) -> UIView {
                let view = FilmLayerView(frame: .zero)
                // Shows the film.
                let layer = view.playerLayer
                layer.player = player
                layer.videoGravity = .resizeAspect
                return view
            }

            func updateUIView(_ uiView: UIView, context: Context) {}
        }

        /// A view backed by AVPlayerLayer, so the layer always has the size of the view.
        private final class FilmLayerView: UIView {
            override class var layerClass: AnyClass { AVPlayerLayer.self }

            var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
        }
        """)
  }

  @Test func aGradientLayerNeedsNoArguments() {
    let text = MarkedSource(sky(update: "", line: "")).applying("Use CAGradientLayer as the view's backing layer")
    #expect(text?.contains("let gradient = view.gradientLayer\n    gradient.colors = colors\n    return") == true)
  }

  @Test func nothingIsOfferedIfTheLayerIsLaidOutOrSearchedFor() {
    let title = "Use CAGradientLayer as the view's backing layer"
    expectNoAction(title, on: sky(update: "uiView.layer.sublayers?.first?.isHidden = true", line: ""))
    expectNoAction(title, on: sky(update: "context.coordinator.layer?.frame = uiView.bounds", line: ""))
    expectNoAction(title, on: sky(update: "", line: "view.layer.addSublayer(CALayer())"))
    expectNoAction(title, on: sky(update: "", line: "").replacing("= UIView()", with: "= SkyView()"))
  }
}

private func sky(update: String, line: String) -> String {
  """
  struct Sky⟦⟧: UIViewRepresentable {
    let colors: [CGColor]
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = colors
      view.layer.addSublayer(gradient)\(line.isEmpty ? "" : "\n    " + line)
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) { \(update) }
  }
  """
}
