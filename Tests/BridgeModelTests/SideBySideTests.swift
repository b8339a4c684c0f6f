import BridgeModel
import Testing

@Suite struct SideBySideTests {
  private let files = [
    "A.swift": """
    protocol Shown: UIViewRepresentable {}
    struct Card: Shown { func makeUIView(context: Context) -> UILabel { UILabel() }; class Coordinator {} }
    struct Plain {}
    """,
    "B.swift": """
    struct Page {}
    extension Page: UIViewControllerRepresentable { func makeCoordinator() -> Card.Coordinator { .init() } }
    extension Elsewhere: NSViewRepresentable {}
    """,
  ].sorted { $0.key < $1.key }.map { FileFacts(restingAt: $0.key, Array($0.value.utf8)) }

  /// The bridges are the same however the search is split up, and in whatever order its pieces run.
  @Test(arguments: [false, true]) func bridgesAreTheSameInAnyOrder(isReversed: Bool) async {
    let plain = ProjectModel(joining: files)
    let model = await ProjectModel(joining: files, coverage: .project, surroundings: [:]) { count, piece in
      for number in 0..<count { piece(isReversed ? count - 1 - number : number) }
    }
    func summary(_ model: ProjectModel) -> [String] {
      model.representables.map { "\($0.name) \($0.family.name) \($0.coordinator?.name ?? "-") \($0.paths.sorted())" }
    }
    #expect(summary(model) == summary(plain))
    #expect(model.representables.map(\.name) == ["Card", "Page", "Elsewhere"])
    #expect(
      ["A.swift", "B.swift"].map(model.namesOfRepresentables)
        == ["A.swift", "B.swift"].map(plain.namesOfRepresentables))
  }
}
