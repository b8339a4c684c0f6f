/// A symbol of Apple's frameworks that the hover explains, other than the representable protocols and their methods.
///
/// Source: the interfaces of the iOS 17, iOS 18, and macOS 14 SDKs, and Apple's documentation of 2025 and 2026.
public struct BridgeSymbol: Sendable, Hashable {
  public enum Form: String, Sendable {
    /// A mention of a type.
    case type
    /// A property wrapper or macro, such as `@Binding`. The name excludes the `@`.
    case attribute
    /// A property or method of one of the owners, used on an instance or overridden in a subclass.
    case member
    /// A SwiftUI modifier that is applied to a representable.
    case modifier
    /// A global function, or an expression such as `#selector`.
    case function
    /// An environment value, named by its key path.
    case key
    /// An argument label of one of the owners, which are functions.
    case label
  }

  /// The code in which the hover explains a symbol. Code without bridges often uses some symbols too.
  public enum Scope: String, Sendable {
    case everywhere
    /// Code of a representable, its coordinator, or a class that hosts SwiftUI.
    case bridges
    /// The same, other code of a file with such code, and a model that such code uses.
    case nearby
    /// The same as `bridges`, and members that read an `@Observable` object.
    case tracking
    /// Code that runs in the update method.
    case update
    /// Members of the wrapped view.
    case wrapped
  }

  public var form: Form
  /// The name without argument labels.
  public var name: String
  /// The types that declare a member, or the functions that have a label; empty for the other forms.
  public var owners: [String]
  /// The table entry, whose details are parsed on each access.
  private var entry: TableText.Entry

  /// Every symbol in the tables. Parsed on first use.
  public static let all = [
    hostingTable, dataFlowTable, observationTable, patternTable, layoutTable, contentTable, gestureTable,
    presentationTable,
  ].flatMap(parse)

  /// Returns the symbols with this form and name.
  public static func symbols(_ form: Form, named name: String) -> [BridgeSymbol] {
    byName[name]?.filter { $0.form == form } ?? []
  }

  /// Whether any symbol has this name.
  public static func isName(_ name: String) -> Bool { byName[name] != nil }

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// Parses entries whose head is `form name` or `form name of Owner, Owner`.
  static func parse(_ table: String) -> [BridgeSymbol] {
    TableText.entries(of: table).compactMap { entry in
      let words = TableText.list(entry.head, by: " ")
      guard words.count == 2 || words.count > 3 && words[2] == "of", let form = Form(rawValue: words[0]) else {
        return nil
      }
      let owners = words.dropFirst(3).joined(separator: " ")
      return BridgeSymbol(
        form: form, name: words[1], owners: TableText.list(owners, by: ","), entry: entry)
    }
  }
}

// MARK: - Details

extension BridgeSymbol {
  /// The label of a method's first argument, or `_` for none. It tells the method from others with the same name; nil
  /// if any label matches.
  public var firstLabel: String? { entry.texts("first").first }
  public var scope: Scope { entry.texts("only").first.flatMap(Scope.init) ?? .everywhere }
  /// Its declaration, or how code writes it if it has no declaration.
  public var declaration: String { entry.texts("code").joined(separator: "\n") }
  /// The first system versions that have it, such as `iOS 16, tvOS 16`; nil if it's older than SwiftUI.
  public var availability: String? { entry.texts("since").first }
  /// The path of its page in Apple's documentation, relative to `https://developer.apple.com/documentation/`. For a
  /// member, it's the page of the first owner.
  public var page: String? { entry.texts("page").first }

  /// The path of the page of one owner.
  ///
  /// The table has the page of the first owner. A page of a protocol, or of a whole type, applies to all of them. Several
  /// symbols share a path that ends in a suffix, which is different for each of them, so for another owner, it's the page
  /// of the class.
  public func page(of owner: String) -> String? {
    guard let page, let first = owners.first, owner != first, let module = ClassHierarchy.module(of: owner) else {
      return self.page
    }
    let parts = page.split(separator: "/")
    guard let member = parts.dropFirst(2).first, parts[1] == first.lowercased() else { return page }
    let type = DocumentationPage.page(of: owner, in: module)
    return member.contains("-") ? type : "\(type)/\(member)"
  }
  public var explanation: Explanation { Explanation(entry.details, names: [:]) }
}
