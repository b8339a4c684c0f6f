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
  // Lists that are added to each other, a list of lists, a property named with `self`, and a value if there is one.
  .flagged(
    """
    struct DeliveryMap: UIViewRepresentable {
      let stops: [Stop]
      let depots: [Stop]
      let route: [CLLocationCoordinate2D]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.addAnnotations(stops.map(StopPin.init) + depots.map(StopPin.init))⟧
        ⟦map.addOverlays(self.rings)⟧
        ⟦map.addOverlays(stops.flatMap { stop in stop.gates.map { MKCircle(center: $0, radius: 10) } })⟧
        ⟦map.addOverlay(makeRoute() ?? MKCircle(center: depots[0].center, radius: 50))⟧
        if let line = coast { ⟦map.addOverlay(line)⟧ }
        let border = area
        ⟦map.addOverlay(border)⟧
      }
      private var rings: [MKCircle] { stops.prefix(Limits.rings).map { MKCircle(center: $0.center, radius: 300) } }
      private var coast: MKPolyline? { route.isEmpty ? nil : MKPolyline(coordinates: route, count: route.count) }
      private var area: MKPolygon { MKPolygon(coordinates: route, count: route.count) }
      private func makeRoute() -> MKOverlay? {
        route.isEmpty ? nil : MKPolyline(coordinates: route, count: route.count)
      }
    }
    enum Limits { static let rings = 20 }
    struct Stop {
      let center: CLLocationCoordinate2D
      let gates: [CLLocationCoordinate2D]
    }
    final class StopPin: NSObject, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      init(_ stop: Stop) { coordinate = stop.center }
    }
    """),
  // Lists and locals that get their contents after the declaration, next to other locals and a property of the same
  // name.
  .flagged(
    """
    struct StopMap: UIViewRepresentable {
      let stops: [CLLocationCoordinate2D]
      let isStart: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ map: MKMapView, context: Context) {
        var number = 0
        var pins = [StopPin]()
        for stop in stops.prefix(Limits.pins) {
          number += 1
          pins.append(StopPin(stop, number: number))
        }
        ⟦map.addAnnotations(pins)⟧
        context.coordinator.pins = pins
        var rings = Array<MKCircle>()
        for stop in stops { rings.insert(MKCircle(center: stop, radius: 20), at: 0) }
        ⟦map.addOverlays(rings)⟧
        let marker: MKAnnotation
        if isStart { marker = StopPin(stops[0], number: 0) } else { marker = MKPointAnnotation() }
        ⟦map.addAnnotation(marker)⟧
        let areas = Array(stops.map { MKCircle(center: $0, radius: 300) }.prefix(3))
        ⟦map.addOverlays(areas)⟧
      }
      final class Coordinator { var pins: [StopPin] = [] }
    }
    enum Limits { static var pins: Int { 20 } }
    final class StopPin: NSObject, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      let number: Int
      init(_ coordinate: CLLocationCoordinate2D, number: Int) { (self.coordinate, self.number) = (coordinate, number) }
    }
    """),
  // Locals of the same name in two branches, one with new views and one with those that the coordinator has.
  .flagged(
    """
    struct TileBoard: UIViewRepresentable {
      let tiles: [Tile]
      let isPreview: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ board: UIView, context: Context) {
        if isPreview {
          var views: [UIView] = []
          for tile in tiles { views.append(TileView(tile)) }
          for view in views { ⟦board.addSubview(view)⟧ }
        } else {
          var views: [UIView] = []
          for tile in tiles { views.append(context.coordinator.view(for: tile)) }
          for view in views { board.addSubview(view) }
        }
      }
      @MainActor final class Coordinator {
        private var views: [Int: TileView] = [:]
        func view(for tile: Tile) -> TileView {
          if let view = views[tile.id] { return view }
          let view = TileView(tile)
          views[tile.id] = view
          return view
        }
      }
    }
    struct Tile { let id: Int }
    final class TileView: UIView {
      init(_ tile: Tile) {
        super.init(frame: .zero)
        tag = tile.id
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // Annotations that exist already, and new ones for what isn't shown yet, whatever finds it.
  .accepted(
    """
    struct TrailMap: UIViewRepresentable {
      let trails: [Trail]
      let pins: [MKPointAnnotation]
      let tracker: TrailTracker
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.addAnnotations(pins)
        map.addAnnotations(trails.map(\\.pin))
        map.addAnnotations(Array(Set(trails.map(\\.pin))))
        map.addAnnotations(trails.map(context.coordinator.pin))
        map.addAnnotations(trails.map(TrailPin.init).filter { !context.coordinator.shown.contains($0) })
        map.addAnnotations(
          trails.compactMap { trail in
            guard !context.coordinator.names.contains(trail.name) else { return nil }
            return TrailPin(trail)
          })
        for trail in tracker.newTrails(in: trails) { map.addAnnotation(TrailPin(trail)) }
        var news: [TrailPin] = []
        for trail in context.coordinator.news(in: trails) { news += pins(along: trail) }
        map.addAnnotations(news)
      }
      private func pins(along trail: Trail) -> [TrailPin] { [TrailPin(trail), TrailPin(trail)] }
      @MainActor final class Coordinator {
        var names: Set<String> = []
        var shown: [TrailPin] = []
        private var known: [String: TrailPin] = [:]
        func news(in trails: [Trail]) -> [Trail] { trails.filter { names.insert($0.name).inserted } }
        func pin(for trail: Trail) -> TrailPin {
          if let pin = known[trail.name] { return pin }
          let pin = TrailPin(trail)
          known[trail.name] = pin
          return pin
        }
      }
    }
    final class TrailTracker {
      private var names: Set<String> = []
      func newTrails(in trails: [Trail]) -> [Trail] { trails.filter { names.insert($0.name).inserted } }
    }
    struct Trail {
      let name: String
      let center: CLLocationCoordinate2D
      let pin: MKPointAnnotation
    }
    final class TrailPin: NSObject, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      init(_ trail: Trail) { coordinate = trail.center }
    }
    """),
  // Locals that get other elements if the coordinator has seen some, and what a method with a closure finds.
  .accepted(
    """
    struct TrailMap: UIViewRepresentable {
      let trails: [Trail]
      let tracker: TrailTracker
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ map: MKMapView, context: Context) {
        var recent = trails.sorted { $0.date < $1.date }
        if let last = context.coordinator.last { recent = recent.filter { $0.date > last } }
        for trail in recent { map.addOverlay(MKCircle(center: trail.start, radius: 50)) }
        let ends: [Trail]
        if let last = context.coordinator.last { ends = trails.filter { $0.date > last } } else { ends = trails }
        for trail in ends { map.addOverlay(MKCircle(center: trail.end, radius: 50)) }
        let unknown = tracker.unknown(in: trails) { $0.date }
        for trail in unknown { map.addOverlay(MKCircle(center: trail.start, radius: 10)) }
      }
      final class Coordinator { var last: Date? }
    }
    struct Trail {
      let date: Date
      let start: CLLocationCoordinate2D
      let end: CLLocationCoordinate2D
    }
    final class TrailTracker {
      private var known: Set<Date> = []
      func unknown(in trails: [Trail], by key: (Trail) -> Date) -> [Trail] {
        trails.filter { known.insert(key($0)).inserted }
      }
    }
    """),
  // A property of the elements has the name of a computed one of the representable.
  .flagged(
    """
    import MapKit
    import SwiftUI

    struct PinMap: UIViewRepresentable {
      let pins: [Pin]
      private var isVisible: Bool { PinSettings.shared.isOn }
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.isHidden = !isVisible
        ⟦map.addAnnotations(pins.filter { pin in pin.isVisible }.map { _ in MKPointAnnotation() })⟧
      }
    }
    struct Pin {
      let isVisible: Bool
    }
    final class PinSettings {
      static let shared = PinSettings()
      var isOn = true
    }
    """),
  // A function receives a local with what isn't remembered yet.
  .accepted(
    """
    struct RoomMap: UIViewRepresentable {
      let rooms: [String]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let names = self.newRooms.map { Notification.Name($0) }
        RoomNotices.follow(names, for: [map])
      }
      private var newRooms: [String] { rooms.filter { !RoomNotices.known.contains($0) } }
    }
    @MainActor enum RoomNotices {
      static var known: Set<String> = []
      static func follow(_ names: [Notification.Name], for maps: [MKMapView]) {
        for name in names {
          NotificationCenter.default.addObserver(forName: name, object: maps.first, queue: .main) { _ in }
        }
      }
    }
    """),
]
