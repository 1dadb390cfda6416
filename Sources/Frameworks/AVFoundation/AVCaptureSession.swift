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
