import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import LintRules
import SwiftScan
import TextModel
import TypeCheckSupport

/// A file that `uibridge new` writes.
public struct NewFile: Sendable {
  public var name: String
  public var text: String
  var targets: DeploymentTargets
}

/// A file for every class that can be wrapped and every other kind of bridge, each for old and for new systems. Only
/// every `stride`th file is included.
public func newFiles(stride: Int = 1, for interfaces: Interfaces = .stubs) -> [NewFile] {
  let all = wrappers(for: interfaces) + sites
  return all.enumerated().filter { $0.offset % stride == 0 }.compactMap { number, order in order.file(number) }
}

/// The problems in files: the compiler's diagnostics in Swift 5 and Swift 6 mode, the diagnostics of our own rules, and
/// lines that are too long.
public func faults(in files: [NewFile], against interfaces: Interfaces = .stubs) -> [String] {
  files.flatMap(longLines) + files.flatMap(ownDiagnostics) + typeErrors(in: files, against: interfaces)
}

private func longLines(of file: NewFile) -> [String] {
  let lines = SourceStyle(indentation: "    ").format(file.text).split(separator: "\n")
  // The signature of a delegate method that receives a closure can exceed the limit by itself.
  return lines.filter { $0.count > 120 && !$0.contains("@escaping") }.map { "\(file.name): long: \($0)" }
}

private func ownDiagnostics(in file: NewFile) -> [String] {
  let source = SourceFile(path: "\(file.name).swift", document: Document(SourceText(file.text)))
  let project = ProjectModel([source], surroundings: [source.path: Surroundings(deploymentTargets: file.targets)])
  // Before iOS 16, a cell needs a controller. The rule reports it anyway, as a hint.
  let rules = Rule.all.filter { $0.id != "hosting-controller-in-cell" || !file.name.hasPrefix("NewCell") }
  return lint(source.path, in: project, rules: rules).map { "\(file.name): \($0.rule): \($0.message)" }
}

private func typeErrors(in files: [NewFile], against interfaces: Interfaces) -> [String] {
  stride(from: 0, to: files.count, by: 150).flatMap { start in
    let batch = files[start..<min(start + 150, files.count)]
    let texts = Dictionary(batch.map { ($0.name, $0.text) }) { first, _ in first }
    return interfaces.typeCheck(files: texts.merging(["Shown": shownViews]) { own, _ in own })
  }
}

/// The SwiftUI views that hosting sites show.
private let shownViews = """
  import SwiftUI
  struct ShownPage: View { var body: some View { EmptyView() } }
  struct ShownRow: View {
    let item: String
    var body: some View { Text(item) }
  }
  """

/// The arguments for one bridge.
private struct Order {
  var kind: BridgeKind
  var wrapped: String
  var targets: DeploymentTargets

  /// The bridge in a file; nil if there is no such bridge for these systems.
  func file(_ number: Int) -> NewFile? {
    let name = "New\(kind.rawValue.capitalized)\(wrapped)\(number)"
    guard let bridge = try? NewBridge(kind, of: wrapped, named: name, targets: targets) else { return nil }
    return NewFile(name: name, text: bridge.file, targets: targets)
  }
}

private func wrappers(for interfaces: Interfaces) -> [Order] {
  Family.all.flatMap { family in
    wrappableClasses(in: family, for: interfaces).flatMap { name in
      targets(for: family.framework).map { targets in
        Order(kind: BridgeKind(rawValue: family.kind.rawValue) ?? .view, wrapped: name, targets: targets)
      }
    }
  }
}

private func targets(for framework: Family.Framework) -> [DeploymentTargets] {
  switch framework {
  case .uiKit: [14, 17, 26].map { DeploymentTargets([.iOS: SystemVersion($0)]) }
  case .appKit: [11, 26].map { DeploymentTargets([.macOS: SystemVersion($0)]) }
  case .watchKit: [DeploymentTargets([.watchOS: SystemVersion(10)])]
  }
}

private let sites: [Order] = (targets(for: .uiKit) + targets(for: .appKit)).flatMap { targets in
  [
    Order(kind: .child, wrapped: "ShownPage", targets: targets),
    Order(kind: .screen, wrapped: "ShownPage", targets: targets),
    Order(kind: .window, wrapped: "ShownPage", targets: targets),
    Order(kind: .scene, wrapped: "ShownPage", targets: targets),
    Order(kind: .cell, wrapped: "ShownRow", targets: targets), Order(kind: .trait, wrapped: "Double", targets: targets),
    Order(kind: .view, wrapped: "UIView", targets: targets),
  ]
}
