import BridgeModel
import LintEngine

extension Rule {
  public static let uncheckedComposeAvailability = Rule(
    id: "unchecked-compose-availability",
    group: "presentation",
    severity: .warning,
    since: "iOS 13",
    summary: "Call `canSendMail()` or `canSendText()` before you show a composer.",
    symptom: "The app crashes when someone without a mail account opens the mail composer.",
    rationale: """
      On a device without a mail account, `MFMailComposeViewController()` returns nil, although its type isn't optional. \
      The make method then returns an object that doesn't exist, and the app crashes. \
      `MFMessageComposeViewController` fails the same way if the device can't send messages. Apple requires that you \
      call `canSendMail()` or `canSendText()` first. Call it in the code that shows the sheet, and offer another way to \
      get in touch.
      """,
    exception: "Suppress it if code in another module calls the check.",
    source: "https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller",
    examples: [
      .flagged(
        """
        struct MailComposer: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> MFMailComposeViewController {
            let composer = ⟦MFMailComposeViewController()⟧
            composer.mailComposeDelegate = context.coordinator
            return composer
          }
          func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {}
        }
        struct HelpPage: View {
          @State private var showsMail = false
          var body: some View {
            Button("Mail") { showsMail = true }.sheet(isPresented: $showsMail) { MailComposer() }
          }
        }
        """),
      // A helper creates it, and the check of the other composer doesn't help.
      .flagged(
        """
        struct MessageComposer: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { makeComposer(to: ["123"]) }
          func updateUIViewController(_ composer: UIViewController, context: Context) {}
          private func makeComposer(to recipients: [String]) -> UIViewController {
            let composer = ⟦MFMessageComposeViewController()⟧
            composer.recipients = recipients
            return composer
          }
        }
        struct HelpPage: View {
          @State private var isOpen = false
          var body: some View {
            Button("Message") { isOpen = MFMailComposeViewController.canSendMail() }
              .sheet(isPresented: $isOpen) { MessageComposer() }
          }
        }
        """),
      // The code that shows the sheet checks.
      .accepted(
        """
        struct MailComposer: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> MFMailComposeViewController { MFMailComposeViewController() }
          func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
        }
        struct HelpPage: View {
          @State private var showsMail = false
          var body: some View {
            Button("Mail") { showsMail = true }
              .disabled(!MFMailComposeViewController.canSendMail())
              .sheet(isPresented: $showsMail) { MailComposer() }
          }
        }
        """),
      // A dependency that passes the check on, and a representable with a check of its own.
      .accepted(
        """
        struct MailClient {
          var canSend: @MainActor () -> Bool
          static let live = MailClient(canSend: MFMailComposeViewController.canSendMail)
        }
        struct MailComposer: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> MFMailComposeViewController { MFMailComposeViewController() }
          func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
        }
        struct MessageComposer: UIViewControllerRepresentable {
          static var isAvailable: Bool { MFMessageComposeViewController.canSendText() }
          func makeUIViewController(context: Context) -> MFMessageComposeViewController {
            MFMessageComposeViewController()
          }
          func updateUIViewController(_ composer: MFMessageComposeViewController, context: Context) {}
        }
        """),
      // Apps that use a library check before they show its views.
      .accepted(
        """
        public struct MailComposer: UIViewControllerRepresentable {
          public init() {}
          public func makeUIViewController(context: Context) -> MFMailComposeViewController {
            MFMailComposeViewController()
          }
          public func updateUIViewController(_ composer: MFMailComposeViewController, context: Context) {}
        }
        """),
      // The result is taken as what it is.
      .accepted(
        """
        struct MailComposer: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController {
            let composer: MFMailComposeViewController? = MFMailComposeViewController()
            return composer ?? UIViewController()
          }
          func updateUIViewController(_ composer: UIViewController, context: Context) {}
        }
        """),
      // Other modules of the package may ask before they show it.
      .accepted(
        """
        package struct FeedbackMail: UIViewControllerRepresentable {
          package init() {}
          package func makeUIViewController(context: Context) -> MFMailComposeViewController {
            MFMailComposeViewController()
          }
          package func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}
        }
        """),
      // The declaration of the local names the type.
      .flagged(
        """
        import MessageUI

        struct FeedbackMail: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> MFMailComposeViewController {
            let mail: MFMailComposeViewController = ⟦.init()⟧
            mail.setSubject("Feedback")
            return mail
          }
          func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}
        }
        """),
    ],
    signs: .systemController,
    check: .representables(checkCreations))
}

@Sendable private func checkCreations(_ representable: Representable, in context: inout RuleContext) {
  for creation in context.project.uncheckedCreations(in: representable) {
    context.report(
      "no code calls '\(creation.check.function)()', so the app crashes here if the device cannot "
        + creation.check.ability,
      at: creation.call, in: creation.body)
  }
}
