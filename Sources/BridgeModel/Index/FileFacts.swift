import SwiftScan
import TextModel

/// The declarations of one file. They depend only on the file's tree, so they stay valid until the file changes. Cheap
/// to copy, because a project model contains thousands and every keystroke creates a new model.
public struct FileFacts: Sendable {
  private let contents: Contents

  private enum Contents {
    case awake(AwakeFacts)
    case resting(RestingFacts)
  }

  /// Reuses facts from `old`, an earlier version of the file, where they are still valid. The cost is then that of the
  /// edits.
  public init(_ file: SourceFile, after old: FileFacts? = nil) {
    contents = .awake(AwakeFacts(file, after: old?.known))
  }

  /// Creates the facts of a file that isn't needed yet, as `resting()` stores them. This takes half the time of a full
  /// scan: bodies are parsed on first use, or immediately if the code has one of `signs`. Packing compresses the text
  /// to about 40% of its size and takes about a third of the time of everything else.
  public init(
    restingAt path: FilePath, _ utf8: [UInt8], awakeAbout signs: CodeSigns = [], packsText: Bool = false
  ) {
    contents = .resting(RestingFacts(path: path, utf8: utf8, awakeAbout: signs, packsText: packsText))
  }

  private init(resting facts: RestingFacts) { contents = .resting(facts) }

  /// The same facts without the tree, which takes ten times the memory of the text. The file is scanned again, once, on
  /// first use. Most files of a project are needed only for their names.
  public func resting() -> FileFacts {
    if case .awake(let facts) = contents { FileFacts(resting: RestingFacts(of: facts)) } else { self }
  }

  /// A copy for a caller that needs the tree only briefly. The tree is released together with the copy.
  public var copyForOneLook: FileFacts {
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

  /// The types outside functions, in source order, each before its nested types. Includes protocols but not extensions.
  /// Computed on each access.
  public var types: [TypeDeclaration] { declarations.filter { !$0.isExtension } }
  /// Computed on each access, like `types`.
  public var extensions: [TypeDeclaration] { declarations.filter(\.isExtension) }
  /// The types and extensions, in source order, each before those nested in it.
  var declarations: [TypeDeclaration] { awake.declarations }
  /// One of `declarations`. Logarithmic in the number of edited places.
  func declaration(at index: Int) -> TypeDeclaration { awake.declaration(at: index) }

  /// The heads of `declarations`.
  var heads: [DeclarationHead] {
    switch contents {
    case .awake(let facts): facts.heads
    case .resting(let facts): facts.names.heads
    }
  }

  /// Visits `heads` with their indices. Copies none, because copies would be slow with thousands of files.
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

  /// The indices of the declarations with exactly this dotted name, extensions as written, in ascending order. The cost
  /// doesn't depend on the length of the file.
  func indices(named name: String) -> [Int] {
    switch contents {
    case .awake(let facts): facts.indices(named: name)
    case .resting(let facts): facts.names.positions(of: name)
    }
  }

  /// The indices of the typealiases with this dotted name. Linear in the number of typealiases in the file.
  func aliasIndices(named name: String) -> [Int] {
    let aliases = aliases
    return aliases.indices.filter { aliases[$0].name == name }
  }

  /// The signs of one of `declarations`.
  func signs(at index: Int) -> CodeSigns {
    switch contents {
    case .awake(let facts): facts.signs(at: index)
    case .resting(let facts): facts.names.signs[index]
    }
  }

  /// The signs of the code of all types.
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

  /// Whether a declaration may be missing here because the source around it doesn't parse.
  public var hasBrokenDeclarations: Bool {
    switch contents {
    case .awake(let facts): facts.hasBrokenDeclarations
    case .resting(let facts): facts.names.hasBrokenDeclarations
    }
  }

  /// Whether the code may contain a word. For a file without a tree, this searches the words and bytes instead of
  /// creating a tree.
  public func mayMention(_ word: SoughtWord) -> Bool {
    if case .resting(let facts) = contents { facts.mayMention(word) } else { true }
  }

  /// The words of a resting file; nil for other files.
  var possibleWords: PossibleWords? {
    if case .resting(let facts) = contents { facts.names.words } else { nil }
  }

  /// Whether a comment may begin with `remarkMark`.
  public var mayHaveRemarks: Bool {
    if case .resting(let facts) = contents { facts.names.hasRemarks } else { true }
  }

  /// The types and extensions around a node of this file, outermost first. Includes the node if it's one of them.
  func declarations(around node: SyntaxNode) -> [TypeDeclaration] {
    declarations(of: tree.unit(holding: node.range.upperBound)).filter { $0.node.contains(node) }
  }

  /// The types and extensions of a unit of this file.
  func declarations(of unit: SyntaxUnit) -> [TypeDeclaration] { awake.declarations(of: unit) }

  /// Whether the declarations in which a newer version of the file differs have the same signs there.
  public func hasSameSigns(as newer: FileFacts, _ difference: TreeDifference) -> Bool {
    difference.old.units.flatMap(declarations(of:)).map(\.signs)
      == difference.new.units.flatMap(newer.declarations(of:)).map(\.signs)
  }

  /// The number of types and extensions before a unit of this file.
  func declarationCount(before unit: SyntaxUnit) -> Int { awake.declarationCount(before: unit) }

  /// The typealiases of a unit of this file.
  func aliases(of unit: SyntaxUnit) -> ArraySlice<TypeAlias> { awake.aliases(of: unit) }

  /// The functions and variables outside types, in source order. Linear in the number of edited places.
  var globals: [SyntaxNode] { awake.globals }

  /// The functions and variables outside types in some units of this file.
  func globals(in units: [SyntaxUnit]) -> [SyntaxNode] { awake.globals(in: units) }

  /// The names of the functions and variables outside types that other files see. Doesn't wake the file.
  var sharedGlobalNames: [String] {
    switch contents {
    case .awake(let facts): facts.globals.flatMap(\.sharedNamesOfGlobal)
    case .resting(let facts): facts.names.globals
    }
  }

  /// Whether only the text and the names are kept.
  var isResting: Bool { if case .resting = contents { true } else { false } }

  /// Whether both versions have the same text. Linear in its length.
  func hasSameText(as other: FileFacts) -> Bool { text.utf8 == other.text.utf8 }

  private var text: PaddedText {
    switch contents {
    case .awake(let facts): facts.file.document.text.padded
    case .resting(let facts): facts.plainText
    }
  }

  /// Whether both share one object, and so are the same version of the file.
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

  /// The facts that don't have to be collected again.
  private var known: AwakeFacts? { if case .awake(let facts) = contents { facts } else { nil } }
}
