import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let classBoundRepresentable = Rule(
    id: "class-bound-representable",
    group: "conformance",
    severity: .error,
    since: "iOS 13, macOS 10.15",
    summary: "Make a representable a struct.",
    symptom: "The program stops as soon as the view is shown.",
    rationale: """
      Representables are values that SwiftUI makes, compares and throws away. A class that is not final does not \
      compile, since the methods mention `Self`; a final one compiles, and since iOS 16 and macOS 13 SwiftUI stops the \
      program when it meets one.
      """,
    exception: "Suppress it in code that runs on older systems only.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    examples: [
      .flagged(
        """
        final class ⟦Tag⟧: UIViewRepresentable {
          let title: String
          init(title: String) { self.title = title }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = title }
        }
        """,
        fixed: """
          struct Tag: UIViewRepresentable {
            let title: String
            init(title: String) { self.title = title }
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = title }
          }
          """),
      // In an extension, of a class that inherits, that changes itself, or that cleans up.
      .flagged(
        """
        class ⟦Share⟧: ShareBase {
          deinit { print("gone") }
        }
        extension Share: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        class ShareBase {}
        """),
      .accepted(
        """
        struct Tag: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ view: UILabel, context: Context) {}
          final class Coordinator: NSObject {}
        }
        """),
      // Kept for systems on which it worked.
      .accepted(
        """
        @available(iOS, introduced: 13, obsoleted: 16)
        final class Tag: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ view: UILabel, context: Context) {}
        }
        """),
    ],
    check: .representables(checkKind))
}

@Sendable private func checkKind(_ representable: Representable, in context: inout RuleContext) {
  let declaration = representable.declaration
  guard declaration.isClass, !representable.isAmbiguous, !declaration.node.isForOldSystems else { return }
  // Of gestures and of interface objects it is not known that the program stops.
  let isCertain =
    (representable.family.kind == .view || representable.family.kind == .controller)
    && context.project.isClosedWorld(representable.parts)
  let keyword = declaration.node.kind == .actorDeclaration ? "an actor" : "a class"
  context.report(
    "'\(representable.simpleName)' is \(keyword), and SwiftUI takes only values for '\(representable.family.name)'",
    at: .name(of: declaration.node), severity: isCertain ? .error : .information,
    fixes: isCertain ? structFix(of: representable, context).map { [$0] } ?? [] : [])
}

extension SyntaxNode {
  fileprivate var isForOldSystems: Bool {
    attributes.contains { attribute in
      attribute.isNamed("available")
        && attribute.tokens.contains { $0.is("obsoleted") || $0.is("unavailable") || $0.is("deprecated") }
    }
  }
}

/// Makes it a struct, if nothing in it needs a class.
private func structFix(of representable: Representable, _ context: RuleContext) -> Fix? {
  let node = representable.declaration.node
  let project = context.project
  let inheritsClass = project.ancestry(of: representable.parts).names.contains { name in
    ClassHierarchy.isKnown(name) || project.declarations(of: name).contains(where: \.isClass)
  }
  guard node.kind == .classDeclaration, context.contains(node), !inheritsClass,
    let keyword = node.nameToken?.previous, keyword.is("class"),
    !representable.members.contains(where: { $0.needsClass || $0.changes(representable.properties) })
  else { return nil }
  var edits = [TextEdit(replacing: keyword.range, with: "struct")]
  for modifier in node.modifiers where modifier.isNamed("final") || modifier.isNamed("open") {
    guard modifier.isNamed("final"), let next = modifier.lastToken.next else { return nil }
    edits.append(.delete(modifier.range.lowerBound..<next.range.lowerBound))
  }
  return Fix("Make '\(representable.simpleName)' a struct", edits, safety: .unsafe)
}

extension Member {
  /// Whether only a class can have it.
  fileprivate var needsClass: Bool {
    let needed: Set = ["override", "convenience", "required", "class", "lazy", "weak", "final", "open"]
    let isObjective = ["objc", "objcMembers", "IBAction"].contains { name in
      node.attributes.contains { $0.name == name }
    }
    let holdsSelf = bodies.flatMap { $0.descendants(.capture) }.contains { $0.name == "self" }
    return node.kind == .deinitializerDeclaration || isObjective || holdsSelf
      || node.modifiers.contains { needed.contains($0.name) }
  }

  /// Of a function: whether it changes a property.
  fileprivate func changes(_ properties: [Property]) -> Bool {
    guard node.kind != .initializerDeclaration else { return false }
    return bodies.contains { block in
      properties.contains { property in
        block.descendants(.sequence, .inoutReference, .call).contains { part in
          let place =
            part.kind == .call ? part.receiver : part.kind == .inoutReference ? part.value : Assignment(part)?.target
          return place?.pathFromSelf?.first == property.name
        }
      }
    }
  }
}
