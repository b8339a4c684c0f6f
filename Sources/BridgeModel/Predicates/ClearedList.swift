import SwiftScan

extension SyntaxNode {
  /// The list of content from which code removes all elements, or all of some kinds: `view.subviews`; nil for other code.
  var clearedList: SyntaxNode? {
    switch kind {
    case .call where calledName == "forEach":
      // `view.subviews.forEach { $0.removeFromSuperview() }`
      guard let removal = arguments.last?.value, removal.kind == .closure else { return nil }
      return receiver?.listedContent.flatMap { removal.removes(removal.elementName, from: $0) ? $0 : nil }
    case .call where clearing[calledName] != nil:
      // `map.removeAnnotations(map.annotations)`
      guard arguments.count == 1, let list = arguments[0].value?.listedContent, list.name == clearing[calledName],
        list.base?.memberPath == receiver?.memberPath
      else { return nil }
      return list
    case .forStatement:
      // `for child in view.subviews { child.removeFromSuperview() }`
      guard let list = iteratedSequence?.listedContent, let name = pattern?.name,
        first(.whereClause)?.looksOnly(at: name) ?? true
      else { return nil }
      return body?.removes(name, from: list) ?? false ? list : nil
    case .whileStatement: return drainedList
    case .sequence:
      // `view.subviews = []`
      guard let assignment = Assignment(self), assignment.value.count == 1, assignment.value[0].isEmptyOrNil,
        ContentChange.Content.holding[assignment.target.name] != nil
      else { return nil }
      return assignment.target.withoutChain
    default: return nil
    }
  }

  /// The list of `while let last = stack.arrangedSubviews.last { last.removeFromSuperview() }`.
  private var drainedList: SyntaxNode? {
    guard conditions.count == 1, let condition = conditions.first, condition.kind == .optionalBinding,
      let name = condition.pattern?.name, let element = condition.value, ["first", "last"].contains(element.name),
      let list = element.base?.listedContent
    else { return nil }
    return body?.removes(name, from: list) ?? false ? list : nil
  }

  /// The property that lists the content of an object and of which this list has all elements, or all of some kinds:
  /// `map.annotations` for `map.annotations.filter { $0 is Pin }.reversed()`, or for a local with such a value.
  private var listedContent: SyntaxNode? {
    var list = self
    for _ in 0..<6 {
      let value = list.withoutCasts.withoutDefault.withoutChain
      if value.kind == .reference || value.kind == .memberAccess, ContentChange.Content.holding[value.name] != nil {
        return value
      }
      guard let source = value.valueOfLocal ?? value.wholeSource else { return nil }
      list = source
    }
    return nil
  }

  private var valueOfLocal: SyntaxNode? {
    guard kind == .reference, let function = ancestors.first(where: { $0.kind == .functionDeclaration }),
      let local = localDeclaration(of: name, within: function), [.binding, .optionalBinding].contains(local.kind)
    else { return nil }
    return local.value
  }

  /// The list whose elements, or those of some kinds, a call returns: `list.filter { $0 is Pin }`, `Array(list)`.
  private var wholeSource: SyntaxNode? {
    guard kind == .call else { return nil }
    switch calledName {
    case "reversed": return receiver
    case "Array": return arguments.count == 1 ? arguments[0].value : nil
    case "filter", "compactMap":
      guard let test = arguments.last?.value, test.kind == .closure, test.looksOnly(at: test.elementName) else {
        return nil
      }
      return receiver
    default: return nil
    }
  }

  /// The list before `?? []`.
  private var withoutDefault: SyntaxNode {
    guard kind == .sequence, case let parts = Array(children), parts.count == 3, parts[1].isNamed("??") else {
      return self
    }
    return parts[0]
  }

  /// The name of a closure's only parameter.
  private var elementName: String { parameters.first?.usableName ?? "$0" }

  /// Whether code decides by nothing but an element and types.
  private func looksOnly(at element: String) -> Bool {
    descendants(.reference).allSatisfy { $0.isNamed(element) || $0.name.first?.isUppercase ?? false }
  }

  /// Whether each run of a block removes an element of a list, whatever else it does.
  private func removes(_ element: String, from list: SyntaxNode) -> Bool {
    items.contains { item in
      let isElement = item.receiver?.isNamed(element) ?? false
      let isFromList = clearing.contains { item.calledName == String($0.key.dropLast()) && $0.value == list.name }
      let isArgument = item.arguments.count == 1 && item.arguments[0].value?.isNamed(element) ?? false
      return item.kind == .call
        && (isElement && item.calledName.hasPrefix("removeFrom")
          || isArgument && (item.calledName == "removeArrangedSubview" || isFromList))
    } && descendants(.guardStatement, .continueStatement, .breakStatement, .returnStatement).isEmpty
  }

  private var isEmptyOrNil: Bool { kind == .nilLiteral || kind == .arrayLiteral && children.first == nil }
}

private let clearing = ["removeAnnotations": "annotations", "removeOverlays": "overlays"]
