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
    summary: "Declare the delegate protocol on the coordinator that is assigned as a delegate.",
    symptom: "The compiler says that a value of the coordinator's type cannot be assigned to the delegate property.",
    rationale: """
      The type of a delegate property is a protocol; a coordinator that does not declare it cannot be assigned. Some \
      classes want two: the image picker's delegate is a navigation controller's delegate as well.
      """,
    exception: "Ignore it where a macro adds the conformance, which cannot be seen in the source.",
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
      // Two protocols for one property, and a class without NSObject.
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
      // What a public class inserts is public, and what NSObject has is overridden.
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
      // Declared in an extension, inherited, through a refinement, a typealias or a protocol of the project.
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
      // A view of the project with its own delegate, a superclass from elsewhere, and another object's delegate.
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
      // A conformance of everything, or in an extension that names the module.
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
      // Macros on a superclass and around the class may add conformances.
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
      // Apple's controllers are delegates by birth.
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
      // A context that belongs to a closure.
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
      // The property is redeclared above the class, or by an extension.
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
    ],
    signs: .delegation,
    check: .representables(checkDelegates))
}

@Sendable private func checkDelegates(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, let coordinator = representable.coordinator, coordinator.isClass,
    !coordinator.isAmbiguous, context.project.isClosedWorld(coordinator.declarations),
    // Another superclass, or a coordinator at all, comes first.
    context.project.protocolsLackingNSObject(of: coordinator).isEmpty,
    context.project.usesOfMissingCoordinator(in: representable).isEmpty,
    // Apple's classes have conformances of their own: a table controller is its table's delegate.
    !coordinator.ancestry.names.contains(where: { !ClassHierarchy.superclasses(of: $0).isEmpty })
  else { return }
  var reported: Set<String> = []
  for method in [LifecycleMethod.make, .update] {
    for body in representable.bodiesWithHelpers(of: method) where context.contains(body.block) {
      for node in body.block.descendants(.sequence) {
        guard let slot = context.project.slot(assignedBy: node, in: body, of: representable) else { continue }
        let missing = slot.protocols.filter { !coordinator.ancestry.contains($0) }
        guard !missing.isEmpty, reported.insert(missing.joined()).inserted else { continue }
        context.report(
          "'\(lastComponent(of: coordinator.name))' does not conform to \(missing.map { "'\($0)'" }.joined(separator: " and "))",
          at: .whole(node), related: [(.name(of: coordinator.declaration.node), "declared here")],
          fixes: conformances(to: missing, of: coordinator, context).map { [$0] } ?? [])
      }
    }
  }
}

extension ProjectModel {
  /// The delegate property of a known class to which an assignment gives the coordinator.
  fileprivate func slot(
    assignedBy node: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> DelegateSlot? {
    let scope = representable.expressionScope(of: body)
    guard let assignment = Assignment(node), !assignment.isCompound, assignment.value.count == 1,
      let value = assignment.value[0].memberPath, value.count > 1 || !body.isInCoordinator,
      representable.isCoordinator(value, at: assignment.value[0], in: body),
      assignment.target.kind == .memberAccess, let owner = assignment.target.base,
      let type = typeName(of: owner, in: scope), let known = frameworkClass(of: type, in: scope.typeName)
    else { return nil }
    let property = assignment.target.name
    guard let resolved = resolveUniquely(type, in: scope.typeName), !redeclares(property, resolved.name) else {
      return nil
    }
    return DelegateSlot.slots(of: known).first { $0.property == property }
  }
  /// Whether the project gives a class, or one above it, a property of this name.
  private func redeclares(_ property: String, _ type: String) -> Bool {
    let own = declarations(of: type) + extensions(of: type)
    let names = ancestry(of: own).names.union(ClassHierarchy.superclasses(of: type)).union([type])
    return names.flatMap { parts(of: $0, mentioning: property) }.flatMap(\.members).contains {
      $0.name == property
    }
  }
}

/// Declares the protocols, with the methods that they require; nil where the class is elsewhere or has another
/// superclass than the protocols need.
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
