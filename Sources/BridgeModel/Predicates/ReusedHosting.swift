import SwiftScan
import TextModel

extension ProjectModel {
  /// The hosting controllers that a cell's class, in the analyzed file, creates and shows again each time the cell is
  /// reused, with the place that adds their views and the method that does so.
  public func hostingOnReuse(ofCellsOf type: ProjectType) -> [(call: SyntaxNode, use: HostedView)] {
    guard isCell(type) else { return [] }
    return hostedViews(in: type).compactMap { view in
      guard view.member.isFunction, !view.member.isStatic, let (call, body) = creation(of: view),
        timing(of: call, in: body, of: view.member.path) == .now,
        call.dominatingConditions(in: body).allSatisfy({ $0.kind == .availabilityCondition }),
        !isTransient(view, in: type), isCalledOnReuse(view.member, of: type)
      else { return nil }
      return (call, view)
    }
  }

  /// The only call in the same body that creates the controller of a hosted view.
  private func creation(of view: HostedView) -> (call: SyntaxNode, body: SyntaxNode)? {
    guard let body = view.member.bodies.first(where: { $0.contains(view.call) }),
      let value = assignedValue(of: view, in: body), value.kind == .call,
      makesController(value, in: view.member.owner.name) == false || isMadeAsHostingController(value, in: view.member)
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
      return values.count == 1 && values[0].count == 1 ? values[0][0] : nil
    }
  }

  /// Whether code calls a method on a cell that it has got from the reused ones, or that a registration provides.
  private func isCalledOnReuse(_ method: Member, of type: ProjectType) -> Bool {
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
  fileprivate func isReusedCell(within function: SyntaxNode) -> Bool {
    guard let local = localDeclaration(of: name, within: function) else { return false }
    if let value = local.value {
      return value.descendants(.call).contains { $0.calledName.hasPrefix("dequeue") }
    }
    return local.ancestors.first { $0.kind == .closure }?.parent?.parent?.calledName == "CellRegistration"
  }
}
