import Reporting

/// A report that was asked for, as `--format FORMAT[=FILE]` has it.
struct ReportRequest: Hashable, Sendable {
  var format: ReportFormat
  /// Where it goes; nil for standard output.
  var path: String?

  init(_ format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  init(parsing value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw UsageError("'--format' takes \(known.joined(separator: ", ")), not '\(parts[0])'")
    }
    if parts.count > 1, parts[1].isEmpty { throw UsageError("'--format \(value)' names no file behind '='") }
    self.init(format, path: parts.count > 1 ? parts[1] : nil)
  }
}

extension [ReportRequest] {
  /// What is to be written where, `output` taken for the report without a file; text on standard output unless something
  /// is asked for.
  func completed(output: String?) throws(UsageError) -> [ReportRequest] {
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
