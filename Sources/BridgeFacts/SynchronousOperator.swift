/// The operators of Combine that hand a value on while they receive it, so that subscribers run before the publisher
/// continues. Operators that schedule values or wait for others aren't among them, nor are those that take only the first
/// values, since the first value of a property is its current one.
///
/// Source: Apple's documentation of `Publisher`.
public enum SynchronousOperator {
  public static let names: Set = [
    "assertNoFailure", "autoconnect", "breakpoint", "breakpointOnError", "catch", "combineLatest", "compactMap", "drop",
    "dropFirst", "eraseToAnyPublisher", "filter", "handleEvents", "map", "mapError", "merge", "prepend", "print",
    "removeDuplicates", "replaceError", "replaceNil", "scan", "setFailureType", "share", "tryCompactMap", "tryFilter",
    "tryMap", "tryRemoveDuplicates", "tryScan",
  ]
}
