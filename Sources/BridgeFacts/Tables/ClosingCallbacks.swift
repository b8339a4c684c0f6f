extension ClosingCallback {
  /// Delegate protocol | method | outcome | whether the controller is still open or already closed.
  static let table = """
    CNContactViewControllerDelegate              | contactViewController(_:didCompleteWith:)               | any    | open
    EKCalendarChooserDelegate                    | calendarChooserDidCancel(_:)                            | cancel | open
    EKCalendarChooserDelegate                    | calendarChooserDidFinish(_:)                            | finish | open
    EKEventEditViewDelegate                      | eventEditViewController(_:didCompleteWith:)             | any    | open
    EKEventViewDelegate                          | eventViewController(_:didCompleteWith:)                 | any    | open
    GKGameCenterControllerDelegate               | gameCenterViewControllerDidFinish(_:)                   | any    | open
    GKMatchmakerViewControllerDelegate           | matchmakerViewController(_:didFailWithError:)           | fail   | open
    GKMatchmakerViewControllerDelegate           | matchmakerViewController(_:didFind:)                    | finish | open
    GKMatchmakerViewControllerDelegate           | matchmakerViewControllerWasCancelled(_:)                | cancel | open
    GKTurnBasedMatchmakerViewControllerDelegate  | turnBasedMatchmakerViewController(_:didFailWithError:)  | fail   | open
    GKTurnBasedMatchmakerViewControllerDelegate  | turnBasedMatchmakerViewControllerWasCancelled(_:)       | cancel | open
    MCBrowserViewControllerDelegate              | browserViewControllerDidFinish(_:)                      | finish | open
    MCBrowserViewControllerDelegate              | browserViewControllerWasCancelled(_:)                   | cancel | open
    MFMailComposeViewControllerDelegate          | mailComposeController(_:didFinishWith:error:)           | any    | open
    MFMessageComposeViewControllerDelegate       | messageComposeViewController(_:didFinishWith:)          | any    | open
    MPMediaPickerControllerDelegate              | mediaPicker(_:didPickMediaItems:)                       | finish | open
    MPMediaPickerControllerDelegate              | mediaPickerDidCancel(_:)                                | cancel | open
    PHPickerViewControllerDelegate               | picker(_:didFinishPicking:)                             | any    | open
    PKAddPassesViewControllerDelegate            | addPassesViewControllerDidFinish(_:)                    | any    | open
    PKPaymentAuthorizationViewControllerDelegate | paymentAuthorizationViewControllerDidFinish(_:)         | any    | open
    RPPreviewViewControllerDelegate              | previewControllerDidFinish(_:)                          | any    | open
    SFSafariViewControllerDelegate               | safariViewControllerDidFinish(_:)                       | any    | closed
    UIColorPickerViewControllerDelegate          | colorPickerViewControllerDidFinish(_:)                  | any    | closed
    UIDocumentPickerDelegate                     | documentPicker(_:didPickDocumentsAt:)                   | finish | closed
    UIDocumentPickerDelegate                     | documentPickerWasCancelled(_:)                          | cancel | closed
    UIFontPickerViewControllerDelegate           | fontPickerViewControllerDidCancel(_:)                   | cancel | closed
    UIFontPickerViewControllerDelegate           | fontPickerViewControllerDidPickFont(_:)                 | finish | open
    UIImagePickerControllerDelegate              | imagePickerController(_:didFinishPickingMediaWithInfo:) | finish | open
    UIImagePickerControllerDelegate              | imagePickerControllerDidCancel(_:)                      | cancel | open
    UIVideoEditorControllerDelegate              | videoEditorController(_:didSaveEditedVideoToPath:)      | finish | open
    UIVideoEditorControllerDelegate              | videoEditorControllerDidCancel(_:)                      | cancel | open
    VNDocumentCameraViewControllerDelegate       | documentCameraViewController(_:didFailWithError:)       | fail   | open
    VNDocumentCameraViewControllerDelegate       | documentCameraViewController(_:didFinishWith:)          | finish | open
    VNDocumentCameraViewControllerDelegate       | documentCameraViewControllerDidCancel(_:)               | cancel | open
    """
}
