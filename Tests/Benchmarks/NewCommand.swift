import EditorChecks

/// `benchmarks new`: writes a bridge of every kind, for every class and for old and new systems, and checks the
/// results.
func checkNewFiles(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["show", "stride", "interfaces"], flags: ["list"])
  let start = ContinuousClock.now
  let files = newFiles(stride: try arguments.number("stride", default: 1), for: arguments.interfaces)
  if arguments.has("list") { for file in files { print("// \(file.name)\n\(file.text)") } }
  let found = faults(in: files, against: arguments.interfaces)
  for fault in found.prefix(try arguments.number("show", default: 20)) { print("FAULT \(fault)") }
  print("\(files.count) files, \(found.count) faults, \((ContinuousClock.now - start).components.seconds) s")
  return found.isEmpty
}
