import ScannerChecks
import TextModel
import Workspace

/// The folders of this repository with Swift code that people wrote.
let ownSources = ["Sources", "Tests/ScannerSamples", "Tests/SampleApp"].map { path in
  FilePath(#filePath.dropLast("Tests/Benchmarks/SourceFiles.swift".count) + path)
}

/// The Swift files at or below some paths, sorted by path.
func swiftFiles(_ paths: [FilePath]) throws(FileError) -> [NamedText] {
  var files: [NamedText] = []
  for path in FileDiscovery(of: paths, in: .posix).files {
    files.append(NamedText(path: path, bytes: try FileSystem.posix.read(path)))
  }
  return files
}
