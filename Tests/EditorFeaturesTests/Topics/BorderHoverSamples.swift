/// Samples for the APIs that code at the border uses, in each position where a person asks.
let borderHoverSamples: [String: HoverSample] = [
  layoutSamples, gestureSamples, environmentSamples, modelSamples, presentationSamples, contentSamples,
].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

private func sample(_ source: String, _ words: String) -> HoverSample { HoverSample(source: source, words: words) }

/// A statement in the update method of a class's representable.
private func update(_ className: String, _ statement: String, _ words: String) -> HoverSample {
  let family =
    (className.hasPrefix("NS") ? "NS" : "UI") + (className.hasSuffix("Controller") ? "ViewController" : "View")
  return sample(
    """
    struct Wrapper: \(family)Representable {
      func make\(family)(context: Context) -> \(className) { \(className)() }
      func update\(family)(_ object: \(className), context: Context) { \(statement) }
    }
    """, words)
}

/// A member of the coordinator of a class's representable.
private func coordinator(_ className: String, _ member: String, _ words: String) -> HoverSample {
  let family = className.hasSuffix("Controller") ? "UIViewController" : "UIView"
  return sample(
    """
    struct Wrapper: \(family)Representable {
      func make\(family)(context: Context) -> \(className) { \(className)() }
      func update\(family)(_ object: \(className), context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
    }
    extension Wrapper {
      final class Coordinator: NSObject, PHPickerViewControllerDelegate, CLLocationManagerDelegate { \(member) }
    }
    """, words)
}

/// A statement in a controller that hosts SwiftUI.
private func host(_ statement: String, _ words: String) -> HoverSample {
  sample(
    """
    import SwiftUI
    final class Screen: UIViewController {
      let host = UIHostingController(rootView: Text(""))
      func show(_ list: UITableView, _ grid: UICollectionView, at path: IndexPath) { \(statement) }
    }
    """, words)
}

private let layoutSamples: [String: HoverSample] = [
  "frame of the wrapped view": update("MKMapView", "object.⟦⟧frame = .zero", "undefined behavior"),
  "frame in a delegate method": coordinator(
    "UITextView", "func textViewDidChange(_ view: UITextView) { view.⟦⟧frame.size.height = 1 }", "undefined behavior"),
  "frame in the make method": sample(
    """
    struct Wrapper: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.⟦⟧frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """, "undefined behavior"),
  "bounds of the wrapped view": update("MKMapView", "print(object.⟦⟧bounds.width)", "zero in the make method"),
  "center of the wrapped view": update("MKMapView", "object.⟦⟧center = .zero", "`.offset`"),
  "transform of the wrapped view": update("MKMapView", "object.⟦⟧transform = .identity", "`.rotationEffect`"),
  "frame of the view of a wrapped controller": update(
    "PageController", "object.view.⟦⟧frame = .zero", "undefined behavior"),
  "frame in AppKit": update("NSTextView", "object.⟦⟧frame = .zero", "undefined behavior"),
  "bounds in AppKit": update("NSTextView", "_ = object.⟦⟧bounds", "zero in the make method"),
  "ProposedViewSize": sample(
    """
    struct Wrapper: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
      func sizeThatFits(_ proposal: ⟦⟧ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { nil }
    }
    """, "nil asks for the ideal size"),
  "replacingUnspecifiedDimensions": sample(
    """
    struct Wrapper: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        proposal.⟦⟧replacingUnspecifiedDimensions()
      }
    }
    """, "10 points"),
  "UIView.animate(withDuration:)": update(
    "UILabel", "UIView.⟦⟧animate(withDuration: 1) { object.alpha = 1 }", "doesn't follow the SwiftUI transaction"),
  "UIView.animateKeyframes": update(
    "UILabel", "UIView.⟦⟧animateKeyframes(withDuration: 1, delay: 0) {}", "doesn't follow the SwiftUI transaction"),
  "UIView.addKeyframe": update(
    "UILabel", "UIView.⟦⟧addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}", "fractions of the duration"),
]

/// A text in a gesture with a coordinator and a view that uses it.
private func gesture(_ marked: String, _ words: String) -> HoverSample {
  let source = """
    struct Pan: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
      func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        guard recognizer.state == .ended else { return }
        let converter = context.converter
        print(context.converter.localLocation, converter.localTranslation, context.converter.localVelocity)
        print(context.converter.translation(in: .global), context.converter.velocity(in: .named("list")))
        print(context.converter.convert(globalPoint: .zero))
      }
      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter: converter) }
      final class Coordinator {
        let converter: Pan.CoordinateSpaceConverter
        init(converter: CoordinateSpaceConverter) { self.converter = converter }
        func place() -> CGPoint { converter.location(in: .global) }
        @objc func moved(_ sender: UIPanGestureRecognizer) { if sender.state == .began {} }
      }
    }
    struct Board: View { var body: some View { Color.red.padding().gesture(Pan()) } }
    """
  return sample(source.replacing(marked.replacing("⟦⟧", with: ""), with: marked, maxReplacements: 1), words)
}

