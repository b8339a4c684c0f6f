/// One of Apple's platforms, with its name in `@available`.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, macCatalyst, tvOS, watchOS, visionOS, macOS
}

/// The version of an operating system. Absent parts are zero, so `16` equals `16.0`.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Parses one to three numbers separated by dots: `16`, `16.4`, `10.15.2`.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(isDigit) ? Int(String(decoding: $0, as: UTF8.self)) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// The usual spelling: `16`, `16.4`, `10.15.2`.
  public var description: String {
    patch > 0 ? "\(major).\(minor).\(patch)" : minor > 0 ? "\(major).\(minor)" : "\(major)"
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

/// The deployment targets of a piece of source.
///
/// A project with several targets has a range for each platform. An API that is newer than the upper bound is certainly
/// missing somewhere, and an API that the lower bound has is available everywhere. A platform about which nothing is
/// known is absent.
public struct DeploymentTargets: Hashable, Sendable {
  public var ranges: [Platform: ClosedRange<SystemVersion>]

  public init(_ ranges: [Platform: ClosedRange<SystemVersion>] = [:]) { self.ranges = ranges }

  public init(_ versions: [Platform: SystemVersion]) { ranges = versions.mapValues { $0...$0 } }

  /// Whether all of these systems have an API that came with `introduced` (`iOS 16, tvOS 16`); nil if that names none
  /// of them.
  public func have(_ introduced: String) -> Bool? {
    let known = systems(in: introduced).compactMap { system in self[system.platform].map { ($0, system.version) } }
    return known.isEmpty ? nil : known.allSatisfy { $0.lowerBound >= $1 }
  }

  public subscript(platform: Platform) -> ClosedRange<SystemVersion>? { ranges[platform] }

  /// The ranges that cover the targets of all these pieces of source.
  public init(covering all: [DeploymentTargets]) {
    ranges = all.reduce(into: [:]) { ranges, targets in
      ranges.merge(targets.ranges) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
    }
  }

  /// These targets, and those of `other` for the platforms that are missing here.
  public func filled(from other: Self) -> Self { Self(ranges.merging(other.ranges) { own, _ in own }) }
}

extension DeploymentTargets: CustomStringConvertible {
  /// The targets, such as `iOS 15–17, macOS 12`.
  public var description: String {
    Platform.allCases.compactMap { platform in
      self[platform].map { range in
        let last = range.lowerBound == range.upperBound ? "" : "–\(range.upperBound)"
        return "\(platform.rawValue) \(range.lowerBound)\(last)"
      }
    }.joined(separator: ", ")
  }
}

/// The systems that a list such as `iOS 16, tvOS 16` names.
public func systems(in availability: String) -> [(platform: Platform, version: SystemVersion)] {
  Array(availability.utf8).split(separator: UInt8(ascii: ",")).compactMap { system in
    let words = system.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, let platform = Platform(rawValue: words[0]) else { return nil }
    return SystemVersion(words[1]).map { (platform, $0) }
  }
}
