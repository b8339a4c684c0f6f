import BridgeFacts
import BridgeModel

/// A bridge to write: the wrapped type, the new name, and the deployment targets.
public struct NewBridge: Sendable {
  /// The reason that the requested bridge can't be written.
  public enum Misfit: Error, Hashable {
    /// A type for which another kind is right.
    case otherKind(BridgeKind)
    /// One of Apple's classes that no kind wraps.
    case noKind
    /// A type of the project that is neither an object that SwiftUI can show nor a SwiftUI view.
    case notShown
    /// A type of the project that other files can't use.
    case hidden
    /// A generic class of the project, whose arguments a bridge would have to name.
    case isGeneric
    /// One of Apple's protocols, with the class that uses it if there is only one.
    case isProtocol(usedBy: String?)
    /// A class that exists on other systems only, which are given.
    case otherSystem(String)
    /// A trait for AppKit, which has none.
    case noTraits
    /// A feature that requires a later system, which is given, and has no equivalent before it.
    case tooEarly(String)
  }

  public let kind: BridgeKind
  /// The class, the SwiftUI view, or the type of the value.
  public let wrapped: String
  public let name: String
  public let targets: DeploymentTargets
  /// The family, for kinds that wrap an object for SwiftUI; nil for the others.
  let family: Family?

  /// The type of the project that is wrapped or shown; nil if the project doesn't declare it.
  public let subject: ProjectClass?
  /// The first system versions with the wrapped class, if some deployment target is lower.
  private let laterSystems: String?

  /// Without deployment targets, it's written for the systems of a recent year.
  public init(
    _ kind: BridgeKind, of wrapped: String, named name: String, targets: DeploymentTargets,
    from subject: ProjectClass? = nil
  ) throws(Misfit) {
    self.kind = kind
    self.wrapped = wrapped
    self.name = name
    self.subject = subject
    if let subject, kind != .trait { try subject.check(for: kind) }
    if subject == nil, kind != .trait, DelegateProtocol.named(wrapped) != nil {
      throw .isProtocol(usedBy: Family.onlyClass(using: wrapped))
    }
    if let familyKind = kind.familyKind {
      let className = subject?.base ?? wrapped
      let family = try Self.family(of: className, familyKind, targets)
      self.family = family
      let targets = targets.ranges.isEmpty ? family.recentTargets : targets
      let systems = ClassHierarchy.availability(of: className) ?? family.systems
      guard let isOnAll = targets.have(systems) else { throw .otherSystem(systems) }
      laterSystems = isOnAll ? nil : systems
      self.targets = targets.raised(to: systems)
      // Without a gesture representable, the recognizer gets a target.
      if let subject, kind == .gesture, !subject.takesTargetAndAction, self.targets.have(family.availability) != true {
        throw .tooEarly(family.availability)
      }
    } else {
      if kind != .trait, let other = BridgeKind(wrapping: wrapped) { throw .otherKind(other) }
      family = nil
      laterSystems = nil
      let recent = DeploymentTargets([.iOS: SystemVersion(kind == .scene ? 26 : 17)])
      self.targets = targets.ranges.isEmpty ? recent : targets
      try checkSystem()
    }
  }

  /// The family that wraps a class. For a class in both UIKit and AppKit, it's the one that the deployment targets
  /// have.
  private static func family(
    of className: String, _ kind: Family.Kind, _ targets: DeploymentTargets
  ) throws(Misfit) -> Family {
    let families = Family.all.filter { $0.kind == kind }
    guard ClassHierarchy.isKnown(className) else {
      let fitting = families.first { targets.have($0.systems) != nil } ?? families[0]
      return className.hasPrefix("NS") ? families.first(where: \.isAppKit) ?? fitting : fitting
    }
    guard ClassHierarchy.module(of: className) != "SwiftUI" else { throw .noKind }
    let fitting = families.filter { ClassHierarchy.isSubclass(className, of: $0.represented) }
    guard let first = fitting.first else {
      guard let kind = BridgeKind(wrapping: className) else { throw .noKind }
      throw .otherKind(kind)
    }
    return fitting.first { targets.have($0.systems) != nil } ?? first
  }

  private func checkSystem() throws(Misfit) {
    guard hasUIKit || targets.have(appKitSystems) != nil else {
      throw .otherSystem("\(uiKitSystems), \(appKitSystems)")
    }
    let sceneAvailability = hasUIKit ? uiKitSceneAvailability : "macOS 26"
    switch kind {
    case .scene where targets.have(sceneAvailability) == false: throw .tooEarly(sceneAvailability)
    case .trait where !hasUIKit: throw .noTraits
    case .trait where targets.have(traitAvailability) == false: throw .tooEarly(traitAvailability)
    default: break
    }
  }

  /// Whether the bridge is for a system with UIKit, as far as the deployment targets say.
  var hasUIKit: Bool { targets.have(uiKitSystems) != nil }

  /// Whether the app launches with the bridge only if its scene manifest names the bridge.
  public var needsSceneManifest: Bool { hasUIKit && (kind == .window || kind == .scene) }

  // MARK: Output

  /// The Swift file, with two spaces per level and a line feed at the end of each line.
  public var file: String { imports.map { "import \($0)\n" }.joined() + "\n\(declarations)\n" }

