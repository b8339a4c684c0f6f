import BridgeModel
import Testing

/// The effects of a helper for the arguments that the update method passes.
@Suite struct LifecycleFlagsTests {
  /// The number of state writes that run in an update method with these calls and helpers.
  private func writes(_ calls: String, _ helpers: String) -> Int {
    let project = model(
      """
      struct Pager: UIViewRepresentable {
        @Binding var page: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { \(calls) }
        \(helpers)
      }
      """)
    return project.representables.flatMap { representable in
      representable.bodiesWithHelpers(of: .update).flatMap { project.stateWrites(in: $0, of: representable) }
    }.count
  }

  @Test func aFlagDisablesAWriteInAHelper() {
    let helper = "func show(tells: Bool) { if tells { page = 1 } }"
    #expect(writes("show(tells: false)", helper) == 0)
    #expect(writes("show(tells: true)", helper) == 1)
    #expect(writes("show(tells: view.isHidden)", helper) == 1)
    #expect(writes("show(tells: false); show(tells: true)", helper) == 1)
    let shadowed = "func show(tells: Bool) { let tells = page > 1; if tells { page = 1 } }"
    #expect(writes("show(tells: false)", shadowed) == 1)
    #expect(writes("show(tells: true); show(tells: false)", helper) == 1)
  }

  @Test func defaultsNegationsAndGuardsCount() {
    #expect(writes("show()", "func show(tells: Bool = false) { if tells { page = 1 } }") == 0)
    #expect(writes("show(isQuiet: true)", "func show(isQuiet: Bool) { if !isQuiet { page = 1 } }") == 0)
    #expect(writes("show(tells: false)", "func show(tells: Bool) { guard tells else { return }; page = 1 }") == 0)
    #expect(writes("show(tells: true)", "func show(tells: Bool) { if tells { print(1) } else { page = 1 } }") == 0)
    #expect(writes("show(tells: false)", "func show(tells: Bool) { if tells { print(1) } else { page = 1 } }") == 1)
  }

  @Test func forwardedFlagsCount() {
    let helpers = "func show(tells: Bool) { move(tells: tells) }; func move(tells: Bool) { if tells { page = 1 } }"
    #expect(writes("show(tells: false)", helpers) == 0)
    #expect(writes("show(tells: true)", helpers) == 1)
    let call = "func show(tells: Bool) { if tells { move() } }; func move() { page = 1 }"
    #expect(writes("show(tells: false)", call) == 0)
  }
}
