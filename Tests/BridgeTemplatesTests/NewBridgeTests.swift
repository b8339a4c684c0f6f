import BridgeFacts
import BridgeModel
import SwiftScan
import Testing
import TextModel

@testable import BridgeTemplates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output of `uibridge new`, as whole files that people have read. A heading in a file of `Bridges/` names the kind, the
/// class, and the deployment targets; below it is the bridge, or the reason why there's none. To write the bridges again,
/// set `UPDATE_SNAPSHOTS`.
@Suite struct NewBridgeTests {
  @Test(arguments: ["views", "textViews", "appKit", "controllers", "gestures", "hosting", "misfits"])
  func bridgesOfAppleClasses(_ name: String) throws { try check(name, project: nil) }

  @Test func bridgesOfTypesOfTheProject() throws {
    let file = SourceFile(path: "Project.swift", document: Document(SourceText(projectTypes)))
    try check("projectTypes", project: ProjectModel([file], coverage: .project))
  }

  private func check(_ name: String, project: ProjectModel?) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Bridges/\(name).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    let parts = text.split(separator: "// new ", omittingEmptySubsequences: true)
    var written = ""
    for part in parts {
      let order = String(part.prefix { $0 != "\n" })
      let bridge = self.bridge(order.split(separator: " ").map(String.init), in: project)
      written += "// new \(order)\n\n\(bridge)\n"
      #expect(part.dropFirst(order.count) == "\n\n\(bridge)\n", "uibridge new \(order)")
    }
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try written.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  private func bridge(_ words: [String], in project: ProjectModel?) -> String {
    guard let kind = BridgeKind(rawValue: words[0]) else { return "no kind \(words[0])" }
    let subject = project.flatMap { ProjectClass(named: words[1], in: $0) }
    var targets = DeploymentTargets()
    for word in words.dropFirst(3) {
      let name = word.prefix { $0.isLetter }
      let version = word.dropFirst(name.count).split(separator: ".").compactMap { Int($0) }
      guard let platform = Platform(rawValue: String(name)) else { return "no system \(word)" }
      let first = SystemVersion(version[0], version.count > 1 ? version[1] : 0)
      targets.ranges[platform] = first...first
    }
    do {
      let bridge = try NewBridge(kind, of: words[1], named: words[2], targets: targets, from: subject)
      var notes = bridge.nativeCounterparts
      if bridge.needsSceneManifest { notes.append("The scene manifest names it.") }
      if let obstacle = subject?.obstacle { notes.append("Obstacle: \(obstacle)") }
      if subject?.isPlainView == true { notes.append("It's a plain view.") }
      return notes.map { "// \($0)\n" }.joined() + bridge.file
    } catch {
      return "\(error)\n"
    }
  }
}

/// Types of a project that bridges wrap and show.
private let projectTypes = """
  import Charts
  import Foundation
  import SwiftUI
  import UIKit

  final class DialView: UIView {
    let source: Source
    var level = 0.0
    var range: ClosedRange<Double> = 0...1
    var title: String?
    var onTurn: ((Double) -> Void)?
    private(set) var isTurning = false
    weak var delegate: DialDelegate?
    lazy var needle = UIView()
    var knob = UIImageView()
    init(source: Source) { self.source = source; super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
  }
  final class Sparkline: UILabel { var points: [Double] = [] }
  final class Coded: UIView {
    let limit: Int
    init(limit: Int, _ order: @escaping () -> Void, in scope: inout Int) { self.limit = limit; super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
  }
  final class Secret: UIView { private override init(frame: CGRect) { super.init(frame: frame) } }
  private final class Hidden: UIView {}
  final class Box<Value>: UIView { var value: Value? }
  final class ScanController: UIViewController {
    var onScan: (String) -> Void = { _ in }
    var tint = UIColor.red
    init(session: Session) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
  }
  final class Squeeze: UIPinchGestureRecognizer { var limit = 2.0 }
  final class Flick: UIGestureRecognizer {
    init(limit: Double) { super.init(target: nil, action: nil) }
  }
  final class Meter: UIView {
    @objc var marked = 1
    var forced: UILabel!
    var level = -1.5
    var name: String? = nil
    var edge: UIEdgeInsets = .zero
    var list: [Int] = []
    var filled: [Int] = [1]
    var text = "a\\(1)"
    var plain = "a"
    var isOn = true
    var kind = Kind.large
    static var count = 0
    private var hidden = 1
    override var tag: Int { get { 1 } set {} }
    enum Kind { case small, large }
    var inner: Inner = .a
    private enum Inner { case a }
    init(frame: CGRect, session: Session) { super.init(frame: frame) }
    init?(maybe: Int) { return nil }
    init(throwing: Int) throws { super.init(frame: .zero) }
    init<T>(generic: T) { super.init(frame: .zero) }
    init(inner: Kind, count: Int, more: Int) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
  }
  class Parent: UIView {
    init(limit: Int) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
  }
  final class Child: Parent {}
  final class Finder: UIView {
    init(target: Session, frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
  }
  class Loaded: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
  final class LoadedBadge: Loaded {}
  @available(iOS 18, *) final class Late: UIView { var level = 0 }
  final class Failing: UIView {
    init?(maybe: Int) { return nil }
    required init?(coder: NSCoder) { fatalError() }
  }
  final class Web: WKWebView {}
  final class PDFViewDelegate: UILabel {}
  final class Tall: UIScrollView { var level = 0 }
  final class Own: NSObject {}
  final class Unknown: Missing {}
  final class Twist: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  }
  class Session {}
  class Source {}
  protocol DialDelegate: AnyObject {}
  struct Page: View {
    @State private var isOn = false
    @Environment(\\.colorScheme) private var scheme
    var body: some View { Text("") }
  }
  struct Row: View {
    let item: String
    @Environment(Store.self) private var store
    var body: some View { Text(item) }
  }
  struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
  }
  struct Badge: View {
    var count: Int
    init(count: Int = 0) { self.count = count }
    var body: some View { Text("") }
  }
  """
