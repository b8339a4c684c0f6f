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
      Item providers, photo and contact stores, and detached tasks call back on background threads. Use UIKit and \
      published properties only on the main thread. SwiftUI accepts writes to its own state from any thread, but a \
      binding may refer to a published property.
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
    ] + unknownProviderExamples,
    signs: .backgroundCallback,
    check: .representables(checkCallbacks))
}

@Sendable private func checkCallbacks(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous else { return }
  let coordinator = representable.coordinator
  for (members, owner) in [
    (representable.members, representable.name), (coordinator?.members ?? [], coordinator?.name ?? ""),
  ] {
    let properties = members.compactMap(Property.init)
    for member in members where context.contains(member.node) {
      let scope = ExpressionScope(of: member, typeName: owner, properties: properties)
      for call in member.bodies.flatMap({ $0.descendants(.call) }) {
        guard let closure = context.project.backgroundClosure(of: call, in: scope) else { continue }
        for node in closure.descendants(.sequence) {
          guard let assignment = Assignment(node),
            context.project.timing(of: node, in: closure, of: member.path) == .now,
            let kind = context.project.shownState(writtenBy: assignment, in: scope, representable),
            !context.project.isOnMainActor(node, within: closure, in: member.path)
          else { continue }
          context.report(
            "'\(assignment.target.text)' is written in a callback of '\(call.calledName)', "
              + "which does not run on the main thread",
            at: .whole(node), severity: kind == .wrapped ? .information : nil,
            related: [(.whole(call.callee ?? call), "calls back on a background thread")],
            fixes: hop(around: node, context).map { [$0] } ?? [])
        }
      }
    }
  }
}

extension ProjectModel {
  /// The closure that a call certainly runs off the main thread; nil if there is none.
  fileprivate func backgroundClosure(of call: SyntaxNode, in scope: ExpressionScope) -> SyntaxNode? {
    let facts = BackgroundCallback.named(call.calledName).filter { $0.form == .closure }
    guard !facts.isEmpty, let closure = call.arguments.last?.value, closure.kind == .closure,
      let receiver = call.receiver,
      !(closure.first(.closureSignature)?.hasAttribute("MainActor") ?? false)
    else { return nil }
    let owners = facts.map(\.owner)
    if facts.contains(where: { $0.owner == "URLSession" }) {
      return receiver.memberPath == ["URLSession", "shared"] ? closure : nil
    }
    guard facts.allSatisfy({ $0.thread == .background }) else { return nil }
    // `Task.detached`, `PHPhotoLibrary.requestAuthorization`.
    if let name = receiver.dottedName, owners.contains(name) { return closure }
    if let type = typeName(of: receiver, in: scope) { return owners.contains(type) ? closure : nil }
    return owners == ["NSItemProvider"] && receiver.memberPath?.last?.lowercased().hasSuffix("provider") ?? false
      ? closure : nil
  }

  /// How an assignment changes what views show; nil if it doesn't.
  fileprivate func shownState(
    writtenBy assignment: Assignment, in scope: ExpressionScope, _ representable: Representable
  ) -> StateWrite.Kind? {
    guard var path = assignment.target.pathFromSelf, let first = path.first,
      assignment.target.chainRoot.isNamed("self") || !assignment.node.isLocal(first, within: scope.function)
    else { return nil }
    var properties = scope.properties(named: first)
    if let input = path.dropFirst().first, properties.contains(where: representable.isCopy) {
      path.removeFirst()
      properties = representable.properties.filter { $0.name == input }
    }
    guard let property = properties.first else { return nil }
    if path.count == 1 { return property.isStateWrapped ? .wrapped : nil }
    guard path.count == 2 else { return nil }
    if property.typeNode?.unwrappedType.dottedName == "Binding" { return .wrapped }
    if self.property(path[1], ofObjectIn: property)?.wrapper == "Published" { return .published }
    let isView = property.typeName.map {
      isClass($0, in: scope.typeName, kindOf: "UIView") || isClass($0, in: scope.typeName, kindOf: "NSView")
    }
    return isView ?? false ? .published : nil
  }
}

extension ProjectModel {
  /// Whether a closure around a node, inside another closure, runs on the main actor.
  fileprivate func isOnMainActor(_ node: SyntaxNode, within closure: SyntaxNode, in path: FilePath) -> Bool {
    node.ancestors.prefix { $0 != closure }.contains { isMainActorClosure($0, in: path) }
  }
}

/// Moves a statement to the main queue, whose closures can't throw; nil unless it fits on one line.
private func hop(around node: SyntaxNode, _ context: RuleContext) -> Fix? {
  let range = node.range
  guard node.statement == node, node.descendants(.tryExpression, .awaitExpression).isEmpty,
    context.text.line(at: range.lowerBound) == context.text.line(at: range.upperBound)
  else {
    return nil
  }
  return Fix(
    "Move the write to the main thread",
    [.insert("DispatchQueue.main.async { ", at: range.lowerBound), .insert(" }", at: range.upperBound)], safety: .unsafe
  )
}
