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
    summary: "Use the dismantle method to stop whatever the make method starts.",
    symptom: """
      After the view is gone, timers still fire, callbacks still arrive, and the coordinator's memory is never released.
      """,
    rationale: """
      The run loop, the notification center, or the executor keeps a repeating timer, display link, block observer, or \
      endless task alive; the view doesn't. After SwiftUI removes the view, such work continues, and its closures keep \
      everything that they capture alive. SwiftUI calls the static dismantle method once for each object that the make \
      method created.
      """,
    exception: "Suppress it if the work stops by itself or is meant to outlive the view.",
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
      // In a coordinator helper, and in the coordinator's initializer.
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
      // Stopped in the dismantle method, in the coordinator's `deinit`, or by a callback of the coordinator.
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
      // Work that stops with its owner or by itself: one-shot timers, selector observers, tokens, players, and tasks
      // that end.
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
      // Helpers of the type start and stop the work.
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
      // The wrapped view, or the object that receives the token, may stop it itself.
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
      // A bag of the project removes its observers when the coordinator is released.
      .accepted(
        """
        struct Ruler: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView {
            let view = NSView()
            context.coordinator.observe(view)
            return view
          }
          func updateNSView(_ view: NSView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            private let tokens = TokenBag()
            func observe(_ view: NSView) {
              tokens.add(
                NotificationCenter.default.addObserver(forName: .moved, object: view, queue: .main) { _ in print("moved") })
            }
          }
        }
        """),
      // The function that stops the work is passed as an argument.
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
      // A timer that invalidates itself.
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
      // An event monitor, which the coordinator keeps for nothing.
      .flagged(
        """
        struct KeyReader: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView {
            context.coordinator.start()
            return NSView()
          }
          func updateNSView(_ view: NSView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var monitor: Any?
            func start() {
              monitor = ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }⟧
            }
          }
        }
        """,
        fixed: """
          struct KeyReader: NSViewRepresentable {
            func makeNSView(context: Context) -> NSView {
              context.coordinator.start()
              return NSView()
            }
            func updateNSView(_ view: NSView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator {
              var monitor: Any?
              func start() {
                monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }
              }
            }

            static func dismantleNSView(_ view: NSView, coordinator: Coordinator) {
              if let monitor = coordinator.monitor {
                NSEvent.removeMonitor(monitor)
              }
            }
          }
          """),
      // Printing the timer or adding it to a run loop doesn't stop it.
      .flagged(
        """
        struct Countdown: UIViewRepresentable {
          let end: Date
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            let timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in label.text = end.description }⟧
            RunLoop.main.add(timer, forMode: .common)
            print(timer)
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
          static func dismantleUIView(_ label: UILabel, coordinator: ()) {}
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
      // Without its token, an observer can't be stopped; `discarded-observation-token` reports that instead.
      !context.project.discardsObservationToken(call.node, in: call.body.function), !representable.givesAway(call)
    else { continue }
    let name = call.node.callee?.text ?? pair.start
    context.report(
      "'\(name)' starts something that outlives the view; "
        + "neither '\(dismantle)' nor the coordinator calls '\(pair.stopName)'",
      at: .whole(call.node), related: call.body.calls.first.map { [(.whole($0), "called from here")] } ?? [],
      fixes: teardown(of: representable, context).map { [$0] } ?? [])
  }
}

/// A call that starts work, in code that runs when SwiftUI creates or updates the view.
private struct LastingCall {
  var pair: StopPair
  var node: SyntaxNode
  var body: LifecycleBody
}

extension Representable {
  /// The calls that run synchronously in the make method, in the update method, or while the coordinator is created,
  /// each once.
  fileprivate var lastingCalls: [LastingCall] {
    let initializers = (coordinator?.initializers ?? []).compactMap { member in
      member.node.body.map {
        LifecycleBody(method: .makeCoordinator, function: member, block: $0, owner: Place(.coordinator))
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

  /// Whether any code of the type or its coordinator calls the function that stops the work, or passes that function
  /// on.
  fileprivate func mayStop(_ pair: StopPair) -> Bool {
    (members + (coordinator?.members ?? [])).flatMap(\.bodies).contains { body in
      body.descendants(.call, .reference, .memberAccess).contains {
        $0.kind == .call ? $0.calledName == pair.stopName : $0.isNamed(pair.stopName)
      }
    }
  }
}

extension Representable {
  /// Whether the call's result goes to something that may stop it: a property of another object, or a function.
  fileprivate func givesAway(_ call: LastingCall) -> Bool {
    keepers(of: call.node, in: call.body).contains { keeper in
      switch keeper {
      case .nobody, .local, .coordinator: false
      case .argument(of: let function): !function.onlyUsesWhatItIsGiven
      case .represented, .caller, .other: true
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a call can't stop its argument, because it only prints it or adds it to a run loop.
  fileprivate var onlyUsesWhatItIsGiven: Bool { isCall(named: "print") || argument(labeled: "forMode") != nil }
}

/// A dismantle method that stops the work; nil if there is already one, or if the make method is in another file.
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
  guard !stops.isEmpty, let method = template.method(.dismantle, body: stops + teardown.comments),
    let edit = placement.insertion(ofMember: method, atEndOf: owner.node)
  else { return nil }
  return Fix("Add '\(name)'", teardown.edits + [edit], safety: .unsafe)
}
