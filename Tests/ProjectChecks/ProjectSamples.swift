import LintEngine
import LintRules
import ScannerChecks
import TestSupport

/// The code of every rule's examples: small files that together trigger every rule.
public let ruleExamples: [NamedText] = Rule.all.flatMap { rule in
  rule.examples.enumerated().map { number, example in
    NamedText(path: "\(rule.id)-\(number).swift", bytes: Array(example.code.utf8))
  }
}

/// A project of some of these files under unique names. The same seed gives the same project.
public func project(of count: Int, from files: [NamedText], seed: UInt64) -> [NamedText] {
  var random = SplitMix64(seed: seed)
  return (0..<count).map { number in
    NamedText(path: "File\(number).swift", bytes: files[Int.random(in: files.indices, using: &random)].bytes)
  }
}
