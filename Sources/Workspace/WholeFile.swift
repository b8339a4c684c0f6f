import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Files are written beside their place and renamed, so that nobody ever finds half of one there, however the process ends.

/// What a link leads to is replaced, not the link; the mode stays.
@Sendable func replaceFile(_ bytes: [UInt8], _ path: String) throws(FileError) {
  var status = stat()
  guard let target = pathWithoutLinks(path), stat(target, &status) == 0 else {
    throw FileError(path: path, code: errno)
  }
  try put(bytes, at: target, mode: status.st_mode & 0o7777, namedBy: path)
}

@Sendable func writeFile(_ bytes: [UInt8], _ path: String) throws(FileError) {
  let place = pathWithoutLinks(path)
  guard isFileOrNothing(path), access(folder(of: place ?? path), W_OK) == 0 else {
    // A device, a pipe, a link to nothing, or a file in a folder that takes no others.
    return try writeInPlace(bytes, path)
  }
  if place == nil { try put(bytes, at: path, mode: nil, namedBy: path) } else { try replaceFile(bytes, path) }
}

private func isFileOrNothing(_ path: String) -> Bool {
  var status = stat()
  if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
  return lstat(path, &status) != 0
}

private func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
  let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard number >= 0 else { throw FileError(path: path, code: errno) }
  defer { close(number) }
  try FileDescriptor(number: number, name: path).writeAll(bytes)
}

/// Errors call the file `name`. Without a mode it gets that of any new file.
private func put(_ bytes: [UInt8], at target: String, mode: mode_t?, namedBy name: String) throws(FileError) {
  try finishing { () throws(FileError) in
    let draft = Workspace.path(
      of: ".uibridge-\(String(UInt64.random(in: 0 ... .max), radix: 36))", in: folder(of: target))
    let number = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode == nil ? 0o666 : 0o600)
    guard number >= 0 else { throw FileError(path: name, code: errno) }
    do throws(FileError) {
      defer { close(number) }
      if let mode, fchmod(number, mode) != 0 { throw FileError(path: name, code: errno) }
      try FileDescriptor(number: number, name: name).writeAll(bytes)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, target) == 0 else {
      let code = errno
      unlink(draft)
      throw FileError(path: name, code: code)
    }
  }
}

private func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

// MARK: - Signals

/// One piece of work at a time is finished, since signals belong to the process.
private let finishedOne = Mutex(())
private let pendingSignal = Atomic<Int32>(0)

/// Does work that leaves something behind when it is cut short. A signal that asks the process to end waits until then.
private func finishing(_ work: () throws(FileError) -> Void) throws(FileError) {
  try finishedOne.withLock { _ throws(FileError) in
    pendingSignal.store(0, ordering: .relaxed)
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { signal($0) { pendingSignal.store($0, ordering: .relaxed) } }
    defer {
      for (number, handler) in zip(signals, handlers) { signal(number, handler) }
      let pending = pendingSignal.exchange(0, ordering: .relaxed)
      if pending != 0 { raise(pending) }
    }
    try work()
  }
}
