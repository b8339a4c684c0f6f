import BridgeTemplates
import TextModel

extension RepresentablePlace {
  /// Inserts statements about the wrapped object into the make method, after the line that creates it. `statements`
  /// receives the names of the object and the context there. nil if the make method is in another file, or if it's
  /// unclear which object it returns.
  func editsOfMake(_ statements: (_ object: String, _ context: String) -> [String]) -> [TextEdit]? {
    placement.edits(afterCreationIn: representable, in: file.path, statements)
  }
}
