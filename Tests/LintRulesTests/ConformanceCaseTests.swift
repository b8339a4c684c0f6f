import Testing

/// Conformances that SwiftUI, UIKit, and AppKit require, in code that the documentation of the rules doesn't show.
@Suite struct ConformanceCaseTests {
  @Test(arguments: classCases + coordinatorCases + childCases)
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private let classCases =
  ["deprecated", "obsoleted: 16", "unavailable"].map { reason in
    RuleCase(
      "class-bound-representable", "a class that is \(reason) stays as it is",
      """
      @available(iOS, \(reason))
      final class Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) {}
      }
      """)
  }
  + [
    "override var tag: Int { 1 }", "convenience init(a: Int) { self.init() }", "required init() {}",
    "class var a: Int { 1 }", "lazy var a = 1", "weak var a: AnyObject?", "final func a() {}", "open func a() {}",
    "@objc func a() {}", "@IBAction func a() {}", "@objcMembers func a() {}", "deinit {}",
    "func a() { later { [weak self] in self?.b() } }", "var a = 1; func b() { a = 2 }",
    "var a = [1]; func b() { a.append(2) }",
    "var a = 1; func b() { change(&a) }",
  ].map { member in
    let source = { (mark: String) in
      """
      final class \(mark) : UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) {}
        \(member)
      }
      """
    }
    return RuleCase(
      "class-bound-representable", "no fix with '\(member)', which only a class can have", source("⟦Badge⟧"),
      fixed: source("Badge"))
  }
  + [
    RuleCase(
      "class-bound-representable", "members that a struct can have too are kept",
      """
      final class ⟦Badge⟧: UIViewRepresentable {
        let text: String
        init(text: String) { self.text = text }
        private func style(_ label: UILabel) { label.text = text }
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { style(label) }
      }
      """,
      fixed: """
        struct Badge: UIViewRepresentable {
          let text: String
          init(text: String) { self.text = text }
          private func style(_ label: UILabel) { label.text = text }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { style(label) }
        }
        """, severity: .error),
    RuleCase(
      "class-bound-representable", "for gestures, nothing is known for certain",
      """
      final class ⟦Pan⟧: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
      }
      """, severity: .information),
    RuleCase(
      "class-bound-representable", "an open class stays one",
      """
      open class ⟦Badge⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) {}
      }
      """,
      fixed: """
        open class Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
  ]

private func coordinator(_ member: String, _ head: String = "class ⟦Coordinator⟧") -> String {
  """
  struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    \(head): UITextFieldDelegate {
      \(member)
    }
  }
  """
}

private let coordinatorCases =
  [
    "var hash: Int { 1 }", "var description: String { \"\" }", "var debugDescription: String { \"\" }",
    "func isEqual(_ other: Any?) -> Bool { true }", "static func == (a: Coordinator, b: Coordinator) -> Bool { true }",
  ].map {
    RuleCase(
      "coordinator-without-nsobject", "'\($0)' needs 'override' then, which the fix doesn't add", coordinator($0),
      safety: .unsafe)
  } + [
    RuleCase(
      "coordinator-without-nsobject", "other members stay as they are", coordinator("var count: Int { 1 }"),
      safety: .safe)
  ]

private func container(_ code: String, _ superclass: String = "UIViewController", _ more: String = "") -> String {
  """
  final class Container: \(superclass) {
    let host = UIHostingController(rootView: Text(""))
    override func viewDidLoad() {
      super.viewDidLoad()
      \(code)
    }
    \(more)
  }
  """
}

private let childCases = [
  RuleCase("missing-did-move", "a plain container", container("⟦addChild(host)⟧; view.addSubview(host.view)")),
  RuleCase("missing-did-move", "the controller itself", container("⟦self.addChild(host)⟧; view.addSubview(host.view)")),
  RuleCase(
    "missing-did-move", "super does more than this", container("super.addChild(host); view.addSubview(host.view)")),
  RuleCase(
    "missing-did-move", "another method tells the child",
    container(
      "addChild(host); view.addSubview(host.view); finish()", more: "func finish() { host.didMove(toParent: self) }")),
  RuleCase(
    "missing-did-move", "a helper that receives the child may tell it",
    container("addChild(host); view.addSubview(host.view); Layout.finish(host)")),
  RuleCase(
    "missing-did-move", "a helper of the type that doesn't tell it",
    container("⟦addChild(host)⟧; view.addSubview(host.view); style(host)", more: "func style(_ c: UIViewController) {}")
  ),
  RuleCase(
    "missing-did-move", "a helper of the type that tells it",
    container(
      "addChild(host); view.addSubview(host.view); finish(host)",
      more: "func finish(_ c: UIViewController) { c.didMove(toParent: self) }")),
  RuleCase(
    "missing-did-move", "a tab bar controller shows its children", container("addChild(host)", "UITabBarController")),
  RuleCase(
    "missing-did-move", "even there, a child whose view is added must be told",
    container("⟦addChild(host)⟧; view.addSubview(host.view)", "UITabBarController")),
  RuleCase(
    "missing-did-move", "logging and collecting tell nothing",
    container("⟦addChild(host)⟧; view.addSubview(host.view); print(host); children.append(host)")),
  RuleCase(
    "missing-did-move", "a loop tells every child",
    container("addChild(host); view.addSubview(host.view); for child in all { child.didMove(toParent: self) }")),
  RuleCase(
    "missing-did-move", "a superclass of the project tells its children",
    container("addChild(host); view.addSubview(host.view)", "Base") + """

      class Base: UIViewController {
        override func addChild(_ child: UIViewController) { super.addChild(child); child.didMove(toParent: self) }
      }
      """),
  RuleCase(
    "missing-did-move", "a superclass of the project that only counts",
    container("⟦addChild(host)⟧; view.addSubview(host.view)", "Base") + """

      class Base: UIViewController {
        override func addChild(_ child: UIViewController) { super.addChild(child); count += 1 }
      }
      """),
]

private func container(_ code: String, more: String) -> String { container(code, "UIViewController", more) }
