import Testing

@Suite struct AddDismantleTests {
  @Test func stopsEverythingThatMakeStarts() {
    expectAction(
      "Add dismantleUIView",
      on: """
        struct Meter: UIViewRepresentable {⟦⟧
          func makeUIView(context: Context) -> MeterView {
            let view = MeterView()
            view.session.startRunning()
            view.configuration.userContentController.add(context.coordinator, name: "tick")
            context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            context.coordinator.once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            return view
          }

          func updateUIView(_ meter: MeterView, context: Context) {}

          func makeCoordinator() -> Coordinator { Coordinator() }

          final class Coordinator: NSObject {
            var timer: Timer?
            var once: Timer?
          }
        }
        """,
      gives: """
        struct Meter: UIViewRepresentable {
          func makeUIView(context: Context) -> MeterView {
            let view = MeterView()
            view.session.startRunning()
            view.configuration.userContentController.add(context.coordinator, name: "tick")
            context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            context.coordinator.once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            return view
          }

          func updateUIView(_ meter: MeterView, context: Context) {}

          func makeCoordinator() -> Coordinator { Coordinator() }

          final class Coordinator: NSObject {
            var timer: Timer?
            var once: Timer?
          }

          static func dismantleUIView(_ meter: MeterView, coordinator: Coordinator) {
            meter.session.stopRunning()
            meter.configuration.userContentController.removeScriptMessageHandler(forName: "tick")
            coordinator.timer?.invalidate()
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
          }
        }
        """)
  }

  @Test func storesObjectsThatMustBeStopped() {
    expectAction(
      "Add dismantleUIView",
      on: """
        struct Meter: UIViewRepresentable {⟦⟧
            func makeUIView(context: Context) -> UIView {
                let link = CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))
                link.add(to: .main, forMode: .common)
                let token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { _ in }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                return UIView()
            }

            func updateUIView(_ uiView: UIView, context: Context) {}

            func makeCoordinator() -> Coordinator { Coordinator() }

            final class Coordinator: NSObject {
                @objc func step() {}
            }
        }
        """,
      gives: """
        struct Meter: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let link = CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))
                context.coordinator.link = link
                link.add(to: .main, forMode: .common)
                let token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { _ in }
                context.coordinator.token = token
                context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                return UIView()
            }

            func updateUIView(_ uiView: UIView, context: Context) {}

            func makeCoordinator() -> Coordinator { Coordinator() }

            final class Coordinator: NSObject {
                @objc func step() {}

                var link: CADisplayLink?
                var token: (any NSObjectProtocol)?
                var timer: Timer?
            }

            static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
                coordinator.link?.invalidate()
                if let token = coordinator.token {
                    NotificationCenter.default.removeObserver(token)
                }
                coordinator.timer?.invalidate()
            }
        }
        """)
  }

  @Test func findsStartCallsInHelpers() {
    expectAction(
      "Add dismantleNSViewController",
      on: """
        struct Meter: NSViewControllerRepresentable {⟦⟧
          func makeNSViewController(context: Context) -> MeterController {
            let controller = MeterController()
            context.coordinator.start()
            return controller
          }
          func updateNSViewController(_ controller: MeterController, context: Context) {}
          func makeCoordinator() -> Worker { Worker() }
        }
        final class Worker {
          var timer: Timer!
          private var secret: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            secret = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          }
        }
        """,
      gives: """
        struct Meter: NSViewControllerRepresentable {
          func makeNSViewController(context: Context) -> MeterController {
            let controller = MeterController()
            context.coordinator.start()
            return controller
          }
          func updateNSViewController(_ controller: MeterController, context: Context) {}
          func makeCoordinator() -> Worker { Worker() }

          static func dismantleNSViewController(_ controller: MeterController, coordinator: Worker) {
            coordinator.timer?.invalidate()
            // 'Timer.scheduledTimer' still runs: make the object accessible in the coordinator, and call 'invalidate' here.
          }
        }
        final class Worker {
          var timer: Timer!
          private var secret: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            secret = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          }
        }
        """)
  }

  @Test func needsNoCoordinator() {
    expectAction(
      "Add dismantleUIView",
      on: """
        public struct Box: UIViewRepresentable {
          public func makeUIView(context: Context) -> some UIView {
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            return UIView()
          }⟦⟧
          public func updateUIView(_ uiView: UIViewType, context: Context) {}
        }
        """,
      gives: """
        public struct Box: UIViewRepresentable {
          public func makeUIView(context: Context) -> some UIView {
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            return UIView()
          }
          public func updateUIView(_ uiView: UIViewType, context: Context) {}

          public static func dismantleUIView(_ uiView: UIViewType, coordinator: ()) {
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
          }
        }
        """)
  }

  /// A method without statements would only look as if everything was stopped.
  @Test func isDisabledIfNothingRuns() {
    let box = MarkedSource(
      """
      struct Box⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
      }
      """)
    #expect(box.applying("Add dismantleUIView") == nil)
    #expect(box.disabledReasons["Add dismantleUIView"] == "'Box' starts nothing that is known to need stopping")
  }

  @Test func namesWhatItCannotStop() {
    expectAction(
      "Add dismantleUIView",
      on: """
        struct Box⟦⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let session = AVCaptureSession()
            session.startRunning()
            return UIView()
          }
          func updateUIView(_ uiView: UIView, context: Context) {}
        }
        """,
      gives: """
        struct Box: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let session = AVCaptureSession()
            session.startRunning()
            return UIView()
          }
          func updateUIView(_ uiView: UIView, context: Context) {}

          static func dismantleUIView(_ uiView: UIView, coordinator: ()) {
            // 'session.startRunning' still runs: make the object accessible in the coordinator, and call 'stopRunning' here.
          }
        }
        """)
  }

  @Test func isNotOfferedIfPresentOrUnsupported() {
    expectNoAction(
      "Add dismantleUIView",
      on: """
        struct Box: UIViewRepresentable {⟦⟧
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ uiView: UIView, context: Context) {}
          static func dismantleUIView(_ uiView: UIView, coordinator: ()) {}
        }
        """)
    let gesture = MarkedSource(
      """
      struct Pan: UIGestureRecognizerRepresentable {⟦⟧
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
      }
      """)
    #expect(gesture.actions().map(\.title) == ["Insert Coordinator"])
  }
}
