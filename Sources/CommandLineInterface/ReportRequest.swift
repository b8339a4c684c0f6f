import Reporting
import TextModel

/// A report that was asked for, as `--format FORMAT[=FILE]` has it.
struct ReportRequest: Hashable, Sendable {
  var format: ReportFormat
  /// Where it goes; nil for standard output.
  var path: FilePath?

  init(_ format: ReportFormat, path: FilePath? = nil) {
    self.format = format
    self.path = path
  }

  init(parsing value: Argument) throws(UsageError) {
    let (name, file) = value.parts
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw UsageError("'--format' takes \(known.joined(separator: ", ")), not '\(name)'")
    }
    if let file, file.path.isEmpty { throw UsageError("'--format \(value.text)' names no file behind '='") }
    self.init(format, path: try file.map { file throws(UsageError) in try pathOfNewFile(file.path, in: "--format") })
  }
}

extension [ReportRequest] {
  /// What is to be written where, `output` taken for the report without a file; text on standard output unless something
  /// is asked for.
  func completed(output: FilePath?) throws(UsageError) -> [ReportRequest] {
    var requests = isEmpty ? [ReportRequest(.text)] : self
    let unplaced = requests.indices.filter { requests[$0].path == nil }
    if let output {
      guard let index = unplaced.first else {
        throw UsageError("'--output' names a file for a report that has none; give it to a '--format' without '='")
      }
      requests[index].path = output
    }
    let places = requests.map(\.path)
    for (index, place) in places.enumerated() where places.prefix(index).contains(place) {
      let formats = requests.filter { $0.path == place }.map { "'\($0.format.rawValue)'" }.joined(separator: " and ")
      throw UsageError(
        place.map { "\(formats) would both be written to '\($0)'" }
          ?? "\(formats) would both be printed; give one a file: --format \(requests[index].format.rawValue)=FILE")
    }
    return requests
  }
}
