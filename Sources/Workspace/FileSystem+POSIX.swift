import TextModel

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
    stamp: stampOfTarget, readToEnd: readStream, replace: replaceText, createFolder: createFolders,
    removeDraft: removeAbandonedDraft,
    writeTemporary: writeTemporaryFile, watch: startFolderWatch)
}

@Sendable func pathWithoutLinks(_ path: FilePath) -> FilePath? {
  guard let resolved = realpath(path.cString, nil) else { return nil }
  defer { free(resolved) }
  return FilePath(cString: resolved)
}

@Sendable private func readFile(_ path: FilePath) throws(FileError) -> [UInt8] {
  try OpenFile(at: path, calling: path).readFromStart()
}

@Sendable private func readStream(_ path: FilePath) throws(FileError) -> [UInt8] {
  let number = open(path.cString, O_RDONLY | O_CLOEXEC)
  guard number >= 0 else { throw FileError(cannot: .read, path, code: errno) }
  defer { close(number) }
  return try FileDescriptor(number: number, name: path).readToEnd()
}

@Sendable private func createFolders(_ path: FilePath) throws(FileError) {
  if kindOfTarget(path) == .folder { return }
  if let parent = path.parent { try createFolders(parent) }
  guard mkdir(path.cString, 0o777) == 0 || errno == EEXIST else { throw FileError(cannot: .write, path, code: errno) }
}

@Sendable private func entriesOfFolder(_ path: FilePath) throws(FileError) -> [FileSystem.Entry] {
  guard let folder = opendir(path.cString) else { throw FileError(cannot: .read, path, code: errno) }
  defer { closedir(folder) }
  var entries: [FileSystem.Entry] = []
  while let entry = readdir(folder) {
    // Read in place: an entry's memory ends after its name, so copying the whole struct would read past the end.
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      FilePath(bytes.prefix { $0 != 0 })
    }
    if ownNames.contains(name) { continue }
    entries.append(FileSystem.Entry(name: name, kind: kind(ofType: entry.pointee.d_type, named: name, in: path)))
  }
  return entries
}

/// The entries for a folder itself and its parent.
private let ownNames: Set<FilePath> = [".", ".."]

@Sendable private func kindOfTarget(_ path: FilePath) -> FileSystem.Kind? {
  var status = stat()
  return stat(path.cString, &status) == 0 ? kind(ofMode: status.st_mode) : nil
}

@Sendable private func stampOfTarget(_ path: FilePath) -> FileStamp? {
  var status = stat()
  guard stat(path.cString, &status) == 0 else { return nil }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return FileStamp(
    size: Int(status.st_size), modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec),
    inode: UInt64(status.st_ino))
}

/// The kind of an entry. Most file systems store it in the folder, which saves a call per entry.
private func kind(ofType type: UInt8, named name: FilePath, in folder: FilePath) -> FileSystem.Kind {
  switch Int(type) {
  case Int(DT_REG): return .file
  case Int(DT_DIR): return .folder
  case Int(DT_LNK): return .link
  case Int(DT_UNKNOWN):
    var status = stat()
    return lstat(folder.appending(name).cString, &status) == 0 ? kind(ofMode: status.st_mode) : .other
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
