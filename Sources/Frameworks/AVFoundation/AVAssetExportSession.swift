// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreMedia
public import Foundation

/// A film in another form.
///
/// Differs from AVFoundation: each export fails.
open class AVAssetExportSession: NSObject {
  /// The states of an export.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Waiting.
    case waiting
    /// At work.
    case exporting
    /// Done.
    case completed
    /// Ended by an error.
    case failed
    /// Cancelled.
    case cancelled
  }

  /// The film.
  public let asset: AVAsset
  /// The name of the form.
  public let presetName: String
  /// The address of the result.
  open var outputURL: URL?
  /// The kind of the result.
  open var outputFileType: AVFileType?
  /// Whether or not the result can be played while it arrives.
  open var shouldOptimizeForNetworkUse = false
  /// The part of the film.
  open var timeRange = CMTimeRange.zero
  /// The sounds of the result.
  open var audioMix: AVAudioMix?
  /// The pictures of the result.
  open var videoComposition: AVVideoComposition?
  /// The greatest number of bytes.
  open var fileLengthLimit: Int64 = 0
  /// The kinds of results: films.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4] }
  /// The state.
  open private(set) var status = Status.unknown
  /// The error.
  open private(set) var error: (any Error)?
  /// The share of the work that is done.
  open var progress: Float { 0 }

  /// Creates an export in a form.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  /// Fails and calls the handler.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = AVError(.operationNotSupportedForAsset)
    handler()
  }

  /// Fails.
  open func export() async {
    status = .failed
    error = AVError(.operationNotSupportedForAsset)
  }

  /// Throws an error.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    status = .failed
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Returns the names of the forms of films.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }

  /// Returns the names of the forms of films.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
      AVAssetExportPresetPassthrough,
    ]
  }

  /// Cancels the export.
  open func cancelExport() { status = .cancelled }
}

/// The form of the best quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The form of medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The form of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The form of the film itself.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Films of 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// Films of 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// Films of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Films of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Films of 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Films of HEVC of the best quality.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// Sounds of MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The key of whether the length is exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The key of the names of a server's answers.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// The key of the number of bits in a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the properties of a form of films.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of a part of the abilities of H.264.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// Most abilities of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The key of the fit of pictures.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// The fit that fills.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
