import SwiftScan
import Synchronization
import TextModel

/// The facts of a file for which only the text and the names are kept.
final class RestingFacts: Sendable {
  let path: FilePath
  let names: DeclaredNames
  private let text: KeptText
  private let woken: Mutex<AwakeFacts?>

  private enum KeptText {
    case plain(PaddedText)
    case packed(PackedText)

    var plain: PaddedText {
      switch self {
      case .plain(let text): text
      case .packed(let text): text.unpacked
      }
    }
  }

  /// Collects the facts of a file that is read for the first time. The file is awake from the start if its code has one
  /// of these signs.
  init(path: FilePath, utf8: [UInt8], awakeAbout signs: CodeSigns, packsText: Bool) {
    self.path = path
    let text = PaddedText(utf8)
    self.text = packsText ? .packed(PackedText(text)) : .plain(text)
    let lexed = LexedText(text)
    let survey = WordSurvey(of: lexed, marking: CodeSigns.words)
    let hasRemarks = lexed.hasComment(with: remarkPattern)
    if CodeSigns(of: survey).isDisjoint(with: signs) {
      names = DeclaredNames(of: SyntaxTree(outlining: lexed), survey, hasRemarks: hasRemarks)
      woken = Mutex(nil)
    } else {
      let file = SourceFile(path: path, document: Document(lexed))
      let facts = AwakeFacts(file) { $0.map { CodeSigns(of: $0, in: survey) } }
      names = DeclaredNames(of: facts, survey.words, hasRemarks: hasRemarks)
      woken = Mutex(facts)
    }
  }

  init(of facts: AwakeFacts) {
    path = facts.file.path
    text = .plain(facts.file.document.text.padded)
    let tree = facts.file.document.tree
    names = DeclaredNames(
      of: facts, PossibleWords(of: tree), hasRemarks: tree.mayHaveComment(with: remarkPattern))
    woken = Mutex(nil)
  }

  /// Copies facts. Waking the copy leaves the original asleep.
  init(copying facts: RestingFacts) {
    path = facts.path
    text = facts.text
    names = facts.names
    woken = Mutex(facts.woken.withLock { $0 })
  }

  /// The facts with the tree. They are the same object on every access, so that nodes can be compared.
  var awake: AwakeFacts {
    woken.withLock { known in
      if let known { return known }
      let file = SourceFile(path: path, document: Document(LexedText(text.plain)))
      let facts = AwakeFacts(file) { [names] _ in names.signs }
      known = facts
      return facts
    }
  }

  var plainText: PaddedText { text.plain }

  /// Whether the code may contain a word. If there's already a tree, this doesn't search the bytes, because searching
  /// the tree costs less.
  func mayMention(_ word: SoughtWord) -> Bool {
    names.words.mayContain(word) && (woken.withLock { $0 != nil } || text.plain.contains(word))
  }
}

/// The facts about a file that are known without looking into it: those of `AwakeFacts` without the nodes.
final class DeclaredNames: Sendable {
  let heads: [DeclarationHead]
  let signs: [CodeSigns]
  let allSigns: CodeSigns
  let aliases: [TypeAlias]
  let imports: Set<String>
  /// The names of the functions and variables outside types that other files see.
  let globals: [String]
  let hasBrokenDeclarations: Bool
  let words: PossibleWords
  /// Whether a comment may contain a remark for uibridge.
  let hasRemarks: Bool
  private let positionsByName = HeadPositions()

  func positions(of name: String) -> [Int] { positionsByName.positions(of: name, in: heads) }

  init(of facts: AwakeFacts, _ words: PossibleWords, hasRemarks: Bool) {
    heads = facts.heads
    signs = facts.signs
    allSigns = signs.reduce([]) { $0.union($1) }
    aliases = facts.aliases
    imports = facts.imports
    globals = facts.globals.flatMap(\.sharedNamesOfGlobal)
    hasBrokenDeclarations = facts.hasBrokenDeclarations
    self.words = words
    self.hasRemarks = hasRemarks
  }

  /// Collects the names that a tree declares. The tree may be only an outline.
  init(of tree: SyntaxTree, _ survey: WordSurvey, hasRemarks: Bool) {
    let stretches = tree.stretches.map { stretch in
      StretchFacts(of: stretch) { $0.map { CodeSigns(of: $0, in: survey) } }
    }
    heads = joined(stretches.map(\.heads))
    signs = joined(stretches.map(\.signs))
    allSigns = signs.reduce([]) { $0.union($1) }
    aliases = joined(stretches.map(\.aliases))
    imports = Set(stretches.flatMap { $0.imports(of: $0.units) })
    globals = stretches.flatMap { $0.globals(of: $0.units, movedBy: 0) }.flatMap(\.sharedNamesOfGlobal)
    hasBrokenDeclarations = stretches.contains { $0.count(before: $0.units.upperBound).breaks > 0 }
    words = survey.words
    self.hasRemarks = hasRemarks
  }
}

/// Returns a single array without copying it. A file that was scanned in one piece has only one.
private func joined<Element>(_ arrays: [[Element]]) -> [Element] {
  arrays.count == 1 ? arrays[0] : arrays.flatMap { $0 }
}

/// The start of every comment that is a remark for uibridge.
public let remarkMark = "uibridge:"

private let remarkPattern = BytePattern(remarkMark)
