import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file to this user's folder in the system's temporary folder. Everyone can write to the latter, so a folder
/// there that another user owns or can write to is refused.
@Sendable func writeTemporaryFile(_ bytes: [UInt8], _ name: String) throws(FileError) -> FilePath {
  let common = getenv("TMPDIR").map { FilePath(cString: $0) } ?? ""
  let folder = (common.isAbsolute ? common : "/tmp").appending("uibridge-\(getuid())")
  if mkdir(folder.cString, 0o700) != 0, errno != EEXIST { throw FileError(cannot: .write, folder, code: errno) }
  var status = stat()
  guard lstat(folder.cString, &status) == 0 else { throw FileError(cannot: .write, folder, code: errno) }
  guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(), status.st_mode & 0o022 == 0 else {
    throw FileError(cannot: .write, folder, code: EPERM)
  }
  let file = folder.appending(FilePath(name))
  try FileSystem.posix.write(bytes, file)
  return file
}
