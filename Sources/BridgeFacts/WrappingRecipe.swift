/// How people usually wrap a class: which values go in, how they are applied, and how it reports.
///
/// Source: Apple's documentation of each class. Statements are Swift in the terms of a representable: its inputs by their
/// names, the Coordinator's copy of it as `parent`; `{object}` stands for the wrapped object.
public struct WrappingRecipe: Sendable, Hashable {
  /// Statements that run where some values have changed since the last update.
  public struct Change: Sendable, Hashable {
    public var values: [String]
    public var statements: [String]
  }

  /// A method of the Coordinator that is called by target and action.
  public struct Action: Sendable, Hashable {
    public var name: String
    public var statements: [String]
  }

  public var className: String
  /// What it uses exists since then; nil for what was there with SwiftUI.
  public var availability: String?
  /// What the object is called: `picker`; nil where the name of the class tells.
  public var objectName: String?
  /// The class that the representable holds, where that is another one: a text view stands in a scroll view.
  public var holder: String?
  /// What takes the delegates, where that is not the object itself or they come behind the statements of make.
  public var delegateOwner: String?
  /// The generic parameters of the representable: `Content: View`.
  public var generics: String?
  public var imports: [String]
  /// Declarations of stored properties.
  public var inputs: [String]
  /// Statements in front of the creation.
  public var preparation: [String]
  /// An expression; nil where the class alone tells.
  public var creation: String?
  public var make: [String]
  public var changes: [Change]
  public var update: [String]
  /// For a control event, by its name (`valueChanged`), or by target and action in AppKit.
  public var action: Action?
  /// The statements of delegate methods, by their full names.
  public var answers: [Action]
  /// Stored properties of the Coordinator.
  public var kept: [String]
  /// Statements of dismantle.
  public var stops: [String]

  public static let all = [uiKitTable, controllerTable, appKitTable].flatMap(parse)

  /// The recipe of a class, or of its nearest superclass that has one, unless that is created in a way of its own.
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

  /// Lines `name ⇒ statement`, with the statements of one name together.
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
