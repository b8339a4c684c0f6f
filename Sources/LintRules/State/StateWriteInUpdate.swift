import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let stateWriteInUpdate = Rule(
    id: "state-write-in-update",
    group: "state",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Write SwiftUI state from callbacks, not while SwiftUI updates views.",
    symptom: """
      The console says "Modifying state during view update, this will cause undefined behavior", the view updates \
      again and again, or a value jumps back.
      """,
    rationale: """
      Make, update and sizing run while SwiftUI updates its views. A write to a binding, to `@State` or to a published \
      property at that moment is undefined behaviour: SwiftUI warns "Modifying state during view update" or "Publishing \
      changes from within view updates", updates again, and on some systems loops or stops. Write from a delegate \
      callback of the coordinator; where the value is known only in update, defer the write and make it only if the \
      value differs.
      """,
    exception: """
      Ignore it where the value certainly settles and nothing on the screen depends on the moment at which it is \
      written.
      """,
    source: "https://swiftui-lab.com/state-changes/",
    examples: [
      .flagged(
        """
        struct GrowingEditor: UIViewRepresentable {
          @Binding var height: CGFloat
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            ⟦height = view.contentSize.height⟧
          }
        }
        """,
        fixed: """
          struct GrowingEditor: UIViewRepresentable {
            @Binding var height: CGFloat
            func makeUIView(context: Context) -> UITextView { UITextView() }
            func updateUIView(_ view: UITextView, context: Context) {
              if height != view.contentSize.height {
                DispatchQueue.main.async { height = view.contentSize.height }
              }
            }
          }
          """),
      // Mutating calls, projections and copies of the representable are ways to write; so are helpers.
      .flagged(
        """
        struct Board: UIViewRepresentable {
          @Binding var isDirty: Bool
          @State private var strokes: [Stroke] = []
          @ObservedObject var session: Session
          func makeUIView(context: Context) -> BoardView {
            ⟦strokes.removeAll()⟧
            return BoardView()
          }
          func updateUIView(_ view: BoardView, context: Context) {
            ⟦isDirty.toggle()⟧
            ⟦$isDirty.wrappedValue = false⟧
            ⟦session.lastDraw = view.drawnAt⟧
            context.coordinator.settle()
          }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator {
            var parent: Board
            init(parent: Board) { self.parent = parent }
            func settle() { ⟦parent.isDirty = false⟧ }
          }
        }
        final class Session: ObservableObject {
          @Published var lastDraw: Date?
          var scratch = 0
        }
        """),
      // A property of an @Observable object that update reads back.
      .flagged(
        """
        @Observable final class Playback {
          var position = 0.0
          @ObservationIgnored var ticks = 0
          weak var player: PlayerView?
        }
        struct Scrubber: UIViewRepresentable {
          @Binding var playback: Playback
          func makeUIView(context: Context) -> PlayerView {
            let player = PlayerView()
            playback.player = player
            playback.ticks = 0
            return player
          }
          func updateUIView(_ view: PlayerView, context: Context) {
            ⟦playback.position = view.seconds⟧
            view.mark(playback.position)
          }
        }
        """),
      // A coordinator's own binding; in a class, what runs later would have to say `self`.
      .flagged(
        """
        struct Board: UIViewRepresentable {
          @Binding var isDirty: Bool
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { context.coordinator.settle() }
          func makeCoordinator() -> Coordinator { Coordinator(isDirty: $isDirty) }
          final class Coordinator {
            @Binding var isDirty: Bool
            init(isDirty: Binding<Bool>) { _isDirty = isDirty }
            func settle() { ⟦isDirty = false⟧ }
          }
        }
        """),
      // Values without `!=`, and objects that are new each time, cannot be compared first.
      .flagged(
        """
        struct Pages: UIViewRepresentable {
          @Binding var driver: (any Driving)?
          @Binding var onTurn: () -> Void
          @Binding var ruler: Ruler?
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ view: UIScrollView, context: Context) {
            ⟦driver = Driver(view)⟧
            ⟦onTurn = { print(view.bounds) }⟧
            ⟦ruler = Ruler()⟧
          }
        }
        protocol Driving {}
        struct Driver: Driving { init(_ view: UIScrollView) {} }
        final class Ruler: NSObject {}
        """),
      .flagged(
        """
        struct Pages: UIViewRepresentable {
          @Binding var edge: Edge
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ view: UIScrollView, context: Context) {
            ⟦edge = view.isHidden ? .top : .bottom⟧  // Until something is shown.
          }
          enum Edge { case top, bottom }
        }
        """,
        fixed: """
          struct Pages: UIViewRepresentable {
            @Binding var edge: Edge
            func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
            func updateUIView(_ view: UIScrollView, context: Context) {
              if edge != (view.isHidden ? .top : .bottom) {
                DispatchQueue.main.async { edge = view.isHidden ? .top : .bottom }
              }  // Until something is shown.
            }
            enum Edge { case top, bottom }
          }
          """),
      // Callbacks and closures that run later are the right place.
      .accepted(
        """
        struct Browser: UIViewRepresentable {
          @Binding var title: String
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.onTap = { title = "tapped" }
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) {
            view.evaluateJavaScript("document.title") { result, _ in title = result as? String ?? "" }
            DispatchQueue.main.async { if title != view.title { title = view.title ?? "" } }
            Task { title = await view.loadTitle() }
          }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator: NSObject, WKNavigationDelegate {
            var parent: Browser
            init(parent: Browser) { self.parent = parent }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.title = webView.title ?? "" }
          }
        }
        """),
      // Locals of the same name, members of objects, and what is no SwiftUI state.
      .accepted(
        """
        struct Chart: UIViewRepresentable {
          @Binding var range: ClosedRange<Int>?
          @Binding var selection: Int?
          @State private var renderer = Renderer()
          var offset = 0
          func makeUIView(context: Context) -> ChartView { ChartView() }
          func updateUIView(_ view: ChartView, context: Context) {
            var selection = selection
            selection = 3
            if var range { range = 0...1; view.show(range) }
            view.points.forEach { offset in var offset = offset; offset += 1 }
            renderer.scale = view.scale
            context.coordinator.shown = selection
            context.coordinator.parent = self
          }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator {
            var parent: Chart
            var shown: Int?
            init(parent: Chart) { self.parent = parent }
          }
        }
        final class Renderer { var scale = 1.0 }
        """),
      // As update calls it, the helper keeps it to itself.
      .accepted(
        """
        struct Fader: UIViewRepresentable {
          @Binding var level: CGFloat
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            context.coordinator.fade(view, to: level, tellsOthers: false)
          }
          func makeCoordinator() -> Coordinator { Coordinator(level: $level) }
          final class Coordinator {
            private let level: Binding<CGFloat>
            init(level: Binding<CGFloat>) { self.level = level }
            func fade(_ view: UIView, to value: CGFloat, tellsOthers: Bool) {
              view.alpha = value
              if tellsOthers { level.wrappedValue = value }
            }
          }
        }
        """),
    ],
    check: .representables(checkStateWrites))
}

