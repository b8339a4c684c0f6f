import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingDelegateConformance = Rule(
    id: "missing-delegate-conformance",
    group: "conformance",
    severity: .error,
    since: "iOS 13, macOS 10.15",
    summary: "Conform the coordinator to the protocol of the delegate property that it's assigned to.",
    symptom: "The compiler reports that it can't assign the coordinator to the delegate property.",
    rationale: """
      A delegate property has a protocol type, so you can't assign a coordinator that doesn't conform to it. Some \
      classes need two conformances: the delegate of an image picker must also conform to \
      `UINavigationControllerDelegate`.
      """,
    exception: "Suppress it if a macro adds the conformance; the linter can't see macro expansions.",
    source: "https://developer.apple.com/documentation/uikit/uiimagepickercontroller/delegate",
    examples: [
      .flagged(
        """
        struct SearchField: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            ⟦bar.delegate = context.coordinator⟧
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """,
        fixed: """
          struct SearchField: UIViewRepresentable {
            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.delegate = context.coordinator
              return bar
            }
            func updateUIView(_ bar: UISearchBar, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UISearchBarDelegate {}
          }
          """),
      // A property with two protocols, and a class that doesn't inherit from `NSObject`.
      .flagged(
        """
        struct PhotoPicker: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            ⟦picker.delegate = context.coordinator⟧
            return picker
          }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator {}
        }
        """,
        fixed: """
          struct PhotoPicker: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIImagePickerController {
              let picker = UIImagePickerController()
              picker.delegate = context.coordinator
              return picker
            }
            func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
          }
          """),
      // The fix adds public members to a public class, and marks an initializer that `NSObject` also has as an
      // override.
      .flagged(
        """
        public struct Choice: UIViewRepresentable {
          public func makeUIView(context: Context) -> UIPickerView {
            let picker = UIPickerView()
            ⟦picker.dataSource = context.coordinator⟧
            return picker
          }
          public func updateUIView(_ picker: UIPickerView, context: Context) {}
          public func makeCoordinator() -> Coordinator { Coordinator() }
          public final class Coordinator {
            var count: Int
            init() { count = 3 }
          }
        }
        """,
        fixed: """
          public struct Choice: UIViewRepresentable {
            public func makeUIView(context: Context) -> UIPickerView {
              let picker = UIPickerView()
              picker.dataSource = context.coordinator
              return picker
            }
            public func updateUIView(_ picker: UIPickerView, context: Context) {}
            public func makeCoordinator() -> Coordinator { Coordinator() }
            public final class Coordinator: NSObject, UIPickerViewDataSource {
              var count: Int
              override init() { count = 3 }

              public func numberOfComponents(in pickerView: UIPickerView) -> Int {
                0
              }

              public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                0
              }
            }
          }
          """),
      // Conformances through an extension, a superclass, a refined protocol, a type alias, or a protocol of the
      // project.
      .accepted(
        """
        struct Grid: UIViewRepresentable {
          func makeUIView(context: Context) -> UICollectionView {
            let grid = UICollectionView(frame: .zero, collectionViewLayout: .init())
            grid.delegate = context.coordinator
            grid.dataSource = context.coordinator
            return grid
          }
          func updateUIView(_ grid: UICollectionView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: Base, UICollectionViewDelegateFlowLayout {}
        }
        class Base: NSObject, Sourcing {}
        protocol Sourcing: UICollectionViewDataSource {}
        """),
      .accepted(
        """
        struct SearchField: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        typealias Searching = UISearchBarDelegate
        extension SearchField.Coordinator: Searching {}
        """),
      // A view of the project with its own `delegate`, a superclass from elsewhere, and a delegate that is another
      // object.
      .accepted(
        """
        final class SketchView: UITextView { weak var delegate: AnyObject? }
        struct Sketch: UIViewRepresentable {
          func makeUIView(context: Context) -> SketchView {
            let view = SketchView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: SketchView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        struct Field: UIViewRepresentable {
          let owner: UITextFieldDelegate
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = owner
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) { field.delegate = context.coordinator }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: VendorCoordinator {}
        }
        """),
      // `NSObject` itself conforms, or an extension that names the module adds the conformance.
      .accepted(
        """
        extension NSObject: UISearchBarDelegate {}
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """),
      .accepted(
        """
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        extension Notes.Search.Coordinator: UISearchBarDelegate {}
        """),
      // Macros on the superclass or on the enclosing type may add conformances.
      .accepted(
        """
        @Searching class Base: NSObject {}
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: Base {}
        }
        @Searching
        struct Other: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """),
      // UIKit's controllers already conform to delegate protocols.
      .accepted(
        """
        struct Grid: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let bar = UITableView()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: UITableViewController {}
        }
        """),
      // This `context` is the parameter of a closure.
      .accepted(
        """
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            Registry.visit { context in bar.delegate = context.coordinator }
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """),
      // Code for the platform on which the coordinator conforms.
      .accepted(
        """
        #if os(macOS)
        typealias PlatformViewRepresentable = NSViewRepresentable
        #else
        typealias PlatformViewRepresentable = UIViewRepresentable
        #endif
        struct Reader: PlatformViewRepresentable {
          func makeCoordinator() -> Coordinator { Coordinator() }
          private func makeWebView(context: Context) -> WKWebView {
            let web = WKWebView()
            #if os(iOS)
            web.scrollView.delegate = context.coordinator
            #endif
            return web
          }
          #if os(macOS)
          func makeNSView(context: Context) -> WKWebView { makeWebView(context: context) }
          #else
          func makeUIView(context: Context) -> WKWebView { makeWebView(context: context) }
          #endif
          final class Coordinator: NSObject {}
        }
        #if os(iOS)
        extension Reader.Coordinator: UIScrollViewDelegate {}
        #endif
        """),
      // A superclass or an extension redeclares the property.
      .accepted(
        """
        class Base: UITextView { weak var delegate: AnyObject? }
        final class SketchView: Base {}
        struct Sketch: UIViewRepresentable {
          func makeUIView(context: Context) -> SketchView {
            let bar = SketchView()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: SketchView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        extension UISearchBar { var delegate: AnyObject? { get { nil } set {} } }
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """),
    ] + missingDelegateConformanceFixExamples,
    signs: .delegation,
    check: .representables(checkDelegates))
}

