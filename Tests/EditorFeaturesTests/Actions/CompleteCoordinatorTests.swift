import Testing

/// The edits of an existing coordinator class, and of the code that uses it.
@Suite struct CompleteCoordinatorTests {
  /// A representable before the action, or after it if a statement assigns the delegate or refreshes the parent.
  private func field(
    _ coordinator: String, assigned: Bool = false, refreshed: Bool = false,
    arguments: String? = nil
  ) -> String {
    """
    struct Field: UIViewRepresentable {
      @Binding var text: String
      var note: Binding<String>
      let limit: Int
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
    \(assigned ? "    field.delegate = context.coordinator\n" : "")    return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
    \(refreshed ? "    context.coordinator.parent = self\n" : "")    field.tag = limit
      }
      \(coordinator)
    \(arguments.map { "\n  func makeCoordinator() -> Coordinator {\n    Coordinator(\($0))\n  }\n" } ?? "")}
    """
  }

  private func expect(
    _ coordinator: String, with others: [String] = [], gives completed: String, assigned: Bool = true,
    refreshed: Bool = false, arguments: String? = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = field(coordinator).replacing("UIViewRepresentable {", with: "UIViewRepresentable {⟦⟧")
    expectAction(
      "Complete Coordinator", on: source, with: others,
      gives: field(completed, assigned: assigned, refreshed: refreshed, arguments: arguments),
      sourceLocation: sourceLocation)
  }

  @Test func classesWithOtherContentsGetNoParent() {
    expect(
      "final class Coordinator: NSObject { var count = 0 }",
      gives: "final class Coordinator: NSObject, UITextFieldDelegate { var count = 0 }")
    expect(
      "final class Coordinator: NSObject { override init() {} }",
      gives: "final class Coordinator: NSObject, UITextFieldDelegate { override init() {} }")
  }

  @Test func classesThatOnlyNameTheProtocolGetParentAndSuperclass() {
    expect(
      "final class Coordinator: UITextFieldDelegate {}",
      gives: """
        final class Coordinator: NSObject, UITextFieldDelegate {
            var parent: Field

            init(_ parent: Field) {
              self.parent = parent
            }
          }
        """, refreshed: true, arguments: "self")
  }

  @Test func superclassesOfTheProjectStay() {
    expect(
      "final class Coordinator: Base {}", with: ["class Base: NSObject {}"],
      gives: "final class Coordinator: Base, UITextFieldDelegate {}")
    expect(
      "final class Coordinator: Base {}", with: ["class Base: NSObject, UITextFieldDelegate {}"],
      gives: "final class Coordinator: Base {}")
  }

  /// A class can't be the delegate if its superclass isn't an `NSObject`, and an unknown superclass may do everything.
  @Test(arguments: [["class Base {}"], []])
  func classesThatCannotBeTheDelegateAreNotAssigned(_ others: [String]) {
    expect(
      "final class Coordinator: Base {}", with: others, gives: "final class Coordinator: Base {}", assigned: false)
    expectAction(
      "Complete Coordinator",
      on: """
        struct Table: UIViewRepresentable {⟦⟧
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          final class Coordinator: Base {}
        }
        """, with: others,
      gives: """
        struct Table: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          final class Coordinator: Base {}

          func makeCoordinator() -> Coordinator {
            Coordinator()
          }
        }
        """)
  }

  @Test func anUnknownSuperclassMayBeNamedWithTheProtocol() {
    let coordinator = "final class Coordinator: Base, UITextFieldDelegate {}"
    expect(coordinator, gives: coordinator)
  }

  /// The class may already be the delegate.
  @Test func anUnknownProtocolMayBringTheOther() {
    expect(
      "final class Coordinator: NSObject, Listener { var count = 0 }",
      gives: "final class Coordinator: NSObject, Listener { var count = 0 }", assigned: false)
  }

  @Test(arguments: [
    ("text: Binding<String>, limit: Int", "text: $text, limit: limit"), ("text: String", "text: text"),
    ("_ note: Binding<String>", "note"), ("for field: Field", "for: self"), ("url: URL", nil),
  ])
  func theInitializerReceivesInputs(_ parameters: String, _ arguments: String?) {
    let coordinator = "final class Coordinator: NSObject, UITextFieldDelegate { init(\(parameters)) {} }"
    expect(coordinator, gives: coordinator, arguments: arguments)
  }

  @Test(arguments: [("var", true), ("let", false), ("private var", false), ("static var", false)])
  func onlyAParentThatCanBeSetIsRefreshed(_ modifiers: String, _ isRefreshed: Bool) {
    let coordinator = """
      final class Coordinator: NSObject, UITextFieldDelegate {
          \(modifiers) parent: Field
          init(_ parent: Field) {}
        }
      """
    expect(coordinator, gives: coordinator, refreshed: isRefreshed, arguments: "self")
  }

  @Test func anAliasIsTheNameOfTheClass() {
    expect(
      "typealias Coordinator = Shared.Worker",
      with: ["enum Shared { final class Worker: NSObject, UITextFieldDelegate {} }"],
      gives: "typealias Coordinator = Shared.Worker")
  }
}
