import BridgeFacts
import Foundation
import SwiftScan
import TextModel

/// Swift code for the classes and delegate protocols in BridgeFacts that the stub modules don't declare by hand, by
/// module.
///
/// It's stored in `Tests/Stubs/<Module>/Generated.swift`. Declarations that the facts don't cover (initializers with
/// arguments, values) are written by hand in other files.
public func generatedStubs() throws -> [String: String] {
  try StubWriter(declaredByHand: StubModules.handwrittenTypes()).texts
}

/// A handwritten type in the stubs.
struct HandwrittenType {
  /// The stub module that declares the type.
  var module: String
  /// The names that its declarations mention, including those of its members.
  var mentions: Set<String> = []
}

private struct StubWriter {
  private let handwritten: [String: HandwrittenType]
  private var written: Set<String> = []
  private var lines: [String: [String]] = [:]
  private var mentioned: [String: Set<String>] = [:]

  init(declaredByHand: [String: HandwrittenType]) {
    handwritten = declaredByHand
    for name in ClassHierarchy.names.sorted() { writeClass(name) }
    for fact in DelegateProtocol.all.sorted(by: { $0.name < $1.name }) { writeProtocol(fact) }
    for (module, names) in mentioned.sorted(by: { $0.key < $1.key }) {
      for name in names.sorted() { writeCompanion(name, in: module) }
    }
  }

  var texts: [String: String] {
    lines.reduce(into: [:]) { texts, part in
      let imports = Set((mentioned[part.key] ?? []).compactMap(module)).subtracting([part.key, "Foundation"]).sorted()
      let head = [
        "// swift-format-ignore-file",
        "// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests",
      ]
      texts[part.key] =
        (head + (["Foundation"] + imports).map { "@_exported import \($0)" } + [""] + part.value)
        .joined(separator: "\n") + "\n"
    }
  }

  private func isWritten(_ name: String) -> Bool { handwritten[name] != nil || written.contains(name) }

  private func module(of name: String) -> String? {
    handwritten[name]?.module ?? ClassHierarchy.module(of: name) ?? DelegateProtocol.named(name)?.module
  }

  private mutating func write(_ text: [String], in module: String) { lines[module, default: []] += text }

  // MARK: Classes

  private mutating func writeClass(_ name: String) {
    guard let module = ClassHierarchy.module(of: name), let superclass = ClassHierarchy.superclasses(of: name).first
    else { return }
    let slots = DelegateSlot.slots(of: name).filter { $0.className == name }
    if let known = handwritten[name] {
      // A protocol with an underscore gives a class properties that its subclasses may redeclare.
      let given = known.mentions.filter { $0.hasPrefix("_") }.compactMap { handwritten[$0]?.mentions }
      let missing = slots.filter { slot in
        !(given + [known.mentions]).contains { $0.contains(slot.property) }
      }
      guard !missing.isEmpty else { return }
      let properties = missing.map { "  public var \($0.property): \(type(of: $0)) { get { nil } set {} }" }
      return write(["extension \(name) {"] + properties + ["}"], in: module)
    }
    written.insert(name)
    mentioned[module, default: []].formUnion([superclass] + slots.flatMap(\.protocols))
    // If UIKit and AppKit have a class of this name, the first one counts.
    let head = "@MainActor @preconcurrency @objc open class \(name): \(superclass)"
    let properties = slots.map { "  open \($0.isWeak ? "weak " : "")var \($0.property): \(type(of: $0))" }
    write(properties.isEmpty ? [head + " {}"] : [head + " {"] + properties + ["}"], in: module)
  }

  private func type(of slot: DelegateSlot) -> String { "(any \(slot.protocols.joined(separator: " & ")))?" }

  // MARK: Protocols

  private mutating func writeProtocol(_ fact: DelegateProtocol) {
    let methods = fact.requiredMethods + fact.commonMethods
    guard handwritten[fact.name] == nil else { return }
    written.insert(fact.name)
    mentioned[fact.module, default: []].formUnion(fact.inherits + methods.flatMap(typeNames))
    // A protocol that inherits from AnyObject is a Swift protocol with default implementations.
    let isObjC = !fact.inherits.contains("AnyObject")
    let attributes = (fact.isMainActor ? "@MainActor @preconcurrency " : "") + (isObjC ? "@objc " : "")
    let inherited = fact.inherits.isEmpty ? "" : ": " + fact.inherits.joined(separator: ", ")
    let optional = isObjC ? "@objc optional " : ""
    let requirements =
      fact.requiredMethods.map { "  \(selector(of: $0, among: methods))\($0)" }
      + fact.commonMethods.map { "  \(optional)\($0)" }
    write(block("\(attributes)public protocol \(fact.name)\(inherited)", requirements), in: fact.module)
    guard !isObjC, !fact.commonMethods.isEmpty else { return }
    write(block("extension \(fact.name)", fact.commonMethods.map { "  public \($0) {}" }), in: fact.module)
  }

