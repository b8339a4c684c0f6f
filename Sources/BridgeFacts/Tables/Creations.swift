extension Creation {
  /// Class | expression. `<#…#>` is a placeholder that the user must fill in.
  static let initializerTable = """
    DataScannerViewController        | DataScannerViewController(recognizedDataTypes: [.text()])
    INUIAddVoiceShortcutButton       | INUIAddVoiceShortcutButton(style: .automatic)
    MKLookAroundViewController       | MKLookAroundViewController(scene: <#scene#>)
    MPMediaPickerController          | MPMediaPickerController(mediaTypes: .music)
    PHPickerViewController           | PHPickerViewController(configuration: PHPickerConfiguration())
    SFSafariViewController           | SFSafariViewController(url: <#url#>)
    UIActivityViewController         | UIActivityViewController(activityItems: [], applicationActivities: nil)
    UICloudSharingController         | UICloudSharingController(share: <#share#>, container: <#container#>)
    UICollectionView                 | UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    UIContentUnavailableView         | UIContentUnavailableView(configuration: .empty())
    UIDocumentPickerViewController   | UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    UIHostingController              | UIHostingController(rootView: <#view#>)
    UIPageViewController             | UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    UIReferenceLibraryViewController | UIReferenceLibraryViewController(term: <#term#>)
    """

  /// Type | value.
  static let valueTable = """
    Bool              | false
    CGFloat           | 0
    CGRect            | .zero
    CGSize            | .zero
    Double            | 0
    Int               | 0
    String            | ""
    any QLPreviewItem | NSURL()
    """
}
