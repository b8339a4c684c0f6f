import SafariServices
import SwiftUI

/// The field guide on the web.
struct GuidePage: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    let uiViewController = SFSafariViewController(url: url)
    uiViewController.delegate = context.coordinator
    return uiViewController
  }

  func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {
    context.coordinator.parent = self
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  @MainActor
  final class Coordinator: NSObject, SFSafariViewControllerDelegate {
    var parent: GuidePage

    init(_ parent: GuidePage) {
      self.parent = parent
    }
  }
}

/// A share sheet for a find.
struct SharePage: View {
  let url: URL
}

extension SharePage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [url], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

/// A find: its page in the guide, a button to share it, and a photo.
struct Discoveries: View {
  let page: URL

  var body: some View {
    VStack {
      GuidePage(url: page)
      SharePage(url: page)
      PhotoPicker { image in print(image) }
    }
  }
}
