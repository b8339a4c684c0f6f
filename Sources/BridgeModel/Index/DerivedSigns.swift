import SwiftScan
import TextModel

extension ProjectModel {
  /// The signs that the code of a file has only because of declarations in other files: it names a subclass of a hosting
  /// controller, or a superclass of a type in it hosts views.
  public func derivedSigns(of file: FileFacts) -> CodeSigns {
    guard !file.signs.contains(.hosting) else { return [] }
    return derivedSigns(of: file, in: file.heads)
  }

  /// The same for the code with some heads.
  func derivedSigns(of file: FileFacts, in heads: [DeclarationHead]) -> CodeSigns {
    let names = hostingClassNames.contains { file.mayMention($0.sought) }
    return names || heads.contains { inheritsHosting($0, depth: 0) } ? .hosting : []
  }

  /// The names of the classes that inherit from hosting controllers although their names don't say so.
  var hostingClassNames: [HostingClassName] {
    questions?.note(.hostingClasses)
    return names.hostingClassNames
  }

  /// Whether a superclass of the project may contain hosting controllers.
  private func inheritsHosting(_ head: DeclarationHead, depth: Int) -> Bool {
    guard depth < 3, head.kind == .classDeclaration else { return false }
    return head.inheritedNames.contains { name in
      guard declaresType(name) else { return false }
      questions?.note(.name(name))
      return placesOfTypes(named: name).contains { place in
        place.head.kind == .classDeclaration
          && (place.file.signs(at: place.index).contains(.hosting) || inheritsHosting(place.head, depth: depth + 1))
      }
    }
  }
}

/// The simple name of a class that inherits from hosting controllers although its name doesn't say so.
struct HostingClassName: Sendable {
  let text: String
  let sought: SoughtWord
  /// The name as a whole word.
  let pattern: BytePattern

  init(ofClass dottedName: String) {
    text = lastComponent(of: dottedName)
    sought = SoughtWord(text)
    pattern = BytePattern(word: text)
  }
}
