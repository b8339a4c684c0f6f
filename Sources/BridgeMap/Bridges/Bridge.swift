import BridgeFacts
import LintEngine
import TextModel

/// A type by which UIKit, AppKit or WatchKit and SwiftUI show something of each other.
public struct Bridge: Hashable, Sendable {
  public enum Direction: String, CaseIterable, Sendable {
    /// A representable: SwiftUI shows an object of UIKit.
    case wraps
    /// A class of UIKit, or a function, that shows SwiftUI views.
    case hosts
  }

  /// What becomes of the wrapped object when SwiftUI lets go of it.
  public enum Dismantle: String, CaseIterable, Sendable {
    /// The type has the method.
    case written
    /// Make starts something that nobody stops, and the type has no method that does.
    case missing
    /// There is no method, and no reason for one is known.
    case none
  }

  public var direction: Direction
  /// Dotted, from the outermost type on; of code outside types the name of its file.
  public var name: String
  public var framework: Family.Framework
  /// Of a representable the protocol; of a host the classes with which it hosts, such as `UIHostingController`.
  public var means: [String]
  /// Where the type says that it is one, or where it hosts first.
  public var path: FilePath
  /// From 1.
  public var line: Int
  /// On the side of SwiftUI: the types that show a representable, or the views that a host shows; as far as they are known.
  public var swiftUITypes: [String]
  /// On the other side: the represented type; of a host the class that hosts, the classes that make a hosting controller of
  /// the project, or Apple's class where no class of the project is known.
  public var uiKitTypes: [String]
  /// Of a representable: the SwiftUI views that it hosts in turn.
  public var hostedViews: [String] = []
  /// The name of its type.
  public var coordinator: String?
  public var dismantle = Dismantle.none
  public var health = Health()

  /// The folder of its file, without a slash at the end; "" for the working folder.
  public var folder: FilePath { path.parent.map { $0 == "/" ? "" : $0 } ?? "" }

  /// What stands on the bridge in a picture: the name of the type that somebody wrote to cross over, else the class of
  /// Apple's.
  public var span: String {
    direction == .hosts && uiKitTypes.contains(name) ? means.joined(separator: ", ") : name
  }
}

/// What the rules say about the code of a bridge. Hints do not count: they are shown in the editor only.
public struct Health: Hashable, Sendable {
  /// The highest; nil for a bridge without diagnostics.
  public private(set) var severity: Severity?
  /// How many diagnostics there are.
  public private(set) var count = 0
  /// The names of the rules, each once, in the order in which they first occur.
  public private(set) var rules: [String] = []

  public init() {}

  public init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics where diagnostic.severity > .hint {
      severity = max(severity ?? .hint, diagnostic.severity)
      count += 1
      if !rules.contains(diagnostic.rule) { rules.append(diagnostic.rule) }
    }
  }

  /// `2 × missing-did-move, stale-hosted-content`; "" without diagnostics.
  public var summary: String {
    count == rules.count ? rules.joined(separator: ", ") : "\(count) × \(rules.joined(separator: ", "))"
  }
}

/// An observable object that types on both sides hold.
public struct SharedModel: Hashable, Sendable {
  /// Dotted.
  public var name: String
  public var path: FilePath
  /// From 1.
  public var line: Int
  /// Views and representables with a property of this type.
  public var swiftUITypes: [String]
  /// Views, controllers and other responders of UIKit or AppKit with one.
  public var uiKitTypes: [String]
}

/// All bridges of some files, by folder, file and line, and the models that both sides share.
public struct ProjectBridges: Hashable, Sendable {
  public var bridges: [Bridge]
  /// In the order of their names.
  public var models: [SharedModel]

  public init(bridges: [Bridge], models: [SharedModel]) {
    self.bridges = bridges
    self.models = models
  }

  /// The frameworks on the other side of SwiftUI as the head of that side: `UIKit, AppKit`.
  var opposite: String {
    let all = [Family.Framework.uiKit, .appKit, .watchKit]
    let used = all.filter { framework in bridges.contains { $0.framework == framework } }.map(\.rawValue)
    return used.isEmpty ? Family.Framework.uiKit.rawValue : used.joined(separator: ", ")
  }
}
