/// A change of the code that tests should notice, and the edits that make the program decide at run time whether it
/// applies.
struct Mutation {
  /// A text that is inserted, or that replaces a token. `#` stands for the number of the mutant.
  struct Edit {
    var range: Range<Int>
    var text: String
    /// The extent of the code that a pair of insertions surrounds; it decides which is the outer one.
    var extent: Range<Int>
    var isClosing: Bool
  }

  /// A description of the change in one line, which makes sense next to the original code.
  var change: String
  var offset: Int
  var edits: [Edit]

  static func surrounding(
    _ range: Range<Int>, _ open: String, _ close: String, change: String, at offset: Int? = nil
  ) -> Mutation {
    Mutation(
      change: change, offset: offset ?? range.lowerBound,
      edits: [
        Edit(range: range.lowerBound..<range.lowerBound, text: open, extent: range, isClosing: false),
        Edit(range: range.upperBound..<range.upperBound, text: close, extent: range, isClosing: true),
      ])
  }

  static func inserting(_ text: String, before range: Range<Int>, change: String) -> Mutation {
    Mutation(
      change: change, offset: range.lowerBound,
      edits: [Edit(range: range.lowerBound..<range.lowerBound, text: text, extent: range, isClosing: false)])
  }

  static func inserting(_ text: String, after range: Range<Int>, change: String) -> Mutation {
    Mutation(
      change: change, offset: range.lowerBound,
      edits: [Edit(range: range.upperBound..<range.upperBound, text: text, extent: range, isClosing: true)])
  }

  static func replacing(_ range: Range<Int>, with text: String, change: String) -> Mutation {
    Mutation(
      change: change, offset: range.lowerBound,
      edits: [Edit(range: range, text: text, extent: range, isClosing: false)])
  }
}

/// Applies numbered mutations to a text, so that the edits of nested expressions are nested too.
func applying(_ mutations: [(number: Int, mutation: Mutation)], to text: [UInt8]) -> [UInt8] {
  let edits = mutations.flatMap { number, mutation in
    mutation.edits.map { edit in
      var numbered = edit
      numbered.text = edit.text.replacing("#", with: String(number))
      return numbered
    }
  }
  let sorted = edits.enumerated().sorted { isBefore($0, $1) }.map(\.element)
  var result: [UInt8] = []
  var end = 0
  for edit in sorted where edit.range.lowerBound >= end {
    result += text[end..<edit.range.lowerBound] + Array(edit.text.utf8)
    end = edit.range.upperBound
  }
  return result + text[end...]
}

/// At the same offset, what closes comes before what opens; the inner part closes first, and the outer part opens first.
private func isBefore(
  _ left: (offset: Int, element: Mutation.Edit), _ right: (offset: Int, element: Mutation.Edit)
) -> Bool {
  let (first, second) = (left.element, right.element)
  if first.range.lowerBound != second.range.lowerBound { return first.range.lowerBound < second.range.lowerBound }
  if first.isClosing != second.isClosing { return first.isClosing }
  if first.range.isEmpty != second.range.isEmpty { return first.range.isEmpty }
  if first.extent.count != second.extent.count {
    return (first.extent.count < second.extent.count) == first.isClosing
  }
  return (left.offset > right.offset) == first.isClosing
}
