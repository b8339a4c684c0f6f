/// A type of Apple's API.
public struct AppleType: Sendable, Hashable {
  public enum Kind: Character, Sendable, Hashable {
    case `class` = "c"
    case structure = "s"
    case enumeration = "e"
    case `protocol` = "p"
    case actor = "a"
    case alias = "t"
    /// The row of the functions that aren't members.
    case globalScope = "n"
  }

  /// The fields of its row, as `TableText` describes them.
  private let fields: [Substring]
  private let memberPlace: MemberPlace?

  /// The rows of its members.
  private struct MemberPlace: Hashable {
    var table: Int
    var bytes: Range<Int>

    /// Reads `53.91984.4053`.
    init?(_ text: Substring) {
      let (table, bytes) = text.halves(at: ".")
      let (start, count) = bytes.halves(at: ".")
      guard let table = Int(table), let start = Int(start), let count = Int(count) else { return nil }
      self.table = table
      self.bytes = start..<start + count
    }

    var text: String { TableText.members(table) }

    /// The bytes in the text. The last row of a table doesn't end with a newline.
    func part(of text: String) -> Range<Int> { bytes.clamped(to: 0..<text.utf8.count) }
  }

  init(row: Substring) {
    let (name, rest) = row.halves(at: " ")
    fields = [name] + rest.parts(separatedBy: "|")
    memberPlace = fields.count > 7 ? MemberPlace(fields[7]) : nil
  }

  private func field(_ number: Int) -> Substring { number < fields.count ? fields[number] : "" }

  /// The name with those of the types around it, such as `UIView.ContentMode`.
  public var name: String { String(field(0)) }

  public var kind: Kind { field(1).first.flatMap(Kind.init) ?? .structure }

  /// The module that declares it. If that differs between the platforms, the one in iOS comes first.
  public var modules: [String] { field(2).parts(separatedBy: "/").map(String.init) }

  /// The superclass; the ones in iOS and macOS if they differ. Empty for a root class.
  public var superclasses: [String] { field(3).listed }

  /// The protocols to which it conforms, or which it inherits, without those that follow from another conformance or
  /// from the superclass.
  public var conformances: [String] { field(4).listed.filter { !$0.hasSuffix("?") } }

  /// The protocols to which it conforms if its generic arguments meet conditions.
  public var conditionalConformances: [String] {
    field(4).listed.filter { $0.hasSuffix("?") }.map { String($0.dropLast()) }
  }

  /// The generic parameters with their constraints, such as `<Content where Content: View>`.
  public var genericParameters: String { kind == .alias ? "" : String(field(5)) }

  /// The type for which a typealias stands.
  public var aliasedType: String? { kind == .alias ? String(field(5)) : nil }

  public var availability: AppleAvailability { AppleAvailability([field(6)]) }

  /// Whether its values are references to objects.
  public var isReference: Bool {
    switch kind {
    case .class, .actor: true
    case .protocol: inheritance.contains { $0 == "AnyObject" || $0 == "NSObjectProtocol" }
    case .structure, .enumeration, .alias, .globalScope: false
    }
  }

  /// Whether its members run on the main actor, because of its own attribute or that of a superclass.
  public var isMainActor: Bool {
    field(1).hasSuffix("X") || superclasses.contains { AppleAPI.type(named: $0)?.isMainActor ?? false }
  }

  /// The superclasses and protocols that its own declaration names.
  public var directAncestors: [String] { superclasses + conformances }

  /// The superclasses and protocols, direct and indirect, nearest first.
  public var inheritance: [String] {
    inheritance { name in AppleAPI.types(named: name).flatMap(\.directAncestors) }
  }

  /// The same for callers that remember the direct ancestors of a name. `ancestors` is called once for each name, in the
  /// order of the result.
  public func inheritance(findingAncestors ancestors: (String) -> [String]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var next = directAncestors
    while !next.isEmpty {
      let added = next.filter { seen.insert($0).inserted }
      found += added
      next = added.flatMap(ancestors)
    }
    return found
  }

  /// Whether it inherits from a class.
  public func isSubclass(of ancestor: String) -> Bool {
    superclasses.contains { $0 == ancestor || AppleAPI.isSubclass($0, of: ancestor) }
  }

  /// Whether every value conforms to a protocol.
  public func conforms(to name: String) -> Bool { inheritance.contains(name) }

  /// Returns the members with this base name that the type and its extensions declare.
  public func declaredMembers(named name: String) -> [AppleMember] {
    guard let place = memberPlace, case let table = place.text else { return [] }
    return TableText.rows(named: name, in: table, place.part(of: table)).map(members) ?? []
  }

  /// All members that the type and its extensions declare, sorted by name.
  public var declaredMembers: [AppleMember] {
    guard let place = memberPlace, case let table = place.text else { return [] }
    return members(TableText.slice(of: table, place.part(of: table)))
  }

  /// Returns the members with this base name, including inherited ones. A member hides those of the same kind and with
  /// the same argument labels from which it is further away.
  public func members(named name: String) -> [AppleMember] {
    var found = declaredMembers(named: name)
    for type in inheritance.flatMap(AppleAPI.types(named:)) {
      let inherited = type.declaredMembers(named: name)
      if !inherited.isEmpty { found += inherited.filter { member in !found.contains { $0.hides(member) } } }
    }
    return found
  }

  private func members(_ rows: Substring) -> [AppleMember] {
    rows.parts(separatedBy: "\n").filter { !$0.isEmpty }.map { AppleMember(owner: self, row: $0) }
  }

  /// The text of its row that a member's availability changes.
  var availabilityText: Substring { field(6) }
}
