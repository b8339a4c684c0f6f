/// A symbol of Apple's frameworks that an editor can explain, beside the representable protocols and their methods.
///
/// Source: the interfaces of the iOS 17, iOS 18 and macOS 14 SDKs and Apple's documentation of 2025 and 2026.
public struct BridgeSymbol: Sendable, Hashable {
  public enum Form: String, Sendable {
    /// Where a type is named.
    case type
    /// `@Binding`, with the name of the wrapper or macro.
    case attribute
    /// A property or method on an object of one of the owners, or where a subclass overrides it.
    case member
    /// A method that is applied to a representable.
    case modifier
    /// A function outside of types, or a directive that is written like one.
    case function
    /// A value of the environment, by its key path.
    case key
  }

  public var form: Form
  /// Without labels.
  public var name: String
  /// Of a member: the classes that declare it.
  public var owners: [String]
  /// What the table says of it, which is read when somebody asks.
  private var entry: TableText.Entry

  /// Every symbol of the tables. Parsed on first use.
  public static let all = [hostingTable, dataFlowTable, observationTable, patternTable].flatMap(parse)

  /// The symbols of a form with this name.
  public static func symbols(_ form: Form, named name: String) -> [BridgeSymbol] {
    byName[name]?.filter { $0.form == form } ?? []
  }

  /// Whether some symbol has this name.
  public static func isName(_ name: String) -> Bool { byName[name] != nil }

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// Reads entries with the head `form name of Owner, Owner`.
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
  /// Of a method: the label of its first argument, `_` for none, where others of its name are something else.
  public var firstLabel: String? { entry.texts("first").first }
  /// Whether code that bridges nothing uses it as well, where there is nothing special to say about it.
  public var isGeneral: Bool { entry.details.contains("only bridges") }
  /// How it is declared, or written where it has no declaration.
  public var declaration: String { entry.texts("code").joined(separator: "\n") }
  /// `iOS 16, tvOS 16`; nil for what was there before SwiftUI.
  public var availability: String? { entry.texts("since").first }
  /// Where Apple documents it, below `https://developer.apple.com/documentation/`.
  public var page: String? { entry.texts("page").first }
  public var explanation: Explanation { Explanation(entry.details, names: [:]) }
}
