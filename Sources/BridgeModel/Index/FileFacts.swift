import SwiftScan
import TextModel

/// What one file declares. A function of its tree alone, so it can be kept until the file changes. Cheap to copy: a model
/// of a project holds thousands, and a new one is made with every key.
public struct FileFacts: Sendable {
  private let contents: Contents

  private enum Contents {
    case awake(AwakeFacts)
    case resting(RestingFacts)
  }

  /// Takes what is known already of an older version of the file from its facts: the cost is then that of the edits.
  public init(_ file: SourceFile, after old: FileFacts? = nil) {
    contents = .awake(AwakeFacts(file, after: old?.known))
  }

  /// The facts of a file into which nobody looks for now, as `resting()` keeps them. Takes half the time of a document:
  /// bodies are read when somebody does, or at once where the code can be about something at which somebody is to look.
  /// A packed text takes two fifths of its room; to pack it takes a third of the time of all else.
  public init(
    restingAt path: FilePath, _ utf8: [UInt8], awakeAbout signs: CodeSigns = [], packsText: Bool = false
  ) {
    contents = .resting(RestingFacts(path: path, utf8: utf8, awakeAbout: signs, packsText: packsText))
  }

  private init(resting facts: RestingFacts) { contents = .resting(facts) }

  /// The same facts without the tree, which takes ten times the memory of the text. It is scanned anew, once, when
  /// somebody looks into the file: most files of a project are only known for their names.
  public func resting() -> FileFacts {
    if case .awake(let facts) = contents { FileFacts(resting: RestingFacts(of: facts)) } else { self }
  }

  /// The same facts, for somebody who looks into the file in passing: the tree goes with the copy.
  var copyForOneLook: FileFacts {
    if case .resting(let facts) = contents { FileFacts(resting: RestingFacts(copying: facts)) } else { self }
  }

  public var path: FilePath {
    switch contents {
    case .awake(let facts): facts.file.path
    case .resting(let facts): facts.path
    }
  }

  public var file: SourceFile { awake.file }
  public var tree: SyntaxTree { file.document.tree }

  /// Outside functions, in source order, a type before the types in it; protocols included, extensions not. Made anew
  /// each time.
  public var types: [TypeDeclaration] { declarations.filter { !$0.isExtension } }
  /// Made anew each time, like `types`.
  public var extensions: [TypeDeclaration] { declarations.filter(\.isExtension) }
  /// Types and extensions, in source order, an outer one before those in it.
  var declarations: [TypeDeclaration] { awake.declarations }
  /// One of `declarations`. Logarithmic in the number of edited places.
  func declaration(at index: Int) -> TypeDeclaration { awake.declaration(at: index) }

  /// Of `declarations`.
  var heads: [DeclarationHead] {
    switch contents {
    case .awake(let facts): facts.heads
    case .resting(let facts): facts.names.heads
    }
  }

  /// Visits `heads` with their indices. Copies none, which would be felt with thousands.
  func visitHeads(_ visit: (Int, borrowing DeclarationHead) -> Void) {
    switch contents {
    case .awake(let facts): facts.visitHeads(visit)
    case .resting(let facts): for index in facts.names.heads.indices { visit(index, facts.names.heads[index]) }
    }
  }

  func head(at index: Int) -> DeclarationHead {
    switch contents {
    case .awake(let facts): facts.head(at: index)
    case .resting(let facts): facts.names.heads[index]
    }
  }

  /// Of one of `declarations`.
  func signs(at index: Int) -> CodeSigns {
    switch contents {
    case .awake(let facts): facts.signs(at: index)
    case .resting(let facts): facts.names.signs[index]
    }
  }

  /// What the code of all types can be about.
  public var signs: CodeSigns {
    switch contents {
    case .awake(let facts): facts.signs.reduce([]) { $0.union($1) }
    case .resting(let facts): facts.names.allSigns
    }
  }

  var aliases: [TypeAlias] {
    switch contents {
    case .awake(let facts): facts.aliases
    case .resting(let facts): facts.names.aliases
    }
  }

  func alias(at index: Int) -> TypeAlias {
    switch contents {
    case .awake(let facts): facts.alias(at: index)
    case .resting(let facts): facts.names.aliases[index]
    }
  }

  /// The names of the imported modules.
  public var imports: Set<String> {
    switch contents {
    case .awake(let facts): facts.imports
    case .resting(let facts): facts.names.imports
    }
  }

  /// Whether a declaration may be missing here because the source around it does not parse.
  public var hasBrokenDeclarations: Bool {
    switch contents {
    case .awake(let facts): facts.hasBrokenDeclarations
    case .resting(let facts): facts.names.hasBrokenDeclarations
    }
  }

  /// Whether a word may be anywhere in the code. Of a file without a tree the words and bytes are searched, lest one is
  /// made for nothing.
  public func mayMention(_ word: SoughtWord) -> Bool {
    if case .resting(let facts) = contents { facts.mayMention(word) } else { true }
  }

  /// Nil of a file that is not known for its words alone.
  var possibleWords: PossibleWords? {
    if case .resting(let facts) = contents { facts.names.words } else { nil }
  }

  /// Whether a comment may begin with `remarkMark`.
  public var mayHaveRemarks: Bool {
    if case .resting(let facts) = contents { facts.names.hasRemarks } else { true }
  }

  /// The types and extensions around a node of this file, and itself if it is one, outermost first.
  func declarations(around node: SyntaxNode) -> [TypeDeclaration] {
    declarations(of: tree.unit(holding: node.range.upperBound)).filter { $0.node.contains(node) }
  }

  /// The types and extensions of a unit of this file.
  func declarations(of unit: SyntaxUnit) -> [TypeDeclaration] { awake.declarations(of: unit) }

  /// How many types and extensions stand before a unit of this file.
  func declarationCount(before unit: SyntaxUnit) -> Int { awake.declarationCount(before: unit) }

  /// The typealiases of a unit of this file.
  func aliases(of unit: SyntaxUnit) -> ArraySlice<TypeAlias> { awake.aliases(of: unit) }

  /// Whether both are the very same version of the file.
  func isIdentical(to other: FileFacts) -> Bool {
    switch (contents, other.contents) {
    case (.awake(let facts), .awake(let others)): facts === others
    case (.resting(let facts), .resting(let others)): facts === others
    default: false
    }
  }

  fileprivate var awake: AwakeFacts {
    switch contents {
    case .awake(let facts): facts
    case .resting(let facts): facts.awake
    }
  }

  /// What need not be collected again.
  private var known: AwakeFacts? { if case .awake(let facts) = contents { facts } else { nil } }
}
