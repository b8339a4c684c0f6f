import Foundation
import Synchronization
import Testing
import TextModel
import Workspace

/// The effects of `lint --fix` on a file: its text changes, everything else stays, and no save that happens meanwhile
/// is lost.
@Suite struct ReplacedTextTests {
  let old = Array("old".utf8)
  let new = Array("the new one".utf8)

  /// The file that a link leads to is replaced and keeps its mode, and the link remains a link.
  @Test func replacesTheTargetOfALink() throws {
    try inTemporaryFolder { folder in
      let (file, link) = ("\(folder)/A.swift", "\(folder)/Link.swift")
      try FileSystem.posix.write(old, FilePath(file))
      try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A.swift")
      try FileSystem.posix.replace(old, new, FilePath(link))
      #expect(try FileSystem.posix.read(FilePath(file)) == new)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "A.swift")
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o750)
      #expect(try names(in: folder) == ["A.swift", "Link.swift"])
      #expect(throws: FileError.self) { try FileSystem.posix.replace([], [], "\(folder)/Gone.swift") }
    }
  }

  @Test func keepsAnUnexpectedText() throws {
    try inTemporaryFolder { folder in
      let file = "\(folder)/A.swift"
      let reason = "changed while fixes were applied; not modified"
      try FileSystem.posix.write(Array("saved".utf8), FilePath(file))
      #expect(throws: FileError(path: FilePath(file), reason: reason)) {
        try FileSystem.posix.replace(old, new, FilePath(file))
      }
      #expect(try FileSystem.posix.read(FilePath(file)) == Array("saved".utf8))
      #expect(try names(in: folder) == ["A.swift"])
    }
  }

  @Test func keepsWriteProtectedFiles() throws {
    try inTemporaryFolder { folder in
      let file = "\(folder)/A.swift"
      try FileSystem.posix.write(old, FilePath(file))
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
      #expect(throws: FileError(path: FilePath(file), reason: "write-protected; not modified")) {
        try FileSystem.posix.replace(old, new, FilePath(file))
      }
      #expect(try FileSystem.posix.read(FilePath(file)) == old)
    }
  }

  /// Both names show the new text, even if it's shorter.
  @Test func otherNamesOfAFileStayValid() throws {
    try inTemporaryFolder { folder in
      let (file, other) = ("\(folder)/A.swift", "\(folder)/B.swift")
      try FileSystem.posix.write(new, FilePath(file))
      try FileManager.default.linkItem(atPath: file, toPath: other)
      try FileSystem.posix.replace(new, old, FilePath(file))
      #expect(try FileSystem.posix.read(FilePath(file)) == old)
      #expect(try FileSystem.posix.read(FilePath(other)) == old)
      try FileSystem.posix.write(new, FilePath(other))
      #expect(try FileSystem.posix.read(FilePath(file)) == new)
      #expect(try names(in: folder) == ["A.swift", "B.swift"])
    }
  }

  /// Only root can change the owner of a file, so only root can check that it's kept.
  @Test(.enabled(if: getuid() == 0, "needs root")) func theOwnerStays() throws {
    try inTemporaryFolder { folder in
      let file = "\(folder)/A.swift"
      try FileSystem.posix.write(old, FilePath(file))
      #expect(chown(file, 1234, 2345) == 0)
      try FileSystem.posix.replace(old, new, FilePath(file))
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.ownerAccountID] as? Int == 1234)
      #expect(attributes[.groupOwnerAccountID] as? Int == 2345)
    }
  }

  // MARK: Saves by other processes

  /// Some editors save by writing another file and renaming it.
  @Test func losesNoSaveByRenaming() throws {
    try inTemporaryFolder { folder in
      try checkSaves(in: folder) { text, file in
        try text.write(to: URL(filePath: folder + "/.saved"), atomically: false, encoding: .utf8)
        rename(folder + "/.saved", file)
      }
    }
  }

  /// Other programs save by opening the file, which truncates it, and writing to it.
  @Test func losesNoSaveInPlace() throws {
    try inTemporaryFolder { folder in
      try checkSaves(in: folder) { text, file in
        try text.write(to: URL(filePath: file), atomically: false, encoding: .utf8)
      }
    }
  }

  /// Saves texts, and checks that each one persists, unchanged or fixed, while another thread fixes the file.
  private func checkSaves(in folder: String, save: (_ text: String, _ file: String) throws -> Void) throws {
    let file = "\(folder)/A.swift"
    try save("0.", file)
    let fixer = Fixer(of: file)
    defer { fixer.end() }
    for number in 1...200 {
      try save("\(number).", file)
      let isThere = waitUntil {
        let text = (try? FileSystem.posix.read(FilePath(file))).map { String(decoding: $0, as: UTF8.self) }
        return text == "\(number)." || text == "\(number).fixed"
      }
      try #require(isThere, "the text that was saved as number \(number) is gone")
      // Saving at full speed would leave no moment in which the file isn't open for writing.
      guard number.isMultiple(of: 10) else { continue }
      let isFixed = waitUntil { (try? FileSystem.posix.read(FilePath(file))) == Array("\(number).fixed".utf8) }
      try #require(isFixed, "the text that was saved as number \(number) is not fixed, though nobody saves")
    }
    fixer.end()
    #expect(fixer.count > 0)
    #expect(try names(in: folder) == ["A.swift"])
  }

  /// Waits for a condition. A text that is missing for a moment between an exchange and its reversal isn't lost; a text
  /// that is missing for ten seconds is.
  private func waitUntil(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while !condition() {
      if ContinuousClock.now > end { return false }
      sched_yield()
    }
    return true
  }

  // MARK: Killed runs

  @Test func cleansUpAfterKilledRuns() throws {
    try inTemporaryFolder { folder in
      let (unfinished, file) = ("\(folder)/.uibridge-abc.new", "\(folder)/A.swift")
      try Data(new).write(to: URL(filePath: unfinished))
      try FileSystem.posix.removeDraft(FilePath(unfinished))
      #expect(try names(in: folder) == [])
      // A finished draft that didn't replace the file yet. Its name contains its inode.
      try Data(new).write(to: URL(filePath: file))
      let inode = try #require(FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? UInt64)
      let finished = "\(folder)/.uibridge-\(inode)-0"
      rename(file, finished)
      try FileSystem.posix.removeDraft(FilePath(finished))
      #expect(try names(in: folder) == [])
      try FileSystem.posix.removeDraft(FilePath(finished))
    }
  }

  /// If a run is killed between an exchange and its reversal, a draft may contain a text that another process saved.
  @Test func keepsADraftThatMayBeASave() throws {
    try inTemporaryFolder { folder in
      let draft = "\(folder)/.uibridge-1-0"
      try Data(new).write(to: URL(filePath: draft))
      #expect(throws: FileError.self) { try FileSystem.posix.removeDraft(FilePath(draft)) }
      #expect(try FileSystem.posix.read(FilePath(draft)) == new)
    }
  }

  @Test func keepsDraftsOfActiveRuns() throws {
    try inTemporaryFolder { folder in
      let draft = "\(folder)/.uibridge-abc.new"
      try Data(new).write(to: URL(filePath: draft))
      let number = open(draft, O_RDONLY)
      defer { close(number) }
      #expect(flock(number, LOCK_EX) == 0)
      try FileSystem.posix.removeDraft(FilePath(draft))
      #expect(try names(in: folder) == [".uibridge-abc.new"])
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}

/// Appends a word to the file whenever it's missing, over and over, on a separate thread.
private final class Fixer: Sendable {
  private let state = Mutex((isEnding: false, count: 0))
  private let ended = DispatchSemaphore(value: 0)

  init(of file: String) {
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isEnding }) { fix(file) }
      ended.signal()
    }
  }

  /// The number of replacements so far.
  var count: Int { state.withLock { $0.count } }

  func end() {
    let isFirst = state.withLock { state in
      defer { state.isEnding = true }
      return !state.isEnding
    }
    if isFirst { ended.wait() }
  }

  private func fix(_ file: String) {
    guard let text = try? FileSystem.posix.read(FilePath(file)), !text.isEmpty, text.last == UInt8(ascii: "."),
      (try? FileSystem.posix.replace(text, text + Array("fixed".utf8), FilePath(file))) != nil
    else { return }
    state.withLock { $0.count += 1 }
  }
}
