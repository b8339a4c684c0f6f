import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// The types that code of one framework can name in the other one.
struct PlatformNames {
  /// Whether UIKit's code is read for AppKit, or the other way round.
  let isToAppKit: Bool
  let project: ProjectModel

  /// Other names for the types of values in a declaration; nil where a type is named that only the one framework has.
  func replacements(in declaration: SyntaxNode) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for mention in declaration.descendants(.typeName, .reference) {
      guard isSpecial(mention.name) else { continue }
      guard let other = PlatformTwin.value(of: mention.name), let token = mention.nameToken else { return nil }
      edits.append(TextEdit(replacing: token.range, with: other))
    }
    return edits
  }

  /// Whether a name means something that the other framework does not have under it.
  private func isSpecial(_ name: String) -> Bool {
    if let base = project.frameworkClass(of: name), base != "NSObject", !isShared(base) { return true }
    guard project.isForeign(name) else { return false }
    let rest = name.dropFirst(2)
    return name.hasPrefix(isToAppKit ? "UI" : "NS") && rest.first?.isUppercase ?? false
      && !namesOfFoundation.contains(name)
  }

  /// Whether a class of a framework is one of both.
  private func isShared(_ className: String) -> Bool {
    let isOfUIKit = ["UIView", "UIViewController"].contains { ClassHierarchy.isSubclass(className, of: $0) }
    let isOfAppKit = ["NSView", "NSViewController"].contains { ClassHierarchy.isSubclass(className, of: $0) }
    return isOfUIKit == isOfAppKit || PlatformTwin.twins(of: className).contains { $0.uiKit == $0.appKit }
  }
}

/// What begins with `NS` and is there without AppKit.
private let namesOfFoundation: Set = [
  "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary", "NSError", "NSItemProvider",
  "NSLayoutConstraint",
  "NSMutableAttributedString", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange", "NSString",
  "NSTextAlignment", "NSURL", "NSValue",
]
