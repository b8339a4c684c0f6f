import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingDismantle = Rule(
    id: "missing-dismantle",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Stop in dismantle what make starts.",
    symptom: """
      After the view has gone, timers fire, callbacks arrive, and the memory of its coordinator is never given back.
      """,
    rationale: """
      A repeating timer, a display link, a block observer and an endless task are kept alive by the run loop, the \
      notification centre or the executor, not by the view. When SwiftUI drops the view they go on, with everything that \
      their closures capture. The static dismantle method is called once for each object that make has made.
      """,
    exception: "Ignore it where what is started stops by itself, or is meant to outlive the view.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)",
    examples: [
      .flagged(
        """
        struct LevelMeter: UIViewRepresentable {
          func makeUIView(context: Context) -> MeterView {
            let meter = MeterView()
            let link = ⟦CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))⟧
            link.add(to: .main, forMode: .common)
            return meter
          }
          func updateUIView(_ meter: MeterView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            @objc func step(_ link: CADisplayLink) {}
          }
        }
        """,
        fixed: """
          struct LevelMeter: UIViewRepresentable {
            func makeUIView(context: Context) -> MeterView {
              let meter = MeterView()
              let link = CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))
              context.coordinator.link = link
              link.add(to: .main, forMode: .common)
              return meter
            }
            func updateUIView(_ meter: MeterView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject {
              @objc func step(_ link: CADisplayLink) {}

              var link: CADisplayLink?
            }

            static func dismantleUIView(_ meter: MeterView, coordinator: Coordinator) {
              coordinator.link?.invalidate()
            }
          }
          """),
      // In a helper of the coordinator, and in its initializer.
      .flagged(
        """
        struct Clock: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            context.coordinator.start(label)
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            private var timer: Timer?
            private var observer: NSObjectProtocol?
            init() {
              observer = ⟦NotificationCenter.default.addObserver(forName: .tick, object: nil, queue: .main) { _ in }⟧
            }
            func start(_ label: UILabel) {
              timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in label.text = "tick" }⟧
            }
          }
        }
        """),
      // Stopped in dismantle, in the coordinator's deinit, or by a callback of the coordinator.
      .accepted(
        """
        struct Clock: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            context.coordinator.observer = NotificationCenter.default.addObserver(
              forName: .tick, object: nil, queue: .main) { _ in }
            context.coordinator.loop = Task { while !Task.isCancelled { await tick() } }
            return UILabel()
          }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { coordinator.stop() }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var timer: Timer?
            var observer: NSObjectProtocol?
            var loop: Task<Void, Never>?
            func stop() { timer?.invalidate() }
            func finished() { loop?.cancel() }
            deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
          }
        }
        """),
      // What stops with its owner: one shot timers, selector observers, tokens, players, tasks that end.
      .accepted(
        """
        struct Preview: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView {
            let view = PlayerView()
            view.player.play()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in view.fade() }
            NotificationCenter.default.addObserver(
              context.coordinator, selector: #selector(Coordinator.ended), name: .ended, object: nil)
            context.coordinator.observation = view.observe(\\.bounds) { _, _ in }
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &context.coordinator.bag)
            Task { await view.load() }
            return view
          }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject { var observation: NSKeyValueObservation?; @objc func ended() {} }
        }
        """),
      // Through helpers of the type, on both sides.
      .accepted(
        """
        struct Notes: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            Self.observe(context.coordinator)
            return UIView()
          }
          func updateUIView(_ view: UIView, context: Context) {}
          static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { forget(coordinator) }
          private static func observe(_ coordinator: Coordinator) {
            coordinator.token = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: .main) { _ in }
          }
          private static func forget(_ coordinator: Coordinator) {
            if let token = coordinator.token { NotificationCenter.default.removeObserver(token) }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var token: NSObjectProtocol? }
        }
        """),
      // The wrapped view, or whoever is given the token, may stop it itself.
      .accepted(
        """
        struct Ticker: UIViewRepresentable {
          let pool: TimerPool
          func makeUIView(context: Context) -> TickerView {
            let view = TickerView()
            view.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            let other = Timer(timeInterval: 1, repeats: true) { _ in }
            RunLoop.main.add(other, forMode: .common)
            pool.keep(other)
            return view
          }
          func updateUIView(_ view: TickerView, context: Context) {}
        }
        """),
      // The function that stops is passed on.
      .accepted(
        """
        struct Listener: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            context.coordinator.listen()
            return UILabel()
          }
          func updateUIView(_ label: UILabel, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            private var tokens: [NSObjectProtocol] = []
            func listen() {
              tokens.append(
                NotificationCenter.default.addObserver(forName: .listen, object: nil, queue: .main) { _ in print("heard") })
            }
            deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
          }
        }
        """),
      // A timer that ends itself.
      .accepted(
        """
        struct Countdown: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            var left = 10
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              left -= 1
              if left == 0 { timer.invalidate() }
            }
            return UILabel()
          }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
    ],
    signs: .starts,
    check: .representables(checkStarts))
}

@Sendable private func checkStarts(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, representable.coordinator?.ancestry.isComplete ?? true,
    let dismantle = representable.name(of: .dismantle)
  else { return }
  for call in representable.lastingCalls where context.contains(call.node) {
    let pair = call.pair
    guard pair.isRetainedBySystem, !representable.mayStop(pair),
      // A token that nobody keeps is the first fault.
      !call.node.discardsObservationToken(within: call.body.function), !representable.givesAway(call)
    else { continue }
    let name = call.node.callee?.text ?? pair.start
    context.report(
      "'\(name)' starts something that outlives the view; neither '\(dismantle)' nor the coordinator calls '\(pair.stopName)'",
      at: .whole(call.node), related: call.body.calls.first.map { [(.whole($0), "called from here")] } ?? [],
      fixes: teardown(of: representable, context).map { [$0] } ?? [])
  }
}

/// A call that starts something in code that runs when the view is made or updated.
private struct LastingCall {
  var pair: StopPair
  var node: SyntaxNode
  var body: LifecycleBody
}

extension Representable {
  /// The calls that run at once in make, in update, and while the coordinator is made; each once.
  fileprivate var lastingCalls: [LastingCall] {
    let initializers = (coordinator?.initializers ?? []).compactMap { member in
      member.node.body.map {
        LifecycleBody(method: .makeCoordinator, function: member, block: $0, variable: nil, isInCoordinator: true)
      }
    }
    var visited: Set<SyntaxNode> = []
    let bodies = (bodiesWithHelpers(of: .make) + bodiesWithHelpers(of: .update) + initializers)
      .filter { $0.signs.contains(.starts) }
    return bodies.flatMap { body in
      body.block.descendants(.call).compactMap { node in
        guard let pair = node.startPair, node.position(in: body.block) == .synchronous, visited.insert(node).inserted
        else { return nil }
        return LastingCall(pair: pair, node: node, body: body)
      }
    }
  }

  /// Whether any code of the type or of its coordinator makes the call that stops, or passes that function on.
  fileprivate func mayStop(_ pair: StopPair) -> Bool {
    (members + (coordinator?.members ?? [])).flatMap(\.bodies).contains { body in
      body.descendants(.call, .reference, .memberAccess).contains {
        $0.kind == .call ? $0.calledName == pair.stopName : $0.isNamed(pair.stopName)
      }
    }
  }
}

extension Representable {
  /// Whether what the call returns goes to somebody who may stop it: another object's property, a function.
  fileprivate func givesAway(_ call: LastingCall) -> Bool {
    keepers(of: call.node, in: call.body).contains { keeper in
      switch keeper {
      case .nobody, .local, .coordinator: false
      case .argument(of: let function): !keepingCalls.contains(function.calledName)
      case .represented, .caller, .other: true
      }
    }
  }
}

/// Functions of the system that keep what they are given and never stop it.
private let keepingCalls: Set = ["add", "print", "append", "insert"]

/// A dismantle method with the stops; nil where there is such a method already, or the edits would be spread over files.
private func teardown(of representable: Representable, _ context: RuleContext) -> Fix? {
  guard let name = representable.family.dismantle, representable.representedType != nil,
    !representable.conformance.isInherited,
    representable.function(.dismantle) == nil, !representable.members.contains(where: { $0.name == name }),
    let owner = representable.function(.make)?.owner,
    context.contains(owner.node)
  else { return nil }
  let placement = context.placement
  let teardown = Teardown(of: representable, placement: placement, path: owner.path)
  let template = RepresentableTemplate(of: representable)
  let stops = teardown.stops(called: template.parameterName)
  guard !stops.isEmpty, let method = template.method(.dismantle, body: stops),
    let edit = placement.insertion(ofMember: method, atEndOf: owner.node)
  else { return nil }
  return Fix("Add '\(name)' with what stops it", teardown.edits + [edit], safety: .unsafe)
}
