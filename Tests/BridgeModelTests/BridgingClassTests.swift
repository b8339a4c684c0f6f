import BridgeModel
import Testing

/// In which classes UIKit and SwiftUI meet.
@Suite struct BridgingClassTests {
  @Test func onlyClassesOnTheBorderCount() {
    let project = model(
      """
      import SwiftUI
      struct V: UIViewRepresentable {
        func makeUIView(context: Context) -> Panel { Panel() }
        final class Coordinator {}
      }
      class Page: UIViewController {}
      class Model {}
      extension UIViewController {}
      // file: Plain.swift
      import UIKit
      class Panel: UIView {}
      class Plain: UIViewController {}
      class Owner { let host = UIHostingController(rootView: Text("")) }
      #if false
      class Page2: UIViewController { let host = UIHostingController(rootView: Text("")) }
      #endif
      """)
    #expect(project.bridgingClasses(in: "Main.swift").map(\.name) == ["V.Coordinator", "Page", "UIViewController"])
    #expect(project.bridgingClasses(in: "Plain.swift").map(\.name) == ["Panel", "Owner"])
    #expect(project.bridgingClasses(in: "Main.swift").last?.frameworkClass == "UIViewController")
  }
}
