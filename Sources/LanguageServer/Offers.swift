import JSONText

/// What the client was offered last, of which it asks for the rest once its user looks at it.
actor Offers<Item: Sendable> {
  private var lists: [(number: Int, items: [Item])] = []
  private var count = 0

  /// Returns what to send with the items, in their order. Some lists before the last are kept too: clients ask for lists on
  /// their own while the user still looks at one.
  func add(_ items: [Item]) -> [JSON] {
    count += 1
    lists = lists.suffix(7) + [(count, items)]
    return items.indices.map { ["list": JSON(count), "item": JSON($0)] }
  }

  /// The item with which this was sent; nil where that was long ago, or never.
  func item(_ data: JSON) -> Item? {
    guard let number = data["list"]?.int, let index = data["item"]?.int,
      let items = lists.first(where: { $0.number == number })?.items, items.indices.contains(index)
    else { return nil }
    return items[index]
  }
}
