/// The name of a function without its labels: `map` in `map(_:)`. Compares bytes, because every run reads many names.
func baseName(of name: String) -> String {
  String(name[..<(name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex)])
}
