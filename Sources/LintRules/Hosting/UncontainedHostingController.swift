import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let uncontainedHostingController = Rule(
    id: "uncontained-hosting-controller",
    group: "hosting",
    severity: .warning,
    lowerSeverities: [
      .information(if: "the view isn't added by a view controller"),
      .hint(if: "`unretained-hosting-controller` reports the same controller there"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Add a hosting controller as a child before you add its view.",
    symptom: """
      The SwiftUI content appears, but `onAppear` runs late or not at all, sheets and alerts don't show, and traits, \
      safe areas, and rotation don't reach it.
      """,
    rationale: """
      A view controller whose view is inside another controller's view must be a child of that controller: call \
      `addChild(_:)`, `addSubview(_:)`, and `didMove(toParent:)` in that order. A `UIHostingController` receives \
      appearance callbacks, traits, and safe areas only through its parent, and SwiftUI can present only through that \
      parent. A view or representable isn't a controller: get the parent from the code that owns the view, or use \
      `UIHostingConfiguration` in cells.
      """,
    exception: "Suppress it if the hosted views don't need appearance callbacks, presentation, or safe areas.",
    source: "https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller",
    examples: uncontainedHostingControllerExamples + uncontainedOwnerExamples + uncontainedReachExamples
      + uncontainedHostingControllerDetailExamples + uncontainedHelperExamples + uncontainedPartExamples
      + uncontainedAdditionExamples,
    signs: .hosting,
    check: .types(checkContainment))
}

@Sendable private func checkContainment(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews, let place = HostingPlace(type, context.project) else { return }
  context.inEach(context.project.membersAddingViews(of: type)) { member, context in
    for view in context.project.hostedViews(in: member, of: type) { check(view, in: place, of: type, &context) }
  }
}

private func check(
  _ view: HostedView, in place: HostingPlace, of type: ProjectType, _ context: inout RuleContext
) {
  let project = context.project
  // A controller that is `told` but not `added` is reported by `incorrect-containment-call`.
  guard !project.isTransient(view, in: type),
    project.fate(of: view.controller, in: view.member, of: type).isEmpty,
    // A view in a bar or a window isn't below the controller's own view, as a child's view must be.
    place != .controller || !project.standsOutside(view, of: type)
  else { return }
  var severity: Severity = place == .controller ? .warning : .information
  var related: [(ReportPlace, String)] = []
  switch view.holder {
  case .expression: return
  case .local(let binding):
    if project.unretainedControllers(in: view.member, of: type).contains(where: { $0.local == binding }) {
      // Adding the controller as a child fixes both problems; elsewhere, they need separate fixes.
      if place == .controller { return }
      severity = .hint
    }
    related = [(.whole(binding), "created here")]
  case .property: break
  }
  let parent = place == .controller ? "a child of '\(type.simpleName)'" : "the child of a view controller"
  context.report(
    "the view of '\(view.controller.text)' is added, but the controller never becomes \(parent)",
    at: .whole(view.call), severity: severity, related: related,
    fixes: place == .controller && !view.controller.isChosen && !view.isVisited
      ? context.containmentFix(for: view).map { [$0] } ?? [] : [])
}

extension ProjectModel {
  /// Whether the superview of a hosted view is, by its type or name, a bar, a window, or the view of an enclosing
  /// controller.
  fileprivate func standsOutside(_ view: HostedView, of type: ProjectType) -> Bool {
    standsOutside(view.call, in: type.expressionScope(of: view.member), passes: !view.inner.isEmpty)
      || view.inner.contains { inner in
        let owner = inner.member.owner.name
        let scope = ExpressionScope(of: inner.member, typeName: owner, properties: [])
        return isOutside(owner, in: owner) || standsOutside(inner.node, in: scope, passes: false)
      }
  }

  private func isOutside(_ name: String, in scope: String) -> Bool {
    outerViews.contains { isClass(name, in: scope, kindOf: $0) }
  }

  /// The same for one call. If the call passes the view to a function of the project, its other arguments may stand
  /// outside too.
  private func standsOutside(_ call: SyntaxNode, in scope: ExpressionScope, passes: Bool) -> Bool {
    let others = passes ? call.arguments.compactMap(\.value) : []
    return ([call.receiver].compactMap(\.self) + others).contains { standsOutside($0, in: scope) }
  }

  private func standsOutside(_ receiver: SyntaxNode, in scope: ExpressionScope) -> Bool {
    if let name = typeName(of: receiver.withoutUnwrapping, in: scope), isOutside(name, in: scope.typeName) {
      return true
    }
    return names(in: receiver, of: scope, depth: 0).contains { name in
      if outerControllers.contains(name) { return true }
      let letters = Array(name.lowercased().utf8)
      return outerViewNames.contains { $0.occurs(in: letters) }
    }
  }

  /// The names in an expression and in the values of its locals.
  private func names(in expression: SyntaxNode, of scope: ExpressionScope, depth: Int) -> [String] {
    expression.descendants(.reference, .memberAccess).flatMap { node -> [String] in
      guard depth < 4, node.kind == .reference,
        let value = node.localDeclaration(of: node.name, within: scope.function)?.value
      else { return [node.name] }
      return [node.name] + names(in: value, of: scope, depth: depth + 1)
    }
  }
}

extension HostedView {
  /// Whether a loop over several controllers adds it.
  fileprivate var isVisited: Bool {
    call.ancestors.contains {
      $0.kind == .forStatement && $0.contains(controller) && !($0.body?.contains(controller) ?? true)
    }
  }
}

extension SyntaxNode {
  /// Whether a condition chooses this expression, so that another one can take its place.
  fileprivate var isChosen: Bool {
    ancestors.prefix { $0.kind != .codeBlock && $0.kind != .binding }.contains { ancestor in
      ancestor.children.contains { $0.kind == .ternary }
    }
  }
}

private let outerViews = ["UIWindow", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIInputView"]
private let outerViewNames: [BytePattern] = [
  "window", "navigationbar", "tabbar", "toolbar", "searchbar", "titleview", "superview", "accessoryview",
]
private let outerControllers: Set = [
  "navigationController", "splitViewController", "parent", "presentingViewController",
]
