import SwiftScan
import TextModel

extension ProjectModel {
  /// The hosting controllers that a cell's class, in the analyzed file, creates and shows again each time the cell is
  /// reused, with the place that adds their views and the method that does so.
  public func hostingOnReuse(ofCellsOf type: ProjectType) -> [(call: SyntaxNode, use: HostedView)] {
    guard isCell(type) else { return [] }
    return hostedViews(in: type).compactMap { view in
      guard view.member.isFunction || view.member.isProperty, !view.member.isStatic,
        let (call, body) = creation(of: view), isRepeated(call, in: body, of: view.member, amid: view.member.bodies),
        !isTransient(view, in: type), isCalledOnReuse(view.member, of: type)
      else { return nil }
      return (call, view)
    }
  }

  /// The only call in the same body that creates the controller of a hosted view.
  private func creation(of view: HostedView) -> (call: SyntaxNode, body: SyntaxNode)? {
    guard let body = view.member.bodies.first(where: { $0.contains(view.call) }),
      let value = assignedValue(of: view, in: body), value.kind == .call,
      isMadeAsHostingController(value, in: view.member)
    else { return nil }
    return (value, body)
  }

  /// The only value that the holder of a hosted view receives in a body.
  private func assignedValue(of view: HostedView, in body: SyntaxNode) -> SyntaxNode? {
    switch view.holder {
    case .expression: return view.controller
    case .local(let binding): return binding.value
    case .property(let path):
      let values = body.descendants(.sequence).compactMap(Assignment.init).filter { $0.target.pathFromSelf == path }
        .map(\.value)
      return values.count == 1 && values[0].count == 1 ? values[0][0].valueOfLocal(within: view.member.node) : nil
    }
  }

  /// Whether code that reuses a cell runs a method or an observer of it, directly or through other methods of the cell.
  private func isCalledOnReuse(_ member: Member, of type: ProjectType, depth: Int = 0) -> Bool {
    if member.isFunction ? isCalledOnReusedCell(member, of: type) : isSetOnReusedCell(member, of: type) { return true }
    guard depth < 3, member.isFunction else { return false }
    return type.calls(named: member.name).contains { call in
      call.call.arguments.count == member.labels.count && call.member != member && !call.member.isStatic
        && (call.call.receiver.map { $0.isNamed("self") } ?? true)
        && isRepeated(call.call, in: call.body, of: call.member, amid: call.member.bodies)
        && isCalledOnReuse(call.member, of: type, depth: depth + 1)
    }
  }

  /// Whether code sets a property with observers of a cell that it has got from the reused ones, or that a registration
  /// provides.
  private func isSetOnReusedCell(_ property: Member, of type: ProjectType) -> Bool {
    guard !property.setterBodies.isEmpty else { return false }
    let word = [BytePattern(word: property.name)]
    return units(mentioning: property.name).contains { unit in
      unit.declarations.flatMap { $0.members(mentioning: word) }.contains { member in
        member.node.descendants(.sequence, mentioning: word).contains { node in
          guard let target = Assignment(node)?.target, target.isNamed(property.name),
            let cell = target.base?.withoutUnwrapping, cell.isReusedCell(within: member.node)
          else { return false }
          return self.type(of: cell, in: unit.path).withoutOptionals.nominal?.name == type.name
        }
      }
    }
  }

  /// Whether code calls a method on a cell that it has got from the reused ones, or that a registration provides.
  private func isCalledOnReusedCell(_ method: Member, of type: ProjectType) -> Bool {
    let word = [BytePattern(word: method.name)]
    return units(mentioning: method.name).contains { unit in
      unit.declarations.flatMap { $0.members(mentioning: word) }.contains { member in
        member.node.descendants(.call, mentioning: word).contains { call in
          guard call.isCall(named: method.name), call.arguments.count == method.labels.count,
            let cell = call.receiver?.withoutUnwrapping, cell.kind == .reference,
            cell.isReusedCell(within: member.node)
          else { return false }
          return self.type(of: cell, in: unit.path).withoutOptionals.nominal?.name == type.name
        }
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a local contains a reused cell: the value of a `dequeue…` call, or the parameter of a registration's closure.
  fileprivate func isReusedCell(within function: SyntaxNode, depth: Int = 0) -> Bool {
    guard depth < 3, kind == .reference, let local = localDeclaration(of: name, within: function) else { return false }
    if let value = local.value {
      return value.descendants(.call).contains { $0.calledName.hasPrefix("dequeue") }
        || value.possibleValues.contains { $0.withoutCasts.isReusedCell(within: function, depth: depth + 1) }
    }
    return local.ancestors.first { $0.kind == .closure }?.parent?.parent?.calledName == "CellRegistration"
  }
}
