/// What lets SwiftUI present for a representable that did so itself.
public struct PresentingTemplate: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// A SwiftUI view, as lines.
    case view([String])
    /// A controller of this class, with the statements that make and return it.
    case controller(String, made: [String])
  }

  /// The method of the representable.
  public static let methodName = "presentingSheet"

  private let presenter: String
  private let condition: String
  private let access: AccessLevel
  private let isHidden: Bool
  private let content: Content

  /// `condition` is the name of the binding that says whether to present.
  public init(presenter: String, condition: String, access: AccessLevel, isHidden: Bool, content: Content) {
    self.presenter = presenter
    self.condition = condition
    self.access = access
    self.isHidden = isHidden
    self.content = content
  }

  /// The method, and what wraps the controller for it.
  public var declarations: String {
    switch content {
    case .view(let lines): return method(showing: lines)
    case .controller(let className, let made):
      return method(showing: ["\(wrapperName)()"]) + "\n\n" + wrapper(className, made)
    }
  }

  private var wrapperName: String { presenter + "Sheet" }

  private func method(showing lines: [String]) -> String {
    let sheet = "sheet(isPresented: $\(condition)) {\n\(indented(lines.joined(separator: "\n")))\n}"
    return """
      \(isHidden ? "fileprivate " : "")extension \(presenter) {
        /// Together with the sheet that shows as long as `\(condition)` holds.
      \(indented(function("\(isHidden ? "" : access.prefix)func \(Self.methodName)() -> some View", body: [sheet])))
      }
      """
  }

  private func wrapper(_ className: String, _ made: [String]) -> String {
    let methods = [
      function("func makeUIViewController(context: Context) -> \(className)", body: made),
      function("func updateUIViewController(_ uiViewController: \(className), context: Context)", body: []),
    ]
    return """
      /// What \(presenter) presents.
      private struct \(wrapperName): UIViewControllerRepresentable {
      \(methods.map(indented).joined(separator: "\n\n"))
      }
      """
  }
}
