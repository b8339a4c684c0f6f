import LintEngine
import TextModel

/// An item that is drawn across the river.
enum Crossing: Hashable, Sendable {
  case bridge(Bridge)
  /// All bridges of a folder and of its subfolders.
  case folder(String, [Bridge])
}

/// The crossings of one folder, which a picture shows under one heading.
struct Stretch: Hashable, Sendable {
  /// The folder relative to the common folder of all bridges, as displayed; empty for the common folder itself.
  var folder: String
  var crossings: [Crossing]
}

extension ProjectBridges {
  /// The deepest folder that contains all bridges; empty for the current directory.
  var commonFolder: String {
    FilePath(names: common, isAbsolute: bridges.first?.path.isAbsolute ?? false).description
  }

  /// The crossings by folder, in path order. More than `limit` bridges are grouped by folder until at most `limit`
  /// crossings are left, if there are enough subfolders. If there is room, the folders with the most severe diagnostics
  /// are expanded first.
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

  /// The bridges by folder. The folders are as deep as possible without exceeding `limit`. If no depth fits, they are
  /// one level below the common folder.
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

  /// The sort key: more severe diagnostics come first, then fewer bridges.
  var urgency: (Int, Int, FilePath) {
    (-(worstSeverity(of: bridges).flatMap(Severity.allCases.firstIndex) ?? -1), bridges.count, name)
  }
}

func worstSeverity(of bridges: [Bridge]) -> Severity? { bridges.compactMap(\.health.severity).max() }

/// The order of bridges: by folder, with a folder before its subfolders, then by file and line.
func isBefore(_ left: Bridge, _ right: Bridge) -> Bool {
  if left.folder != right.folder {
    return left.folder.names.lexicographicallyPrecedes(right.folder.names) { $0.lexicographicallyPrecedes($1) }
  }
  return (left.path, left.line, left.name) < (right.path, right.line, right.name)
}
