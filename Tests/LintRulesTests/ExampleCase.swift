import LintEngine
import ProjectChecks
import Testing

/// Test output names an example after its rule.
extension ExampleCase: CustomTestStringConvertible {
  public var testDescription: String { "\(rule.id) #\(number + 1)" }

  var location: Testing.SourceLocation {
    let origin = example.origin
    return Testing.SourceLocation(fileID: origin.fileID, filePath: origin.fileID, line: origin.line, column: 1)
  }
}
