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

  /// Returns that the user has not been asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }

  /// Calls the handler with false.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }

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

/// The answers of a user who was asked for access.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined
  /// Not allowed on this device.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// The turns of pictures.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown
  /// With the home button at the right.
  case landscapeRight
  /// With the home button at the left.
  case landscapeLeft
}

/// A source of a session.
open class AVCaptureInput: NSObject {}

/// A device as a source of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates the source of a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
  }
}

/// A connection of a source and a destination.
open class AVCaptureConnection: NSObject {
  /// The turn of pictures.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether or not pictures can be turned.
  open var isVideoOrientationSupported: Bool { true }
  /// Whether or not pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether or not the connection is used.
  open var isEnabled = true
}

/// A destination of a session.
open class AVCaptureOutput: NSObject {
  /// The connections.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns nil: there is no source.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A destination for pictures.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// A destination for films in files.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  /// Whether or not a film is recorded.
  open var isRecording: Bool { false }
}

/// A session of cameras and microphones.
///
/// Differs from AVFoundation: it keeps its sources and destinations, and nothing flows.
open class AVCaptureSession: NSObject {
  /// The qualities of a session.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the quality of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The quality of pictures.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Films of 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Films of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  /// The quality.
  open var sessionPreset = Preset.high
  /// The sources.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The destinations.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether or not the session runs.
  open private(set) var isRunning = false

  /// Returns true: any quality can be set.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether a source is not one of the session already.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes a source.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether a destination is not one of the session already.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds a destination.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Removes a destination.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins several changes.
  open func beginConfiguration() {}
  /// Ends several changes.
  open func commitConfiguration() {}
  /// Makes the session run.
  open func startRunning() { isRunning = true }
  /// Stops the session.
  open func stopRunning() { isRunning = false }
}
