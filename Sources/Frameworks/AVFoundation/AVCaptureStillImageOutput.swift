// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreMedia

/// The key of the form of pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width of pictures, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height of pictures, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The form of JPEG.
public let AVVideoCodecJPEG = "jpeg"
/// The form of H.264.
public let AVVideoCodecH264 = "avc1"

/// A form of pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the form of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// A destination for single pictures.
///
/// Differs from AVFoundation: no camera takes any; each request ends with an error.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// The form of the pictures.
  open var outputSettings: [String: Any] = [:]
  /// Whether or not pictures are as large as can be.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether or not a picture is being taken: never.
  open var isCapturingStillImage: Bool { false }

  /// Creates a destination.
  public override init() {
    super.init()
  }

  /// Calls the handler with an error.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    handler(nil, AVError(.unknown))
  }

  /// Returns nil: no buffer has a picture.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

extension AVCaptureDevice {
  /// The form of pictures of a camera.
  open class Format: NSObject {
    /// The kind of media.
    public let mediaType: AVMediaType
    /// The greatest factor of zoom.
    public let videoMaxZoomFactor: CGFloat = 1

    fileprivate init(mediaType: AVMediaType) {
      self.mediaType = mediaType
    }
  }

  /// The form of pictures.
  public var activeFormat: Format { Format(mediaType: .video) }
  /// The forms that the device has: one.
  public var formats: [Format] { [activeFormat] }
  /// Whether or not the light can be used now: never.
  public var isTorchAvailable: Bool { false }
  /// Whether or not the light for pictures can be used now: never.
  public var isFlashAvailable: Bool { false }
  /// The name in the user's language: none.
  public var localizedName: String { "" }
  /// The identity of the device: none.
  public var uniqueID: String { "" }

  /// Returns whether the device is a source of a kind of media: false.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether the device has the quality of a session: false.
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Returns whether the light has a use: false.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
}
