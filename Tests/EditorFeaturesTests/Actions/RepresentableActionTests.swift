import Testing

/// Actions on a representable as a whole.
@Suite struct RepresentableActionTests {
  @Test func textIsMeasuredAtTheProposedWidth() {
    expectAction(
      "Add sizeThatFits",
      on: """
        struct Note⟦⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ note: UITextView, context: Context) {}
        }
        """,
      gives: """
        struct Note: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ note: UITextView, context: Context) {}

          func sizeThatFits(_ proposal: ProposedViewSize, uiView note: UITextView, context: Context) -> CGSize? {
            guard let width = proposal.width, width > 0, width < .infinity else { return nil }
            let fitting = note.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: width, height: fitting.height)
          }
        }
        """)
  }

  /// The method would be compiled for both platforms.
  @Test func aBridgeOnTwoPlatformsGetsNoMethod() {
    expectNoAction(
      "Add sizeThatFits",
      on: """
        #if os(macOS)
        typealias ViewBridge = NSViewRepresentable
        #else
        typealias ViewBridge = UIViewRepresentable
        #endif
        struct Note⟦⟧: ViewBridge {
          #if os(macOS)
          func makeNSView(context: Context) -> NSTextView { NSTextView() }
          func updateNSView(_ note: NSTextView, context: Context) {}
          #else
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ note: UITextView, context: Context) {}
          #endif
        }
        """)
  }

  /// The file of the extension may not import SwiftUI.
  @Test func anExtensionInAnotherFileGetsNoMethod() {
    expectNoAction(
      "Add sizeThatFits", on: "protocol Sized {}\nextension Note⟦⟧: Sized {}",
      with: [
        """
        struct Note: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ note: UITextView, context: Context) {}
        }
        """
      ])
  }

  /// `UIView.sizeThatFits` returns the current size, which is zero at first, so a measured map would have no height.
  @Test func aViewWithoutAnIntrinsicSizeUsesTheProposal() {
    expectAction(
      "Add sizeThatFits",
      on: """
        struct Places⟦⟧: UIViewRepresentable {
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) {}
        }
        """,
      gives: """
        struct Places: UIViewRepresentable {
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) {}

          func sizeThatFits(_ proposal: ProposedViewSize, uiView map: MKMapView, context: Context) -> CGSize? {
            // The object has no intrinsic size; this size is used when none is proposed, such as in a ScrollView.
            let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240))
            return size.width.isFinite && size.height.isFinite ? size : nil
          }
        }
        """)
  }

  @Test(arguments: [
    ("WKWebView", "", "proposal.replacingUnspecifiedDimensions("), ("UITableView", "", "replacingUnspecified"),
    ("SKView", "", "replacingUnspecified"), ("ARSCNView", "", "replacingUnspecified"),
    ("UILabel", "", "uiView.sizeThatFits("), ("UIStackView", "", "uiView.systemLayoutSizeFitting("),
    ("UICalendarView", "", "uiView.systemLayoutSizeFitting("), ("UIView", "", "replacingUnspecified"),
    ("LottieView", "", "uiView.systemLayoutSizeFitting("),
    ("Plot", "final class Plot: MKMapView {}", "replacingUnspecified"),
    ("Chip", "class Label: UILabel {}\nfinal class Chip: Label {}", "uiView.sizeThatFits("),
    (
      "Player", "final class Player: UIView { override class var layerClass: AnyClass { AVPlayerLayer.self } }",
      "replacing"
    ),
    ("Card", "final class Card: UIView { func setUp() { addSubview(label) } }", "uiView.systemLayoutSizeFitting("),
    (
      "Dial", "final class Dial: UIView { override var intrinsicContentSize: CGSize { .zero } }",
      "uiView.systemLayoutSizeFitting("
    ),
    (
      "Box", "final class Box: UIView { override func sizeThatFits(_ size: CGSize) -> CGSize { size } }",
      "uiView.sizeThatFits("
    ),
  ])
  func theSizeDependsOnTheClass(_ name: String, _ declaration: String, _ code: String) {
    let text = MarkedSource(
      """
      \(declaration)
      struct Wrapper⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> \(name) { \(name)() }
        func updateUIView(_ uiView: \(name), context: Context) {}
      }
      """
    ).applying("Add sizeThatFits")
    #expect(text?.contains(code) == true, "\(text ?? "not offered")")
  }

