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
    ],
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
            node.descendants(.awaitExpression).isEmpty,
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
      !assignment.node.isLocal(first, within: scope.function)
    else { return nil }
    var properties = scope.properties(named: first)
    if path.count > 1, properties.contains(where: representable.isCopy) {
      path.removeFirst()
      properties = representable.properties.filter { $0.name == path[0] }
    }
    guard let property = properties.first else { return nil }
    if path.count == 1 || path.count == 2 && path[1] == "wrappedValue" {
      let isBinding = path.count == 2 && property.typeNode?.unwrappedType.dottedName == "Binding"
      return isBinding || path.count == 1 && property.isStateWrapped ? .wrapped : nil
    }
    guard path.count == 2 else { return nil }
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
    node.ancestors.prefix { $0 != closure }.contains { $0.kind == .closure && isMainActorClosure($0, in: path) }
  }
}

/// Moves a statement to the main queue; nil unless it fits on one line.
private func hop(around node: SyntaxNode, _ context: RuleContext) -> Fix? {
  let range = node.range
  guard node.statement == node, context.text.line(at: range.lowerBound) == context.text.line(at: range.upperBound)
  else {
    return nil
  }
  return Fix(
    "Move the write to the main thread",
    [.insert("DispatchQueue.main.async { ", at: range.lowerBound), .insert(" }", at: range.upperBound)], safety: .unsafe
  )
}
