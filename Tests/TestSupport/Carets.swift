/// Draws reports into source code as comments below the lines that they're about:
///
///     view.text = text
///     //^^^^^^^^^^^^^^ unguarded-text-assignment: …
public func drawn(_ reports: [(range: Range<Int>, text: String)], into code: String) -> String {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  var drawn: [String] = []
  var start = 0
  for line in lines {
    drawn.append(String(line))
    let end = start + line.utf8.count
    for report in reports where report.range.lowerBound >= start && report.range.lowerBound <= end {
      let column = report.range.lowerBound - start
      let length = max(1, min(report.range.upperBound, end) - report.range.lowerBound)
      // A marker needs two columns before it for the slashes.
      let prefix = column >= 2 ? String(repeating: " ", count: column - 2) + "//" : "//<"
      drawn.append("\(prefix)\(String(repeating: "^", count: length)) \(report.text)")
    }
    start = end + 1
  }
  return drawn.joined(separator: "\n")
}

/// The source without the lines that `drawn` adds.
public func withoutCarets(_ source: String) -> String {
  source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
    let content = line.drop { $0 == " " }
    return !(content.hasPrefix("//^") || content.hasPrefix("//<^"))
  }.joined(separator: "\n")
}
