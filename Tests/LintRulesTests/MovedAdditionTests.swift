import Testing

/// The additions in the update method that the fix moves to the make method, with the code that goes along.
@Suite struct MovedAdditionTests {
  @Test(arguments: movedExamples + keptExamples)
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private func badge(make: [String] = [], update: [String], brace: String = "{") -> String {
  """
  /* A badge. */
  struct Badge: UIViewRepresentable {
    var level: Double
    func makeUIView(context: Context) -> UIView {
      let area = UIView()
  \(make.map { "    \($0)\n" }.joined())    return area
    }
    func updateUIView(_ view: UIView, context: Context) \(brace)
      \(update.joined(separator: "\n    "))
    }
  }
  """
}

private func moved(
  _ about: String, _ update: [String], brace: String = "{", to make: [String], leaving rest: [String]
) -> RuleCase {
  RuleCase(
    "accumulating-call-in-update", about, badge(update: update, brace: brace),
    fixed: badge(make: make, update: rest, brace: brace))
}

private func kept(_ about: String, _ update: [String]) -> RuleCase {
  let source = badge(update: update)
  return RuleCase(
    "accumulating-call-in-update", about, source,
    fixed: source.replacing("⟦", with: "").replacing("⟧", with: ""))
}

private let movedExamples = [
  moved(
    "a part of the new object",
    [
      "let host = UIHostingController(rootView: Text(\"A\"))", "⟦view.addSubview(host.view)⟧", "view.alpha = level",
    ],
    to: ["let host = UIHostingController(rootView: Text(\"A\"))", "area.addSubview(host.view)"],
    leaving: ["view.alpha = level"]),
  moved(
    "an object without a name", ["⟦view.addSubview(UILabel())⟧", "view.alpha = level"],
    to: ["area.addSubview(UILabel())"], leaving: ["view.alpha = level"]),
  moved(
    "an object with a text",
    [
      "let label = UILabel()", "label.text = \"New\"", "⟦view.addSubview(label)⟧", "view.alpha = level",
    ],
    to: ["let label = UILabel()", "label.text = \"New\"", "area.addSubview(label)"], leaving: ["view.alpha = level"]),
  moved(
    "an object with a closure",
    [
      "let button = UIButton(primaryAction: UIAction { _ in view.endEditing(true) })", "⟦view.addSubview(button)⟧",
      "view.alpha = level",
    ],
    to: [
      "let button = UIButton(primaryAction: UIAction { _ in area.endEditing(true) })", "area.addSubview(button)",
    ], leaving: ["view.alpha = level"]),
  moved(
    "below a comment that begins next to the brace", ["   One. */", "⟦view.addSubview(UILabel())⟧"], brace: "{ /* A.",
    to: ["area.addSubview(UILabel())"], leaving: ["   One. */"]),
]

private let keptExamples = [
  kept("on a line with other code", ["view.alpha = level; ⟦view.addSubview(UILabel())⟧"]),
  kept(
    "next to a text of several lines",
    [
      "view.accessibilityLabel = \"\"\"", "  New", "  \"\"\"", "⟦view.addSubview(UILabel())⟧",
    ]),
  kept(
    "an object that later code uses", ["let label = UILabel()", "⟦view.addSubview(label)⟧", "label.alpha = level"]),
  kept(
    "other code in between",
    [
      "let label = UILabel()", "view.alpha = 0.5", "⟦view.addSubview(label)⟧", "view.tag = Int(level)",
    ]),
  kept(
    "a closure with an input",
    [
      "let button = UIButton(primaryAction: UIAction { _ in view.alpha = level })", "⟦view.addSubview(button)⟧",
    ]),
]
