import AppleAPI
import SwiftScan
import TextModel

/// An object that receives messages from the scripts of a web page, and that retains the web view that retains it.
public struct ScriptHandlerCycle: Sendable {
  /// The call that adds the object to the user content controller.
  public var call: SyntaxNode
  /// The name of the object's type.
  public var handler: String
  /// The property through which the object retains the web view; nil if it's the web view itself.
  public var property: String?
  /// Whether its deinitializer removes it, which never runs as long as the cycle exists.
  public var isRemovedInDeinitializer: Bool
}

extension ProjectModel {
  /// The calls in a type's code in the analyzed file that add a script message handler that retains its web view, if no
  /// code removes the handler or releases the web view. In source order.
  public func scriptHandlerCycles(in type: ProjectType) -> [ScriptHandlerCycle] {
    type.localMembers(mentioning: addingPatterns).flatMap { member -> [ScriptHandlerCycle] in
      (member.binding ?? member.node).descendants(.call, mentioning: addingPatterns).filter(\.addsScriptHandler)
        .compactMap { cycle(closedBy: $0, in: member, of: type) }
    }
  }

  private func cycle(closedBy call: SyntaxNode, in member: Member, of type: ProjectType) -> ScriptHandlerCycle? {
    let scope = type.expressionScope(of: member)
    guard let receiver = call.receiver, let argument = call.arguments.first?.value,
      typeName(of: receiver, in: scope) == "WKUserContentController",
      let name = argument.isNamed("self") ? type.name : typeName(of: argument, in: scope),
      let handler = resolveUniquely(name, in: type.name), handler.isDeclared, !livesAsLongAsApp(handler.name)
    else { return nil }
    let parts = declarations(of: handler.name) + extensions(of: handler.name)
    let members = parts.flatMap(\.members)
    let isWebView = isClass(handler.name, kindOf: "WKWebView")
    let property = members.first { retainsWebView($0) }
    guard isWebView || property != nil else { return nil }
    let others = Set([type.name, enclosingName(of: handler.name)]).subtracting([handler.name, ""])
    let code = members + others.flatMap { declarations(of: $0) + extensions(of: $0) }.flatMap(\.members)
    let helpers = methodsRemovingScriptHandlers
    let endings = code.filter { member in
      member.bodies.contains { body in
        body.removesScriptHandlers || body.releases(property?.name) || helpers.contains { body.calls($0) }
      }
    }
    guard endings.allSatisfy({ $0.node.kind == .deinitializerDeclaration }) else { return nil }
    return ScriptHandlerCycle(
      call: call, handler: lastComponent(of: handler.name), property: isWebView ? nil : property?.name,
      isRemovedInDeinitializer: !endings.isEmpty)
  }

  /// The names of the methods with which the project extends Apple's classes and that remove handlers.
  private var methodsRemovingScriptHandlers: [String] {
    let methods = ["WKWebView", "WKWebViewConfiguration", "WKUserContentController"].flatMap { extensions(of: $0) }
      .flatMap(\.members).filter(\.isFunction)
    var found = methods.filter { $0.bodies.contains(where: \.removesScriptHandlers) }.map(\.name)
    var checked = 0
    while checked < found.count {
      let callers = methods.filter { method in
        !found.contains(method.name) && method.bodies.contains { $0.calls(found[checked]) }
      }
      found += callers.map(\.name)
      checked += 1
    }
    return found
  }

  /// Whether a member is a property that retains a web view, its configuration, or its user content controller.
  private func retainsWebView(_ member: Member) -> Bool {
    guard member.isStored, !member.isStatic, member.ownership == .strong, let property = Property(member),
      let name = property.typeName ?? property.initialValue?.evidentTypeName
    else { return false }
    return ["WKWebView", "WKWebViewConfiguration", "WKUserContentController"].contains {
      isClass(resolveUniquely(name, in: member.owner.name)?.name ?? name, kindOf: $0)
    }
  }
}

extension SyntaxNode {
  /// Whether the labels of a call are those of a method that adds a script message handler.
  fileprivate var addsScriptHandler: Bool {
    guard calledName == "add" || calledName == "addScriptMessageHandler" else { return false }
    let labels = arguments.map(\.label)
    return labels == [nil, "name"] || labels == [nil, "contentWorld", "name"]
  }

  fileprivate func calls(_ method: String) -> Bool { !calls(named: method).isEmpty }

  fileprivate var removesScriptHandlers: Bool { removingPatterns.contains(where: mentions) }

  /// Whether code sets a property to `nil`.
  fileprivate func releases(_ property: String?) -> Bool {
    guard let property else { return false }
    return descendants(.sequence, mentioning: [BytePattern(word: property)]).contains { node in
      guard let assignment = Assignment(node), assignment.valueText == "nil" else { return false }
      return assignment.target.memberPath?.last == property
    }
  }
}

private let addingPatterns: [BytePattern] = ["add"]
private let removingPatterns: [BytePattern] = ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"]
