import EditorChecks
import Testing

/// The compiler and our own rules accept the code that actions write, and no action is offered again after it was
/// applied. `benchmarks actions` checks all classes in all styles.
@Suite struct ActionMatrixTests {
  @Test func declarationsCompileAfterEveryAction() {
    var matrix = ActionMatrix()
    for declaration in actionDeclarations(stride: 47) { matrix.check(declaration) }
    #expect(matrix.results.count > 50)
    #expect(matrix.counts.count > 12, "\(matrix.counts)")
    #expect(matrix.allFaults() == [])
  }
}
