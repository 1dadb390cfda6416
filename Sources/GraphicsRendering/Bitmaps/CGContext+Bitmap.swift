internal import Foundation
public import GraphicsCore
internal import Raster

/// Contexts with pixels.
///
/// Differs from UIKit: there are 8 bits per component, as grey without alpha, only alpha, or RGB in four bytes with or
/// without premultiplied alpha.
extension CGContext {
  /// Creates a context that draws pixels into memory, with the origin at the bottom left, y up.
  ///
  /// The result is nil if the format is none of those above, a side is not positive or exceeds 16,384, or rows are
  /// longer than `bytesPerRow`.
  ///
  /// - Parameters:
  ///   - data: The memory of `height` rows of `bytesPerRow` bytes, from the top row down, which must outlive the
  ///     context: drawing appears in it at once. If nil, the context has memory of its own, transparent or black
  ///     initially.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits per component.
  ///   - bytesPerRow: The number of bytes per row; 0 for rows without padding, if the memory is the context's own.
  ///   - space: The colour space of the components.
  ///   - bitmapInfo: A value of `CGImageAlphaInfo`, combined with one of `CGImageByteOrderInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isAlphaOnly = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.alphaOnly.rawValue
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: space.model == .rgb && !isAlphaOnly ? 32 : bitsPerComponent, space: space, info: info)
    let sides = 1...DisplayList.maximumSide
    guard let format, format.isDrawable, sides.contains(width), sides.contains(height) else { return nil }
    let isOwned = unsafe data == nil
    let length = bytesPerRow == 0 && isOwned ? format.rowLength(width) : bytesPerRow
    guard length >= format.rowLength(width), length <= (1 << 32) / height else { return nil }
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    self.init(rect: rect, isUpward: true)
    let pixels = BitmapTarget(
      width: width, height: height, rect: rect, scale: 1, format: format, bytesPerRow: length)
    if let data = unsafe data { unsafe pixels.use(PixelMemory(data, count: length * height)) }
    target = pixels
  }

  /// Creates the same context from an option set of bits.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    unsafe self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  private var pixels: BitmapTarget? { target as? BitmapTarget }

  /// The memory of the pixels, from the top row down, valid as long as the context; nil for contexts without pixels.
  ///
  /// From the first access on, drawing appears there at once. Contexts of layers have no pixels.
  public var data: UnsafeMutableRawPointer? { unsafe pixels?.memory(for: self).pointer }

  /// The width in pixels; 0 for contexts without pixels.
  public var width: Int { pixels?.width ?? 0 }
  /// The height in pixels; 0 for contexts without pixels.
  public var height: Int { pixels?.height ?? 0 }
  /// The number of bits per component; 0 for contexts without pixels.
  public var bitsPerComponent: Int { pixels?.format.bitsPerComponent ?? 0 }
  /// The number of bits per pixel; 0 for contexts without pixels.
  public var bitsPerPixel: Int { pixels?.format.bitsPerPixel ?? 0 }
  /// The number of bytes per row; 0 for contexts without pixels.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The colour space of the components; nil for alpha alone, and for contexts without pixels.
  public var colorSpace: CGColorSpace? { pixels?.format.space }
  /// The layout of the components.
  public var bitmapInfo: CGBitmapInfo { pixels?.format.info ?? [] }
  /// The position of alpha.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Returns an image of the drawing so far; nil for contexts without pixels.
  public func makeImage() -> CGImage? { pixels?.image(of: self) }

  /// Renders pending drawing, which is visible without this call, too.
  public func flush() { target?.didDraw(in: self) }

  /// Marks a pause of drawing; has no effect.
  public func synchronize() {}
}
