import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let callbackInUpdate = Rule(
    id: "callback-in-update",
    group: "state",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Call closures that write SwiftUI state from callbacks, not while SwiftUI updates views.",
    symptom: """
      The console shows "Modifying state during view update, this will cause undefined behavior", the view updates \
      endlessly, or a value reverts.
      """,
    rationale: """
      The make, update, and sizing methods run while SwiftUI is updating views. A closure that they call runs at that \
      moment too. If the view that passed it writes its state or a published property there, SwiftUI logs "Modifying \
      state during view update", updates again, and on some systems loops or crashes. Call the closure from a delegate \
      callback in the coordinator, or on the next iteration of the run loop.
      """,
    exception: "Suppress it if the closure that writes state is never called in this method.",
    source: "https://swiftui-lab.com/state-changes/",
    examples: [
      .flagged(
        """
        struct Player: UIViewRepresentable {
          var onReady: (Double) -> Void
          func makeUIView(context: Context) -> DialView {
            let dial = DialView()
            ⟦onReady(dial.angle)⟧
            return dial
          }
          func updateUIView(_ dial: DialView, context: Context) {}
        }
        struct PlayerPage: View {
          @State private var length = 0.0
          var body: some View {
            Player { length = $0 }
            Text("Length: \\(length)")
          }
        }
        """),
      // The coordinator calls it through its copy, and another view writes a binding.
      .flagged(
        """
        struct Player: UIViewRepresentable {
          var title: String
          var onMove: ((Double) -> Void)?
          func makeUIView(context: Context) -> DialView { DialView() }
          func updateUIView(_ dial: DialView, context: Context) {
            context.coordinator.parent = self
            context.coordinator.report(dial)
          }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator {
            var parent: Player
            private var last = 0.0
            init(parent: Player) { self.parent = parent }
            func report(_ dial: DialView) {
              guard dial.angle != last else { return }
              last = dial.angle
              ⟦parent.onMove?(dial.angle)⟧
            }
          }
        }
        struct PlayerPage: View {
          @Binding var angle: Double
          var body: some View {
            Player(title: "Angle", onMove: { newAngle in
              if newAngle != angle { self.angle = newAngle }
            })
          }
        }
        """),
      // The object or the coordinator stores the closure, and calls it in a method that the update method calls.
      .flagged(
        """
        struct HoverTracker: NSViewRepresentable {
          var areas: [CGRect]
          var onHover: (Int?) -> Void
          func makeNSView(context: Context) -> HoverView { HoverView() }
          func updateNSView(_ view: HoverView, context: Context) {
            let isChanged = view.areas != areas
            view.areas = areas
            view.onHover = onHover
            if isChanged { ⟦view.findArea()⟧ }
          }
        }
        final class HoverView: NSView {
          var areas: [CGRect] = []
          var onHover: ((Int?) -> Void)?
          override func mouseExited(with event: NSEvent) { onHover?(nil) }
          func findArea() { onHover?(areas.firstIndex { $0.contains(.zero) }) }
        }
        struct MapPage: View {
          @State private var hovered: Int?
          var body: some View { HoverTracker(areas: [], onHover: show) }
          private func show(_ area: Int?) {
            guard area != hovered else { return }
            hovered = area
          }
        }
        """),
      // The object calls the closure that it stores only when the user acts.
      .accepted(
        """
        struct HoverTracker: NSViewRepresentable {
          var areas: [CGRect]
          var onHover: (Int?) -> Void
          func makeNSView(context: Context) -> HoverView { HoverView() }
          func updateNSView(_ view: HoverView, context: Context) {
            view.areas = areas
            view.onHover = onHover
            view.update()
          }
        }
        final class HoverView: NSView {
          var areas: [CGRect] = []
          var onHover: ((Int?) -> Void)?
          override func mouseExited(with event: NSEvent) { onHover?(nil) }
          func update() { DispatchQueue.main.async { [weak self] in self?.onHover?(nil) } }
        }
        struct MapPage: View {
          @State private var hovered: Int?
          var body: some View { HoverTracker(areas: [], onHover: show) }
          private func show(_ area: Int?) { hovered = area }
        }
        """),
      // Later calls, and closures that write later, write something else, or configure the object.
      .accepted(
        """
        struct Player: UIViewRepresentable {
          var onReady: (Double) -> Void
          var onMove: (Double) -> Void
          var onLoad: (Double) -> Void
          var configure: (DialView) -> Void
          func makeUIView(context: Context) -> DialView {
            let dial = DialView()
            DispatchQueue.main.async { onReady(dial.angle) }
            onMove(dial.angle)
            onLoad(dial.angle)
            configure(dial)
            return dial
          }
          func updateUIView(_ dial: DialView, context: Context) {}
        }
        struct PlayerPage: View {
          let recorder: Recorder
          @State private var angle = 0.0
          var body: some View {
            Player(
              onReady: { angle = $0 }, onMove: { value in Task { angle = value } }, onLoad: { recorder.angle = $0 },
              configure: { $0.angle = angle })
          }
        }
        final class Recorder { var angle = 0.0 }
        """),
      // A delegate method calls it, and nothing is known about a closure that is passed on.
      .accepted(
        """
        struct Player: UIViewRepresentable {
          var onEnd: () -> Void
          var onReady: () -> Void
          func makeUIView(context: Context) -> UITextField {
            onReady()
            return UITextField()
          }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator: NSObject, UITextFieldDelegate {
            let parent: Player
            init(parent: Player) { self.parent = parent }
            func textFieldDidEndEditing(_ textField: UITextField) { parent.onEnd() }
          }
        }
        struct PlayerPage: View {
          var onReady: () -> Void
          @State private var isDone = false
          var body: some View { Player(onEnd: { isDone = true }, onReady: onReady) }
        }
        """),
      // AppKit, a local with the name of the state, and a preview.
      .accepted(
        """
        struct Player: NSViewRepresentable {
          var onReady: (Double) -> Void
          func makeNSView(context: Context) -> NSView {
            onReady(1)
            return NSView()
          }
          func updateNSView(_ view: NSView, context: Context) {}
        }
        struct PlayerPage: View {
          @State private var angle = 0.0
          var body: some View {
            Player { value in
              var angle = self.angle
              angle = value
              print(angle)
            }
          }
        }
        #Preview {
          @Previewable @State var angle = 0.0
          Player { angle = $0 }
        }
        """),
    ] + givenCallbackExamples + searchedCallbackExamples,
    check: .representables(checkInputCallbacks))
}

@Sendable private func checkInputCallbacks(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous else { return }
  for method in [LifecycleMethod.make, .update, .sizeThatFits] {
    for found in context.project.inputCallbacks(of: representable, in: method) {
      let view = lastComponent(of: found.state.member.owner.name)
      context.report(
        "'\(representable.name(of: method) ?? "")' calls '\(found.input.name)' during a view update, and '\(view)' "
          + "writes '\(found.state.name)' in it",
        at: found.call, in: found.body)
    }
  }
}
