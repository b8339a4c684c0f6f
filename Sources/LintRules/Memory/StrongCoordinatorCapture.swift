import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let strongCoordinatorCapture = Rule(
    id: "strong-coordinator-capture",
    group: "memory",
    severity: .warning,
    lowerSeverities: [.information(if: "another object that the coordinator keeps retains the closure")],
    since: "iOS 13, macOS 10.15",
    summary: "Capture the coordinator weakly in closures that it keeps.",
    symptom: "Each time the view appears, another coordinator leaks, along with everything that it references.",
    rationale: """
      A subscription, observation, or data source that the coordinator keeps retains its closure, and a closure that \
      captures the coordinator retains it in turn. This retain cycle is never released, so `deinit`, which would end \
      the subscription, never runs. Delegates and targets are weak, so they don't create a cycle.
      """,
    exception: "Suppress it if other code breaks the cycle when the view goes away.",
    source: """
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
      """,
    examples: [
      .flagged(
        """
        struct Feed: UIViewRepresentable {
          let model: FeedModel
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(model) }
          final class Coordinator: NSObject {
            private var bag: Set<AnyCancellable> = []
            private var observation: NSKeyValueObservation?
            init(_ model: FeedModel) {
              super.init()
              model.$items.sink ⟦{ items in self.show(items) }⟧.store(in: &bag)
              observation = model.view.observe(\\.bounds) ⟦{ [self] _, _ in show([]) }⟧
            }
            func show(_ items: [String]) {}
          }
        }
        """),
      // The coordinator keeps the data source, and the closure of the data source captures the coordinator.
      .flagged(
        """
        struct Grid: UIViewRepresentable {
          func makeUIView(context: Context) -> UICollectionView {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let source = GridSource(view)
            context.coordinator.source = source
            source.header = ⟦{ kind in
              let coordinator = context.coordinator
              return coordinator.header(kind)
            }⟧
            return view
          }
          func updateUIView(_ view: UICollectionView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            var source: GridSource?
            func header(_ kind: String) -> UIView { UIView() }
          }
        }
        """),
      // The make method starts the observation.
      .flagged(
        """
        struct Pages: UIViewRepresentable {
          let onScroll: (CGFloat) -> Void
          func makeUIView(context: Context) -> UIScrollView {
            let view = UIScrollView()
            let coordinator = context.coordinator
            coordinator.observation = view.observe(\\.contentOffset) ⟦{ view, _ in
              guard coordinator.isReady else { return }
              onScroll(view.contentOffset.y)
            }⟧
            return view
          }
          func updateUIView(_ view: UIScrollView, context: Context) { context.coordinator.isReady = true }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var observation: NSKeyValueObservation?
            var isReady = false
          }
        }
        """),
      // The notification center keeps the closure, and the closure the coordinator, whose `deinit` would end that.
      .flagged(
        """
        struct CodeView: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            context.coordinator.observer = NotificationCenter.default.addObserver(
              forName: UITextView.textDidChangeNotification, object: view, queue: .main
            ) ⟦{ _ in context.coordinator.count() }⟧
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var observer: Any?
            private var changes = 0
            func count() { changes += 1 }
            deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
          }
        }
        """),
      .accepted(
        """
        struct CodeView: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            context.coordinator.observer = NotificationCenter.default.addObserver(
              forName: UITextView.textDidChangeNotification, object: view, queue: .main
            ) { [weak coordinator = context.coordinator] _ in coordinator?.count() }
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var observer: Any?
            private var changes = 0
            func count() { changes += 1 }
            deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
          }
        }
        """),
      // The make method starts it, captures the coordinator weakly, and dismantling ends the other one.
      .accepted(
        """
        struct Pages: UIViewRepresentable {
          let model: PagesModel
          func makeUIView(context: Context) -> UIScrollView {
            let view = UIScrollView()
            context.coordinator.offset = view.observe(\\.contentOffset) { [weak coordinator = context.coordinator] _, _ in
              coordinator?.count += 1
            }
            let coordinator = context.coordinator
            coordinator.titles = model.$title.sink { _ in coordinator.count += 1 }
            return view
          }
          func updateUIView(_ view: UIScrollView, context: Context) {}
          static func dismantleUIView(_ view: UIScrollView, coordinator: Coordinator) { coordinator.titles = nil }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var offset: NSKeyValueObservation?
            var titles: AnyCancellable?
            var count = 0
          }
        }
        final class PagesModel: ObservableObject {
          @Published var title = ""
        }
        """),
      // The coordinator is captured weakly, or it doesn't keep the closure.
      .accepted(
        """
        struct Feed: UIViewRepresentable {
          let model: FeedModel
          func makeUIView(context: Context) -> FeedView {
            let view = FeedView()
            view.onTap = { context.coordinator.tapped() }
            view.onPull = { [weak coordinator = context.coordinator] in coordinator?.tapped() }
            view.onPush = { model.push() }
            view.delegate = context.coordinator
            context.coordinator.view = view
            return view
          }
          func updateUIView(_ view: FeedView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            weak var view: FeedView?
            private var bag: Set<AnyCancellable> = []
            func start(_ model: FeedModel) {
              model.$items.sink { [weak self] _ in self?.tapped() }.store(in: &bag)
              model.$items.sink { items in print(items) }.store(in: &bag)
              let view = model.view
              model.$items.sink { _ in view.setNeedsLayout() }.store(in: &bag)
              model.once { self.tapped() }
            }
            func tapped() {}
          }
        }
        """),
      // A strong reference to the view alone creates no cycle, because the view's delegate and targets are weak.
      .accepted(
        """
        struct Feed: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            context.coordinator.table = table
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate { var table: UITableView? }
        }
        """),
      // Ended when the view goes away, or by the closure itself.
      .accepted(
        """
        struct Feed: UIViewRepresentable {
          let model: FeedModel
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          static func dismantleUIView(_ table: UITableView, coordinator: Coordinator) { coordinator.bag.removeAll() }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            var bag: Set<AnyCancellable> = []
            var token: NSKeyValueObservation?
            func start(_ model: FeedModel) {
              model.$items.sink { _ in self.stop() }.store(in: &bag)
              token = model.view.observe(\\.bounds) { _, _ in self.stop() }
            }
            func stop() { token = nil }
          }
        }
        """),
      // An object keeps the closure that its initializer receives.
      .flagged(
        """
        struct Feed: UIViewRepresentable {
          func makeUIView(context: Context) -> UICollectionView {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            context.coordinator.connect(view)
            return view
          }
          func updateUIView(_ view: UICollectionView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            var rows: UICollectionViewDiffableDataSource<Int, Int>?
            func connect(_ view: UICollectionView) {
              rows = UICollectionViewDiffableDataSource(collectionView: view) ⟦{ view, indexPath, row in
                self.cell(for: row)
              }⟧
            }
            func cell(for row: Int) -> UICollectionViewCell { UICollectionViewCell() }
          }
        }
        """),
    ] + strongCoordinatorMethodExamples + strongCoordinatorKeeperExamples
      + strongCoordinatorCaptureDetailExamples,
    check: .representables(checkCycles))
}

