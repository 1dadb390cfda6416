// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreMedia
public import Foundation
internal import Synchronization

/// The circumstances of a picture.
open class AVCapturePhotoSettings: NSObject {
  private static let count = Atomic<Int64>(0)
  /// The number, which no other circumstances have.
  public let uniqueID: Int64
  /// The form of the picture; nil for the usual one.
  public let format: [String: Any]?
  /// The kind of the file.
  public let processedFileType: AVFileType?
  /// The use of the light.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether or not the picture is as large as can be.
  open var isHighResolutionPhotoEnabled = false
  /// Whether or not it is kept still.
  open var isAutoStillImageStabilizationEnabled = true
  /// Whether or not red eyes become black.
  open var isAutoRedEyeReductionEnabled = false
  /// The form of a small picture.
  open var previewPhotoFormat: [String: Any]?
  /// The form of a small picture in the file.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The address of the film of a picture that moves.
  open var livePhotoMovieFileURL: URL?
  /// Whether or not there are depths.
  open var isDepthDataDeliveryEnabled = false
  /// The values of the file.
  open var metadata: [String: Any] = [:]
  /// Whether quality or speed counts.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The greatest size.
  open var maxPhotoDimensions = CMVideoDimensions()

  /// Creates the usual circumstances.
  public override convenience init() {
    self.init(format: nil)
  }

  /// Creates circumstances of a form.
  public init(format: [String: Any]?) {
    uniqueID = Self.count.add(1, ordering: .relaxed).newValue
    (self.format, processedFileType) = (format, nil)
  }

  /// Creates circumstances like others.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    previewPhotoFormat = photoSettings.previewPhotoFormat
    livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    maxPhotoDimensions = photoSettings.maxPhotoDimensions
  }

  /// The forms of a small picture.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
}

/// The circumstances of a picture, as the camera takes it.
open class AVCaptureResolvedPhotoSettings: NSObject {
  /// The number of the circumstances.
  public let uniqueID: Int64

  init(uniqueID: Int64) {
    self.uniqueID = uniqueID
  }

  /// The size of the picture.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of a small picture.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the film of a picture that moves.
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// Whether or not the light is used.
  open var isFlashEnabled: Bool { false }
  /// The number of pictures.
  open var expectedPhotoCount: Int { 0 }
}

/// A picture of a camera.
open class AVCapturePhoto: NSObject {
  /// The circumstances.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  private let data: Data?

  /// Creates a picture of the bytes of a file, by which a test answers a delegate.
  ///
  /// Differs from AVFoundation, where only a camera creates one.
  public init(fileData: Data?) {
    data = fileData
    resolvedSettings = AVCaptureResolvedPhotoSettings(uniqueID: 0)
  }

  /// Returns the bytes of a file.
  open func fileDataRepresentation() -> Data? { data }
  /// Returns the picture.
  open func cgImageRepresentation() -> CGImage? { data.flatMap { UIImage(data: $0)?.cgImage } }
  /// Returns a small picture: none.
  open func previewCGImageRepresentation() -> CGImage? { nil }
  /// The time.
  open var timestamp: CMTime { .zero }
  /// The pixels: none.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The pixels of a small picture: none.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// The values of the file.
  open var metadata: [String: Any] { [:] }
  /// The number of the picture, from 1 on.
  open var photoCount: Int { 1 }
  /// Whether or not the picture is as the camera sees it.
  open var isRawPhoto: Bool { false }
}

/// A type that is told of pictures.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Tells the delegate that a picture begins.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Tells the delegate of the sound of a picture.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Tells the delegate that a picture was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Gives the delegate a picture, or an error.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Gives the delegate the film of a picture that moves, or an error.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
    duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
  /// Tells the delegate that the film of a picture that moves was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Tells the delegate that all of a picture is there, or an error.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
    duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// A destination for pictures.
///
/// Differs from AVFoundation: no camera takes any; each request ends with an error.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// The weights of quality and speed.
  public enum QualityPrioritization: Int, Sendable {
    /// Speed.
    case speed = 1
    /// Both.
    case balanced = 2
    /// Quality.
    case quality = 3
  }

  /// Whether or not pictures are as large as can be.
  open var isHighResolutionCaptureEnabled = false
  /// Whether or not pictures may move.
  open var isLivePhotoCaptureEnabled = false
  /// Whether or not pictures can move.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether or not there are depths.
  open var isDepthDataDeliveryEnabled = false
  /// Whether or not there can be depths.
  open var isDepthDataDeliverySupported: Bool { false }
  /// The greatest weight of quality.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The greatest size.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// The forms of pictures.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg, .hevc] }
  /// The forms of pixels.
  open var availablePhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  /// The forms of pictures as cameras see them: none.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The uses of the light: none.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// The circumstances for which the camera prepares.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []

  /// Creates a destination.
  public override init() {
    super.init()
  }

  /// Prepares for pictures, and calls the handler.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    completionHandler?(true, nil)
  }

  /// Gives the delegate an error: no camera takes a picture.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.unknown))
  }

  /// Returns nil: no buffer has a picture.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer,
    previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}
