import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let deferredStateWriteInUpdate = Rule(
    id: "deferred-state-write-in-update",
    group: "state",
    severity: .warning,
    lowerSeverities: [.information(if: "the same constant is written each time, so the updates end")],
    since: "iOS 13, macOS 10.15",
    summary: "Compare before you defer a write to SwiftUI state in the update method.",
    symptom: "The update method runs repeatedly, CPU usage stays high while the app is idle, or the view flickers.",
    rationale: """
      Deferring a write with `DispatchQueue.main.async` or `Task` silences "Modifying state during view update", but \
      the write triggers another update, which defers another write. If the value settles, each change costs two \
      updates; if it doesn't, the loop never ends. Write the value only if it differs, or write it from a callback \
      that reports the change.
      """,
    exception: "Suppress it if the value can't change after the first write.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: deferredWriteExamples + comparedWriteExamples,
    check: .representables(checkDeferredWrites))
}

@Sendable private func checkDeferredWrites(_ representable: Representable, in context: inout RuleContext) {
  for method in [LifecycleMethod.update, .sizeThatFits] {
    context.inEach(context.project.bodies(reachedFrom: method, of: representable)) { body, context in
      let writes = context.project.deferredWrites(in: body, of: representable).filter {
        !representable.isGuarded($0.node, in: body)
      }
      if writes.isEmpty { return }
      let compared = context.project.comparedSteps(reachedFrom: method, of: representable)
      for write in writes where !write.steps(in: body).contains(where: { compared.contains($0.node) }) {
        // Writing the same value again has no effect, except on objects, which publish every write.
        let settles = write.kind == .wrapped && Assignment(write.node).map { $0.isConstant(in: body) } ?? false
        context.report(
          "\(subject(of: write)) is written after every '\(representable.name(of: method) ?? "")', "
            + "which can cause an endless loop of updates",
          at: write.node, in: body, severity: settles ? .information : .warning,
          fixes: comparison(before: write, context).map { [$0] } ?? [])
      }
    }
  }
}

extension ProjectModel {
  fileprivate func deferredWrites(in body: LifecycleBody, of representable: Representable) -> [StateWrite] {
    stateWrites(in: body, of: representable).filter { $0.timing == .later && $0.kind != .observable }
  }

  /// The calls and writes that don't repeat. All that such a call writes is written once.
  fileprivate func comparedSteps(
    reachedFrom method: LifecycleMethod, of representable: Representable
  ) -> Set<SyntaxNode> {
    let steps = bodies(reachedFrom: method, of: representable).flatMap { body in
      deferredWrites(in: body, of: representable).compactMap { $0.comparedStep(in: body) }
    }
    return Set(steps)
  }
}

private func subject(of write: StateWrite) -> String {
  write.member.map { "'@Published \($0.name)' of '\(write.input.name)'" }
    ?? "'@\(write.input.wrapper ?? "") \(write.input.name)'"
}

extension Assignment {
  /// Whether it writes the same value each time: a literal, the wrapped object, or that object's window.
  fileprivate func isConstant(in body: LifecycleBody) -> Bool {
    let literals: Set<SyntaxKind> = [.booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .stringLiteral]
    guard !isCompound, value.count == 1 else { return false }
    let local =
      value[0].kind == .reference
      ? value[0].localDeclaration(of: value[0].name, within: body.function.node)?.value : nil
    if let variable = body.variable, (local ?? value[0]).memberPath == [variable, "window"] { return true }
    guard value[0].children.first == nil else { return false }
    // `.zero` is as constant as `0`.
    return body.isRepresented(value[0]) || literals.contains(value[0].kind) || value[0].kind == .memberAccess
  }
}

private func comparison(before write: StateWrite, _ context: RuleContext) -> Fix? {
  guard let assignment = Assignment(write.node), !assignment.isCompound, write.node.statement == write.node,
    assignment.target.pathFromSelf == [write.input.name],
    context.project.canCompare(write.input, beforeWriting: assignment)
  else { return nil }
  let value = assignment.value.count == 1 ? assignment.valueText : "(\(assignment.valueText))"
  return Fix(
    "Compare with '\(write.input.name)' first",
    context.placement.wrapping(write.node, inIf: "\(assignment.target.text) != \(value)"),
    safety: .unsafe)
}