@Sendable private func checkCycles(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, let coordinator = representable.coordinator else { return }
  let name = lastComponent(of: coordinator.name)
  let code = representable.members + coordinator.members
  func report(_ closures: [HoldingClosure], in context: inout RuleContext) {
    for closure in closures where !context.project.mayEmpty(closure.property, in: code) {
      let noun = closure.node.keptNoun
      let verb = noun == "closure" ? "captures" : "belongs to"
      context.report(
        "retain cycle: '\(closure.property)' keeps this \(noun), and the \(noun) \(verb) '\(name)', "
          + "so neither is released", at: .whole(closure.node))
    }
  }
  context.inEach(coordinator.members.filter { $0.isFunction || $0.node.kind == .initializerDeclaration }) {
    report(closures(in: $0, $1.project), in: &$1)
  }
  context.inEach([.make, .update].flatMap(representable.bodiesWithHelpers).filter { !$0.isInCoordinator }) {
    body, context in
    report(representable.keptClosures(in: body, context.project), in: &context)
    for (closure, pair) in representable.closuresOfSystem(in: body, holding: coordinator, context.project) {
      context.report(
        "this \(closure.keptNoun) keeps '\(name)' until '\(pair.stopName)' is called, and 'deinit', which calls it, "
          + "never runs", at: .whole(closure))
    }
  }
  for closure in representable.closuresThatHoldCoordinator(coordinator)
  where !context.project.mayEmpty(closure.property, in: code) {
    context.report(
      "retain cycle: '\(name)' keeps '\(closure.property)', whose closure captures '\(name)'",
      at: .whole(closure.node), severity: .information)
  }
}

