import BridgeModel
import FolderTrees
import JSONText
import LintEngine
import TestSupport
import TextModel
import Workspace

/// Somebody who opens, types, saves, closes, sets, and changes files behind the editor's back, in any order; as plain values.
public struct RandomUser: Sendable {
  /// What the editor says to the server.
  public struct Notification: Sendable {
    public var method: String
    public var parameters: JSON
  }

  public private(set) var disk = FolderTree(files: ["/app/Package.swift": "", "/app/A.swift": openingText])
  /// By path, of what is open.
  public private(set) var buffers: [FilePath: ModelBuffer] = [:]
  /// What is set in the editor.
  private var preferences = Configuration()
  private var random: SplitMix64
  public let rules: [Rule]
  /// What texts are made of.
  private let pieces: [String]
  /// Who edits so that texts keep parsing; nil for somebody who does anything.
  private var author: Author?

  /// Settings and configurations are about the first rule.
  public init(seed: UInt64, rules: [Rule], pieces: [String]) {
    random = SplitMix64(seed: seed)
    self.rules = rules
    self.pieces = pieces
  }

  /// Somebody whose texts are of these examples, and parse.
  public init(seed: UInt64, rules: [Rule], examples: [String]) {
    self.init(seed: seed, rules: rules, pieces: [])
    author = Author(examples: examples)
  }

  /// Does one thing, and returns what the editor says about it.
  public mutating func act() -> [Notification] {
    let path = paths[Int.random(in: paths.indices, using: &random)]
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: return [open(path)]
    case 3..<9: return change(path)
    case 9, 10:
      buffers[path] = nil
      return [Notification(method: "textDocument/didClose", parameters: ["textDocument": identifier(of: path)])]
    case 11, 12:
      guard let buffer = buffers[path] else { return [] }
      return [
        write(buffer.text, to: path),
        Notification(method: "textDocument/didSave", parameters: ["textDocument": identifier(of: path)]),
      ]
    case 13..<17: return [write(Bool.random(using: &random) ? text() : nil, to: path)]
    case 17, 18: return [write(configurations.randomElement(using: &random) ?? nil, to: "/app/.uibridge.json")]
    default: return [prefer(hint: Bool.random(using: &random))]
    }
  }

  private mutating func text() -> String {
    if let text = author?.text(&random) { return text }
    return (0..<Int.random(in: 0...3, using: &random)).reduce("") { text, _ in
      text + pieces[Int.random(in: pieces.indices, using: &random)]
    }
  }

  /// Opens a document, also one that is open.
  private mutating func open(_ path: FilePath) -> Notification {
    let text = Bool.random(using: &random) ? disk.files[path] ?? "" : text()
    buffers[path] = ModelBuffer(text, encoding: .utf16)
    var document = identifier(of: path)
    document["languageId"] = "swift"
    document["version"] = 1
    document["text"] = JSON(text)
    return Notification(method: "textDocument/didOpen", parameters: ["textDocument": document])
  }

  private mutating func change(_ path: FilePath) -> [Notification] {
    guard var buffer = buffers[path] else { return [] }
    let others = buffers.filter { $0.key != path }.sorted { $0.key < $1.key }.map(\.value.text)
    let edits = author?.edit(buffer.text, at: path, besides: others, &random)
    let changes =
      edits.map { $0.map { buffer.change($0) } }
      ?? (0..<Int.random(in: 1...2, using: &random)).map { _ in buffer.change(inserting: pieces, &random) }
    buffers[path] = buffer
    var document = identifier(of: path)
    document["version"] = 2
    return [
      Notification(
        method: "textDocument/didChange", parameters: ["textDocument": document, "contentChanges": JSON(changes)])
    ]
  }

  /// Writes to the disk.
  private mutating func write(_ text: String?, to path: FilePath) -> Notification {
    disk.files[path] = text
    var change = identifier(of: path)
    change["type"] = 2
    return Notification(method: "workspace/didChangeWatchedFiles", parameters: ["changes": [change]])
  }

  private mutating func prefer(hint isHint: Bool) -> Notification {
    let rule = rules.first?.id ?? ""
    preferences = Configuration(levels: isHint ? [rule: .hint] : [:])
    let settings: JSON = isHint ? ["rules": JSON(members: [(rule, "hint")])] : [:]
    return Notification(
      method: "workspace/didChangeConfiguration", parameters: ["settings": ["uibridge": settings]])
  }

  private func identifier(of path: FilePath) -> JSON { ["uri": JSON("file://\(path)")] }

  private var configurations: [String?] {
    let rule = rules.first?.id ?? ""
    return [
      nil, "{}", #"{"rules": {"\#(rule)": "error"}}"#, #"{"rules": {"\#(rule)": "off"}}"#,
      #"{"exclude": ["Sources"]}"#, #"{"rule": {}}"#,
    ]
  }
}

extension RandomUser {
  /// What is right to show.
  public struct FreshLook: Sendable {
    /// Of the open documents by path, without those that have none.
    public var diagnostics: [FilePath: [Diagnostic]] = [:]
    /// Whether some configuration that counts for them has a fault.
    public var isConfigurationFaulty = false
  }

  /// What is found by somebody who looks now for the first time, with the buffers on the disk.
  public func freshLook() async -> FreshLook {
    var saved = disk
    for (path, buffer) in buffers { saved.files[path] = buffer.text }
    let files = await ProjectFiles(around: ["/app"], in: saved.fileSystem, jobs: 1)
    var finder = SettingsFinder(in: saved.fileSystem, rules: rules.map(\.id), fallback: preferences)
    let settings = Dictionary(uniqueKeysWithValues: buffers.keys.map { ($0, finder.settings(of: $0)) })
    let project = ProjectModel(
      joining: files.all, coverage: files.coverage, surroundings: settings.mapValues(\.surroundings))
    var look = FreshLook(isConfigurationFaulty: finder.configurationFiles.contains { !$0.problems.isEmpty })
    for (path, settings) in settings where settings.isChecked {
      let diagnostics = lint(path, in: project, RuleSelection(of: rules, settings.configuration))
      if !diagnostics.isEmpty { look.diagnostics[path] = diagnostics }
    }
    return look
  }
}

/// What sample sessions are about: a rule that looks at other files, text that breaks off, and all ends of lines.
public let samplePieces = [
  openingText, "struct Marker {}\n", "struct Flag: UIViewRepresentable {\n", "}", "\n",
  "// uibridge:disable:next missing-marker\n", "😀", "/* ", "*/", "é\r\n", "extension Plain: UIViewRepresentable {}\n",
  "",
]
private let openingText = "struct Badge: UIViewRepresentable {}\n"
private let paths: [FilePath] = ["/app/A.swift", "/app/B.swift", "/app/Sources/C.swift", "/app/D.swift"]