@Sendable private func checkStateWrites(_ representable: Representable, in context: inout RuleContext) {
  for method in [LifecycleMethod.make, .update, .sizeThatFits] {
    for body in representable.bodiesWithHelpers(of: method) where context.contains(body.block) {
      for write in context.project.stateWrites(in: body, of: representable) where write.position == .synchronous {
        if write.kind == .observable, !context.project.isReadInViews(write, of: representable) { continue }
        context.report(
          "\(write.subject) is written while '\(representable.name(of: method) ?? "")' runs, during SwiftUI's update",
          at: .whole(write.node),
          severity: write.kind == .observable || body.isHelper && write.isInWayOut(of: body.block)
            ? .information : .warning,
          related: body.calls.first.map { [(.whole($0), "called from here")] } ?? [],
          fixes: deferral(of: write, in: body, representable, context).map { [$0] } ?? [])
      }
    }
  }
}

extension StateWrite {
  /// Whether it stands behind the `else` of a `guard`: what a helper does where something is missing, its callers have
  /// often seen to it that it is there.
  fileprivate func isInWayOut(of block: SyntaxNode) -> Bool {
    node.ancestors.prefix { $0 != block }.contains { $0.kind == .codeBlock && $0.parent?.kind == .guardStatement }
  }

  /// What is written, in the words of the source.
  fileprivate var subject: String {
    switch kind {
    case .wrapped: "'\(input.wrapper.map { "@\($0) " } ?? "")\(input.name)'"
    case .published: "'@Published \(member?.name ?? "")' of '\(input.name)'"
    case .observable: "'\(input.name).\(member?.name ?? "")', which views observe,"
    }
  }
}

/// Makes a plain assignment later, and only if the value differs.
private func deferral(
  of write: StateWrite, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  // In a class the closure would have to name `self`, and keep it alive.
  guard write.kind == .wrapped, !body.isInCoordinator, let assignment = Assignment(write.node), !assignment.isCompound,
    write.node.statement == write.node, let path = assignment.target.pathFromSelf, path == [write.input.name],
    context.project.canCompare(write.input, beforeWriting: assignment)
  else { return nil }
  let value = assignment.value.count == 1 ? assignment.valueText : "(\(assignment.valueText))"
  let placement = context.placement
  return Fix(
    "Defer the write, and make it only if the value differs",
    [
      placement.replacement(
        of: write.node, with: "DispatchQueue.main.async { \(write.node.text) }",
        inIf: "\(assignment.target.text) != \(value)")
    ],
    safety: .unsafe)
}

extension ProjectModel {
  /// Whether update or the body of some view reads the property of the object, so that writing it updates them again.
  fileprivate func isReadInViews(_ write: StateWrite, of representable: Representable) -> Bool {
    guard let name = write.member?.name else { return false }
    return representable.bodiesWithHelpers(of: .update).contains { $0.block.reads(member: name) }
      || isRead(inViews: name)
  }
}
