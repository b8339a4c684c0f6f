import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let backgroundCallbackStateWrite = Rule(
    id: "background-callback-state-write",
    group: "state",
    severity: .warning,
    lowerSeverities: [.information(if: "the property is SwiftUI state, which accepts writes from any thread")],
    since: "iOS 13, macOS 10.15",
    summary: "Switch to the main thread before you write state that views show.",
    symptom: """
      Xcode shows runtime warnings about publishing changes from background threads, views update late, or the app \
      crashes occasionally.
      """,
    rationale: """
      Item providers, photo and contact stores, path monitors, and detached tasks call back on background threads, and \
      so does a queue that isn't the main one. A task or an async method of a class that isn't isolated to the main \
      actor doesn't run on the main thread either, whatever called it. Use UIKit and published properties only on the \
      main thread. SwiftUI accepts writes to its own state from any thread, but a binding may refer to a published \
      property.
      """,
    exception: "Suppress it if you know that the callback runs on the main thread.",
    source:
      "https://developer.apple.com/documentation/foundation/nsitemprovider/loadobject(ofclass:completionhandler:)",
    examples: [
      .flagged(
        """
        struct Photos: UIViewControllerRepresentable {
          @Binding var photo: UIImage?
          @ObservedObject var album: Album
          func makeUIViewController(context: Context) -> PHPickerViewController { .init(configuration: .init()) }
          func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, PHPickerViewControllerDelegate {
            let parent: Photos
            let label = UILabel()
            init(_ parent: Photos) { self.parent = parent }
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
              results.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                ⟦self.parent.photo = image as? UIImage⟧
                ⟦self.parent.album.title = "one"⟧
                ⟦self.label.text = "one"⟧
              }
            }
          }
        }
        final class Album: ObservableObject { @Published var title = "" }
        """,
        fixed: """
          struct Photos: UIViewControllerRepresentable {
            @Binding var photo: UIImage?
            @ObservedObject var album: Album
            func makeUIViewController(context: Context) -> PHPickerViewController { .init(configuration: .init()) }
            func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator: NSObject, PHPickerViewControllerDelegate {
              let parent: Photos
              let label = UILabel()
              init(_ parent: Photos) { self.parent = parent }
              func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                results.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                  DispatchQueue.main.async { self.parent.photo = image as? UIImage }
                  DispatchQueue.main.async { self.parent.album.title = "one" }
                  DispatchQueue.main.async { self.label.text = "one" }
                }
              }
            }
          }
          final class Album: ObservableObject { @Published var title = "" }
          """),
      // Writes that are already on the main thread, and state that no view shows.
      .accepted(
        """
        struct Photos: UIViewControllerRepresentable {
          @Binding var photo: UIImage?
          @Binding var isBusy: Bool
          func makeUIViewController(context: Context) -> PHPickerViewController { .init(configuration: .init()) }
          func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, PHPickerViewControllerDelegate {
            let parent: Photos
            var count = 0
            init(_ parent: Photos) { self.parent = parent }
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
              parent.isBusy = true
              results.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                self.count += 1
                DispatchQueue.main.async { self.parent.photo = image as? UIImage }
                Task { @MainActor in self.parent.isBusy = false }
              }
              Task { parent.isBusy = await load() }
              Task.detached { @MainActor in self.parent.isBusy = false }
              Task.detached { await MainActor.run { self.parent.isBusy = false } }
            }
            func load() async -> Bool { false }
          }
        }
        """),
      // Methods of the project with the same names.
      .accepted(
        """
        struct Notes: UIViewRepresentable {
          @Binding var text: String
          let store: NoteStore
          func makeUIView(context: Context) -> UITextView {
            store.save { text = "" }
            store.loadItem("a") { text = $0 }
            return UITextView()
          }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        final class NoteStore {
          func save(_ done: @escaping () -> Void) { done() }
          func loadItem(_ name: String, _ done: @escaping (String) -> Void) { done(name) }
        }
        """),
      // The shared session, a view of AppKit, and assignments over several lines or of what may throw, which have no fix.
      .flagged(
        """
        struct FeedList: NSViewRepresentable {
          @ObservedObject var feed: NewsFeed
          func makeNSView(context: Context) -> NSTableView { NSTableView() }
          func updateNSView(_ table: NSTableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(feed: feed) }
          final class Coordinator: NSObject {
            let feed: NewsFeed
            let status = NSTextField()
            let contacts = CNContactStore()
            let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
            init(feed: NewsFeed) { self.feed = feed }
            func load(_ url: URL) {
              URLSession.shared.dataTask(with: url) { data, _, _ in
                ⟦self.feed.title =
                  data.flatMap { String(data: $0, encoding: .utf8) } ?? ""⟧
              }.resume()
              session.dataTask(with: url) { _, _, error in self.feed.title = error == nil ? "News" : "" }.resume()
              contacts.requestAccess(for: .contacts) { isAllowed, _ in
                ⟦self.status.stringValue =
                  isAllowed ? "Shared with your contacts" : "Only for you"⟧
              }
              Task.detached {
                ⟦self.feed.title = try String(contentsOf: url, encoding: .utf8)⟧
              }
            }
          }
        }
        final class NewsFeed: ObservableObject { @Published var title = "" }
        """),
      // A local has the same name.
      .flagged(
        """
        struct CoverDrop: UIViewRepresentable {
          @Binding var cover: UIImage?
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) {}
          func drop(_ provider: NSItemProvider) {
            provider.loadObject(ofClass: UIImage.self) { image, _ in
              let cover = image as? UIImage
              ⟦self.cover = cover⟧
            }
          }
        }
        """,
        fixed: """
          struct CoverDrop: UIViewRepresentable {
            @Binding var cover: UIImage?
            func makeUIView(context: Context) -> UIImageView { UIImageView() }
            func updateUIView(_ view: UIImageView, context: Context) {}
            func drop(_ provider: NSItemProvider) {
              provider.loadObject(ofClass: UIImage.self) { image, _ in
                let cover = image as? UIImage
                DispatchQueue.main.async { self.cover = cover }
              }
            }
          }
          """),
      // A binding without the wrapper's syntax, an animation, and a detached task.
      .flagged(
        """
        struct CoverPicker: UIViewRepresentable {
          let cover: Binding<UIImage?>
          @Binding var isBusy: Bool
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          @MainActor final class Coordinator {
            let parent: CoverPicker
            init(_ parent: CoverPicker) { self.parent = parent }
            func load(from provider: NSItemProvider) {
              provider.loadObject(ofClass: UIImage.self) { image, _ in
                ⟦self.parent.cover.wrappedValue = image as? UIImage⟧
                withAnimation {
                  ⟦self.parent.isBusy = false⟧
                }
              }
              Task.detached {
                ⟦self.parent.isBusy = true⟧
              }
            }
          }
        }
        """,
        fixed: """
          struct CoverPicker: UIViewRepresentable {
            let cover: Binding<UIImage?>
            @Binding var isBusy: Bool
            func makeUIView(context: Context) -> UIImageView { UIImageView() }
            func updateUIView(_ view: UIImageView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            @MainActor final class Coordinator {
              let parent: CoverPicker
              init(_ parent: CoverPicker) { self.parent = parent }
              func load(from provider: NSItemProvider) {
                provider.loadObject(ofClass: UIImage.self) { image, _ in
                  DispatchQueue.main.async { self.parent.cover.wrappedValue = image as? UIImage }
                  withAnimation {
                    DispatchQueue.main.async { self.parent.isBusy = false }
                  }
                }
                Task.detached {
                  DispatchQueue.main.async { self.parent.isBusy = true }
                }
              }
            }
          }
          """),
      // A detached task continues off the main thread after it has waited.
      .flagged(
        """
        struct CoverPicker: UIViewRepresentable {
          @Binding var cover: UIImage?
          let archive: CoverArchive
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) { view.image = cover }
          func load() {
            Task.detached { ⟦self.cover = await archive.cover()⟧ }
          }
        }
        actor CoverArchive {
          func cover() -> UIImage? { nil }
        }
        """),
      // A callback that may run on the main thread, values that no view shows, and a local of the same name.
      .accepted(
        """
        struct AssetView: UIViewRepresentable {
          let asset: PHAsset
          @Binding var image: UIImage?
          @ObservedObject var album: Album
          func makeUIView(context: Context) -> UIImageView {
            PHImageManager.default().requestImage(
              for: asset, targetSize: CGSize(width: 80, height: 80), contentMode: .aspectFit, options: nil
            ) { photo, _ in
              image = photo
            }
            Task.detached {
              album.lastChange = Date()
              album.page.isLoaded = true
              var image = UIImage()
              image = image.withRenderingMode(.alwaysTemplate)
              album.backups.append(image)
            }
            return UIImageView()
          }
          func updateUIView(_ view: UIImageView, context: Context) { view.image = image }
        }
        final class Album: ObservableObject {
          @Published var page = Page()
          var backups: [UIImage] = []
          var lastChange: Date?
        }
        final class Page { var isLoaded = false }
        """),
      // A provider of another module, whose method has the same name as one of a contact store.
      .accepted(
        """
        import ContactSync

        struct InviteList: UIViewRepresentable {
          @Binding var isAllowed: Bool
          let session: SyncSession
          func makeUIView(context: Context) -> UITableView {
            session.contactProvider.requestAccess { isAllowed = $0 }
            return UITableView()
          }
          func updateUIView(_ table: UITableView, context: Context) { table.isHidden = !isAllowed }
        }
        """),
    ] + unknownProviderExamples + backgroundModelExamples + backgroundQueueExamples + backgroundTaskExamples,
    signs: .backgroundCallback,
    check: .types(checkWrites))
}

