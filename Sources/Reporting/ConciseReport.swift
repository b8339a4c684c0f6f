import LintEngine

/// One line per diagnostic, in the format of compilers, which Xcode, Vim, and Emacs read.
func conciseReport(_ report: Report, appearance: Appearance) -> String {
  var output = ""
  for file in report.files {
    for diagnostic in file.diagnostics(shownIn: appearance) {
      output += headline(of: diagnostic, in: file, palette: appearance.palette) + "\n"
    }
  }
  return output
}

/// `path:line:column: severity: message [rule]`. Lines and columns are 1-based. Columns count UTF-8 bytes, as in the
/// Swift compiler.
func headline(of diagnostic: Diagnostic, in file: Report.File, palette: Palette) -> String {
  let position = file.text.position(at: diagnostic.range.lowerBound, in: .utf8)
  let place = "\(printable(file.path)):\(position.line + 1):\(position.character + 1):"
  let severity = palette.paint("\(diagnostic.severity.rawValue):", as: .severity(diagnostic.severity))
  let rule = palette.paint("[\(diagnostic.rule)]", as: .rule)
  return "\(palette.paint(place, as: .path)) \(severity) \(printable(diagnostic.message)) \(rule)"
}
