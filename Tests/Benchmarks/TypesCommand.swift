import BridgeModel
import SwiftScan
import TextModel
import Workspace

/// `benchmarks types`: how many receivers of members in the code of bridges have a known type. With `--list`, one line
/// for each: the path, the offsets of its first and last token, the line and column, and the type, separated by tabs.
func measureTypes(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: [], flags: ["list", "unknown"])
  var total = TypeCount()
  for path in arguments.paths.isEmpty ? ownSources : arguments.paths {
    let sources = await ProjectFiles(around: [path], in: .posix, jobs: 1)
    let project = projectModel(of: sources)
    var count = TypeCount()
    for facts in sources.named { count.add(receiversIn: facts.file, project, lists: arguments) }
    if !arguments.has("list") { print("\(path): \(count)") }
    total.add(count)
  }
  if !arguments.has("list") { print("together: \(total)") }
  return true
}

private struct TypeCount: CustomStringConvertible {
  var all = 0
  var known = 0
  var time = Duration.zero

  var description: String {
    let share = all == 0 ? 100 : Double(known * 1000 / all) / 10
    return "\(known) of \(all) receivers known (\(share) %), \(all == 0 ? .zero : time / all) each"
  }

  mutating func add(_ other: TypeCount) {
    all += other.all
    known += other.known
    time += other.time
  }

  mutating func add(receiversIn file: SourceFile, _ project: ProjectModel, lists arguments: Arguments) {
    for receiver in project.borderReceivers(in: file.path) {
      var type = SwiftType.unknown
      time += ContinuousClock().measure { type = project.type(of: receiver, in: file.path) }
      all += 1
      if !type.isUnknown { known += 1 }
      let isListed = arguments.has("list") && !type.isUnknown || arguments.has("unknown") && type.isUnknown
      guard isListed else { continue }
      let place = file.document.text.position(at: receiver.range.lowerBound, in: .utf8)
      print(
        file.path, receiver.range.lowerBound, receiver.lastToken.range.lowerBound,
        "\(place.line + 1):\(place.character + 1)",
        type.isUnknown ? receiver.text.prefix { $0 != "\n" } : type.description, separator: "\t")
    }
  }
}

extension ProjectModel {
  /// The expressions before a dot in the code of representables, coordinators, and classes that bridge.
  fileprivate func borderReceivers(in path: FilePath) -> [SyntaxNode] {
    let bridges = namesOfRepresentables(in: path)
    let types = types(in: path).filter {
      bridges.contains($0.name) || isBridged($0.name) || isBridgingClass($0, in: path)
    }
    var found: [SyntaxNode] = []
    for type in types {
      for member in type.localMembers where !member.node.kind.isTypeDeclaration {
        found += member.node.descendants(.memberAccess).compactMap(\.base)
      }
    }
    return found
  }
}
