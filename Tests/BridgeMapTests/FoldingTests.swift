import LintEngine
import Testing
import TextModel

@testable import BridgeMap

@Suite struct FoldingTests {
  @Test func fewBridgesAreListedByFolder() {
    let stretches = map("App/Map/A.swift", "App/Map/B.swift", "App/Notes/C.swift", "App/D.swift").stretches(limit: 4)
    #expect(stretches.map(\.folder) == ["", "Map", "Notes"])
    #expect(stretches.map { $0.crossings.map(\.count) } == [[1], [1, 1], [1]])
  }

  @Test func manyBridgesAreFoldedByFolder() {
    let stretches = map("App/Map/A.swift", "App/Map/B.swift", "App/Map/C.swift", "App/Notes/D.swift").stretches(
      limit: 3)
    #expect(stretches.map(\.folder) == ["Map", "Notes"])
    #expect(stretches.map { $0.crossings.map(\.count) } == [[3], [1]])
  }

  /// Folders with diagnostics are unfolded first, as long as there is room.
  @Test func foldersWithDiagnosticsAreUnfoldedFirst() {
    var bridges = map("A/a.swift", "A/b.swift", "B/c.swift", "B/d.swift", "C/e.swift", "C/f.swift")
    bridges.bridges[3].health = Health([Diagnostic(rule: "x", severity: .warning, range: 0..<0, message: "")])
    #expect(bridges.stretches(limit: 4).map { $0.crossings.map(\.count) } == [[2], [1, 1], [2]])
    #expect(bridges.stretches(limit: 5).map { $0.crossings.map(\.count) } == [[1, 1], [1, 1], [2]])
  }

  @Test func deepFoldersAreFoldedUpwards() {
    let paths = (0..<30).map { FilePath("App/Part\($0 / 15)/Deep\($0)/View.swift") }
    let stretches = map(paths).stretches(limit: 5)
    #expect(stretches.map(\.folder) == ["Part0", "Part1"])
    #expect(stretches.map { $0.crossings.map(\.count) } == [[15], [15]])
  }

  /// The name of one folder can sort between another folder and that folder's contents.
  @Test func aFolderIsListedOnce() {
    let stretches = map("a b/x.swift", "a/x.swift", "a/c/x.swift", "a b/y.swift").stretches(limit: 2)
    #expect(stretches.map(\.folder) == ["a", "a b"])
  }

  @Test func fourHundredBridgesFit() {
    let bridges = manyBridges(400)
    let stretches = bridges.stretches(limit: 60)
    #expect(stretches.flatMap(\.crossings).count <= 60)
    #expect(stretches.flatMap(\.crossings).map(\.count).reduce(0, +) == 400)
  }

  @Test func theCommonFolderIsNamed() {
    #expect(map("App/Map/A.swift", "App/Notes/B.swift").commonFolder == "App")
    #expect(map("/home/App/A.swift").commonFolder == "/home/App")
    #expect(map("A.swift", "App/B.swift").commonFolder == "")
  }

  private func map(_ paths: FilePath...) -> ProjectBridges { map(paths) }

  private func map(_ paths: [FilePath]) -> ProjectBridges {
    let bridges = paths.map {
      Bridge(
        direction: .wraps, name: "A", framework: .uiKit, means: [], path: $0, line: 1, swiftUITypes: [], uiKitTypes: [])
    }
    return ProjectBridges(bridges: bridges.sorted(by: isBefore), models: [])
  }
}

extension Crossing {
  fileprivate var count: Int { if case .folder(_, let bridges) = self { bridges.count } else { 1 } }
}
