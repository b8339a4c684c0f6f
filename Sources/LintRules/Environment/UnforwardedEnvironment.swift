import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let unforwardedEnvironment = Rule(
    id: "unforwarded-environment",
    group: "environment",
    severity: .information,
    lowerSeverities: [.hint(if: "the hosted view comes from callers, and may read only system values")],
    isOnByDefault: false,
    since: "iOS 13",
    summary: "Forward the environment to views that a representable hosts.",
    symptom: """
      Hosted views see default values instead of the values that their ancestors set, or crash with "No \
      ObservableObject of type … found".
      """,
    rationale: """
      A hosting controller starts a new view hierarchy. System values such as the color scheme reach it through \
      traits. Nothing promises the same for custom environment values, environment objects, and observable models: \
      current systems hand them on to a hosted view below the represented view, but not before it is there, so a view \
      that is measured or drawn first crashes without its objects. `context.environment` contains the representable's \
      own environment; pass the values that the hosted views read.
      """,
    exception: "Suppress it if the hosted views read only system values.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/environment",
    examples: [
      .flagged(
        """
        import SwiftUI

        struct Zooming<Content: View>: UIViewRepresentable {
          let content: Content
          func makeUIView(context: Context) -> UIScrollView {
            let scroll = UIScrollView()
            scroll.addSubview(context.coordinator.host.view)
            return scroll
          }
          func updateUIView(_ scroll: UIScrollView, context: Context) { context.coordinator.host.rootView = content }
          func makeCoordinator() -> Coordinator { Coordinator(host: ⟦UIHostingController(rootView: content)⟧) }
          final class Coordinator {
            let host: UIHostingController<Content>
            init(host: UIHostingController<Content>) { self.host = host }
          }
        }
        """),
      // A view of the project that reads an environment object.
      .flagged(
        """
        import SwiftUI

        struct Toolbar: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        struct NoteEditor: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let editor = UITextView()
            context.coordinator.bar = ⟦UIHostingController(rootView: Toolbar())⟧
            editor.inputAccessoryView = context.coordinator.bar?.view
            return editor
          }
          func updateUIView(_ editor: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var bar: UIHostingController<Toolbar>? }
        }
        """),
      // Forwarded as a whole or as an object.
      .accepted(
        """
        import SwiftUI

        struct Zooming<Content: View>: UIViewRepresentable {
          let content: Content
          func makeUIView(context: Context) -> UIScrollView {
            context.coordinator.host = UIHostingController(
              rootView: AnyView(content.environment(\\.self, context.environment)))
            return UIScrollView()
          }
          func updateUIView(_ scroll: UIScrollView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var host: UIHostingController<AnyView>? }
        }
        struct NoteEditor<Bar: View>: UIViewRepresentable {
          let session: Session
          let bar: Bar
          func makeUIView(context: Context) -> UITextView {
            context.coordinator.bar = UIHostingController(rootView: AnyView(bar.environmentObject(session)))
            return UITextView()
          }
          func updateUIView(_ editor: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var bar: UIHostingController<AnyView>? }
        }
        """),
      // Views that are known to read only system values.
      .accepted(
        """
        import SwiftUI

        struct Toolbar: View {
          @Environment(\\.colorScheme) private var scheme
          let title: String
          var body: some View { Text(title) }
        }
        struct NoteEditor: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController {
            let parent = UIViewController()
            parent.addChild(UIHostingController(rootView: Toolbar(title: "a")))
            parent.addChild(UIHostingController(rootView: Text("b")))
            return parent
          }
          func updateUIViewController(_ parent: UIViewController, context: Context) {}
        }
        """),
      // A UIKit view that isn't part of a representable.
      .accepted(
        """
        import SwiftUI

        final class Panel: UIView {
          let host = UIHostingController(rootView: Profile())
        }
        """),
      // Observable models, views of the caller, and a function of the representable that gets the context.
      .flagged(
        """
        import SwiftUI

        struct Badge: View {
          @Environment(Cart.self) private var cart
          var body: some View { Text("\\(cart.count)") }
        }
        struct ProductGrid<Cell: View>: UIViewControllerRepresentable {
          let cell: Cell
          let header: AnyView
          func makeUIViewController(context: Context) -> UIViewController {
            let parent = UIViewController()
            parent.addChild(⟦UIHostingController(rootView: Badge())⟧)
            fill(parent, context)
            return parent
          }
          func updateUIViewController(_ parent: UIViewController, context: Context) {
            parent.children.last?.removeFromParent()
            fill(parent, context)
          }
          private func fill(_ parent: UIViewController, _ context: Context) {
            let stack = context.coordinator.isWide ? AnyView(HStack { cell }) : AnyView(cell)
            parent.addChild(⟦UIHostingController(rootView: self.header.padding())⟧)
            parent.addChild(UIHostingController(rootView: stack))
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var isWide = false }
        }
        @Observable final class Cart { var count = 0 }
        """),
      // Containers of models, environments with other names, and a context that other code gets.
      .accepted(
        """
        import SwiftUI

        struct Rows<Row: View>: UIViewControllerRepresentable {
          let row: Row
          let store: ModelContainer
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: row.modelContainer(store))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct Cards<Card: View>: UIViewControllerRepresentable {
          let card: Card
          @Environment(\\.modelContext) private var modelContext
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: card.storing(in: modelContext))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct Popup<Page: View>: UIViewControllerRepresentable {
          let page: Page
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: page.forwarding(context))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct Sheet<Page: View>: UIViewControllerRepresentable {
          let page: Page
          let sheetEnvironment: EnvironmentValues
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: page.forwarding(sheetEnvironment))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct Form<Field: View>: UIViewControllerRepresentable {
          let field: Field
          let session: Session
          func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: field.environmentObject(session))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """),
      // A view without objects, a view of the coordinator with the name of an input, and a controller that hosts
      // nothing.
      .accepted(
        """
        import SwiftUI

        struct Placeholder: View {
          @State private var isMoving = false
          var body: some View { Text(isMoving ? "…" : "Loading") }
        }
        struct Gallery<Page: View, Header: View>: UIViewControllerRepresentable {
          let pages: [Page]
          let header: Header
          func makeUIViewController(context: Context) -> UIViewController {
            let parent = UIViewController()
            context.coordinator.addHeader(to: parent)
            parent.addChild(UIHostingController(rootView: Placeholder()))
            parent.addChild(PageStack(rootView: header))
            return parent
          }
          func updateUIViewController(_ parent: UIViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            func addHeader(to parent: UIViewController) {
              let header = Text("Gallery")
              parent.addChild(UIHostingController(rootView: header))
            }
          }
        }
        final class PageStack: UIViewController {
          init(rootView: some View) { super.init(nibName: nil, bundle: nil) }
        }
        """),
      // Views of a known type that reads nothing from the environment.
      .accepted(
        """
        import SwiftUI

        struct Tip: View {
          let text: String
          var body: some View { Text(text) }
        }
        struct TipBar: UIViewRepresentable {
          let tips: [Tip]
          let index: Int
          func makeUIView(context: Context) -> UIStackView {
            let host = UIHostingController(rootView: tips[index])
            context.coordinator.host = host
            return UIStackView(arrangedSubviews: [host.view])
          }
          func updateUIView(_ stack: UIStackView, context: Context) { context.coordinator.host?.rootView = tips[index] }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var host: UIHostingController<Tip>? }
        }
        """),
      // A context with another name is passed on.
      .accepted(
        """
        import SwiftUI

        struct Popup<Page: View>: UIViewControllerRepresentable {
          let page: Page
          func makeUIViewController(context outer: Context) -> UIViewController {
            UIHostingController(rootView: page.forwarding(outer))
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """),
    ],
    signs: .hosting,
    check: .representables(checkEnvironment))
}

