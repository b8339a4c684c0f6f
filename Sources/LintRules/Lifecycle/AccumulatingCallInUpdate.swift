import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let accumulatingCallInUpdate = Rule(
    id: "accumulating-call-in-update",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Add subviews, layers, annotations, and constraints once, in the make method.",
    symptom: "Labels and overlays stack up, callbacks run more than once, and memory grows with every change.",
    rationale: """
      The update method runs after the make method and again for every change of an input, on the same object. \
      Whatever it creates and adds stays there, and the next update adds another one. Create and add objects in the \
      make method, keep the ones that change in the coordinator, and only modify them in the update method.
      """,
    exception: "Suppress it if other code removes the previous objects between updates.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: accumulationExamples,
    check: .representables(checkAccumulation))
}

@Sendable private func checkAccumulation(_ representable: Representable, in context: inout RuleContext) {
  let bodies = context.project.bodies(reachedFrom: .update, of: representable)
  let all = bodies.map { ($0, $0.contentChanges) }
  for (body, changes) in all {
    for change in changes where change.kind == .addition {
      // Code that removes objects may remove the ones that earlier updates added.
      if all.contains(where: { $0.1.contains { $0.mayUndo(change) } }) { continue }
      guard let added = change.node.freshAddition(in: body, of: representable), body.keeps(change, of: representable),
        !representable.isGuarded(change.node, in: body), !body.repeats(change.node, of: representable)
      else { continue }
      context.report(
        "every '\(representable.name(of: .update) ?? "")' creates and adds \(added), on top of the earlier ones",
        at: change.node, in: body, fixes: move(change.node, in: body, representable, context).map { [$0] } ?? [])
    }
  }
}

/// Creates and adds the object in the make method; nil if it depends on anything that changes.
private func move(
  _ call: SyntaxNode, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let moved = MovedAddition(of: call, in: body, of: representable, placement: context.placement, path: context.path)
  return moved.map { Fix("Move it to '\(representable.name(of: .make) ?? "")'", $0.edits, safety: .unsafe) }
}

extension LifecycleBody {
  /// Whether the object that receives the addition stays from one update to the next.
  fileprivate func keeps(_ change: ContentChange, of representable: Representable) -> Bool {
    guard let object = change.object else { return !isForeign || owner.map(stays) ?? false }
    return isInRepresented(object) || representable.place(of: object, in: self).map(stays) ?? false
  }

  /// Whether the code around a node, or around a call that leads here, is a loop that may contain only new elements.
  fileprivate func repeats(_ node: SyntaxNode, of representable: Representable) -> Bool {
    if node.isInUnknownLoop(in: self, of: representable) { return true }
    guard let caller, let call else { return false }
    return caller.repeats(call, of: representable)
  }

  private func stays(_ place: Place) -> Bool {
    place.isInRepresented || place.isInCoordinator
  }
}

extension SyntaxNode {
  /// The message's words for what a call adds; nil unless it was created in this body.
  fileprivate func freshAddition(in body: LifecycleBody, of representable: Representable) -> String? {
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
    let place = representable.place(of: value, in: body)
    guard place?.isFresh ?? false && place?.path.isEmpty ?? false || value.isFresh(in: function) else { return nil }
    return value.kind == .reference && !body.isForeign ? "'\(value.name)'" : "a new object"
  }

  /// Whether it is a new object, including a constraint between anchors.
  private func isFresh(in function: SyntaxNode) -> Bool {
    if kind == .call, calledName == "constraint" { return true }
    // The view of a controller that was created here.
    if kind == .memberAccess, isNamed("view"), let base { return base.kind == .reference && base.isFresh(in: function) }
    guard isMade(within: function) else { return false }
    // `if let badge = makeBadge()` may find an existing object.
    return kind != .reference || localDeclaration(of: name, within: function)?.kind == .binding
  }

  /// Whether it is in a loop over a sequence that isn't an input and may contain only new elements.
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
  // A cell that is filled again is another object each time, and a table adds rows of its own.
  .accepted(
    """
    struct Rows: UIViewRepresentable {
      var rows: [String]
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        for cell in table.visibleCells {
          if let cell = cell as? RowCell { cell.fill() }
        }
      }
    }
    final class RowCell: UITableViewCell {
      func fill() { contentView.addSubview(UILabel()) }
    }
    """),
  .flagged(
    """
    struct Level: UIViewRepresentable {
      var level: Double
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        // The scale is always visible.
        let scale = UIView()
        scale.backgroundColor = .red // For now.
        ⟦view.addSubview(scale)⟧
        view.alpha = level
      }
    }
    """,
    fixed: """
      struct Level: UIViewRepresentable {
        var level: Double
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          // The scale is always visible.
          let scale = UIView()
          scale.backgroundColor = .red // For now.
          view.addSubview(scale)
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {
          view.alpha = level
        }
      }
      """),
  .flagged(
    """
    struct Drop: UIViewRepresentable {
      var isOn: Bool
      func makeUIView(context: Context) -> UIView {
        let area = UIView()
        area.backgroundColor = .red
        return area
      }
      func updateUIView(_ view: UIView, context info: Context) {
        view.isUserInteractionEnabled = isOn
        ⟦view.addGestureRecognizer(
          UITapGestureRecognizer(target: info.coordinator, action: #selector(Coordinator.tapped)))⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject { @objc func tapped() {} }
    }
    """,
    fixed: """
      struct Drop: UIViewRepresentable {
        var isOn: Bool
        func makeUIView(context: Context) -> UIView {
          let area = UIView()
          area.backgroundColor = .red
          area.addGestureRecognizer(
            UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
          return area
        }
        func updateUIView(_ view: UIView, context info: Context) {
          view.isUserInteractionEnabled = isOn
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject { @objc func tapped() {} }
      }
      """),
  .flagged(
    """
    struct Counter: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let badge = UILabel()
        badge.text = "\\(count)"
        ⟦view.addSubview(badge)⟧
        let host = UIHostingController(rootView: Profile(count))
        ⟦view.addSubview(host.view)⟧
      }
    }
    """),
  // Additions of all kinds: deferred, in a loop over an input, by a helper, and to parts of the view.
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
  // Objects that are kept, added in the make method, added once, or added only if missing.
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
  // Earlier objects are removed first, a new container isn't added to the view, or a menu is filled when it opens.
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
  // An extension of the project, a helper object, and a factory add and create just as well.
  .flagged(
    """
    struct Level: UIViewRepresentable {
      var level: Double
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        ⟦view.embed(UILabel())⟧
        if let painter = context.coordinator.painter { ⟦painter.paint(view)⟧ }
        let mark = Level.makeMark(level)
        ⟦view.addSubview(mark)⟧
      }
      static func makeMark(_ level: Double) -> UIView {
        let mark = UIView()
        mark.alpha = level
        return mark
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var painter: Painter? }
    }
    final class Painter {
      func paint(_ view: UIView) { view.layer.addSublayer(CALayer()) }
    }
    extension UIView {
      func embed(_ view: UIView) { addSubview(view) }
    }
    """),
]
