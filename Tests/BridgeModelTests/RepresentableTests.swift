import BridgeModel
import Testing

/// How representables are found, and their parts.
@Suite struct RepresentableTests {
  @Test func aPlainRepresentableIsReadCompletely() {
    #expect(
      representablesText(
        """
        struct Map: UIViewRepresentable {
          @Binding var region: Region
          let pins: [Pin], title: String
          var style = Style()
          static let shared = 1
          let margin = 8
          lazy var cache = Cache()
          var count: Int { pins.count }
          var limit: Int = 3 { didSet { print(limit) } }
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) {}
          static func dismantleUIView(_ map: MKMapView, coordinator: Coordinator) {}
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? { nil }
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIView(for pin: Pin) -> UIView { UIView() }
          class Coordinator { var inner = 0 }
        }
        """) == """
          Map: UIViewRepresentable
            wraps MKMapView, from make
            coordinator Map.Coordinator, nested, in Main.swift
            make in Main.swift, update in Main.swift, dismantle in Main.swift, sizeThatFits in Main.swift, \
          makeCoordinator in Main.swift
            input @Binding region: Region
            input pins: [Pin]
            input title: String
            input style: Style
            input cache: Cache
            input limit: Int
          """)
  }

  @Test func partsInExtensionsInOtherFilesAreFound() {
    #expect(
      representablesText(
        """
        struct Outer { struct Field<Style> { var text: String } }
        // file: Field+UIKit.swift
        extension Outer.Field: SwiftUI.UIViewRepresentable {
          func makeUIView(context: UIViewRepresentableContext<Self>) -> some UIView { UITextField() }
        }
        // file: Field+Update.swift
        extension Outer.Field {
          func updateUIView(_ view: UIViewType, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
        }
        // file: Field+Coordinator.swift
        extension Outer.Field { final class Coordinator {} }
        """) == """
          Outer.Field: UIViewRepresentable
            wraps some UIView, from make
            coordinator Outer.Field.Coordinator, nested, in Field+Coordinator.swift
            make in Field+UIKit.swift, update in Field+Update.swift, makeCoordinator in Field+Update.swift
            input text: String
          """)
  }

  @Test func everyFamilyIsFound() {
    #expect(
      representablesText(
        """
        struct A: UIViewControllerRepresentable { typealias UIViewControllerType = Pager }
        struct B: NSViewRepresentable { func updateNSView(_ view: NSSlider, context: Context) {} }
        struct C: NSViewControllerRepresentable {}
        struct D: WKInterfaceObjectRepresentable {}
        struct E: UIGestureRecognizerRepresentable {
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Keeper { Keeper() }
          func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {}
        }
        enum F: NSGestureRecognizerRepresentable {}
        class Keeper {}
        protocol G: UIViewRepresentable {}
        struct H: View {}
        """) == """
          A: UIViewControllerRepresentable
            wraps Pager, from alias
          B: NSViewRepresentable
            wraps NSSlider, from update
            update in Main.swift
          C: NSViewControllerRepresentable
          D: WKInterfaceObjectRepresentable
          E: UIGestureRecognizerRepresentable
            coordinator Keeper, result, in Main.swift
            makeCoordinator in Main.swift, handle in Main.swift
          F: NSGestureRecognizerRepresentable
          """)
  }

  /// A cross-platform wrapper is one representable per platform, each with the methods for that platform.
  @Test func typeAliasesGiveAFamilyPerPlatform() {
    #expect(
      representablesText(
        """
        #if os(iOS)
        typealias PlatformRepresentable = UIViewRepresentable
        #else
        typealias PlatformRepresentable = NSViewRepresentable
        #endif
        struct Web: PlatformRepresentable {
          #if os(iOS)
          func makeUIView(context: Context) -> WKWebView { make() }
          var bounce = true
          #elseif os(macOS)
          func makeNSView(context: Context) -> WKWebView { make() }
          var zoom = 1.0
          #endif
          let url: URL
        }
        """) == """
          Web: UIViewRepresentable
            wraps WKWebView, from make
            make in Main.swift
            input bounce: Bool
            input url: URL
          Web: NSViewRepresentable
            wraps WKWebView, from make
            make in Main.swift
            input zoom: Double
            input url: URL
          """)
  }

  @Test func projectProtocolsGiveAFamily() throws {
    let project = model(
      """
      protocol Wrapper: Sizing & UIViewRepresentable {}
      protocol Sizing {}
      protocol Loop: Loop {}
      typealias Wrapping = Wrapper
      struct Badge: Wrapping, Loop {}
      """)
    #expect(project.representables.map(\.name) == ["Badge"])
    #expect(try #require(project.representables.first).conformance.isInherited)
  }

  /// The methods of a project protocol count as Apple's methods if the protocol implements Apple's methods by calling
  /// them.
  @Test func projectProtocolsCanNameTheMethods() {
    #expect(
      representablesText(
        """
        #if os(iOS)
        protocol Wrapper: UIViewRepresentable {
          associatedtype Wrapped where Wrapped == UIViewType
          func makeWrapped(context: Context) -> Wrapped
          func updateWrapped(_ view: Wrapped, context: Context)
          static func dismantleWrapped(_ view: Wrapped, coordinator: Coordinator)
          func sizeThatFits(_ proposal: ProposedViewSize, view: Wrapped, context: Context) -> CGSize?
          func makeTitle(for view: Wrapped) -> String
        }
        #else
        protocol Wrapper: NSViewRepresentable {
          associatedtype Wrapped = NSViewType
          func makeWrapped(context: Context) -> Wrapped
        }
        #endif
        extension Wrapper {
          func makeUIView(context: Context) -> Wrapped { makeWrapped(context: context) }
        }
        struct Badge: Wrapper {
          typealias Wrapped = BadgeView
          func makeWrapped(context: Context) -> Wrapped { Wrapped() }
          func updateWrapped(_ view: Wrapped, context: Context) {}
          static func dismantleWrapped(_ view: Wrapped, coordinator: Coordinator) {}
          func sizeThatFits(_ proposal: ProposedViewSize, view: Wrapped, context: Context) -> CGSize? { nil }
          func makeTitle(for view: Wrapped) -> String { "" }
        }
        struct Plain: UIViewRepresentable {
          func makeWrapped(context: Context) -> UIView { UIView() }
        }
        """) == """
          Badge: UIViewRepresentable
            wraps BadgeView, from alias
            make in Main.swift, update in Main.swift, dismantle in Main.swift, sizeThatFits in Main.swift
          Badge: NSViewRepresentable
            wraps BadgeView, from alias
            make in Main.swift
          Plain: UIViewRepresentable
          """)
  }

  @Test func methodsHaveTheNamesThatTheTypeUses() throws {
    let project = model(
      """
      protocol Wrapper: UIViewRepresentable { func makeWrapped(context: Context) -> UIViewType }
      struct Badge: Wrapper { func makeWrapped(context: Context) -> UIView { UIView() } }
      struct Tap: UIGestureRecognizerRepresentable {}
      """)
    let badge = try #require(project.representables.first)
    let tap = try #require(project.representables.last)
    #expect(badge.name(of: .make) == "makeWrapped")
    #expect(badge.name(of: .update) == "updateUIView")
    #expect(tap.name(of: .dismantle) == nil)
  }

  /// The associated type may be a nested class or a generic parameter of its name instead of a type alias.
  @Test func representedTypesCanHaveTheNameOfTheAssociatedType() {
    #expect(
      representablesText(
        """
        struct Bar: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewControllerType { .init() }
          class UIViewControllerType: UIViewController {}
        }
        struct Any<UIViewType: UIView>: UIViewRepresentable {
          func makeUIView(context: Context) -> UIViewType { make() }
        }
        struct Unknown: UIViewRepresentable {
          func makeUIView(context: Context) -> UIViewType { make() }
        }
        """) == """
          Bar: UIViewControllerRepresentable
            wraps UIViewControllerType, from make
            make in Main.swift
          Any: UIViewRepresentable
            wraps UIViewType, from make
            make in Main.swift
          Unknown: UIViewRepresentable
            make in Main.swift
          """)
  }

  /// `struct Web` in both branches is two types. Each has the extensions that are compiled together with it.
  @Test func exclusiveBranchesAreDistinguished() {
    #expect(
      representablesText(
        """
        #if canImport(UIKit)
        struct Web: UIViewRepresentable { let url: URL }
        #elseif canImport(AppKit)
        struct Web: NSViewRepresentable { let html: String }
        #endif
        #if os(macOS)
        extension Web { func makeNSView(context: Context) -> WKWebView { WKWebView() } }
        #endif
        #if false
        struct Old: UIViewRepresentable {}
        #endif
        """) == """
          Web: UIViewRepresentable
            input url: URL
          Web: NSViewRepresentable
            wraps WKWebView, from make
            make in Main.swift
            input html: String
          """)
  }

  @Test func typesWithTheSameNameAreDistinguishedByFile() {
    #expect(
      representablesText(
        """
        struct Web: UIViewRepresentable { let url: URL; class Coordinator {} }
        // file: Other.swift
        struct Web: UIViewRepresentable { let html: String; class Coordinator {} }
        // file: Page.swift
        struct Map: UIViewRepresentable {}
        // file: Quilt.swift
        struct Map: UIViewRepresentable {}
        // file: Rest.swift
        extension Map { class Coordinator {} }
        """) == """
          Web: UIViewRepresentable
            coordinator Web.Coordinator, nested, in Main.swift
            input url: URL
          Web: UIViewRepresentable
            coordinator Web.Coordinator, nested, in Other.swift
            input html: String
          Map: UIViewRepresentable, ambiguous
            coordinator Map.Coordinator, nested, in Rest.swift
          Map: UIViewRepresentable, ambiguous
            coordinator Map.Coordinator, nested, in Rest.swift
          """)
  }

  /// No build contains both coordinators, so the result isn't ambiguous. A second coordinator in the same build makes
  /// it ambiguous.
  @Test func coordinatorsUnderOneConditionAreNotAmbiguous() {
    #expect(
      representablesText(
        """
        struct Web: UIViewRepresentable {
          #if DEBUG
            class Coordinator { var log = "" }
          #else
            class Coordinator {}
          #endif
        }
        #if LITE
          struct Map: UIViewRepresentable { class Coordinator {} }
        #else
          struct Map: UIViewRepresentable {}
          extension Map { class Coordinator {} }
        #endif
        struct Note: UIViewRepresentable {}
        #if DEBUG
          extension Note { class Coordinator {} }
        #endif
        extension Note { class Coordinator {} }
        """) == """
          Web: UIViewRepresentable
            coordinator Web.Coordinator, nested, in Main.swift
          Map: UIViewRepresentable
            coordinator Map.Coordinator, nested, in Main.swift
          Map: UIViewRepresentable
            coordinator Map.Coordinator, nested, in Main.swift
          Note: UIViewRepresentable, ambiguous
            coordinator Note.Coordinator, nested, in Main.swift
          """)
  }

  @Test func anExtensionOfAnExternalTypeCountsAsTheType() {
    #expect(
      representablesText(
        """
        extension Library.Chart: @retroactive UIViewRepresentable {
          func makeUIView(context: Context) -> ChartView { ChartView() }
        }
        """) == """
          Library.Chart: UIViewRepresentable
            wraps ChartView, from make
            make in Main.swift
          """)
  }

  @Test func coordinatorsAreFoundByTypeAliasAndByResult() {
    #expect(
      representablesText(
        """
        struct A: UIViewRepresentable { typealias Coordinator = Shared }
        struct B: UIViewRepresentable { func makeCoordinator() -> Shared { Shared() } }
        struct C: UIViewRepresentable { func makeCoordinator() {} }
        class Shared {}
        class Coordinator {}
        """) == """
          A: UIViewRepresentable
            coordinator Shared, alias, in Main.swift
          B: UIViewRepresentable
            coordinator Shared, result, in Main.swift
            makeCoordinator in Main.swift
          C: UIViewRepresentable
            makeCoordinator in Main.swift
          """)
  }

  /// If there are coordinators for several platforms, each representable has the one for its platform.
  @Test func coordinatorsMatchThePlatform() {
    #expect(
      representablesText(
        """
        #if os(macOS)
        typealias PlatformRepresentable = NSViewRepresentable
        #else
        typealias PlatformRepresentable = UIViewRepresentable
        #endif
        struct Field: PlatformRepresentable { func makeCoordinator() -> Coordinator { Coordinator() } }
        // file: Field+UIKit.swift
        #if os(iOS)
        extension Field { class Coordinator: NSObject, UITextFieldDelegate {} }
        #endif
        // file: Field+AppKit.swift
        #if os(macOS)
        extension Field { class Coordinator: NSObject, NSTextFieldDelegate {} }
        #endif
        """) == """
          Field: NSViewRepresentable
            coordinator Field.Coordinator, nested, in Field+AppKit.swift
            makeCoordinator in Main.swift
          Field: UIViewRepresentable
            coordinator Field.Coordinator, nested, in Field+UIKit.swift
            makeCoordinator in Main.swift
          """)
  }

  @Test func aFileKnowsTheRepresentablesWithAPartInIt() {
    let project = model(
      """
      struct A: UIViewRepresentable {}
      // file: B.swift
      extension A { class Coordinator {} }
      // file: C.swift
      struct D {}
      """)
    #expect(
      ["Main.swift", "B.swift", "C.swift", "None.swift"].map { project.representables(in: $0).count } == [1, 1, 0, 0])
  }
}
