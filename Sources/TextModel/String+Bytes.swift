extension String {
  /// Calls `body` with the UTF-8 bytes of the string. Copies them only if the string is stored in another form, as those
  /// that were bridged from Objective-C are.
  public func withUTF8Bytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body(Span(_unsafeElements: $0)) }) { return result }
    var copy = self
    return copy.withUTF8 { body(Span(_unsafeElements: $0)) }
  }
}
