import SwiftScan

/// The names of all files, and the queries that resolve the types that extensions extend.
struct Naming {
  var names: NameIndex
  /// The queries for all files except the edited one, if there is one.
  var questionsOfOthers: Set<ModelQuestion> = []
  /// The queries for the edited file, and perhaps more.
  var questionsOfEdited: Set<ModelQuestion> = []
  /// The difference from the names of another joining, if known.
  var edit: NameEdit?

  /// A type or an extension.
  typealias Part = (place: NameIndex.Place, head: DeclarationHead)

  init(names: NameIndex) { self.names = names }

  /// Inserts the extensions of all files under the names of the types that they extend, which are resolved in `model`.
  mutating func insertExtensions(of files: [FileFacts], in model: ProjectModel) {
    let asked = ModelQuestions(takingDown: names.editedFile != nil)
    let asking = names.editedFile == nil ? model : model.noting(asked)
    for (number, file) in files.enumerated() where number != names.editedFile {
      insertExtensions(of: file, number: number, in: asking)
    }
    questionsOfOthers = asked.take()
    if let number = names.editedFile { insertExtensionsOfEdited(files[number], number: number, in: model) }
  }

  mutating func insertExtensionsOfEdited(_ file: FileFacts, number: Int, in model: ProjectModel) {
    let asked = ModelQuestions()
    insertExtensions(of: file, number: number, in: model.noting(asked))
    questionsOfEdited = asked.take()
  }

  /// Removes parts of the edited file. Returns false if an extension's written name stands for another name.
  mutating func remove(_ parts: [Part], of model: ProjectModel) -> Bool {
    for (place, head) in parts where !head.isExtension { names.removeType(named: head.name, at: place) }
    for (place, head) in parts where head.isExtension {
      guard model.extendedName(head.name) == head.name else { return false }
      names.removeExtension(of: head.name, at: place)
    }
    return true
  }

  /// Inserts the extensions of the edited file. Returns false if the written name of one stands for another name.
  mutating func insertExtensions(among parts: [Part], of model: ProjectModel) -> Bool {
    let asked = ModelQuestions()
    let asking = model.noting(asked)
    for (place, head) in parts where head.isExtension {
      guard asking.extendedName(head.name) == head.name else { return false }
      names.insertExtension(of: head.name, with: head, at: place)
    }
    questionsOfEdited.formUnion(asked.take())
    return true
  }

  private mutating func insertExtensions(of file: FileFacts, number: Int, in model: ProjectModel) {
    file.visitHeads { index, head in
      guard head.isExtension else { return }
      names.insertExtension(of: model.extendedName(head.name), with: head, at: .init(file: number, index: index))
    }
  }
}

/// The types with parts that were added or removed since an older joining. Every other name still resolves as before.
struct NameEdit {
  /// The mark of the older joining.
  let origin: ProjectModel.Joining.Mark
  /// The names of the types with an added or removed part.
  let subjects: Set<String>
}

extension ProjectModel {
  /// The name of the type that an extension extends. The extension may name the type by a typealias.
  func extendedName(_ written: String) -> String {
    if resolvesToItself(written) {
      // An undotted name that stands for itself doesn't depend on other names.
      if isDotted(written) { questions?.note([.name(outermostName(of: written)), .name(written)]) }
      return written
    }
    let names = resolve(written, in: "").map(\.name)
    return names.count == 1 ? names[0] : written
  }

  /// Whether a name at file level stands for itself: it involves no typealias, and it's declared if it's dotted.
  func resolvesToItself(_ name: String) -> Bool {
    if names.declaresAlias(name) { return false }
    return !isDotted(name) || !names.declaresAlias(outermostName(of: name)) && names.declaresType(name)
  }
}
