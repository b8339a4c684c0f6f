import ProjectChecks
import Testing

/// The examples in other projects than one file.
@Suite struct VariedExampleTests {
  @Test(arguments: ExampleCase.all)
  func reportsFollowFromTheExample(_ example: ExampleCase) {
    #expect(example.unexpectedVariation == nil, sourceLocation: example.location)
  }

  @Test func exemptExamplesExist() {
    for exempt in ExemptExample.all {
      #expect(exempt.examples.count == 1, "\(exempt)")
    }
  }
}
