import LintEngine

/// The examples of `self-retaining-closure` about views that pass an object on, and about names that keep nothing.
let selfRetainingClosureMakerExamples: [RuleExample] = [
  // A value that comes and goes, but isn't a view, creates the object and passes it on.
  .flagged(
    """
    import SwiftUI

    final class CropModel {
      var onEnd: (() -> Void)?
    }
    struct EditFlow {
      let model = CropModel()
      func start() -> some View { CropTools(model: model) }
    }
    struct CropTools: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "Done" : "Crop").onAppear { model.onEnd = ⟦{ isDone = true }⟧ }
      }
    }
    struct Photo: View {
      @State private var isCropped = false
      var body: some View {
        Button("Crop") { isCropped = true }.sheet(isPresented: $isCropped) { EditFlow().start() }
      }
    }
    """),
  // The view that was given the object sets its closures through a local and in a helper.
  .flagged(
    """
    import SwiftUI

    final class CropModel {
      var onStart: (() -> Void)?
      var onEnd: (() -> Void)?
    }
    struct CropPage: View {
      @State private var model = CropModel()
      var body: some View { CropTools(model: model) }
    }
    struct CropTools: View {
      let model: CropModel?
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "Done" : "Crop").onAppear {
          guard let tools = model else { return }
          tools.onEnd = ⟦{ isDone = true }⟧
          connect(tools)
        }
      }
      private func connect(_ other: CropModel) { other.onStart = ⟦{ isDone = false }⟧ }
    }
    struct Photo: View {
      @State private var isCropped = false
      var body: some View { Button("Crop") { isCropped = true }.sheet(isPresented: $isCropped) { CropPage() } }
    }
    """),
  // Other objects than the one that the passing view creates: an element of a list, one that its project has, and one of
  // another module's wrapper.
  .accepted(
    """
    import Sharing
    import SwiftUI

    final class CropModel: Identifiable {
      var onEnd: (() -> Void)?
    }
    final class CropLibrary {
      static let shared = CropLibrary()
      var models: [CropModel] = []
    }
    final class CropProject {
      let model = CropLibrary.shared.models[0]
    }
    struct Photos: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          ProjectPage()
          ListPage(others: CropLibrary.shared.models)
          SharedPage()
        }
      }
    }
    struct ProjectPage: View {
      @State private var project = CropProject()
      var body: some View { CropTools(model: project.model) }
    }
    struct CropTools: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onEnd = { isDone = true } } }
    }
    struct ListPage: View {
      @State private var model = CropModel()
      let others: [CropModel]
      var body: some View { ForEach(others) { model in CropPanel(model: model) } }
    }
    struct CropPanel: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onEnd = { isDone = true } } }
    }
    struct SharedPage: View {
      @Shared(.inMemory("crop")) private var model: CropModel = CropModel()
      var body: some View { CropMenu(model: model) }
    }
    struct CropMenu: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onEnd = { isDone = true } } }
    }
    """),
  // The objects of a library: one that a view looks up by its identifier, and one of an album that a sheet only adds.
  .accepted(
    """
    import SwiftUI

    final class CropModel {
      let id = UUID()
      var onStart: (() -> Void)?
      var onEnd: (() -> Void)?
    }
    final class CropLibrary {
      static let shared = CropLibrary()
      private var models: [UUID: CropModel] = [:]
      private var albums: [Album] = []
      func model(for id: UUID) -> CropModel { models[id] ?? CropModel() }
      func add(_ album: Album) { albums.append(album) }
    }
    final class Album {
      let model = CropModel()
      func tools() -> AlbumTools { AlbumTools(model: model) }
    }
    struct AlbumTools: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onStart = { isDone = true } } }
    }
    struct Photos: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          CropPage()
          Button("Add") { CropLibrary.shared.add(Album()) }
        }
      }
    }
    struct CropPage: View {
      @State private var model = CropModel()
      var body: some View { CropPanel(model: model) }
    }
    struct CropPanel: View {
      private let id: UUID
      private var model: CropModel { CropLibrary.shared.model(for: id) }
      init(model: CropModel) { id = model.id }
      var body: some View { CropTools(model: model) }
    }
    struct CropTools: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onEnd = { isDone = true } } }
    }
    """),
  // Two views that create each other.
  .accepted(
    """
    import SwiftUI

    final class ThreadModel {
      var onSend: (() -> Void)?
    }
    struct CommentRow: View {
      let model: ThreadModel
      let depth: Int
      @State private var isSent = false
      var body: some View {
        Text(isSent ? "Sent" : "Reply").onAppear { model.onSend = { isSent = true } }
        if depth > 0 { ReplyList(model: model, depth: depth - 1) }
      }
    }
    struct ReplyList: View {
      let model: ThreadModel
      let depth: Int
      var body: some View { CommentRow(model: model, depth: depth) }
    }
    """),
  // A method that no code calls yet, and a closure that only names a method of the object.
  .accepted(
    """
    import SwiftUI

    final class Exporter {
      var name = ""
      var onEnd: (() -> Void)?
    }
    final class ExportController: UIHostingController<Text> {
      private func start(_ exporter: Exporter) { exporter.onEnd = { print(exporter.name) } }
    }
    final class TourController: UIViewController {
      func start() {
        let bar = TourBar()
        let item = UIBarButtonItem()
        bar.onAppear = { item.action = #selector(bar.advance) }
        view.addSubview(bar)
      }
    }
    final class TourBar: UIView {
      var onAppear: (() -> Void)?
      @objc func advance() {}
    }
    """),
  // A macro of another module evaluates what it gets.
  .flagged(
    """
    import Localizing
    import SwiftUI

    final class TourController: UIViewController {
      private let bar = TourBar()
      func start() {
        bar.onAppear = ⟦{ print(#localized("The tour of \\(self.title ?? "")")) }⟧
        view.addSubview(bar)
      }
    }
    final class TourBar: UIView {
      var onAppear: (() -> Void)?
    }
    """),
  // A capture list gives the object another name.
  .flagged(
    """
    import SwiftUI

    final class HelpPage: UIViewController {
      var onClose: (() -> Void)?
    }
    final class HelpController: UIViewController {
      func showHelp() {
        let page = HelpPage()
        page.onClose = ⟦{ [shown = page] in shown.dismiss(animated: true) }⟧
        present(page, animated: true)
      }
    }
    """),
  // The initializer stores the object that it receives.
  .flagged(
    """
    import SwiftUI

    final class CropModel {
      var onEnd: (() -> Void)?
    }
    struct Photo: View {
      @State private var isCropped = false
      var body: some View {
        Button("Crop") { isCropped = true }.sheet(isPresented: $isCropped) { CropPage() }
      }
    }
    struct CropPage: View {
      @State private var model = CropModel()
      var body: some View { CropTools(model) }
    }
    struct CropTools: View {
      private let model: CropModel
      @State private var isDone = false
      init(_ model: CropModel) { self.model = model }
      var body: some View {
        Text(isDone ? "Done" : "Crop").onAppear { model.onEnd = ⟦{ isDone = true }⟧ }
      }
    }
    """),
  // A method of the object, which the view creates, keeps the closure.
  .flagged(
    """
    import SwiftUI

    final class Exporter {
      private var observers: [() -> Void] = []
      func whenDone(_ action: @escaping () -> Void) { observers.append(action) }
    }
    struct ExportStatus: View {
      @State private var exporter = Exporter()
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "Done" : "Exporting").onAppear {
          exporter.whenDone ⟦{ isDone = true }⟧
        }
      }
    }
    """),
]
