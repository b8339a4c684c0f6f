/// What is known about all files that are looked at together: their types, extensions, conformances and bridges.
///
/// A value; building it is linear in the number of declarations.
public struct ProjectModel: Sendable {
  public init(_ files: [SourceFile]) {}
}
