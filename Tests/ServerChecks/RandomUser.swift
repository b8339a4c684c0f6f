import BridgeModel
import FolderTrees
import JSONText
import LintEngine
import TestSupport
import TextModel
import Workspace

/// A user who opens, types, saves, closes, changes settings, and changes files without the editor, in any order; as a
/// plain value.
public struct RandomUser: Sendable {
  /// A notification from the editor to the server.
  public struct Notification: Sendable {
    public var method: String
    public var parameters: JSON
  }

  public private(set) var disk = FolderTree(files: ["/app/Package.swift": "", "/app/A.swift": openingText])
  /// The open buffers by path.
  public private(set) var buffers: [FilePath: ModelBuffer] = [:]
  /// The settings in the editor.
  private var preferences = Configuration()
  private var random: SplitMix64
  public let rules: [Rule]
  /// The pieces that texts consist of.
  private let pieces: [String]
  /// Makes edits after which texts keep parsing; nil for a user who does anything.
  private var author: Author?

  /// Creates a user who does anything. Settings and configurations affect the first rule.
  public init(seed: UInt64, rules: [Rule], pieces: [String]) {
    random = SplitMix64(seed: seed)
    self.rules = rules
    self.pieces = pieces
  }

  /// Creates a user whose texts consist of these examples and keep parsing.
  public init(seed: UInt64, rules: [Rule], examples: [String]) {
    self.init(seed: seed, rules: rules, pieces: [])
    author = Author(examples: examples)
  }

  /// Performs one action, and returns the editor's notifications about it.
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

  /// Opens a document, which may already be open.
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

  /// Writes a file to disk, or removes it if the text is nil.
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
  /// The correct diagnostics.
  public struct FreshCheck: Sendable {
    /// The diagnostics of the open documents by path. Documents without diagnostics are left out.
    public var diagnostics: [FilePath: [Diagnostic]] = [:]
    /// Whether a configuration that applies to them has a problem.
    public var isConfigurationFaulty = false
  }

  /// The diagnostics that a fresh check finds if all buffers are saved.
  public func freshCheck() async -> FreshCheck {
    var saved = disk
    for (path, buffer) in buffers { saved.files[path] = buffer.text }
    let files = await ProjectFiles(around: ["/app"], in: saved.fileSystem, jobs: 1)
    var finder = SettingsFinder(in: saved.fileSystem, rules: rules.map(\.id), fallback: preferences)
    let settings = Dictionary(uniqueKeysWithValues: buffers.keys.map { ($0, finder.settings(of: $0)) })
    let project = ProjectModel(
      joining: files.all, coverage: files.coverage, surroundings: settings.mapValues(\.surroundings))
    var look = FreshCheck(isConfigurationFaulty: finder.configurationFiles.contains { !$0.problems.isEmpty })
    for (path, settings) in settings where settings.isChecked {
      let diagnostics = lint(path, in: project, RuleSelection(of: rules, settings.configuration))
      if !diagnostics.isEmpty { look.diagnostics[path] = diagnostics }
    }
    return look
  }
}

/// The pieces of sample sessions: a rule that depends on other files, text that ends early, and all line endings.
public let samplePieces = [
  openingText, "struct Marker {}\n", "struct Flag: UIViewRepresentable {\n", "}", "\n",
  "// uibridge:disable:next missing-marker\n", "😀", "/* ", "*/", "é\r\n", "extension Plain: UIViewRepresentable {}\n",
  "",
]
private let openingText = "struct Badge: UIViewRepresentable {}\n"
private let paths: [FilePath] = ["/app/A.swift", "/app/B.swift", "/app/Sources/C.swift", "/app/D.swift"]
