import BridgeModel
import LintEngine

extension Rule {
  public static let rootControllerPresentation = Rule(
    id: "root-controller-presentation",
    group: "presentation",
    severity: .warning,
    since: "iOS 13",
    summary: "Present from SwiftUI's state, not from the root controller, in a view that is in a sheet.",
    symptom: "Nothing appears, and the console shows \"Attempt to present … which is already presenting\".",
    rationale: """
      SwiftUI presents a sheet, cover, or popover from the controller at the root of the window. That controller can \
      present only one thing. As long as the sheet is open, UIKit ignores every further presentation from it, so code of \
      a view in the sheet presents nothing. Use another sheet, `ShareLink`, or `alert` in the view itself, or wrap the \
      controller in a representable.
      """,
    exception: "Suppress it if the sheet is always closed by then.",
    source: "https://github.com/joogps/SlideOverCard/issues/6",
    examples: rootPresentationExamples,
    signs: .systemController,
    check: .types(checkPresentations))
}

@Sendable private func checkPresentations(_ type: ProjectType, in context: inout RuleContext) {
  for presentation in context.project.rootPresentations(in: type) {
    context.report(
      "the root controller already presents the sheet with '\(lastComponent(of: presentation.view))', so it presents "
        + "nothing else",
      at: .whole(presentation.call))
  }
}

// MARK: - Examples

private let rootPresentationExamples: [RuleExample] = [
  .flagged(
    """
    struct SettingsPage: View {
      let file: URL
      var body: some View {
        Button("Share") {
          let share = UIActivityViewController(activityItems: [file], applicationActivities: nil)
          ⟦UIApplication.shared.windows.first?.rootViewController?.present(share, animated: true)⟧
        }
      }
    }
    struct HomePage: View {
      @State private var showsSettings = false
      let file: URL
      var body: some View {
        Button("Settings") { showsSettings = true }
          .sheet(isPresented: $showsSettings) { SettingsPage(file: file) }
      }
    }
    """),
  // A helper presents, and a view in the sheet contains the view.
  .flagged(
    """
    struct ExportRow: View {
      var body: some View { Button("Export", action: export) }
      private func export() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        guard let root = scene?.windows.first?.rootViewController else { return }
        let alert = UIAlertController(title: "Export", message: nil, preferredStyle: .alert)
        ⟦root.present(alert, animated: true)⟧
      }
    }
    struct ExportPage: View {
      var body: some View { List { ExportRow() } }
    }
    struct HomePage: View {
      @State private var isExporting = false
      var body: some View {
        Text("Home").fullScreenCover(isPresented: $isExporting) { ExportPage() }
      }
    }
    """),
  // A view that isn't in a sheet, and one that is in a sheet only sometimes.
  .accepted(
    """
    struct HomePage: View {
      @State private var isOpen = false
      var body: some View {
        Button("Share", action: share)
        InfoRow()
        Text("More").sheet(isPresented: $isOpen) { InfoRow() }
      }
      private func share() {
        let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
        UIApplication.shared.windows.first?.rootViewController?.present(share, animated: true)
      }
    }
    struct InfoRow: View {
      var body: some View {
        Button("Info") {
          let alert = UIAlertController(title: "Info", message: nil, preferredStyle: .alert)
          UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
        }
      }
    }
    """),
  // The code closes the sheet first, or presents from the controller on top.
  .accepted(
    """
    struct SettingsPage: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        Button("Share") {
          dismiss()
          let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
          UIApplication.shared.windows.first?.rootViewController?.present(share, animated: true)
        }
        Button("Help", action: showHelp)
      }
      private func showHelp() {
        let root = UIApplication.shared.windows.first?.rootViewController
        let top = root?.presentedViewController ?? root
        top?.present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    struct HomePage: View {
      @State private var isOpen = false
      var body: some View { Text("Home").sheet(isPresented: $isOpen) { SettingsPage() } }
    }
    """),
  // SwiftUI presents, and another controller presents.
  .accepted(
    """
    struct SettingsPage: View {
      @State private var isSharing = false
      let presenter: UIViewController
      var body: some View {
        Button("Share") { isSharing = true }.sheet(isPresented: $isSharing) { Text("Share") }
        Button("Help") {
          presenter.present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
        }
      }
    }
    struct HomePage: View {
      @State private var isOpen = false
      let presenter: UIViewController
      var body: some View { Text("Home").sheet(isPresented: $isOpen) { SettingsPage(presenter: presenter) } }
    }
    """),
]
