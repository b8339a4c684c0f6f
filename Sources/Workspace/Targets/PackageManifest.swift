import BridgeModel
import SwiftScan
import TextModel

/// The settings that a `Package.swift` gives all its targets in literals.
struct PackageManifest {
  var deploymentTargets: DeploymentTargets
  /// Whether the package uses the Swift 6 language mode; nil if targets set their own, or if it names other modes.
  var usesSwift6: Bool?
  /// The isolation of code that doesn't declare one; nil if the package only lists dependencies.
  var isolation: DefaultIsolation?

  init(_ source: [UInt8]) {
    let calls = Document(SourceText(source)).tree.descendants(.call)
    let package = calls.first { $0.callee?.kind == .reference && $0.callee?.name == "Package" }
    func elements(_ label: String) -> [SyntaxNode]? {
      package?.arguments.first { $0.label == label }?.value.map { Array($0.children) }
    }
    var versions: [Platform: SystemVersion] = [:]
    for element in elements("platforms") ?? [] where element.kind == .call {
      guard let platform = Platform(rawValue: element.callee?.name ?? ""), let value = element.arguments.first?.value
      else { continue }
      versions[platform] = SystemVersion(ofManifest: value)
    }
    deploymentTargets = DeploymentTargets(versions)
    if calls.contains(where: { ["target", "executableTarget"].contains($0.callee?.name) }) {
      isolation = DefaultIsolation(
        mayBeMainActor: isolatingWords.contains { $0.occurs(in: source) },
        mayBeThatOfCaller: callerIsolation.occurs(in: source))
    }
    let isSetInTargets = calls.contains { ["swiftLanguageMode", "swiftLanguageVersion"].contains($0.callee?.name) }
    guard !isSetInTargets else { return }
    if let modes = elements("swiftLanguageModes") ?? elements("swiftLanguageVersions") {
      usesSwift6 = modes.map(\.name) == ["v6"] ? true : nil
    } else {
      usesSwift6 = SystemVersion(toolsOf: source).map { $0 >= SystemVersion(6) }
    }
  }
}

/// The function for the setting, and the option for the compiler.
private let isolatingWords = [BytePattern("defaultIsolation"), BytePattern("default-isolation")]
private let callerIsolation = BytePattern("NonisolatedNonsendingByDefault")

extension SystemVersion {
  /// The version in the first line: `// swift-tools-version: 6.0`.
  fileprivate init?(toolsOf manifest: [UInt8]) {
    let line = String(decoding: manifest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    self.init(line.drop { !$0.isNumber })
  }

  /// Parses a version such as `.v16`, `.v10_15`, or `"16.4"`.
  fileprivate init?(ofManifest value: SyntaxNode) {
    switch value.kind {
    case .memberAccess where value.name.hasPrefix("v"): self.init(value.name.dropFirst().replacing("_", with: "."))
    case .stringLiteral: self.init(value.text.dropFirst().dropLast())
    default: return nil
    }
  }
}
