import BridgeModel
import SwiftScan
import TextModel

/// Files that were read and scanned, in the order of their paths.
public struct SourceFiles: Sendable {
  public var files: [SourceFile]
  public var failures: [FileError]

  public init(files: [SourceFile], failures: [FileError]) {
    self.files = files
    self.failures = failures
  }

  /// Reads and scans files with at most `jobs` tasks at a time. The result doesn't depend on their timing.
  public init(reading paths: [FilePath], in fileSystem: FileSystem, jobs: Int) async {
    let results = await concurrentMap(paths, jobs: jobs) { path in
      Result { () throws(FileError) in
        SourceFile(path: path, document: Document(SourceText(try fileSystem.read(path))))
      }
    }
    files = results.compactMap { try? $0.get() }
    failures = results.compactMap { result in
      if case .failure(let error) = result { error } else { nil }
    }
  }
}
