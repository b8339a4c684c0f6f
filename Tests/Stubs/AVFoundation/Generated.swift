// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class AVCaptureMetadataOutput: AVCaptureOutput {}
@MainActor @preconcurrency @objc open class AVCaptureOutput: NSObject {}
@MainActor @preconcurrency @objc open class AVCapturePhotoOutput: AVCaptureOutput {}
@MainActor @preconcurrency @objc open class AVCaptureVideoDataOutput: AVCaptureOutput {}
@MainActor @preconcurrency @objc open class AVCaptureVideoPreviewLayer: CALayer {}
@objc public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  @objc optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
@objc public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  @objc optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
@objc public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  @objc optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
@objc open class AVCaptureConnection: NSObject, @unchecked Sendable {}
@objc open class AVCapturePhoto: NSObject, @unchecked Sendable {}
@objc open class AVMetadataObject: NSObject, @unchecked Sendable {}
@objc open class CMSampleBuffer: NSObject, @unchecked Sendable {}
