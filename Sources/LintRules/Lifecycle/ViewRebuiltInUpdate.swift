import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let viewRebuiltInUpdate = Rule(
    id: "view-rebuilt-in-update",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Modify existing content in the update method instead of rebuilding it.",
    symptom:
      "The content flickers, and selection, scroll position, and focus are lost when something unrelated changes.",
    rationale: """
      The make method builds the content, and the update method modifies it on every change of an input. Removing all \
      subviews or annotations to add new ones, or replacing a controller, discards what the user selected, scrolled \
      to, or typed, and does expensive work for unrelated changes. Keep and modify existing content, and rebuild it \
      only if the data differs from what the coordinator last applied.
      """,
    exception: "Suppress it if the content has no state and is cheap to build.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: rebuildExamples + partialRebuildExamples + listRebuildExamples + replacementExamples,
    signs: [.addition, .content],
    check: .representables(checkRebuilding))
}

@Sendable private func checkRebuilding(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.inputs.isEmpty else { return }
  let update = representable.name(of: .update) ?? ""
  let bodies = context.project.bodies(reachedFrom: .update, of: representable)
  context.inEach(bodies) { body, context in
    let changes = body.contentChanges.filter(body.concernsRepresented)
    for change in changes where change.kind == .clearing {
      // What only other updates add isn't added again.
      let additions = bodies.flatMap(\.additionsToRepresented)
        .filter { !representable.excludes($0.change.node, in: $0.body, change.node, in: body) }.map(\.change)
      guard let addition = additions.first(where: change.mayUndo), !representable.isGuarded(change.node, in: body)
      else { continue }
      let changed = change.object?.text ?? body.call?.receiver?.text ?? "self"
      let removed = change.isPart ? change.content.map { "\($0)" } ?? "" : "everything"
      context.report(
        "every '\(update)' removes \(removed) from '\(changed)' and adds \(change.isPart ? "them" : "it") again",
        at: change.node, in: body, related: [(.whole(addition.node), "added again here")],
        fixes: memory(for: change, undoing: additions, in: body, representable, context).map { [$0] } ?? [])
    }
    for node in body.block.descendants(.sequence, .call) {
      guard let place = node.replacedContent(in: body), context.project.timing(of: node, in: body) != .whenCalled,
        !representable.isGuarded(node, in: body), !node.dependsOn(place, in: body)
      else { continue }
      context.report("every '\(update)' replaces '\(place)' with a new one", at: node, in: body)
    }
  }
}

extension LifecycleBody {
  /// The code that adds something to the represented object.
  fileprivate var additionsToRepresented: [(change: ContentChange, body: LifecycleBody)] {
    contentChanges.filter { $0.kind == .addition && concernsRepresented($0) }.map { ($0, self) }
  }

  fileprivate func concernsRepresented(_ change: ContentChange) -> Bool {
    change.object.map(isInRepresented) ?? (change.isOfSelf && owner?.isInRepresented ?? false)
  }
}

extension SyntaxNode {
  /// The property to which an assignment gives a new controller or view as content of the represented object; nil for
  /// other code.
  fileprivate func replacedContent(in body: LifecycleBody) -> String? {
    guard let assignment = Assignment(self), KnownTypes.contentProperties.contains(assignment.target.name),
      let object = assignment.target.base, body.isInRepresented(object)
    else { return nil }
    let value = assignment.value[0]
    let made = value.kind == .arrayLiteral ? Array(value.children) : [value]
    guard !made.isEmpty, made.allSatisfy({ $0.isMade(within: body.function.node) }) else { return nil }
    return assignment.target.text
  }

  /// Whether a condition around this node checks the current content of the place, such as by a cast. Then the content
  /// is replaced only if it doesn't fit.
  fileprivate func dependsOn(_ place: String, in body: LifecycleBody) -> Bool {
    dominatingConditions(in: body.block).contains { condition in
      condition.descendants(.memberAccess).contains { $0.text == place }
    }
  }
}

// MARK: - Fix

