import LintEngine

/// The XML format of JUnit, which build servers show as tests. Each file is a suite, and each error or warning in it is
/// a failing test. A file without any is a passing test, with lower severities in its output.
func jUnitReport(_ report: Report, appearance: Appearance) -> String {
  let suites = report.files.map { suite(of: $0, appearance) } + report.failures.map(suite)
  return XMLElement(
    "testsuites",
    [
      "name": "uibridge", "tests": total("tests", of: suites), "failures": total("failures", of: suites),
      "errors": total("errors", of: suites),
    ], children: suites
  ).document
}

private func suite(of file: Report.File, _ appearance: Appearance) -> XMLElement {
  let failures = file.diagnostics.filter { $0.severity >= .warning }.map { failedTest($0, in: file) }
  let notes = file.diagnostics(shownIn: appearance).filter { $0.severity < .warning }
    .map { headline(of: $0, in: file, palette: .plain) }
  let passed = XMLElement(
    "testcase", ["name": "uibridge", "classname": file.path.description],
    children: notes.isEmpty ? [] : [XMLElement("system-out", [:], text: notes.joined(separator: "\n"))])
  // The passing test also carries lower severities next to failing tests.
  let tests = failures + (failures.isEmpty || !notes.isEmpty ? [passed] : [])
  return XMLElement(
    "testsuite",
    ["name": file.path.description, "tests": "\(tests.count)", "failures": "\(failures.count)", "errors": "0"],
    children: tests)
}

private func failedTest(_ diagnostic: Diagnostic, in file: Report.File) -> XMLElement {
  let place = headline(of: diagnostic, in: file, palette: .plain)
  let line = file.text.line(at: diagnostic.range.lowerBound) + 1
  return XMLElement(
    "testcase",
    [
      "name": "\(diagnostic.rule) on line \(line)", "classname": file.path.description, "file": file.path.description,
      "line": "\(line)",
    ],
    children: [
      XMLElement(
        "failure", ["type": diagnostic.severity.rawValue, "message": diagnostic.message], text: place)
    ])
}

private func suite(of failure: Report.Failure) -> XMLElement {
  XMLElement(
    "testsuite", ["name": failure.path.description, "tests": "1", "failures": "0", "errors": "1"],
    children: [
      XMLElement(
        "testcase", ["name": "readable", "classname": failure.path.description],
        children: [XMLElement("error", ["type": "unreadable-file", "message": failure.message])])
    ])
}

private func total(_ attribute: String, of suites: [XMLElement]) -> String {
  let numbers = suites.compactMap { suite in suite.attributes.first { $0.name == attribute }.flatMap { Int($0.value) } }
  return "\(numbers.reduce(0, +))"
}
