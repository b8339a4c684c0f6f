extension BackgroundCallback {
  /// Class or delegate protocol | method or property | form | thread.
  static let table = """
    AVAsset                                      | loadValuesAsynchronously                       | closure  | background
    AVAssetImageGenerator                        | generateCGImagesAsynchronously                 | closure  | background
    AVAudioNode                                  | installTap                                     | closure  | background
    AVCaptureDevice                              | requestAccess                                  | closure  | background
    AVCaptureMetadataOutputObjectsDelegate       | metadataOutput(_:didOutput:from:)              | method   | queue
    AVCapturePhotoCaptureDelegate                | photoOutput(_:didFinishProcessingPhoto:error:) | method   | background
    AVCaptureVideoDataOutputSampleBufferDelegate | captureOutput(_:didOutput:from:)               | method   | queue
    CKDatabase                                   | add                                            | closure  | background
    CKDatabase                                   | delete                                         | closure  | background
    CKDatabase                                   | fetch                                          | closure  | background
    CKDatabase                                   | perform                                        | closure  | background
    CKDatabase                                   | save                                           | closure  | background
    CMMotionManager                              | startAccelerometerUpdates                      | closure  | queue
    CMMotionManager                              | startDeviceMotionUpdates                       | closure  | queue
    CMMotionManager                              | startGyroUpdates                               | closure  | queue
    CMMotionManager                              | startMagnetometerUpdates                       | closure  | queue
    CNContactStore                               | requestAccess                                  | closure  | background
    EKEventStore                                 | requestAccess                                  | closure  | background
    EKEventStore                                 | requestFullAccessToEvents                      | closure  | background
    EKEventStore                                 | requestFullAccessToReminders                   | closure  | background
    EKEventStore                                 | requestWriteOnlyAccessToEvents                 | closure  | background
    HKAnchoredObjectQuery                        | init                                           | closure  | background
    HKHealthStore                                | requestAuthorization                           | closure  | background
    HKObserverQuery                              | init                                           | closure  | background
    HKSampleQuery                                | init                                           | closure  | background
    HKStatisticsCollectionQuery                  | initialResultsHandler                          | property | background
    HKStatisticsQuery                            | init                                           | closure  | background
    LAContext                                    | evaluatePolicy                                 | closure  | background
    NSItemProvider                               | loadDataRepresentation                         | closure  | background
    NSItemProvider                               | loadFileRepresentation                         | closure  | background
    NSItemProvider                               | loadInPlaceFileRepresentation                  | closure  | background
    NSItemProvider                               | loadItem                                       | closure  | background
    NSItemProvider                               | loadObject                                     | closure  | background
    NWPathMonitor                                | pathUpdateHandler                              | property | queue
    PHImageManager                               | requestAVAsset                                 | closure  | background
    PHImageManager                               | requestImage                                   | closure  | either
    PHPhotoLibrary                               | performChanges                                 | closure  | background
    PHPhotoLibrary                               | requestAuthorization                           | closure  | background
    PHPhotoLibraryChangeObserver                 | photoLibraryDidChange(_:)                      | method   | background
    Task                                         | detached                                       | closure  | background
    UNUserNotificationCenter                     | add                                            | closure  | background
    UNUserNotificationCenter                     | getDeliveredNotifications                      | closure  | background
    UNUserNotificationCenter                     | getNotificationSettings                        | closure  | background
    UNUserNotificationCenter                     | getPendingNotificationRequests                 | closure  | background
    UNUserNotificationCenter                     | requestAuthorization                           | closure  | background
    URLSession                                   | dataTask                                       | closure  | queue
    URLSession                                   | downloadTask                                   | closure  | queue
    URLSession                                   | uploadTask                                     | closure  | queue
    VNDetectBarcodesRequest                      | init                                           | closure  | background
    VNDetectFaceRectanglesRequest                | init                                           | closure  | background
    VNRecognizeTextRequest                       | init                                           | closure  | background
    """
}
