public import Foundation
package import Synchronization

/// A rectangle of pixels, from the top row down, or a mask.
///
/// Differs from UIKit: colours become sRGB with 8 bits a channel when the image is made.
public final class CGImage: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, the others multiplied by alpha. A mask has its alpha alone: what of a
  /// colour shows there.
  package let pixels: [UInt8]
  /// Whether this is a mask: of its samples, 0 lets all show and 1 nothing.
  public let isMask: Bool
  /// Whether colours between pixels are found at another size than the image's own.
  public let shouldInterpolate: Bool
  /// What becomes of colours that cannot be shown.
  public let renderingIntent: CGColorRenderingIntent
  /// How the pixels were stored; those of images without a provider are as in `pixels`.
  let format: PixelFormat
  /// The bytes from one row to the next, as they were stored.
  public let bytesPerRow: Int
  private let provider: CGDataProvider?
  /// What pictures are drawn from, kept by who draws them.
  package let rendered = Mutex<(any AnyObject & Sendable)?>(nil)
  /// What somebody knows of the image, kept with it.
  package let companion = Mutex<(any Sendable)?>(nil)

  /// The image of the given pixels: four bytes each, row by row.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "An image has no negative side.")
    precondition(pixels.count == width * height * 4, "An image needs four bytes for each pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
    isMask = false
    shouldInterpolate = true
    renderingIntent = .defaultIntent
    format = .standard
    bytesPerRow = width * 4
    provider = nil
  }

  /// The image of other pixels, of which is known what is known of those of `image`: whether they are a mask, and
  /// whether they have alpha.
  package init(like image: CGImage, width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "An image needs four bytes for each pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
    isMask = image.isMask
    shouldInterpolate = image.shouldInterpolate
    renderingIntent = image.renderingIntent
    format = image.isMask || image.format.hasAlpha ? .standard : .opaque
    bytesPerRow = width * 4
    provider = nil
  }

  /// The image of the given pixels, which `bytes` has in a format of their own.
  package init(
    width: Int, height: Int, pixels: [UInt8], format: PixelFormat, bytesPerRow: Int, bytes: [UInt8]
  ) {
    precondition(pixels.count == width * height * 4, "An image needs four bytes for each pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
    isMask = false
    shouldInterpolate = true
    renderingIntent = .defaultIntent
    self.format = format
    self.bytesPerRow = bytesPerRow
    provider = CGDataProvider(bytes: bytes)
  }

  private init?(
    width: Int, height: Int, format: PixelFormat, bytesPerRow: Int, provider: CGDataProvider,
    decode: [CGFloat]?, isMask: Bool, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let decoded = format.decoded(
      provider.bytes, width: width, height: height, bytesPerRow: bytesPerRow, decode: decode)
    guard var pixels = decoded else { return nil }
    if isMask {
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let sample = pixels[start]
        pixels.replaceSubrange(start..<start + 4, with: [0, 0, 0, 255 - sample])
      }
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    self.format = format
    self.bytesPerRow = bytesPerRow
    self.provider = provider
  }

  /// The image of the bytes of `provider`; nil where these are too few, or the format is none of those that
  /// `PixelFormat` reads.
  ///
  /// - Parameter decode: for each component but alpha, what its least and its greatest value stand for.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
    guard let format else { return nil }
    let limits = unsafe decode.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: 2 * space.numberOfComponents))
    }
    self.init(
      width: width, height: height, format: format, bytesPerRow: bytesPerRow, provider: provider,
      decode: limits, isMask: false, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// The mask of the samples of `provider`; nil where these are too few. A sample of 0 lets all show, and the greatest
  /// one nothing, unless `decode` turns that around.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .gray,
      info: CGBitmapInfo(alpha: .none))
    guard let format else { return nil }
    let limits = unsafe decode.map { unsafe Array(UnsafeBufferPointer(start: $0, count: 2)) }
    self.init(
      width: width, height: height, format: format, bytesPerRow: bytesPerRow, provider: provider,
      decode: limits, isMask: true, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  /// Bits of a number of a pixel, as they were stored.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// Bits of a pixel, as they were stored.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// What the components mean, as they were stored; nil for masks and alpha alone.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }
  /// How the components were stored.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// Where alpha was stored.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }
  /// In which order bytes were stored; nil for that of the components.
  public var byteOrderInfo: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
  }
  /// The bytes, as they were stored.
  public var dataProvider: CGDataProvider? { provider ?? CGDataProvider(bytes: pixels) }

  /// Whether both have the same pixels and are drawn alike.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height && left.isMask == right.isMask
        && left.shouldInterpolate == right.shouldInterpolate && left.pixels == right.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
