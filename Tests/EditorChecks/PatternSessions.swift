import BridgeModel
import TextModel

/// Sessions for all completions except the members of representables, in every style, with and without snippets. Only
/// every `stride`th session is included.
public func patternSessions(stride: Int = 1) -> [TypingSession] {
  let layouts = textStyles.flatMap { style in [true, false].map { (style, takesSnippets: $0) } }
  let all = layouts.indices.flatMap { layout in patterns.indices.map { (layout, pattern: $0) } }
  return all.enumerated().filter { $0.offset % stride == 0 }.map { _, session in
    let (style, takesSnippets) = layouts[session.0]
    return patterns[session.pattern].session(
      "Pattern\(session.pattern)Of\(session.0)", in: style, takesSnippets: takesSnippets)
  }
}

extension TypingSession {
  /// The white space at the start of the line with the mark.
  fileprivate var currentIndentation: String {
    let line = beforeMark.split(omittingEmptySubsequences: false) { $0.isNewline }.last ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}

private struct Pattern {
  struct Step {
    var word: String
    var label: String
    /// The text after which to place the mark first; nil to leave it where it is.
    var place: String?
    /// Whether the completion is part of a statement, so it may be offered again.
    var isValue = false
  }

  var source: String
  var steps: [Step]
  /// The iOS deployment target of the project.
  var target: SystemVersion?

  init(_ source: String, _ steps: Step..., target: Int? = nil) {
    self.source = source
    self.steps = steps
    self.target = target.map { SystemVersion($0) }
  }

