import AppleAPI
import Testing

@testable import BridgeFacts

/// Rows about what members do name members that exist.
@Suite struct MemberExistenceTests {
  @Test func sideEffectsBelongToMembers() {
    for effect in SideEffect.ofApple {
      switch effect.cause {
      case .call: expectMember(effect.name, of: effect.className)
      case .assignment, .newObject: expectMember(effect.name, of: effect.className, isSettable: true)
      case .creation: expectInitializer(beginning: effect.name, of: effect.className)
      }
      if let getter = effect.getter { expectMember(String(getter.prefix { $0 != "(" }), of: effect.className) }
    }
  }

  @Test func settersThatCallBackExist() {
    for callback in SetterCallback.all {
      expectMember(callback.name, of: callback.className, isSettable: callback.isAssignment)
      expectMethod(callback.callback, of: callback.delegate)
    }
  }

  @Test func editableValuesAreSettable() {
    for value in EditableValue.all { expectMember(value.property, of: value.className, isSettable: true) }
  }

  @Test func rootsOfHierarchiesBelongToMembers() {
    for root in HierarchyRoot.all { expectMember(root.member, of: root.owner) }
  }

  @Test func membersOfHierarchiesExist() {
    for member in HierarchyMember.all { expectMember(member.name, of: member.owner) }
    for method in RepeatedPresentation.all { expectMember(method.name, of: method.owner) }
  }

  @Test func closingCallbacksAreMethodsOfTheirProtocol() {
    for callback in ClosingCallback.all { expectMethod(callback.method, of: callback.delegate) }
  }

  /// HealthKit, Core Motion, Network, Vision, and Local Authentication aren't in the interfaces that we read.
  @Test func backgroundCallbacksBelongToMembers() {
    for callback in BackgroundCallback.all where !AppleAPI.types(named: callback.owner).isEmpty {
      expectMember(String(callback.name.prefix { $0 != "(" }), of: callback.owner)
    }
  }

  @Test func closuresOfKnownTimeBelongToFunctions() {
    for row in ClosureTime.all {
      let functions = AppleAPI.types(named: row.owner).flatMap { $0.members(named: row.function) }
      let parameters = functions.flatMap(\.parameters).filter { $0.label == row.label }
      #expect(
        parameters.contains { $0.isEscapingClosure || $0.isNonescapingClosure && row.time == .now },
        "\(row.owner).\(row.function) with the closure '\(row.label ?? "_")'")
    }
  }

  private func expectMember(_ name: String, of type: String, isSettable: Bool = false) {
    let members = AppleAPI.types(named: type).flatMap { $0.members(named: name) }
    #expect(members.contains { $0.isSettable || !isSettable }, "\(type).\(name)")
  }

  private func expectInitializer(beginning name: String, of type: String) {
    let initializers = AppleAPI.types(named: type).flatMap { $0.members(named: "init") }
    #expect(initializers.contains { $0.fullName.hasPrefix(name.dropLast()) }, "\(type).\(name)")
  }

  private func expectMethod(_ fullName: String, of type: String) {
    let methods = AppleAPI.types(named: type).flatMap { $0.members(named: String(fullName.prefix { $0 != "(" })) }
    #expect(methods.contains { $0.fullName == fullName }, "\(type).\(fullName)")
  }
}
