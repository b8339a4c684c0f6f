import BridgeFacts

/// The lifecycle methods of one representable, in its own names.
public struct RepresentableTemplate: Sendable, Hashable {
  public var family: Family
  /// The represented type as it is written: `UITextField`.
  public var represented: String
  /// The Coordinator's type; nil where there is none.
  public var coordinator: String?
  /// What the Coordinator's initializer is called with: `self`, or nothing.
  public var coordinatorArguments: String
  /// What the wrapped object is called as a parameter.
  public var parameterName: String
  public var access: AccessLevel
  /// The `@available` that `sizeThatFits` needs; nil where it needs none.
  public var fitsAttribute: String?

  /// Without a represented type the family's base class stands in for it.
  public init(
    family: Family, represented: String? = nil, coordinator: String? = nil, coordinatorArguments: String = "self",
    parameterName: String? = nil, access: AccessLevel = .unmarked
  ) {
    self.family = family
    self.represented = represented ?? family.represented
    self.coordinator = coordinator
    self.coordinatorArguments = coordinatorArguments
    self.parameterName = parameterName ?? family.parameterName
    self.access = access
  }

  /// The declaration up to the opening brace, which is not part of it; nil where the family has no such method.
  public func head(of method: LifecycleMethod) -> String? {
    guard let name = family.baseName(of: method) else { return nil }
    let function = "\(access.prefix)func \(name)"
    switch method {
    case .make: return "\(function)(context: Context) -> \(represented)"
    case .update, .handle: return "\(function)(_ \(parameterName): \(represented), context: Context)"
    case .dismantle:
      return
        "\(access.prefix)static func \(name)(_ \(parameterName): \(represented), coordinator: \(coordinator ?? "()"))"
    case .sizeThatFits:
      let attribute = fitsAttribute.map { $0 + "\n" } ?? ""
      let parameters = "_ proposal: ProposedViewSize, \(fitsParameter): \(represented), context: Context"
      let list = parameters.count > longestParameters ? "(\n  \(parameters)\n)" : "(\(parameters))"
      return "\(attribute)\(function)\(list) -> CGSize?"
    case .makeCoordinator:
      let parameter = family.coordinatorLabel.map { "\($0): CoordinateSpaceConverter" } ?? ""
      return "\(function)(\(parameter)) -> \(coordinator ?? "Coordinator")"
    }
  }

  /// The label, and the inner name where that is another one.
  private var fitsParameter: String {
    parameterName == family.parameterName ? parameterName : "\(family.parameterName) \(parameterName)"
  }

  /// The whole method with this body, one statement a line; nil where the family has no such method.
  public func method(_ method: LifecycleMethod, body: [String]) -> String? {
    head(of: method).map { function($0, body: body) }
  }

  /// A method that does as little as it can behind `statements`, with places to fill in; nil where the family has none.
  ///
  /// It compiles as it is, unless the represented object cannot be made without data of the project.
  public func stub(of method: LifecycleMethod, statements: [String] = []) -> Template? {
    guard let head = head(of: method) else { return nil }
    let body: Template
    switch method {
    case .make where represented == family.represented: return baseClassStub
    case .make: body = "  \(stop: 0, Creation.expression(of: represented))"
    case .update, .dismantle: body = "  \(stop: 0)"
    case .sizeThatFits: body = "  \(stop: 0, "nil")"
    case .makeCoordinator: body = "  \(coordinator ?? "Coordinator")(\(stop: 0, coordinatorArguments))"
    case .handle: body = gestureStates
    }
    let lines = statements.map { "  \($0)\n" }.joined()
    return "\(head) {\n\(lines)\(body)\n}"
  }

  /// make for a represented type that is still to be chosen.
  private var baseClassStub: Template {
    """
    \(access.prefix)func \(family.make)(context: Context) -> \(stop: 1, represented) {
      \(stop: 1, represented)()
    }
    """
  }

  private var gestureStates: Template {
    """
      switch \(parameterName).state {
      case .began, .changed:
        \(stop: 1, "break")
      case .ended:
        \(stop: 2, "break")
      case .cancelled, .failed:
        \(stop: 3, "break")
      default:
        break
      }
    """
  }
}

private let longestParameters = 84

/// A function with one statement a line.
func function(_ head: String, body: [String]) -> String {
  ([head + " {"] + body.map(indented) + ["}"]).joined(separator: "\n")
}