/// Removes the content and adds it again only if the one input that it shows differs from the last one; nil if other
/// code adds to the same content, or if the code between uses anything else.
private func memory(
  for clearing: ContentChange, undoing additions: [ContentChange], in body: LifecycleBody,
  _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let undone = additions.filter(clearing.mayUndo)
  let items = clearing.node.ancestors.first { $0.items.contains(clearing.node) }?.items ?? []
  guard let first = items.firstIndex(of: clearing.node),
    let last = items.lastIndex(where: { item in undone.contains { item.contains($0.node) } }), first < last,
    undone.allSatisfy({ addition in items[first...last].contains { $0.contains(addition.node) } }),
    context.project.timing(of: clearing.node, in: body.block, of: body.function.path) == .now
  else { return nil }
  let memory = ChangeMemory(
    ofStatements: Array(items[first...last]), at: context.place(in: body, of: representable))
  return memory.map { Fix("Run it only when '\($0.input.name)' changes", $0.edits, safety: .unsafe) }
}

// MARK: - Examples

private let rebuildExamples: [RuleExample] = [
  .flagged(
    """
    struct Tags: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        stack.spacing = 8
        // One label for each.
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        for tag in tags {
          let label = UILabel()
          label.text = tag

          stack.addArrangedSubview(label)
        } // In order.
      }
    }
    """,
    fixed: """
      struct Tags: UIViewRepresentable {
        let tags: [String]
        func makeUIView(context: Context) -> UIStackView { UIStackView() }
        func updateUIView(_ stack: UIStackView, context: Context) {
          stack.spacing = 8
          // One label for each.
          if context.coordinator.lastTags != tags {
            context.coordinator.lastTags = tags
            stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
            for tag in tags {
              let label = UILabel()
              label.text = tag

              stack.addArrangedSubview(label)
            } // In order.
          }
        }

        func makeCoordinator() -> Coordinator {
          Coordinator()
        }

        @MainActor
        final class Coordinator {
          var lastTags: [String]?
        }
      }
      """),
  .flagged(
    """
    struct Map: UIViewRepresentable {
      let places: [Place]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.removeAnnotations(map.annotations)⟧
        map.addAnnotations(places.map { PlaceAnnotation($0) })
      }
    }
    struct Tags: UIViewRepresentable {
      let tags: [String]
      let color: UIColor
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        for tag in tags { stack.addArrangedSubview(TagView(tag, color)) }
      }
    }
    struct Canvas: UIViewRepresentable {
      let shapes: [Shape]
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { draw(in: view) }
      private func draw(in view: UIView) {
        ⟦for child in view.subviews { child.removeFromSuperview() }⟧
        fill(view)
      }
      private func fill(_ view: UIView) { shapes.forEach { view.addSubview(ShapeView($0)) } }
    }
    """),
  .flagged(
    """
    struct Tabs: UIViewControllerRepresentable {
      let titles: [String]
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
      func updateUIViewController(_ tabs: UITabBarController, context: Context) {
        ⟦tabs.viewControllers = [UIHostingController(rootView: Profile()), makeSettings()]⟧
      }
      private func makeSettings() -> UIViewController { UIViewController() }
    }
    struct Scroller: NSViewRepresentable {
      let text: String
      func makeNSView(context: Context) -> NSScrollView { NSScrollView() }
      func updateNSView(_ scroller: NSScrollView, context: Context) {
        let label = NSTextField(labelWithString: text)
        ⟦scroller.documentView = label⟧
      }
    }
    """),
  // Only if the data differs, only some objects, or only in a helper that the make method calls.
  .accepted(
    """
    struct Map: UIViewRepresentable {
      let places: [Place]
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        rebuild(map)
        return map
      }
      private func rebuild(_ map: MKMapView) {
        map.removeOverlays(map.overlays)
        map.addOverlay(MKCircle())
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        if context.coordinator.shown != places.map(\\.id) {
          context.coordinator.shown = places.map(\\.id)
          map.removeAnnotations(map.annotations)
          map.addAnnotations(places.map { PlaceAnnotation($0) })
        }
        let gone = map.overlays.filter { !context.coordinator.isShown($0) }
        map.removeOverlays(gone)
        map.addOverlays(context.coordinator.overlays)
        map.subviews.forEach { $0.isHidden = false }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var shown: [String] = []
        var overlays: [MKOverlay] = []
        func isShown(_ overlay: MKOverlay) -> Bool { overlays.contains { $0 === overlay } }
      }
    }
    """),
  // The current controller is kept if it fits.
  .accepted(
    """
    struct Panel<Page: View>: NSViewControllerRepresentable {
      let page: Page
      func makeNSViewController(context: Context) -> PanelController { PanelController() }
      func updateNSViewController(_ panel: PanelController, context: Context) {
        if let shown = panel.contentViewController as? NSHostingController<Page> {
          shown.rootView = page
        } else {
          let controller = NSHostingController(rootView: page)
          panel.contentViewController = controller
        }
      }
    }
    """),
  // Segments have no state, a view is only measured, or the caller keeps the controllers.
  .accepted(
    """
    struct Choice: UIViewRepresentable {
      let titles: [String]
      func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl() }
      func updateUIView(_ control: UISegmentedControl, context: Context) {
        control.removeAllSegments()
        for (index, title) in titles.enumerated() {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
        let measure = UISegmentedControl(items: titles)
        context.coordinator.width = measure.intrinsicContentSize.width
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var width = 0.0 }
    }
    struct Tabs: UIViewControllerRepresentable {
      let pages: [UIViewController]
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
      func updateUIViewController(_ tabs: UITabBarController, context: Context) { tabs.viewControllers = pages }
    }
    """),
  // In a method of the represented class.
  .flagged(
    """
    struct StopMap: UIViewControllerRepresentable {
      let stops: [MKPointAnnotation]
      func makeUIViewController(context: Context) -> StopMapController { StopMapController() }
      func updateUIViewController(_ controller: StopMapController, context: Context) {
        ⟦controller.show(stops)⟧
      }
    }
    final class StopMapController: UIViewController {
      private let map = MKMapView()
      func show(_ stops: [MKPointAnnotation]) {
        map.removeAnnotations(map.annotations)
        for stop in stops { map.addAnnotation(stop) }
      }
    }
    """),
  // All annotations of a kind.
  .flagged(
    """
    struct ZoneMap: UIViewRepresentable {
      let zones: [Zone]
      let color: UIColor
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.tintColor = color
        ⟦map.removeOverlays(map.overlays.filter { $0 is MKCircle })⟧
        for zone in zones { map.addOverlay(zone.circle) }
      }
    }
    """),
  // The content is removed when there's nothing to show.
  .accepted(
    """
    struct BadgeBoard: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        guard count > 0 else {
          view.subviews.forEach { $0.removeFromSuperview() }
          return
        }
        if view.subviews.isEmpty { view.addSubview(UILabel()) }
      }
    }
    """),
  // Only those that are no longer needed.
  .accepted(
    """
    struct ZoneMap: UIViewRepresentable {
      let zones: [Zone]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let names = Set(zones.map(\\.name))
        map.removeAnnotations(map.annotations.filter { !names.contains($0.title ?? "") })
        map.addAnnotations(context.coordinator.missing(in: zones))
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { func missing(in zones: [Zone]) -> [MKAnnotation] { [] } }
    }
    """),
  // An extension removes them from `self`.
  .flagged(
    """
    struct PinMap: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.removePins()⟧
        map.addAnnotations(pins)
      }
    }
    extension MKMapView {
      func removePins() {
        let old = annotations
        removeAnnotations(old)
      }
    }
    struct TagRow: UIViewRepresentable {
      let tags: [UILabel]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ row: UIStackView, context: Context) {
        ⟦row.clear()⟧
        for tag in tags { row.addArrangedSubview(tag) }
      }
    }
    extension UIStackView {
      func clear() {
        for view in arrangedSubviews {
          removeArrangedSubview(view)
          view.removeFromSuperview()
        }
      }
    }
    """),
]
