/// A dictionary whose versions share what they have in common. Copying one is free, changing an entry copies a path of
/// short arrays, and comparing two versions visits only the parts that they don't share.
///
/// It's a hash trie: a branch has one child for each value of the next five bits of a key's hash.
struct PersistentMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let key: Key
    var value: Value
    /// The whole hash of the key. Comparing it rules out nearly all other keys at a small part of the cost of comparing
    /// keys.
    let hash: UInt
  }

  private final class Node: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    convenience init?(leaf entries: [Entry]) {
      if entries.isEmpty { return nil }
      self.init(.leaf(entries))
    }
  }

  private enum Contents {
    case leaf([Entry])
    case branch([Node?])
  }

  private var root: Node?

  init() {}

  /// Linear. Faster than inserting the entries one by one.
  init(_ dictionary: [Key: Value]) {
    root = Self.node(of: dictionary.map { Entry(key: $0.key, value: $0.value, hash: Hash.whole(of: $0.key)) }, depth: 0)
  }

  /// The value of a key. Setting nil removes the key.
  subscript(key: Key) -> Value? {
    get {
      let whole = Hash.whole(of: key)
      var hash = Hash(whole)
      var node = root
      while let current = node {
        switch current.contents {
        case .leaf(let entries): return Self.index(of: key, whole, in: entries).map { entries[$0].value }
        case .branch(let children): node = children[hash.next()]
        }
      }
      return nil
    }
    set { root = Self.replacing(key, with: newValue, in: root, Hash(Hash.whole(of: key))) }
  }

  /// Visits all entries, in no particular order.
  func visit(_ body: (Key, Value) -> Void) { Self.visit(root) { body($0.key, $0.value) } }

  var keys: [Key] {
    var keys: [Key] = []
    visit { key, _ in keys.append(key) }
    return keys
  }

  var isEmpty: Bool { root == nil }

  /// Visits the keys that may have another value than in an older version, with both values. A key that has a value in
  /// only one version is among them. The cost is that of the parts that the versions don't share.
  func visitChanges(since old: Self, _ body: (Key, _ old: Value?, _ new: Value?) -> Void) {
    Self.visitChanges(from: old.root, to: root, body)
  }

  /// Whether both are the same version, or at least share all their parts.
  func isIdentical(to other: Self) -> Bool { root === other.root }

  // MARK: - Nodes

  /// The part of a hash that isn't used up yet.
  private struct Hash {
    let whole: UInt
    private(set) var depth: Int

    init(_ whole: UInt, depth: Int = 0) {
      self.whole = whole
      self.depth = depth
    }

    static func whole(of key: Key) -> UInt { UInt(bitPattern: key.hashValue) }

    mutating func next() -> Int {
      defer { depth += 1 }
      return Int(whole >> UInt(5 * depth) & 31)
    }

    /// Whether all bits are used, so that keys in one place can't be told apart by their hashes.
    var isUsedUp: Bool { depth == 12 }
  }

  private static var leafCapacity: Int { 24 }

  private static func index(of key: Key, _ hash: UInt, in entries: [Entry]) -> Int? {
    entries.indices.first { entries[$0].hash == hash && entries[$0].key == key }
  }

  /// A node for entries whose hashes are used up to a depth.
  private static func node(of entries: [Entry], depth: Int) -> Node? {
    guard entries.count > leafCapacity, !Hash(0, depth: depth).isUsedUp else { return Node(leaf: entries) }
    var parts = [[Entry]](repeating: [], count: 32)
    for entry in entries {
      var hash = Hash(entry.hash, depth: depth)
      parts[hash.next()].append(entry)
    }
    return Node(.branch(parts.map { node(of: $0, depth: depth + 1) }))
  }

  private static func replacing(_ key: Key, with value: Value?, in node: Node?, _ hash: Hash) -> Node? {
    switch node?.contents {
    case nil: return value.map { Node(.leaf([Entry(key: key, value: $0, hash: hash.whole)])) }
    case .branch(var children):
      var hash = hash
      let index = hash.next()
      children[index] = replacing(key, with: value, in: children[index], hash)
      return children.contains { $0 != nil } ? Node(.branch(children)) : nil
    case .leaf(var entries):
      switch (index(of: key, hash.whole, in: entries), value) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value, hash: hash.whole))
      case (nil, nil): return node
      }
      return self.node(of: entries, depth: hash.depth)
    }
  }

  private static func visit(_ node: Node?, _ body: (Entry) -> Void) {
    switch node?.contents {
    case nil: break
    case .leaf(let entries): for entry in entries { body(entry) }
    case .branch(let children): for child in children { visit(child, body) }
    }
  }

  private static func visitChanges(
    from old: Node?, to new: Node?, _ body: (Key, _ old: Value?, _ new: Value?) -> Void
  ) {
    if old === new { return }
    if case .branch(let olds)? = old?.contents, case .branch(let news)? = new?.contents {
      for index in olds.indices { visitChanges(from: olds[index], to: news[index], body) }
      return
    }
    guard old != nil else { return visit(new) { body($0.key, nil, $0.value) } }
    guard new != nil else { return visit(old) { body($0.key, $0.value, nil) } }
    var values: [Key: Value] = [:]
    visit(old) { values[$0.key] = $0.value }
    visit(new) { body($0.key, values.removeValue(forKey: $0.key), $0.value) }
    for (key, value) in values { body(key, value, nil) }
  }
}
