import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a report or another output file, replacing its content. A symbolic link stays; its target is written.
@Sendable func writeFile(_ bytes: [UInt8], _ path: FilePath) throws(FileError) {
  let folder = path.parent ?? "."
  for entry in (try? FileSystem.posix.entries(folder)) ?? [] where isDraft(entry.name) {
    try? removeAbandonedDraft(folder.appending(entry.name))
  }
  guard let target = pathWithoutLinks(path) else {
    // Either a new file or a link whose target does not exist.
    return stat(of: path, followingLinks: false) == nil ? try makeFile(bytes, path) : try writeInPlace(bytes, path)
  }
  guard let file = try? OpenFile(at: target, calling: path) else { return try writeInPlace(bytes, path) }
  try uninterrupted { () throws(FileError) in
    if file.status.st_nlink == 1,
      let draft = try Draft.replacing(file, with: bytes, holding: [], at: target)
    {
      try draft.takePlace(of: target, calling: path)
    } else {
      try writeInPlace(bytes, path)
    }
  }
}

private func makeFile(_ bytes: [UInt8], _ path: FilePath) throws(FileError) {
  try uninterrupted { () throws(FileError) in
    if let draft = try Draft.ofNewFile(bytes, at: path, calling: path) {
      try draft.takePlace(of: path, calling: path)
    } else {
      try writeInPlace(bytes, path)
    }
  }
}

/// Writes to a device, a pipe, or a file that can't be replaced.
private func writeInPlace(_ bytes: [UInt8], _ path: FilePath) throws(FileError) {
  let number = open(path.cString, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard number >= 0 else { throw FileError(cannot: .write, path, code: errno) }
  defer { close(number) }
  try FileDescriptor(number: number, name: path).writeAll(bytes)
}