private let gestureSamples: [String: HoverSample] = [
  "localLocation": gesture("converter.⟦⟧localLocation", "attached to"),
  "localTranslation": gesture("converter.⟦⟧localTranslation", "nil for a recognizer that"),
  "localVelocity": gesture("converter.⟦⟧localVelocity", "nil for a recognizer that"),
  "location(in:)": gesture("converter.⟦⟧location(in", "`.coordinateSpace(_:)`"),
  "translation(in:)": gesture("converter.⟦⟧translation(in", "nil for a recognizer that"),
  "velocity(in:)": gesture("converter.⟦⟧velocity(in", "nil for a recognizer that"),
  "convert(globalPoint:to:)": gesture("converter.⟦⟧convert(", "from the global coordinate space"),
  "CoordinateSpaceConverter": gesture("(converter: ⟦⟧CoordinateSpaceConverter", "Store it in the coordinator"),
  "CoordinateSpaceConverter of a representable": gesture("Pan.⟦⟧CoordinateSpaceConverter", "Store it in"),
  "gesture": gesture(".⟦⟧gesture(Pan", "isn't a `View`"),
  "recognizer.state": gesture("recognizer.⟦⟧state", "`.cancelled` and `.failed`"),
  "recognizer.state in the coordinator": gesture("sender.⟦⟧state", "`.cancelled` and `.failed`"),
  "recognizer.state in AppKit": sample(
    """
    struct Pan: NSGestureRecognizerRepresentable {
      func makeNSGestureRecognizer(context: Context) -> NSPanGestureRecognizer { NSPanGestureRecognizer() }
      func handleNSGestureRecognizerAction(_ recognizer: NSPanGestureRecognizer, context: Context) {
        print(recognizer.⟦⟧state)
      }
    }
    """, "`.cancelled` and `.failed`"),
]

/// A text in a trait bridge.
private func bridge(_ marked: String, _ words: String) -> HoverSample {
  let source = """
    import SwiftUI
    struct ThemeTrait: UITraitDefinition { static let defaultValue = 0 }
    struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }
    extension ThemeKey: UITraitBridgedEnvironmentKey {
      static func read(from traitCollection: UITraitCollection) -> Int { traitCollection.theme }
      static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits.theme = value }
    }
    extension EnvironmentValues { var theme: Int { self[ThemeKey.self] } }
    """
  return sample(source.replacing(marked.replacing("⟦⟧", with: ""), with: marked, maxReplacements: 1), words)
}

private let environmentSamples: [String: HoverSample] = [
  "read(from:)": bridge("⟦⟧read(from", "the same trait"),
  "write(to:value:)": bridge("⟦⟧write(to", "the same trait"),
  "EnvironmentKey": bridge(": ⟦⟧EnvironmentKey", "doesn't cross a hosting controller"),
  "EnvironmentValues": bridge("⟦⟧EnvironmentValues", "this accessor"),
]

/// A model that a representable in the same file, and a controller that hosts SwiftUI, use.
private func model(_ marked: String, _ words: String) -> HoverSample {
  let source = """
    import Combine
    final class Model: ObservableObject {
      @Published var title = ""
      private var bag: Set<AnyCancellable> = []
      func watch() { $title.map { $0 + "" }.sink { print($0) }.store(in: &bag) }
      func track(_ story: Story) { withObservationTracking { print(story.title) } onChange: { print(1) } }
    }
    struct Field: UIViewRepresentable {
      @ObservedObject var model: Model
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    """
  return sample(source.replacing(marked.replacing("⟦⟧", with: ""), with: marked, maxReplacements: 1), words)
}

/// A member of a UIKit class in a file without SwiftUI, whose model is `@Observable`.
private func tracked(_ superclass: String, _ method: String) -> HoverSample {
  sample(
    """
    import UIKit
    @Observable final class Story { var title = "" }
    final class Badge: \(superclass) {
      let story: Story
      override func \(method) { print(story.title) }
    }
    """, "UIKit tracks")
}

private let modelSamples: [String: HoverSample] = [
  "ObservableObject of a model": model("Model: ⟦⟧ObservableObject", "publishes before each change"),
  "Published of a model": model("@⟦⟧Published", "before the new value is stored"),
  "sink": model(".⟦⟧sink", "until the subscription is released"),
  "sink of another object": host("story.objectWillChange.⟦⟧sink { _ in }", "until the subscription is released"),
  "onChange": model("⟦⟧onChange", "Runs once"),
  "layoutSubviews of a model": tracked("UIView", "⟦⟧layoutSubviews()"),
  "draw of a model": tracked("UIView", "⟦⟧draw(_ rect: CGRect)"),
  "viewWillLayoutSubviews of a model": tracked("UIViewController", "⟦⟧viewWillLayoutSubviews()"),
]

