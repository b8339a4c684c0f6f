/// The systems that have a declaration.
///
/// The text has an entry for each system of which the interfaces say something: a letter and the first version, as in
/// `i13 m10.15`. A version of deprecation follows `-`, and `!` means that the system doesn't have the declaration. An
/// entry for `*` applies to all systems.
public struct AppleAvailability: Sendable, Hashable {
  public enum System: UInt8, Sendable, Hashable, CaseIterable {
    case iOS = 0x69
    case macOS = 0x6D
    case macCatalyst = 0x63
    case tvOS = 0x74
    case watchOS = 0x77
    case visionOS = 0x76
  }

  /// A version of a system. The parts that aren't spelled are 0.
  public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
    public var major: Int
    public var minor: Int
    public var patch: Int

    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    init?(_ text: Substring) {
      let numbers = text.parts(separatedBy: ".").compactMap { Int($0) }
      guard let major = numbers.first else { return nil }
      self.init(major, numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String {
      patch > 0 ? "\(major).\(minor).\(patch)" : minor > 0 ? "\(major).\(minor)" : "\(major)"
    }
  }

  /// The entries of the type, and then those of a member, which replace them.
  let texts: [Substring]

  /// The first version of the system with the declaration; nil if all have it, or if the interfaces don't say.
  public func introduced(on system: System) -> Version? { entry(system).flatMap { Version($0.halves(at: "-").0) } }

  /// The version in which the declaration was deprecated; nil if it wasn't. `Version(0)` means that all versions are.
  public func deprecated(on system: System) -> Version? {
    [entry(system), entry(UInt8(ascii: "*"))].lazy.compactMap { $0.flatMap { Version($0.halves(at: "-").1) } }.first
  }

  /// Whether the interfaces say that the system has, or once had, the declaration.
  public func isDeclared(on system: System) -> Bool { entry(system).map { $0 != "!" } ?? false }

  /// Whether the interfaces say that the system doesn't have the declaration.
  public func isUnavailable(on system: System) -> Bool { entry(system) == "!" }

  private func entry(_ system: System) -> Substring? { entry(system.rawValue) }

  private func entry(_ letter: UInt8) -> Substring? {
    for text in texts.reversed() {
      for part in text.parts(separatedBy: " ") where part.utf8.first == letter { return part.dropFirst() }
    }
    return nil
  }

  init(_ texts: [Substring]) { self.texts = texts }
}
