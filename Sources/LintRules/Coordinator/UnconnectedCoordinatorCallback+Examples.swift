import LintEngine

/// Further examples of `unconnected-coordinator-callback`.
let unconnectedCallbackExamples: [RuleExample] = [
  // Members of other objects with the same name; and callbacks that a key path, another module, or their declaration
  // sets.
  .flagged(
    """
    import NoteKit

    struct Search: UIViewRepresentable {
      func makeUIView(context: Context) -> SearchBox {
        let box = SearchBox()
        box.delegate = context.coordinator
        box.onSearch = { text in print(text) }
        box.onSearch?("")
        if let onSearch = box.onSearch { onSearch("all") }
        let show = { [onSearch = box.onSearch] in onSearch?("more") }
        show()
        fill(box) { text in print(text) }
        return box
      }
      private func fill(_ box: SearchBox, onSearch: @escaping (String) -> Void) { box.onSearch = onSearch }
      func updateUIView(_ box: SearchBox, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦onSearch⟧: ((String) -> Void)? = nil
        func textFieldDidEndEditing(_ field: UITextField) { onSearch?(field.text ?? "") }
      }
    }
    final class SearchBox: UITextField { var onSearch: ((String) -> Void)? }
    struct Note: UIViewRepresentable {
      var onEnd: () -> Void
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        context.coordinator.field = field
        NoteRegistry.shared.coordinator.onShare = { print("share") }
        connect(context.coordinator, \\.onEnd, onEnd)
        reset(&context.coordinator.onClear)
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      private func connect(
        _ coordinator: Coordinator, _ path: ReferenceWritableKeyPath<Coordinator, (() -> Void)?>,
        _ action: @escaping () -> Void
      ) { coordinator[keyPath: path] = action }
      private func reset(_ action: inout (() -> Void)?) { action = { print("clear") } }
      final class Coordinator: NSObject, UITextFieldDelegate {
        weak var field: UITextField?
        var onBegin: (() -> Void)? { field.map { field in { field.selectAll(nil) } } }
        var onEnd: (() -> Void)?
        var onShare: (() -> Void)?
        var onClear: (() -> Void)?
        var onReturn: (() -> Void)? = { print("return") }
        func textFieldDidBeginEditing(_ field: UITextField) { onBegin?() }
        func textFieldDidEndEditing(_ field: UITextField) {
          onEnd?()
          onShare?()
        }
        func textFieldShouldClear(_ field: UITextField) -> Bool {
          onClear?()
          return true
        }
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          onReturn?()
          return true
        }
      }
    }
    struct Page: UIViewRepresentable {
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      func makeCoordinator() -> PageCoordinator { PageCoordinator() }
    }
    open class PageCoordinator: NSObject, UIScrollViewDelegate {
      open var onScroll: (() -> Void)?
      open func scrollViewDidScroll(_ view: UIScrollView) { onScroll?() }
    }
    """
  ),
  // Attributes that add no members.
  .flagged(
    """
    import SwiftUI

    @usableFromInline @frozen struct LogView: UIViewRepresentable {
      @usableFromInline let lines: [String]
      @usableFromInline init(lines: [String]) { self.lines = lines }
      @usableFromInline func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      @usableFromInline func updateUIView(_ view: UIScrollView, context: Context) {}
      @usableFromInline func makeCoordinator() -> Coordinator { Coordinator(view: self) }
      @objc(LogCoordinator) @objcMembers @dynamicMemberLookup @usableFromInline
      final class Coordinator: NSObject, UIScrollViewDelegate {
        private let view: LogView
        var ⟦onScroll⟧: ((CGFloat) -> Void)?
        init(view: LogView) { self.view = view }
        subscript<Value>(dynamicMember path: KeyPath<LogView, Value>) -> Value { view[keyPath: path] }
        @usableFromInline func scrollViewDidScroll(_ view: UIScrollView) {
          if !self.lines.isEmpty { onScroll?(view.contentOffset.y) }
        }
      }
    }
    """),
]
