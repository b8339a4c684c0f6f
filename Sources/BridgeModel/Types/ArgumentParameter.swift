import AppleAPI
import SwiftScan
import TextModel

/// A parameter that receives an argument of a call.
enum ArgumentParameter: Hashable, Sendable {
  case project(SyntaxNode, of: SyntaxNode, in: FilePath)
  case apple(AppleParameter, of: AppleMember)
}

extension ProjectModel {
  /// The parameters that receive an argument, one for each declaration that its call can mean; nil if that isn't known.
  func parameters(taking argument: SyntaxNode, in path: FilePath) -> [ArgumentParameter]? {
    guard let call = argument.parent, call.kind == .call, let number = call.arguments.firstIndex(of: argument) else {
      return nil
    }
    var query = TypeQuery(project: self, path: path)
    let candidates = query.candidates(of: call)
    return candidates.isEmpty ? nil : candidates.compactMap { $0.parameter(ofArgument: number, in: path) }
  }
}

extension TypeQuery.Candidate {
  /// The parameter of an argument in a file; nil for a value of a function type and for a memberwise initializer, which
  /// declare none.
  fileprivate func parameter(ofArgument number: Int, in path: FilePath) -> ArgumentParameter? {
    guard places.indices.contains(number) else { return nil }
    let place = places[number]
    func declared(by function: SyntaxNode, in path: FilePath) -> ArgumentParameter? {
      let parameters = function.parameters
      return parameters.indices.contains(place) ? .project(parameters[place], of: function, in: path) : nil
    }
    func declared(by function: AppleMember) -> ArgumentParameter? {
      let parameters = function.parameters
      return parameters.indices.contains(place) ? .apple(parameters[place], of: function) : nil
    }
    switch declaration {
    case .member(let member):
      switch member.declaration {
      case .project(let member): return declared(by: member.node, in: member.path)
      case .apple(let member): return declared(by: member)
      }
    case .function(let function): return declared(by: function, in: path)
    case .global(let global): return declared(by: global.node, in: global.path)
    case .apple(let function): return declared(by: function)
    case .implicitInitializer, .value: return nil
    }
  }
}
