import LintEngine

/// The examples of `callback-in-update` about closures that write state in other functions.
let givenCallbackExamples: [RuleExample] = [
  // In an animation, in a method of the view, in a method of an observed model, and through a view that passes it on.
  .flagged(
    """
    struct Loader: UIViewRepresentable {
      var onStart: () -> Void
      var onSize: (CGSize) -> Void
      var onCount: (Int) -> Void
      var onName: (String) -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        ⟦onStart()⟧
        ⟦onSize(view.bounds.size)⟧
        ⟦onCount(view.subviews.count)⟧
        ⟦onName(view.description)⟧
      }
    }
    struct LoaderBox: View {
      var onName: (String) -> Void
      @ObservedObject var model: LoaderModel
      @State private var isLoading = false
      @State private var size = CGSize.zero
      var body: some View {
        Loader(
          onStart: { withAnimation { isLoading = true } }, onSize: { keep($0) }, onCount: { model.count($0) },
          onName: onName)
      }
      private func keep(_ newSize: CGSize) { size = newSize }
    }
    struct LoaderPage: View {
      @State private var name = ""
      let model = LoaderModel()
      var body: some View { LoaderBox(onName: { name = $0 }, model: model) }
    }
    final class LoaderModel: ObservableObject {
      @Published private(set) var total = 0
      func count(_ number: Int) { total = number }
    }
    """),
  // Later, or in a model that the view doesn't observe.
  .accepted(
    """
    struct Loader: UIViewRepresentable {
      var onStart: () -> Void
      var onCount: (Int) -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        onStart()
        onCount(view.subviews.count)
      }
    }
    struct LoaderPage: View {
      @State private var isLoading = false
      let model: LoaderModel
      var body: some View { Loader(onStart: { begin() }, onCount: { model.count($0) }) }
      private func begin() { Task { isLoading = true } }
    }
    final class LoaderModel: ObservableObject {
      @Published private(set) var total = 0
      func count(_ number: Int) { total = number }
    }
    """),
  // The parameter of the closure is another object than the model that the view observes.
  .accepted(
    """
    import SwiftUI

    struct PlayerView: UIViewRepresentable {
      let url: URL
      var onCreate: (Player) -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { onCreate(Player(url: url)) }
    }
    struct PlayerPage: View {
      @ObservedObject var player: Player
      let trailer: URL
      var body: some View {
        PlayerView(url: trailer, onCreate: { player in player.mute() })
      }
    }
    final class Player: ObservableObject {
      let url: URL
      @Published private(set) var isMuted = false
      init(url: URL) { self.url = url }
      func mute() { isMuted = true }
    }
    """),
  // Views that create each other pass the closure on.
  .flagged(
    """
    import SwiftUI

    struct RowIcon: UIViewRepresentable {
      var onReady: () -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { ⟦onReady()⟧ }
    }
    struct Folder: Identifiable {
      let id: Int
      let folders: [Folder]
    }
    struct FolderRow: View {
      let folder: Folder
      let onReady: () -> Void
      var body: some View {
        RowIcon(onReady: onReady)
        FolderList(folders: folder.folders, onReady: onReady)
      }
    }
    struct FolderList: View {
      let folders: [Folder]
      let onReady: () -> Void
      var body: some View {
        ForEach(folders) { FolderRow(folder: $0, onReady: onReady) }
      }
    }
    struct FolderPage: View {
      let folders: [Folder]
      @State private var count = 0
      var body: some View { FolderList(folders: folders, onReady: { count += 1 }) }
    }
    """),
]
