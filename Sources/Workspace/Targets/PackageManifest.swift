import BridgeModel
import SwiftScan
import TextModel

extension DeploymentTargets {
  /// The `platforms` of a `Package.swift`, if they are literals.
  init(ofPackage source: [UInt8]) {
    let tree = Document(SourceText(source)).tree
    let package = tree.descendants(.call).first { $0.callee?.kind == .reference && $0.callee?.name == "Package" }
    let platforms = package?.arguments.first { $0.label == "platforms" }?.value
    var versions: [Platform: SystemVersion] = [:]
    for element in platforms?.children.map(\.self) ?? [] where element.kind == .call {
      guard let platform = Platform(rawValue: element.callee?.name ?? ""), let value = element.arguments.first?.value
      else { continue }
      versions[platform] = SystemVersion(ofManifest: value)
    }
    self.init(versions)
  }
}

/// Whether a `Package.swift` uses the Swift 6 language mode, which its tools version or the modes of the package set; nil
/// if targets set their own, or if it names several.
func packageUsesSwift6(_ source: [UInt8]) -> Bool? {
  let text = String(decoding: source, as: UTF8.self)
  if text.filter({ !$0.isWhitespace }).contains("swiftLanguageModes:[.v6]") { return true }
  guard !text.contains("wiftLanguage"), let line = text.split(whereSeparator: \.isNewline).first,
    let version = SystemVersion(line.drop { !$0.isNumber })
  else { return nil }
  return version >= SystemVersion(6)
}

extension SystemVersion {
  /// Parses a version such as `.v16`, `.v10_15`, or `"16.4"`.
  fileprivate init?(ofManifest value: SyntaxNode) {
    switch value.kind {
    case .memberAccess where value.name.hasPrefix("v"): self.init(value.name.dropFirst().replacing("_", with: "."))
    case .stringLiteral: self.init(value.text.dropFirst().dropLast())
    default: return nil
    }
  }
}
