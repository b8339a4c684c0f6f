import JSONText

/// The latest lists of items offered to the client, which requests the details of an item when the user looks at it.
actor OfferedItems<Item: Sendable> {
  private var lists: [(number: Int, items: [Item])] = []
  private var count = 0

  /// Returns the data to send with each item, in order. Keeps the last eight lists, because clients request new lists
  /// on their own while the user still looks at an older one.
  func add(_ items: [Item]) -> [JSON] {
    count += 1
    lists = lists.suffix(7) + [(count, items)]
    return items.indices.map { ["list": JSON(count), "item": JSON($0)] }
  }

  /// The item that was sent with this data; nil if its list is gone or never existed.
  func item(_ data: JSON) -> Item? {
    guard let number = data["list"]?.int, let index = data["item"]?.int,
      let items = lists.first(where: { $0.number == number })?.items, items.indices.contains(index)
    else { return nil }
    return items[index]
  }
}
