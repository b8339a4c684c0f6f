extension WrappingRecipe {
  /// View controller classes and their recipes. The generator adds the code that dismisses them, so it isn't listed
  /// here.
  static let controllerTable = """
    AVPlayerViewController
      called controller
      import AVFoundation
      input let player: AVPlayer?
      update if {object}.player !== player { {object}.player = player }
      stop {object}.player?.pause()
    CNContactPickerViewController
      called picker
      import Contacts
      input let onPick: (CNContact) -> Void
      answer contactPicker(_:didSelect:) ⇒ parent.onPick(contact)
    DataScannerViewController
      called scanner
      input let onTap: (RecognizedItem) -> Void
      update if !{object}.isScanning { try? {object}.startScanning() }
      answer dataScanner(_:didTapOn:) ⇒ parent.onTap(item)
      stop {object}.stopScanning()
    EKEventEditViewController
      called editor
      import EventKit
      input let store: EKEventStore
      input let event: EKEvent?
      make {object}.eventStore = store
      make {object}.event = event
    MFMailComposeViewController
      called composer
      input let recipients: [String]
      input let subject: String
      input var body = ""
      input var onFinish: (MFMailComposeResult) -> Void = { _ in }
      make {object}.setToRecipients(recipients)
      make {object}.setSubject(subject)
      make {object}.setMessageBody(body, isHTML: false)
      answer mailComposeController(_:didFinishWith:error:) ⇒ parent.onFinish(result)
    MFMessageComposeViewController
      called composer
      input let recipients: [String]
      input var body = ""
      input var onFinish: (MessageComposeResult) -> Void = { _ in }
      make {object}.recipients = recipients
      make {object}.body = body
      answer messageComposeViewController(_:didFinishWith:) ⇒ parent.onFinish(result)
    MKLookAroundViewController
      called controller
      input let scene: MKLookAroundScene
      create MKLookAroundViewController(scene: scene)
      update if {object}.scene !== scene { {object}.scene = scene }
    PHPickerViewController
      called picker
      input var filter: PHPickerFilter? = .images
      input var selectionLimit = 1
      input let onPick: ([PHPickerResult]) -> Void
      before var configuration = PHPickerConfiguration()
      before configuration.filter = filter
      before configuration.selectionLimit = selectionLimit
      create PHPickerViewController(configuration: configuration)
      answer picker(_:didFinishPicking:) ⇒ parent.onPick(results)
    QLPreviewController
      called preview
      input let url: URL
      changed url ⇒ {object}.reloadData()
      answer numberOfPreviewItems(in:) ⇒ 1
      answer previewController(_:previewItemAt:) ⇒ parent.url as NSURL
    SFSafariViewController
      called safari
      input let url: URL
      create SFSafariViewController(url: url)
    UIActivityViewController
      called controller
      input let items: [Any]
      create UIActivityViewController(activityItems: items, applicationActivities: nil)
    UICloudSharingController
      called controller
      import CloudKit
      input let share: CKShare
      input let container: CKContainer
      create UICloudSharingController(share: share, container: container)
    UIColorPickerViewController
      called picker
      input @Binding var color: UIColor
      update if {object}.selectedColor != color { {object}.selectedColor = color }
      answer colorPickerViewController(_:didSelect:continuously:) ⇒ parent.color = color
    UIDocumentPickerViewController
      called picker
      import UniformTypeIdentifiers
      input var contentTypes: [UTType] = [.item]
      input let onPick: ([URL]) -> Void
      create UIDocumentPickerViewController(forOpeningContentTypes: contentTypes)
      answer documentPicker(_:didPickDocumentsAt:) ⇒ parent.onPick(urls)
    UIFontPickerViewController
      called picker
      input let onPick: (UIFontDescriptor) -> Void
      answer fontPickerViewControllerDidPickFont(_:) ⇒
        if let descriptor = viewController.selectedFontDescriptor { parent.onPick(descriptor) }
    UIImagePickerController
      called picker
      input var sourceType = UIImagePickerController.SourceType.camera
      input let onPick: (UIImage) -> Void
      make {object}.sourceType = sourceType
      answer imagePickerController(_:didFinishPickingMediaWithInfo:) ⇒
        if let image = info[.originalImage] as? UIImage { parent.onPick(image) }
    UIPageViewController
      called pager
      input let pages: [UIViewController]
      input @Binding var currentPage: Int
      update if pages.indices.contains(currentPage), {object}.viewControllers?.first !== pages[currentPage] {
        {object}.setViewControllers([pages[currentPage]], direction: .forward, animated: false) }
      answer pageViewController(_:viewControllerBefore:) ⇒
        guard let index = parent.pages.firstIndex(of: viewController), index > 0 else { return nil }
      answer pageViewController(_:viewControllerBefore:) ⇒ return parent.pages[index - 1]
      answer pageViewController(_:viewControllerAfter:) ⇒
        guard let index = parent.pages.firstIndex(of: viewController) else { return nil }
      answer pageViewController(_:viewControllerAfter:) ⇒
        return index + 1 < parent.pages.count ? parent.pages[index + 1] : nil
      answer pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) ⇒
        guard let shown = pageViewController.viewControllers?.first else { return }
      answer pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) ⇒
        if let index = parent.pages.firstIndex(of: shown) { parent.currentPage = index }
    UIReferenceLibraryViewController
      called dictionary
      input let term: String
      create UIReferenceLibraryViewController(term: term)
    VNDocumentCameraViewController
      called camera
      input let onScan: (VNDocumentCameraScan) -> Void
      answer documentCameraViewController(_:didFinishWith:) ⇒ parent.onScan(scan)
    """
}
