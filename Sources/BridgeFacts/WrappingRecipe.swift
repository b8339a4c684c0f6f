/// The usual way to wrap a class: its inputs, the code that applies them, and the code that reports changes.
///
/// Source: Apple's documentation of each class. Statements are Swift code inside a representable, in which inputs have
/// their own names, or in its coordinator, in which `parent` is the copy of the representable. `{object}` stands for
/// the wrapped object.
public struct WrappingRecipe: Sendable, Hashable {
  /// Statements that run in the update method if one of the values changed since the last update.
  public struct Change: Sendable, Hashable {
    public var values: [String]
    public var statements: [String]
  }

  /// The statements of a coordinator method, with the name of its control event or delegate method.
  public struct Action: Sendable, Hashable {
    public var name: String
    public var statements: [String]
  }

  public var className: String
  /// The first system versions that have the APIs of the recipe; nil if all systems with SwiftUI have them.
  public var availability: String?
  /// The name of the wrapped object, such as `picker`; nil to derive it from the class name.
  public var objectName: String?
  /// The represented class if it isn't `className`, such as the scroll view around a text view.
  public var holder: String?
  /// The object whose delegate properties are set, after the statements of `make`; nil for the wrapped object, whose
  /// delegates are set before them.
  public var delegateOwner: String?
  /// The generic parameters of the representable, such as `Content: View`.
  public var generics: String?
  public var imports: [String]
  /// Declarations of stored properties.
  public var inputs: [String]
  /// Statements before the creation.
  public var preparation: [String]
  /// The expression that creates the object; nil to use `Creation.expression(of:)`.
  public var creation: String?
  public var make: [String]
  public var changes: [Change]
  public var update: [String]
  /// The statements for a control event in UIKit, such as `valueChanged`, or for the target-action method in AppKit.
  public var action: Action?
  /// The statements for delegate methods, by full name.
  public var answers: [Action]
  /// Declarations of the coordinator's stored properties.
  public var kept: [String]
  /// Statements for the dismantle method.
  public var stops: [String]

  public static let all = [uiKitTable, controllerTable, appKitTable].flatMap(parse)

  /// Returns the recipe of a class. Without one, returns the recipe of the nearest superclass that has one, or nil if
  /// that recipe has its own creation expression.
  public static func recipe(for className: String) -> WrappingRecipe? {
    if let own = byName[className] { return own }
    let inherited = ClassHierarchy.superclasses(of: className).lazy.compactMap { byName[$0] }.first
    return inherited?.creation == nil ? inherited : nil
  }

  private static let byName = Dictionary(all.map { ($0.className, $0) }) { first, _ in first }

  static func parse(_ table: String) -> [WrappingRecipe] {
    TableText.entries(of: table).map { entry in
      WrappingRecipe(
        className: entry.head, availability: entry.texts("since").first, objectName: entry.texts("called").first,
        holder: entry.texts("holder").first,
        delegateOwner: entry.texts("delegates").first, generics: entry.texts("generic").first,
        imports: entry.texts("import"), inputs: entry.texts("input"),
        preparation: entry.texts("before"), creation: entry.texts("create").first, make: entry.texts("make"),
        changes: groups(entry.texts("changed")).map {
          Change(values: TableText.list($0.name, by: ","), statements: $0.statements)
        },
        update: entry.texts("update"), action: groups(entry.texts("action")).first,
        answers: groups(entry.texts("answer")), kept: entry.texts("keep"), stops: entry.texts("stop"))
    }
  }

  /// Parses lines of the form `name ⇒ statement`, and groups the statements by name.
  private static func groups(_ lines: [String]) -> [Action] {
    var groups: [Action] = []
    for line in lines {
      guard let arrow = line.firstIndex(of: "⇒") else { continue }
      let name = TableText.trimmed(line[..<arrow])
      let statement = TableText.trimmed(line[line.index(after: arrow)...])
      if let last = groups.firstIndex(where: { $0.name == name }) {
        groups[last].statements.append(statement)
      } else {
        groups.append(Action(name: name, statements: [statement]))
      }
    }
    return groups
  }
}
