import Synchronization

/// A camera or a microphone.
///
/// Differs from AVFoundation: there is none.
open class AVCaptureDevice: NSObject {
  /// The sides of a device.
  public enum Position: Int, Sendable {
    /// Not known.
    case unspecified
    /// The back.
    case back
    /// The front.
    case front
  }

  /// The uses of a light for pictures.
  public enum FlashMode: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// On in the dark.
    case auto
  }

  /// The uses of a light.
  public enum TorchMode: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// On in the dark.
    case auto
  }

  /// The ways of focusing.
  public enum FocusMode: Int, Sendable {
    /// As it is.
    case locked
    /// Once.
    case autoFocus
    /// All the time.
    case continuousAutoFocus
  }

  /// The ways of exposing.
  public enum ExposureMode: Int, Sendable {
    /// As it is.
    case locked
    /// Once.
    case autoExpose
    /// All the time.
    case continuousAutoExposure
    /// As the program sets it.
    case custom
  }

  /// The kinds of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the kind of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A camera of usual width.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
  }

  /// Returns nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns no devices.
  open class func devices() -> [AVCaptureDevice] { [] }

  /// Returns no devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  private static let asked = Mutex<Set<AVMediaType>>([])

  /// Returns that the user has not been asked, or after a request that the user refused.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    asked.withLock { $0.contains(mediaType) } ? .denied : .notDetermined
  }

  /// Calls the handler with false.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    asked.withLock { _ = $0.insert(mediaType) }
    handler(false)
  }

  /// The side.
  open var position: Position { .unspecified }
  /// Whether or not it has a light for pictures.
  open var hasFlash: Bool { false }
  /// Whether or not it has a light.
  open var hasTorch: Bool { false }
  /// The use of the light for pictures.
  open var flashMode = FlashMode.off
  /// The use of the light.
  open var torchMode = TorchMode.off
  /// The way of focusing.
  open var focusMode = FocusMode.locked
  /// The place of focus, as shares of the picture.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The way of exposing.
  open var exposureMode = ExposureMode.locked
  /// The place of exposure, as shares of the picture.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The factor of zoom.
  open var videoZoomFactor: CGFloat = 1
  /// Whether or not a place of focus can be set.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether or not a place of exposure can be set.
  open var isExposurePointOfInterestSupported: Bool { false }

  /// Returns false: no way of focusing is there.
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  /// Returns false: no way of exposing is there.
  open func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  /// Returns false: no light is there.
  open func isFlashModeSupported(_ mode: FlashMode) -> Bool { false }
  /// Does nothing.
  open func lockForConfiguration() throws {}
  /// Does nothing.
  open func unlockForConfiguration() {}
}
