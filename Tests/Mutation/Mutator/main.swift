import Foundation
import MutantSwitch
import SwiftScan
import TextModel

// usage: mutator PACKAGE FOLDER
//
// Writes the sources of the package with all their mutants into FOLDER, which contains a copy of the package, and the list
// `mutants.tsv`. The numbers in `FOLDER/unusable.txt` are left out, and if there is a list `FOLDER/only.txt`, all others.

let package = CommandLine.arguments[1]
let folder = CommandLine.arguments[2]

/// The code that is mutated: a name for reports, and a folder. The first one that contains a file counts.
let scopes = [
  ("LintRules", "Sources/LintRules"), ("Behavior", "Sources/BridgeModel/Behavior"),
  ("Predicates", "Sources/BridgeModel/Predicates"), ("BridgeFacts", "Sources/BridgeFacts"),
  ("BridgeTemplates", "Sources/BridgeTemplates"),
]

func lines(of path: String) -> [Substring] {
  ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
}

func swiftFiles(in path: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: "\(package)/\(path)").filter { $0.hasSuffix(".swift") }.sorted()
    .map { "\(path)/\($0)" }
}

let unusable = Set(lines(of: "\(folder)/unusable.txt").compactMap { Int($0) })
let only = lines(of: "\(folder)/only.txt").compactMap { Int($0) }
let wanted = only.isEmpty ? nil : Set(only)
var numbers = MutantNumbers(keptIn: lines(of: "\(folder)/mutants.tsv"))
var list = ""
for (scope, path) in scopes {
  for file in try swiftFiles(in: path) {
    let source = try String(contentsOfFile: "\(package)/\(file)", encoding: .utf8)
    let document = Document(SourceText(source))
    let isTable = file.hasPrefix("Sources/BridgeFacts/Tables/")
    let mutations = isTable ? RowMutations(in: document).all : CodeMutations(in: document).all
    let numbered = numbers.numbering(mutations, of: file)
    if let last = numbered.map(\.number).max(), last >= mutant_limit {
      fatalError("\(folder) has seen more than \(mutant_limit) mutants: remove it")
    }
    for (number, mutation) in numbered {
      let line = document.text.line(at: mutation.offset) + 1
      list += "\(number)\t\(scope)\t\(file)\t\(line)\t\(mutation.change)\n"
    }
    // The rows of a table share one edit, and cost no time to compile.
    let usable = numbered.filter { number, _ in
      !unusable.contains(number) && (isTable || wanted?.contains(number) ?? true)
    }
    var text = String(decoding: applying(usable, to: Array(source.utf8)), as: UTF8.self)
    // On the first line, so that the numbers of lines stay.
    if !usable.isEmpty { text = "import Mutants; " + text }
    let target = "\(folder)/\(file)"
    if (try? String(contentsOfFile: target, encoding: .utf8)) != text {
      try text.write(toFile: target, atomically: true, encoding: .utf8)
    }
  }
}
try list.write(toFile: "\(folder)/mutants.tsv", atomically: true, encoding: .utf8)
