extension PublisherEnd {
  /// Part | name | end.
  static let table = """
    source   | Observations(_:)      | never
    source   | notifications(named:) | never
    source   | objectWillChange      | never
    source   | publish(every:)       | never
    source   | publisher(for:)       | never
    operator | allSatisfy            | ends
    operator | catch                 | ends
    operator | contains              | ends
    operator | decode                | ends
    operator | encode                | ends
    operator | first                 | ends
    operator | flatMap               | fails
    operator | output                | ends
    operator | prefix                | ends
    operator | setFailureType        | ends
    operator | switchToLatest        | fails
    operator | timeout               | ends
    operator | tryAllSatisfy         | ends
    operator | tryCatch              | ends
    operator | tryCompactMap         | ends
    operator | tryContains           | ends
    operator | tryDrop               | ends
    operator | tryFilter             | ends
    operator | tryFirst              | ends
    operator | tryLast               | ends
    operator | tryMap                | ends
    operator | tryPrefix             | ends
    operator | tryReduce             | ends
    operator | tryRemoveDuplicates   | ends
    operator | tryScan               | ends
    operator | zip                   | ends
    """
}
