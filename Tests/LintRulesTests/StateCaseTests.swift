import LintEngine
import Testing

/// State, identity, and layout of representables, in code that the documentation of the rules doesn't show.
@Suite struct StateCaseTests {
  @Test(arguments: stateInputs + identities + layouts + reads + legacy + gestures)
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private func view(_ members: String) -> String {
  """
  import SwiftUI
  struct Board: UIViewRepresentable {
    \(members)
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }
  """
}

private func state(_ about: String, _ members: String, severity: Severity? = nil) -> RuleCase {
  RuleCase("state-as-input", about, view(members), severity: severity)
}

private let stateInputs = [
  state("the memberwise initializer sets it", "@State var ⟦text⟧: String", severity: .warning),
  state("only the view itself sets it", "@State private var text: String\n  init() { text = \"\" }"),
  state("its name says that it's the first value", "@State var initialText: String"),
  state("nothing has to be passed for an optional", "@State var text: String?"),
  state("an initial value", "@State var text: String = \"\""),
  state("a static property", "@State static var text: String"),
  state(
    "an initializer stores its parameter",
    "@State private var ⟦text⟧: String\n  init(text: String) { self.text = text }"),
  state(
    "an initializer stores it in the wrapper",
    "@State private var ⟦text⟧: String\n  init(text: String) { _text = State(initialValue: text) }"),
  state(
    "an initializer passes it to the implicit initializer",
    "@State private var ⟦text⟧: String\n  init(text: String) { _text = .init(wrappedValue: text) }"),
  state(
    "an initializer stores another value",
    "@State private var text: String\n  init(text: String) { _text = State(initialValue: text + \"a\") }"),
  state(
    "another argument of the wrapper",
    "@State private var text: String\n  init(text: String) { _text = State(other: text) }"),
  state(
    "callers may omit a parameter with a default value",
    "@State private var text: String\n  init(text: String = \"\") { _text = State(initialValue: text) }"),
  state(
    "an initializer stores another parameter",
    "@State private var text: String\n  init(title: String) { _text = State(initialValue: title) }"),
  state("a private property", "@State private var text: String"),
]

private func page(_ body: String, type: String = "some View", imports: String = "import SwiftUI") -> String {
  """
  \(imports)
  struct Page: View {
    var body: \(type) { \(body) }
  }
  struct Map: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }
  """
}

private let identities =
  [
    "UUID()", "Date()", "NSUUID()", "arc4random()", "NSObject()", "UUID().uuidString", "Int.random(in: 0...9)",
    "arc4random_uniform(9)",
  ].map {
    RuleCase(
      "unstable-representable-identity", "'\($0)' is another value each time", page("Map().id(⟦\($0)⟧)"),
      fixed: page("Map()"))
  } + [
    RuleCase("unstable-representable-identity", "a stable value", page("Map().id(place)")),
    RuleCase("unstable-representable-identity", "a value made from a name", page("Map().id(UUID(uuidString: name))")),
    RuleCase("unstable-representable-identity", "a view of SwiftUI", page("Text(\"\").id(UUID())")),
    RuleCase("unstable-representable-identity", "below other modifiers", page("Map().frame(height: 9).id(⟦UUID()⟧)")),
    RuleCase(
      "unstable-representable-identity", "an erased view", page("AnyView(x); Map().id(⟦UUID()⟧)", type: "AnyView")),
    RuleCase("unstable-representable-identity", "no view is built", page("Map().id(UUID())", type: "Map")),
    RuleCase("unstable-representable-identity", "without SwiftUI", page("Map().id(UUID())", imports: "import UIKit")),
    RuleCase("unstable-representable-identity", "another function", page("Map().id(UUID(), 1)")),
    RuleCase("unstable-representable-identity", "a label", page("Map().id(of: UUID())")),
  ]

private func layout(_ about: String, _ statement: String, severity: Severity? = nil) -> RuleCase {
  RuleCase(
    "layout-property-mutation", about,
    """
    struct Board: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        \(statement)
      }
    }
    """, severity: severity)
}

private let layouts = [
  layout("its frame", "⟦view.frame⟧ = .zero"), layout("its bounds", "⟦view.bounds⟧ = .zero"),
  layout("its center", "⟦view.center⟧ = .zero"), layout("its transform", "⟦view.transform⟧ = .identity"),
  layout("the frame of its layer", "⟦view.layer.frame⟧ = .zero"),
  layout("the bounds of its layer", "⟦view.layer.bounds⟧ = .zero"),
  layout("the anchor of its layer", "⟦view.layer.anchorPoint⟧ = .zero"),
  layout("the transform of its layer", "⟦view.layer.transform⟧ = CATransform3DIdentity"),
  layout("scrolling", "view.bounds.origin = .zero"), layout("a part of its frame", "⟦view.frame.size⟧ = .zero"),
  layout("another property of its layer", "view.layer.cornerRadius = 1"), layout("the layer", "view.layer = other"),
  layout("in a closure in a local", "let place = { (target: UIView) in ⟦target.frame⟧ = .zero }; place(view)"),
  layout("another view in such a closure", "let place = { (target: UIView) in target.frame = .zero }; place(other)"),
  layout("another view", "other.frame = .zero"), layout("a subview", "view.subviews[0].frame = .zero"),
]

private func initialized(_ about: String, _ property: String, _ code: String) -> RuleCase {
  RuleCase("environment-read-in-init", about, view("\(property)\n  init() { \(code) }"))
}

private let reads = [
  initialized("a value of the environment", "@Environment(\\.colorScheme) var scheme", "print(⟦scheme⟧)"),
  initialized("an object of the environment", "@EnvironmentObject var store: Store", "print(⟦store⟧.count)"),
  initialized("an object that is made again", "@StateObject var store = Store()", "print(⟦store⟧.count)"),
  initialized("an object that is shared", "@StateObject var store = shared", "print(store.count)"),
  initialized("fetched rows", "@FetchRequest(sortDescriptors: []) var rows: FetchedResults<Row>", "print(⟦rows⟧)"),
  initialized(
    "fetched sections", "@SectionedFetchRequest(sortDescriptors: []) var rows: SectionedFetchResults<Int, Row>",
    "print(⟦rows⟧)"),
  initialized("queried rows", "@Query var rows: [Row]", "print(⟦rows⟧)"),
  initialized("state", "@State var count = 1", "print(count)"),
  initialized("later", "@Environment(\\.colorScheme) var scheme", "later { print(scheme) }"),
  initialized("another name", "@Environment(\\.colorScheme) var scheme", "let scheme = 1; print(scheme)"),
  initialized("a static property", "@Environment(\\.colorScheme) static var scheme", "print(scheme)"),
]

private func legacyClass(_ about: String, _ members: String) -> RuleCase {
  RuleCase(
    "observable-with-legacy-wrapper", about,
    """
    import SwiftUI
    @Observable final class Store {
      \(members)
    }
    """)
}

private let legacy =
  [
    legacyClass("a published property", "⟦@Published⟧ var count = 1"),
    legacyClass("an ignored property", "@ObservationIgnored @Published var count = 1"),
    legacyClass("a static property", "@Published static var count = 1"), legacyClass("no wrapper", "var count = 1"),
  ]
  + ["StateObject", "ObservedObject", "EnvironmentObject"].map { wrapper in
    RuleCase(
      "observable-with-legacy-wrapper", "@\(wrapper) doesn't observe it",
      "import SwiftUI\n@Observable final class Store { var count = 1 }\n" + view("⟦@\(wrapper)⟧ var store: Store"))
  }

private func gesture(_ about: String, _ make: String, handler: Bool = true) -> RuleCase {
  RuleCase(
    "manual-gesture-target", about,
    """
    struct Pan: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        \(make)
      }
      \(handler ? "func handleUIGestureRecognizerAction(_ r: UIPanGestureRecognizer, context: Context) { act() }" : "")
    }
    """)
}

private let gestures = [
  gesture("a target in the initializer", "⟦UIPanGestureRecognizer(target: context.coordinator, action: #selector(a))⟧"),
  gesture("no target", "UIPanGestureRecognizer(target: nil, action: nil)"),
  gesture(
    "a target of a local",
    "let r = ⟦UIPanGestureRecognizer(target: context.coordinator, action: #selector(a))⟧; return r"),
  gesture(
    "an added target",
    "let r = UIPanGestureRecognizer(); ⟦r.addTarget(context.coordinator, action: #selector(a))⟧; return r"),
  gesture(
    "another recognizer",
    "let o = UITapGestureRecognizer(target: context.coordinator, action: #selector(a)); let r = UIPanGestureRecognizer(); return r"
  ),
  gesture(
    "a target of another object",
    "let r = UIPanGestureRecognizer(); button.addTarget(x, action: #selector(a)); return r"),
  RuleCase(
    "discarded-observation-token", "an extension of Apple's class in a file with SwiftUI",
    """
    import SwiftUI

    extension UIViewController {
      func layOutAgainAfterReturning() {
        ⟦NotificationCenter.default.addObserver(
          forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.view.setNeedsLayout() }⟧
      }
    }
    """, severity: .hint),
  RuleCase(
    "discarded-observation-token", "an extension of the represented class, in a file without SwiftUI",
    """
    struct AddressField: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.followTextSize()
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    extension UISearchBar {
      func followTextSize() {
        ⟦NotificationCenter.default.addObserver(
          forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.setNeedsLayout() }⟧
      }
    }
    """, severity: .hint),
  RuleCase(
    "synchronous-delegate-feedback", "the delegate method is in another file, so there is no fix",
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) { ⟦view.contentOffset = offset⟧ }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
      }
    }
    // file: Other.swift
    extension Pane.Coordinator: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
    }
    """,
    fixed: """
      struct Pane: UIViewRepresentable {
        @Binding var offset: CGPoint
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) { view.contentOffset = offset }
        func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
        final class Coordinator: NSObject {
          @Binding var offset: CGPoint
          init(offset: Binding<CGPoint>) { _offset = offset }
        }
      }

      """),
  RuleCase(
    "synchronous-delegate-feedback", "the coordinator is in another file, so there is no fix",
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) { ⟦view.contentOffset = offset⟧ }
      func makeCoordinator() -> PaneCoordinator { PaneCoordinator(offset: $offset) }
    }
    extension PaneCoordinator: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
    }
    // file: Other.swift
    final class PaneCoordinator: NSObject {
      @Binding var offset: CGPoint
      init(offset: Binding<CGPoint>) { _offset = offset }
    }
    """,
    fixed: """
      struct Pane: UIViewRepresentable {
        @Binding var offset: CGPoint
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) { view.contentOffset = offset }
        func makeCoordinator() -> PaneCoordinator { PaneCoordinator(offset: $offset) }
      }
      extension PaneCoordinator: UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }

      """),
  RuleCase(
    "synchronous-delegate-feedback", "the update method is in another file, so there is no fix",
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
      func scroll(_ view: UIScrollView) { ⟦view.contentOffset = offset⟧ }
    }
    // file: Other.swift
    extension Pane {
      func updateUIView(_ view: UIScrollView, context: Context) { scroll(view) }
    }
    """,
    fixed: """
      struct Pane: UIViewRepresentable {
        @Binding var offset: CGPoint
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
        final class Coordinator: NSObject, UIScrollViewDelegate {
          @Binding var offset: CGPoint
          init(offset: Binding<CGPoint>) { _offset = offset }
          func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
        }
        func scroll(_ view: UIScrollView) { view.contentOffset = offset }
      }

      """),
]
