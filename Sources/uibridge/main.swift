import CommandLineInterface
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Top-level `await` would keep the main queue alive, which costs a static executable 10 ms at its start. So the main
// thread only waits, and the task ends the process.
let arguments = Array(CommandLine.arguments.dropFirst())
Task.detached { exit(await run(arguments, on: .ofProcess()).rawValue) }
DispatchSemaphore(value: 0).wait()
