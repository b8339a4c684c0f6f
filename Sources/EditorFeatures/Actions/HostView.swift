import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan

extension Refactoring {
  /// Adds a method with which view controllers embed a SwiftUI view in a part of their view.
  static let hostView = Refactoring { place in
    guard let type = place.typeAtHead, let node = type.primary?.node, node.kind == .structDeclaration,
      !type.name.contains("."), node.first(.genericParameters) == nil, !node.isHiddenInFile,
      type.members.contains(where: { $0.name == "body" && $0.isProperty }),
      place.project.ancestry(of: type.declarations).contains("View")
    else { return [] }
    let controller = place.isInAppKit ? "NSViewController" : "UIViewController"
    let platforms = type.primary?.platforms ?? []
    let isThere = place.project.extensions(of: controller).flatMap(\.members).contains { member in
      member.name == "embed" && member.node.parameters.first?.type?.dottedName == type.name
    }
    guard !isThere, platforms.contains(place.isInAppKit ? .macOS : .iOS) else { return [] }
    let method = HostingTemplate.embeddingMethod(
      of: type.name, isSizedByContent: place.isKnownToReach("iOS 16, macOS 13"), isAppKit: place.isInAppKit)
    return [
      CodeAction(
        "Add a method that embeds \(type.name) in a \(place.isInAppKit ? "NS" : "UI")ViewController", .refactor,
        [place.placement.insertion(ofDeclarations: method, using: node)])
    ]
  }
}