/// A closure that captures the coordinator, and the property through which the coordinator keeps the closure.
private struct HoldingClosure {
  var node: SyntaxNode
  var property: String
}

/// The closures of subscriptions, observations, and other objects in a function of the coordinator that the coordinator
/// keeps and that capture it.
private func closures(in function: Member, _ project: ProjectModel) -> [HoldingClosure] {
  function.bodies.flatMap { $0.descendants(.call) }.compactMap { call in
    // Few calls have a value that a property keeps.
    guard let closure = call.arguments.last?.value, let property = project.property(keeping: call, in: function),
      closure.kind == .closure
        ? closure.captureStrength(of: ["self"]) == .strong : project.isMethodOfSelf(closure, in: function),
      project.keepsClosure(call, in: function.path)
    else { return nil }
    return HoldingClosure(node: closure, property: property)
  }
}

extension Coordinator {
  /// Whether the coordinator has a property with this name that is neither weak nor unowned.
  fileprivate func keepsStrongly(_ name: String) -> Bool {
    properties.contains { $0.name == name && $0.member.ownership == .strong }
  }
}

extension Representable {
  /// The closures of subscriptions and observations that a body starts, that a property of the coordinator keeps, and
  /// that capture the coordinator.
  fileprivate func keptClosures(in body: LifecycleBody, _ project: ProjectModel) -> [HoldingClosure] {
    body.block.descendants(.call).compactMap { call in
      guard let closure = call.arguments.last?.value?.constantValue(within: body.function.node),
        project.keepsClosure(call, in: body.function.path),
        let property = coordinatorProperty(keeping: call, in: body, of: project),
        keepsCoordinator(closure, in: body, of: project)
      else { return nil }
      return HoldingClosure(node: closure, property: property)
    }
  }

  /// The closures that a body hands to the system, that capture the coordinator, and that only its `deinit` would end.
  fileprivate func closuresOfSystem(
    in body: LifecycleBody, holding coordinator: Coordinator, _ project: ProjectModel
  ) -> [(closure: SyntaxNode, pair: StopPair)] {
    guard coordinator.members.contains(where: { $0.node.kind == .deinitializerDeclaration }) else { return [] }
    let all = members + coordinator.members
    return body.block.descendants(.call).compactMap { call in
      guard let pair = call.startPair, pair.isRetainedBySystem, pair.condition != .endless,
        let closure = call.arguments.last?.value?.constantValue(within: body.function.node),
        keepsCoordinator(closure, in: body, of: project),
        coordinator.members.mayCallAtTheEnd(pair.stopName), !all.mayCall(pair.stopName)
      else { return nil }
      return (closure, pair)
    }
  }

  /// The closures that capture the coordinator and that the make method assigns to objects that the coordinator keeps.
  fileprivate func closuresThatHoldCoordinator(_ coordinator: Coordinator) -> [HoldingClosure] {
    bodiesWithHelpers(of: .make).flatMap { body -> [HoldingClosure] in
      let assignments = body.block.descendants(.sequence).compactMap(Assignment.init)
      return assignments.compactMap { assignment in
        guard let closure = assignment.value.first, closure.kind == .closure,
          let owner = assignment.target.base, owner.kind == .reference,
          let context = body.context, closure.holds([context]) || closure.holds([context, "coordinator"])
        else { return nil }
        let keeper = assignments.first { other in
          guard other.value[0].kind == .reference, other.value[0].name == owner.name,
            let property = coordinatorMember(other.target, in: body)
          else { return false }
          return coordinator.keepsStrongly(property)
        }
        return keeper.map { HoldingClosure(node: closure, property: $0.target.name) }
      }
    }
  }
}

extension SyntaxNode {
  /// The kind of value that is kept, as messages name it.
  fileprivate var keptNoun: String { kind == .closure ? "closure" : "method" }

  /// Whether a closure strongly captures the value of a member path.
  fileprivate func holds(_ path: [String]) -> Bool { captureStrength(of: path) == .strong }
}
