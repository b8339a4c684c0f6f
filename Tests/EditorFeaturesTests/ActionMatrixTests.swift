import EditorChecks
import Testing

/// What code actions write is Swift that the compiler and our own rules take, and is offered no more afterwards.
/// `benchmarks actions` checks all classes in all styles.
@Suite struct ActionMatrixTests {
  @Test func declarationsCompileAfterEveryAction() {
    var matrix = ActionMatrix()
    for declaration in actionDeclarations(stride: 47) { matrix.take(declaration) }
    #expect(matrix.results.count > 50)
    #expect(matrix.counts.count > 12, "\(matrix.counts)")
    #expect(matrix.allFaults() == [])
  }
}
