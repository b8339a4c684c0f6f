import EditorChecks
import Foundation
import Workspace

/// `benchmarks actions`: applies every code action at declarations of every class and kind, in all styles, and checks
/// the results. If paths are given, applies the actions offered at random positions in those projects instead.
func checkActions(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: ["show", "stride", "count", "seed", "interfaces"], flags: ["list"])
  let faults = try await arguments.paths.isEmpty ? checkActionMatrix(arguments) : checkActionPositions(arguments)
  for fault in faults.prefix(try arguments.number("show", default: 20)) { print("FAULT \(fault)") }
  return faults.isEmpty
}

private func checkActionMatrix(_ arguments: Arguments) throws -> [String] {
  let start = ContinuousClock.now
  let declarations = actionDeclarations(stride: try arguments.number("stride", default: 1))
  var matrix = ActionMatrix()
  for declaration in declarations { matrix.check(declaration) }
  if arguments.has("list") { for result in matrix.results { print("// \(result.title)\n\(result.text)\n") } }
  let faults = matrix.allFaults(against: arguments.interfaces)
  for (title, count) in matrix.counts.sorted(by: { $0.key < $1.key }) { print("  \(title): \(count)") }
  let seconds = (ContinuousClock.now - start).components.seconds
  print("\(matrix.results.count) actions at \(declarations.count) declarations, \(faults.count) faults, \(seconds) s")
  return faults
}

private func checkActionPositions(_ arguments: Arguments) async throws -> [String] {
  var faults: [String] = []
  for path in arguments.paths {
    let sources = await ProjectFiles(around: [path], in: .posix, jobs: 1)
    var check = ActionPositionCheck()
    check.check(
      projectModel(of: sources), of: sources.named.map(\.path), count: try arguments.number("count", default: 300),
      seed: UInt64(try arguments.number("seed", default: 1)))
    let applied = check.offers.map {
      AppliedText(path: $0.path, label: "\($0.path):\($0.line): \($0.title)", text: $0.text)
    }
    if arguments.has("list") { for text in applied { print("  \(text.label)") } }
    let found = check.faults + parseErrors(in: applied, of: sources)
    faults += found
    print("\(path): \(check.positionCount) positions, \(check.offers.count) actions, \(found.count) faults")
  }
  return faults
}
