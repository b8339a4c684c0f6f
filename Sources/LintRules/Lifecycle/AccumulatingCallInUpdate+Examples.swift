import LintEngine

/// Examples for `accumulating-call-in-update`.
let accumulationExamples: [RuleExample] = [
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
  // The code empties the list of layers first.
  .accepted(
    """
    struct Waveform: UIViewRepresentable {
      let levels: [CGFloat]
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        view.layer.sublayers?.removeAll()
        for level in levels {
          let bar = CALayer()
          bar.frame = CGRect(x: 0, y: 0, width: 2, height: level)
          view.layer.addSublayer(bar)
        }
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
  // The objects are removed only in other updates.
  .flagged(
    """
    struct Board: UIViewRepresentable {
      let count: Int
      let map = MKMapView()
      func makeUIView(context: Context) -> UIView { map }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.shown = count
        if count > 0 {
          let badge = UILabel()
          badge.text = "\\(count)"
          ⟦view.addSubview(badge)⟧
        } else {
          view.subviews.forEach { $0.removeFromSuperview() }
        }
        guard count < 9 else {
          context.coordinator.clear()
          return
        }
        context.coordinator.add(count)
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        let parent: Board
        var shown = 0
        init(parent: Board) { self.parent = parent }
        func add(_ count: Int) {
          let pin = MKPointAnnotation()
          pin.title = "\\(count)"
          ⟦parent.map.addAnnotation(pin)⟧
        }
        func clear() { parent.map.removeAnnotations(parent.map.annotations) }
      }
    }
    """),
  // The earlier objects are removed in the same update, or the coordinator has another map by then.
  .accepted(
    """
    struct Board: UIViewRepresentable {
      let count: Int
      let map = MKMapView()
      func makeUIView(context: Context) -> UIView { map }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.parent = self
        if count > 0 { view.subviews.forEach { $0.removeFromSuperview() } }
        let badge = UILabel()
        badge.text = "\\(count)"
        view.addSubview(badge)
        NSLayoutConstraint.activate([badge.topAnchor.constraint(equalTo: view.topAnchor)])
        context.coordinator.add(count)
        switch count {
        case 0: context.coordinator.clear()
        default: break
        }
        context.coordinator.clear()
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        var parent: Board
        init(parent: Board) { self.parent = parent }
        func add(_ count: Int) {
          let area = MKCircle(center: .init(), radius: Double(count))
          parent.map.addOverlay(area)
          let pin = MKPointAnnotation()
          pin.title = "\\(count)"
          parent.map.addAnnotation(pin)
        }
        func clear() { parent.map.removeAnnotations(parent.map.annotations) }
      }
    }
    """),
  // Scripts, and what helpers and shared objects add.
  .flagged(
    """
    struct Page: UIViewRepresentable {
      let values: [String: String]
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.configuration.userContentController.removeAllScriptMessageHandlers()
        values.forEach { key, value in
          let script = WKUserScript(source: key + value, injectionTime: .atDocumentStart, forMainFrameOnly: true)
          ⟦web.configuration.userContentController.addUserScript(script)⟧
        }
        ⟦Layout.pin(["H:|[v]|", "V:|[v]|"], ["v": web])⟧
        ⟦Anchors.shared.anchor(web, key: values.keys.first ?? "")⟧
      }
    }
    enum Layout {
      static func pin(_ formats: [String], _ views: [String: UIView]) {
        formats.forEach { format in
          let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
          NSLayoutConstraint.activate(made)
        }
      }
    }
    final class Anchors {
      static let shared = Anchors()
      private var views: [UIView] = []
      private var tokens: [String: [Any]] = [:]
      func anchor(_ view: UIView, key: String) {
        views.removeAll { $0 === view }
        let token = NotificationCenter.default.addObserver(
          forName: .NSCalendarDayChanged, object: view, queue: .main) { _ in }
        tokens[key]?.append(token)
      }
    }
    """),
  .accepted(
    """
    struct Page: UIViewRepresentable {
      let values: [String: String]
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.configuration.userContentController.removeAllUserScripts()
        values.forEach { key, value in
          let script = WKUserScript(source: key + value, injectionTime: .atDocumentStart, forMainFrameOnly: true)
          web.configuration.userContentController.addUserScript(script)
        }
        let box = UIView()
        Layout.pin(["H:|[v]|"], ["v": box])
      }
    }
    enum Layout {
      static func pin(_ formats: [String], _ views: [String: UIView]) {
        formats.forEach { format in
          let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
          NSLayoutConstraint.activate(made)
        }
      }
    }
    """),
  // Each class that adopts a protocol removes what was added.
  .accepted(
    """
    protocol MarkCanvas: UIView { func removeMarks() }
    struct Marks<Canvas: MarkCanvas>: UIViewRepresentable {
      let mark: String
      let makeCanvas: () -> Canvas
      func makeUIView(context: Context) -> Canvas { makeCanvas() }
      func updateUIView(_ canvas: Canvas, context: Context) {
        canvas.removeMarks()
        let label = UILabel()
        label.text = mark
        canvas.addSubview(label)
      }
    }
    """),
  // A function that sounds as if it creates a view finds an existing one.
  .accepted(
    """
    struct Seat: UIViewRepresentable {
      let status: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if let badge = makeBadge(for: status) { view.addSubview(badge) }
      }
      private func makeBadge(for status: String) -> UILabel? { SeatBadges.shared.labels[status] }
    }
    @MainActor final class SeatBadges {
      static let shared = SeatBadges()
      let labels = ["free": UILabel(), "taken": UILabel()]
    }
    """),
]
