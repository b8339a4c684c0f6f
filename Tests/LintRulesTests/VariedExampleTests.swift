import ProjectChecks
import Testing

/// The examples in other projects than one file.
@Suite struct VariedExampleTests {
  @Test(arguments: ExampleCase.all)
  func reportsFollowFromTheExample(_ example: ExampleCase) {
    #expect(example.unexpectedVariation == nil, sourceLocation: example.location)
  }
}
