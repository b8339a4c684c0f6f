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
    lowerSeverities: [
      .information(if: "the write changes an observed object, or is in the `else` branch of a `guard` in a helper")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Write SwiftUI state from callbacks, not while SwiftUI updates views.",
    symptom: """
      The console shows "Modifying state during view update, this will cause undefined behavior", the view updates \
      endlessly, or a value reverts.
      """,
    rationale: """
      The make, update, and sizing methods run while SwiftUI is updating views. Writing to a binding, to `@State`, or \
      to a published property at that moment is undefined behavior: SwiftUI logs "Modifying state during view update" \
      or "Publishing changes from within view updates", updates again, and on some systems loops or crashes. Write \
      from a delegate callback in the coordinator. If the value is known only in the update method, defer the write, \
      and write only if the value differs.
      """,
    exception: """
      Suppress it if the value always settles and nothing on screen depends on when it's written.
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
      // Writes through mutating calls, projected values, copies of the representable, and helpers.
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
      // A property of an `@Observable` object that the update method also reads.
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
      // The coordinator's own binding; in a class, a deferred closure would have to mention `self`.
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
      // Values without `!=` and objects that are new each time can't be compared first.
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
      // Callbacks and closures that run later are the right place for writes.
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
      // Locals with the same name, members of objects, and properties that aren't SwiftUI state.
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
      // With the argument that the update method passes, the helper doesn't write.
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
      // Methods of the project's own types write as well: of a model, of a value, and of a superclass.
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          @ObservedObject var model: MeterModel
          @EnvironmentObject var session: Session
          @Binding var log: Log
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            ⟦model.advance()⟧
            ⟦model.level = 3⟧
            ⟦session.touch()⟧
            ⟦log.add("update")⟧
          }
        }
        class BaseModel: ObservableObject { @Published var level = 0 }
        final class MeterModel: BaseModel {
          func advance() { level += 1 }
        }
        final class Session: ObservableObject {
          @Published var lastUse: Date?
          func touch() { note() }
          private func note() { lastUse = Date() }
        }
        struct Log {
          var entries: [String] = []
          mutating func add(_ entry: String) { entries.append(entry) }
        }
        """),
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @ObservedObject var model: MeterModel
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            model.prepare()
            model.reload()
            var levels = model.levels
            levels.append(1)
          }
        }
        final class MeterModel: ObservableObject {
          @Published var levels: [Int] = []
          private var isPrepared = false
          func prepare() { isPrepared = true }
          func reload() {
            Task { @MainActor in levels = [] }
          }
        }
        """),
    ] + observedStateWriteExamples + closureStateWriteExamples + objectStateWriteExamples + heldObjectWriteExamples
      + getterStateWriteExamples,
    check: .representables(checkStateWrites))
}

@Sendable private func checkStateWrites(_ representable: Representable, in context: inout RuleContext) {
  for method in [LifecycleMethod.make, .update, .sizeThatFits] {
    context.inEach(context.project.bodies(reachedFrom: method, of: representable)) { body, context in
      let writes = context.project.stateWrites(in: body, of: representable).filter { $0.timing == .now }
      // One call is reported once, with the write that is certain.
      for write in writes.filter({ !$0.mayBeAvoided(in: body) }) + writes.filter({ $0.mayBeAvoided(in: body) }) {
        if write.kind == .observable, let name = write.member?.name,
          !context.project.isReadInViews(name, of: representable)
        {
          continue
        }
        let consequence =
          write.kind == .observable ? "so views that read it update again" : "which is undefined behavior"
        context.report(
          "'\(representable.name(of: method) ?? "")' writes \(write.subject) during a view update, \(consequence)",
          at: write.node, in: body,
          severity: write.kind == .observable || write.mayBeAvoided(in: body) ? .information : .warning,
          fixes: deferral(of: write, in: body, representable, context).map { [$0] } ?? [])
      }
    }
  }
}

extension LifecycleBody {
  /// Whether code of another type reaches a node only under some condition, which its caller may rule out.
  fileprivate func isConditional(_ node: SyntaxNode) -> Bool {
    guard isForeign else { return false }
    if !node.dominatingConditions(in: block).isEmpty { return true }
    guard let caller, let call else { return false }
    return caller.isConditional(call)
  }
}

extension LifecycleBody {
  /// Whether the code that calls a helper does more than that, so that it may decide whether the helper runs.
  fileprivate var mayBeRuledOutByCaller: Bool {
    guard let caller, let call else { return false }
    return caller.block.items != [call] || caller.mayBeRuledOutByCaller
  }
}

extension StateWrite {
  /// Whether the code that leads to the write may rule it out.
  fileprivate func mayBeAvoided(in body: LifecycleBody) -> Bool {
    body.isForeign ? body.isConditional(node) : isInWayOut(of: body)
  }

  /// Whether the write is in the `else` branch of a `guard` of a helper. A helper writes there if something is missing, which its
  /// callers often rule out.
  fileprivate func isInWayOut(of body: LifecycleBody) -> Bool {
    body.mayBeRuledOutByCaller
      && node.ancestors.prefix { $0 != body.block }.contains {
        $0.kind == .codeBlock && $0.parent?.kind == .guardStatement
      }
  }

  /// The written property, as the message names it.
  fileprivate var subject: String {
    switch kind {
    case .wrapped: "'\(input.wrapper.map { "@\($0) " } ?? "")\(input.name)'"
    case .published: "'@Published \(member?.name ?? "")' of '\(object)'"
    case .observable: "'\(object).\(member?.name ?? "")'"
    }
  }

  /// The path of the object that is written, from the representable.
  private var object: String { ([input] + holders).map(\.name).joined(separator: ".") }
}

/// Defers a plain assignment, and runs it only if the value differs; nil for other writes.
private func deferral(
  of write: StateWrite, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  // In a class, the closure would have to mention `self` and would keep it alive.
  guard !body.isInCoordinator, let assignment = Assignment(write.node), !assignment.isCompound,
    write.node.statement == write.node, assignment.target.pathFromSelf == [write.input.name],
    context.project.canCompare(write.input, beforeWriting: assignment)
  else { return nil }
  let value = assignment.value.count == 1 ? assignment.valueText : "(\(assignment.valueText))"
  let placement = context.placement
  return Fix(
    "Defer the write, and write only if the value differs",
    [
      placement.replacement(
        of: write.node, with: "DispatchQueue.main.async { \(write.node.text) }",
        inIf: "\(assignment.target.text) != \(value)")
    ],
    safety: .unsafe)
}

extension ProjectModel {
  /// Whether the update method or the body of a view reads a property of an object, so that writing it causes another
  /// update.
  fileprivate func isReadInViews(_ name: String, of representable: Representable) -> Bool {
    representable.bodiesWithHelpers(of: .update).contains { $0.block.reads(member: name) } || isRead(inViews: name)
  }
}
