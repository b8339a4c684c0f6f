import LintEngine

/// The examples of `inline-observed-object` about content that modifiers of the project receive.
let inlineObservedObjectModifierExamples: [RuleExample] = [
  // The modifier builds its content once for each controller that it presents.
  .accepted(
    """
    struct Gallery: View {
      @State private var opensEditor = false
      @State private var shown: String?
      @State private var isLate = false
      var body: some View {
        Button("Edit") { opensEditor = true }
          .panel(isPresented: $opensEditor) { Editor(model: EditorModel()) }
          .panel(isPresented: $isLate) { print("closed") } content: { Editor(model: EditorModel()) }
          .panel(item: $shown) { name in
            VStack { Editor(model: EditorModel(name: name)) }
          }
      }
    }
    struct GalleryApp: App {
      var body: some Scene { WindowGroup { Gallery() } }
    }
    struct Editor: View {
      @ObservedObject var model: EditorModel
      var body: some View { TextField("Name", text: $model.text) }
    }
    final class EditorModel: ObservableObject {
      @Published var text = ""
      init(name: String = "") {}
    }
    extension View {
      func panel<Panel: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Panel
      ) -> some View {
        modifier(PanelModifier(isPresented: isPresented, onDismiss: onDismiss, panel: content))
      }
      func panel<Panel: View>(item: Binding<String?>, @ViewBuilder content: @escaping (String) -> Panel) -> some View {
        modifier(ItemPanelModifier(item: item, content: content))
      }
    }
    private struct PanelModifier<Panel: View>: ViewModifier {
      @Binding var isPresented: Bool
      let onDismiss: (() -> Void)?
      let panel: () -> Panel
      func body(content: Content) -> some View {
        content.onChange(of: isPresented) { isOpen in if isOpen { open() } else { onDismiss?() } }
      }
      private func open() {
        let controller = UIHostingController(rootView: framed)
        UIApplication.shared.keyWindow?.rootViewController?.present(controller, animated: true)
      }
      @ViewBuilder private var framed: some View { panel().padding() }
    }
    private struct ItemPanelModifier<Panel: View>: ViewModifier {
      @Binding var item: String?
      let content: (String) -> Panel
      @State private var isOpen = false
      init(item: Binding<String?>, content: @escaping (String) -> Panel) {
        _item = item
        self.content = content
      }
      func body(content: Content) -> some View {
        content
          .panel(isPresented: $isOpen) {
            if let item { self.content(item) }
          }
          .onChange(of: item) { isOpen = $0 != nil }
      }
    }
    """),
  // These show their content as a part of the view, or pass it to a sheet.
  .flagged(
    """
    struct Gallery: View {
      @State private var opensEditor = false
      var body: some View {
        Button("Edit") { opensEditor = true }
          .card { Editor(model: ⟦EditorModel()⟧) }
          .panel(isPresented: opensEditor) { Editor(model: ⟦EditorModel()⟧) }
          .page(isPresented: $opensEditor) { Editor(model: ⟦EditorModel()⟧) }
      }
    }
    struct GalleryApp: App {
      var body: some Scene { WindowGroup { Gallery() } }
    }
    struct Editor: View {
      @ObservedObject var model: EditorModel
      var body: some View { TextField("Name", text: $model.text) }
    }
    final class EditorModel: ObservableObject { @Published var text = "" }
    extension View {
      func card<Card: View>(@ViewBuilder content: () -> Card) -> some View {
        VStack {
          self
          content()
        }
      }
      func panel<Panel: View>(isPresented: Bool, @ViewBuilder content: @escaping () -> Panel) -> some View {
        modifier(PanelModifier(isPresented: isPresented, panel: content))
      }
      func page<Page: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Page) -> some View {
        sheet(isPresented: isPresented, content: content)
      }
    }
    private struct PanelModifier<Panel: View>: ViewModifier {
      var isPresented: Bool
      let panel: () -> Panel
      func body(content: Content) -> some View {
        content.overlay { if isPresented { framed } }
      }
      @ViewBuilder private var framed: some View { panel().padding() }
    }
    """),
  // A modifier whose parts contain each other, and a function in which another closure has a parameter with the same name.
  .accepted(
    """
    struct Gallery: View {
      @State private var isOpen = false
      var body: some View {
        Button("Edit") { isOpen = true }
          .tiles(isPresented: $isOpen) { Editor(model: EditorModel()) }
          .sized { Editor(model: EditorModel()) }
      }
    }
    struct GalleryApp: App {
      var body: some Scene { WindowGroup { Gallery() } }
    }
    struct Editor: View {
      @ObservedObject var model: EditorModel
      var body: some View { TextField("Name", text: $model.text) }
    }
    final class EditorModel: ObservableObject { @Published var text = "" }
    extension View {
      func tiles<Tile: View>(isPresented: Binding<Bool>, @ViewBuilder tile: @escaping () -> Tile) -> some View {
        modifier(TilesModifier(isPresented: isPresented, tile: tile))
      }
      func sized<Page: View>(@ViewBuilder content: @escaping () -> Page) -> some View {
        overlay {
          GeometryReader { content in Text(verbatim: "\\(content.size)") }
        }
        .modifier(TilesModifier(isPresented: .constant(false), tile: content))
      }
    }
    private struct TilesModifier<Tile: View>: ViewModifier {
      @Binding var isPresented: Bool
      let tile: () -> Tile
      func body(content: Content) -> some View {
        content.onChange(of: isPresented) { isOpen in if isOpen { open() } }
      }
      private func open() {
        let controller = UIHostingController(rootView: row(3))
        UIApplication.shared.keyWindow?.rootViewController?.present(controller, animated: true)
      }
      private func row(_ count: Int) -> AnyView { count > 0 ? AnyView(HStack { column(count - 1) }) : AnyView(tile()) }
      private func column(_ count: Int) -> AnyView { AnyView(VStack { row(count) }) }
    }
    """),
  // Content that a closure, a local, a requirement, or a function that calls itself builds with the view.
  .flagged(
    """
    struct Gallery: View {
      @State private var isOpen = false
      let style: any CardStyle
      let frame: (() -> Editor) -> AnyView
      var body: some View {
        let editor = { Editor(model: ⟦EditorModel()⟧) }()
        VStack {
          editor
          frame { Editor(model: ⟦EditorModel()⟧) }
          style.makeCard { Editor(model: ⟦EditorModel()⟧) }
        }
        .card { Editor(model: ⟦EditorModel()⟧) }
        .framed(level: 3) { Editor(model: ⟦EditorModel()⟧) }
      }
    }
    @MainActor protocol CardStyle {
      func makeCard(content: () -> Editor) -> AnyView
    }
    struct GalleryApp: App {
      let style: any CardStyle
      init() { style = PlainStyle() }
      var body: some Scene { WindowGroup { Gallery(style: style) { AnyView($0()) } } }
    }
    struct PlainStyle: CardStyle {
      func makeCard(content: () -> Editor) -> AnyView { AnyView(content()) }
    }
    struct Editor: View {
      @ObservedObject var model: EditorModel
      var body: some View { TextField("Name", text: $model.text) }
    }
    final class EditorModel: ObservableObject { @Published var text = "" }
    extension View {
      func card<Card: View>(@ViewBuilder content: @escaping () -> Card) -> some View {
        let build = content
        return VStack { build() }
      }
      func framed<Page: View>(level: Int, @ViewBuilder content: @escaping () -> Page) -> AnyView {
        level > 0
          ? AnyView(framed(level: level - 1, content: content)) : AnyView(content().border(.black))
      }
    }
    """),
  // A function that passes its content to itself until a scene is there that presents it.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct Gallery: View {
      var body: some View {
        Text("Gallery").onAppear { print("shown") }.afterDelay { Editor(model: EditorModel()) }
      }
    }
    struct GalleryApp: App {
      var body: some Scene { WindowGroup { Gallery() } }
    }
    struct Editor: View {
      @ObservedObject var model: EditorModel
      var body: some View { TextField("Name", text: $model.text) }
    }
    final class EditorModel: ObservableObject { @Published var text = "" }
    extension View {
      func afterDelay<Page: View>(attempt: Int = 0, @ViewBuilder content: @escaping () -> Page) -> some View {
        present(attempt: attempt, content)
        return self
      }
      private func present<Page: View>(attempt: Int, _ content: @escaping () -> Page) {
        guard let controller = UIApplication.shared.keyWindow?.rootViewController else {
          DispatchQueue.main.async { self.present(attempt: attempt + 1, content) }
          return
        }
        DispatchQueue.main.async {
          controller.present(UIHostingController(rootView: content()), animated: true)
        }
      }
    }
    """),
]