  @Test(arguments: [
    ("UIViewControllerRepresentable", "UINavigationController", "replacingUnspecified"),
    ("UIViewControllerRepresentable", "UITableViewController", "replacingUnspecified"),
    ("UIViewControllerRepresentable", "UIViewController", "uiViewController.view.systemLayoutSizeFitting("),
    ("NSViewRepresentable", "WKWebView", "replacingUnspecified"),
    ("NSViewRepresentable", "NSTextField", "nsView.fittingSize"),
    ("NSViewRepresentable", "NSStackView", "nsView.fittingSize"),
  ])
  func theSizeDependsOnTheFamily(_ family: String, _ name: String, _ code: String) {
    let method = family.dropLast("Representable".count)
    let parameter = method.prefix(2).lowercased() + method.dropFirst(2)
    let text = MarkedSource(
      """
      struct Wrapper⟦⟧: \(family) {
        func make\(method)(context: Context) -> \(name) { \(name)() }
        func update\(method)(_ \(parameter): \(name), context: Context) {}
      }
      """
    ).applying("Add sizeThatFits")
    #expect(text?.contains(code) == true, "\(text ?? "not offered")")
  }

  @Test func aPlainViewWithSubviewsIsCompressed() {
    let text = MarkedSource(
      """
      struct Wrapper⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          view.addSubview(UILabel())
          return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
      }
      """
    ).applying("Add sizeThatFits")
    #expect(text?.contains("uiView.systemLayoutSizeFitting(") == true, "\(text ?? "not offered")")
  }

  @Test func plainInputsMakeARepresentableEquatable() {
    expectAction(
      "Add Equatable conformance",
      on: """
        struct Badge⟦⟧: UIViewRepresentable {
          var count: Int
          let title: String?
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = title }
        }
        struct Row: View {
          var body: some View {
            HStack {
              Badge(count: 3, title: nil)
              Badge(count: 4, title: nil).padding()
            }
          }
        }
        """,
      gives: """
        struct Badge: UIViewRepresentable, Equatable {
          var count: Int
          let title: String?
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = title }
        }
        struct Row: View {
          var body: some View {
            HStack {
              Badge(count: 3, title: nil).equatable()
              Badge(count: 4, title: nil).equatable().padding()
            }
          }
        }
        """)
  }

  @Test func inputsThatCannotBeComparedAreNamed() {
    let source = MarkedSource(
      """
      struct Badge⟦⟧: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
      }
      """)
    #expect(source.disabledReasons["Add Equatable conformance"] == "'text' isn't Equatable")
  }

  @Test func theCoordinatorIgnoresCallbacksCausedByUpdate() {
    expectAction(
      "Ignore changes made by the update method",
      on: """
        struct Map⟦⟧: UIViewRepresentable {
          @Binding var region: MKCoordinateRegion
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ uiView: MKMapView, context: Context) {
            uiView.region = region
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, MKMapViewDelegate {
            var parent: Map
            init(_ parent: Map) { self.parent = parent }
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
              parent.region = mapView.region
            }
            func mapViewWillStartLoadingMap(_ mapView: MKMapView) { print(mapView) }
          }
        }
        """,
      gives: """
        struct Map: UIViewRepresentable {
          @Binding var region: MKCoordinateRegion
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ uiView: MKMapView, context: Context) {
            context.coordinator.isUpdatingFromSwiftUI = true
            defer { context.coordinator.isUpdatingFromSwiftUI = false }
            uiView.region = region
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, MKMapViewDelegate {
            var parent: Map
            init(_ parent: Map) { self.parent = parent }
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
              guard !isUpdatingFromSwiftUI else { return }
              parent.region = mapView.region
            }
            func mapViewWillStartLoadingMap(_ mapView: MKMapView) { print(mapView) }

            var isUpdatingFromSwiftUI = false
          }
        }
        """)
  }

  @Test func onlyChangesDuringWhichTheDelegateIsCalledAreIgnored() {
    func isOffered(for change: String, of view: String, calling callback: String) -> Bool {
      let source = MarkedSource(
        """
        struct Pane⟦⟧: UIViewRepresentable {
          @Binding var offset: CGPoint
          func makeUIView(context: Context) -> \(view) { \(view)() }
          func updateUIView(_ uiView: \(view), context: Context) {
            \(change)
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, \(view)Delegate {
            var parent: Pane
            init(_ parent: Pane) { self.parent = parent }
            func \(callback)(_ view: \(view)) {
              parent.offset = .zero
            }
          }
        }
        """)
      return source.actions().contains { $0.title == "Ignore changes made by the update method" }
    }
    func scrolls(_ change: String) -> Bool {
      isOffered(for: change, of: "UIScrollView", calling: "scrollViewDidScroll")
    }
    #expect(scrolls("uiView.contentOffset = offset"))
    #expect(scrolls("uiView.setContentOffset(offset, animated: false)"))
    // The delegate is called later.
    #expect(!scrolls("uiView.setContentOffset(offset, animated: true)"))
    func selects(_ change: String) -> Bool {
      isOffered(for: change, of: "UITextView", calling: "textViewDidChangeSelection")
    }
    #expect(selects("uiView.text = \"Text\""))
    // This only reads the text.
    #expect(!selects("print(uiView.text(in: range) ?? \"\")"))
  }
}
