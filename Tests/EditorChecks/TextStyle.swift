import BridgeTemplates
import TextModel

/// All combinations of indentation, line endings, and brace placement.
public let textStyles: [SourceStyle] = ["  ", "    ", "\t"].flatMap { indentation in
  ["\n", "\r\n"].flatMap { ending in
    [false, true].map { SourceStyle(indentation: indentation, lineEnding: ending, bracesStandAlone: $0) }
  }
}
