import JSONText

/// The results of a rule at places in public projects that were labelled by hand.
public struct Measurement: Hashable, Sendable {
  /// The number of projects with such places.
  public var projects = 0
  /// The number of places where the rule should report something.
  public var problems = 0
  /// The number of problems that it reports.
  public var found = 0
  /// The number of problems that only another rule about the same mistake reports.
  public var foundByOthers = 0
  /// The number of places that only look like a problem.
  public var lookAlikes = 0
  /// The number of look-alikes that it reports all the same.
  public var reportedLookAlikes = 0
  /// The numbers of its reports at other places that a reader judged to be correct.
  public var correctReports = 0
  /// The same for reports that are correct, but about code that does no harm in its app today.
  public var harmlessReports = 0
  /// The same for reports that are wrong.
  public var wrongReports = 0

  /// With fewer labelled problems, the share of those that a rule finds says little.
  public static let fewestProblems = 5

  public init() {}

  /// Returns the results of a rule. They are all zero if no place is labelled for it.
  public static func ofRule(_ id: String) -> Measurement { byRule[id] ?? Measurement() }

  /// The counts in the order of the generated table.
  private static let columns: [WritableKeyPath<Measurement, Int> & Sendable] = [
    \.projects, \.problems, \.found, \.foundByOthers, \.lookAlikes, \.reportedLookAlikes, \.correctReports,
    \.harmlessReports, \.wrongReports,
  ]

  /// The row of a rule in the generated table.
  public func row(of rule: String) -> String {
    ([rule] + Self.columns.map { String(self[keyPath: $0]) }).joined(separator: " ")
  }

  private static let byRule = Dictionary(
    uniqueKeysWithValues: measurementTable.split(separator: "\n").map { row in
      let cells = row.split(separator: " ")
      var measurement = Measurement()
      for (column, cell) in zip(columns, cells.dropFirst()) { measurement[keyPath: column] = Int(cell) ?? 0 }
      return (String(cells[0]), measurement)
    })
}

extension Measurement {
  /// Whether there are enough labelled problems for a figure.
  public var isEnough: Bool { problems >= Self.fewestProblems }

  /// The number of problems that no rule about the mistake reports.
  public var missed: Int { problems - found - foundByOthers }

  /// The results as sentences.
  public var sentences: String {
    [warning, results, verdicts].compactMap(\.self).joined(separator: " ")
  }

  private var warning: String? {
    guard !isEnough else { return nil }
    return switch (problems, lookAlikes) {
    case (0, 0): "No place in a public project is labelled for this rule."
    case (0, _): "No problem in a public project is labelled for this rule."
    default: "Too few problems are labelled for a figure."
    }
  }

  private var results: String? {
    let clauses = [resultAtProblems, resultAtLookAlikes].compactMap(\.self)
    guard !clauses.isEmpty else { return nil }
    let places = counted(problems + lookAlikes, "labelled place")
    return "At \(places) in \(counted(projects, "public project")), it \(clauses.joined(separator: ", and "))."
  }

  private var resultAtProblems: String? {
    guard problems > 0 else { return nil }
    let details = [
      foundByOthers > 0 ? "another rule finds \(foundByOthers)" : nil,
      missed > 0 ? "\(counted(missed, "known miss", plural: "known misses"))" : nil,
    ]
    let detail = details.compactMap(\.self).joined(separator: "; ")
    return "finds \(found) of \(counted(problems, "problem"))" + (detail.isEmpty ? "" : " (\(detail))")
  }

  private var resultAtLookAlikes: String? {
    guard lookAlikes > 0 else { return nil }
    return
      "reports \(reportedLookAlikes) of \(lookAlikes) that only \(lookAlikes == 1 ? "looks" : "look") like a problem"
  }

  /// The number of its reports at places without a label that a reader judged.
  public var judgedReports: Int { correctReports + harmlessReports + wrongReports }

  private var verdicts: String? {
    guard judgedReports > 0 else { return nil }
    let verdicts = [
      (correctReports, "correct"), (harmlessReports, "about code that does no harm today"), (wrongReports, "wrong"),
    ]
    var clauses = verdicts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "is" : "are") \($0.1)" }
    if clauses.count > 1 { clauses[clauses.count - 1] = "and \(clauses[clauses.count - 1])" }
    return "Of \(counted(judgedReports, "other report")) that a reader judged, \(clauses.joined(separator: ", "))."
  }

  private func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// The counts, for the JSON of a rule.
  var json: JSON {
    [
      "projects": JSON(projects), "problems": JSON(problems), "found": JSON(found),
      "foundByOthers": JSON(foundByOthers), "lookAlikes": JSON(lookAlikes),
      "reportedLookAlikes": JSON(reportedLookAlikes), "correctReports": JSON(correctReports),
      "harmlessReports": JSON(harmlessReports), "wrongReports": JSON(wrongReports), "isEnough": JSON(isEnough),
    ]
  }
}
