import LintEngine

/// The examples of `accumulating-call-in-update` about spellings of new objects, and about loops and errors that end.
let newObjectAccumulationExamples: [RuleExample] = [
  // Empty lists in other spellings, and a choice of two new objects, one of which is made from what the map shows.
  .flagged(
    """
    import MapKit
    import SwiftUI

    struct RouteMap: UIViewRepresentable {
      let stops: [CLLocationCoordinate2D]
      let isHome: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.addAnnotation(isHome ? HomePin(map.tag) : StopPin())⟧
        var pins: [StopPin] = .init()
        for stop in stops { pins.append(StopPin(stop)) }
        ⟦map.addAnnotations(pins)⟧
        var circles = Array<MKCircle>()
        for stop in stops { circles.append(MKCircle(center: stop, radius: 300)) }
        ⟦map.addOverlays(circles)⟧
      }
    }
    final class HomePin: MKPointAnnotation {
      init(_ number: Int) {
        super.init()
        title = "\\(number)"
      }
    }
    final class StopPin: MKPointAnnotation {
      init(_ stop: CLLocationCoordinate2D? = nil) {
        super.init()
        if let stop { coordinate = stop }
      }
    }
    """),
  // Until there are enough, and for an error that is thrown once.
  .accepted(
    """
    import MapKit
    import SwiftUI

    struct PinsMap: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        repeat {
          map.addAnnotation(MKPointAnnotation())
        } while map.annotations.count < count
        var warnings: [MKPointAnnotation] = []
        do {
          try context.coordinator.checkTiles()
        } catch {
          if (error as NSError).code == 404 { warnings.append(MKPointAnnotation()) }
        }
        map.addAnnotations(warnings)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var isChecked = false
        func checkTiles() throws {
          if isChecked { return }
          isChecked = true
          throw NSError(domain: "tiles", code: 404)
        }
      }
    }
    """),
  // Another coordinator draws into its own view, and goes away.
  .accepted(
    """
    struct Thumbnail: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) { view.image = Coordinator().picture(of: title) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private let canvas = UIView()
        func picture(of title: String) -> UIImage {
          add(title)
          return UIGraphicsImageRenderer(bounds: canvas.bounds).image { canvas.layer.render(in: $0.cgContext) }
        }
        private func add(_ title: String) {
          let label = UILabel()
          label.text = title
          canvas.addSubview(label)
        }
      }
    }
    """),
  // The method of the superclass adds the label.
  .flagged(
    """
    class CardView: UIView {
      func configure() { addSubview(UILabel()) }
    }
    final class NewsCard: CardView {
      override func configure() {
        super.configure()
        backgroundColor = .white
      }
    }
    struct News: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> NewsCard { NewsCard() }
      func updateUIView(_ card: NewsCard, context: Context) { ⟦card.configure()⟧ }
    }
    """),
  // The method of the superclass removes the labels.
  .accepted(
    """
    class PlainCard: UIView {
      func configure() { subviews.forEach { $0.removeFromSuperview() } }
    }
    final class TitleCard: PlainCard {
      override func configure() {
        super.configure()
        addSubview(UILabel())
      }
    }
    struct Title: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> TitleCard { TitleCard() }
      func updateUIView(_ card: TitleCard, context: Context) { card.configure() }
    }
    """),
]
