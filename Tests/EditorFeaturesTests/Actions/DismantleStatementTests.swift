import Testing

/// The statements of a new dismantle method, and where the coordinator stores what they stop.
@Suite struct DismantleStatementTests {
  private func meter(_ make: [String], coordinator: String) -> String {
    """
    struct Meter: UIViewRepresentable {⟦⟧
      func makeUIView(context: Context) -> MeterView {
        let view = MeterView()
        \(make.joined(separator: "\n    "))
        return view
      }
      func updateUIView(_ view: MeterView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      \(coordinator)
    }
    """
  }

  /// Expects the make method, the coordinator, and the dismantle method after the action.
  private func expect(
    _ make: [String], _ coordinator: String = "final class Coordinator {}", with others: [String] = [],
    made: [String]? = nil, completed: String? = nil, stops: [String]?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = meter(make, coordinator: coordinator)
    let result = MarkedSource(source).applying("Add dismantleUIView", with: others)
    let expected = stops.map { stops in
      meter(made ?? make, coordinator: completed ?? coordinator).replacing("⟦⟧", with: "").dropLast(1) + """

          static func dismantleUIView(_ view: MeterView, coordinator: Coordinator) {
            \(stops.joined(separator: "\n    "))
          }
        }
        """
    }
    #expect(result == expected.map(String.init), "\(result ?? "not offered")", sourceLocation: sourceLocation)
  }

  private let timer = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
  private let runningTimer =
    "// 'Timer.scheduledTimer' still runs: make the object accessible in the coordinator, and call 'invalidate' here."

  @Test func eachStatementStandsOnce() {
    expect(
      ["if view.isLive { view.session.startRunning() } else { view.session.startRunning() }"],
      stops: ["view.session.stopRunning()"])
    expect(
      [
        "let session = AVCaptureSession()",
        "if view.isLive { session.startRunning() } else { session.startRunning() }",
      ],
      stops: [
        "// 'session.startRunning' still runs: make the object accessible in the coordinator, and call 'stopRunning' here."
      ])
  }

  /// A handler may never run, so nothing is started for certain.
  @Test func handlersAreNotStopped() { expect(["view.onTap = { view.session.startRunning() }"], stops: nil) }

  @Test func objectsOfTheCoordinatorAreStopped() {
    let coordinator = """
      final class Coordinator {
          let session = AVCaptureSession()
          var view: MeterView?
          var player: MeterPlayer?
          var camera: AVCaptureSession?
          var timer: Timer?
        }
      """
    expect(["context.coordinator.session.startRunning()"], coordinator, stops: ["coordinator.session.stopRunning()"])
    expect(
      [
        "let camera = AVCaptureSession()", "context.coordinator.view = view", "context.coordinator.camera = camera",
        "camera.startRunning()",
      ], coordinator, stops: ["coordinator.camera?.stopRunning()"])
    expect(
      ["let timer = \(timer)", "context.coordinator.view = view", "context.coordinator.timer = timer"], coordinator,
      stops: ["coordinator.timer?.invalidate()"])
    // Stopping the player wouldn't stop its session.
    expect(
      ["let player = MeterPlayer()", "context.coordinator.player = player", "player.session.startRunning()"],
      coordinator,
      stops: [
        "// 'player.session.startRunning' still runs: "
          + "make the object accessible in the coordinator, and call 'stopRunning' here."
      ])
  }

  @Test func whatTheCoordinatorStopsItselfIsLeftAlone() {
    let coordinator = """
      final class Coordinator {
          var timer: Timer?
          deinit { timer?.invalidate() }
        }
      """
    expect(["context.coordinator.timer = \(timer)"], coordinator, stops: nil)
  }

  @Test func objectsAreNamedAfterTheirClass() {
    let starts = [
      ("CADisplayLink(target: view, selector: #selector(MeterView.step))", "displayLink", "CADisplayLink"),
      ("view.observe(\\.bounds) { _, _ in }", "observation", "NSKeyValueObservation"),
      (
        "NotificationCenter.default.addObserver(forName: .tick, object: nil, queue: .main) { _ in }", "observer",
        "(any NSObjectProtocol)"
      ),
      ("NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }", "monitor", "Any"),
      ("Task { while true { await Task.yield() } }", "task", "Task<Void, Never>"),
      (timer, "timer", "Timer"),
    ]
    for (call, name, type) in starts {
      let stop =
        switch name {
        case "observer":
          "if let observer = coordinator.observer {\n      NotificationCenter.default.removeObserver(observer)\n    }"
        case "monitor": "if let monitor = coordinator.monitor {\n      NSEvent.removeMonitor(monitor)\n    }"
        case "task": "coordinator.task?.cancel()"
        default: "coordinator.\(name)?.invalidate()"
        }
      expect(
        [call], made: ["context.coordinator.\(name) = \(call)"],
        completed: "final class Coordinator {\n    var \(name): \(type)?\n  }", stops: [stop])
    }
  }

  @Test func namesThatTheCoordinatorHasAreNotUsedAgain() {
    expect(
      ["\(timer)", "\(timer)"], "final class Coordinator {\n    func timer() {}\n  }",
      made: ["context.coordinator.timer2 = \(timer)", "context.coordinator.timer3 = \(timer)"],
      completed: """
        final class Coordinator {
            func timer() {}

            var timer2: Timer?
            var timer3: Timer?
          }
        """, stops: ["coordinator.timer2?.invalidate()", "coordinator.timer3?.invalidate()"])
  }

  @Test func objectsStartedInAMethodOfTheCoordinatorAreStored() {
    func coordinator(_ statement: String, _ property: String = "") -> String {
      """
      final class Coordinator {
          func start(context: Meter.Context) {
            \(statement)
          }\(property)
        }
      """
    }
    expect(
      ["context.coordinator.start(context: context)"], coordinator(timer),
      completed: coordinator("context.coordinator.timer = \(timer)", "\n\n    var timer: Timer?"),
      stops: ["coordinator.timer?.invalidate()"])
  }

  /// A structure is copied, and edits of other files aren't possible.
  @Test func someCoordinatorsStoreNothing() {
    expect([timer], "struct Coordinator {}", stops: [runningTimer])
    expect(
      [timer], "var isLive = false", with: ["extension Meter { final class Coordinator {} }"], stops: [runningTimer])
    expect(
      ["start(context: context)"],
      with: ["extension Meter {\n  func start(context: Context) {\n    \(timer)\n  }\n}"], stops: [runningTimer])
  }

  @Test func theCoordinatorHasTheNameThatTheRepresentableGivesIt() {
    let aliases = [("typealias UIViewType = UIView", "Worker"), ("typealias Coordinator = Worker", "Coordinator")]
    for (alias, type) in aliases {
      expectAction(
        "Add dismantleUIView",
        on: """
          struct Meter: UIViewRepresentable {⟦⟧
            \(alias)
            func makeUIView(context: Context) -> UIView {
              UIDevice.current.beginGeneratingDeviceOrientationNotifications()
              return UIView()
            }
            func updateUIView(_ view: UIView, context: Context) {}
            func makeCoordinator() -> Worker { Worker() }
          }
          final class Worker {}
          """, contains: ", coordinator: \(type)) {\n")
    }
  }
}
