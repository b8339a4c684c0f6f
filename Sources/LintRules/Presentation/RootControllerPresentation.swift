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
  // The root controller in a local, content with a label, and a popover.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct HelpPage: View {
      var body: some View {
        Button("Share") {
          let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
          let root = UIApplication.shared.windows.first?.rootViewController
          ⟦root?.present(share, animated: true)⟧
        }
      }
    }
    struct InfoPage: View {
      let window: UIWindow
      var body: some View {
        Button("Info") {
          let alert = UIAlertController(title: "Info", message: nil, preferredStyle: .alert)
          ⟦window.rootViewController?.present(alert, animated: true)⟧
        }
      }
    }
    struct HomePage: View {
      @State private var showsHelp = false
      @State private var showsInfo = false
      let window: UIWindow
      var body: some View {
        Button("Help") { showsHelp = true }
          .sheet(isPresented: $showsHelp, onDismiss: { print("closed") }, content: { HelpPage() })
        Button("Info") { showsInfo = true }
          .popover(isPresented: $showsInfo) { InfoPage(window: window) }
      }
    }
    """),
  // An object that is created for a sheet may present later, and show the view elsewhere.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct SettingsPage: View {
      var body: some View {
        Button("Info") {
          let alert = UIAlertController(title: "Info", message: nil, preferredStyle: .alert)
          UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
        }
      }
    }
    @MainActor final class Router {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func showSettings() { window.rootViewController = UIHostingController(rootView: SettingsPage()) }
      func showResult(of upload: String) {
        let alert = UIAlertController(title: upload, message: nil, preferredStyle: .alert)
        window.rootViewController?.present(alert, animated: true)
      }
    }
    struct HelpPage: View {
      let router: Router
      var body: some View { Button("Settings") { router.showSettings() } }
    }
    struct HomePage: View {
      @State private var showsHelp = false
      let window: UIWindow
      var body: some View {
        Button("Help") { showsHelp = true }
          .sheet(isPresented: $showsHelp) { HelpPage(router: Router(window: window)) }
      }
    }
    """),
  // Code that looks for the controller on top, other controllers, and other functions with the name.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct SettingsPage: View {
      let presenter: UIViewController
      let overlay: OverlayWindow
      let panel: PanelController
      @State private var pages: [String] = []
      private var alert: UIAlertController { UIAlertController(title: "Info", message: nil, preferredStyle: .alert) }
      var body: some View {
        Button("Open") { present("Letter") }
        Button("Info", action: showInfo)
        Button("Help", action: showHelp)
        Button("Panel", action: showPanel)
      }
      private func present(_ page: String) { pages.append(page) }
      private func showInfo() {
        guard var top = UIApplication.shared.windows.first?.rootViewController else { return }
        while let presented = top.presentedViewController { top = presented }
        top.present(alert, animated: true)
      }
      private func showHelp() {
        let presenter = UIApplication.shared.windows.first?.rootViewController
        guard presenter != self.presenter else { return }
        self.presenter.present(alert, animated: true)
        overlay.messages.present(alert, animated: true)
        presenter?.present(alert)
      }
      private func showPanel() {
        let controller: UIViewController
        controller = presenter
        controller.present(alert, animated: true)
        panel.rootViewController.present(alert, animated: true)
      }
    }
    final class OverlayWindow: UIWindow { let messages = UIViewController() }
    final class PanelController: UIViewController { let rootViewController = UIViewController() }
    extension UIViewController {
      func present(_ controller: UIViewController) {
        (presentedViewController ?? self).present(controller, animated: true)
      }
    }
    struct HomePage: View {
      @State private var isOpen = false
      let presenter: UIViewController
      let overlay: OverlayWindow
      let panel: PanelController
      var body: some View {
        Text("Home").sheet(isPresented: $isOpen) {
          SettingsPage(presenter: presenter, overlay: overlay, panel: panel)
        }
      }
    }
    """),
  // A view in the sheet contains the view twice.
  .flagged(
    """
    struct ShareButton: View {
      let file: URL
      var body: some View {
        Button("Share") {
          let share = UIActivityViewController(activityItems: [file], applicationActivities: nil)
          ⟦UIApplication.shared.windows.first?.rootViewController?.present(share, animated: true)⟧
        }
      }
    }
    struct ReportPage: View {
      let files: [URL]
      var body: some View {
        ShareButton(file: files[0])
        ShareButton(file: files[1])
      }
    }
    struct HomePage: View {
      @State private var showsReport = false
      let files: [URL]
      var body: some View {
        Button("Report") { showsReport = true }
          .sheet(isPresented: $showsReport) { ReportPage(files: files) }
      }
    }
    """),
]
