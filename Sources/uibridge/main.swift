import CommandLineInterface
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let arguments = Array(Argument.ofProcess.dropFirst())

// Top-level `await` would keep the main queue alive, which costs a static executable 10 ms at startup. So the main
// thread only waits, and the task ends the process.
Task.detached { exit(await run(arguments, on: .ofProcess()).rawValue) }
DispatchSemaphore(value: 0).wait()
