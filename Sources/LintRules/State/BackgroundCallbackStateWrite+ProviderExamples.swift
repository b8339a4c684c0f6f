import LintEngine

/// The examples of `background-callback-state-write` about objects of unknown types.
let unknownProviderExamples: [RuleExample] = [
  // A provider of an unknown type, and the end of a closure, which has no fix.
  .flagged(
    """
    struct PhotoWell: UIViewRepresentable {
      @State private var isLoading = false
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) { view.alpha = isLoading ? 0.5 : 1 }
      func load(_ item: PhotoItem) {
        item.imageProvider.loadObject(ofClass: UIImage.self) { image, _ in
          guard image == nil else { return ⟦isLoading = false⟧ }
          print("Try again")
        }
      }
    }
    """),
  // An object of another module that isn't a provider.
  .accepted(
    """
    import PhotoCache

    struct PhotoWell: UIViewRepresentable {
      @Binding var photo: UIImage?
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) { view.image = photo }
      func load() {
        PhotoCache.shared.loader.loadObject(ofClass: UIImage.self) { image, _ in photo = image }
      }
    }
    """),
]