@Sendable private func checkWrites(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  for member in type.localMembers(mentioning: backgroundPatterns) {
    for closure in project.backgroundClosures(in: member, of: type) {
      for write in project.backgroundWrites(in: closure.node, of: member, in: type) {
        context.report(
          message(about: write, in: closure, of: type), at: .whole(write.node),
          severity: write.kind == .wrapped ? .information : nil,
          related: [(.whole(closure.receiver), closure.cause.related)],
          fixes: hop(around: write.node, in: closure, context).map { [$0] } ?? [])
      }
    }
  }
}

private func message(about write: BackgroundWrite, in closure: BackgroundClosure, of type: ProjectType) -> String {
  let place = closure.cause.place(in: type)
  guard let method = write.method else { return "'\(write.target)' is written \(place)" }
  return "'\(method)' writes '\(write.target)', and is called \(place)"
}

extension BackgroundClosure.Cause {
  fileprivate func place(in type: ProjectType) -> String {
    let reason = "does not run on the main thread"
    return switch self {
    case .callback(let name): "in a callback of '\(name)', which \(reason)"
    case .queue: "on a background queue"
    case .task: "in a task, which \(reason) because '\(type.simpleName)' is not isolated to the main actor"
    case .method(let name):
      "in the async method '\(name)', which \(reason) because it is not isolated to the main actor"
    }
  }

