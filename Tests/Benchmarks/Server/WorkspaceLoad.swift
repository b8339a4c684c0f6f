import Foundation
import JSONText
import ServerChecks
import TestSupport

/// Edits the documents of a large workspace in every way, and measures each key until its diagnostics arrive.
struct WorkspaceLoad {
  let client: TimedClient
  private let workspace: LoadedWorkspace
  private let use: ProcessUse
  private let keyCount: Int
  private var random = SplitMix64(seed: 1)
  private(set) var rows: [LoadRow] = []
  private(set) var figures: [LoadFigure] = []

  private static let keyBars = (median: 0.5, high: 5.0)

  init(command: [String], _ workspace: LoadedWorkspace, keyCount: Int) throws {
    self.workspace = workspace
    self.keyCount = keyCount
    client = try TimedClient(
      command, folders: [workspace.root], documentNamed: "Document.swift", language: "swift", timeLimit: 60)
    use = ProcessUse(identifier: client.server.identifier)
  }

  mutating func measure(changedFileCount: Int) throws {
    try measureReading()
    measureOpenings()
    measureBorderFiles()
    measureHeads()
    measureSharedClass()
    try measureFiles()
    try measureCheckout(of: changedFileCount)
    measureEndurance()
  }

  // MARK: - Reading and opening

  private mutating func measureReading() throws {
    let start = wallTime() - client.startSeconds
    if let seconds = client.open(documentText) {
      figures.append(LoadFigure(name: "open while the workspace is read, ms", value: seconds * 1e3, bar: 150))
    }
    let read = client.server.wait(seconds: 60) { $0["params"]?["value"]?["kind"] == "end" }
    figures.append(LoadFigure(name: "reading the workspace, s", value: (read?.time ?? .infinity) - start, bar: 2))
    rest()
    noteMemory("after reading")
  }

  private mutating func measureOpenings() {
    let files = workspace.borderFiles
    let seconds = (0..<3).flatMap { _ in
      files.compactMap { file -> Double? in
        client.select(file.path)
        defer { client.close() }
        return client.open(file.text)
      }
    }
    rows.append(LoadRow(name: "open a file with bridges", seconds: seconds, bars: (50, 50)))
  }

  private mutating func noteMemory(_ when: String) {
    guard let memory = use.memory else { return }
    figures.append(LoadFigure(name: "memory \(when), MB", value: Double(memory) / 1_048_576, bar: 80))
  }

  /// Lets the server finish its background work.
  private func rest() { Thread.sleep(forTimeInterval: 1) }

  // MARK: - Keys in code

  private mutating func measureBorderFiles() {
    for file in workspace.borderFiles {
      client.select(file.path)
      _ = client.open(file.text)
      rest()
      let name = "\(file.path.lastPathComponent), \(client.buffer.lines.count) lines"
      rows.append(LoadRow(name: name, seconds: typeWords(count: 100, nearTheBorder: true), bars: (0.5, 3)))
      client.close()
    }
  }

  /// Types a letter into a word and deletes it again, each time in a different place.
  private mutating func typeWords(count: Int, nearTheBorder: Bool = false) -> [Double] {
    let lines = client.buffer.lines
    let numbers =
      nearTheBorder
      ? lines.indices.filter { isAboutTheBorder(lines[$0]) }.flatMap { $0..<min($0 + 20, lines.count) }
      : Array(lines.indices)
    return (0..<count).flatMap { _ -> [Double] in
      guard let place = client.buffer.placeInWord(on: numbers, &random) else { return [] }
      return [
        client.replace(place..<place, with: "x"),
        client.replace(place..<LineBuffer.Place(line: place.line, column: place.column + 1), with: ""),
      ].compactMap(\.self)
    }
  }

  // MARK: - Keys in heads

  private mutating func measureHeads() {
    selectDocument()
    measureKeys("a new type letter by letter", typing: "struct Zedonk: UIViewRepresentable {\n}\n")
    for count in LoadedWorkspace.extensionCounts {
      measureKeys(
        "a type that \(count) files extend",
        typing: "struct Popular\(count): View {\n  var body: some View { Text(\"\") }\n}\n")
      measureKeys("an extension of it", typing: "extension Popular\(count): Equatable {\n}\n")
    }
    measureKeys("an unfinished head", typing: "struct Unfinished: UIViewRepresentable", before: "extension Popular20 {")
    measureKeys("a conformance", typing: ", UITextFieldDelegate", after: "class SharedView: UIView")
    measureKeys("renaming a type that 500 files use", typing: "Renamed", after: "class SharedView")
  }

  private mutating func measureSharedClass() {
    selectDocument()
    measureKeys("a property of a class that 500 files use", typing: "  var more = 0\n", before: "  var title")
    measureKeys("a method of it", typing: "    setNeedsLayout()\n", before: "    layoutIfNeeded()")
    let second = workspace.place(of: "Second.swift")
    client.select(second)
    _ = client.open(documentText.replacing("SharedView", with: "OtherView").replacing("Popular20", with: "Popular2"))
    let seconds = (0..<100).flatMap { number -> [Double] in
      if number % 2 == 0 { selectDocument() } else { client.select(second) }
      return typeWords(count: 1)
    }
    rows.append(LoadRow(name: "two documents in turn", seconds: seconds, bars: Self.keyBars))
    client.select(second)
    client.close()
  }

