import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a file in `Snapshots/`.
func snapshot(_ name: String) -> String {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
  return (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "no snapshot \(name)"
}
