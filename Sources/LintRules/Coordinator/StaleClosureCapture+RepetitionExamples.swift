import LintEngine

/// The examples of `stale-closure-capture` about closures that the update method can't assign too.
let repeatedClosureExamples: [RuleExample] = [
  // Closures that the update method can't assign in the same way: they use locals, are set in some builds or by helpers,
  // belong to other objects, or mean something else there.
  .flagged(
    """
    struct Knob: UIViewRepresentable {
      let onTurn: (String) -> Void
      func makeUIView(context: Context) -> KnobView {
        let knob = KnobView()
        let unit = "%"
        knob.onTurn = { value in ⟦onTurn⟧(value + unit) }
        knob.onPress = { [unit] value in ⟦onTurn⟧(value + unit) }
        if #available(iOS 17, *) {
          knob.onHover = { value in ⟦onTurn⟧(value) }
        }
        let inner = KnobView()
        inner.onTurn = { value in ⟦onTurn⟧(value) }
        knob.addSubview(inner)
        addPull(to: knob)
        return knob
      }
      private func addPull(to knob: KnobView) {
        knob.onPull = { value in ⟦onTurn⟧(value) }
      }
      func updateUIView(_ knob: KnobView, context: Context) {
        knob.isHidden = !context.environment.isEnabled
      }
    }
    struct Wheel: UIViewRepresentable {
      let view: String
      var onTurn: ((String) -> Void)?
      func makeUIView(context: Context) -> UIView {
        let knob = KnobView()
        knob.onTurn = { value in print(value, ⟦view⟧) }
        return knob
      }
      func updateUIView(_ knob: UIView, context: Context) {
        knob.isHidden = !context.environment.isEnabled
      }
    }
    struct Crank: UIViewRepresentable {
      let title: String
      var onTurn: ((String) -> Void)?
      func makeUIView(context: Context) -> KnobView {
        let knob = KnobView()
        let log = { (value: String) in print(value) }
        knob.onTurn = ⟦onTurn⟧ ?? log
        knob.onPress = { value in print(value, ⟦title⟧) }
        return knob
      }
      func updateUIView(_ title: KnobView, context: Context) {
        title.isHidden = !context.environment.isEnabled
      }
    }
    final class KnobView: UIView {
      var onTurn: (String) -> Void = { _ in }
      var onPress: (String) -> Void = { _ in }
      var onHover: (String) -> Void = { _ in }
      var onPull: (String) -> Void = { _ in }
    }
    """),
  // A camera is shown once, with the buttons of that moment.
  .accepted(
    """
    struct Camera: UIViewControllerRepresentable {
      let name: String
      let onShot: (String) -> Void
      func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        let button = UIButton()
        button.addAction(UIAction { _ in onShot(name) }, for: .touchUpInside)
        picker.cameraOverlayView = button
        return picker
      }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }
    """),
  // Each platform has its own update method.
  .flagged(
    """
    struct VolumeDial: UIViewRepresentable {
      let onTurn: () -> Void
      let isLarge: Bool
      func makeUIView(context: Context) -> TurnView {
        let view = TurnView()
        view.onTurn = { ⟦onTurn⟧() }
        return view
      }
      #if targetEnvironment(macCatalyst)
        func updateUIView(_ view: TurnView, context: Context) { view.tag = isLarge ? 3 : 2 }
      #else
        func updateUIView(_ view: TurnView, context: Context) { view.tag = isLarge ? 2 : 1 }
      #endif
    }
    final class TurnView: UIView { var onTurn: () -> Void = {} }
    """),
  // Closures under other names: a method and a local function.
  .flagged(
    """
    struct TagCloud: UIViewRepresentable {
      var onSelect: (String) -> Void
      func makeUIView(context: Context) -> CloudView {
        let cloud = CloudView()
        cloud.onTap = ⟦choose⟧
        return cloud
      }
      func updateUIView(_ cloud: CloudView, context: Context) {}
      private func choose(_ tag: String) { onSelect(tag) }
    }
    final class CloudView: UIView {
      var onTap: ((String) -> Void)?
      func tap(_ tag: String) { onTap?(tag) }
    }
    """,
    fixed: """
      struct TagCloud: UIViewRepresentable {
        var onSelect: (String) -> Void
        func makeUIView(context: Context) -> CloudView {
          let cloud = CloudView()
          cloud.onTap = choose
          return cloud
        }
        func updateUIView(_ cloud: CloudView, context: Context) {
          cloud.onTap = choose
        }
        private func choose(_ tag: String) { onSelect(tag) }
      }
      final class CloudView: UIView {
        var onTap: ((String) -> Void)?
        func tap(_ tag: String) { onTap?(tag) }
      }
      """),
  .flagged(
    """
    struct TopicCloud: UIViewRepresentable {
      var onSelect: (String) -> Void
      func makeUIView(context: Context) -> CloudView {
        func choose(_ topic: String) { ⟦onSelect⟧(topic) }
        let cloud = CloudView()
        cloud.onTap = choose
        return cloud
      }
      func updateUIView(_ cloud: CloudView, context: Context) {}
    }
    final class CloudView: UIView {
      var onTap: ((String) -> Void)?
      func tap(_ tag: String) { onTap?(tag) }
    }
    """),
  // A method that uses no input, a static one, and one that the update method passes too.
  .accepted(
    """
    struct TagCloud: UIViewRepresentable {
      var onSelect: (String) -> Void
      func makeUIView(context: Context) -> CloudView {
        let cloud = CloudView()
        cloud.onTap = choose
        cloud.onHold = log
        cloud.onLeave = Self.leave
        return cloud
      }
      func updateUIView(_ cloud: CloudView, context: Context) { cloud.onTap = choose }
      private func choose(_ tag: String) { onSelect(tag) }
      private func log(_ tag: String) { print(tag) }
      private static func leave(_ tag: String) {}
    }
    final class CloudView: UIView {
      var onTap: ((String) -> Void)?
      var onHold: ((String) -> Void)?
      var onLeave: ((String) -> Void)?
      func tap(_ tag: String) {
        onTap?(tag)
        onHold?(tag)
        onLeave?(tag)
      }
    }
    """),
  // An extension of a protocol runs the code again that gives the view its closure.
  .accepted(
    """
    protocol Installing {
      func install(in cloud: TagCloud)
    }
    extension Installing {
      func reinstall(in cloud: TagCloud) { install(in: cloud) }
    }
    struct TagPicker: UIViewRepresentable, Installing {
      var onSelect: (String) -> Void
      func makeUIView(context: Context) -> TagCloud {
        let cloud = TagCloud()
        cloud.onTap = { onSelect($0) }
        return cloud
      }
      func updateUIView(_ cloud: TagCloud, context: Context) { reinstall(in: cloud) }
      func install(in cloud: TagCloud) { cloud.onTap = { onSelect($0) } }
    }
    final class TagCloud: UIView {
      var onTap: ((String) -> Void)?
      func tapped(_ tag: String) { onTap?(tag) }
    }
    """),
  // A task that ends reads the values with which it starts.
  .accepted(
    """
    struct SlideLabel: UIViewRepresentable {
      var titles: [String]
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        Task {
          var index = 0
          while index < titles.count {
            label.text = titles[index]
            index += 1
            await Task.yield()
          }
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.numberOfLines = titles.count }
    }
    """),
  // The capture list of the closure reads the input.
  .flagged(
    """
    struct TagPicker: UIViewRepresentable {
      var onSelect: (String) -> Void
      func makeUIView(context: Context) -> TagCloud {
        let cloud = TagCloud()
        cloud.onTap = { [⟦onSelect⟧] tag in onSelect(tag) }
        return cloud
      }
      func updateUIView(_ cloud: TagCloud, context: Context) {}
    }
    final class TagCloud: UIView {
      var onTap: ((String) -> Void)?
      func tapped(_ tag: String) { onTap?(tag) }
    }
    """,
    fixed: """
      struct TagPicker: UIViewRepresentable {
        var onSelect: (String) -> Void
        func makeUIView(context: Context) -> TagCloud {
          let cloud = TagCloud()
          cloud.onTap = { [onSelect] tag in onSelect(tag) }
          return cloud
        }
        func updateUIView(_ cloud: TagCloud, context: Context) {
          cloud.onTap = { [onSelect] tag in onSelect(tag) }
        }
      }
      final class TagCloud: UIView {
        var onTap: ((String) -> Void)?
        func tapped(_ tag: String) { onTap?(tag) }
      }
      """),
  // The coordinator's method calls itself before it keeps the closure.
  .flagged(
    """
    struct Clock: UIViewRepresentable {
      let onTick: () -> Void
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.start(every: 0, ⟦onTick⟧)
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { coordinator.stop() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        private var timer: Timer?
        func start(every seconds: Double, _ action: @escaping () -> Void) {
          if seconds < 1 { return start(every: 1, action) }
          timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in action() }
        }
        func stop() { timer?.invalidate() }
      }
    }
    """),
]
