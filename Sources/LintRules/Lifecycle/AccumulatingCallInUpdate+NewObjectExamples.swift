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
  // Functions that call functions make the views, and the list that another function gets on the way has the shown view.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Ruler: UIViewRepresentable {
      let length: Double
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ ruler: UIView, context: Context) { draw(ruler) }
      private func draw(_ ruler: UIView) {
        ruler.alpha = length
        ⟦ruler.addSubview(startMark)⟧
        ⟦Sides.pin(["H:|[ruler]|"], ["ruler": ruler])⟧
      }
      private var startMark: UIView { mark(at: 0) }
      private func mark(at position: Double) -> UIView { line(width: 1, at: position) }
      private func line(width: Double, at position: Double) -> UIView {
        let line = makeLine()
        line.frame = CGRect(x: position, y: 0, width: width, height: 20)
        return line
      }
      private func makeLine() -> UIView {
        let line = UIView()
        line.backgroundColor = .gray
        return line
      }
    }
    @MainActor enum Sides {
      static func pin(_ formats: [String], _ views: [String: UIView]) { activate(formats, views) }
      private static func activate(_ formats: [String], _ views: [String: UIView]) {
        for format in formats {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
      }
    }
    """),
  // A function that calls itself may give a view that exists already.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct Steps: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ steps: UIView, context: Context) {
        var step = steps
        if count > 1 { step = self.step(count, above: step) }
        steps.addSubview(self.step(count, above: steps))
      }
      private func step(_ number: Int, above lower: UIView) -> UIView {
        number > 1 ? step(number - 1, above: lower) : lower
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
  // New objects that a helper fills, with what it reads from the view.
  .accepted(
    """
    import SwiftUI

    final class Badge: UIView { let label = UILabel() }
    enum Layout {
      static func pin(_ target: UIView) {
        NSLayoutConstraint.activate([target.widthAnchor.constraint(equalToConstant: 44)])
      }
    }
    struct BadgeRow: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        let badge = Badge()
        fill(badge, label: view)
        view.image = UIGraphicsImageRenderer(size: badge.bounds.size).image { badge.layer.render(in: $0.cgContext) }
      }
      private func fill(_ badge: Badge, label: UIView) {
        badge.label.text = name
        badge.label.tintColor = label.tintColor
        Layout.pin(badge.label)
      }
    }
    """),
  .accepted(
    """
    import SwiftUI

    final class Badge: UIView { let label = UILabel() }
    extension Badge {
      func fill(from view: UIView) {
        addSubview(UIImageView())
        tintColor = view.tintColor
      }
    }
    struct BadgeRow: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        let badge = Badge()
        badge.label.text = name
        badge.fill(from: view)
        view.image = UIGraphicsImageRenderer(size: badge.bounds.size).image { badge.layer.render(in: $0.cgContext) }
      }
    }
    """),
  // Until the user types, each update adds another constraint.
  .flagged(
    """
    struct ReplyBox: UIViewRepresentable {
      @Binding var hint: String?
      let width: Double
      func makeUIView(context: Context) -> UITextView {
        let box = UITextView()
        let label = UILabel()
        box.addSubview(label)
        context.coordinator.label = label
        box.delegate = context.coordinator
        return box
      }
      func updateUIView(_ box: UITextView, context: Context) {
        guard let hint else { return }
        context.coordinator.label?.text = hint
        ⟦context.coordinator.label?.widthAnchor.constraint(equalToConstant: width).isActive = true⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var parent: ReplyBox
        var label: UILabel?
        init(_ parent: ReplyBox) { self.parent = parent }
        func textViewDidChange(_ box: UITextView) { parent.hint = nil }
      }
    }
    """),
  // The update itself takes the request back, or the map tells its delegate about the new pin.
  .accepted(
    """
    struct PinMap: UIViewRepresentable {
      @Binding var place: CLLocationCoordinate2D?
      @Binding var badge: String?
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        if let place {
          let pin = MKPointAnnotation()
          pin.coordinate = place
          map.addAnnotation(pin)
        }
        if badge != nil {
          map.addSubview(UILabel())
          DispatchQueue.main.async { badge = nil }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        var parent: PinMap
        init(_ parent: PinMap) { self.parent = parent }
        func mapView(_ map: MKMapView, didAdd views: [MKAnnotationView]) { parent.place = nil }
      }
    }
    """),
  // The map tells its delegate about the new overlay, which takes the request back.
  .accepted(
    """
    struct AreaMap: UIViewRepresentable {
      @Binding var place: CLLocationCoordinate2D?
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        if let place { map.addOverlay(MKCircle(center: place, radius: 50)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        var parent: AreaMap
        init(_ parent: AreaMap) { self.parent = parent }
        func mapView(_ map: MKMapView, didAdd renderers: [MKOverlayRenderer]) { parent.place = nil }
      }
    }
    """),
]
