import SwiftScan
import TextModel

extension ProjectModel {
  /// The hosting configurations that a cell's class, in the analyzed file, creates for every change of the cell's state,
  /// although they don't depend on the state and no condition compares anything.
  public func configurationsForAnyState(in type: ProjectType) -> [SyntaxNode] {
    guard isCell(type) else { return [] }
    let methods = type.localMembers.filter {
      $0.fullName == "updateConfiguration(using:)" && !$0.isStatic && !$0.usesState
    }
    return methods.flatMap(\.bodies).flatMap { body in
      body.calls(named: "UIHostingConfiguration").filter { call in
        !call.dominatingConditions(in: body).contains(where: \.comparesSomething)
          && timing(of: call, in: body, of: type.path) == .now
      }
    }
  }
}

extension Member {
  /// Whether the code of the method uses its parameter for more than passing it to `super`.
  fileprivate var usesState: Bool {
    guard let name = node.parameters.first?.usableName else { return false }
    return bodies.flatMap { $0.descendants(.reference) }.contains { reference in
      reference.isNamed(name)
        && !(reference.parent?.parent?.receiver?.isNamed("super") ?? false)
    }
  }
}
