import TextModel

#if canImport(Glibc)
  import Glibc
  import GlibcExtensions
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts `new` in the place of a file that holds `old`; fails where it holds something else by then, and loses nothing that
/// somebody saves meanwhile. What a link leads to is replaced, not the link. Mode, owner, attributes and other names of the file
/// stay.
@Sendable func replaceText(_ old: [UInt8], _ new: [UInt8], _ path: FilePath) throws(FileError) {
  guard let target = pathWithoutLinks(path) else { throw FileError(path: path, code: errno) }
  let file = try OpenFile(at: target, calling: path)
  // The owner has said so, and root is asked as well.
  guard file.status.st_mode & 0o222 != 0, access(target.cString, W_OK) == 0 else {
    throw FileError(path: path, reason: "Write-protected; it is left as it is")
  }
  try uninterrupted { () throws(FileError) in
    // Another name of the file is to show the new text too, so the file itself has to get it.
    if file.status.st_nlink == 1, let draft = try Draft.replacing(file, with: new, holding: old, at: target) {
      try exchange(file, holding: old, with: draft, at: target)
    } else {
      try rewrite(file, holding: old, with: new, at: target)
    }
  }
}

/// Exchanges the file for its draft at once and then looks at what came out, since there is no call that looks first. Whatever was
/// saved in between goes back.
private func exchange(
  _ file: borrowing OpenFile, holding old: [UInt8], with draft: borrowing Draft, at target: FilePath
) throws(FileError) {
  let name = file.descriptor.name
  let lease = WriteLease(on: file.descriptor)
  guard lease != .refused, (try? file.readFromStart()) == old else {
    draft.discard()
    throw lease == .refused ? .beingWritten(name) : .changed(name)
  }
  guard exchange(draft.path, target) == 0 else {
    // Some file systems exchange nothing: what is saved there between the look and this call is lost.
    if [EINVAL, ENOSYS, ENOTSUP].contains(errno) { return try draft.takePlace(of: target, calling: name) }
    let code = errno
    draft.discard()
    throw FileError(path: name, code: code)
  }
  let isOld = (try? OpenFile(at: draft.path, calling: name).readFromStart()) == old
  guard isOld, lease == .unavailable || lease.isHeld(on: file.descriptor) else {
    try putBack(draft, to: target, calling: name)
    throw .changed(name)
  }
  draft.discard()
}

/// Puts what came out of the exchange back in its place. That lets out the draft, or what somebody has saved over it meanwhile: then
/// that is newer, and its place is there.
private func putBack(_ draft: borrowing Draft, to target: FilePath, calling name: FilePath) throws(FileError) {
  var placed = draft.inode
  while true {
    guard let returned = stat(of: draft.path, followingLinks: false)?.st_ino else { return }
    guard exchange(draft.path, target) == 0 else {
      // Who has removed the file wants none, not an older one.
      if errno == ENOENT { return draft.discard() }
      throw FileError(path: name, reason: "What was saved meanwhile lies in \(draft.path) now: put it back")
    }
    if stat(of: draft.path, followingLinks: false)?.st_ino == ino_t(placed) { return draft.discard() }
    placed = UInt64(returned)
  }
}

/// Writes into the file itself; a process that is killed while it does may leave half of it.
private func rewrite(
  _ file: borrowing OpenFile, holding old: [UInt8], with new: [UInt8], at target: FilePath
) throws(FileError) {
  let name = file.descriptor.name
  let number = open(target.cString, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
  guard number >= 0 else { throw FileError(path: name, code: errno) }
  defer { close(number) }
  guard try file.readFromStart() == old else { throw .changed(name) }
  let writer = FileDescriptor(number: number, name: name)
  do throws(FileError) {
    try writer.writeAll(new)
  } catch {
    // Such as a full disk: what was there has room.
    lseek(number, 0, SEEK_SET)
    try? writer.writeAll(old)
    ftruncate(number, off_t(old.count))
    throw error
  }
  guard ftruncate(number, off_t(new.count)) == 0 else { throw FileError(path: name, code: errno) }
}

extension FileError {
  fileprivate static func changed(_ path: FilePath) -> FileError {
    FileError(path: path, reason: "Changed while it was being fixed; it is left as it is")
  }

  fileprivate static func beingWritten(_ path: FilePath) -> FileError {
    FileError(path: path, reason: "Being written by another program; it is left as it is")
  }
}

/// Exchanges what two names stand for, at once; sets `errno` where that fails.
private func exchange(_ one: FilePath, _ other: FilePath) -> Int32 {
  #if canImport(Darwin)
    return renamex_np(one.cString, other.cString, UInt32(RENAME_SWAP))
  #elseif canImport(Glibc)
    return renameat2(AT_FDCWD, one.cString, AT_FDCWD, other.cString, UInt32(RENAME_EXCHANGE))
  #else
    errno = ENOSYS
    return -1
  #endif
}

/// While Linux grants it, a process that opens the file for writing waits; it ends when the file is closed.
private enum WriteLease {
  case granted
  /// Somebody has the file open for writing.
  case refused
  /// The system has no leases, or none for this user or this file.
  case unavailable

  init(on file: FileDescriptor) {
    #if canImport(Glibc)
      // The signal for those who hold one while somebody waits: this one is ignored unless asked for, and the usual one would
      // end the process.
      _ = fcntl(file.number, Int32(F_SETSIG), SIGURG)
      let isGranted = fcntl(file.number, Int32(F_SETLEASE), Int32(F_RDLCK)) == 0
      self = isGranted ? .granted : errno == EAGAIN ? .refused : .unavailable
    #else
      self = .unavailable
    #endif
  }

  /// Whether nobody waits for it.
  func isHeld(on file: FileDescriptor) -> Bool {
    #if canImport(Glibc)
      fcntl(file.number, Int32(F_GETLEASE)) == Int32(F_RDLCK)
    #else
      false
    #endif
  }
}
