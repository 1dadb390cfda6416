public import CoreMedia
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
    /// Two wide cameras.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A narrow camera.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A very wide camera.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera with depths.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera with depths by light.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// Two cameras.
    public static let builtInDuoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A camera of another device.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// The camera of a phone.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  /// The ways of the colour of light.
  public enum WhiteBalanceMode: Int, Sendable {
    /// As it is.
    case locked
    /// Once.
    case autoWhiteBalance
    /// All the time.
    case continuousAutoWhiteBalance
  }

  /// The distances at which a device looks for focus.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// All.
    case none
    /// Near.
    case near
    /// Far.
    case far
  }

  /// Creates a device that is not there, for a program's own kind of device in a test.
  ///
  /// Differs from AVFoundation, where only the system creates one.
  public override init() {
    super.init()
  }

  /// Creates the device of an identity; nil, since there is no device.
  public convenience init?(uniqueID deviceUniqueID: String) {
    return nil
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
  /// The way of the colour of light.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// The distances at which it looks for focus.
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  /// Whether or not focus changes slowly.
  open var isSmoothAutoFocusEnabled = false
  /// Whether or not it tells of changes of what it sees.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// The shortest time of a picture.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest time of a picture.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// Whether or not dark pictures become brighter.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  /// Whether or not it sets the range of brightness itself.
  open var automaticallyAdjustsVideoHDREnabled = true
  /// Whether or not the range of brightness is large.
  open var isVideoHDREnabled = false
  /// The change of exposure.
  open private(set) var exposureTargetBias: Float = 0
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

  /// Sets the change of exposure, and calls the handler.
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    exposureTargetBias = bias
    handler?(.zero)
  }
}
