import SwiftScan
import TextModel

/// The places of declarations by name, in the order of the files. Places are found when they are needed, since an edit
/// moves them.
extension ProjectModel {
  func placesOfTypes(named name: String) -> [DeclarationPlace] { placesOfTypes(named: name) { _ in true } }

  /// The places in the files whose paths match.
  func placesOfTypes(named name: String, in matches: (FilePath) -> Bool) -> [DeclarationPlace] {
    names.filesWithTypes(named: name).paths.flatMap { path in
      matches(path) ? places(named: name, in: path) { !$0.isExtension } : []
    }
  }

  func placesOfExtensions(of name: String) -> [DeclarationPlace] { placesOfExtensions(of: name) { _ in true } }

  /// The places in the files whose paths match.
  func placesOfExtensions(of name: String, in matches: (FilePath) -> Bool) -> [DeclarationPlace] {
    placesOfExtensions(of: name, among: names.filesWithExtensions, matches)
  }

  /// The extensions with an inheritance clause.
  func placesOfInheritingExtensions(of name: String) -> [DeclarationPlace] {
    placesOfExtensions(of: name, among: names.filesWithInheritingExtensions) { _ in true }
      .filter { !$0.head.inheritedNames.isEmpty }
  }

  private func placesOfExtensions(
    of name: String, among files: (_ writtenName: String) -> FileSet, _ matches: (FilePath) -> Bool
  ) -> [DeclarationPlace] {
    let written = extendedNames.writtenNames(of: name)
    let places = written.flatMap { written in
      files(written).paths.flatMap { matches($0) ? self.places(named: written, in: $0, \.isExtension) : [] }
    }
    return written.count > 1 ? places.sorted() : places
  }

  /// The places in one file of the declarations and extensions of a type.
  func places(ofPartsOf name: String, in path: FilePath) -> [DeclarationPlace] {
    let types = names.declaresType(name) ? places(named: name, in: path) { !$0.isExtension } : []
    let extensions = extendedNames.writtenNames(of: name).flatMap { places(named: $0, in: path, \.isExtension) }
    return types + extensions.sorted()
  }

  private func places(
    named name: String, in path: FilePath, _ matches: (DeclarationHead) -> Bool
  ) -> [DeclarationPlace] {
    guard let file = files[path] else { return [] }
    return file.indices(named: name).filter { matches(file.head(at: $0)) }.map {
      DeclarationPlace(file: file, index: $0)
    }
  }
}
