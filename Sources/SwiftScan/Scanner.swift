extension SyntaxTree {
  convenience init(scanning utf8: [UInt8]) {
    var tokens = TokenBuffer()
    tokens.kinds = [.endOfFile]
    tokens.keywords = [.none]
    tokens.flags = [[]]
    tokens.starts = [UInt32(utf8.count)]
    tokens.ends = tokens.starts
    self.init(utf8: utf8, tokens: tokens, nodes: [RawNode(kind: .file, first: 0, end: 0)], root: 0)
  }
}
enum Keyword: UInt8 { case none }
