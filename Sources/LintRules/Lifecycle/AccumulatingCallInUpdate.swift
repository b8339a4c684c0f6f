import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let accumulatingCallInUpdate = Rule(
    id: "accumulating-call-in-update",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Add subviews, layers, annotations and constraints once, in make.",
    symptom: "Labels and overlays lie over each other, callbacks come twice, memory grows with every change.",
    rationale: """
      Update runs after make and with every change of an input, on the same object. What it makes and adds stays there \
      and the next pass adds another one. Make and add in make, keep what changes in the coordinator, and let update only \
      change it.
      """,
    exception: "Something else takes the old ones away between two updates.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: accumulationExamples,
    signs: .addition,
    check: .representables(checkAccumulation))
}

@Sendable private func checkAccumulation(_ representable: Representable, in context: inout RuleContext) {
  let bodies = representable.bodiesWithHelpers(of: .update)
  let all = bodies.map { ($0, $0.contentChanges) }
  for (body, changes) in all where context.contains(body.block) {
    for change in changes where change.kind == .addition {
      // What is taken away may be what was added before.
      if all.contains(where: { $0.1.contains { $0.mayUndo(change) } }) { continue }
      guard let added = change.node.freshAddition(in: body), body.keeps(change, of: representable),
        !representable.isGuarded(change.node, in: body), !change.node.isInUnknownLoop(in: body, of: representable)
      else { continue }
      context.report(
        "\(added) is made and added by every '\(representable.name(of: .update) ?? "")', on top of those from before",
        at: .whole(change.node), related: body.calls.first.map { [(.whole($0), "called from here")] } ?? [])
    }
  }
}

extension LifecycleBody {
  /// Whether what is added to stays from one update to the next.
  fileprivate func keeps(_ change: ContentChange, of representable: Representable) -> Bool {
    guard let object = change.object else { return true }
    if isInRepresented(object) { return true }
    guard let path = object.memberPath else { return false }
    return (1...path.count).contains { representable.isCoordinator(Array(path.prefix($0)), at: object, in: self) }
  }
}

extension SyntaxNode {
  /// What a call adds, if it was made in this body: how to call it in a message.
  fileprivate func freshAddition(in body: LifecycleBody) -> String? {
    let function = body.function.node
    guard let value = arguments.first?.value else { return nil }
    if calledName == "addObserver" { return "an observer" }
    if value.kind == .arrayLiteral {
      let elements = Array(value.children)
      guard !elements.isEmpty, elements.allSatisfy({ $0.isFresh(in: function) }) else { return nil }
      return calledName == "activate" ? "a set of constraints" : "a list of new objects"
    }
    if calledName == "activate" { return nil }
    if value.kind == .call, ["map", "compactMap"].contains(value.calledName) {
      guard let closure = value.arguments.last?.value, closure.kind == .closure,
        let last = closure.items.last.map({ $0.kind == .returnStatement ? $0.value ?? $0 : $0 }),
        last.isFresh(in: closure)
      else { return nil }
      return "a list of new objects"
    }
    guard value.isFresh(in: function) else { return nil }
    return value.kind == .reference ? "'\(value.name)'" : "a new object"
  }

  /// Whether it is a new object, also one with `.isActive = true` or a constraint between anchors.
  private func isFresh(in function: SyntaxNode) -> Bool {
    if kind == .call, calledName == "constraint" { return true }
    // The view of a controller that was made here.
    if kind == .memberAccess, isNamed("view"), let base { return base.kind == .reference && base.isFresh(in: function) }
    guard isMade(within: function) else { return false }
    // `if let badge = makeBadge()` may look for one that is there.
    return kind != .reference || localDeclaration(of: name, within: function)?.kind == .binding
  }

  /// Whether it is repeated for elements about which nothing is known but that they may be new ones only.
  fileprivate func isInUnknownLoop(in body: LifecycleBody, of representable: Representable) -> Bool {
    for ancestor in ancestors.prefix(while: { $0 != body.block }) {
      let sequence: SyntaxNode?
      switch ancestor.kind {
      case .forStatement: sequence = ancestor.children.first { $0.kind.isExpression }
      case .call where ancestor.calledName == "forEach": sequence = ancestor.receiver
      default: continue
      }
      guard let path = sequence?.pathFromSelf, let first = path.first, representable.input(named: first) != nil,
        !ancestor.isLocal(first, within: body.function.node)
      else { return true }
    }
    return false
  }
}

// MARK: - Examples

private let accumulationExamples: [RuleExample] = [
  .flagged(
    """
    struct Counter: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let badge = UILabel()
        badge.text = "\\(count)"
        ⟦view.addSubview(badge)⟧
        let host = UIHostingController(rootView: Profile())
        ⟦view.addSubview(host.view)⟧
      }
    }
    """),
  // Whatever is added, later, in a loop over an input, by a helper; parts of the view count too.
  .flagged(
    """
    struct Map: UIViewRepresentable {
      let places: [Place]
      let route: [CLLocationCoordinate2D]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.addAnnotations(places.map { PlaceAnnotation($0) })⟧
        for place in places {
          let pin = MKPointAnnotation()
          pin.coordinate = place.coordinate
          ⟦map.addAnnotation(pin)⟧
        }
        map.removeGestureRecognizer(map.gestureRecognizers![0])
        DispatchQueue.main.async { ⟦map.addOverlay(MKPolyline(coordinates: route, count: route.count))⟧ }
        decorate(map)
      }
      private func decorate(_ map: MKMapView) {
        ⟦map.layer.addSublayer(CAGradientLayer())⟧
        ⟦map.addInteraction(makeMenu())⟧
        map.addGestureRecognizer(UITapGestureRecognizer())
        ⟦NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main) { _ in }⟧
        ⟦NSLayoutConstraint.activate([map.widthAnchor.constraint(equalToConstant: 200)])⟧
      }
      private func makeMenu() -> UIInteraction { UIContextMenuInteraction(delegate: self) }
    }
    """),
  // Objects that are kept, in make, once, or only those that are missing.
  .accepted(
    """
    struct Map: UIViewRepresentable {
      let places: [Place]
      let badge: UIView
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.addSubview(UILabel())
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.addSubview(badge)
        map.addSubview(context.coordinator.badge)
        if context.coordinator.observer == nil {
          let observer = UIView()
          map.addSubview(observer)
          context.coordinator.observer = observer
        }
        if map.overlays.isEmpty { map.addOverlay(MKCircle()) }
        let missing = places.filter { !context.coordinator.shown.contains($0.id) }
        for place in missing {
          let pin = MKPointAnnotation()
          pin.title = place.name
          map.addAnnotation(pin)
        }
        for place in places where !context.coordinator.shown.contains(place.id) {
          map.addAnnotation(PlaceAnnotation(place))
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let badge = UIView()
        var observer: UIView?
        var shown: Set<String> = []
      }
    }
    """),
  // Old ones are taken away first; a container that is new itself goes nowhere; a menu is filled when it opens.
  .accepted(
    """
    struct Map: UIViewRepresentable {
      let places: [Place]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.removeAnnotations(map.annotations)
        map.addAnnotations(places.map { PlaceAnnotation($0) })
      }
    }
    struct Menu: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> MenuView { MenuView() }
      func updateUIView(_ menu: MenuView, context: Context) {
        let box = UIView()
        box.addSubview(UILabel())
        menu.box = box
        menu.onOpen = { menu.addSubview(UILabel()) }
      }
    }
    final class MenuView: UIView {
      var box: UIView?
      var onOpen = {}
    }
    """),
]
