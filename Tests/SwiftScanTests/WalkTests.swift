import SwiftScan
import Testing
import TextModel

@Suite struct WalkTests {
  private let tree = Document(
    SourceText("struct A { func f() { struct B {} }; #if DEBUG\n class C { let c = 0 }\n #endif\n}\nenum D { case d }")
  ).tree

  /// The walk gives the same result as a visitor that rejects the other nodes itself.
  @Test func aWalkOverSomeKindsSkipsTheOthers() {
    let kinds: [Set<SyntaxKind>] = [
      [], [.structDeclaration], [.memberBlock], [.file, .structDeclaration, .memberBlock],
      [.file, .structDeclaration, .memberBlock, .ifConfig, .ifConfigClause, .classDeclaration, .enumDeclaration],
    ]
    for kinds in kinds {
      for unit in tree.units {
        var found: [SyntaxNode] = []
        var expected: [SyntaxNode] = []
        unit.root.walk(only: kinds.contains) { node in
          found.append(node)
          return node.kind != .enumDeclaration
        }
        unit.root.walk { node in
          guard kinds.contains(node.kind) else { return false }
          expected.append(node)
          return node.kind != .enumDeclaration
        }
        #expect(found == expected, "\(kinds)")
      }
    }
  }

  @Test func typesInBodiesAreBelowOtherKinds() {
    let kinds: Set<SyntaxKind> = [
      .file, .structDeclaration, .memberBlock, .ifConfig, .ifConfigClause, .classDeclaration, .enumDeclaration,
    ]
    var names: [String] = []
    for unit in tree.units {
      unit.root.walk(only: kinds.contains) { node in
        if node.kind.isTypeDeclaration { names.append(node.name) }
        return true
      }
    }
    #expect(names == ["A", "C", "D"])
  }
}
