import BridgeFacts

/// A text with the mark after a typed word, the completion to accept, and the text that it writes.
struct CompletionSample {
  var source: String
  var label: String
  var text: String
}

/// One sample for each stub.
let completionSamples: [String: CompletionSample] = [lifecycleSamples, borderSamples].reduce(into: [:]) {
  $0.merge($1) { first, _ in first }
}

private let words: [LifecycleMethod: (key: String, typed: String)] = [
  .make: ("make", "make"), .update: ("update", "upd"), .dismantle: ("dismantle", "dism"),
  .sizeThatFits: ("sizeThatFits", "size"), .makeCoordinator: ("makeCoordinator", "coord"), .handle: ("handle", "hand"),
]

/// The samples for the lifecycle methods of each family.
private let lifecycleSamples: [String: CompletionSample] = {
  var samples: [String: CompletionSample] = [:]
  for family in Family.all {
    for method in family.methods {
      guard let (key, typed) = words[method], let label = family.fullName(of: method) else { continue }
      samples["\(family.name): \(key)"] = CompletionSample(
        source: "struct A: \(family.name) {\n  class Coordinator {}\n  \(typed)⟦⟧\n}", label: label,
        text: heads[method]?.replacing("TYPE", with: family.represented)
          .replacing("CONVERTER", with: family.kind == .gesture ? "converter: CoordinateSpaceConverter" : "")
          .replacing("NAME", with: family.parameterName) ?? "")
    }
  }
  return samples
}()

private let heads: [LifecycleMethod: String] = [
  .make: "func makeTYPE(context: Context) -> TYPE {", .update: "func updateTYPE(_ NAME: TYPE, context: Context) {",
  .dismantle: "static func dismantleTYPE(_ NAME: TYPE, coordinator: Coordinator) {",
  .sizeThatFits: "func sizeThatFits(_ proposal: ProposedViewSize, NAME: TYPE, context: Context) -> CGSize? {",
  .makeCoordinator: "func makeCoordinator(CONVERTER) -> Coordinator {",
  .handle: "case .cancelled, .failed:",
]

private func controller(_ body: String, members: String = "") -> String {
  """
  import Combine
  import SwiftUI
  final class Screen: UIViewController {
    \(members)
    func show(_ cell: UITableViewCell) {
      \(body)
    }
  }
  final class Model: ObservableObject {}
  @Observable final class Story {}
  """
}

private func updating(_ statement: String) -> String {
  """
  struct Field: UIViewRepresentable {
    @Binding var text: String
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.addTarget(context.coordinator, action: #selector(), for: .editingChanged)
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) {
      \(statement)
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: Field
      init(_ parent: Field) { self.parent = parent }
      @objc func changed(_ sender: UITextField) {}
    }
  }
  """
}

