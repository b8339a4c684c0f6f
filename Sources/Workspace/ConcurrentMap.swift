/// Transforms every item with at most `jobs` tasks at a time; the results are in the order of the items.
///
/// Items are processed in batches, because a task costs more than a small file. Batches are small, so that no task is
/// still busy long after the others. The thread pool never runs more tasks at the same time than there are cores.
public func concurrentMap<Item: Sendable, Output: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Output
) async -> [Output] {
  guard jobs > 1, items.count > 1 else { return items.map(transform) }
  let size = min(max(items.count / (jobs * 8), 1), 16)
  var waiting = stride(from: 0, to: items.count, by: size).map { $0..<min($0 + size, items.count) }[...]
  var outputs = [[Output]](repeating: [], count: waiting.count)

  await withTaskGroup(of: (start: Int, [Output]).self) { group in
    func startNext() {
      guard let batch = waiting.popFirst() else { return }
      group.addTask { (batch.lowerBound, items[batch].map(transform)) }
    }
    for _ in 0..<jobs { startNext() }
    while let (start, batch) = await group.next() {
      outputs[start / size] = batch
      startNext()
    }
  }
  return outputs.flatMap { $0 }
}
