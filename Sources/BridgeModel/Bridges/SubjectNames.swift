import TextModel

/// The names of the types that are checked in a file: those with a part in it, and its representables.
public struct SubjectNames: Sendable {
  public fileprivate(set) var all: Set<String>
  /// Whether `isIndexed` is true for each part.
  fileprivate var isIndexed = true
  /// The names that were added and removed since the version with which these were compared.
  public fileprivate(set) var added: Set<String> = []
  public fileprivate(set) var gone: Set<String> = []
}

extension ProjectModel {
  /// The subjects of a file: `namesOfTypes(in:)` and `namesOfRepresentables(in:)`. Linear in the number of its types.
  public func subjectNames(in path: FilePath) -> SubjectNames {
    var subjects = SubjectNames(all: namesOfRepresentables(in: path))
    facts(at: path)?.visitHeads { _, head in
      guard head.isOfCompiledType else { return }
      // Most names stand for themselves, and the index has their declarations.
      if resolvesToItself(head.name) {
        subjects.all.insert(head.name)
        return
      }
      if let name = subjectName(of: head) { subjects.all.insert(name) }
      if !isIndexed(head) { subjects.isIndexed = false }
    }
    return subjects
  }

  /// The same, compared with those of an older version. Only the edited names are examined, unless the edits may have
  /// changed what other names mean.
  public func subjectNames(in path: FilePath, since old: ProjectModel, _ known: SubjectNames) -> SubjectNames {
    var subjects = known
    (subjects.added, subjects.gone) = ([], [])
    guard let edited = namesWithOtherParts(in: path, than: old, known) else {
      subjects = subjectNames(in: path)
      subjects.added = subjects.all.subtracting(known.all)
      subjects.gone = known.all.subtracting(subjects.all)
      return subjects
    }
    for name in edited {
      switch (known.all.contains(name), isSubject(name, in: path)) {
      case (false, true): subjects.added.insert(name)
      case (true, false): subjects.gone.insert(name)
      default: break
      }
    }
    subjects.all.formUnion(subjects.added)
    subjects.all.subtract(subjects.gone)
    return subjects
  }

  /// The types that may have become or ceased to be subjects of a file since an older version, and perhaps others; nil
  /// if any type may have.
  private func namesWithOtherParts(
    in path: FilePath, than old: ProjectModel, _ known: SubjectNames
  ) -> Set<String>? {
    let bridges = bridges.representables(changedSince: old.bridges)
    if hasSameNames(as: old) { return bridges }
    guard known.isIndexed, names.hasSameAliases(as: old.names), extendedNames.isIdentical(to: old.extendedNames) else {
      return nil
    }
    guard let change = FileChange(from: old.facts(at: path), to: facts(at: path)) else { return bridges }
    // Without typealiases, a plain name means itself.
    let renamed = change.renamedNames
    return renamed.contains { !resolvesToItself($0) } ? nil : bridges.union(renamed)
  }

  private func isSubject(_ name: String, in path: FilePath) -> Bool {
    places(ofPartsOf: name, in: path).map(\.head).contains { $0.isOfCompiledType && subjectName(of: $0) == name }
      || bridges.isRepresentable(name, in: path)
  }

  /// Whether the index has the declaration under the name of its type, and will have it as long as no typealias is
  /// edited and every extension extends the same type as now.
  func isIndexed(_ head: borrowing DeclarationHead) -> Bool {
    if resolvesToItself(head.name) { return true }
    return head.isExtension && (subjectName(of: head).map { $0 == extendedName(head.name) } ?? true)
  }

  /// The name of the type that a declaration belongs to; nil if it may be more than one.
  func subjectName(of head: borrowing DeclarationHead) -> String? {
    // Most names stand for themselves.
    if resolvesToItself(head.name) { return head.name }
    return resolveUniquely(head.name, in: "")?.name
  }
}
