import BridgeModel
import Testing

/// Whether copies of an input can go stale.
@Suite struct ValueKindTests {
  @Test func typesAreKnownByDeclarationOrTable() {
    let project = model(
      """
      struct Wrapper<Content: View>: UIViewRepresentable {
        let text: String?
        let rows: [Model]
        let table: [String: Model]
        let pair: (Int, Model)
        let single: (Model)
        let handler: (() -> Void)?
        let escaping: @Sendable (Int) -> Void
        let action: Action
        let color: UIColor
        let settings: Settings
        let mode: Mode
        let model: Model
        let loader: any Loader
        let loading: Loader
        let content: Content
        let unknown: Elsewhere
        let view: UIScrollView
        let nested: Nested
        var made = Settings()
        var number = 3
        var list = [Model]()
        var sizes = [String: CGSize]()
        var words = ["a"]
        var standard = Settings.standard
        var shared = Model.shared
        var done = {}
        var guessed = make()
        struct Nested {}
        typealias Action = (Int) -> Void
      }
      struct Settings { static let standard = Settings() }
      enum Mode { case a }
      class Model { static let shared = Model() }
      protocol Loader {}
      """)
    let kinds = project.representables.flatMap(\.inputs).map { "\($0.name) \(project.valueKind(of: $0))" }
    #expect(
      kinds == [
        "text value", "rows value", "table value", "pair value", "single reference", "handler function",
        "escaping function", "action function", "color value", "settings value", "mode value", "model reference",
        "loader unknown", "loading reference", "content unknown", "unknown unknown", "view reference", "nested value",
        "made value", "number value", "list value", "sizes value", "words value", "standard value", "shared reference",
        "done function", "guessed unknown",
      ])
  }

  @Test func frameworkTypesAreKnownByTheirNames() {
    let project = model(
      """
      struct V: UIViewRepresentable {
        let style: UIBlurEffect.Style, mode: UIDocumentPickerMode?, ring: NSFocusRingType, edges: Edge.Set
        let text: NSMutableAttributedString, player: AVPlayer, pdf: PDFDocument, encoding: Image.Encoding
        let paragraph: NSMutableParagraphStyle, title: Alien.Title, binding: Binding<String>
      }
      extension Image { enum Encoding { case png } }
      """)
    let kinds = project.representables.flatMap(\.inputs).map { "\($0.name) \(project.valueKind(of: $0))" }
    #expect(
      kinds == [
        "style value", "mode value", "ring value", "edges value", "text reference", "player reference",
        "pdf reference", "encoding value", "paragraph reference", "title unknown", "binding unknown",
      ])
  }
}
