import Reporting
import TextModel

/// A requested report, as in `--format FORMAT[=FILE]`.
struct ReportRequest: Hashable, Sendable {
  var format: ReportFormat
  /// The destination; nil for standard output.
  var path: FilePath?

  init(_ format: ReportFormat, path: FilePath? = nil) {
    self.format = format
    self.path = path
  }

  init(parsing value: Argument) throws(UsageError) {
    let (name, file) = value.parts
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw UsageError("'--format' must be one of \(known.joined(separator: ", ")), not '\(name)'")
    }
    if let file, file.path.isEmpty { throw UsageError("'--format \(value.text)' has no file name after '='") }
    self.init(format, path: try file.map { file throws(UsageError) in try pathOfNewFile(file.path, in: "--format") })
  }
}

extension [ReportRequest] {
  /// The reports to write. `output` is the destination of the first report without a file. If no report is requested,
  /// it is text on standard output.
  func completed(output: FilePath?) throws(UsageError) -> [ReportRequest] {
    var requests = isEmpty ? [ReportRequest(.text)] : self
    let unplaced = requests.indices.filter { requests[$0].path == nil }
    if let output {
      guard let index = unplaced.first else {
        throw UsageError("'--output' requires a '--format' without '=FILE'")
      }
      requests[index].path = output
    }
    let places = requests.map(\.path)
    for (index, place) in places.enumerated() where places.prefix(index).contains(place) {
      let formats = requests.filter { $0.path == place }.map { "'\($0.format.rawValue)'" }.joined(separator: " and ")
      throw UsageError(
        place.map { "\(formats) would both be written to '\($0)'" }
          ?? "\(formats) would both be printed; write one to a file: --format \(requests[index].format.rawValue)=FILE")
    }
    return requests
  }
}
