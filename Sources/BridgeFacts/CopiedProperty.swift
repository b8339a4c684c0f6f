/// A read-only property whose getter returns a copy of an object, so changes to the object that it returns are lost.
///
/// Source: the documentation of the properties.
public struct CopiedProperty: Sendable, Hashable {
  public var className: String
  public var name: String
  public var page: String

  public static let all = parse(table)

  static func parse(_ table: String) -> [CopiedProperty] {
    TableText.rows(of: table).compactMap { row in
      row.count == 3 ? CopiedProperty(className: row[0], name: row[1], page: row[2]) : nil
    }
  }
}

extension CopiedProperty {
  /// Class | property | page.
  static let table = """
    URLSession | configuration | https://developer.apple.com/documentation/foundation/urlsession/configuration
    WKWebView  | configuration | https://developer.apple.com/documentation/webkit/wkwebview/configuration
    """
}
