import BridgeTemplates
import TextModel

/// The ways in which texts are laid out.
public let textStyles: [SourceStyle] = ["  ", "    ", "\t"].flatMap { indentation in
  ["\n", "\r\n"].flatMap { ending in
    [false, true].map { SourceStyle(indentation: indentation, lineEnding: ending, bracesStandAlone: $0) }
  }
}