private let borderSamples: [String: CompletionSample] = [
  "hosting: coder initializer": CompletionSample(
    source: "final class A: UIHostingController<Screen> {\n  init⟦⟧\n}", label: "init?(coder:)",
    text: "super.init(coder: coder, rootView: Screen())"),
  "hosting: child": CompletionSample(
    source: controller("embed⟦⟧"), label: "embed a SwiftUI view", text: "host.didMove(toParent: self)"),
  "hosting: removal of a child": CompletionSample(
    source: controller(
      "remove⟦⟧", members: "var page: UIViewController?\n  func open() { if let page { addChild(page) } }"),
    label: "remove page",
    text: "page?.willMove(toParent: nil)\n    page?.view.removeFromSuperview()\n    page?.removeFromParent()"),
  "hosting: cell content": CompletionSample(
    source: controller("cell.contentConfiguration = ⟦⟧"), label: "UIHostingConfiguration",
    text: "UIHostingConfiguration {\n      EmptyView()\n    }"),
  "hosting: cell registration": CompletionSample(
    source: controller("regis⟦⟧", members: "let list: UICollectionView"),
    label: "cell registration with SwiftUI content",
    text: "UICollectionView.CellRegistration<UICollectionViewCell, String>"),
  "hosting: scene delegate": CompletionSample(
    source: "final class A: UIResponder, UIHostingSceneDelegate {\n  ⟦⟧\n}", label: "rootScene",
    text: "static var rootScene: some Scene {"),
  "hosting: scroll view of the bars": CompletionSample(
    source: controller("setCo⟦⟧", members: "let list = UITableView()"), label: "setContentScrollView(list, for:)",
    text: "setContentScrollView(list, for: .top)"),
  "hosting: safe area": CompletionSample(
    source: controller("safe⟦⟧", members: "let host = UIHostingController(rootView: EmptyView())"),
    label: "host.safeAreaRegions", text: "host.safeAreaRegions = .container"),
  "hosting: keyboard": CompletionSample(
    source: controller("let page = UIHostingController(rootView: EmptyView())\n    keyb⟦⟧"),
    label: "page above the keyboard",
    text: "page.view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true"),
  "associated types: class": CompletionSample(
    source: "struct A: UIViewRepresentable {\n  public typealias⟦⟧\n}", label: "typealias UIViewType",
    text: "typealias UIViewType = UIView"),
  "associated types: coordinator": CompletionSample(
    source: "class BoardCoordinator {}\nstruct Board: NSViewRepresentable {\n  typealias Co⟦⟧\n}",
    label: "typealias Coordinator", text: "typealias Coordinator = BoardCoordinator"),
  "environment: trait bridge": CompletionSample(
    source: "import SwiftUI\n\ntrait⟦⟧", label: "trait bridge", text: "struct CustomKey: UITraitBridgedEnvironmentKey {"
  ),
  "environment: read and write of a bridged key": CompletionSample(
    source: """
      struct Theme: UITraitDefinition { static let defaultValue: Int = 0 }
      struct ThemeKey: UITraitBridgedEnvironmentKey {
        static let defaultValue: Int = 0
        ⟦⟧
      }
      """, label: "write(to:value:)",
    text: "static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {"),
  "observation: loop": CompletionSample(
    source: controller("", members: "let story = Story()\n  obs⟦⟧\n"), label: "observeStory()",
    text: "Task { @MainActor in self?.observeStory() }"),
  "observation: updateProperties": CompletionSample(
    source: controller("", members: "override func up⟦⟧\n"), label: "updateProperties()",
    text: "super.updateProperties()"),
  "observation: sink": CompletionSample(
    source: controller("sink⟦⟧", members: "let model: Model = Model()\n  var bag: Set<AnyCancellable> = []"),
    label: "sink of model", text: ".store(in: &bag)"),
  "observation: sink with a call as initial value": CompletionSample(
    source: controller("sink⟦⟧", members: "let model: Model = Model()\n  private var bag = Set<AnyCancellable>()"),
    label: "sink of model", text: ".store(in: &bag)"),
  "update: change guard": CompletionSample(
    source: updating("guard⟦⟧"), label: "guard text changed",
    text: "guard context.coordinator.lastText != text else { return }"),
  "update: updating flag": CompletionSample(
    source: updating("isUp⟦⟧"), label: "isUpdatingFromSwiftUI",
    text: "defer { context.coordinator.isUpdatingFromSwiftUI = false }"),
  "update: refresh of the parent": CompletionSample(
    source: updating("par⟦⟧"), label: "context.coordinator.parent = self", text: "context.coordinator.parent = self"),
  "coordinator: class": CompletionSample(
    source: "struct A: UIViewRepresentable {\n  typealias UIViewType = UITextField\n  class Co⟦⟧\n}",
    label: "class Coordinator", text: "final class Coordinator: NSObject, UITextFieldDelegate {"),
  "coordinator: parent": CompletionSample(
    source: "struct A: UIViewRepresentable {\n  final class Coordinator {\n    init⟦⟧\n  }\n}",
    label: "init(_ parent: A)",
    text: "self.parent = parent"),
  "members: of the context": CompletionSample(
    source: updating("context.⟦⟧"), label: "transaction", text: "transaction"),
  "members: of the converter": CompletionSample(
    source: """
      struct Tap: UIGestureRecognizerRepresentable {
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
          context.converter.⟦⟧
        }
      }
      """, label: "location(in:)", text: "location(in: .global)"),
  "members: of a hosting controller": CompletionSample(
    source: controller("host.⟦⟧", members: "let host = UIHostingController(rootView: EmptyView())"),
    label: "safeAreaRegions", text: "safeAreaRegions"),
  "members: sizing options": CompletionSample(
    source: controller(
      "host.sizingOptions = [.preferredContentSize, .⟦⟧]",
      members: "let host = UIHostingController(rootView: EmptyView())"),
    label: "intrinsicContentSize", text: "intrinsicContentSize"),
  "members: selectors": CompletionSample(
    source: updating("").replacing("#selector()", with: "#selector(⟦⟧)"), label: "Coordinator.changed(_:)",
    text: "Coordinator.changed(_:)"),
  "members: coordinator as delegate": CompletionSample(
    source: updating("field.delegate = ⟦⟧"), label: "context.coordinator", text: "context.coordinator"),
]
