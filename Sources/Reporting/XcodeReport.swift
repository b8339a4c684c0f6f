import LintEngine
import TextModel

/// Lines for the build log of Xcode, which shows them on the lines of code that they name. Xcode ignores lines with a
/// kind other than `error`, `warning`, and `note`, and looks for relative paths in another folder.
///
/// Source: `GenericOutputParser` of swift-build, the build system of Xcode.
func xcodeReport(_ report: Report, appearance: Appearance) -> String {
  let found = report.files.flatMap { file in
    let path = absolutePath(of: file.path, in: report)
    return file.diagnostics(shownIn: appearance).flatMap { diagnostic in
      let start = diagnostic.range.lowerBound
      let headline = line(
        path, file.text, start, kind(of: diagnostic.severity), "\(diagnostic.message) [\(diagnostic.rule)]")
      let related = diagnostic.related.map { line(path, file.text, $0.range.lowerBound, "note", $0.message) }
      let page = diagnostic.page.map { line(path, file.text, start, "note", "to learn more, see \($0)") }
      return [headline] + related + [page].compactMap(\.self)
    }
  }
  let failed = report.failures.map { failure in
    "\(absolutePath(of: failure.path, in: report)): error: \(printable(failure.message))\n"
  }
  return (found + failed).joined()
}

private func absolutePath(of path: FilePath, in report: Report) -> String {
  printable(report.folder.resolving(path.tidied))
}

private func line(_ path: String, _ text: SourceText, _ offset: Int, _ kind: String, _ message: String) -> String {
  let position = text.position(at: offset, in: .utf8)
  return "\(path):\(position.line + 1):\(position.character + 1): \(kind): \(printable(message))\n"
}

private func kind(of severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "note"
  }
}
