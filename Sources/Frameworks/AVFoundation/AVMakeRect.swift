// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported public import CoreMedia
@_exported public import UIKit

/// Returns the largest rectangle of an aspect ratio in the middle of another, in points.
///
/// The rectangle has no size if the ratio is not positive or not finite.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let outer = boundingRect.standardized
  let width = min(outer.width, outer.height * aspectRatio.width / aspectRatio.height)
  let height = min(outer.height, outer.width * aspectRatio.height / aspectRatio.width)
  guard aspectRatio.width > 0, aspectRatio.height > 0, width.isFinite, height.isFinite else {
    return CGRect(x: outer.midX, y: outer.midY, width: 0, height: 0)
  }
  return CGRect(x: outer.midX - width / 2, y: outer.midY - height / 2, width: width, height: height)
}

/// The ways of fitting a film into a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the way of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As large as fits.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The kinds of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the kind of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Films.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Texts.
  public static let text = AVMediaType(rawValue: "text")
  /// Other data.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Films and sounds together.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Texts under films.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Texts for the deaf.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Depths.
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// The kinds of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the kind of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Films of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// Films of MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Sounds of MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Pictures of JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// Pictures of HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// Pictures of HEIF.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// Pictures of TIFF.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// Pictures as cameras see them.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  /// Films of MPEG-4, of Apple.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sounds without loss.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Sounds without loss, of Apple.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Sounds of Apple.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// Sounds of MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
}
