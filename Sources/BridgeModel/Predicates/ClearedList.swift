import SwiftScan

/// A list of content from which code removes all elements, or all of some kinds.
struct ClearedList {
  /// The property with the content: `view.subviews`.
  var content: SyntaxNode
  /// Whether only elements of some kinds go.
  var isPart = false
}

extension SyntaxNode {
  /// The list from which code removes the elements; nil for other code.
  var clearedList: ClearedList? {
    switch kind {
    case .call where calledName == "forEach":
      // `view.subviews.forEach { $0.removeFromSuperview() }`
      guard let removal = arguments.last?.value, removal.removes(removal.elementName) else { return nil }
      return receiver?.listedContent
    case .call where clearing[calledName] != nil:
      // `map.removeAnnotations(map.annotations)`
      guard arguments.count == 1, let list = arguments[0].value?.listedContent,
        list.content.name == clearing[calledName], list.content.base?.memberPath == receiver?.memberPath
      else { return nil }
      return list
    case .forStatement:
      // `for child in view.subviews { child.removeFromSuperview() }`
      guard first(.whereClause) == nil, let list = iteratedSequence?.listedContent, let name = pattern?.name else {
        return nil
      }
      return body?.removes(name) ?? false ? list : nil
    case .whileStatement: return drainedList
    case .ifStatement: return replacedElement
    case .sequence:
      // `view.subviews = []`
      guard let assignment = Assignment(self), assignment.value[0].isEmptyOrNil,
        ContentChange.Content.holding[assignment.target.name] != nil
      else { return nil }
      return ClearedList(content: assignment.target.withoutChain)
    default: return nil
    }
  }

  /// The list of `while let last = stack.arrangedSubviews.last { last.removeFromSuperview() }`.
  private var drainedList: ClearedList? {
    guard conditions.count == 1, let name = conditions[0].pattern?.name, let element = conditions[0].value,
      ["first", "last"].contains(element.name), let list = element.base?.listedContent
    else { return nil }
    return body?.removes(name) ?? false ? list : nil
  }

  /// The list in which code replaces the first element of some kind: `if let pin = map.annotations.first(where: { $0 is
  /// Pin }) { map.removeAnnotation(pin) }`, before `map.addAnnotation(newPin)`.
  private var replacedElement: ClearedList? {
    guard conditions.count == 1, let name = conditions[0].pattern?.name,
      let search = conditions[0].value?.withoutCasts,
      let test = search.arguments.last?.value, test.kind == .closure, test.looksOnly(at: test.elementName),
      let list = search.receiver?.listedContent, clearing.values.contains(list.content.name),
      body?.removes(name) ?? false
    else { return nil }
    let later = parent?.items.drop { $0 != self }.dropFirst() ?? []
    let added = later.compactMap { ContentChange($0) }.contains { change in
      change.kind == .addition && change.content == ContentChange.Content.holding[list.content.name]
        && change.object?.memberPath == list.content.base?.memberPath
    }
    return added ? ClearedList(content: list.content, isPart: true) : nil
  }

  /// The content of an object of which this list has all elements, or all of some kinds: `map.annotations` for
  /// `map.annotations.filter { $0 is Pin }.reversed()`, or for a local with such a value.
  private var listedContent: ClearedList? {
    var list = self
    var isFiltered = false
    for _ in 0..<6 {
      let value = list.withoutCasts.withoutDefault.withoutChain
      if value.kind == .reference || value.kind == .memberAccess, ContentChange.Content.holding[value.name] != nil {
        // Among views, those of another kind may be something else than what the code adds.
        return isFiltered && !clearing.values.contains(value.name)
          ? nil : ClearedList(content: value, isPart: isFiltered)
      }
      isFiltered = isFiltered || ["filter", "compactMap"].contains(value.calledName)
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
    var parts = children.makeIterator()
    guard let list = parts.next(), parts.next()?.isNamed("??") ?? false else { return self }
    return list
  }

  /// The name of a closure's only parameter.
  private var elementName: String { first(.closureSignature)?.parameters.first?.usableName ?? "$0" }

  /// Whether code decides by nothing but an element and types.
  private func looksOnly(at element: String) -> Bool {
    descendants(.reference).allSatisfy { $0.isNamed(element) || $0.name.first?.isUppercase ?? false }
  }

  /// Whether each run of a block removes an element of a list. It may also call methods of the element, but pass it to
  /// nothing else, which may keep it.
  private func removes(_ element: String) -> Bool {
    itemsInSequence.contains { $0.isRemoval(of: element) }
      && descendants(.guardStatement, .continueStatement, .breakStatement, .returnStatement).isEmpty
      && descendants(.argument).allSatisfy { argument in
        !(argument.value?.isNamed(element) ?? false) || argument.parent?.isRemoval(of: element) ?? false
      }
  }

  private func isRemoval(of element: String) -> Bool {
    if receiver?.isNamed(element) ?? false { return calledName.hasPrefix("removeFrom") }
    return ["removeAnnotation", "removeOverlay", "removeArrangedSubview"].contains(calledName)
      && arguments.first?.value?.isNamed(element) ?? false
  }

  private var isEmptyOrNil: Bool { kind == .nilLiteral || kind == .arrayLiteral && children.first == nil }
}

private let clearing = ["removeAnnotations": "annotations", "removeOverlays": "overlays"]
