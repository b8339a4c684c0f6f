extension ClassHierarchy {
  /// The first system versions with a class, for classes that are newer than SwiftUI or that some system with their
  /// framework doesn't have.
  static let availabilityTable = """
    iOS 13, macCatalyst 13
      SKCloudServiceSetupViewController
      UIScreenEdgePanGestureRecognizer
    iOS 13, macCatalyst 13, tvOS 13, macOS 10.15
      AVRoutePickerView
    iOS 13, macCatalyst 13, tvOS 13, visionOS 1, macOS 11
      RPPreviewViewController
    iOS 13, macCatalyst 13, visionOS 1
      CNContactPickerViewController
      CNContactViewController
      EKCalendarChooser
      EKEventEditViewController
      EKEventViewController
      INUIAddVoiceShortcutButton
      MFMailComposeViewController
      MFMessageComposeViewController
      MPMediaPickerController
      PKAddPassesViewController
      PKCanvasView
      PKPaymentButton
      QLPreviewController
      RPSystemBroadcastPickerView
      SFSafariViewController
      UIActivityViewController
      UICloudSharingController
      UIDatePicker
      UIDocumentBrowserViewController
      UIDocumentPickerViewController
      UIFontPickerViewController
      UIHoverGestureRecognizer
      UIImagePickerController
      UIPickerView
      UIPinchGestureRecognizer
      UIReferenceLibraryViewController
      UIRefreshControl
      UIRotationGestureRecognizer
      UISearchTextField
      UISlider
      UIStepper
      UISwitch
      UIToolbar
      UIVideoEditorController
      VNDocumentCameraViewController
    iOS 13, macCatalyst 13, visionOS 1, macOS 10.15
      PDFThumbnailView
      PDFView
      WKWebView
    iOS 13, macCatalyst 13, visionOS 1, macOS 11
      PKPaymentAuthorizationViewController
      SKStoreProductViewController
    iOS 13, macCatalyst 14
      ARCoachingOverlayView
      ARSCNView
      ARSKView
    iOS 14, macCatalyst 14, tvOS 14, visionOS 1
      UICollectionViewListCell
    iOS 14, macCatalyst 14, visionOS 1
      UIColorPickerViewController
      UIColorWell
    iOS 14, macCatalyst 14, visionOS 1, macOS 13
      PHPickerViewController
    iOS 14.5, macCatalyst 14.5, visionOS 1, macOS 11.3
      WKDownload
    iOS 16, macCatalyst 16, visionOS 1
      UICalendarView
      UIPasteControl
    iOS 16, macCatalyst 16, visionOS 1, macOS 13
      MKLookAroundViewController
    iOS 16, visionOS 1
      DataScannerViewController
    iOS 17, macCatalyst 17, tvOS 17, visionOS 1
      UIContentUnavailableView
    """
}
