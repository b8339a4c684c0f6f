import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let commands: KeyValuePairs<String, (ArraySlice<String>) throws -> Bool> = [
  "resilience": { try measureResilience($0) }
]

let words = CommandLine.arguments.dropFirst()
guard let command = commands.first(where: { $0.key == words.first }) else {
  print("usage: benchmarks \(commands.map(\.key).joined(separator: "|")) [OPTIONS] [PATH…]")
  exit(2)
}
do {
  exit(try command.value(words.dropFirst()) ? 0 : 1)
} catch let error as UsageError {
  print("benchmarks:", error.description)
  exit(2)
} catch {
  print("benchmarks: \(error)")
  exit(1)
}
