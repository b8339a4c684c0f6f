import SwiftScan
import TextModel

/// The value of an expression that is written out.
public enum Constant: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case missing
  /// A case of an enumeration, by its name.
  case enumCase(String)

  /// Whether two constants of one type certainly have different values.
  public func differs(from other: Constant) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean), (.number, .number), (.text, .text), (.enumCase, .enumCase): self != other
    case (.missing, _), (_, .missing): self != other
    default: false
    }
  }
}

extension ProjectModel {
  /// The value of a literal, or of an enumeration's case; nil for other expressions.
  public func constant(in expression: SyntaxNode, of path: FilePath) -> Constant? {
    switch expression.kind {
    case .booleanLiteral: .boolean(expression.text == "true")
    case .nilLiteral: .missing
    case .integerLiteral, .floatLiteral: Double(expression.text.filter { $0 != "_" }).map(Constant.number)
    case .stringLiteral: expression.children.first { _ in true } == nil ? .text(expression.text) : nil
    case .memberAccess: enumCase(expression, of: path).map(Constant.enumCase)
    default: nil
    }
  }

  private func enumCase(_ access: SyntaxNode, of path: FilePath) -> String? {
    switch callee(of: access, in: path) {
    case .project(let members):
      members.count == 1 && members[0].node.kind == .caseElement ? members[0].name : nil
    case .apple(let members): members.count == 1 && members[0].kind == .enumCase ? members[0].name : nil
    default: nil
    }
  }
}
