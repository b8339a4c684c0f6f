import LintRules
import TestSupport
import Testing

@Suite struct InlineHostingViewTests {
  /// A module may have a hosting controller of its own, so that code that shows it doesn't import SwiftUI.
  @Test func aSubclassNeedsNoImport() {
    expectDiagnostics(
      .inlineHostingView,
      in: """
        import UIKit
        class ProfileHostingController: UIHostingController<Profile> {}
        enum ProfileEmbedding {
          static func embed(in container: UIView) {
            let view = ProfileHostingController(rootView: Profile()).view!
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this 'ProfileHostingController' is released immediately, because nothing keeps it; only its view remains
            container.addSubview(view)
          }
        }
        """)
  }
}