@Sendable private func checkEnvironment(_ representable: Representable, in context: inout RuleContext) {
  guard context.imports("SwiftUI"), !representable.isAmbiguous else { return }
  let bodies = [LifecycleMethod.make, .makeCoordinator, .update].flatMap { representable.bodiesWithHelpers(of: $0) }
  let calls = bodies.flatMap { body in
    body.block.descendants(.call).filter { $0.argument(labeled: "rootView") != nil }.map { (body, $0) }
  }
  guard !calls.isEmpty, !bodies.contains(where: representable.mayForwardEnvironment) else { return }
  for (body, call) in calls {
    guard let name = call.evidentTypeName, context.project.isHosting(name, in: representable.name),
      let rootView = call.argument(labeled: "rootView")?.value,
      let severity = context.project.severity(ofHosting: rootView, in: body, of: representable)
    else { continue }
    context.report(
      "the environment of '\(representable.simpleName)' may not reach the views in this '\(call.createdName)'",
      at: .whole(call), severity: severity)
  }
}

extension ProjectModel {
  /// The severity of not forwarding the environment to a view that reads objects from it, or that comes from callers and
  /// may read anything; nil for other views.
  fileprivate func severity(
    ofHosting rootView: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> Severity? {
    let first = rootView.chainRoot
    if first.name.first?.isUppercase ?? false {
      guard let view = resolveUniquely(first.name, in: representable.name) else { return nil }
      let members = (declarations(of: view.name) + extensions(of: view.name)).flatMap(\.members)
      return members.compactMap(Property.init).contains(where: \.isFromCustomEnvironment) ? .information : nil
    }
    guard !body.isInCoordinator, let name = first.isNamed("self") ? first.accessedMember?.name : first.name,
      let type = representable.input(named: name)?.typeNode?.unwrappedType
    else { return nil }
    return representable.isContent(type) ? .hint : nil
  }
}

extension Representable {
  /// Whether a type stands for any view: a generic parameter, `AnyView`, or a closure.
  fileprivate func isContent(_ type: SyntaxNode) -> Bool {
    if type.kind == .functionType { return true }
    guard let name = type.dottedName else { return false }
    return name == "AnyView" || parts.contains { $0.node.genericParameters.contains(name) }
  }
}

extension Property {
  /// Whether the property reads an environment object or, by its type, an observable object.
  fileprivate var isFromCustomEnvironment: Bool {
    wrapper == "EnvironmentObject"
      || wrapper == "Environment" && wrapperNode?.descendants(.keyPath).isEmpty ?? false
  }
}

extension SyntaxNode {
  fileprivate var genericParameters: [String] { first(.genericParameters)?.all(.genericParameter).map(\.name) ?? [] }
}

extension Representable {
  /// Whether code mentions an environment or a model context, or passes the whole context on to other code.
  fileprivate func mayForwardEnvironment(_ body: LifecycleBody) -> Bool {
    body.block.descendants(.memberAccess, .reference).contains { node in
      node.name.hasPrefix("environment") || node.name.hasSuffix("nvironment")
        || node.isNamed("modelContainer") || node.isNamed("modelContext")
        || node.parent?.kind == .argument && place(of: node, in: body) == Place(.context)
          && !isForOwnCode(node, in: body)
    }
  }

  /// Whether an argument is for a function of the representable or its coordinator.
  private func isForOwnCode(_ argument: SyntaxNode, in body: LifecycleBody) -> Bool {
    argument.parent?.parent.map { !functions(calledBy: $0, in: body).isEmpty } ?? false
  }
}
