import LintRules
import TestSupport
import Testing

@Suite struct StaleHostedContentTests {
  /// What stands there when there is nothing to show is no content that changes.
  @Test func oneOfSeveralThingsIsNoted() {
    expectDiagnostics(
      .staleHostedContent,
      in: """
        import SwiftUI
        struct Pass: UIViewControllerRepresentable {
          let name: String
          let pass: PKPass?
          func makeUIViewController(context: Context) -> UIViewController {
            guard let pass, let controller = PKAddPassesViewController(pass: pass) else {
              return UIHostingController(rootView: Text(name))
            }
            return controller
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
             //^^^^^^^^^^^^^^^^^^^^^^ information: 'updateUIViewController' never refreshes what is hosted: it keeps the \
        first 'name'
        }
        struct Branches: UIViewControllerRepresentable {
          let name: String
          let pass: PKPass
          func makeUIViewController(context: Context) -> UIViewController {
            if let controller = PKAddPassesViewController(pass: pass) {
              controller
            } else {
              UIHostingController(rootView: Text(name))
            }
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
             //^^^^^^^^^^^^^^^^^^^^^^ information: 'updateUIViewController' never refreshes what is hosted: it keeps the \
        first 'name'
        }
        """)
  }
}
