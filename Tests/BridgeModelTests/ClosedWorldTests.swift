import BridgeModel
import Testing

/// Tests of when the absence of something is certain.
@Suite struct ClosedWorldTests {
  private let plain = "struct V: UIViewRepresentable, Equatable { let a: Int }"

  @Test func aPlainTypeInACompleteProjectIsClosed() {
    #expect(isClosed(plain))
    #expect(isClosed("@Observable \(plain)"))
    #expect(isClosed("@MainActor public \(plain)\nextension V: Hashable { func f() {} }"))
  }

  @Test func aTypeThatCanGainMembersIsNotClosed() {
    #expect(!isClosed(plain, coverage: .someFiles))
    #expect(!isClosed("@Tracked \(plain)"))
    #expect(!isClosed("struct V: UIViewRepresentable, LibraryProtocol {}"))
    #expect(!isClosed("struct V: UIViewRepresentable {\n#if DEBUG\nfunc f() {}\n#endif\n}"))
    #expect(!isClosed("#if os(iOS)\n\(plain)\n#endif"))
    #expect(!isClosed("struct V: UIViewRepresentable { #makeMembers }"))
    #expect(!isClosed("\(plain)\n// file: Other.swift\nstruct V {}"))
    #expect(!isClosed("\(plain)\n// file: Broken.swift\nextension V { func f() {"))
    #expect(!isClosed("extension V: UIViewRepresentable {}"))
  }

  @Test(arguments: [("", false), ("@Observable ", false), ("@Tracked ", true)])
  func aMacroMayCallAPrivateMethod(attribute: String, mayRelease: Bool) throws {
    let project = model(
      """
      \(attribute)final class Model {
        private var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
        func tick() {}
        private func stop() { timer?.invalidate() }
      }
      """)
    let type = try #require(project.types(in: "Main.swift").first)
    let closures = type.members.flatMap { project.closuresKeepingSelf(in: $0, of: type, withTasks: false) }
    #expect(closures.map { project.mayRelease($0, in: type) } == [mayRelease])
  }

  private func isClosed(_ source: String, coverage: ProjectModel.Coverage = .project) -> Bool {
    let project = model(source, coverage: coverage)
    return project.representables.first.map { project.isClosedWorld($0.parts) } ?? false
  }
}
