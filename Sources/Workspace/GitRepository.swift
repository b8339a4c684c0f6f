import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The git repository around the current directory, queried with the program `git`.
public enum GitRepository {
  /// The absolute paths of the files that differ from a revision, including untracked files but not removed ones.
  /// Errors from git go to standard error.
  @Sendable public static func changedPaths(since revision: String) throws(FileError) -> [FilePath] {
    // Git would treat it as an option.
    guard !revision.hasPrefix("-") else {
      throw FileError(path: "git", reason: "'\(revision)' is not a valid revision")
    }
    let top = try lines(of: ["rev-parse", "--show-toplevel"], separator: "\n").first ?? ""
    let changed = try lines(of: ["diff", "--name-only", "-z", "--diff-filter=d", revision, "--"], separator: "\0")
    let new = try lines(of: ["ls-files", "-z", "--others", "--exclude-standard", "--full-name", ":/"], separator: "\0")
    return (changed + new).map { top.appending($0) }
  }

  private static func lines(of arguments: [String], separator: Unicode.Scalar) throws(FileError) -> [FilePath] {
    try outputOfGit(arguments).split { $0 == UInt8(ascii: separator) }.map { FilePath($0) }
  }

  private static func outputOfGit(_ arguments: [String]) throws(FileError) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileError(cannot: .read, "git", code: errno) }
    let process = spawnGit(arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard case .success(let identifier) = process else {
      throw FileError(cannot: .run, "git", code: process.errorCode)
    }
    let output = try FileDescriptor(number: ends[0], name: "git").readToEnd()
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw FileError(path: "git", reason: "'git \(arguments.joined(separator: " "))' failed") }
    return output
  }

  private static func spawnGit(_ arguments: [String], output: Int32) -> Spawned {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    var words = (["git"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let code = posix_spawnp(&identifier, "git", &actions, nil, &words, environ)
    return code == 0 ? .success(identifier) : .failure(code)
  }

  private enum Spawned {
    case success(pid_t)
    case failure(Int32)

    var errorCode: Int32 { if case .failure(let code) = self { code } else { 0 } }
  }
}