// MARK: - Examples

private let deferredWriteExamples: [RuleExample] = [
  .flagged(
    """
    struct GrowingEditor: UIViewRepresentable {
      @Binding var height: CGFloat
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        DispatchQueue.main.async {
          ⟦self.height = view.contentSize.height⟧
          view.setNeedsLayout()
        }
      }
    }
    """,
    fixed: """
      struct GrowingEditor: UIViewRepresentable {
        @Binding var height: CGFloat
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          DispatchQueue.main.async {
            if self.height != view.contentSize.height { self.height = view.contentSize.height }
            view.setNeedsLayout()
          }
        }
      }
      """),
  // Tasks, objects, the sizing method, helpers, and a condition that compares nothing.
  .flagged(
    """
    struct Board: UIViewRepresentable {
      @Binding var strokes: Int
      @Binding var isReady: Bool
      @ObservedObject var session: Session
      var isActive: Bool
      func makeUIView(context: Context) -> BoardView { BoardView() }
      func updateUIView(_ view: BoardView, context: Context) {
        if isActive {
          Task { @MainActor in ⟦session.lastDraw = view.drawnAt⟧ }
        }
        count(view)
      }
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: BoardView, context: Context) -> CGSize? {
        DispatchQueue.main.async { ⟦isReady.toggle()⟧ }
        return nil
      }
      private func count(_ board: BoardView) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ⟦strokes += board.newStrokes⟧ }
      }
    }
    final class Session: ObservableObject { @Published var lastDraw: Date? }
    """),
  // Two results of one question: the comparison of one doesn't take back the other.
  .flagged(
    """
    struct Preview: UIViewRepresentable {
      var url: URL
      @Binding var isAvailable: Bool
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        Task {
          if let image = await picture(at: url) {
            ⟦isAvailable = true⟧
            view.image = image
          } else {
            ⟦isAvailable = false⟧
          }
        }
      }
      private func picture(at url: URL) async -> UIImage? { nil }
    }
    """,
    fixed: """
      struct Preview: UIViewRepresentable {
        var url: URL
        @Binding var isAvailable: Bool
        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ view: UIImageView, context: Context) {
          Task {
            if let image = await picture(at: url) {
              if isAvailable != true { isAvailable = true }
              view.image = image
            } else {
              if isAvailable != false { isAvailable = false }
            }
          }
        }
        private func picture(at url: URL) async -> UIImage? { nil }
      }
      """),
  // Compared outside, inside, by a guard, with a local, or with a value that the coordinator stores.
  .accepted(
    """
    struct GrowingEditor: UIViewRepresentable {
      @Binding var height: CGFloat
      @Binding var width: CGFloat
      @Binding var lines: Int
      @State private var bounds = CGRect.zero
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let newHeight = view.contentSize.height
        if height != newHeight { DispatchQueue.main.async { height = newHeight } }
        DispatchQueue.main.async {
          guard width != view.bounds.width else { return }
          width = view.bounds.width
        }
        if view.bounds != bounds { Task { @MainActor in bounds = view.bounds } }
        context.coordinator.count(view)
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        var parent: GrowingEditor
        private var pending: Int?
        init(parent: GrowingEditor) { self.parent = parent }
        func count(_ view: UITextView) {
          let lines = view.text.count
          guard pending != lines else { return }
          pending = lines
          DispatchQueue.main.async { [weak self] in self?.parent.lines = lines }
        }
      }
    }
    """),
  // A command that is reset in the branch that carries it out.
  .accepted(
    """
    struct Zoomable: UIViewRepresentable {
      enum Action { case idle, reset(CGPoint) }
      @Binding var tap: CGPoint
      @Binding var action: Action
      @Binding var isScrolling: Bool
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if view.zoomScale > view.minimumZoomScale {
          view.setZoomScale(1, animated: true)
        } else if tap != .zero {
          view.zoom(to: CGRect(origin: tap, size: .zero), animated: true)
          DispatchQueue.main.async { tap = .zero }
        }
        switch action {
        case .idle: break
        case .reset(let point):
          view.contentOffset = point
          DispatchQueue.main.async { self.action = .idle }
        }
        if isScrolling {
          DispatchQueue.main.async { isScrolling = false }
        }
      }
    }
    """),
  // Completions, callbacks, the make method, and properties that aren't SwiftUI state.
  .accepted(
    """
    struct Browser: UIViewRepresentable {
      @Binding var title: String
      @Binding var isReady: Bool
      func makeUIView(context: Context) -> WKWebView {
        DispatchQueue.main.async { isReady = true }
        return WKWebView()
      }
      func updateUIView(_ view: WKWebView, context: Context) {
        view.evaluateJavaScript("document.title") { result, _ in title = result as? String ?? "" }
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { _ in isReady = true })
        DispatchQueue.main.async {
          view.isHidden = false
          context.coordinator.attach(view.window)
          let title = view.title
          view.accessibilityLabel = title
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { func attach(_ window: UIWindow?) {} }
    }
    """),
  // A method that writes a property, where a condition compares the property.
  .accepted(
    """
    import SwiftUI

    enum ScannerKind { case camera, keyboard }

    @MainActor final class ScannerModel: ObservableObject {
      @Published private(set) var kind: ScannerKind?
      func activate(_ kind: ScannerKind) async { self.kind = kind }
    }

    struct Scanner: UIViewRepresentable {
      @ObservedObject var model: ScannerModel
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if model.kind != .camera {
          Task { await model.activate(.camera) }
        }
      }
    }
    """),
  // A value that differs each time, and values that settle.
  .flagged(
    """
    struct MeterText: UIViewRepresentable {
      @Binding var height: CGFloat
      @Binding var window: UIWindow?
      @Binding var host: UIWindow?
      @Binding var textView: UITextView?
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let current = view.window
        DispatchQueue.main.async {
          ⟦height = 2 * view.contentSize.height⟧
          ⟦window = view.window⟧
          ⟦host = current⟧
          ⟦textView = view⟧
          ⟦offset = .zero⟧
        }
      }
    }
    """,
    fixed: """
      struct MeterText: UIViewRepresentable {
        @Binding var height: CGFloat
        @Binding var window: UIWindow?
        @Binding var host: UIWindow?
        @Binding var textView: UITextView?
        @Binding var offset: CGPoint
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          let current = view.window
          DispatchQueue.main.async {
            if height != (2 * view.contentSize.height) { height = 2 * view.contentSize.height }
            if window != view.window { window = view.window }
            if host != current { host = current }
            if textView != view { textView = view }
            if offset != .zero { offset = .zero }
          }
        }
      }
      """),
  // Writes for which there is no comparison.
  .flagged(
    """
    struct MeterText: UIViewRepresentable {
      @Binding var insets: UIEdgeInsets
      @Binding var stats: LayoutStats
      @State private var updates = 0
      @ObservedObject var model: MeterModel
      let log: MeterLog
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        DispatchQueue.main.async {
          ⟦insets.top = view.contentSize.height⟧
          ⟦stats = LayoutStats(lines: view.text.count)⟧
          ⟦updates += 1⟧
          ⟦model.isReady = true⟧
          log.updates += 1
        }
      }
    }
    struct LayoutStats { var lines: Int }
    final class MeterModel: ObservableObject { @Published var isReady = false }
    @Observable final class MeterLog { var updates = 0 }
    """),
  // A statement that returns the assignment has no fix.
  .flagged(
    """
    struct GrowingEditor: UIViewRepresentable {
      @Binding var height: CGFloat
      let isCollapsed: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        DispatchQueue.main.async {
          if isCollapsed { return ⟦height = view.bounds.height⟧ }
          view.setNeedsLayout()
        }
      }
    }
    """),
]
