import Foundation

/// A child process with piped standard input and output. Foundation's `Process` needs a millisecond to start one, which
/// is a third of the measured time.
struct ChildProcess {
  let identifier: Int32
  /// The file descriptors of the parent's ends: `input` is for writing, `output` is for reading.
  let input: Int32
  let output: Int32

  /// Starts a program with its arguments, in the current directory. Its standard error isn't read.
  init(_ program: String, _ arguments: [String]) throws {
    let (inputEnds, outputEnds) = (try Self.newPipe(), try Self.newPipe())
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t? = nil
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputEnds.output, 0)
    posix_spawn_file_actions_adddup2(&actions, outputEnds.input, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: Int32 = 0
    let code = posix_spawn(&identifier, program, &actions, nil, &words, environ)
    close(inputEnds.output)
    close(outputEnds.input)
    guard code == 0 else { throw UsageError("'\(program)' cannot be started: \(String(cString: strerror(code)))") }
    (self.identifier, input, output) = (identifier, inputEnds.input, outputEnds.output)
  }

  /// Creates a pipe whose ends are both closed on `exec`.
  private static func newPipe() throws -> (output: Int32, input: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw UsageError("no more pipes") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits until the process has ended and returns its exit status; nil if a signal ended it.
  func waitForEnd() -> Int32? {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
