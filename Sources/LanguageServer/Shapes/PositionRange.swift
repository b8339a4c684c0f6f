import JSONText
import TextModel

extension Position {
  init(_ fields: Fields) throws(ResponseError) {
    self.init(line: try fields.count("line"), character: try fields.count("character"))
  }

  /// Accepts negative numbers, which mean a place before the start.
  init(clamping fields: Fields) throws(ResponseError) {
    self.init(line: try fields.integer("line"), character: try fields.integer("character"))
  }

  var json: JSON { ["line": JSON(line), "character": JSON(character)] }

  func write(to output: inout JSONOutput) {
    output.object { output in
      output.key("line")
      output.value(line)
      output.key("character")
      output.value(character)
    }
  }
}

/// A range as the protocol defines it.
struct PositionRange: Hashable, Sendable {
  var start: Position
  var end: Position

  init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  init(_ fields: Fields) throws(ResponseError) {
    start = try Position(try fields.object("start"))
    end = try Position(try fields.object("end"))
  }

  init(clamping fields: Fields) throws(ResponseError) {
    start = try Position(clamping: try fields.object("start"))
    end = try Position(clamping: try fields.object("end"))
  }

  init(_ range: Range<Int>, in text: SourceText, _ encoding: PositionEncoding) {
    start = text.position(at: range.lowerBound, in: encoding)
    end = text.position(at: range.upperBound, in: encoding)
  }

  /// The UTF-8 offsets of the range in a text; an empty range at the start if the end precedes it.
  func offsets(in text: SourceText, _ encoding: PositionEncoding) -> Range<Int> {
    let lower = text.offset(of: start, in: encoding)
    return lower..<max(lower, text.offset(of: end, in: encoding))
  }

  var json: JSON { ["start": start.json, "end": end.json] }

  func write(to output: inout JSONOutput) {
    output.object { output in
      output.key("start")
      start.write(to: &output)
      output.key("end")
      end.write(to: &output)
    }
  }
}

extension TextEdit {
  func json(in text: SourceText, _ encoding: PositionEncoding) -> JSON {
    ["range": PositionRange(range, in: text, encoding).json, "newText": JSON(replacement)]
  }
}
