import BridgeFacts
import LintEngine
import LintRules
import Testing
import TypeCheckSupport

/// The compiler and our own rules accept the code that the actions write, and the same action isn't offered again.
@Suite struct ActionsCompileTests {
  @Test func wholeDeclarationsCompile() throws {
    var files: [String: String] = [:]
    for (number, shape) in shapes.enumerated() {
      for (className, family) in wrappedClasses {
        let family = try #require(Family.named(family))
        let name = "Wrapped\(className)\(number)"
        let source = shape.source(name: name, className: className, family: family)
        var text = MarkedSource(source).applying("Insert Coordinator") ?? ""
        #expect(!text.isEmpty, "not offered: \(source)")
        let again = text.replacing("Representable {", with: "Representable {⟦⟧")
        #expect(MarkedSource(again).actions().allSatisfy { !$0.title.contains("Coordinator") }, "\(text)")
        if let dismantle = family.dismantle { text = MarkedSource(again).applying("Add \(dismantle)") ?? text }
        files[name] = imports + text
        let (file, project) = MarkedSource(imports + text).project()
        // The code that shows a composer, and that must ask whether it can, isn't part of the declaration.
        let rules = Rule.all.filter { $0.id != "unchecked-compose-availability" }
        #expect(lint(file.path, in: project, rules: rules) == [], "\(text)")
      }
    }
    #expect(StubModules.typeCheck(files: files, includingWarnings: true) == [])
  }

  @Test func partialCoordinatorsCompile() throws {
    let partial = [
      "class Coordinator {}", "final class Coordinator: NSObject { override init() {} }",
      "@MainActor class Coordinator { init() {} }",
      "class Coordinator: NSObject {\n    var parent: NAME\n    init(parent: NAME) { self.parent = parent }\n  }",
      "class Coordinator {\n    let text: Binding<String>\n    init(text: Binding<String>) { self.text = text }\n  }",
    ]
    var files: [String: String] = [:]
    for (number, coordinator) in partial.enumerated() {
      for (className, family) in wrappedClasses where family == "UIViewRepresentable" {
        let name = "Partial\(className)\(number)"
        let source = """
          struct \(name): UIViewRepresentable {⟦⟧
            @Binding var text: String
            func makeUIView(context: Context) -> \(className) { \(creation(of: className)) }
            func updateUIView(_ uiView: \(className), context: Context) {}
            \(coordinator.replacing("NAME", with: name))
          }
          """
        files[name] = imports + (MarkedSource(source).applying("Complete Coordinator") ?? "not offered")
      }
    }
    #expect(StubModules.typeCheck(files: files, includingWarnings: true) == [])
  }

  @Test func teardownCompiles() {
    let source = """
      struct Meter: UIViewRepresentable {⟦⟧
        func makeUIView(context: Context) -> WKWebView {
          let view = WKWebView()
          let link = CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))
          link.add(to: .main, forMode: .common)
          view.configuration.userContentController.add(context.coordinator, name: "tick")
          let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          let worker = Task { while true { await Task.yield() } }
          return view
        }
        func updateUIView(_ uiView: WKWebView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        @MainActor final class Coordinator: NSObject, WKScriptMessageHandler {
          @objc func step() {}
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
      }
      """
    let text = MarkedSource(source).applying("Add dismantleUIView") ?? "not offered"
    #expect(StubModules.typeCheck(imports + text) == [], "\(text)")
    for stop in ["link?.inv", "forName: \"tick\"", "Observer(token)", "timer?.inv", "endGen", "worker?.cancel()"] {
      #expect(text.contains(stop))
    }
  }
}

/// Ways to write the make and update methods, and to indent them.
private struct Shape {
  var indentation: String
  var make: String
  var update: String

  func source(name: String, className: String, family: Family) -> String {
    let make = make.replacing("CREATE", with: creation(of: className))
    let object = family.parameterName
    let text = """
      struct \(name): \(family.name) {⟦⟧
      \tfunc \(family.make)(context: Context) -> \(className) \(make)

      \tfunc \(family.update)(_ \(object): \(className), context: Context) \(update)
      }
      """
    return text.replacing("\t", with: indentation)
  }
}

private let shapes = [
  Shape(
    indentation: "  ", make: "{\n\t\tlet object = CREATE\n\t\t_ = object\n\t\treturn object\n\t}",
    update: "{\n\t\t// Nothing yet.\n\t}"),
  Shape(indentation: "    ", make: "{\n\t\treturn CREATE // made\n\t}", update: "{}"),
  Shape(indentation: "\t", make: "{ CREATE }", update: "{ _ = 1 }"),
  Shape(indentation: "  ", make: "{ let object = CREATE; return object }", update: "{\n\t\t_ = context\n\t}"),
]

private let wrappedClasses = [
  ("UITextField", "UIViewRepresentable"), ("UITextView", "UIViewRepresentable"), ("UISearchBar", "UIViewRepresentable"),
  ("UIScrollView", "UIViewRepresentable"), ("UITableView", "UIViewRepresentable"),
  ("UICollectionView", "UIViewRepresentable"), ("UIPickerView", "UIViewRepresentable"),
  ("UISwitch", "UIViewRepresentable"), ("MKMapView", "UIViewRepresentable"), ("WKWebView", "UIViewRepresentable"),
  ("UIPageViewController", "UIViewControllerRepresentable"),
  ("UIImagePickerController", "UIViewControllerRepresentable"),
  ("PHPickerViewController", "UIViewControllerRepresentable"),
  ("MFMailComposeViewController", "UIViewControllerRepresentable"),
  ("MFMessageComposeViewController", "UIViewControllerRepresentable"),
  ("SFSafariViewController", "UIViewControllerRepresentable"),
  ("UIPanGestureRecognizer", "UIGestureRecognizerRepresentable"), ("NSTextField", "NSViewRepresentable"),
  ("NSTableView", "NSViewRepresentable"), ("NSCollectionView", "NSViewRepresentable"),
  ("WKInterfaceMap", "WKInterfaceObjectRepresentable"),
]

private func creation(of className: String) -> String {
  Creation.expression(of: className).replacing("<#url#>", with: #"URL(string: "https://example.com")!"#)
}

private let imports = """
  import MapKit
  import MessageUI
  import PhotosUI
  import SafariServices
  import SwiftUI
  import WebKit


  """
