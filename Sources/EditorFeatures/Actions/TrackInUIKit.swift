import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

extension Refactoring {
  /// Switches on that UIKit follows what its methods read of `@Observable` objects, on systems where it does not by itself.
  static let trackInUIKit = Refactoring { place in
    guard place.isInUntrackedMethod else { return [] }
    let title = "Add \(key) to Info.plist"
    let lists = place.project.surroundings(of: place.file.path).informationLists
    let edits = lists.compactMap { list in list.edit.map { (list.path, [$0]) } }
    guard !edits.isEmpty else {
      return [.disabled(title, .quickFix, because: "the project has no Info.plist of its own in XML")]
    }
    return [CodeAction(title, .quickFix, Dictionary(edits) { first, _ in first }, here: place.file.path)]
  }
}

private let key = "UIObservationTrackingEnabled"

/// Methods of views and controllers that UIKit tracks, from iOS 26 on without being asked.
private let trackedMethods: Set = [
  "layoutSubviews", "updateConstraints", "draw", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  "updateViewConstraints", "updateContentUnavailableConfiguration",
]

extension ActionPlace {
  /// Whether this is a method that reads an `@Observable` object, and that a system of the project would track if it were
  /// asked to.
  fileprivate var isInUntrackedMethod: Bool {
    guard project.surroundings(of: file.path).tracksUIKitObservation == false,
      let target = project.deploymentTarget(of: .iOS, at: node, in: file.path),
      SystemVersion(18) <= target.lowerBound, target.lowerBound < SystemVersion(26),
      let function = ([node] + node.ancestors).first(where: { $0.kind == .functionDeclaration }),
      trackedMethods.contains(function.name), function.hasModifier("override"), let block = function.body,
      let type = project.type(around: function, in: file.path), let known = type.frameworkClass
    else { return false }
    return ["UIView", "UIViewController"].contains { ClassHierarchy.isSubclass(known, of: $0) }
      && project.observedProperty(of: type, readIn: block) != nil
  }
}

extension InformationList {
  /// Sets the key; nil where that is done, or where the text is not as Xcode writes it.
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
