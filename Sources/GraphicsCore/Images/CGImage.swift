public import Foundation
package import Synchronization

/// A bitmap image, with pixels from the top row down, or an image mask.
///
/// Differs from UIKit: colours are converted to sRGB with 8 bits per channel when the image is created.
public final class CGImage: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The red, green, blue and alpha of each pixel, premultiplied.
  ///
  /// A mask has alpha only: the fraction of a colour that is visible.
  package let pixels: [UInt8]
  /// Whether or not the image is a mask, of whose samples 0 shows all and 1 nothing.
  public let isMask: Bool
  /// Whether or not the image is interpolated at a size other than its own.
  public let shouldInterpolate: Bool
  /// The treatment of colours outside of the gamut.
  public let renderingIntent: CGColorRenderingIntent
  /// The stored format of the pixels; for images without a provider, that of `pixels`.
  let format: PixelFormat
  /// The number of bytes per row, as they were stored.
  public let bytesPerRow: Int
  private let provider: CGDataProvider?
  /// The rendered form of the pixels, kept by the renderer.
  package let rendered = Mutex<(any AnyObject & Sendable)?>(nil)
  /// A value that another module associates with the image.
  package let associatedValue = Mutex<(any Sendable)?>(nil)

  /// Creates an image of the given pixels: four bytes each, row by row.
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

  /// Creates an image of other pixels with the properties of `image`: whether they are a mask, and whether they have
  /// alpha.
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

  /// Creates an image of the given pixels, which `bytes` has in a stored format.
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

  /// Creates an image of the bytes of `provider`; nil if they are too few, or in a format that `PixelFormat` does not
  /// read.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits per component.
  ///   - bitsPerPixel: The number of bits per pixel.
  ///   - bytesPerRow: The number of bytes per row.
  ///   - space: The colour space of the components.
  ///   - bitmapInfo: The layout of the components.
  ///   - provider: The source of the bytes.
  ///   - decode: The values of the minimum and the maximum of each component but alpha.
  ///   - shouldInterpolate: Whether or not the image is interpolated at a size other than its own.
  ///   - intent: The treatment of colours outside of the gamut.
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

  /// Creates an image mask of the samples of `provider`; nil if they are too few.
  ///
  /// A sample of 0 shows all, and the maximum nothing, unless `decode` inverts that.
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

  /// The number of bits per component, as they were stored.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// The number of bits per pixel, as they were stored.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// The colour space of the components, as they were stored; nil for masks and alpha alone.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }
  /// The layout of the components, as they were stored.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The position of alpha, as it was stored.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }
  /// The byte order, as it was stored; nil for that of the components.
  public var byteOrderInfo: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
  }
  /// The bytes, as they were stored.
  public var dataProvider: CGDataProvider? { provider ?? CGDataProvider(bytes: pixels) }

  /// Returns whether or not both have the same pixels and are drawn in the same way.
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
