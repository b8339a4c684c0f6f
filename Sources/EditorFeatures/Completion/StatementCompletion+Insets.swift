import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan

/// Completions for statements that connect the bars, the keyboard, and the safe area with embedded content.
extension StatementCompletion {
  /// The scroll view that the bars observe, for each scroll view of a controller.
  var scrollViews: [Completion] {
    guard isController, !isAppKit, isInMethod, hasView, place.reaches(.member, named: "setContentScrollView"),
      typed.block?.calls(named: "setContentScrollView").isEmpty ?? false,
      let word = typed.begins("setContentScrollView")
    else { return [] }
    return names(ofClass: "UIScrollView").map { name in
      statement(
        "setContentScrollView(\(name), for:)", detail: "The scroll view that the bars observe",
        about: HoverText(.member, named: "setContentScrollView"), HostingTemplate.contentScrollView(name), rank: 8,
        matching: word)
    }
  }

  /// The safe area regions of each embedded hosting controller, and its position above the keyboard.
  var hostInsets: [Completion] {
    guard isController, !isAppKit, isInMethod, hasView, place.reaches(.member, named: "safeAreaRegions"),
      let word = typed.begins("keyboardLayoutGuide", "safeAreaRegions")
    else { return [] }
    let isKeyboard = word == "keyboardLayoutGuide"
    guard place.reaches(.member, named: word), !isInBlock(word) else { return [] }
    return names(ofClass: "UIHostingController").map { host in
      statement(
        isKeyboard ? "\(host) above the keyboard" : "\(host).safeAreaRegions", detail: word,
        about: HoverText(.member, named: word),
        isKeyboard ? HostingTemplate.aboveKeyboard(host) : HostingTemplate.safeArea(of: host), rank: 9, matching: word)
    }
  }

  /// Whether a complete statement of the block accesses a member.
  private func isInBlock(_ member: String) -> Bool {
    typed.block?.tokens.contains { $0.is(".") && $0.next?.text == member } ?? false
  }

  /// The properties, and the constants before the statement in its block, whose values are of a class or one of its
  /// subclasses. The view of a table or collection view controller is its own scroll view.
  private func names(ofClass className: String) -> [String] {
    let isWanted = { (name: String?) in
      name.flatMap { project.frameworkClass(of: $0, in: place.type?.name ?? "") }
        .map { ClassHierarchy.isSubclass($0, of: className) } ?? false
    }
    let properties = (place.type?.properties ?? []).filter {
      !$0.member.isStatic && $0.typeNode?.kind != .optionalType && isWanted($0.typeName)
    }.map(\.name)
    let constants = (typed.block?.items ?? []).filter { $0.range.upperBound <= typed.range.lowerBound }
      .flatMap(\.bindings).filter { isWanted($0.value?.evidentTypeName) }.flatMap { $0.pattern?.declaredNames ?? [] }
    return properties + constants + (className == "UIScrollView" ? inheritedScrollViews : [])
  }

  private var inheritedScrollViews: [String] {
    [("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView")]
      .filter { place.isInside([$0.0]) }.map(\.1)
  }
}
