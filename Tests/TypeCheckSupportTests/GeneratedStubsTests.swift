import Foundation
import Testing
import TypeCheckSupport

/// Checks that the stub modules contain the classes and protocols in BridgeFacts.
@Suite struct GeneratedStubsTests {
  @Test func generatedFilesMatchTheFacts() throws {
    let texts = try generatedStubs()
    guard ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == nil else {
      return try StubModules.writeGeneratedFiles(texts)
    }
    let files = try StubModules.generatedFiles()
    #expect(Set(texts.keys) == Set(files.keys))
    for (module, text) in texts {
      #expect(
        files[module] == text, "\(module): run 'UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests'")
    }
  }
}
