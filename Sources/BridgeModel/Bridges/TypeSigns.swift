import BridgeFacts
import SwiftScan

/// What the words in the code of a type can be about. Where a sign is absent, the matter is absent; where it is there,
/// only a closer look tells. Rules that look at every type ask for their sign first.
public struct TypeSigns: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Hosting controllers: made, or held under a name that says so.
  public static let hosting = TypeSigns(rawValue: 1)
  /// Controllers in controllers: `addChild`, `didMove(toParent:)`, `willMove(toParent:)`.
  public static let containment = TypeSigns(rawValue: 2)
  /// `withObservationTracking`.
  public static let observationTracking = TypeSigns(rawValue: 4)
  /// A word of the table of mistaken APIs.
  public static let mistakenAPI = TypeSigns(rawValue: 8)
  /// A name from the table of APIs that came later than the first systems with SwiftUI.
  public static let introducedAPI = TypeSigns(rawValue: 16)

  /// Of all parts of a type.
  init(of declarations: [TypeDeclaration]) {
    self.init(rawValue: declarations.reduce(0) { $0 | $1.node.marks(of: Self.words) })
  }

  static let words: MarkedWords = {
    let signs: [(TypeSigns, [String])] = [
      (.hosting, ["UIHostingController", "rootView"]),
      (.containment, ["addChild", "addChildViewController", "didMove", "willMove"]),
      (.observationTracking, ["withObservationTracking"]),
      (.mistakenAPI, MistakenAPI.all.map(\.tellingWord)),
      (.introducedAPI, IntroducedAPI.all.map(\.baseName)),
    ]
    return MarkedWords(
      signs.flatMap { sign, words in words.map { ($0, sign.rawValue) } },
      ending: ("ostingController", TypeSigns.hosting.rawValue))
  }()
}

extension MistakenAPI {
  /// The rarest word of code with the mistake.
  fileprivate var tellingWord: String {
    switch kind {
    case .receiver: member
    case .label: className == "UIView" ? "changes" : wrong ?? member
    case .property: className
    case .value: wrong ?? member
    }
  }
}