  /// The Objective-C name of a method that has the same Swift name as another one; empty for other methods.
  private func selector(of signature: String, among methods: [String]) -> String {
    let name = DelegateProtocol.fullName(of: signature)
    let same = methods.filter { DelegateProtocol.fullName(of: $0) == name }
    guard same.count > 1, let number = same.firstIndex(of: signature) else { return "" }
    let arguments = name.filter { $0 == ":" }.count
    return "@objc(variant\(number)\((0..<arguments).map { _ in ":" }.joined(separator: "with"))) "
  }

  private func block(_ head: String, _ members: [String]) -> [String] {
    members.isEmpty ? [head + " {}"] : [head + " {"] + members + ["}"]
  }

  /// The types that a signature names. Nested types such as `UICalendarView.Decoration` are complete, and `any
  /// UIDragSession` includes `any`.
  private func typeNames(in signature: String) -> [String] {
    let parameters = signature.drop { $0 != "(" && $0 != ":" }
    return parameters.matches(of: /(?:any )?\b[A-Z][A-Za-z0-9]+(?:\.[A-Z][A-Za-z0-9]+)?/).compactMap { match in
      let isWord =
        match.range.lowerBound == parameters.startIndex
        || !(parameters[parameters.index(before: match.range.lowerBound)].isLetter)
      return isWord ? String(match.output) : nil
    }
  }

  // MARK: Mentioned types

  /// Declares types that the facts mention but don't describe: protocols, nested enums, and classes.
  private mutating func writeCompanion(_ mention: String, in module: String) {
    let isProtocol = mention.hasPrefix("any ")
    let name = isProtocol ? String(mention.dropFirst(4)) : mention
    let parts = name.split(separator: ".").map(String.init)
    let isKnown = DelegateProtocol.named(name) != nil || ClassHierarchy.isKnown(name) || knownNames.contains(parts[0])
    guard !isKnown, !isWritten(name), parts.count == 1 || !(handwritten[parts[0]]?.mentions.contains(parts[1]) ?? false)
    else { return }
    written.insert(name)
    let last = parts[parts.count - 1]
    var text = "@MainActor @preconcurrency @objc open class \(last): NSObject {}"
    if isProtocol { text = "@MainActor @preconcurrency @objc public protocol \(last): NSObjectProtocol {}" }
    if enums.contains(name) { text = "@objc public enum \(last): Int, Sendable { case none }" }
    if values.contains(name) { text = "@objc open class \(last): NSObject, @unchecked Sendable {}" }
    write(parts.count == 1 ? [text] : ["extension \(parts[0]) {", "  \(text)", "}"], in: module)
  }
}

private let enums: Set = [
  "EKEventEditViewAction", "EKEventViewAction", "PHLivePhotoViewPlaybackStyle",
  "UIDocumentBrowserViewController.ImportMode", "UISplitViewController.Column",
]

/// Classes that aren't isolated to an actor.
private let values: Set = [
  "ARAnchor", "ARFrame", "ARSession", "ASAuthorization", "AVCaptureConnection", "AVCapturePhoto", "AVMetadataObject",
  "CLLocation", "CMSampleBuffer", "CNContact", "EKCalendar", "GKMatch", "MCPeerID", "MPMediaItemCollection",
  "PKPayment", "SCNNode", "VNDocumentCameraScan",
]

/// The names that are known in every module.
private let knownNames: Set = [
  "Any", "AnyObject", "AutoreleasingUnsafeMutablePointer", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data",
  "DateComponents", "Double", "Error", "IndexPath", "Int", "MainActor", "NSDate", "NSError", "NSObject",
  "NSObjectProtocol", "NSRange", "Notification", "Selector", "Set", "String", "TimeInterval", "URL",
  "UnsafeMutablePointer", "Void",
]
