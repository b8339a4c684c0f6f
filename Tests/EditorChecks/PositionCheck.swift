import BridgeModel
import EditorFeatures
import SwiftScan
import TestSupport
import TextModel

/// Requests completions and hovers at random positions in a project, in the unchanged text and while a word is typed
/// there.
public struct PositionCheck: Sendable {
  /// A completion that is offered at a position.
  public struct Offer: Sendable {
    public var path: FilePath
    /// The 1-based line.
    public var line: Int
    public var word: String
    public var completion: Completion
    /// The text of the file after the completion.
    public var text: String
  }

  public private(set) var offers: [Offer] = []
  /// The titles of the hovers, with their positions.
  public private(set) var explanations: [String] = []
  /// Descriptions of the problems.
  public private(set) var faults: [String] = []
  public private(set) var positionCount = 0

  public init() {}

  /// Checks random positions. Two of three are in files that bridge the frameworks.
  public mutating func check(_ project: ProjectModel, of paths: [FilePath], count: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let files = RandomFiles(paths, of: project)
    for _ in 0..<count {
      guard let facts = files.next(in: project, using: &random) else { continue }
      let offset = Int.random(in: 0...facts.file.document.text.count, using: &random)
      positionCount += 1
      look(at: offset, in: facts.file, of: project)
      let word = typedWords.randomElement(using: &random) ?? ""
      type(word, belowLineAt: offset, in: facts, of: project)
    }
  }

  private mutating func look(at offset: Int, in file: SourceFile, of project: ProjectModel) {
    let text = file.document.text
    if let hover = hover(at: offset, in: file, of: project) {
      let place = "\(file.path):\(text.line(at: offset) + 1)"
      let isInside = hover.range.lowerBound <= offset && offset <= hover.range.upperBound
      if !isInside || hover.markdown.isEmpty || hover.plainText.contains("`") { faults.append("\(place): odd hover") }
      explanations.append("\(place) \(text[hover.range])")
    }
    add(completions(at: offset, in: file, of: project), word: "", in: file)
  }

  /// Types a word on a new line and applies the completions that are offered.
  private mutating func type(_ word: String, belowLineAt offset: Int, in facts: FileFacts, of project: ProjectModel) {
    let text = facts.file.document.text
    let line = text.lineRange(text.line(at: offset))
    let end = line.upperBound
    let indentation = text[line].prefix { $0 == " " || $0 == "\t" }
    let typed = TextEdit.insert("\n\(indentation)\(word)", at: end)
    let document = facts.file.document.applying(typed, version: 1)
    let file = SourceFile(path: facts.path, document: document)
    let edited = project.replacing(FileFacts(file, after: facts))
    add(completions(at: end + typed.replacement.utf8.count, in: file, of: edited), word: word, in: file)
  }

  private mutating func add(_ completions: [Completion], word: String, in file: SourceFile) {
    let text = file.document.text
    for completion in completions {
      let edits = completion.additionalEdits + [TextEdit(replacing: completion.range, with: completion.plainText)]
      let line = text.line(at: completion.range.lowerBound) + 1
      offers.append(
        Offer(
          path: file.path, line: line, word: word, completion: completion, text: text.applying(edits).string))
      if completion.documentation.isEmpty, completion.kind == .method, !completion.label.contains("coordinator") {
        faults.append("\(file.path):\(line): '\(completion.label)' has no documentation")
      }
    }
  }
}

/// Typical beginnings of the members and statements that completions write.
private let typedWords = [
  "make", "upd", "dism", "size", "coord", "func ", "func te", "override func up", "required init", "static func ",
  "class Coo", "embed", "remove", "guard", "sink", "regis", "obs", "trait", "parent", "init", "",
]
