import SwiftScan
import TextModel

/// Where code makes a view, and what it is given there.
extension ProjectModel {
  /// The calls in any file that make a view of this type, but for those of its own code and of previews.
  func callsMaking(_ name: String, declaredBy parts: [TypeDeclaration]) -> [(call: SyntaxNode, path: FilePath)] {
    makers(ofTypesNamed: lastComponent(of: name)).filter { call, _ in
      !parts.contains { $0.node.contains(call) } && !call.isInPreview
    }
  }

  /// What a call that makes a view gives one of its stored properties; nil where it leaves that out. A closure without a
  /// label belongs to the only closure that is not given otherwise.
  func value(
    given input: Property, by call: SyntaxNode, initializers: [Member], others: [Property]
  ) -> SyntaxNode? {
    if let argument = call.argument(labeled: input.name) { return argument.value }
    if !initializers.isEmpty {
      return call.arguments.first { $0.property(storedBy: initializers) == input.name }?.value
    }
    guard let closure = call.arguments.first(where: { $0.isTrailingClosure && $0.label == nil }) else { return nil }
    let closures = others.filter { valueKind(of: $0) == .function && call.argument(labeled: $0.name) == nil }
    return closures.map(\.name) == [input.name] ? closure.value : nil
  }
}

extension SyntaxNode {
  /// Of a call that makes a view: whether it stands in what is shown over everything else for as long as it takes, and is
  /// made anew the next time.
  var isInPresentation: Bool {
    ancestors.contains { node in
      node.kind == .closure && node.parent?.parent.map { presentations.contains($0.calledName) } ?? false
    }
  }

  /// Of a call that makes a view: whether `.id(…)` gives it the identity of some value. Another value has another view.
  var hasIdentity: Bool {
    if isGivenIdentity { return true }
    // `let map = MapView(…)`, and `map.id(…)` below it.
    guard let binding = parent, binding.kind == .binding, let names = binding.pattern?.declaredNames, names.count == 1,
      let block = binding.ancestors.first(where: { [.codeBlock, .closure, .accessorBlock].contains($0.kind) })
    else { return false }
    return block.descendants(.reference).contains { use in
      use.isNamed(names[0]) && use.localDeclaration(of: names[0], within: block) == binding && use.isGivenIdentity
    }
  }

  private var isGivenIdentity: Bool {
    var view = self
    while let access = view.parent, access.kind == .memberAccess, let call = access.parent, call.kind == .call {
      if access.isNamed("id"), call.arguments.count == 1, let value = call.arguments[0].value,
        !value.isLiteral, value.descendants(.call).isEmpty
      {
        return true
      }
      view = call
    }
    return false
  }

  /// Whether it is a closure that dismisses what is shown: it is called once, and nothing newer comes after it.
  var closesTheView: Bool {
    kind == .closure
      && items.contains { item in
        item.kind == .call && item.isCall(named: "dismiss") && item.arguments.isEmpty
      }
  }

  /// Whether it is written out: a number, a plain text, `true`, `nil`, `.large`.
  private var isLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .stringLiteral: children.first { _ in true } == nil
    case .memberAccess: base == nil
    default: false
    }
  }
}

private let presentations: Set = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"]
