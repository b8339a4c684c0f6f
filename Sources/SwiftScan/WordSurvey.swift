/// The results of one pass over the words of a text: its possible words, and which of its words are marked.
public struct WordSurvey: Sendable {
  public let words: PossibleWords
  /// The combined marks of all words.
  public let marks: UInt32
  /// The marked words in source order.
  private let places: [Place]

  private struct Place {
    var offset: UInt32
    var marks: UInt32
  }

  public init(of text: LexedText, marking words: MarkedWords) {
    let tokens = text.lexed.tokens
    var blocks = PossibleWords.blocks(forTokens: tokens.count)
    var places: [Place] = []
    blocks.withUnsafeMutableBufferPointer { blocks in
      text.utf8.withUnsafeBytes { utf8 in
        tokens.withUnsafeBufferPointer { tokens in
          words.withTests { tests in
            for index in tokens.indices where tokens[index].isUnreservedWord {
              let token = tokens[index]
              let key = WordKey(of: token, in: utf8)
              key.insert(into: blocks)
              guard token.kind == .identifier else { continue }
              let marks = words.marks(of: token, in: utf8, tests) {
                key
              } isAttributeName: {
                tokens.isAttributeName(at: index)
              }
              if marks != 0 { places.append(Place(offset: token.start, marks: marks)) }
            }
          }
        }
      }
    }
    self.words = PossibleWords(blocks: blocks)
    self.places = places
    marks = places.reduce(0) { $0 | $1.marks }
  }

  /// The marks of all words at or below a node of the text.
  public func marks(of node: SyntaxNode) -> UInt32 {
    let range = node.range
    return places[places.partitionPoint { $0.offset < range.lowerBound }...]
      .prefix { $0.offset < range.upperBound }.reduce(0) { $0 | $1.marks }
  }
}
