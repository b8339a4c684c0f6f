import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

/// The kind of type that hosts SwiftUI views.
enum HostingPlace {
  case controller
  case view
  /// A representable, or a class inside one.
  case bridge

  /// Nil for any other type, which has no way to reach a parent controller.
  init?(_ type: ProjectType, _ project: ProjectModel) {
    if let known = type.frameworkClass {
      if project.isClass(known, kindOf: "UIViewController") {
        self = .controller
        return
      }
      if project.isClass(known, kindOf: "UIView") {
        self = .view
        return
      }
    }
    if type.surroundingBridge != nil {
      self = .bridge
    } else if project.overridesMembers(of: "UIViewController", butNotOf: "UIView", type) {
      self = .controller
    } else {
      return nil
    }
  }
}

extension RuleContext {
  /// Whether code in this file may host SwiftUI views in an app. Tests host them only briefly.
  var mayHostViews: Bool { !testModules.contains(where: imports) }

  /// Adds the controller of a hosted view as a child of `self`, around the statement that adds the view.
  func containmentFix(for hosted: HostedView) -> Fix? {
    guard let statement = hosted.call.statement, contains(statement), !hosted.member.isStatic,
      !statement.ancestors.contains(where: { $0.kind == .closure }),
      hosted.controller.descendants(.optionalChain).isEmpty,
      hosted.controller.parent?.kind != .optionalChain
    else { return nil }
    let controller = hosted.controller.text
    let placement = placement
    return Fix(
      "Add '\(controller)' as a child view controller",
      placement.insertions(
        above: "addChild(\(controller))", below: "\(controller).didMove(toParent: self)", around: statement),
      safety: .unsafe)
  }
}

private let testModules = ["XCTest", "Testing", "SnapshotTesting"]
