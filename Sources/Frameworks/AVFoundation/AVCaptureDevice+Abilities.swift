// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreMedia
public import Foundation

extension AVCaptureDevice {
  /// A search for devices: it finds none.
  open class DiscoverySession: NSObject {
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of devices that can be used at once: none.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }

    /// Creates a search for devices of kinds, media and a side.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  /// The angles by which pictures are turned, as the device is held.
  ///
  /// Differs from AVFoundation: they are those of an upright phone.
  @preconcurrency @MainActor
  open class RotationCoordinator: NSObject {
    /// The device.
    public private(set) weak var device: AVCaptureDevice?
    /// The layer that shows the pictures.
    public private(set) weak var previewLayer: CALayer?
    /// The angle for the layer, in degrees.
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
    /// The angle for files, in degrees.
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }

    /// Creates the angles of a device and of a layer.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
    }
  }

  /// The kind.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The name of the model: none.
  public var modelID: String { "" }
  /// The name of the maker: none.
  public var manufacturer: String { "" }
  /// Whether or not it is there.
  public var isConnected: Bool { false }
  /// Whether or not another program uses it.
  public var isSuspended: Bool { false }
  /// Whether or not it looks for focus now.
  public var isAdjustingFocus: Bool { false }
  /// Whether or not it looks for exposure now.
  public var isAdjustingExposure: Bool { false }
  /// Whether or not it looks for the colour of light now.
  public var isAdjustingWhiteBalance: Bool { false }
  /// Whether or not the light is on.
  public var isTorchActive: Bool { false }
  /// Whether or not the light for pictures will be used.
  public var isFlashActive: Bool { false }
  /// The brightness of the light.
  public var torchLevel: Float { 0 }
  /// The place of focus, from near to far.
  public var lensPosition: Float { 1 }
  /// The opening of the lens.
  public var lensAperture: Float { 0 }
  /// The sensitivity.
  public var iso: Float { 0 }
  /// The time of exposure.
  public var exposureDuration: CMTime { .zero }
  /// The least change of exposure.
  public var minExposureTargetBias: Float { 0 }
  /// The greatest change of exposure.
  public var maxExposureTargetBias: Float { 0 }
  /// The least factor of zoom.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest factor of zoom.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The factors of zoom at which another camera is used: none.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// The cameras of which it consists: none.
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// Whether or not it consists of several cameras.
  public var isVirtualDevice: Bool { false }
  /// Whether or not the distances at which it looks for focus can be set.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// Whether or not focus can change slowly.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// Whether or not dark pictures can become brighter.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether or not the zoom moves now.
  public var isRampingVideoZoom: Bool { false }

  /// Returns false: no way of the colour of light is there.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

  /// Throws an error: no light is there.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.unknown) }

  /// Sets the factor of zoom at once.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }

  /// Does nothing: no zoom moves.
  public func cancelVideoZoomRamp() {}

  /// Calls the handler: there is no lens.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }

  /// Calls the handler: there is no exposure.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }

  /// Returns false.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { answer in
      requestAccess(for: mediaType) { answer.resume(returning: $0) }
    }
  }
}

extension AVCaptureDevice.Format {
  /// The form of media.
  public var formatDescription: CMFormatDescription {
    CMFormatDescription(mediaType: kCMMediaType_Video, dimensions: CMVideoDimensions())
  }
  /// The numbers of pictures in a second: none.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  /// The width of what the camera sees, in degrees.
  public var videoFieldOfView: Float { 0 }
  /// The least sensitivity.
  public var minISO: Float { 0 }
  /// The greatest sensitivity.
  public var maxISO: Float { 0 }
  /// The shortest exposure.
  public var minExposureDuration: CMTime { .zero }
  /// The longest exposure.
  public var maxExposureDuration: CMTime { .zero }
  /// Whether or not the range of brightness can be large.
  public var isVideoHDRSupported: Bool { false }
  /// The sizes of pictures: none.
  public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }

  /// Returns whether or not pictures can be kept still in a way.
  public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
}

/// A range of numbers of pictures in a second.
///
/// Differs from AVFoundation: no camera has one.
open class AVFrameRateRange: NSObject {
  /// The least number.
  open var minFrameRate: Float64 { 0 }
  /// The greatest number.
  open var maxFrameRate: Float64 { 0 }
  /// The shortest time of a picture.
  open var minFrameDuration: CMTime { .zero }
  /// The longest time of a picture.
  open var maxFrameDuration: CMTime { .zero }
}

/// The ways of keeping pictures still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// None.
  case off
  /// The usual one.
  case standard
  /// That of films.
  case cinematic
  /// A stronger one of films.
  case cinematicExtended
  /// That of the layer.
  case previewOptimized
  /// The strongest one of films.
  case cinematicExtendedEnhanced
  /// The one that the system chooses.
  case auto = -1
}