  func session(_ name: String, in style: SourceStyle, takesSnippets: Bool) -> TypingSession {
    var session = TypingSession(
      name, in: style.format(source.replacing("NAME", with: name)), takesSnippets: takesSnippets,
      targets: DeploymentTargets(target.map { [.iOS: $0] } ?? [:]))
    for step in steps {
      if let place = step.place { session.move(after: place.replacing("NAME", with: name)) }
      let line = session.currentIndentation
      session.accept(
        step.label.replacing("NAME", with: name), typing: step.word,
        then: step.isValue ? nil : style.lineEnding + line)
    }
    // All sessions are compiled together, so these names must be unique.
    session.replace("Custom", with: name)
    session.replace("custom", with: "value" + name)
    return session
  }
}

private let patterns: [Pattern] = [
  Pattern(
    """
    import SwiftUI
    final class NAME: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦⟧
      }
    }
    """, .init(word: "embed", label: "embed a SwiftUI view")),
  Pattern(
    """
    import SwiftUI
    final class NAME: NSViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦⟧
      }
    }
    """, .init(word: "hos", label: "embed a SwiftUI view")),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIViewController {
      private let host = UIHostingController(rootView: EmptyView())
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      func close() {
        ⟦⟧
      }
    }
    """, .init(word: "remove", label: "remove host")),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦⟧
      }
      func show(_ cell: UICollectionViewCell) {
        cell.contentConfiguration = nil
      }
    }
    """, .init(word: "regis", label: "cell registration with SwiftUI content")),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIViewController {
      func show(_ cell: UITableViewCell) {
        cell.contentConfiguration = ⟦⟧
      }
    }
    """, .init(word: "", label: "UIHostingConfiguration", isValue: true)),
  Pattern(
    """
    import SwiftUI
    struct RootNAME: View {
      var body: some View {
        EmptyView()
      }
    }
    final class NAME: UIHostingController<RootNAME> {
      ⟦⟧
    }
    """, .init(word: "required in", label: "init?(coder:)")),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIView {
      ⟦⟧
    }
    """, .init(word: "override func upd", label: "updateProperties()"), target: 17),
  Pattern(
    """
    import Observation
    import SwiftUI
    @Observable final class ModelNAME {
      var title = ""
    }
    final class NAME: UIViewController {
      private let model = ModelNAME()
      ⟦⟧
    }
    """, .init(word: "obs", label: "observeModel()"), .init(word: "updatePro", label: "updateProperties()"), target: 18),
  Pattern(
    """
    import Combine
    import SwiftUI
    final class ModelNAME: ObservableObject {
      @Published var title = ""
    }
    final class NAME: UIViewController {
      private let model: ModelNAME = ModelNAME()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦⟧
      }
    }
    """, .init(word: "sink", label: "sink of model")),
  Pattern(
    """
    import SwiftUI
    struct NAME: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = ⟦⟧
        return field
      }
      func updateUIView(_ uiView: UITextField, context: Context) {
        /* first */
        if uiView.text != text { uiView.text = text }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      @MainActor
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: NAME
        init(_ parent: NAME) { self.parent = parent }
        func textFieldDidChangeSelection(_ textField: UITextField) {
          let text = textField.text ?? ""
          if parent.text != text { parent.text = text }
        }
      }
    }
    """, .init(word: "", label: "context.coordinator", isValue: true),
    .init(word: "\n    paren", label: "context.coordinator.parent = self", place: "/* first */"),
    .init(word: "isUpd", label: "isUpdatingFromSwiftUI"), .init(word: "guard", label: "guard text changed")),
  Pattern(
    """
    import SwiftUI

    ⟦⟧
    """, .init(word: "trait", label: "trait bridge")),
  Pattern(
    """
    import SwiftUI
    struct NAMETrait: UITraitDefinition {
      static let defaultValue: Int = 0
    }
    struct NAME: UITraitBridgedEnvironmentKey {
      static let defaultValue: Int = 0
      ⟦⟧
    }
    """, .init(word: "static func re", label: "read(from:)"), .init(word: "wri", label: "write(to:value:)")),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIResponder, UIHostingSceneDelegate {
      ⟦⟧
    }
    """, .init(word: "static var ro", label: "rootScene")),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIViewController {
      private let host = UIHostingController(rootView: EmptyView())
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        host.⟦⟧ = .
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """, .init(word: "siz", label: "sizingOptions", isValue: true),
    .init(word: "", label: "intrinsicContentSize", place: "sizingOptions = .", isValue: true)),
  Pattern(
    """
    import SwiftUI
    struct NAME: UIViewRepresentable {
      func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.addTarget(context.coordinator, action: #selector(⟦⟧), for: .valueChanged)
        return view
      }
      func updateUIView(_ uiView: UISwitch, context: Context) {
        /* here */ context.
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      @MainActor
      final class Coordinator: NSObject {
        /* parent */
        @objc func changed(_ sender: UISwitch) {}
      }
    }
    """, .init(word: "Coor", label: "Coordinator.changed(_:)", isValue: true),
    .init(word: "\n    ini", label: "init(_ parent: NAME)", place: "/* parent */"),
    .init(word: "ani", label: "animate(changes:completion:)", place: "/* here */ context.", isValue: true)),
  Pattern(
    """
    import SwiftUI
    final class NAME: UIViewController {
      private let list = UITableView()
      private let host = UIHostingController(rootView: EmptyView())
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        ⟦⟧
      }
    }
    """, .init(word: "setCont", label: "setContentScrollView(list, for:)"),
    .init(word: "safe", label: "host.safeAreaRegions"), .init(word: "keyb", label: "host above the keyboard")),
  Pattern(
    """
    import SwiftUI
    struct NAME: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
      func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
        print(context.converter.⟦⟧)
      }
    }
    """, .init(word: "loca", label: "location(in:)", isValue: true)),
  Pattern(
    """
    import Combine
    import SwiftUI
    final class ModelNAME: ObservableObject {}
    final class NAME: UIViewController {
      private let model = ModelNAME()
      private var bag = Set<AnyCancellable>()
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦⟧
      }
    }
    """, .init(word: "sink", label: "sink of model")),
  Pattern(
    """
    import SwiftUI
    final class NAMECoordinator {}
    protocol BoxNAME: UIViewRepresentable where UIViewType == UIView, Coordinator == NAMECoordinator {}
    extension BoxNAME {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func makeCoordinator() -> NAMECoordinator { NAMECoordinator() }
    }
    struct NAME: BoxNAME {
      ⟦⟧
    }
    """, .init(word: "typealias Co", label: "typealias Coordinator")),
  Pattern(
    """
    import SwiftUI
    final class NAME: NSObject, UITextFieldDelegate {
      ⟦⟧
    }
    """, .init(word: "textFieldDidCh", label: "textFieldDidChangeSelection(_:)"),
    .init(word: "textFieldShouldB", label: "textFieldShouldBeginEditing(_:)")),
]
