import LintEngine
import TextModel

/// What is drawn across the river in one piece.
enum Crossing: Hashable, Sendable {
  case bridge(Bridge)
  /// All bridges of a folder and of those below it.
  case folder(String, [Bridge])
}

/// The crossings of one folder, as a picture shows them under one head.
struct Stretch: Hashable, Sendable {
  /// From the common folder of all bridges, as it is shown; "" for that itself.
  var folder: String
  var crossings: [Crossing]
}

extension ProjectBridges {
  /// The deepest folder with all bridges; "" where that is the working folder.
  var commonFolder: String {
    FilePath(names: common, isAbsolute: bridges.first?.path.isAbsolute ?? false).description
  }

  /// The crossings by folder, in the order of the paths. More than `limit` bridges are folded by folder until no more
  /// crossings are left, as far as there are subfolders; where there is room again, the folders with the gravest
  /// diagnostics are unfolded first.
  func stretches(limit: Int) -> [Stretch] {
    let folders = folders(limit: limit)
    var room = limit - folders.count
    var unfolded: Set<FilePath> = []
    for folder in folders.sorted(by: { $0.urgency < $1.urgency }) where folder.bridges.count - 1 <= room {
      room -= folder.bridges.count - 1
      unfolded.insert(folder.name)
    }
    return folders.map { folder in
      let isUnfolded = unfolded.contains(folder.name)
      return Stretch(
        folder: folder.name.description,
        crossings: isUnfolded
          ? folder.bridges.map { .bridge($0) }
          : [.folder(folder.name.isEmpty ? "." : folder.name.description, folder.bridges)])
    }
  }

  private var common: [ArraySlice<UInt8>] {
    guard let first = bridges.first else { return [] }
    return bridges.dropFirst().reduce(first.folder.names) { common, bridge in
      zip(common, bridge.folder.names).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// The bridges by folder; folders lie as deep as leaves at most `limit` of them, and one level below the common folder
  /// if nothing does.
  private func folders(limit: Int) -> [Folder] {
    let start = common.count
    let deepest = bridges.map { $0.folder.names.count - start }.max() ?? 0
    let byDepth = stride(from: deepest, through: min(1, deepest), by: -1).lazy.map { depth in
      folders(of: depth, below: start)
    }
    return byDepth.first { $0.count <= limit } ?? folders(of: min(1, deepest), below: start)
  }

  private func folders(of depth: Int, below start: Int) -> [Folder] {
    bridges.reduce(into: []) { folders, bridge in
      let name = FilePath(names: bridge.folder.names.dropFirst(start).prefix(depth))
      if folders.last?.name == name {
        folders[folders.count - 1].bridges.append(bridge)
      } else {
        folders.append(Folder(name: name, bridges: [bridge]))
      }
    }
  }
}

private struct Folder {
  var name: FilePath
  var bridges: [Bridge]

  /// Less is more urgent: what is graver, then what is smaller.
  var urgency: (Int, Int, FilePath) {
    (-(worstSeverity(of: bridges).flatMap(Severity.allCases.firstIndex) ?? -1), bridges.count, name)
  }
}

func worstSeverity(of bridges: [Bridge]) -> Severity? { bridges.compactMap(\.health.severity).max() }

/// The order in which bridges stand: by folder, a folder before those in it, then by file and line.
func isBefore(_ left: Bridge, _ right: Bridge) -> Bool {
  if left.folder != right.folder {
    return left.folder.names.lexicographicallyPrecedes(right.folder.names) { $0.lexicographicallyPrecedes($1) }
  }
  return (left.path, left.line, left.name) < (right.path, right.line, right.name)
}
