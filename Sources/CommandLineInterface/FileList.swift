import Reporting
import Workspace

extension Console {
  /// The paths in a file of `--files-from`, a path a line; `-` stands for standard input.
  func paths(listedIn list: String) throws(FileError) -> [String] {
    let bytes = list == "-" ? try readInput() : try fileSystem.read(list)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Says on standard error what could not be read.
  func report(_ failures: [FileError]) {
    for failure in failures { writeError("uibridge: \(printable("\(failure)"))\n") }
  }
}
