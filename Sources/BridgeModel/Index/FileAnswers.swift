import SwiftScan
import Synchronization
import TextModel

/// Questions about all files, such as who calls a function, to which each file contributes its own answer. Remembers the
/// answers about the last few names, and after an edit, asks only the files that have changed.
final class FileAnswers<Answer: Sendable>: Sendable {
  /// The answers of the files in one version of the project.
  private struct Known {
    var name: String
    var files: PersistentMap<FilePath, FileFacts>
    var answers: [FilePath: Answer]
  }

  private let answer: @Sendable (_ name: SoughtWord, FileFacts) -> Answer?
  private let contributes: @Sendable (_ name: SoughtWord, FileFacts, TreeDifference.Side) -> Bool
  /// Whether an answer contains nodes, which an edit elsewhere in the file moves.
  private let hasNodes: Bool
  /// The name asked about last comes last. Each entry may keep an old version of an edited file alive, so there are no
  /// more than the checks of a document with many bridges ask about.
  private let known = Mutex<[Known]>([])

  /// The answer of a file depends on nothing except the name and the file; nil if it contributes nothing. `contributes`
  /// tells whether a part of the file contributes something.
  init(
    hasNodes: Bool, _ answer: @escaping @Sendable (_ name: SoughtWord, FileFacts) -> Answer?,
    from contributes: @escaping @Sendable (_ name: SoughtWord, FileFacts, TreeDifference.Side) -> Bool
  ) {
    self.hasNodes = hasNodes
    self.answer = answer
    self.contributes = contributes
  }

  /// The answers of the files that contribute something. The cost is that of the files that differ from the last call
  /// with this name; for a new name, of all files.
  func answers(about name: String, in files: PersistentMap<FilePath, FileFacts>) -> [FilePath: Answer] {
    known.withLock { known in
      let index = known.firstIndex { $0.name == name }
      var current = index.map { known.remove(at: $0) } ?? Known(name: name, files: PersistentMap(), answers: [:])
      let word = SoughtWord(name)
      files.visitChanges(since: current.files) { path, old, new in
        if let old, let new, old.isIdentical(to: new) || isKept(current.answers[path], word, from: old, to: new) {
          return
        }
        current.answers[path] = new.flatMap { answer(word, $0) }
      }
      current.files = files
      if known.count == rememberedNameCount { known.removeFirst() }
      known.append(current)
      return current.answers
    }
  }

  /// Whether an edit certainly doesn't change the answer of a file. Then the rest of the file needn't be searched.
  private func isKept(_ answer: Answer?, _ name: SoughtWord, from old: FileFacts, to new: FileFacts) -> Bool {
    guard answer == nil || !hasNodes, let difference = new.difference(from: old) else { return false }
    let contributes = contributes(name, new, difference.new)
    return answer == nil ? !contributes : contributes || !self.contributes(name, old, difference.old)
  }
}

private let rememberedNameCount = 32
