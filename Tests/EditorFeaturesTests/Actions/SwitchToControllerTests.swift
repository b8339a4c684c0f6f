import Testing

/// Representables of views that are converted to representables of controllers.
@Suite struct SwitchToControllerTests {
  private let title = "Convert to UIViewControllerRepresentable"

  @Test func theControllerContainsTheView() {
    expectAction(
      title,
      on: """
        struct Places⟦⟧: UIViewRepresentable {
          @Binding var region: MKCoordinateRegion

          func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView()
            map.delegate = context.coordinator
            return map // as it is
          }

          func updateUIView(_ map: MKMapView, context: Context) {
            // Follows the region.
            map.region = region
          }

          static func dismantleUIView(_ uiView: MKMapView, coordinator: Coordinator) {}

          func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
            uiView.bounds.size
          }
        }
        """,
      gives: """
        struct Places: UIViewControllerRepresentable {
          @Binding var region: MKCoordinateRegion

          func makeUIViewController(context: Context) -> UIViewController {
            let map = MKMapView()
            map.delegate = context.coordinator
            let controller = UIViewController()
            controller.view = map
            return controller // as it is
          }

          func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
            guard let map = uiViewController.view as? MKMapView else { return }
            // Follows the region.
            map.region = region
          }

          static func dismantleUIViewController(_ uiViewController: UIViewController, coordinator: Coordinator) {}

          func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context) -> CGSize? {
            guard let uiView = uiViewController.view as? MKMapView else { return nil }
            return uiView.bounds.size
          }
        }
        """)
  }

  @Test func aMethodOnOneLineIsExpanded() {
    let text = MarkedSource(
      """
      struct Page⟦⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_: WKWebView, context: Context) {}
      }
      """
    ).applying(title)
    #expect(
      text == """
        struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController {
                let controller = UIViewController()
                controller.view = WKWebView()
                return controller
            }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        """, "\(text ?? "not offered")")
  }

  @Test func aViewWithAnIntrinsicSizeIsNotConverted() {
    let source = MarkedSource(
      """
      struct Caption⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) {}
      }
      """)
    #expect(source.disabledReasons[title] == "a controller wouldn't use the size of its UILabel")
  }

  @Test func aPlainViewCanHaveTheSizeOfItsContent() {
    let source = """
      struct Box⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}FITS
      }
      """
    expectNoAction(title, on: source.replacing("FITS", with: ""))
    let fits = "func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { nil }"
    #expect(MarkedSource(source.replacing("FITS", with: "\n  " + fits)).applying(title) != nil)
  }

  @Test func nothingIsOfferedIfTheFamilyIsMentionedElsewhere() {
    expectNoAction(
      title,
      on: """
        struct Page⟦⟧: UIViewRepresentable {
          func makeUIView(context: UIViewRepresentableContext<Page>) -> WKWebView { WKWebView() }
          func updateUIView(_ uiView: WKWebView, context: UIViewRepresentableContext<Page>) {}
        }
        """)
  }

  @Test func aPlainControllerIsConvertedBackToItsView() {
    expectAction(
      "Convert to UIViewRepresentable",
      on: """
        struct Places⟦⟧: UIViewControllerRepresentable {
          @Binding var region: MKCoordinateRegion

          func makeUIViewController(context: Context) -> UIViewController {
            let map = MKMapView()
            map.delegate = context.coordinator
            let controller = UIViewController()
            controller.view = map
            return controller // as it is
          }

          func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
            guard let map = uiViewController.view as? MKMapView else { return }
            // Follows the region.
            map.region = region
          }

          static func dismantleUIViewController(_ uiViewController: UIViewController, coordinator: Coordinator) {}
        }
        """,
      gives: """
        struct Places: UIViewRepresentable {
          @Binding var region: MKCoordinateRegion

          func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView()
            map.delegate = context.coordinator
            return map // as it is
          }

          func updateUIView(_ map: MKMapView, context: Context) {
            // Follows the region.
            map.region = region
          }

          static func dismantleUIView(_ uiView: MKMapView, coordinator: Coordinator) {}
        }
        """)
  }

  @Test func aControllerWithBehaviorStays() {
    for made in ["PlacesController()", "UIViewController()\n    controller.title = \"\""] {
      let source = MarkedSource(
        """
        struct Places⟦⟧: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController {
            let controller = \(made)
            controller.view = MKMapView()
            return controller
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """)
      #expect(
        source.disabledReasons["Convert to UIViewRepresentable"]
          == "the controller does more than hold the view, so SwiftUI must manage it")
    }
  }
}
