extension Sequence {
  /// The first result of a function that isn't nil. Calls the function once for each element until then; the `first` of a
  /// lazy `compactMap` calls it twice for the element that it finds.
  public func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
