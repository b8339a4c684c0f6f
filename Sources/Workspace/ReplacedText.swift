import TextModel

#if canImport(Glibc)
  import Glibc
  import GlibcExtensions
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces the text `old` of a file with `new`. Fails if the file contains a different text, and never loses a text
/// that another program saves at the same time. A symbolic link stays, and so do the file's mode, owner, extended
/// attributes, and hard links.
@Sendable func replaceText(_ old: [UInt8], _ new: [UInt8], _ path: FilePath) throws(FileError) {
  guard let target = pathWithoutLinks(path) else { throw FileError(cannot: .write, path, code: errno) }
  let file = try OpenFile(at: target, calling: path)
  // Root could write to the file, but write protection is the owner's decision.
  guard file.status.st_mode & 0o222 != 0, access(target.cString, W_OK) == 0 else {
    throw FileError(path: path, reason: "write-protected; not modified")
  }
  try uninterrupted { () throws(FileError) in
    // All hard links must show the new text, so it has to be written to the file itself.
    if file.status.st_nlink == 1, let draft = try Draft.replacing(file, with: new, holding: old, at: target) {
      try exchange(file, holding: old, with: draft, at: target)
    } else {
      try rewrite(target, calling: path, holding: old, with: new)
    }
  }
}

/// Swaps the file and its draft atomically, and then checks the text that was swapped out, because no system call
/// compares before it swaps. If another program saved a text in between, that text is swapped back.
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
    // Some file systems can't swap files. A text that another program saves between the check and this call is lost.
    if [EINVAL, ENOSYS, ENOTSUP].contains(errno) { return try draft.takePlace(of: target, calling: name) }
    let code = errno
    draft.discard()
    throw FileError(cannot: .write, name, code: code)
  }
  let isOld = (try? OpenFile(at: draft.path, calling: name).readFromStart()) == old
  guard isOld, lease == .unavailable || lease.isHeld(on: file.descriptor) else {
    try putBack(draft, to: target, calling: name)
    throw .changed(name)
  }
  draft.discard()
}

/// Swaps back a text that another program saved. If this swaps out anything other than the draft, a newer text was
/// saved in the meantime, and must be swapped back too.
private func putBack(_ draft: borrowing Draft, to target: FilePath, calling name: FilePath) throws(FileError) {
  var placed = draft.inode
  while true {
    guard let returned = stat(of: draft.path, followingLinks: false)?.st_ino else { return }
    guard exchange(draft.path, target) == 0 else {
      // The file was removed after the older text had been saved.
      if errno == ENOENT { return draft.discard() }
      throw FileError(path: name, reason: "the newest text is in '\(draft.path)'; restore the file from there")
    }
    if stat(of: draft.path, followingLinks: false)?.st_ino == ino_t(placed) { return draft.discard() }
    placed = UInt64(returned)
  }
}

/// Writes to the file itself. If the process is killed meanwhile, the file may be half written.
private func rewrite(
  _ target: FilePath, calling name: FilePath, holding old: [UInt8], with new: [UInt8]
) throws(FileError) {
  let number = open(target.cString, O_RDWR | O_CLOEXEC | O_NONBLOCK)
  guard number >= 0 else { throw FileError(cannot: .write, name, code: errno) }
  defer { close(number) }
  // The path may lead to another file by now, so the text is read through the descriptor that it is written through.
  let writer = FileDescriptor(number: number, name: name)
  guard try writer.readToEnd() == old else { throw .changed(name) }
  lseek(number, 0, SEEK_SET)
  do throws(FileError) {
    try writer.writeAll(new)
  } catch {
    // The disk may be full, but there is room for the old text.
    lseek(number, 0, SEEK_SET)
    try? writer.writeAll(old)
    ftruncate(number, off_t(old.count))
    throw error
  }
  guard ftruncate(number, off_t(new.count)) == 0 else { throw FileError(cannot: .write, name, code: errno) }
}

extension FileError {
  fileprivate static func changed(_ path: FilePath) -> FileError {
    FileError(path: path, reason: "changed while fixes were applied; not modified")
  }

  fileprivate static func beingWritten(_ path: FilePath) -> FileError {
    FileError(path: path, reason: "open for writing in another program; not modified")
  }
}

/// Swaps two files atomically. Sets `errno` and returns a nonzero value on failure.
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

/// A read lease on Linux. A process that opens the file for writing waits until this process closes it.
private enum WriteLease {
  case granted
  /// Another process has the file open for writing.
  case refused
  /// The system grants no lease to this user or for this file.
  case unavailable

  init(on file: FileDescriptor) {
    #if canImport(Glibc)
      // The system signals the holder of a lease when a process waits for it. SIGURG is ignored by default; the default
      // signal would end this process.
      _ = fcntl(file.number, Int32(F_SETSIG), SIGURG)
      let isGranted = fcntl(file.number, Int32(F_SETLEASE), Int32(F_RDLCK)) == 0
      self = isGranted ? .granted : errno == EAGAIN ? .refused : .unavailable
    #else
      self = .unavailable
    #endif
  }

  /// Whether no process is waiting for the lease.
  func isHeld(on file: FileDescriptor) -> Bool {
    #if canImport(Glibc)
      fcntl(file.number, Int32(F_GETLEASE)) == Int32(F_RDLCK)
    #else
      false
    #endif
  }
}
