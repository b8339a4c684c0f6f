import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let nonexistentBridgeAPI = Rule(
    id: "nonexistent-bridge-api",
    group: "conformance",
    severity: .error,
    lowerSeverities: [
      .information(if: "the project or an imported module isn't completely known"),
      .hint(if: "the code compiles with a deprecated argument label"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Call only API that exists in Apple's SDKs.",
    symptom: """
      The code doesn't compile: the type has no such member, the argument label is wrong, or the value has the wrong \
      type.
      """,
    rationale: """
      API that connects UIKit and SwiftUI is often written from memory in a form that doesn't exist: with an \
      Objective-C argument label, on a related class, or with a `UIColor` name where SwiftUI expects a shape style. \
      For example, the `delegate` of a mail composer is its delegate as a navigation controller; the one that you want \
      is `mailComposeDelegate`. The `with` label of `UIView.animate` still compiles, but it's deprecated.
      """,
    exception: "Suppress it if an extension in a binary framework adds the member.",
    source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:)",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ListController: UIViewController {
          let host = UIHostingController(rootView: Profile())
          func arrange(_ table: UIScrollView) {
            setContentScrollView(table, ⟦forEdge⟧: .top)
            host.sizingOptions = [⟦.intrinsic⟧]
          }
          func animate(_ animation: Animation) {
            UIView.animate(⟦with⟧: animation, changes: { self.view.alpha = 1 })
            UIView.animate(⟦with⟧: .spring) { self.view.alpha = 0 }
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class ListController: UIViewController {
            let host = UIHostingController(rootView: Profile())
            func arrange(_ table: UIScrollView) {
              setContentScrollView(table, for: .top)
              host.sizingOptions = [.intrinsicContentSize]
            }
            func animate(_ animation: Animation) {
              UIView.animate(animation, changes: { self.view.alpha = 1 })
              UIView.animate(.spring) { self.view.alpha = 0 }
            }
          }
          """),
      .flagged(
        """
        import SwiftUI

        final class RowCell: UITableViewCell {
          func fill() {
            contentConfiguration = UIHostingConfiguration { Status() }
              .margins(.all, 8)
              .background(⟦.quaternarySystemFill⟧)
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class RowCell: UITableViewCell {
            func fill() {
              contentConfiguration = UIHostingConfiguration { Status() }
                .margins(.all, 8)
                .background(Color(uiColor: .quaternarySystemFill))
            }
          }
          """),
      // Without a direct replacement, so there is no fix.
      .flagged(
        """
        import SwiftUI

        final class ListController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: Profile(), ⟦ignoreSafeArea⟧: true)
            addChild(host)
            host.didMove(toParent: self)
            host.navigationController?.navigationBar.⟦setContentScrollView⟧(tableView, forEdge: .top)
          }
        }
        """),
      // A view controller has the method, not its navigation bar.
      .flagged(
        """
        import SwiftUI

        final class ListController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            // The title collapses.
            navigationController?.navigationBar.⟦setContentScrollView⟧(tableView, forEdge: .top)
          }
          func detach() { self.navigationController?.navigationBar.⟦setContentScrollView⟧(nil) }
        }
        """,
        fixed: """
          import SwiftUI

          final class ListController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              // The title collapses.
              setContentScrollView(tableView, for: .top)
            }
            func detach() { self.setContentScrollView(nil) }
          }
          """),
      .flagged(
        """
        import MessageUI
        import SwiftUI

        struct Mail: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> MFMailComposeViewController {
            let mail = MFMailComposeViewController()
            mail.⟦delegate⟧ = context.coordinator
            return mail
          }
          func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {}
        }
        """,
        fixed: """
          import MessageUI
          import SwiftUI

          struct Mail: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> MFMailComposeViewController {
              let mail = MFMailComposeViewController()
              mail.mailComposeDelegate = context.coordinator
              return mail
            }
            func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {}
          }
          """),
      // The project adds the API itself.
      .accepted(
        """
        import SwiftUI

        extension UIHostingController {
          convenience init(rootView: Content, ignoreSafeArea: Bool) { self.init(rootView: rootView) }
        }
        extension UIViewController {
          func setContentScrollView(_ view: UIScrollView, forEdge edge: NSDirectionalRectEdge) {}
        }
        final class ListController: UIViewController {
          func arrange(_ table: UIScrollView) {
            show(UIHostingController(rootView: Profile(), ignoreSafeArea: true), sender: nil)
            setContentScrollView(table, forEdge: .top)
          }
        }
        """),
      // A class that is also the navigation controller's delegate, and other members with these names.
      .accepted(
        """
        import MessageUI
        import SwiftUI

        final class Mailer: NSObject, UINavigationControllerDelegate, MFMailComposeViewControllerDelegate {
          func show(_ mail: MFMailComposeViewController) {
            mail.delegate = self
            mail.mailComposeDelegate = self
            Animator.animate(with: .snappy, changes: {})
            UIView.animate(withDuration: 1) {}
            panel.sizingOptions = .intrinsic
            card.background(.quaternarySystemFill)
          }
        }
        """),
    ] + nonexistentBridgeAPIReceiverExamples,
    signs: .mistakenAPI,
    check: .types(checkCalls))
}

@Sendable private func checkCalls(_ type: ProjectType, in context: inout RuleContext) {
  var found: [Mistake] = []
  type.walk(mentioning: mistakes.filter { $0.owner.map(type.mentions) ?? true }.map(\.word)) { node in
    if let mistake = Mistake(node, in: type, context.project) { found.append(mistake) }
  }
  guard !found.isEmpty else { return }
  let isCertain =
    context.project.coverage.isWhole(around: context.path) && context.imports.isSubset(of: KnownTypes.modules)
  for mistake in found {
    // The old label is deprecated but still compiles.
    let severity: Severity = mistake.api.className == "UIView" ? .hint : isCertain ? .error : .information
    context.report(
      mistake.message, at: mistake.place, severity: severity, fixes: mistake.fix.map { [$0] } ?? [])
  }
}

/// A use of a mistaken API.
private struct Mistake {
  var api: MistakenAPI
  var place: ReportPlace
  /// Replaces the mistake with `api.right`; empty if more code must change.
  var edits: [TextEdit]

  init?(_ node: SyntaxNode, in type: ProjectType, _ project: ProjectModel) {
    switch node.kind {
    case .call: self.init(call: node, in: type, project)
    case .sequence: self.init(assignment: node, in: type, project)
    default: return nil
    }
  }

  private init?(call: SyntaxNode, in type: ProjectType, _ project: ProjectModel) {
    guard let callee = call.callee, callee.kind == .reference || callee.kind == .memberAccess else { return nil }
    let name = callee.name
    for api in MistakenAPI.all {
      switch api.kind {
      case .label:
        guard let label = api.wrong, api.member == name || api.member == "init",
          let argument = call.argument(labeled: label), let token = argument.nameToken,
          project.isMeant(call, by: api, in: type), !project.adds(api)
        else { continue }
        self.init(api: api, place: .name(of: argument), edits: [])
        if api.right == "_" {
          edits = argument.value.map { [.delete(token.range.lowerBound..<$0.range.lowerBound)] } ?? []
        } else if api.isOneToOne {
          edits = [TextEdit(replacing: token.range, with: api.right)]
        }
        return
      case .receiver:
        guard api.member == name, project.isMeant(call, by: api, in: type), !project.adds(api) else { continue }
        self.init(api: api, place: .name(of: callee), edits: call.editsForOwnBar(of: type, project))
        return
      case .value:
        guard let value = call.arguments.first?.value, value.isImplicitMember(api.wrong ?? ""),
          call.receiver?.chainRootCall.map({ $0.calledName == api.className }) ?? false, !project.adds(api)
        else { continue }
        self.init(api: api, place: .whole(value), edits: [TextEdit(replacing: value.range, with: api.right)])
        return
      case .property: continue
      }
    }
    return nil
  }

  private init?(assignment node: SyntaxNode, in type: ProjectType, _ project: ProjectModel) {
    guard let assignment = Assignment(node), let owner = assignment.target.base,
      assignment.value.count == 1, let value = assignment.value.first,
      let api = MistakenAPI.named(assignment.target.name).first(where: { $0.kind == .property || $0.kind == .value }),
      let member = type.member(holding: node)
    else { return nil }
    let scope = type.expressionScope(of: member)
    let mistakes = MistakenAPI.named(api.member).filter { $0.kind == api.kind }
    guard let name = project.typeName(of: owner, in: scope),
      let meant = mistakes.first(where: { project.isClass(name, in: type.name, kindOf: $0.className) }),
      !project.adds(meant)
    else { return nil }
    if meant.kind == .property {
      guard let delegate = project.typeName(of: value, in: scope), let token = assignment.target.nameToken,
        project.isOnly(delegate, a: meant, in: type.name)
      else { return nil }
      self.init(
        api: meant, place: .name(of: assignment.target), edits: [TextEdit(replacing: token.range, with: meant.right)])
      return
    }
    let values = value.kind == .arrayLiteral ? Array(value.children) : [value]
    guard let wrong = values.first(where: { $0.isImplicitMember(meant.wrong ?? "") }) else { return nil }
    self.init(api: meant, place: .whole(wrong), edits: [TextEdit(replacing: wrong.range, with: "." + meant.right)])
  }

  private init(api: MistakenAPI, place: ReportPlace, edits: [TextEdit]) {
    self.api = api
    self.place = place
    self.edits = edits
  }

  var message: String {
    switch api.kind {
    case .label where api.className == "UIView":
      "the label '\(api.wrong ?? "")' of '\(api.className).\(api.member)' is deprecated"
    case .label: "'\(api.className).\(api.member)' has no label '\(api.wrong ?? "")'; \(advice)"
    case .receiver: "'\(api.className)' has no '\(api.member)'; \(advice)"
    case .property: "this '\(api.member)' is the navigation delegate that '\(api.className)' inherits; \(advice)"
    case .value: "'\(api.wrong ?? "")' is not a valid value for '\(api.member)'; \(advice)"
    }
  }

  private var advice: String { "use '\(api.right)'" }

  var fix: Fix? {
    guard !edits.isEmpty else { return nil }
    return Fix(api.right == "_" ? "Remove the label" : "Use '\(api.right)'", edits, safety: .safe)
  }
}

extension ProjectModel {
  /// Whether a call can only mean the class of the table.
  fileprivate func isMeant(_ call: SyntaxNode, by api: MistakenAPI, in type: ProjectType) -> Bool {
    if api.member == "init" { return call.evidentTypeName == api.className }
    guard let receiver = call.receiver else {
      return type.frameworkClass.map { isClass($0, kindOf: api.className) } ?? false
    }
    if api.className == "UIView" {
      return receiver.memberPath == ["UIView"]
        && call.arguments.dropFirst().contains { $0.isTrailingClosure || $0.label == "changes" }
    }
    if api.kind == .receiver, receiver.memberPath?.last == "navigationBar" { return true }
    guard let member = type.member(holding: call),
      let name = typeName(of: receiver, in: type.expressionScope(of: member))
    else { return false }
    return isClass(name, in: type.name, kindOf: api.className)
  }

  /// Whether an extension in the project adds the missing member, label, or value.
  fileprivate func adds(_ api: MistakenAPI) -> Bool {
    let owners = [api.className, "UIHostingControllerSizingOptions", "ShapeStyle", "Color", "UIResponder", "NSObject"]
    let name = api.kind == .value ? api.wrong ?? "" : api.member
    let extended = (owners + ClassHierarchy.superclasses(of: api.className)).flatMap { parts(of: $0, mentioning: name) }
    return extended.filter(\.isExtension).flatMap(\.members).contains { member in
      member.name == name && (name != "init" || member.labels.contains(api.wrong))
    }
  }

  /// Whether a type conforms to the protocol of the right delegate property but not to that of the inherited property.
  fileprivate func isOnly(_ delegate: String, a api: MistakenAPI, in scope: String) -> Bool {
    let slots = DelegateSlot.slots(of: api.className)
    guard let type = resolveUniquely(delegate, in: scope),
      let wanted = slots.first(where: { $0.property == api.right })?.protocols
    else { return false }
    let ancestry = ancestry(of: declarations(of: type.name) + extensions(of: type.name))
    let inherited = slots.first { $0.property == api.member }?.protocols ?? []
    return ancestry.isComplete && wanted.allSatisfy(ancestry.contains) && !inherited.contains(where: ancestry.contains)
  }
}

extension SyntaxNode {
  /// The edits that call a method of a view controller on itself instead of on its navigation bar, as in
  /// `navigationController?.navigationBar.setContentScrollView(table, forEdge: .top)`; empty for other bars.
  fileprivate func editsForOwnBar(of type: ProjectType, _ project: ProjectModel) -> [TextEdit] {
    guard let receiver, let path = receiver.pathFromSelf, path == ["navigationController", "navigationBar"],
      let name = callee?.nameToken,
      type.frameworkClass.map({ project.isClass($0, kindOf: "UIViewController") }) ?? false,
      arguments.dropFirst().allSatisfy({ $0.label == "forEdge" || $0.label == "for" })
    else { return [] }
    let isExplicit = receiver.firstToken.is("self")
    let labels = arguments.dropFirst().compactMap(\.nameToken).map { TextEdit(replacing: $0.range, with: "for") }
    let start = receiver.range.lowerBound..<name.range.lowerBound
    return [TextEdit(replacing: start, with: isExplicit ? "self." : "")] + labels.filter { text(in: $0.range) != "for" }
  }

  fileprivate func isImplicitMember(_ name: String) -> Bool {
    kind == .memberAccess && base == nil && self.name == name
  }

  /// The first call of a chain of calls.
  fileprivate var chainRootCall: SyntaxNode? {
    var node = self
    while let inner = node.kind == .call ? node.receiver : node.base { node = inner }
    return node.kind == .call ? node : nil
  }
}

/// The text at each mistake. Every class has a 'delegate', so the code must also name the class to which it belongs.
private let mistakes = MistakenAPI.all.map { api in
  (owner: api.kind == .property ? BytePattern(api.className) : nil, word: BytePattern(api.wordAtMistake))
}
