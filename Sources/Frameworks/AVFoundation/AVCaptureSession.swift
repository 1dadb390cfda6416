// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

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
open class AVCaptureInput: NSObject {
  /// A part of a source, of one kind of media.
  ///
  /// Differs from AVFoundation: no source has any.
  open class Port: NSObject {
    /// The kind of media.
    open var mediaType: AVMediaType { .video }
    /// Whether or not it is used.
    open var isEnabled = true
  }

  /// The parts: none.
  open var ports: [Port] { [] }
}

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
  /// Whether or not pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether or not the system mirrors pictures of front cameras itself.
  open var automaticallyAdjustsVideoMirroring = true
  /// The turn of pictures, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// The way of keeping pictures still that is wanted.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// The way of keeping pictures still.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// Whether or not pictures can be kept still.
  open var isVideoStabilizationSupported: Bool { false }
  /// The factor of the size of pictures.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// The greatest factor of the size of pictures.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// Whether or not the connection is used.
  open var isEnabled = true
  /// Whether or not something flows: nothing does.
  open var isActive: Bool { false }
  /// The sources.
  public let inputPorts: [AVCaptureInput.Port]
  /// The destination.
  public private(set) weak var output: AVCaptureOutput?
  /// The layer that shows the pictures.
  public private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

  /// Creates a connection of nothing, by which a test calls a delegate.
  ///
  /// Differs from AVFoundation, where only a session creates one.
  public override init() {
    inputPorts = []
    super.init()
  }

  /// Creates a connection of sources and a destination.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    (inputPorts, self.output) = (ports, output)
  }

  /// Creates a connection of a source and a layer.
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    (inputPorts, videoPreviewLayer) = ([port], layer)
  }

  /// Returns whether pictures can be turned by degrees: by quarters.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    videoRotationAngle.truncatingRemainder(dividingBy: 90) == 0
  }
}

/// A destination of a session.
open class AVCaptureOutput: NSObject {
  /// The connections.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns nil: there is no source.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
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
    /// Films of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// Films of 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Films of 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// Films of 960 by 540 pixels.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// Films of 1280 by 720 pixels, picture by picture.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The quality that the device has.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The causes of interruptions.
  public enum InterruptionReason: Int, Sendable {
    /// The program is not in front.
    case videoDeviceNotAvailableInBackground = 1
    /// Another program uses the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another program uses the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several programs are in front.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The device is too warm.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  /// Whether or not it sets the session of sounds itself.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether or not it uses the session of sounds of the program.
  open var usesApplicationAudioSession = true
  /// Whether or not it uses large ranges of colours itself.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Whether or not cameras go on beside other programs.
  open var isMultitaskingCameraAccessEnabled = false
  /// Whether or not cameras can go on beside other programs.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether or not it is interrupted.
  open var isInterrupted: Bool { false }
  /// The connections.
  open private(set) var connections: [AVCaptureConnection] = []

  /// Adds a source without connections.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Adds a destination without connections.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Returns whether a connection is not one of the session already.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { !connections.contains(connection) }
  /// Adds a connection.
  open func addConnection(_ connection: AVCaptureConnection) {
    if canAddConnection(connection) { connections.append(connection) }
  }
  /// Removes a connection.
  open func removeConnection(_ connection: AVCaptureConnection) {
    connections.removeAll { $0 === connection }
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

/// A session of several cameras at once, which no device can have.
open class AVCaptureMultiCamSession: AVCaptureSession {
  /// Whether or not several cameras can be used at once: no.
  open class var isMultiCamSupported: Bool { false }
}

extension NSNotification.Name {
  /// The name of the notification that a session failed; never posted.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// The name of the notification that a session began; never posted.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// The name of the notification that a session ended; never posted.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// The name of the notification that an interruption ended; never posted.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  /// The name of the notification that a camera sees something else; never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// The name of the notification that a device is there; never posted.
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// The name of the notification that a device is gone; never posted.
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
}

/// The key of the error of a session, in a notification.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the cause of an interruption, in a notification.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
