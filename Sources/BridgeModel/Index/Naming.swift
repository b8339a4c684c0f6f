import SwiftScan

/// The names of all files, and what has to be asked to find under which of them an extension stands.
struct Naming {
  var names: NameIndex
  /// What was asked of all files but the one that is edited, if there is one.
  var questionsOfOthers: Set<ModelQuestion> = []
  /// What was asked of the one that is edited, and perhaps more.
  var questionsOfEdited: Set<ModelQuestion> = []
  /// How the names differ from those of another joining, where that is known.
  var edit: NameEdit?

  /// A type or an extension.
  typealias Part = (place: NameIndex.Place, head: DeclarationHead)

  init(names: NameIndex) { self.names = names }

  /// Finds the types that the extensions of all files extend among those that the model knows.
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

  /// Takes out parts of the file that is edited; false where one stands for something else than it says.
  mutating func remove(_ parts: [Part], of model: ProjectModel) -> Bool {
    for (place, head) in parts where !head.isExtension { names.removeType(named: head.name, at: place) }
    for (place, head) in parts where head.isExtension {
      guard model.extendedName(head.name) == head.name else { return false }
      names.removeExtension(of: head.name, at: place)
    }
    return true
  }

  /// Takes extensions of the file that is edited in; false where one stands for something else than it says.
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

/// What has come and gone since an older joining, all other names standing for what they stood for.
struct NameEdit {
  /// Of the older joining.
  let origin: ProjectModel.Joining.Mark
  /// The types with a part that has come or gone.
  let subjects: Set<String>
}

extension ProjectModel {
  /// The name of the type that an extension extends, which it may name by a typealias.
  func extendedName(_ written: String) -> String {
    if standsForItself(written) {
      // By themselves names of one part say nothing of others.
      if isDotted(written) { questions?.note([.name(outermostName(of: written)), .name(written)]) }
      return written
    }
    let names = resolve(written, in: "").map(\.name)
    return names.count == 1 ? names[0] : written
  }

  /// Whether a name at file level means what it says: no typealias has to do with it, and what is inside of something is
  /// declared.
  func standsForItself(_ name: String) -> Bool {
    if names.declaresAlias(name) { return false }
    return !isDotted(name) || !names.declaresAlias(outermostName(of: name)) && names.declaresType(name)
  }
}
