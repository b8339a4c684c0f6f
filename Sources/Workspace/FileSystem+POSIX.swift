#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The files of this machine.
  public static let posix = FileSystem(
    read: readFile, write: writeFile, entries: entriesOfFolder, kind: kindOfTarget, canonicalPath: pathWithoutLinks,
    stamp: stampOfTarget, readToEnd: readStream, replace: replaceText, removeDraft: removeAbandonedDraft,
    writeTemporary: writeTemporaryFile)
}

@Sendable func pathWithoutLinks(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

@Sendable private func readFile(_ path: String) throws(FileError) -> [UInt8] {
  try OpenFile(at: path, calling: path).readFromStart()
}

@Sendable private func readStream(_ path: String) throws(FileError) -> [UInt8] {
  let number = open(path, O_RDONLY | O_CLOEXEC)
  guard number >= 0 else { throw FileError(path: path, code: errno) }
  defer { close(number) }
  return try FileDescriptor(number: number, name: path).readToEnd()
}

@Sendable private func entriesOfFolder(_ path: String) throws(FileError) -> [FileSystem.Entry] {
  guard let folder = opendir(path) else { throw FileError(path: path, code: errno) }
  defer { closedir(folder) }
  var entries: [FileSystem.Entry] = []
  while let entry = readdir(folder) {
    // In place: the memory of an entry ends with its name, so whoever copied it would read what is not there.
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name == "." || name == ".." { continue }
    entries.append(FileSystem.Entry(name: name, kind: kind(ofType: entry.pointee.d_type, named: name, in: path)))
  }
  return entries
}

@Sendable private func kindOfTarget(_ path: String) -> FileSystem.Kind? {
  var status = stat()
  return stat(path, &status) == 0 ? kind(ofMode: status.st_mode) : nil
}

@Sendable private func stampOfTarget(_ path: String) -> FileStamp? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return FileStamp(
    size: Int(status.st_size), modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec),
    inode: UInt64(status.st_ino))
}

/// Most file systems say in the folder itself what an entry is, which saves a call for each.
private func kind(ofType type: UInt8, named name: String, in folder: String) -> FileSystem.Kind {
  switch Int(type) {
  case Int(DT_REG): return .file
  case Int(DT_DIR): return .folder
  case Int(DT_LNK): return .link
  case Int(DT_UNKNOWN):
    var status = stat()
    return lstat(path(of: name, in: folder), &status) == 0 ? kind(ofMode: status.st_mode) : .other
  default: return .other
  }
}

private func kind(ofMode mode: mode_t) -> FileSystem.Kind {
  switch mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  case S_IFLNK: .link
  default: .other
  }
}
