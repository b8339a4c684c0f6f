import Testing

/// The methods that the fix for `self` as a target moves to the coordinator, and their way to the representable there.
@Suite struct MovedMethodTests {
  @Test(arguments: movedExamples + keptExamples + unrefreshed + [unfit])
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private func field(_ call: String, own: [String] = [], coordinator: [String] = []) -> String {
  """
  struct Field: UIViewRepresentable {
    @Binding var text: String
    var note: String?
    func clear() { text = "" }
    static func log() {}
    mutating func reset() { note = nil }
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      \(call)
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) { context.coordinator.parent = self }
  \(own.map { "  \($0)\n" }.joined())  func makeCoordinator() -> Coordinator { Coordinator(self) }
    @MainActor final class Coordinator: NSObject {
      var parent: Field
      init(_ parent: Field) { self.parent = parent }
  \(coordinator.map { "\n    \($0)\n" }.joined())  }
  }
  func _clear() {}
  """
}

private func moved(_ about: String, _ method: String, to moved: String? = nil) -> RuleCase {
  RuleCase(
    "target-self-in-representable", about,
    field("⟦field.addTarget(self, action: #selector(changed), for: .editingChanged)⟧", own: [method]),
    fixed: field(
      "field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)",
      coordinator: [moved ?? method]))
}

private func moved(_ about: String, body: String, to other: String? = nil) -> RuleCase {
  moved(about, "@objc func changed() { \(body) }", to: "@objc func changed() { \(other ?? body) }")
}

private func kept(_ about: String, _ method: String) -> RuleCase {
  let call = "field.addTarget(self, action: #selector(changed), for: .editingChanged)"
  return RuleCase(
    "target-self-in-representable", about, field("⟦\(call)⟧", own: [method]), fixed: field(call, own: [method]))
}

private func kept(_ about: String, body: String) -> RuleCase { kept(about, "@objc func changed() { \(body) }") }

private let movedExamples = [
  moved("an input after 'self'", body: "self.text = \"\"", to: "parent.text = \"\""),
  moved("a binding", body: "$text.wrappedValue = \"\"", to: "parent.$text.wrappedValue = \"\""),
  moved("the storage of a binding", body: "_text.wrappedValue = \"\"", to: "parent._text.wrappedValue = \"\""),
  moved("a method", body: "clear()", to: "parent.clear()"),
  moved("a function whose name is longer than that of a method", body: "_clear()"),
  moved("a local with the name of an input", body: "let text = \"a\"; print(text)"),
  moved(
    "a local of an input's value", body: "if let note = note { print(note) }",
    to: "if let note = parent.note { print(note) }"),
  moved("an optional parameter", "@objc func changed(_ sender: UITextField?) { if let sender { print(sender) } }"),
  moved(
    "a named 'self'", body: "act { [me = self] in print(me.text) }",
    to: "act { [me = self.parent] in print(me.text) }"),
  moved("a private method", "@objc private func changed() {}", to: "@objc func changed() {}"),
  moved("a method of the file", "@objc fileprivate func changed() {}"),
  moved("an internal method", "@objc internal func changed() {}"),
  moved("a public method", "@objc public func changed() {}"),
]

private let keptExamples = [
  kept("the type of the representable", body: "Self.log()"),
  kept("a static method", body: "log()"),
  kept("a mutating method", body: "reset()"),
  kept("an optional input in short form", body: "if let note { print(note) }"),
  kept("a captured input", body: "act { [text] in print(text) }"),
  kept("a captured 'self'", body: "act { [weak self] in self?.clear() }"),
  kept("a method with its own 'self'", "@objc mutating func changed() { note = nil }"),
  kept("a method for any type", "@objc func changed<T>() {}"),
  kept("a method on a line with other code", "var count = 1; @objc func changed() {}"),
]

/// Without a call in the update method, the coordinator would keep the first value of the representable.
private let unrefreshed = [
  ("an update method in another file", "\n// file: Other.swift\nextension Field {\n  \(update)\n}"),
  (
    "an update method without a context",
    "\nextension Field {\n  \(update.replacing("context:", with: "context _:"))\n}"
  ),
  ("no update method", ""),
].map { about, rest in
  let source = """
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        ⟦field.addTarget(self, action: #selector(changed), for: .editingChanged)⟧
        return field
      }
      @objc func changed() {}
    }
    """ + rest
  let fixed = source.replacing("⟦", with: "").replacing("⟧", with: "").split(separator: "// file: ")[0]
  return RuleCase("target-self-in-representable", about, source, fixed: String(fixed))
}

/// The coordinator can't become an `NSObject`, which the delegate must be.
private let unfit: RuleCase = {
  let source = """
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        ⟦field.delegate = self⟧
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: Base {}
    }
    class Base {}
    """
  let fixed = source.replacing("⟦", with: "").replacing("⟧", with: "")
  return RuleCase("target-self-in-representable", "a coordinator with a superclass", source, fixed: fixed)
}()

private let update = "func updateUIView(_ field: UITextField, context: Context) {}"