  /// The modules that the declarations need, sorted by name.
  public var imports: [String] {
    guard let family else { return [hasUIKit ? "UIKit" : "AppKit", "SwiftUI"].sorted() }
    let own = (subject?.imports ?? []).subtracting(["Foundation"])
    return own.union(RepresentableFile(self, in: family).imports).sorted()
  }

  /// The declarations of the file, without a trailing line ending.
  public var declarations: String {
    guard let family else { return kind == .trait ? traitBridge : HostingFile(self).declaration }
    if kind == .gesture { return GestureFile(self, in: family).source }
    let attribute = laterSystems.map { availableAttribute(for: $0) + "\n" } ?? ""
    return attribute + representable(of: family)
  }

  private func representable(of family: Family) -> String {
    let file = RepresentableFile(self, in: family)
    guard let subject, let construction = subject.easiest else { return file.declaration }
    let members = file.isSizeless ? construction.sizing(in: family) : []
    return construction.representable(named: name, of: family, node: subject.node, members: members).text
  }

  private var traitBridge: String {
    let value = valueOfTrait
    let standard = Creation.neutralValue(of: value)
    return TraitBridgeTemplate.declarations(ofTrait: name, value: value, standard: standard).plainText
  }

  /// The type of a trait's value. There may be no view or delegate, and a new one wouldn't be of use.
  private var valueOfTrait: String {
    if DelegateProtocol.named(wrapped) != nil { return "(any \(wrapped))?" }
    return BridgeKind(wrapping: wrapped) == nil ? wrapped : wrapped + "?"
  }

  /// Sentences about SwiftUI's counterparts of the class; none if the bridge doesn't wrap an object for SwiftUI.
  public var nativeCounterparts: [String] {
    family == nil ? [] : NativeCounterpart.sentences(about: wrapped, targets: targets)
  }
}

extension ClassConstruction {
  /// `sizeThatFits` for an object without an intrinsic size.
  fileprivate func sizing(in family: Family) -> [String] {
    [RepresentableTemplate(family: family, represented: represented).measuringFits(by: .proposal)].compactMap(\.self)
  }
}

extension ProjectClass {
  /// Throws if a bridge of this kind can't wrap or show the type.
  fileprivate func check(for kind: BridgeKind) throws(NewBridge.Misfit) {
    switch role {
    case .wrappable(let family):
      guard let fitting = BridgeKind(rawValue: family.rawValue) else { break }
      guard kind == fitting else { throw .otherKind(fitting) }
    case .view: guard kind.familyKind == nil else { throw .otherKind(.child) }
    case .other: throw .notShown
    }
    if isHidden { throw .hidden }
    if isGeneric, kind.familyKind != nil { throw .isGeneric }
  }
}

extension NativeCounterpart {
  /// Sentences about SwiftUI's counterparts of a class. Those that all deployment targets have come first.
  public static func sentences(about className: String, targets: DeploymentTargets) -> [String] {
    let counterparts = counterparts(of: className)
    let present = counterparts.filter { targets.have($0.availability) == true }
    let later = counterparts.filter { targets.have($0.availability) == false }
    return present.map { "SwiftUI has \($0.native) (\($0.availability))\($0.lack)." }
      + later.map { "On \($0.availability) and later, SwiftUI has \($0.native)\($0.lack)." }
  }

  fileprivate var lack: String { gap.map { ", without \($0)" } ?? "" }
}

private let uiKitSystems = "iOS 13, macCatalyst 13, tvOS 13, visionOS 1"
private let appKitSystems = "macOS 10.15"
private let uiKitSceneAvailability = "iOS 26, macCatalyst 26, tvOS 26, visionOS 26"
private let traitAvailability = "iOS 17, macCatalyst 17, tvOS 17, visionOS 1"

extension DeploymentTargets {
  /// These targets, with lower versions replaced by the first versions that have an API.
  fileprivate func raised(to introduced: String) -> Self {
    var raised = self
    for (platform, version) in systems(in: introduced) {
      raised.ranges[platform] = self[platform].map { max($0.lowerBound, version)...max($0.upperBound, version) }
    }
    return raised
  }
}

extension Family {
  /// The only Apple class that can be wrapped and has a delegate of this type; nil if there are several or none.
  fileprivate static func onlyClass(using protocolName: String) -> String? {
    let users = ClassHierarchy.names.filter { name in
      BridgeKind(wrapping: name) != nil
        && DelegateSlot.slots(of: name).contains { $0.className == name && $0.protocols.contains(protocolName) }
    }
    return users.count == 1 ? users[0] : nil
  }

  /// The systems that have UIKit, AppKit, or WatchKit.
  fileprivate var systems: String {
    switch framework {
    case .uiKit: uiKitSystems
    case .appKit: appKitSystems
    case .watchKit: "watchOS 6"
    }
  }

  fileprivate var recentTargets: DeploymentTargets {
    switch framework {
    case .uiKit: DeploymentTargets([.iOS: SystemVersion(kind == .gesture ? 18 : 17)])
    case .appKit: DeploymentTargets([.macOS: SystemVersion(kind == .gesture ? 26 : 14)])
    case .watchKit: DeploymentTargets([.watchOS: SystemVersion(10)])
    }
  }
}