@Sendable private func checkDelegates(_ representable: Representable, in context: inout RuleContext) {
  guard let coordinator = representable.coordinator, coordinator.isClass,
    context.project.isClosedWorld(coordinator.declarations),
    // Other rules report a missing `NSObject` superclass or `makeCoordinator()`, which must be fixed first.
    context.project.protocolsLackingNSObject(of: coordinator).isEmpty,
    context.project.usesOfMissingCoordinator(in: representable).isEmpty,
    // Apple's classes have their own conformances: a table view controller is its table view's delegate.
    !coordinator.ancestry.names.contains(where: { !ClassHierarchy.superclasses(of: $0).isEmpty })
  else { return }
  var reported: Set<String> = []
  for method in [LifecycleMethod.make, .update] {
    for body in representable.bodiesWithHelpers(of: method) where context.contains(body.block) {
      for node in body.block.descendants(.sequence)
      where !node.platforms.isDisjoint(with: representable.conformance.platforms) {
        guard let slot = context.project.slot(assignedBy: node, in: body, of: representable) else { continue }
        let missing = slot.protocols.filter { !coordinator.ancestry.contains($0) }
        guard !missing.isEmpty, reported.insert(missing.joined()).inserted else { continue }
        context.report(
          "'\(lastComponent(of: coordinator.name))' does not conform to "
            + missing.map { "'\($0)'" }.joined(separator: " and "),
          at: .whole(node), related: [(.name(of: coordinator.declaration.node), "declared here")],
          fixes: conformances(to: missing, of: coordinator, context).map { [$0] } ?? [])
      }
    }
  }
}

extension ProjectModel {
  /// The delegate property of a known class that an assignment sets to the coordinator; nil for other assignments.
  fileprivate func slot(
    assignedBy node: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> DelegateSlot? {
    let scope = representable.expressionScope(of: body)
    guard let assignment = Assignment(node), assignment.value.count == 1,
      assignment.value[0].kind == .memberAccess || !body.isInCoordinator,
      representable.isCoordinator(assignment.value[0], in: body), let owner = assignment.target.base,
      let type = typeName(of: owner, in: scope), let known = frameworkClass(of: type, in: scope.typeName)
    else { return nil }
    let property = assignment.target.name
    guard let resolved = resolveUniquely(type, in: scope.typeName), !redeclares(property, resolved.name) else {
      return nil
    }
    return DelegateSlot.slots(of: known).first { $0.property == property }
  }

  /// Whether the project declares a property with this name in a class or one of its superclasses.
  private func redeclares(_ property: String, _ type: String) -> Bool {
    let own = declarations(of: type) + extensions(of: type)
    let names = ancestry(of: own).names.union(ClassHierarchy.superclasses(of: type)).union([type])
    return names.flatMap { parts(of: $0, mentioning: property) }.flatMap(\.members).contains {
      $0.name == property
    }
  }
}

/// Declares the conformances and adds the required methods; nil if the class is in another file, or if it needs
/// `NSObject` but has another superclass.
private func conformances(to protocols: [String], of coordinator: Coordinator, _ context: RuleContext) -> Fix? {
  let node = coordinator.declaration.node
  let needsNSObject = protocols.contains { DelegateProtocol.named($0)?.needsNSObject ?? true }
  let lacksNSObject = needsNSObject && !coordinator.inheritsNSObject
  let hasSuperclass = coordinator.ancestry.names.contains { name in
    context.project.declarations(of: name).contains(where: \.isClass)
  }
  guard context.contains(node), !lacksNSObject || !hasSuperclass else { return nil }
  let placement = context.placement
  let isMainActor = coordinator.isOnMainActor(conformingTo: protocols)
  let inherited =
    (lacksNSObject ? ["NSObject"] : []) + protocols.map { conformance(to: $0, ofMainActorClass: isMainActor) }
  var edits = placement.insertions(ofInherited: inherited, inClassOf: coordinator)
  let existing = Set(coordinator.members.map(\.fullName))
  let access = AccessLevel(ofMembersIn: node)
  let members = protocols.flatMap { requiredMembers(of: $0, access: access, except: existing) }
  if !members.isEmpty {
    guard let edit = placement.insertion(ofMember: members.joined(separator: "\n\n"), atEndOf: node) else { return nil }
    edits.append(edit)
  }
  let names = protocols.map { "'\($0)'" }.joined(separator: " and ")
  return Fix("Conform to \(names)", edits, safety: !lacksNSObject && members.isEmpty ? .safe : .unsafe)
}
