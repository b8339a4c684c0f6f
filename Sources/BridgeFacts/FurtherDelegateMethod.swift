/// An optional method of a delegate protocol that apps implement less often than those in `commonMethods`.
///
/// Deprecated methods and the `async` forms of methods with completion handlers aren't listed.
///
/// Source: the interfaces that Swift's importer derives from the headers of the iOS 17 and macOS 14 SDKs, and Apple's
/// documentation of 2025 for the methods of iOS 18.
public struct FurtherDelegateMethod: Sendable, Hashable {
  /// The full name, such as `textFieldDidChangeSelection(_:)`.
  public var name: String
  /// The signature without access level and body.
  public var signature: String
  /// The first system version that has it, such as `iOS 16`; nil if it isn't newer than SwiftUI.
  public var availability: String?
  /// The type of the parameter that tells it from another method of the protocol with the same full name, without
  /// spaces and `any`; nil if there is no such method.
  public var distinctiveType: String?

  /// Returns the methods that a protocol itself declares. A table is parsed on first use.
  public static func methods(of fact: DelegateProtocol) -> [FurtherDelegateMethod] {
    switch fact.module {
    case "UIKit": uiKit[fact.name] ?? []
    case "AppKit": appKit[fact.name] ?? []
    default: frameworks[fact.name] ?? []
    }
  }

  private static let uiKit = parse(DelegateProtocol.furtherListTable + "\n" + DelegateProtocol.furtherUIKitTable)
  private static let appKit = parse(DelegateProtocol.furtherAppKitTable)
  private static let frameworks = parse(DelegateProtocol.furtherFrameworkTable)

  /// Parses entries with the details `optional func …` and `since iOS 16 func …`.
  static func parse(_ table: String) -> [String: [FurtherDelegateMethod]] {
    let entries = TableText.entries(of: table).map { entry in
      let fact = DelegateProtocol.named(entry.head)
      let known = ((fact?.requiredMethods ?? []) + (fact?.commonMethods ?? [])).map(FurtherDelegateMethod.init)
      let methods = entry.details.compactMap(FurtherDelegateMethod.init(line:))
      return (entry.head, distinguished(methods, among: known + methods))
    }
    return Dictionary(entries) { first, _ in first }
  }

  private init?(line: String) {
    guard let start = line.firstRange(of: "func ")?.lowerBound else { return nil }
    let words = line[..<start].split(separator: " ")
    guard words == ["optional"] || words.count == 3 && words[0] == "since" else { return nil }
    self.init(signature: String(line[start...]))
    availability = words.count == 3 ? words[1...].joined(separator: " ") : nil
  }

  /// A method that isn't newer than SwiftUI.
  private init(signature: String) {
    name = DelegateProtocol.fullName(of: signature)
    self.signature = signature
  }

  private static func distinguished(
    _ methods: [FurtherDelegateMethod], among all: [FurtherDelegateMethod]
  ) -> [FurtherDelegateMethod] {
    let same = Dictionary(grouping: all, by: \.name)
    return methods.map { method in
      guard let other = same[method.name]?.first(where: { $0.signature != method.signature }) else { return method }
      let types = [method, other].map { DelegateProtocol.parameterTypes(of: $0.signature) }
      var method = method
      method.distinctiveType = zip(types[0], types[1]).first { $0 != $1 }.map {
        $0.0.hasPrefix("any") ? String($0.0.dropFirst(3)) : $0.0
      }
      return method
    }
  }
}
