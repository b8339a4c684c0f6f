import LintRules
import Testing
import TypeCheckSupport

/// Whatever a fix writes compiles, in Swift 5 and Swift 6.
@Suite struct FixesCompileTests {
  @Test(arguments: ExampleCase.all.filter { $0.fixed != nil })
  func theDocumentedFixCompiles(_ example: ExampleCase) {
    let source = """
      import MapKit
      import PhotosUI
      import SafariServices
      import SwiftUI
      import UIKit
      import WebKit

      \(example.fixed ?? "")
      """
    let faults = StubModules.typeCheck(files: ["Example": source, "Others": otherTypes])
    #expect(faults == [], sourceLocation: example.location)
  }
}

/// The types that examples mention and do not declare.
private let otherTypes = """
  import SwiftUI
  import UIKit

  class CompassView: UIView {}
  class ComposeController: UIViewController {}
  class MeterView: UIView {}
  class PageController: UIViewController {}
  class PlayerView: UIView { func stop() {} }
  class DialView: UIView { var angle = 0.0 }
  class Feed { func close() {} }
  struct Profile: View { var body: some View { EmptyView() } }
  struct Status: View { var body: some View { EmptyView() } }
  """