  /// Types a text three times before or after a piece of the document, and deletes it again.
  private mutating func measureKeys(
    _ name: String, typing text: String, before successor: String? = nil, after predecessor: String? = nil
  ) {
    var seconds: [Double] = []
    for _ in 0..<3 { seconds += client.type(text, at: place(before: successor, after: predecessor)) }
    rows.append(LoadRow(name: name, seconds: seconds, bars: Self.keyBars))
  }

  /// The start of a line that begins with a text, or the end of a text; else the end of the document.
  private func place(before successor: String?, after predecessor: String?) -> LineBuffer.Place {
    let lines = client.buffer.lines
    if let successor, let line = lines.firstIndex(where: { $0.hasPrefix(successor) }) {
      return LineBuffer.Place(line: line, column: 0)
    }
    if let predecessor, let line = lines.firstIndex(where: { $0.hasPrefix(predecessor) }) {
      return LineBuffer.Place(line: line, column: predecessor.unicodeScalars.count)
    }
    return LineBuffer.Place(line: lines.count - 1, column: 0)
  }

  private func selectDocument() { client.select(workspace.root.appending(path: "Document.swift")) }

  private let documentText = """
    import SwiftUI
    import UIKit

    extension Popular20 {
      var doubled: Int { use1() * 2 }
    }

    class SharedView: UIView {
      var title = ""

      func refresh() {
        layoutIfNeeded()
      }
    }

    struct Badge: UIViewRepresentable {
      var text: String

      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        return label
      }

      func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
      }
    }

    """

  // MARK: - Files on disk

  private mutating func measureFiles() throws {
    var seconds: [Double] = []
    for number in 0..<30 {
      let name = "Users/SharedHost\(number).swift"
      let moved = workspace.place(of: "Moved\(number).swift")
      try workspace.write("import UIKit\n\nclass Added\(number): UIView {}\n", to: "Added\(number).swift")
      seconds += typeInDocument()
      try FileManager.default.moveItem(at: workspace.place(of: name), to: moved)
      seconds += typeInDocument()
      try FileManager.default.moveItem(at: moved, to: workspace.place(of: name))
      try FileManager.default.removeItem(at: workspace.place(of: "Added\(number).swift"))
      seconds += typeInDocument()
    }
    rows.append(LoadRow(name: "while files are added, renamed, and deleted", seconds: seconds, bars: Self.keyBars))
  }

  private mutating func typeInDocument() -> [Double] {
    selectDocument()
    return typeWords(count: 2)
  }

  /// Changes many files together, as `git checkout` does, and types until the diagnostics follow.
  private mutating func measureCheckout(of count: Int) throws {
    let probe = workspace.place(of: "Probe.swift")
    client.select(probe)
    _ = client.open(workspace.probe)
    rest()
    let changed = workspace.files.shuffled(using: &random).prefix(count)
    defer { for file in changed { try? Data(file.text.utf8).write(to: file.path) } }
    var keys: [Double] = []
    var settled: [Double] = []
    for isTextView in [true, false] {
      for file in changed {
        let addition = isTextView ? "\nprivate func checkedOut() {}\n" : ""
        try Data((file.text + addition).utf8).write(to: file.path)
      }
      try workspace.changeProbed(isTextView: isTextView)
      let start = wallTime()
      var isSettled = false
      while !isSettled, wallTime() < start + 30 {
        keys += typeInDocument()
        client.listen(seconds: 0.02)
        guard let last = client.lastDiagnostics(of: probe), last.diagnostics.isEmpty != isTextView else { continue }
        settled.append(last.time - start)
        isSettled = true
      }
    }
    client.select(probe)
    client.close()
    rows.append(LoadRow(name: "keys while \(count) files change", seconds: keys, bars: (20, 20)))
    let slowest = settled.count == 2 ? settled.max() ?? .infinity : .infinity
    figures.append(LoadFigure(name: "\(count) changed files until all is right, s", value: slowest, bar: 2))
  }

  private mutating func measureEndurance() {
    selectDocument()
    rest()
    let start = use.memory
    let seconds = typeWords(count: keyCount / 2)
    rows.append(LoadRow(name: "keys in bodies", seconds: seconds, bars: Self.keyBars))
    rest()
    noteMemory("after \(seconds.count) more keys")
    if let start, let end = use.memory {
      figures.append(LoadFigure(name: "growth meanwhile, MB", value: Double(end - start) / 1_048_576, bar: 4))
    }
  }
}

extension TimedClient {
  /// Types a text letter by letter and deletes it again. Returns the seconds until the diagnostics of each key.
  fileprivate func type(_ text: String, at start: LineBuffer.Place) -> [Double] {
    var places = [start]
    var seconds: [Double] = []
    for letter in text {
      let place = places[places.count - 1]
      if let time = replace(place..<place, with: String(letter)) { seconds.append(time) }
      places.append(
        letter == "\n"
          ? LineBuffer.Place(line: place.line + 1, column: 0)
          : LineBuffer.Place(line: place.line, column: place.column + 1))
    }
    for (start, end) in zip(places, places.dropFirst()).reversed() {
      if let time = replace(start..<end, with: "") { seconds.append(time) }
    }
    return seconds
  }
}
