import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// In a folder of this user's in the system's folder for temporary files, which anybody may write to: what somebody else has put
/// there under our name is not used.
@Sendable func writeTemporaryFile(_ bytes: [UInt8], _ name: String) throws(FileError) -> FilePath {
  let common = getenv("TMPDIR").map { FilePath(cString: $0) } ?? ""
  let folder = (common.isAbsolute ? common : "/tmp").appending("uibridge-\(getuid())")
  if mkdir(folder.cString, 0o700) != 0, errno != EEXIST { throw FileError(path: folder, code: errno) }
  var status = stat()
  guard lstat(folder.cString, &status) == 0 else { throw FileError(path: folder, code: errno) }
  guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(), status.st_mode & 0o022 == 0 else {
    throw FileError(path: folder, code: EPERM)
  }
  let file = folder.appending(FilePath(name))
  try FileSystem.posix.write(bytes, file)
  return file
}
