/// The code with which SwiftUI presents for a representable that used to present by itself.
public struct PresentingTemplate: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// A SwiftUI view, as lines.
    case view([String])
    /// A controller of this class, with the statements that create and return it.
    case controller(String, made: [String])
  }

  /// The name of the method that is added to the representable.
  public static let methodName = "presentingSheet"

  private let presenter: String
  private let condition: String
  private let access: AccessLevel
  private let isHidden: Bool
  private let content: Content

  /// `condition` is the name of the binding that controls the presentation.
  public init(presenter: String, condition: String, access: AccessLevel, isHidden: Bool, content: Content) {
    self.presenter = presenter
    self.condition = condition
    self.access = access
    self.isHidden = isHidden
    self.content = content
  }

  /// The method, and the representable that wraps the presented controller, if there is one.
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
        /// Presents a sheet while `\(condition)` is true.
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
      /// The view controller that \(presenter) presents.
      private struct \(wrapperName): UIViewControllerRepresentable {
      \(methods.map(indented).joined(separator: "\n\n"))
      }
      """
  }
}
