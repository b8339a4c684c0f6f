import LintRules
import TestSupport
import Testing

@Suite struct StaleHostedContentTests {
  /// A placeholder that is shown when there's no content doesn't count as content that changes.
  @Test func oneOfSeveralResultsIsInformation() {
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
             //^^^^^^^^^^^^^^^^^^^^^^ information: 'updateUIViewController' never updates the hosted view: it keeps the first 'name'
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
             //^^^^^^^^^^^^^^^^^^^^^^ information: 'updateUIViewController' never updates the hosted view: it keeps the first 'name'
        }
        """)
  }
}
