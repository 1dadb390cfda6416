public import Foundation
public import GraphicsCore
internal import GraphicsRendering
internal import JPEG
internal import PNG
internal import Raster

/// A context that computes images of Core Image.
///
/// Differs from UIKit: results have 8 bits per component of sRGB; contexts of Metal do not exist. Colours are computed in
/// linear light, or, if the working space is `NSNull`, as they are.
open class CIContext: NSObject, @unchecked Sendable {
  private final let space: WorkingSpace

  /// A context with the default options.
  static let shared = CIContext()

  /// Creates a context with the given options.
  public init(options: [CIContextOption: Any]?) {
    space = options?[.workingColorSpace] is NSNull ? .unmanaged : .linear
    super.init()
  }

  /// Creates a context with the default options.
  public override convenience init() {
    self.init(options: nil)
  }

  /// Creates a context with the given options.
  public class func context(options: [CIContextOption: Any]?) -> CIContext { CIContext(options: options) }

  /// Returns the pixels of `fromRect` of an image; nil if it has no area, is infinite, or a side exceeds 16,384.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let area = PixelArea(around: fromRect)
    guard !area.isEmpty, CIContext.hasSides(area) else { return nil }
    return CGImage(width: area.width, height: area.height, pixels: bytes(of: image, in: area))
  }

  /// Returns the pixels of `fromRect` of an image; nil if it has no area, is infinite, or a side exceeds 16,384.
  ///
  /// Differs from UIKit: the format and the colour space have no effect.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  )
    -> CGImage?
  {
    createCGImage(image, from: fromRect)
  }

  /// Writes pixels of an image to memory, from the top row down, in a format of four bytes.
  ///
  /// Differs from UIKit: other formats than `RGBA8`, `BGRA8`, `ARGB8` and `ABGR8` write nothing.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let area = PixelArea(around: bounds)
    guard let order = format.order, !area.isEmpty, CIContext.hasSides(area), rowBytes >= area.width * 4
    else { return }
    let bytes = bytes(of: image, in: area)
    for row in 0..<area.height {
      for column in 0..<area.width {
        for (place, channel) in order.enumerated() {
          unsafe data.storeBytes(
            of: bytes[(row * area.width + column) * 4 + channel],
            toByteOffset: row * rowBytes + column * 4 + place, as: UInt8.self)
        }
      }
    }
  }

  /// Returns an image as the data of a PNG file; nil if it has no pixels.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    (try? createCGImage(image, from: image.extent)?.bitmap.pngData()).map { Data($0) }
  }

  /// Returns an image as the data of a JPEG file; nil if it has no pixels.
  ///
  /// Differs from UIKit: the quality is that of the options, or 0.8.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = FilterInput.number(options[.lossyCompressionQuality]) ?? 0.8
    return (try? createCGImage(image, from: image.extent)?.bitmap.jpegData(quality: quality)).map { Data($0) }
  }

  /// Writes an image as a PNG file.
  ///
  /// - Throws: An error if the image has no pixels or the file cannot be written.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
  }

  /// Writes an image as a JPEG file.
  ///
  /// - Throws: An error if the image has no pixels or the file cannot be written.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
  }

  /// Forgets results that were kept; none are.
  open func clearCaches() {}

  /// The largest size of an image that can be computed from.
  open func inputImageMaximumSize() -> CGSize {
    CGSize(width: DisplayList.maximumSide, height: DisplayList.maximumSide)
  }

  /// The largest size of an image that can be computed.
  open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }

  /// Returns whether an area is not longer than any image.
  private static func hasSides(_ area: PixelArea) -> Bool {
    area.width <= DisplayList.maximumSide && area.height <= DisplayList.maximumSide
  }

  /// Returns the pixels of an area as bytes of premultiplied sRGB, from the top row down, computed in bands.
  private func bytes(of image: CIImage, in area: PixelArea) -> [UInt8] {
    let extent = PixelArea(around: image.extent)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.count * 4)
    for band in area.bands().reversed() {
      append(image.node.tile(band, space).kept(in: extent), to: &bytes)
    }
    return bytes
  }

  private func append(_ tile: PixelTile, to bytes: inout [UInt8]) {
    let width = tile.area.width
    for row in (0..<tile.area.height).reversed() {
      for pixel in tile.pixels[row * width..<(row + 1) * width] {
        let alpha = Int(WorkingSpace.unmanaged.encoded(pixel.w))
        let straight = pixel.straight
        for channel in [straight.x, straight.y, straight.z] {
          bytes.append(UInt8((2 * Int(space.encoded(channel)) * alpha + 255) / 510))
        }
        bytes.append(UInt8(alpha))
      }
    }
  }
}
