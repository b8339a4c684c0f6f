import Foundation
import TextModel

/// A workspace of real files with a folder of generated ones, in which names are declared and used by a known number of
/// files.
struct LoadedWorkspace {
  /// The numbers of files that extend one name.
  static let extensionCounts = [2, 20, 2_000]
  /// The number of representables, in files of their own, that wrap one class.
  static let userCount = 500

  let root: URL
  /// The real files, in the order of their paths.
  let files: [(path: URL, text: String)]
  private let generated: URL

  init(at root: URL) throws {
    self.root = root
    generated = root.appending(path: "GeneratedByBenchmarks", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: generated)
    files = try swiftFiles([FilePath(root.path)]).map {
      (URL(filePath: "\($0.path)"), String(decoding: $0.bytes, as: UTF8.self))
    }
    for count in Self.extensionCounts {
      for number in 0..<count {
        try write(
          "extension Popular\(count) {\n  func use\(number)() -> Int { \(number) }\n}\n",
          to: "Popular\(count)/Use\(number).swift")
      }
    }
    for number in 0..<Self.userCount { try write(user(number), to: "Users/SharedHost\(number).swift") }
    try write(probed(by: "UILabel"), to: "Probed.swift")
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

  func remove() { try? FileManager.default.removeItem(at: generated) }

  /// The place of a generated file.
  func place(of path: String) -> URL { generated.appending(path: path) }

  func write(_ text: String, to path: String) throws {
    let place = place(of: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// Changes the class on which a finding in `probe` depends.
  func changeProbed(isTextView: Bool) throws {
    try write(probed(by: isTextView ? "UITextView" : "UILabel"), to: "Probed.swift")
  }

  private func probed(by superclass: String) -> String { "import UIKit\n\nclass ProbedView: \(superclass) {}\n" }

  /// A document in which a problem is reported exactly if `ProbedView` is a text view.
  let probe = """
    import SwiftUI

    struct Probe: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> ProbedView { ProbedView() }
      func updateUIView(_ view: ProbedView, context: Context) { view.text = text }
    }

    """

  private func user(_ number: Int) -> String {
    """
    import SwiftUI

    struct SharedHost\(number): UIViewRepresentable {
      var title: String
      func makeUIView(context: Context) -> SharedView { SharedView() }
      func updateUIView(_ view: SharedView, context: Context) { view.title = title }
    }

    """
  }

  /// The 20 real files of 500 to 5,000 lines with the most lines about bridging and hosting.
  var borderFiles: [(path: URL, text: String)] {
    let ranked = files.compactMap { file -> (count: Int, file: (path: URL, text: String))? in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      guard 500...5_000 ~= lines.count else { return nil }
      let count = lines.count(where: isAboutTheBorder)
      return count == 0 ? nil : (count, file)
    }
    return ranked.sorted { ($1.count, $0.file.path.path) < ($0.count, $1.file.path.path) }.prefix(20).map(\.file)
  }
}

/// Whether a line is about bridging or hosting.
func isAboutTheBorder(_ line: some StringProtocol) -> Bool { borderWords.contains { line.contains($0) } }

private let borderWords = [
  "ViewRepresentable", "ViewControllerRepresentable", "UIHosting", "NSHosting", "makeUIView", "updateUIView",
  "makeNSView", "updateNSView", "makeCoordinator", "Coordinator:", "didMove(toParent",
]
