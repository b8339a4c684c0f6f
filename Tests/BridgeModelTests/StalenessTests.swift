import BridgeModel
import Testing

/// The first values of a representable that coordinators and closures keep.
@Suite struct StalenessTests {
  @Test func aModifierOfTheSameNameAndAWeakSelfHideNothing() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        private var onSubmit: (() -> Void)?
        var onSwipe: () -> Void
        func onSubmit(_ action: @escaping () -> Void) -> Self {
          var view = self
          view.onSubmit = action
          return view
        }
        func makeCoordinator() -> Coordinator { Coordinator(onSubmit: onSubmit, onSwipe: onSwipe) }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        class Coordinator {
          private var onSubmit: (() -> Void)?
          var onSwipe: () -> Void
          init(onSubmit: (() -> Void)?, onSwipe: @escaping () -> Void) {
            self.onSubmit = onSubmit
            self.onSwipe = onSwipe
          }
          func submit() { if let onSubmit { onSubmit() } }
          func swipe() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.onSwipe() }
          }
        }
      }
      """)
    let representable = try #require(project.representables.first)
    #expect(project.staleState(of: representable).map(\.property.name) == ["onSubmit", "onSwipe"])
  }

  @Test func aClosureIsKeptByASubscriptionOrCalledWhenSomethingHappens() throws {
    let project = model(
      """
      struct V: UIViewControllerRepresentable {
        let onWindowChange: (UIWindow?) -> Void
        let completion: (String) -> Void
        let onReady: () -> Void
        func makeUIViewController(context: Context) -> Scanner {
          let scanner = Scanner(completion: { code in completion(code) }, onReady: { onReady() })
          context.coordinator.follow(scanner) { window in onWindowChange(window) }
          return scanner
        }
        func updateUIViewController(_ scanner: Scanner, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator {
          var token: AnyCancellable?
          func follow(_ scanner: Scanner, onChange: @escaping (UIWindow?) -> Void) {
            token = scanner.view.publisher(for: \\.window).sink { window in Task { onChange(window) } }
          }
        }
      }
      class Scanner: UIViewController {
        private let completion: (String) -> Void
        private let onReady: () -> Void
        init(completion: @escaping (String) -> Void, onReady: @escaping () -> Void) {
          self.completion = completion
          self.onReady = onReady
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { onReady() }
        func found(_ code: String) { completion(code) }
      }
      """)
    let representable = try #require(project.representables.first)
    let captures = project.staleCaptures(of: representable)
    #expect(captures.flatMap(\.members).sorted() == ["completion", "onWindowChange"])
  }

  @Test func valuesReachTheCoordinatorInManyWays() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        let a: Int, b: Int, c: () -> Void, d: Int, e: Int, f: Int, g: Int, h: Int
        let model: Model
        @Binding var text: String
        func makeCoordinator() -> Coordinator {
          let coordinator = Coordinator(self, a, model: model, text: text, g: g) { print(b); c() }
          coordinator.d = d
          return coordinator
        }
        func makeUIView(context: Context) -> UIView {
          context.coordinator.e = e
          context.coordinator.h = h
          return UIView()
        }
        func updateUIView(_ view: UIView, context: Context) { context.coordinator.h = h }
        class Coordinator {
          var a: Int
          let onDone: () -> Void
          let model: Model
          let text: String
          var d = 0
          var e = 0
          var sum: Int
          var g: Int
          var h = 0
          init(_ parent: V, _ a: Int, model: Model, text: String, g: Int, onDone: @escaping () -> Void) {
            self.a = a
            self.onDone = onDone
            self.model = model
            self.text = text
            self.g = g
            sum = parent.f + 1
          }
          func use() { print(a, model, text, d, e, sum, g, h); onDone() }
          func step() { g += 1 }
        }
      }
      class Model {}
      """)
    let representable = try #require(project.representables.first)
    let states = project.staleState(of: representable).map {
      "\($0.property.name) \($0.members.joined(separator: " "))"
    }
    #expect(states == ["a a", "onDone b c", "text text", "d d", "e e", "sum f"])
  }

  @Test(arguments: [
    "context.coordinator.limit = limit", "context.coordinator.adopt(limit)", "context.coordinator.adopt(from: self)",
    "let c = context.coordinator; c.limit = limit", "Task { refresh(context.coordinator) }",
    "refresh(context.coordinator)", "Other.refresh(context)",
  ])
  func updateCanRefreshTheCopy(_ statement: String) throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        let limit: Int
        func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { \(statement) }
        func refresh(_ coordinator: Coordinator) { coordinator.limit = limit }
        class Coordinator {
          var limit: Int
          init(limit: Int) { self.limit = limit }
          func use() { print(limit) }
        }
      }
      """)
    let representable = try #require(project.representables.first)
    #expect(project.staleState(of: representable).isEmpty)
  }

  @Test func closuresAreTracedToTheObjectsThatRetainThem() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        let a: Int
        let onTap: () -> Void, onReady: () -> Void, onWindow: () -> Void, onBoth: () -> Void
        func makeUIView(context: Context) -> Panel {
          let panel = Panel(tapped: onTap)
          panel.ready = { onReady() }
          panel.moved = onWindow
          panel.both = onBoth
          panel.plain = { print(a) }
          panel.publisher.sink { print(a) }.store(in: &context.coordinator.bag)
          panel.later { print(a) }
          context.coordinator.own = { print(a) }
          return panel
        }
        func updateUIView(_ panel: Panel, context: Context) { panel.both = onBoth }
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator {}
      }
      class Panel: UIView {
        let tapped: () -> Void
        var ready, moved, both, plain: (() -> Void)?
        init(tapped: @escaping () -> Void) { self.tapped = tapped; super.init(frame: .zero) }
        override func didMoveToWindow() { moved?() }
        func touch() { tapped() }
      }
      """)
    let representable = try #require(project.representables.first)
    let captures = project.staleCaptures(of: representable)
    #expect(captures.map(\.members) == [["onTap"], ["a"], ["a"]])
    #expect(captures.map { $0.closure == nil } == [true, false, false])
  }

  @Test func namesIndicateFirstValues() throws {
    let project = model("struct V { var initialPage, defaultName, startled, seed, initials, page: Int }")
    let type = try #require(project.declarations(of: "V").first)
    let properties = type.members.compactMap(Property.init)
    #expect(properties.filter(\.isNamedForFirstValue).map(\.name) == ["initialPage", "defaultName", "seed"])
  }
}

extension ProjectModel {
  fileprivate func staleCaptures(of representable: Representable) -> [StaleCapture] {
    bodiesPassingClosures(of: representable).flatMap { staleCaptures(in: $0, of: representable) }
  }
}
