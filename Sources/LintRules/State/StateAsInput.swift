import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let stateAsInput = Rule(
    id: "state-as-input",
    group: "state",
    severity: .warning,
    lowerSeverities: [.information(if: "the property holds an object, which the parent may never replace")],
    since: "iOS 13, macOS 10.15",
    summary: "Declare inputs as `let` or `@Binding`, not as `@State`.",
    symptom: "The view keeps showing its first value, whatever its parent passes later.",
    rationale: """
      State is storage that the view owns. SwiftUI uses the initial value when the view first appears and ignores the \
      values from later initializations, so an `@State` property that the parent sets never changes with the parent.
      """,
    exception: "Suppress it if you want only the first value, or start the property's name with `initial`.",
    source: "https://developer.apple.com/documentation/swiftui/state",
    examples: [
      .flagged(
        """
        struct RichEditor: UIViewRepresentable {
          @State var ⟦text⟧: NSAttributedString
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.attributedText != text { view.attributedText = text }
          }
        }
        """),
      // Set by an initializer, in all notations.
      .flagged(
        """
        struct Chart: UIViewRepresentable {
          @State private var ⟦points⟧: [Double]
          @State private var ⟦unit⟧: String
          @State private var ⟦title⟧: String
          init(points: [Double], unit: String, title: String) {
            _points = State(initialValue: points)
            _unit = .init(wrappedValue: unit)
            self.title = title
          }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = title + points.description }
        }
        """),
      // Changes inside an object reach the view; only a different object is ignored.
      .flagged(
        """
        struct Player: UIViewRepresentable {
          @State var ⟦model⟧: PlayerModel
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = model.title }
        }
        @Observable final class PlayerModel { var title = "" }
        """),
      // Storage that the view owns: private, with an initial value, optional, or set only once on purpose.
      .accepted(
        """
        struct Note: UIViewRepresentable {
          @State var isOpen = false
          @State var lastBounds: CGRect?
          @State private var height: CGFloat = 0
          @State private var page: Int
          @State private var seed: Int
          @State private var initialText: String
          @State private var identifier: String
          @State private var lines: [String]
          @State private var heading: NSString
          @Binding var text: String
          init(
            text: Binding<String>, initialPage: Int, number: Int, initialText: String, identifier: String = "",
            lines: [String], heading: String
          ) {
            _text = text
            self.lines = lines + [""]
            self.heading = NSString(string: heading)
            _page = State(initialValue: initialPage)
            _seed = State(initialValue: number * 2)
            _initialText = State(initialValue: initialText)
            _identifier = State(initialValue: identifier)
          }
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        """),
      // An initializer that takes no value for it.
      .accepted(
        """
        struct Note: UIViewRepresentable {
          @State var size: CGSize
          init() { size = .zero }
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        """),
      // Views that aren't representables aren't part of this rule.
      .accepted(
        """
        struct Page: View {
          @State var text: String
          var body: some View { Text(text) }
        }
        """),
      // Callers needn't pass a value.
      .accepted(
        """
        struct Drawer: UIViewRepresentable {
          @State var isOpen: Bool = false
          @State var selection: Int?
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) { table.isHidden = !isOpen }
        }
        """),
      // An initial value in the wrapper, which the memberwise initializer lets callers omit.
      .accepted(
        """
        struct ZoomPane: UIViewRepresentable {
          @State(initialValue: 4) static var limit: CGFloat
          @State(wrappedValue: 1) var scale: CGFloat
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ view: UIScrollView, context: Context) {
            view.maximumZoomScale = Self.limit
            view.zoomScale = scale
          }
        }
        """),
      // A local holds the state, and another one has the name of a parameter.
      .flagged(
        """
        struct TrendChart: UIViewRepresentable {
          @State private var points: [Double]
          @State private var ⟦unit⟧: String
          init(points: [Double], unit: String) {
            let points = points.sorted()
            let first = State(initialValue: unit)
            self.points = points
            _unit = first
          }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = unit + points.description }
        }
        """),
    ],
    signs: .viewState,
    check: .representables(checkStates))
}

@Sendable private func checkStates(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous else { return }
  let initializers = representable.initializers
  for property in representable.properties {
    guard property.wrapper == "State", property.initialValue == nil, !property.member.isStatic,
      !property.isNamedForFirstValue,
      property.typeNode?.isOptionalType == false, property.isSetFromOutside(by: initializers)
    else { continue }
    let isObject = context.project.valueKind(of: property) != .value
    context.report(
      "'\(property.name)' is '@State', so SwiftUI ignores every value that the parent passes after the first",
      at: property.place,
      severity: isObject ? .information : nil)
  }
}

extension Property {
  /// Whether the code that creates the representable sets the state: through the memberwise initializer, or one that
  /// stores a parameter of the same name unchanged. Callers often omit a parameter with a default value.
  fileprivate func isSetFromOutside(by initializers: [Member]) -> Bool {
    guard !initializers.isEmpty else { return !member.isPrivate && (wrapperNode?.arguments ?? []).isEmpty }
    return initializers.contains { initializer in
      guard let body = initializer.node.body,
        initializer.node.parameters.contains(where: { $0.name == name && $0.value == nil })
      else {
        return false
      }
      return body.descendants(.sequence).contains { node in
        guard let assignment = Assignment(node), assignment.value.count == 1,
          let path = assignment.target.pathFromSelf, path == [name] || path == ["_" + name]
        else { return false }
        let seed = assignment.value[0].constantValue(within: initializer.node).stateSeed
        return seed.constantValue(within: initializer.node).memberPath == [name]
      }
    }
  }
}

extension SyntaxNode {
  /// The argument of `State(initialValue: …)` or `State(wrappedValue: …)`; for other expressions, the expression
  /// itself.
  fileprivate var stateSeed: SyntaxNode {
    guard let argument = arguments.first, let label = argument.label, ["initialValue", "wrappedValue"].contains(label)
    else { return self }
    return argument.value ?? self
  }
}
