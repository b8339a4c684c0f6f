import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

extension Refactoring {
  /// Enables UIKit's tracking of `@Observable` objects for systems where it's off by default.
  static let trackInUIKit = Refactoring { place in
    guard place.isInUntrackedMethod else { return [] }
    let title = "Add \(key) to Info.plist"
    let lists = place.project.surroundings(of: place.file.path).informationLists
    let edits = lists.compactMap { list in list.edit.map { (list.path, [$0]) } }
    guard !edits.isEmpty else {
      return [.disabled(title, .quickFix, because: "the project has no XML Info.plist file")]
    }
    return [CodeAction(title, .quickFix, Dictionary(edits) { first, _ in first }, here: place.file.path)]
  }
}

private let key = "UIObservationTrackingEnabled"

extension ActionPlace {
  /// Whether the selection is in a method that reads an `@Observable` object and that the deployment target tracks only
  /// if the key is set.
  fileprivate var isInUntrackedMethod: Bool {
    guard project.surroundings(of: file.path).tracksUIKitObservation == false,
      let target = project.deploymentTarget(of: .iOS, at: node, in: file.path),
      SystemVersion(18) <= target.lowerBound, target.lowerBound < SystemVersion(26),
      let function = ([node] + node.ancestors).first(where: { $0.kind == .functionDeclaration }),
      let block = function.body, let type = project.type(around: function, in: file.path),
      let member = type.member(holding: function), let method = project.viewMethod(member, of: type),
      method.isUIKit, method.sinceWithKey != nil
    else { return false }
    return project.observedProperty(of: type, readIn: block) != nil
  }
}

extension InformationList {
  /// The edit that sets the key; nil if it's set already, or if the text isn't formatted as Xcode writes it.
  fileprivate var edit: TextEdit? {
    if let known = text.firstRange(of: "<key>\(key)</key>") {
      guard let value = text[known.upperBound...].firstRange(of: "<"), text[value.lowerBound...].hasPrefix("<false/>")
      else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: value.lowerBound)
      return TextEdit(replacing: start..<start + "<false/>".utf8.count, with: "<true/>")
    }
    guard let close = text.ranges(of: "</dict>").last, let first = text.firstRange(of: "<key>") else { return nil }
    let source = SourceText(text)
    let line = source.line(at: text.utf8.distance(from: text.startIndex, to: close.lowerBound))
    let indentation = text[..<first.lowerBound].reversed().prefix { $0 == " " || $0 == "\t" }
    let lineEnding = SourceStyle(of: source).lineEnding
    let lines = ["<key>\(key)</key>", "<true/>"].map { String(indentation) + $0 + lineEnding }
    return .insert(lines.joined(), at: source.lineRange(line).lowerBound)
  }
}
