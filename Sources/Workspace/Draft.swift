import TextModel

#if canImport(Glibc)
  import Glibc
  import GlibcExtensions
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new text for a file, written to a temporary file in the same folder. It replaces the file atomically, so no file
/// is half written, however the process ends.
///
/// A draft is locked while its process runs, and its name identifies its content, so a later run can remove the drafts
/// of a run that was killed (`removeAbandonedDraft`).
struct Draft: ~Copyable {
  let path: FilePath
  let inode: UInt64
  /// The open descriptor that holds the lock.
  let number: Int32

  /// Closes the file, which releases the lock. The file stays.
  deinit { close(number) }

  /// Writes a draft with the default mode of new files; nil if this user can't create files in the folder. Errors refer
  /// to the file as `name`.
  static func ofNewFile(_ text: [UInt8], at target: FilePath, calling name: FilePath) throws(FileError) -> Draft? {
    try written(text, beside: target, permissions: 0o666, replacing: [], calling: name) { _ in true }
  }

  /// Writes a draft with the mode, owner, and extended attributes of the file that it will replace; nil if this user
  /// can't create such a file in the folder.
  static func replacing(
    _ file: borrowing OpenFile, with text: [UInt8], holding old: [UInt8], at target: FilePath
  ) throws(FileError) -> Draft? {
    let (number, status) = (file.descriptor.number, file.status)
    let name = file.descriptor.name
    return try written(text, beside: target, permissions: 0o600, replacing: old, calling: name) { draft in
      guard fchown(draft, status.st_uid, status.st_gid) == 0 else { return false }
      copyAttributes(from: number, to: draft)
      return fchmod(draft, status.st_mode & 0o7777) == 0
    }
  }

  private static func written(
    _ text: [UInt8], beside target: FilePath, permissions: mode_t, replacing old: [UInt8], calling name: FilePath,
    dress: (_ number: Int32) -> Bool
  ) throws(FileError) -> Draft? {
    let folder = target.parent ?? "."
    guard let (first, number) = try newFile(in: folder, permissions, calling: name) else { return nil }
    do throws(FileError) {
      guard dress(number) else {
        unlink(first.cString)
        close(number)
        return nil
      }
      try FileDescriptor(number: number, name: name).writeAll(text)
      guard let inode = stat(of: first)?.st_ino else { throw FileError(cannot: .write, name, code: errno) }
      let path = folder.appending(DraftName.finished(inode: UInt64(inode), replacing: old))
      guard rename(first.cString, path.cString) == 0 else { throw FileError(cannot: .write, name, code: errno) }
      return Draft(path: path, inode: UInt64(inode), number: number)
    } catch {
      unlink(first.cString)
      close(number)
      throw error
    }
  }

  /// Creates an empty file and locks it.
  private static func newFile(
    in folder: FilePath, _ permissions: mode_t, calling name: FilePath
  ) throws(FileError) -> (path: FilePath, number: Int32)? {
    while true {
      let path = folder.appending(DraftName.unfinished())
      let number = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      guard number >= 0 else {
        if [EACCES, EPERM, EROFS].contains(errno) { return nil }
        throw FileError(cannot: .write, name, code: errno)
      }
      // Another run may have removed the file between the two calls.
      if flock(number, LOCK_EX | LOCK_NB) == 0, stat(of: path) != nil { return (path, number) }
      close(number)
    }
  }

  /// Replaces whatever is at the target.
  func takePlace(of target: FilePath, calling name: FilePath) throws(FileError) {
    guard rename(path.cString, target.cString) == 0 else {
      let code = errno
      discard()
      throw FileError(cannot: .write, name, code: code)
    }
  }

  /// Removes the file that has the draft's name.
  func discard() { unlink(path.cString) }
}

/// The names of drafts.
private enum DraftName {
  static let start = ".uibridge-"
  static let unfinishedEnd = ".new"

  static func unfinished() -> FilePath {
    "\(start)\(String(UInt64.random(in: 0 ... .max), radix: 36))\(unfinishedEnd)"
  }

  static func finished(inode: UInt64, replacing old: [UInt8]) -> FilePath {
    "\(start)\(inode)-\(String(fingerprint(old), radix: 36))"
  }
}

/// Whether a file with this name is a draft.
func isDraft(_ name: FilePath) -> Bool { name.hasPrefix(DraftName.start) }

/// Removes a draft whose process was killed, and leaves one that a process is still writing. Throws if the file
/// contains a text that is neither the draft nor the text it replaced: one that was saved at the moment the run was
/// killed.
@Sendable func removeAbandonedDraft(_ path: FilePath) throws(FileError) {
  let name = path.lastName
  guard isDraft(name), let file = try? OpenFile(at: path, calling: path),
    flock(file.descriptor.number, LOCK_EX | LOCK_NB) == 0
  else { return }
  let text = try file.readFromStart()
  let isOurs =
    name.hasSuffix(DraftName.unfinishedEnd) || name.hasPrefix("\(DraftName.start)\(file.status.st_ino)-")
    || name.hasSuffix("-" + String(fingerprint(text), radix: 36))
  guard isOurs else {
    throw FileError(
      path: path,
      reason: "saved while a killed 'uibridge lint --fix' was replacing the file; restore this text or delete the file")
  }
  unlink(path.cString)
}

/// The FNV-1a hash.
private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// Copies access control lists, labels, and other extended attributes, except those that this user can't set.
private func copyAttributes(from source: Int32, to draft: Int32) {
  #if canImport(Darwin)
    fcopyfile(source, draft, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
  #elseif canImport(Glibc)
    var names = [CChar](repeating: 0, count: max(0, flistxattr(source, nil, 0)))
    let length = flistxattr(source, &names, names.count)
    for name in names.prefix(max(0, length)).split(separator: 0) {
      let name = Array(name) + [0]
      var value = [UInt8](repeating: 0, count: max(0, fgetxattr(source, name, nil, 0)))
      if fgetxattr(source, name, &value, value.count) == value.count { fsetxattr(draft, name, value, value.count, 0) }
    }
  #endif
}
