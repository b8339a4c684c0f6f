import BridgeFacts
import BridgeModel
import SwiftScan

/// Advice for wrapping one of Apple's classes, shown where a representable or its coordinator names the class.
struct ClassHover {
  private let name: String
  private let place: CodePlace

  /// nil if the name isn't a class of the tables, or if it isn't inside a representable.
  init?(_ token: Token, in file: SourceFile, of project: ProjectModel) {
    let node = file.document.tree.innermostNode(at: token.range.lowerBound)
    guard node.kind == .typeName || node.kind == .reference, ClassHierarchy.isKnown(token.text),
      project.isForeign(token.text), !project.representables(around: token.range, in: file.path).isEmpty
    else { return nil }
    name = token.text
    place = CodePlace(of: node, in: file, project: project)
  }

  /// nil if the tables have no advice for wrapping the class.
  var text: HoverText? {
    let points = delegates + size + making + reporting + counterparts
    guard !points.isEmpty else { return nil }
    let superclass = ClassHierarchy.superclasses(of: name).first.map { ": \($0)" } ?? ""
    let page = ClassHierarchy.module(of: name).flatMap { DocumentationPage.page(of: name, in: $0) }
    return HoverText(title: "class \(name)\(superclass)", points: points, page: page)
  }

  private var delegates: [HoverText.Point] {
    DelegateSlot.usualSlots(of: name).map { slot in
      let protocols = slot.protocols.map { "`\($0)`" }.joined(separator: " and ")
      let ownership = slot.isWeak ? "" : ", which it retains"
      return HoverText.Point(
        label: "`\(slot.property)`", text: "A \(protocols)\(ownership). Set it in the make method.")
    }
  }

  private var size: [HoverText.Point] {
    guard let size = IntrinsicSize.size(of: name) else { return [] }
    let condition = size.condition.map { " \($0)" } ?? ""
    let text =
      switch size.extent {
      case .both: "It has an intrinsic size\(condition)."
      case .height: "It has an intrinsic height\(condition), and uses the proposed width."
      case .none: "It has no intrinsic size: give it a frame, or implement `sizeThatFits`."
      }
    return [HoverText.Point(label: "Size", text: text)]
  }

  private var making: [HoverText.Point] {
    var texts: [String] = []
    if ClassTrait.fixedAfterCreation.holds(for: name) {
      texts.append("Its input can't change after it's created: to use other values, change the identity (`.id`).")
    }
    if ClassTrait.costly.holds(for: name) { texts.append("It's expensive to create.") }
    return texts.map { HoverText.Point(text: $0) }
  }

  private var reporting: [HoverText.Point] {
    let values = EditableValue.values(of: name).map { "`\($0.property)`" }
    var points: [HoverText.Point] = []
    if !values.isEmpty {
      points.append(
        .init(text: "Compare before you set \(values.joined(separator: ", ")), because the user can change it too."))
    }
    guard let note = ClassNote.note(on: name) else { return points }
    if let events = note.events {
      let names = events.split(separator: ", ").map { $0.hasPrefix(".") ? "`\($0)`" : String($0) }
      points.append(.init(label: "Reports", text: "By \(names.joined(separator: ", "))."))
    }
    if let closing = note.closing {
      points.append(.init(label: note.isClosingCertain ? "Dismissal" : "Dismissal, probably", text: closing))
    }
    return points + note.advice.map { HoverText.Point(text: $0) }
  }

  /// The SwiftUI counterparts, and whether the project's deployment targets have them.
  private var counterparts: [HoverText.Point] {
    NativeCounterpart.counterparts(of: name).map { counterpart in
      let gap = counterpart.gap.map { "; without \($0)" } ?? ""
      return HoverText.Point(
        label: "In SwiftUI",
        text: "`\(counterpart.native)`, since \(counterpart.availability)\(reach(counterpart))\(gap).")
    }
  }

  private func reach(_ counterpart: NativeCounterpart) -> String {
    let targets = systems(in: counterpart.availability).compactMap { platform, version in
      place.project.deploymentTarget(of: platform, at: place.node, in: place.file.path).map { (platform, version, $0) }
    }
    guard !targets.isEmpty else { return "" }
    if targets.allSatisfy({ $0.1 <= $0.2.lowerBound }) { return " (available on all your deployment targets)" }
    let lacking = targets.filter { $0.1 > $0.2.lowerBound }
    return lacking.map { " (not available on your deployment target \($0.0.rawValue) \($0.2.lowerBound))" }.joined()
  }
}
