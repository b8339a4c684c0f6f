import Testing

/// Actions on a representable as a whole.
@Suite struct RepresentableActionTests {
  @Test func textIsMeasuredAtTheProposedWidth() {
    expectAction(
      "Add sizeThatFits",
      on: """
        struct Note⟦⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ note: UITextView, context: Context) {}
        }
        """,
      gives: """
        struct Note: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ note: UITextView, context: Context) {}

          func sizeThatFits(_ proposal: ProposedViewSize, uiView note: UITextView, context: Context) -> CGSize? {
            guard let width = proposal.width, width > 0, width < .infinity else { return nil }
            let fitting = note.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: width, height: fitting.height)
          }
        }
        """)
  }

  @Test func aViewWithConstraintsIsCompressed() {
    let text = MarkedSource(
      """
      final class Card: UIView {}
      struct CardView⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> Card { Card() }
        func updateUIView(_ uiView: Card, context: Context) {}
      }
      """
    ).applying("Add sizeThatFits")
    #expect(text?.contains("let fitting = uiView.systemLayoutSizeFitting(") == true, "\(text ?? "not offered")")
  }

  @Test func plainInputsMakeARepresentableEquatable() {
    expectAction(
      "Add Equatable conformance",
      on: """
        struct Badge⟦⟧: UIViewRepresentable {
          var count: Int
          let title: String?
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = title }
        }
        struct Row: View {
          var body: some View {
            HStack {
              Badge(count: 3, title: nil)
              Badge(count: 4, title: nil).padding()
            }
          }
        }
        """,
      gives: """
        struct Badge: UIViewRepresentable, Equatable {
          var count: Int
          let title: String?
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = title }
        }
        struct Row: View {
          var body: some View {
            HStack {
              Badge(count: 3, title: nil).equatable()
              Badge(count: 4, title: nil).equatable().padding()
            }
          }
        }
        """)
  }

  @Test func inputsThatCannotBeComparedAreNamed() {
    let source = MarkedSource(
      """
      struct Badge⟦⟧: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
      }
      """)
    #expect(source.disabledReasons["Add Equatable conformance"] == "'text' isn't Equatable")
  }

  @Test func theCoordinatorIgnoresCallbacksCausedByUpdate() {
    expectAction(
      "Ignore changes made by the update method",
      on: """
        struct Map⟦⟧: UIViewRepresentable {
          @Binding var region: MKCoordinateRegion
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ uiView: MKMapView, context: Context) {
            uiView.region = region
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, MKMapViewDelegate {
            var parent: Map
            init(_ parent: Map) { self.parent = parent }
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
              parent.region = mapView.region
            }
            func mapViewWillStartLoadingMap(_ mapView: MKMapView) { print(mapView) }
          }
        }
        """,
      gives: """
        struct Map: UIViewRepresentable {
          @Binding var region: MKCoordinateRegion
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ uiView: MKMapView, context: Context) {
            context.coordinator.isUpdatingFromSwiftUI = true
            defer { context.coordinator.isUpdatingFromSwiftUI = false }
            uiView.region = region
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, MKMapViewDelegate {
            var parent: Map
            init(_ parent: Map) { self.parent = parent }
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
              guard !isUpdatingFromSwiftUI else { return }
              parent.region = mapView.region
            }
            func mapViewWillStartLoadingMap(_ mapView: MKMapView) { print(mapView) }

            var isUpdatingFromSwiftUI = false
          }
        }
        """)
  }
}
