import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// The additions that make an existing coordinator class the delegate in some slots.
public struct CompletedCoordinator {
  private let coordinator: Coordinator
  private let representable: Representable
  private let protocols: [String]

  /// The full names of methods that other edits add.
  private let moved: Set<String>

  public init(
    _ coordinator: Coordinator, of representable: Representable, slots: [DelegateSlot], moved: Set<String> = []
  ) {
    self.coordinator = coordinator
    self.representable = representable
    self.moved = moved
    protocols = CoordinatorTemplate(parent: representable.simpleName, slots: slots).protocols
  }

  /// Whether the class has no initializer and no stored property, so that it receives a reference to the representable.
  public var getsParent: Bool {
    coordinator.initializers.isEmpty && !coordinator.properties.contains(where: \.member.isStored)
      && representable.functions(.makeCoordinator).isEmpty && !hasForeignSuperclass
  }

  /// The arguments that `makeCoordinator` passes to the initializer; nil if they are unclear.
  public var arguments: String? { getsParent ? "self" : representable.coordinatorArguments }

  /// The edits of the class.
  public func edits(in placement: SourcePlacement) -> [TextEdit] {
    let node = coordinator.declaration.node
    var edits = placement.insertions(ofInherited: missingAncestors, inClassOf: coordinator)
    let members = (getsParent ? parentMembers : []) + missingMembers
    if let edit = placement.insertion(ofMember: members.joined(separator: "\n\n"), atEndOf: node), !members.isEmpty {
      edits.append(edit)
    }
    return edits
  }

  /// Whether the class has the protocols of a slot, or gets them from these edits.
  public func fills(_ slot: DelegateSlot) -> Bool {
    getsProtocols || slot.protocols.allSatisfy(coordinator.ancestry.contains)
  }

  /// Whether the class gets the protocols that it doesn't have. It gets none if it may inherit them, or if its
  /// superclass keeps it from being an `NSObject`.
  private var getsProtocols: Bool { coordinator.ancestry.isComplete && !(lacksObject && hasForeignSuperclass) }

  private var lacksObject: Bool {
    !coordinator.inheritsNSObject && protocols.contains { DelegateProtocol.named($0)?.needsNSObject ?? false }
  }

  /// The superclass and protocols that the class gets.
  private var missingAncestors: [String] {
    guard getsProtocols else { return [] }
    let missing = protocols.filter { !coordinator.ancestry.contains($0) }
    return (lacksObject ? ["NSObject"] : [])
      + missing.map { conformance(to: $0, ofMainActorClass: coordinator.isOnMainActor(conformingTo: protocols)) }
  }

  private var missingMembers: [String] {
    guard getsProtocols else { return [] }
    let existing = moved.union(coordinator.members.map(\.fullName))
    let access = AccessLevel(ofMembersIn: coordinator.declaration.node)
    return protocols.flatMap { requiredMembers(of: $0, access: access, except: existing) }
  }

  private var parentMembers: [String] { CoordinatorTemplate(parent: representable.simpleName).parentMembers }

  /// Whether the class inherits from a class other than `NSObject`, either of the project or unknown.
  private var hasForeignSuperclass: Bool {
    guard let first = coordinator.declaration.inherited.first, first.name != "NSObject" else { return false }
    return DelegateProtocol.named(first.name) == nil
  }
}