  fileprivate var related: String {
    switch self {
    case .callback: "calls back on a background thread"
    case .queue, .task: "runs the closure on a background thread"
    case .method: "runs the method on a background thread"
    }
  }

  fileprivate var isAsynchronous: Bool {
    switch self {
    case .callback, .queue: false
    case .task, .method: true
    }
  }
}

extension BackgroundClosure {
  /// Whether asynchronous code can wait at a node: not in a closure, and not in a `defer` block.
  fileprivate func mayWait(at node: SyntaxNode) -> Bool {
    node.ancestors.prefix { $0 != self.node }.allSatisfy { $0.kind != .closure && $0.kind != .deferStatement }
  }
}

/// Moves a statement to the main thread; nil unless it fits on one line and can't throw.
private func hop(around node: SyntaxNode, in closure: BackgroundClosure, _ context: RuleContext) -> Fix? {
  let range = node.range
  let isAsynchronous = closure.cause.isAsynchronous
  guard !isAsynchronous || closure.mayWait(at: node), node.statement == node,
    node.descendants(.tryExpression, .awaitExpression).isEmpty,
    !node.descendants(.reference).contains(where: { $0.name.hasPrefix("$") }),
    context.text.line(at: range.lowerBound) == context.text.line(at: range.upperBound)
  else {
    return nil
  }
  return Fix(
    "Move the write to the main thread",
    [
      .insert(isAsynchronous ? "await MainActor.run { " : "DispatchQueue.main.async { ", at: range.lowerBound),
      .insert(" }", at: range.upperBound),
    ], safety: .unsafe)
}
