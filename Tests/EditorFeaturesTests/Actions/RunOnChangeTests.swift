import Testing

/// The calls in the update method that can run only for a new value of an input.
@Suite struct RunOnChangeTests {
  private func page(
    _ call: String, type: String = "String", coordinator: String = "final class Coordinator {}"
  ) -> String {
    """
    struct Page: UIViewRepresentable {
      let input: \(type)
      func makeUIView(context: Context) -> PageView { PageView() }
      func updateUIView(_ view: PageView, context: Context) {
        \(call)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      \(coordinator)
    }
    """
  }

  private let title = "Run only when 'input' changes"

  @Test func plainValuesAreCompared() {
    let types = [
      "String", "URL", "Int", "Double", "Float", "CGFloat", "Bool", "Data", "Date", "UUID", "URLRequest", "CGPoint",
    ]
    for type in types {
      expectAction(title, on: page("view.⟦⟧show(input)", type: type), contains: "var lastInput: \(type)?\n")
      expectAction(title, on: page("view.⟦⟧show(input)", type: type + "?"), contains: "var lastInput: \(type)?\n")
    }
    for type in ["Store", "[Store]", "() -> Void"] { expectNoAction(title, on: page("view.⟦⟧show(input)", type: type)) }
  }

  @Test func theWrappedObjectMayBeAnArgument() {
    expectAction(
      title, on: page("renderer.⟦⟧show(input, in: view)"),
      contains: "      context.coordinator.lastInput = input\n      renderer.show(input, in: view)\n")
    expectNoAction(title, on: page("view.⟦⟧show(input, in: window)"))
  }

  /// The names of a local and an input may be the same, a macro may declare something, and the other lines of a call
  /// would keep their indentation.
  @Test(arguments: ["let input = 1\n    view.⟦⟧show(input)", "⟦⟧#show(input)", "view.⟦⟧show(\n      input)"])
  func otherStatementsAreLeftAlone(_ statement: String) { expectNoAction(title, on: page(statement)) }

  @Test(arguments: [
    "struct Coordinator {}", "final class Coordinator { var lastInput = false }",
    "final class Coordinator {}\n  final class Coordinator {}", "",
  ])
  func theCoordinatorMustTakeTheProperty(_ coordinator: String) {
    let others = coordinator.isEmpty ? ["extension Page { final class Coordinator {} }"] : []
    expectNoAction(title, on: page("view.⟦⟧show(input)", coordinator: coordinator), with: others)
  }
}
