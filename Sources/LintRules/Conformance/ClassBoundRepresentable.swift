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
    lowerSeverities: [
      .information(if: "it wraps a gesture recognizer or a WatchKit object, or the project isn't completely known")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Declare a representable as a struct.",
    symptom: "The app crashes as soon as the view appears.",
    rationale: """
      Representables are values that SwiftUI creates, compares, and discards. A nonfinal class doesn't compile, \
      because the requirements mention `Self`. A final class compiles, but on iOS 16, macOS 13, and later, SwiftUI \
      traps when it encounters one.
      """,
    exception: "Suppress it if the code runs only on earlier systems.",
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
      // The conformance is in an extension, and the class has a superclass and a deinitializer.
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
      // Obsolete on the systems where SwiftUI traps.
      .accepted(
        """
        @available(iOS, introduced: 13, obsoleted: 16)
        final class Tag: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ view: UILabel, context: Context) {}
        }
        """),
      // Parts that only a class can have, and superclasses. A struct needs other code then.
      .flagged(
        """
        final class ⟦Chart⟧: UIViewRepresentable {
          lazy var formatter = NumberFormatter()
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Atlas⟧: UIViewRepresentable {
          weak var delegate: UITextFieldDelegate?
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Ribbon⟧: UIViewRepresentable {
          required init() {}
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Badge⟧: UIViewRepresentable {
          let title: String
          init(title: String) { self.title = title }
          convenience init() { self.init(title: "New") }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Clock⟧: UIViewRepresentable {
          let timer = Timer()
          deinit { timer.invalidate() }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Entry⟧: UIViewRepresentable {
          @objc func edited() {}
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Knob⟧: UIViewRepresentable {
          @IBAction func turned() {}
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Gauge⟧: UIViewRepresentable {
          class func scale() -> Int { 10 }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Sheet⟧: UIViewRepresentable {
          func close() { DispatchQueue.main.async { [weak self] in print(self as Any) } }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Counter⟧: UIViewRepresentable {
          var updates = 0
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { updates += 1 }
        }
        final class ⟦Probe⟧: NSObject, UIViewRepresentable {
          let limit = 3
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Plot⟧: Diagram, UIViewRepresentable {
          let points = 3
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        class Diagram {}
        """),
      // A class for iOS 15 also runs on the systems that trap. One that is deprecated or unavailable there does not.
      .flagged(
        """
        @available(iOS 15, *)
        final class ⟦Tag⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """,
        fixed: """
          @available(iOS 15, *)
          struct Tag: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {}
          }
          """),
      .accepted(
        """
        @available(iOS, introduced: 13, deprecated: 16)
        final class OldTag: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        @available(iOS, unavailable)
        final class DeskTag: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      // Members with attributes that a struct can have too.
      .flagged(
        """
        final class ⟦Dial⟧: UIViewRepresentable {
          @Binding var value: Float
          init(value: Binding<Float>) { _value = value }
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
        }
        """,
        fixed: """
          struct Dial: UIViewRepresentable {
            @Binding var value: Float
            init(value: Binding<Float>) { _value = value }
            func makeUIView(context: Context) -> UISlider { UISlider() }
            func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
          }
          """),
      // A superclass of a module that isn't known.
      .flagged(
        """
        import ChartKit

        final class ⟦SalesChart⟧: ChartHost, UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { makeChart() }
          func updateUIView(_ chart: UIView, context: Context) {}
        }
        """),
      // Attributes and modifiers that only a class or its members can have. An actor isn't a struct either.
      .flagged(
        """
        open class ⟦Ruler⟧: UIViewRepresentable {
          public init() {}
          public func makeUIView(context: Context) -> UIView { UIView() }
          public func updateUIView(_ view: UIView, context: Context) {}
        }
        class ⟦SignaturePad⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          open func updateUIView(_ view: UIView, context: Context) {}
        }
        public class ⟦BarcodeLabel⟧: UIViewRepresentable {
          let code = "4006381333931"
          public final func makeUIView(context: Context) -> UILabel { UILabel() }
          public func updateUIView(_ label: UILabel, context: Context) { label.text = code }
        }
        @objcMembers final class ⟦Ticket⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class ⟦Meter⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          deinit { print("Removed") }
        }
        actor ⟦LogView⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        """),
      // Another modifier stays.
      .flagged(
        """
        public final class ⟦Tag⟧: UIViewRepresentable {
          public init() {}
          public func makeUIView(context: Context) -> UILabel { UILabel() }
          public func updateUIView(_ label: UILabel, context: Context) {}
        }
        """,
        fixed: """
          public struct Tag: UIViewRepresentable {
            public init() {}
            public func makeUIView(context: Context) -> UILabel { UILabel() }
            public func updateUIView(_ label: UILabel, context: Context) {}
          }
          """),
      // Whether SwiftUI traps for gesture recognizers and objects of WatchKit is unknown.
      .flagged(
        """
        final class ⟦Spin⟧: UIGestureRecognizerRepresentable {
          func makeUIGestureRecognizer(context: Context) -> UIRotationGestureRecognizer { UIRotationGestureRecognizer() }
        }
        final class ⟦StepsLabel⟧: WKInterfaceObjectRepresentable {
          func makeWKInterfaceObject(context: Context) -> WKInterfaceLabel { WKInterfaceLabel() }
          func updateWKInterfaceObject(_ label: WKInterfaceLabel, context: Context) {}
        }
        """),
    ],
    check: .representables(checkKind))
}

@Sendable private func checkKind(_ representable: Representable, in context: inout RuleContext) {
  let declaration = representable.declaration
  guard declaration.isClass, !representable.isAmbiguous, !declaration.node.isForOldSystems else { return }
  // Whether SwiftUI also traps for gesture recognizers and WatchKit interface objects is unknown.
  let isCertain =
    (representable.family.kind == .view || representable.family.kind == .controller)
    && context.project.isClosedWorld(representable.parts)
  let keyword = declaration.node.kind == .actorDeclaration ? "an actor" : "a class"
  context.report(
    "'\(representable.simpleName)' is \(keyword), but '\(representable.family.name)' requires a struct",
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

/// Converts the class to a struct; nil if something in it needs a class.
private func structFix(of representable: Representable, _ context: RuleContext) -> Fix? {
  let node = representable.declaration.node
  let project = context.project
  let inheritsClass = project.ancestry(of: representable.parts).names.contains { name in
    ClassHierarchy.isKnown(name) || project.declarations(of: name).contains(where: \.isClass)
  }
  guard context.contains(node), !inheritsClass, let keyword = node.nameToken?.previous, keyword.is("class"),
    !node.hasAttribute("objcMembers"),
    !representable.members.contains(where: { $0.needsClass || $0.changes(representable.properties) })
  else { return nil }
  var edits = [TextEdit(replacing: keyword.range, with: "struct")]
  for modifier in node.modifiers where modifier.isNamed("final") || modifier.isNamed("open") {
    guard modifier.isNamed("final"), let next = modifier.lastToken.next else { return nil }
    edits.append(.delete(modifier.range.lowerBound..<next.range.lowerBound))
  }
  return Fix("Convert '\(representable.simpleName)' to a struct", edits, safety: .unsafe)
}

extension Member {
  /// Whether only a class can have this member.
  fileprivate var needsClass: Bool {
    let needed: Set = ["override", "convenience", "required", "class", "lazy", "weak", "final", "open"]
    let isObjective = ["objc", "objcMembers", "IBAction"].contains { name in
      node.attributes.contains { $0.name == name }
    }
    let holdsSelf = bodies.flatMap { $0.descendants(.capture) }.contains { $0.name == "self" }
    return node.kind == .deinitializerDeclaration || isObjective || holdsSelf
      || node.modifiers.contains { needed.contains($0.name) }
  }

  /// Whether a function changes one of the properties; false for initializers.
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
