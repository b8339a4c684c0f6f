/// A member of the converter that SwiftUI passes to gesture representables, as `context.converter`.
///
/// Source: Apple's documentation of 2025.
public struct ConverterMember: Sendable, Hashable {
  /// The declaration, such as `var localLocation: CGPoint { get }`.
  public var declaration: String
  /// One sentence about it.
  public var summary: String

  /// The members, most used first. Parsed on first use.
  public static let all = parse(table)

  /// The name, with argument labels for a method: `location(in:)`.
  public var name: String { DelegateProtocol.fullName(of: declaration) }
  public var isMethod: Bool { declaration.hasPrefix("func ") }

  static func parse(_ table: String) -> [ConverterMember] {
    TableText.rows(of: table).compactMap { row in
      row.count == 2 ? ConverterMember(declaration: row[0], summary: row[1]) : nil
    }
  }

  /// Declaration | summary.
  static let table = """
    var localLocation: CGPoint { get } | The location of the gesture in the coordinate space of the SwiftUI view.
    var localTranslation: CGPoint? { get } \
    | The translation in the coordinate space of the SwiftUI view; nil if the recognizer has no `translation(in:)`.
    var localVelocity: CGPoint? { get } \
    | The velocity in the coordinate space of the SwiftUI view; nil if the recognizer has no `velocity(in:)`.
    func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint \
    | The location of the gesture in a coordinate space of the SwiftUI hierarchy.
    func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? \
    | The translation in a coordinate space; nil if the recognizer has no `translation(in:)`.
    func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? \
    | The velocity in a coordinate space; nil if the recognizer has no `velocity(in:)`.
    func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint \
    | Converts a point from the global coordinate space to another one.
    """
}