private let presentationSamples: [String: HoverSample] = [
  "pushViewController": host(
    "navigationController?.⟦⟧pushViewController(host, animated: true)", "`NavigationStack`"),
  "pushViewController of a wrapped controller": update(
    "UINavigationController", "object.⟦⟧pushViewController(page, animated: true)", "on every update"),
  "present": host("⟦⟧present(host, animated: true)", "`.sheet`"),
  "present of a wrapped controller": update(
    "UIViewController", "object.⟦⟧present(page, animated: true)", "`.sheet`"),
  "dismiss(animated:)": host("host.⟦⟧dismiss(animated: true)", "reset its binding"),
  "dismiss(animated:) in the coordinator": coordinator(
    "UIImagePickerController",
    "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.⟦⟧dismiss(animated: true) }",
    "reset its binding"),
  "dismiss(animated:) of the presenter": host(
    "presentingViewController?.⟦⟧dismiss(animated: true)", "reset its binding"),
  "navigationController": host("_ = ⟦⟧navigationController", "in the make method"),
  "navigationController of a wrapped controller": update(
    "UIViewController", "_ = object.⟦⟧navigationController", "in the make method"),
  "prefersLargeTitles": host(
    "navigationController?.navigationBar.⟦⟧prefersLargeTitles = true", "`.navigationBarTitleDisplayMode`"),
  "prefersLargeTitles of a wrapped controller": update(
    "UINavigationController", "object.navigationBar.⟦⟧prefersLargeTitles = true", "`.navigationBarTitleDisplayMode`"),
  "didFinishPicking": coordinator(
    "PHPickerViewController",
    "func picker(_ picker: PHPickerViewController, ⟦⟧didFinishPicking results: [PHPickerResult]) {}", "still open"),
  "loadObject": coordinator(
    "PHPickerViewController",
    "func load(_ result: PHPickerResult) { result.itemProvider.⟦⟧loadObject(ofClass: UIImage.self) { _, _ in } }",
    "switch to the main actor"),
]

private let contentSamples: [String: HoverSample] = [
  "contentConfiguration of a dequeued cell": host(
    """
    let cell = list.dequeueReusableCell(withIdentifier: "a", for: path)
    cell.⟦⟧contentConfiguration = nil
    """, "nil resets it"),
  "contentConfiguration of a dequeued item": host(
    """
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "a", for: path) as! UICollectionViewListCell
    cell.⟦⟧contentConfiguration = nil
    """, "nil resets it"),
  "contentConfiguration of a cell that may be missing": host(
    """
    guard let cell = list.dequeueReusableCell(withIdentifier: "a") else { return }
    cell.⟦⟧contentConfiguration = nil
    """, "nil resets it"),
  "contentConfiguration in a registration": host(
    """
    _ = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.⟦⟧contentConfiguration = nil
    }
    """, "nil resets it"),
  "CLLocationManagerDelegate": coordinator(
    "MKMapView", "let manager: any ⟦⟧CLLocationManagerDelegate", "locationManagerDidChangeAuthorization"),
  "CLLocationManagerDelegate of a model": sample(
    """
    final class Place: NSObject, ObservableObject, ⟦⟧CLLocationManagerDelegate {}
    struct Map: UIViewRepresentable {
      @ObservedObject var place: Place
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {}
    }
    """, "locationManagerDidChangeAuthorization"),
  "showsUserLocation": update("MKMapView", "object.⟦⟧showsUserLocation = true", "`UserAnnotation`"),
  "setVisibleMapRect": update(
    "MKMapView", "object.⟦⟧setVisibleMapRect(rect, animated: true)", "aspect ratio"),
  "UIAction": update("UIButton", "_ = ⟦⟧UIAction { _ in }", "the coordinator"),
  "load in the update method": update("WKWebView", "object.⟦⟧load(URLRequest(url: url))", "starts over"),
  "load in a helper of the update method": sample(
    """
    struct Web: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ view: WKWebView, context: Context) { show(in: view) }
      func show(in view: WKWebView) { view.⟦⟧load(URLRequest(url: url)) }
    }
    """, "starts over"),
  "reloadData of a table": update("UITableView", "object.⟦⟧reloadData()", "diffable data source"),
  "reloadData of a collection": update("UICollectionView", "object.⟦⟧reloadData()", "diffable data source"),
  "reloadData in AppKit": update("NSTableView", "object.⟦⟧reloadData()", "`reloadData(forRowIndexes:columnIndexes:)`"),
]
