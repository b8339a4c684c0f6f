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
    let names = hostingClassNames.contains { file.mayMention(SoughtWord($0)) }
    return names || heads.contains { inheritsHosting($0, depth: 0) } ? .hosting : []
  }

  /// The simple names of the classes that inherit from hosting controllers although their names don't say so.
  var hostingClassNames: [String] {
    questions?.note(.hostingClasses)
    return names.namesOfHostingClasses.map { lastComponent(of: $0) }
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
