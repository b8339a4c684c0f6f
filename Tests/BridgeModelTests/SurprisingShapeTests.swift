import BridgeModel
import Testing

/// Ways to write a representable that are rare in tutorials and common in projects.
@Suite struct SurprisingShapeTests {
  @Test func headsCanSpanLinesAndAttributesCanHaveTheirOwnLine() {
    #expect(
      representablesText(
        """
        public
        struct Field<
          Label
        >: UIViewRepresentable
        where Label: View {
          @Binding
          var text: String
          @Environment(\\.colorScheme)
          private var scheme
          #if os(iOS)
          @State
          #endif
          var count = 0
          public
          func makeUIView(
            context:
              UIViewRepresentableContext<Field>
          ) -> UITextField
          {
            UITextField()
          }
          public func updateUIView(
            _ uiView: UITextField,
            context: UIViewRepresentableContext<Field>
          ) {}
        }
        """) == """
          Field: UIViewRepresentable
            wraps UITextField, from make
            make in Main.swift, update in Main.swift
            input @Binding text: String
            input @Environment scheme: \("")
            input @State count: Int
          """)
  }

  @Test func parametersCanBeUnnamed() throws {
    let project = model(
      """
      struct Share: UIViewControllerRepresentable {
        func makeUIViewController(context _: Context) -> UIActivityViewController { UIActivityViewController() }
        func updateUIViewController(_: UIActivityViewController, context _: Context) {}
        static func dismantleUIViewController(_: UIActivityViewController, coordinator: ()) {}
      }
      """)
    let share = try #require(project.representables.first)
    #expect(share.functions(.make).count == 1)
    let bodies = share.bodies(of: .update) + share.bodies(of: .dismantle)
    #expect(bodies.map(\.variable) == [nil, nil])
    #expect(bodies.map(\.context) == [nil, nil])
  }

  @Test func theRepresentedTypeCanBeNestedOrGeneric() {
    #expect(
      representablesText(
        """
        struct A: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewControllerType { UIViewControllerType() }
        }
        extension A { final class UIViewControllerType: UIViewController {} }
        struct B<UIViewType: UIView>: UIViewRepresentable {
          let base: UIViewType
          func makeUIView(context: Context) -> UIViewType { base }
        }
        struct C: UIViewRepresentable {
          func makeUIView(context: Context) -> UIViewType { fatalError() }
          func updateUIView(_ view: MKMapView, context: Context) {}
        }
        """) == """
          A: UIViewControllerRepresentable
            wraps UIViewControllerType, from make
            make in Main.swift
          B: UIViewRepresentable
            wraps UIViewType, from make
            make in Main.swift
            input base: UIViewType
          C: UIViewRepresentable
            wraps MKMapView, from update
            make in Main.swift, update in Main.swift
          """)
    #expect(
      model("struct A: UIViewRepresentable { func makeUIView(context: Context) -> UIViewType {} }")
        .representables.first?.representedType == nil)
  }

  /// A cross-platform protocol can require its own methods and call them from Apple's methods in an extension.
  @Test func projectProtocolsCanRenameTheMethods() {
    #expect(
      representablesText(
        """
        #if os(iOS)
        protocol PlatformRepresentable: UIViewRepresentable {
          associatedtype PlatformView where PlatformView == UIViewType
          func makePlatformView(context: Context) -> PlatformView
          func updatePlatformView(_ view: PlatformView, context: Context)
          func makeOther(context: Context)
        }
        extension PlatformRepresentable {
          func makeUIView(context: Context) -> PlatformView { makePlatformView(context: context) }
        }
        #endif
        struct Label: PlatformRepresentable {
          typealias PlatformView = UILabel
          func makePlatformView(context: Context) -> PlatformView { UILabel() }
          func updatePlatformView(_ view: PlatformView, context: Context) {}
          func updateOther(_ view: PlatformView, context: Context) {}
        }
        struct Inferred: PlatformRepresentable {
          func makePlatformView(context: Context) -> UISwitch { UISwitch() }
        }
        """) == """
          Label: UIViewRepresentable
            wraps UILabel, from alias
            make in Main.swift, update in Main.swift
          Inferred: UIViewRepresentable
            wraps UISwitch, from make
            make in Main.swift
          """)
  }

  @Test func anEditedProtocolAffectsItsRepresentables() throws {
    func source(_ requirement: String) -> String {
      """
      struct Label: Wrapper { func makeLabel(context: Context) -> UILabel { UILabel() } }
      // file: Wrapper.swift
      protocol Wrapper: UIViewRepresentable { \(requirement) }
      """
    }
    let edited = model(source("func makeLabel(context: Context) -> UILabel"))
    let facts = try #require(edited.facts(of: "Wrapper.swift"))
    let project = model(source("func makeView(context: Context) -> UIView"))
    #expect(project.representables.map { $0.representedType?.name } == [nil])
    #expect(project.replacing(facts).representables.map { $0.representedType?.name } == ["UILabel"])
  }

  /// A family that the project declares isn't UIKit's. The class may be, where there is one.
  @Test func aTypeAliasCanShadowAFamily() throws {
    let project = model(
      """
      #if os(macOS)
      typealias UIView = NSView
      typealias UIViewRepresentable = NSViewRepresentable
      #endif
      struct Badge: UIViewRepresentable {
        func makeNSView(context: Context) -> UIView { UIView() }
      }
      """)
    let badge = try #require(project.representables.first)
    #expect(badge.family.name == "NSViewRepresentable")
    #expect(badge.representedType?.name == "UIView")
  }

  @Test func makeCanCallUpdate() throws {
    let project = model(
      """
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          updateUIView(label, context: context)
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) {}
      }
      """)
    let badge = try #require(project.representables.first)
    let bodies = badge.bodiesWithHelpers(of: .make).map { "\($0.function.name) \($0.variable ?? "-")" }
    #expect(bodies == ["makeUIView label", "updateUIView view"])
  }

  @Test func conformanceAndCoordinatorCanBeInConditionalExtensions() {
    #expect(
      representablesText(
        """
        struct Camera { let session: Session }
        #if canImport(UIKit) && !os(watchOS)
        extension Camera: UIViewRepresentable {
          #if os(iOS)
          func makeUIView(context: Context) -> some UIView { PreviewView() }
          #endif
        }
        #endif
        // file: Camera+Coordinator.swift
        extension Camera {
          typealias Coordinator = Keeper
          func makeCoordinator() -> Coordinator { Keeper() }
          static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
        }
        final class Keeper {}
        """) == """
          Camera: UIViewRepresentable
            wraps some UIView, from make
            coordinator Keeper, alias, in Camera+Coordinator.swift
            make in Main.swift, dismantle in Camera+Coordinator.swift, makeCoordinator in Camera+Coordinator.swift
            input session: Session
          """)
  }

  @Test func mentioningTheNamesIsNotEnough() {
    #expect(
      representablesText(
        """
        // struct A: UIViewRepresentable {}
        let text = "struct B: UIViewRepresentable {}"
        func make<V: UIViewRepresentable>(_ view: V) -> some UIViewRepresentable { view }
        extension UIViewRepresentable { func log() {} }
        struct C { let context: UIViewRepresentableContext<D> }
        protocol E: UIViewRepresentable {}
        struct F: View where G: UIViewRepresentable {}
        """) == "")
  }
}
