import BridgeFacts
import SwiftScan

/// A conservative prefilter: the topics that the words in a declaration's code may be about. If a sign is absent, so is
/// its topic; if it's present, only a closer look can tell. Most code has nothing to do with most rules, and signs let
/// the rules skip it.
public struct CodeSigns: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(number: UInt32) { rawValue = 1 << number }

  /// Hosting controllers: created, or stored under a telling name.
  public static let hosting = CodeSigns(number: 0)
  /// View controller containment: `addChild`, `didMove(toParent:)`, `willMove(toParent:)`.
  public static let containment = CodeSigns(number: 1)
  /// `withObservationTracking`.
  public static let observationTracking = CodeSigns(number: 2)
  /// A word from the table of mistaken APIs.
  public static let mistakenAPI = CodeSigns(number: 3)
  /// A name from the table of APIs that were introduced after the first systems with SwiftUI.
  public static let introducedAPI = CodeSigns(number: 4)
  /// Observers of notifications, key paths, and publishers.
  public static let observation = CodeSigns(number: 5)
  /// Property wrappers that work only in views.
  public static let viewState = CodeSigns(number: 6)
  /// Property wrappers that work only in views, in a class.
  public static let viewStateInClass = CodeSigns(number: 7)
  /// Identities whose values differ each time: `.id(UUID())`.
  public static let freshIdentity = CodeSigns(number: 8)
  /// Calls that start something that must be stopped.
  public static let starts = CodeSigns(number: 9)
  /// Methods that call back on other threads than the main one.
  public static let backgroundCallback = CodeSigns(number: 10)
  /// Subviews, annotations, constraints, and other things that are added.
  public static let addition = CodeSigns(number: 11)
  /// Properties that contain the whole content of a view or controller.
  public static let content = CodeSigns(number: 12)
  /// `becomeFirstResponder()` and similar calls.
  public static let firstResponder = CodeSigns(number: 13)
  /// UIKit animations.
  public static let animation = CodeSigns(number: 14)
  /// `frame`, `transform`, and other members that place a view.
  public static let placement = CodeSigns(number: 15)
  /// `translatesAutoresizingMaskIntoConstraints`.
  public static let autoresizing = CodeSigns(number: 16)
  /// Delegates, data sources, their protocols, and their methods.
  public static let delegation = CodeSigns(number: 17)
  /// Targets of actions, and observers with selectors.
  public static let target = CodeSigns(number: 18)
  /// Controllers that are presented, pushed, or dismissed.
  public static let presentation = CodeSigns(number: 19)

  /// `@Published` properties.
  public static let publishing = CodeSigns(number: 22)
  /// Environment keys that are bridged to traits, and properties of `EnvironmentValues`.
  public static let environmentKey = CodeSigns(number: 23)

  /// Properties that return copies of objects.
  public static let copiedProperty = CodeSigns(number: 26)
  /// Private API of hosting controllers and views.
  public static let privateHostingAPI = CodeSigns(number: 24)
  /// `UIHostingConfiguration`.
  public static let hostingConfiguration = CodeSigns(number: 25)

  /// Methods in which UIKit and AppKit track `@Observable` objects.
  public static let viewUpdates = CodeSigns(number: 27)

  /// `UIApplicationDelegate`.
  public static let applicationDelegate = CodeSigns(number: 28)
  /// Mistakes in deinitializers: `MainActor.assumeIsolated`, and weak references.
  public static let deinitialization = CodeSigns(number: 30)
  /// Controllers with rare conditions, those of a web page's content, and the controller at the root of a window.
  public static let systemController = CodeSigns(number: 31)

  /// Apple's protocols for types that wrap objects for SwiftUI.
  static let wrapping = CodeSigns(number: 20)

  /// The border between UIKit and SwiftUI. Rules look into nearly all code with one of these signs, and into little
  /// else.
  public static let border: CodeSigns = [.wrapping, .hosting, .containment, .mistakenAPI]

  /// Finds the signs of the words at or below a node, including those of nested types.
  init(of node: SyntaxNode) { self.init(of: node, marks: node.marks(of: Self.words)) }

  /// The same for a text whose words are known.
  init(of node: SyntaxNode, in survey: WordSurvey) { self.init(of: node, marks: survey.marks(of: node)) }

  /// Finds the signs of all words of a text. There may be too many, because some signs depend on more than words.
  init(of survey: WordSurvey) { self.init(rawValue: survey.marks) }

  private init(of node: SyntaxNode, marks: UInt32) {
    self.init(rawValue: marks)
    // Views are full of these words. Rules look for them in classes or together with `id`.
    if contains(.viewState), [.classDeclaration, .actorDeclaration].contains(node.kind) {
      insert(.viewStateInClass)
    }
    if contains(.freshIdentity), !(contains(.identity) && node.hasMemberCall("id")) { remove(.freshIdentity) }
    remove(.identity)
  }

  /// The word `id`, which is not a sign by itself.
  private static let identity = CodeSigns(number: 21)

  /// The names of the functions that begin an observation or a timer.
  static let observingWords =
    ["observe", "sink", "assign", "addPeriodicTimeObserver", "addBoundaryTimeObserver", "scheduledTimer"]
    + Set(StopPair.all.filter(\.passesTokenBack).map { lastComponent(of: $0.start) }).sorted()

  static let words: MarkedWords = {
    let signs: [(CodeSigns, [String])] = [
      (.hosting, ["UIHostingController", "rootView"]),
      (.containment, ["addChild", "addChildViewController", "didMove", "willMove"]),
      (.observationTracking, ["withObservationTracking"]),
      (.mistakenAPI, MistakenAPI.all.map(\.tellingWord)),
      (.introducedAPI, IntroducedAPI.all.map(\.baseName)),
      (.observation, observingWords + ["removeObserver"]),
      (.identity, ["id"]),
      (.freshIdentity, ["UUID", "Date", "NSUUID", "NSObject", "random", "arc4random", "arc4random_uniform"]),
      (.starts, StopPair.all.map { lastComponent(of: $0.start) }),
      (.backgroundCallback, BackgroundCallback.all.filter { $0.form != .method }.map(\.name)),
      (.backgroundCallback, ["DispatchQueue", "Task", "async"]),
      (.addition, ContentChange.addingWords),
      (.content, Array(KnownTypes.contentProperties)),
      (.firstResponder, ["becomeFirstResponder", "resignFirstResponder", "endEditing"]),
      (.animation, ["animate", "transition", "animateKeyframes", "animated", "animateChanges", "animator"]),
      (.placement, ["frame", "bounds", "center", "transform", "layer", "sizeToFit"]),
      (.autoresizing, ["translatesAutoresizingMaskIntoConstraints"]),
      (.delegation, ["sessionProvider", "searchResultsUpdater", "presentationContextProvider"]),
      (.delegation, Array(DelegateProtocol.baseNames)),
      (.target, ["target", "addTarget", "addObserver"]),
      (.environmentKey, ["UITraitBridgedEnvironmentKey", "EnvironmentValues"]),
      (.hostingConfiguration, ["UIHostingConfiguration"]),
      (.copiedProperty, CopiedProperty.all.map(\.name)),
      (.privateHostingAPI, PrivateHostingAPI.all.map(\.name)),
      (.viewUpdates, ViewMethod.all.map(\.baseName)),
      (.applicationDelegate, ["UIApplicationDelegate"]),
      (.deinitialization, ["assumeIsolated", "weak"]),
      (.systemController, AvailabilityCheck.all.map(\.className) + ["AVPlayerViewController", "rootViewController"]),
      (.systemController, ["WKUserContentController", "userContentController"]),
      (.presentation, ["present", "dismiss", "pushViewController"] + RepeatedPresentation.words),
      (.wrapping, Family.all.map(\.name)),
    ]
    return MarkedWords(
      signs.flatMap { sign, words in words.map { ($0, sign.rawValue) } },
      attributes: KnownTypes.viewOnlyWrappers.map { ($0, CodeSigns.viewState.rawValue) }
        + [("Published", CodeSigns.publishing.rawValue)],
      endings: [
        ("ostingController", CodeSigns.hosting.rawValue), ("elegate", CodeSigns.delegation.rawValue),
        ("ource", CodeSigns.delegation.rawValue),
      ])
  }()
}

extension MistakenAPI {
  /// The rarest word in code with the mistake.
  fileprivate var tellingWord: String {
    switch kind {
    case .receiver: member
    case .label: className == "UIView" ? "changes" : wrong ?? member
    case .property: className
    case .value: wrong ?? member
    }
  }
}
