// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation
internal import GraphicsCore

/// A format of the pixels of an image.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  /// Creates the format of a number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// One byte each for alpha, red, green and blue.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// One byte each for blue, green, red and alpha.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// One byte each for red, green, blue and alpha.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// One byte each for alpha, blue, green and red.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Two bytes each for red, green, blue and alpha.
  public static let RGBA16 = CIFormat(rawValue: 1800)
  /// Half a float each for red, green, blue and alpha.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// A float each for red, green, blue and alpha.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// One byte of alpha.
  public static let A8 = CIFormat(rawValue: 261)
  /// One byte of red.
  public static let R8 = CIFormat(rawValue: 259)
  /// One byte of grey.
  public static let L8 = CIFormat(rawValue: 280)

  /// The channels in the order of their bytes, numbered from red; nil for other than four bytes.
  var order: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [3, 0, 1, 2]
    case .ABGR8: [3, 2, 1, 0]
    default: nil
    }
  }

  /// Returns the image of pixels in memory, from the top row down; nil if they are too few or of another format.
  func image(_ data: Data, bytesPerRow: Int, size: CGSize, space: CGColorSpace?) -> CGImage? {
    let (width, height) = (Int(saturating: Double(size.width)), Int(saturating: Double(size.height)))
    guard let order, width > 0, height > 0, width <= 1 << 14, height <= 1 << 14, bytesPerRow >= width * 4,
      bytesPerRow <= data.count / height
    else { return nil }
    let stored = [UInt8](data)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        for (place, channel) in order.enumerated() {
          pixels[(row * width + column) * 4 + channel] = stored[row * bytesPerRow + column * 4 + place]
        }
        let start = (row * width + column) * 4
        // Premultiplied components do not exceed alpha.
        for channel in 0..<3 { pixels[start + channel] = min(pixels[start + channel], pixels[start + 3]) }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

/// A key of the options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the option of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The space in which colours are computed; `NSNull` for components as they are.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of results; it has no effect.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format in which colours are computed; it has no effect.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether or not the processor computes; it always does.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether or not images shrink smoothly; it has no effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether or not alpha is premultiplied; it has no effect.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether or not intermediate results are kept; it has no effect.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether or not the context waits for others; it has no effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether or not requests are of little importance; it has no effect.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// The name of the context; it has no effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A key of the options with which an image becomes a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the option of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The quality of a JPEG, from 0 to 1.
  public static let lossyCompressionQuality = CIImageRepresentationOption(
    rawValue: "kCGImageDestinationLossyCompressionQuality")
}
