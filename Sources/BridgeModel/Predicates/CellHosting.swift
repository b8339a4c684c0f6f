import SwiftScan
import TextModel

extension ProjectModel {
  /// The calls in a member's code that create hosting controllers whose views are put into cells: in a cell's own class,
  /// or in code that provides the cells of a table or collection. Excludes those that show a UIKit view controller, which
  /// need a hosting controller.
  public func hostingControllersInCells(in member: Member, of type: ProjectType) -> [SyntaxNode] {
    // A plain supplementary view has no content configuration.
    let isCell = isCell(type) && type.frameworkClass != "UICollectionReusableView"
    let calls = member.code.descendants(.call, mentioning: rootViewPattern).filter { call in
      guard isCell || call.isInCellProvider(member), call.argument(labeled: "rootView") != nil, !call.platforms.isEmpty,
        let name = createdTypeName(of: call)
      else { return false }
      return isHostingController(name, in: type.name) && !showsController(call)
    }
    if calls.isEmpty { return [] }
    guard isCell else { return hostedViews(in: member, of: type).isEmpty ? [] : calls }
    let hosted = hostedViews(in: type)
    let names = namesOfControllers(of: hosted)
    return calls.filter { call in hosted.contains { $0.controller == call } || isStored(call, as: names, in: member) }
  }

  /// Whether the root view is a representable of a view controller.
  private func showsController(_ call: SyntaxNode) -> Bool {
    guard let name = call.argument(labeled: "rootView")?.value?.evidentTypeName else { return false }
    return declarations(of: name).contains {
      bridge(around: $0.node, of: name, in: $0.path).map { $0.family.kind == .controller && $0.name == name } ?? false
    }
  }

  /// The names of the locals and properties that keep the controllers of these views.
  private func namesOfControllers(of hosted: [HostedView]) -> Set<String> {
    Set(
      hosted.compactMap { view -> String? in
        switch view.holder {
        case .expression: nil
        case .local(let binding): binding.pattern?.name
        case .property(let path): path.last
        }
      })
  }

  /// Whether the controller that the call creates is stored under one of these names.
  private func isStored(_ call: SyntaxNode, as names: Set<String>, in member: Member) -> Bool {
    if let name = call.parent?.pattern?.name, names.contains(name) { return true }
    return call.namedUses(within: member.node).contains { use in
      let target = use.parent.flatMap(Assignment.init)?.target
      return target?.memberPath?.last.map(names.contains) ?? false
    }
  }
}

extension SyntaxNode {
  /// Whether a node in a member is in code that provides a cell to a table or collection.
  public func isInCellProvider(_ member: Member) -> Bool {
    let labels = member.labels.compactMap { $0 }
    if labels.contains("cellForRowAt") || labels.contains("cellForItemAt") { return true }
    return ancestors.contains { $0.kind == .call && $0.calledName == "CellRegistration" }
  }
}
