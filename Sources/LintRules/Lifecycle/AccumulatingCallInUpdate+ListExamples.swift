import LintEngine

/// The examples of `accumulating-call-in-update` about lists of new objects and the ways in which code makes them.
let listAccumulationExamples: [RuleExample] = [
  // Lists in locals and computed properties, and a list that a loop fills.
  .flagged(
    """
    struct RouteMap: UIViewRepresentable {
      let stops: [Stop]
      let depots: [Stop]
      let route: [CLLocationCoordinate2D]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let pins = stops.map { Pin($0) }
        ⟦map.addAnnotations(pins)⟧
        var circles: [MKCircle] = []
        for stop in stops where stop.isHub {
          let circle = MKCircle(center: stop.center, radius: 300)
          circles.append(circle)
        }
        ⟦map.addOverlays(circles)⟧
        ⟦map.addAnnotations(depotPins)⟧
        if let line = makeLine() { ⟦map.addOverlay(line)⟧ }
      }
      private var depotPins: [Pin] { depots.sorted { $0.name < $1.name }.map(Pin.init) }
      private func makeLine() -> MKPolyline? {
        guard route.count > 1 else { return nil }
        return MKPolyline(coordinates: route, count: route.count)
      }
    }
    struct Stop {
      let name: String
      let center: CLLocationCoordinate2D
      let isHub: Bool
    }
    final class Pin: NSObject, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      init(_ stop: Stop) { coordinate = stop.center }
    }
    """),
  // A method makes each object, and loops run over what other code made for the inputs.
  .flagged(
    """
    struct TagCloud: UIViewRepresentable {
      let tags: [String]
      let isRanked: Bool
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        let labels = tags.prefix(20).map(label)
        for label in labels { ⟦stack.addArrangedSubview(label)⟧ }
        tags.dropFirst(20).forEach { tag in ⟦stack.addArrangedSubview(label(for: tag))⟧ }
        ⟦stack.addArrangedSubview(isRanked ? RankView() : UIView())⟧
      }
      private func label(for tag: String) -> UILabel {
        let label = UILabel()
        label.text = tag
        return label
      }
    }
    final class RankView: UIView {}
    """),
  // Only what isn't there yet, by what the map shows, what the coordinator remembers, and what the type remembers.
  .accepted(
    """
    struct SightsMap: UIViewRepresentable {
      let sights: [Sight]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let new = sights.filter { sight in !map.annotations.contains { $0.title == sight.name } }
        map.addAnnotations(new.map(Flag.init))
        var flags: [Flag] = []
        for sight in sights where context.coordinator.names.insert(sight.name).inserted { flags.append(Flag(sight)) }
        map.addAnnotations(flags)
        let areas = context.coordinator.newAreas(of: sights)
        for area in areas { map.addOverlay(area) }
        map.addAnnotations(sights.compactMap { context.coordinator.names.contains($0.name) ? nil : Flag($0) })
        if let line = context.coordinator.newLine(through: sights) { map.addOverlay(line) }
      }
      final class Coordinator {
        private var count = 0
        func newLine(through sights: [Sight]) -> MKPolyline? {
          guard sights.count > count else { return nil }
          count = sights.count
          return MKPolyline(coordinates: sights.map(\\.center), count: count)
        }
        var names: Set<String> = []
        private var areas: Set<String> = []
        func newAreas(of sights: [Sight]) -> [MKCircle] {
          let new = sights.filter { !areas.contains($0.name) }
          areas.formUnion(new.map(\\.name))
          return new.map { MKCircle(center: $0.center, radius: 100) }
        }
      }
    }
    struct Sight {
      let name: String
      let center: CLLocationCoordinate2D
    }
    final class Flag: NSObject, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      init(_ sight: Sight) { coordinate = sight.center }
    }
    """),
  // Objects that exist already, in a list with new ones.
  .accepted(
    """
    struct TeamMap: UIViewRepresentable {
      let members: [Member]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let known = Dictionary(uniqueKeysWithValues: context.coordinator.pins.map { ($0.id, $0) })
        let pins = members.map { known[$0.id] ?? MemberPin($0) }
        map.addAnnotations(pins)
        map.addAnnotations(Array(context.coordinator.flags))
        context.coordinator.pins = pins
      }
      final class Coordinator {
        var pins: [MemberPin] = []
        var flags: Set<MKPointAnnotation> = []
      }
    }
    struct Member {
      let id: Int
      let center: CLLocationCoordinate2D
    }
    final class MemberPin: NSObject, MKAnnotation {
      let id: Int
      let coordinate: CLLocationCoordinate2D
      init(_ member: Member) { (id, coordinate) = (member.id, member.center) }
    }
    """),
]
