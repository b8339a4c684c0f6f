import BridgeFacts
import LintEngine
import TextModel

/// A type with which SwiftUI and UIKit, AppKit, or WatchKit show each other's views.
public struct Bridge: Hashable, Sendable {
  public enum Direction: String, CaseIterable, Sendable {
    /// A representable: SwiftUI shows an object of UIKit.
    case wraps
    /// A UIKit class or a function that shows SwiftUI views.
    case hosts
  }

  /// Whether the wrapped object is cleaned up when SwiftUI removes it.
  public enum Dismantle: String, CaseIterable, Sendable {
    /// The type implements the dismantle method.
    case written
    /// The make method starts something that nothing stops, and the type has no dismantle method.
    case missing
    /// There is no dismantle method, and no known reason for one.
    case none
  }

  public var direction: Direction
  /// The dotted name, from the outermost type inward; for code outside types, the name of its file.
  public var name: String
  public var framework: Family.Framework
  /// The protocol of a representable, or the classes with which a host shows views, such as `UIHostingController`.
  public var means: [String]
  /// The file in which the type declares the conformance, or in which it first hosts a view.
  public var path: FilePath
  /// The line, 1-based.
  public var line: Int
  /// The SwiftUI side: the types that show a representable, or the views that a host shows, as far as they are known.
  public var swiftUITypes: [String]
  /// The other side: the represented type; for a host, the class that hosts, the classes that create a hosting
  /// controller of the project, or Apple's class if no class of the project is known.
  public var uiKitTypes: [String]
  /// The SwiftUI views that a representable hosts in turn.
  public var hostedViews: [String] = []
  /// The name of the coordinator's type; nil if there is none.
  public var coordinator: String?
  public var dismantle = Dismantle.none
  public var health = Health()

  /// The folder of its file, without a trailing slash; empty for the current directory.
  public var folder: FilePath { path.parent.map { $0 == "/" ? "" : $0 } ?? "" }

  /// The label of the bridge in a picture: the name of the bridging type, or Apple's hosting classes if the UIKit class
  /// uses them directly.
  public var span: String {
    direction == .hosts && uiKitTypes.contains(name) ? means.joined(separator: ", ") : name
  }
}

/// A summary of the diagnostics in the code of a bridge. Hints don't count, because only editors show them.
public struct Health: Hashable, Sendable {
  /// The highest severity; nil for a bridge without diagnostics.
  public private(set) var severity: Severity?
  /// The number of diagnostics.
  public private(set) var count = 0
  /// The identifiers of the rules, each once, in the order of their first occurrence.
  public private(set) var rules: [String] = []

  public init() {}

  public init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics where diagnostic.severity > .hint {
      severity = max(severity ?? .hint, diagnostic.severity)
      count += 1
      if !rules.contains(diagnostic.rule) { rules.append(diagnostic.rule) }
    }
  }

  /// The rules, with the number of diagnostics if that differs: `2 × missing-did-move, stale-hosted-content`.
  public var summary: String {
    count == rules.count ? rules.joined(separator: ", ") : "\(count) × \(rules.joined(separator: ", "))"
  }
}

/// An observable object that types on both sides use.
public struct SharedModel: Hashable, Sendable {
  /// The dotted name.
  public var name: String
  public var path: FilePath
  /// The line, 1-based.
  public var line: Int
  /// The views and representables with a property of this type.
  public var swiftUITypes: [String]
  /// The views, controllers, and other responders of UIKit or AppKit with a property of this type.
  public var uiKitTypes: [String]
}

/// All bridges of some files, sorted by folder, file, and line, and the models that both sides share.
public struct ProjectBridges: Hashable, Sendable {
  public var bridges: [Bridge]
  /// The models, sorted by name.
  public var models: [SharedModel]

  public init(bridges: [Bridge], models: [SharedModel]) {
    self.bridges = bridges
    self.models = models
  }

  /// The heading of the side opposite SwiftUI: its frameworks, such as `UIKit, AppKit`.
  var opposite: String {
    let all = [Family.Framework.uiKit, .appKit, .watchKit]
    let used = all.filter { framework in bridges.contains { $0.framework == framework } }.map(\.rawValue)
    return used.isEmpty ? Family.Framework.uiKit.rawValue : used.joined(separator: ", ")
  }
}
