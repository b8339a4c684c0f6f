import SafariServices
import SwiftUI

/// The field guide on the web.
struct GuidePage: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
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
