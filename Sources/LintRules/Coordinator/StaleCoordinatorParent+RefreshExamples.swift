import LintEngine

/// The examples of `stale-coordinator-parent` about what a refresh would change.
let staleParentRefreshExamples: [RuleExample] = [
  // A setting that is read twice, views that come from inputs, and an object that holds the view.
  .flagged(
    """
    struct NoteField: UIViewRepresentable {
      @Binding var text: String
      let maxLength: Int
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = context.environment.isEnabled
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: NoteField
        init(_ parent: NoteField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) {
          let text = field.text ?? ""
          parent.text = text.count > parent.maxLength ? String(text.prefix(parent.maxLength)) : text
        }
      }
    }
    struct MeterPane: UIViewRepresentable {
      let meter: MeterView
      var onTap: (CGRect) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> MeterView { meter }
      func updateUIView(_ meter: MeterView, context: Context) {
        meter.isHidden = !context.environment.isEnabled
      }
      final class Coordinator: NSObject {
        var ⟦pane⟧: MeterPane
        init(_ pane: MeterPane) { self.pane = pane }
        func tapped() { pane.onTap(pane.meter.bounds) }
      }
    }
    struct PlayerPane: UIViewRepresentable {
      let player: PlayerView
      var onStop: () -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> PlayerView { player }
      func updateUIView(_ player: PlayerView, context: Context) {
        player.isHidden = !context.environment.isEnabled
      }
      final class Coordinator: NSObject {
        var ⟦pane⟧: PlayerPane
        private var player: PlayerView { pane.player }
        init(_ pane: PlayerPane) { self.pane = pane }
        func stop() {
          player.stop()
          pane.onStop()
        }
      }
    }
    struct TapPane: UIViewRepresentable {
      let view: UIView
      var onTap: (CGPoint) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ view: UIView, context: Context) {
        view.isHidden = !context.environment.isEnabled
      }
      final class Coordinator: NSObject {
        var ⟦pane⟧: TapPane
        init(_ pane: TapPane) {
          self.pane = pane
          super.init()
          pane.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        @objc func tapped(_ gesture: UITapGestureRecognizer) {
          pane.onTap(gesture.location(in: gesture.view))
        }
      }
    }
    struct MapPane: UIViewRepresentable {
      let model: MapModel
      var onMove: (CLLocationCoordinate2D) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> MKMapView {
        model.map.delegate = context.coordinator
        return model.map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.isHidden = !context.environment.isEnabled
      }
      final class Coordinator: NSObject, MKMapViewDelegate {
        var ⟦pane⟧: MapPane
        init(_ pane: MapPane) { self.pane = pane }
        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
          pane.model.moves += 1
          pane.onMove(map.centerCoordinate)
        }
      }
    }
    @MainActor final class MapModel {
      let map = MKMapView()
      var moves = 0
    }
    """,
    fixed: """
      struct NoteField: UIViewRepresentable {
        @Binding var text: String
        let maxLength: Int
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          field.isEnabled = context.environment.isEnabled
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NoteField
          init(_ parent: NoteField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) {
            let text = field.text ?? ""
            parent.text = text.count > parent.maxLength ? String(text.prefix(parent.maxLength)) : text
          }
        }
      }
      struct MeterPane: UIViewRepresentable {
        let meter: MeterView
        var onTap: (CGRect) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> MeterView { meter }
        func updateUIView(_ meter: MeterView, context: Context) {
          context.coordinator.pane = self
          meter.isHidden = !context.environment.isEnabled
        }
        final class Coordinator: NSObject {
          var pane: MeterPane
          init(_ pane: MeterPane) { self.pane = pane }
          func tapped() { pane.onTap(pane.meter.bounds) }
        }
      }
      struct PlayerPane: UIViewRepresentable {
        let player: PlayerView
        var onStop: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> PlayerView { player }
        func updateUIView(_ player: PlayerView, context: Context) {
          context.coordinator.pane = self
          player.isHidden = !context.environment.isEnabled
        }
        final class Coordinator: NSObject {
          var pane: PlayerPane
          private var player: PlayerView { pane.player }
          init(_ pane: PlayerPane) { self.pane = pane }
          func stop() {
            player.stop()
            pane.onStop()
          }
        }
      }
      struct TapPane: UIViewRepresentable {
        let view: UIView
        var onTap: (CGPoint) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {
          context.coordinator.pane = self
          view.isHidden = !context.environment.isEnabled
        }
        final class Coordinator: NSObject {
          var pane: TapPane
          init(_ pane: TapPane) {
            self.pane = pane
            super.init()
            pane.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc func tapped(_ gesture: UITapGestureRecognizer) {
            pane.onTap(gesture.location(in: gesture.view))
          }
        }
      }
      struct MapPane: UIViewRepresentable {
        let model: MapModel
        var onMove: (CLLocationCoordinate2D) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> MKMapView {
          model.map.delegate = context.coordinator
          return model.map
        }
        func updateUIView(_ map: MKMapView, context: Context) {
          context.coordinator.pane = self
          map.isHidden = !context.environment.isEnabled
        }
        final class Coordinator: NSObject, MKMapViewDelegate {
          var pane: MapPane
          init(_ pane: MapPane) { self.pane = pane }
          func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
            pane.model.moves += 1
            pane.onMove(map.centerCoordinate)
          }
        }
      }
      @MainActor final class MapModel {
        let map = MKMapView()
        var moves = 0
      }
      """),
  // Copies with changes of their own or an observer, which a refresh would affect, and copies that only share names.
  .flagged(
    """
    struct SearchField: UIViewRepresentable {
      var query: String
      var onSearch: (String) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = context.environment.isEnabled
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: SearchField
        init(_ parent: SearchField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) {
          parent.query = field.text ?? ""
          parent.onSearch(parent.query)
        }
      }
    }
    struct PriceField: UIViewRepresentable {
      let accessory: PriceAccessory
      let placeholder: String
      var accessoryForErrors: PriceAccessory { PriceAccessory(title: placeholder) }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> PriceView {
        let view = PriceView()
        view.accessory = accessory
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: PriceView, context: Context) {
        view.isEnabled = context.environment.isEnabled
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: PriceField
        init(_ parent: PriceField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) {
          guard let view = field as? PriceView, view.accessory != nil else { return }
          view.accessory = parent.accessoryForErrors
          view.placeholder = parent.placeholder
        }
      }
    }
    final class PriceView: UITextField { var accessory: PriceAccessory? }
    final class PriceAccessory {
      init(title: String) {}
    }
    struct ReviewSheet: UIViewControllerRepresentable {
      var title: String
      var onDone: () -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIViewController(context: Context) -> ReviewController {
        let controller = ReviewController()
        controller.reviewer = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ReviewController, context: Context) {
        controller.title = title
      }
      final class Coordinator {
        var ⟦sheet⟧: ReviewSheet {
          didSet { reviewCount = 0 }
        }
        private var reviewCount = 0
        init(_ sheet: ReviewSheet) { self.sheet = sheet }
        func reviewed() {
          reviewCount += 1
          print(reviewCount, sheet.title)
        }
      }
    }
    final class ReviewController: UIViewController { weak var reviewer: ReviewSheet.Coordinator? }
    """,
    fixed: """
      struct SearchField: UIViewRepresentable {
        var query: String
        var onSearch: (String) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          field.isEnabled = context.environment.isEnabled
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: SearchField
          init(_ parent: SearchField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) {
            parent.query = field.text ?? ""
            parent.onSearch(parent.query)
          }
        }
      }
      struct PriceField: UIViewRepresentable {
        let accessory: PriceAccessory
        let placeholder: String
        var accessoryForErrors: PriceAccessory { PriceAccessory(title: placeholder) }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> PriceView {
          let view = PriceView()
          view.accessory = accessory
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: PriceView, context: Context) {
          context.coordinator.parent = self
          view.isEnabled = context.environment.isEnabled
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: PriceField
          init(_ parent: PriceField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) {
            guard let view = field as? PriceView, view.accessory != nil else { return }
            view.accessory = parent.accessoryForErrors
            view.placeholder = parent.placeholder
          }
        }
      }
      final class PriceView: UITextField { var accessory: PriceAccessory? }
      final class PriceAccessory {
        init(title: String) {}
      }
      struct ReviewSheet: UIViewControllerRepresentable {
        var title: String
        var onDone: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> ReviewController {
          let controller = ReviewController()
          controller.reviewer = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: ReviewController, context: Context) {
          context.coordinator.sheet = self
          controller.title = title
        }
        final class Coordinator {
          var sheet: ReviewSheet {
            didSet { reviewCount = 0 }
          }
          private var reviewCount = 0
          init(_ sheet: ReviewSheet) { self.sheet = sheet }
          func reviewed() {
            reviewCount += 1
            print(reviewCount, sheet.title)
          }
        }
      }
      final class ReviewController: UIViewController { weak var reviewer: ReviewSheet.Coordinator? }
      """),
]
