import BridgeModel
import Testing

@Suite struct MissingCoordinatorTests {
  @Test(arguments: [
    ("", 1), ("func makeCoordinator() -> Int { 0 }", 0), ("} extension V { func makeCoordinator() -> Int { 0 }", 0),
    ("} extension View { func makeCoordinator() -> Int { 0 }", 0), ("#if CHIPS\nfunc other() {}\n#endif", 0),
  ])
  func aCoordinatorIsMissingOnlyIfNothingCanSupplyOne(_ member: String, count: Int) throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          print(context.coordinator, context.coordinator.self)
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {}
        \(member)
      }
      """)
    let representable = try #require(project.representables.first)
    #expect(project.usesOfMissingCoordinator(in: representable).count == count)
  }

  @Test(arguments: [
    (": UITextFieldDelegate", ["UITextFieldDelegate"]), (": NSObject, UITextFieldDelegate", []), ("", []),
    (": Base, UITextFieldDelegate", []), (": Unknown, UITextFieldDelegate", []),
    (": PHPickerViewControllerDelegate", []),
  ])
  func delegateProtocolsNeedNSObject(_ clause: String, expected: [String]) throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator\(clause) {}
      }
      class Base: NSObject {}
      """)
    let coordinator = try #require(project.representables.first?.coordinator)
    #expect(project.protocolsLackingNSObject(of: coordinator).map(\.name) == expected)
  }
}
