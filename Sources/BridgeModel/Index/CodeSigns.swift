import BridgeFacts
import SwiftScan

/// What the words in the code of a declaration can be about. Where a sign is absent, the matter is absent; where it is
/// there, only a closer look tells. Nearly all code has nothing to do with most rules, and this is how they know.
public struct CodeSigns: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(number: UInt32) { rawValue = 1 << number }

  /// Hosting controllers: made, or held under a name that says so.
  public static let hosting = CodeSigns(number: 0)
  /// Controllers in controllers: `addChild`, `didMove(toParent:)`, `willMove(toParent:)`.
  public static let containment = CodeSigns(number: 1)
  /// `withObservationTracking`.
  public static let observationTracking = CodeSigns(number: 2)
  /// A word of the table of mistaken APIs.
  public static let mistakenAPI = CodeSigns(number: 3)
  /// A name from the table of APIs that came later than the first systems with SwiftUI.
  public static let introducedAPI = CodeSigns(number: 4)
  /// Observers of notifications, key paths and publishers.
  public static let observation = CodeSigns(number: 5)
  /// Property wrappers that work in views only.
  public static let viewState = CodeSigns(number: 6)
  /// The same, in a class.
  public static let viewStateInClass = CodeSigns(number: 7)
  /// Identities with values that are others each time: `.id(UUID())`.
  public static let freshIdentity = CodeSigns(number: 8)
  /// Calls that start what somebody has to stop.
  public static let starts = CodeSigns(number: 9)
  /// Methods that call back on threads of their own.
  public static let backgroundCallback = CodeSigns(number: 10)
  /// Subviews, annotations, constraints and such that are added.
  public static let addition = CodeSigns(number: 11)
  /// Properties that hold the whole content of a view or controller.
  public static let content = CodeSigns(number: 12)
  /// `becomeFirstResponder()` and its like.
  public static let firstResponder = CodeSigns(number: 13)
  /// UIKit's animations.
  public static let animation = CodeSigns(number: 14)
  /// `frame`, `transform` and what else places a view.
  public static let placement = CodeSigns(number: 15)
  /// `translatesAutoresizingMaskIntoConstraints`.
  public static let autoresizing = CodeSigns(number: 16)
  /// Delegates, data sources, and protocols of theirs.
  public static let delegation = CodeSigns(number: 17)
  /// Targets of actions and observers with selectors.
  public static let target = CodeSigns(number: 18)
  /// Controllers that are presented, pushed or dismissed.
  public static let presentation = CodeSigns(number: 19)

  /// Types that wrap objects for SwiftUI, under the name that Apple gave it.
  static let wrapping = CodeSigns(number: 20)

  /// Where UIKit and SwiftUI meet: rules look into nearly all code with one of these, and mostly into no other.
  public static let border: CodeSigns = [.wrapping, .hosting, .containment, .mistakenAPI]

  /// Of the words at or below a node, those of types inside of it included.
  init(of node: SyntaxNode) { self.init(of: node, marks: node.marks(of: Self.words)) }

  /// The same in a text whose words are known.
  init(of node: SyntaxNode, in survey: WordSurvey) { self.init(of: node, marks: survey.marks(of: node)) }

  /// Of all words of a text; too many where more than the words decides.
  init(of survey: WordSurvey) { self.init(rawValue: survey.marks) }

  private init(of node: SyntaxNode, marks: UInt32) {
    self.init(rawValue: marks)
    // Views are full of these; rules want them elsewhere or together.
    if contains(.viewState), [.classDeclaration, .actorDeclaration].contains(node.kind) {
      insert(.viewStateInClass)
    }
    if contains(.freshIdentity), !(contains(.identity) && node.hasMemberCall("id")) { remove(.freshIdentity) }
    remove(.identity)
  }

  /// `id`; it is no sign of anything alone.
  private static let identity = CodeSigns(number: 21)

  static let words: MarkedWords = {
    let signs: [(CodeSigns, [String])] = [
      (.hosting, ["UIHostingController", "rootView"]),
      (.containment, ["addChild", "addChildViewController", "didMove", "willMove"]),
      (.observationTracking, ["withObservationTracking"]),
      (.mistakenAPI, MistakenAPI.all.map(\.tellingWord)),
      (.introducedAPI, IntroducedAPI.all.map(\.baseName)),
      (.observation, ["addObserver", "observe", "sink", "assign"]),
      (.viewState, Array(KnownTypes.viewOnlyWrappers)),
      (.identity, ["id"]),
      (.freshIdentity, ["UUID", "Date", "NSUUID", "NSObject", "random", "arc4random", "arc4random_uniform"]),
      (.starts, StopPair.all.map { lastComponent(of: $0.start) }),
      (.backgroundCallback, BackgroundCallback.all.filter { $0.form == .closure }.map(\.name)),
      (.addition, ContentChange.addingWords),
      (.content, Array(KnownTypes.contentProperties)),
      (.firstResponder, ["becomeFirstResponder", "resignFirstResponder", "endEditing"]),
      (.animation, ["animate", "transition", "animateKeyframes", "animated"]),
      (.placement, ["frame", "bounds", "center", "transform", "layer", "sizeToFit"]),
      (.autoresizing, ["translatesAutoresizingMaskIntoConstraints"]),
      (.delegation, ["sessionProvider", "searchResultsUpdater", "presentationContextProvider"]),
      (.target, ["target", "addTarget", "addObserver"]),
      (.presentation, ["present", "dismiss", "pushViewController"]),
      (.wrapping, Family.all.map(\.name)),
    ]
    return MarkedWords(
      signs.flatMap { sign, words in words.map { ($0, sign.rawValue) } },
      endings: [
        ("ostingController", CodeSigns.hosting.rawValue), ("elegate", CodeSigns.delegation.rawValue),
        ("ource", CodeSigns.delegation.rawValue),
      ])
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
