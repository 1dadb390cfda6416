internal import Foundation
public import GraphicsCore
internal import Raster

/// Contexts whose pixels can be had.
///
/// Differs from UIKit: there are 8 bits a component, of grey without alpha, of alpha alone, or of RGB in four bytes with
/// or without premultiplied alpha.
extension CGContext {
  /// A context that draws pixels into memory, the origin at the bottom left, y up. Nil where the format is none of those
  /// above, a side is not positive or beyond 16,384, or rows are longer than `bytesPerRow`.
  ///
  /// - Parameters:
  ///   - data: `height` rows of `bytesPerRow` bytes, from the top row down, that live as long as the context: what is
  ///     drawn appears in them at once. Without, the context has memory of its own, transparent or black at first.
  ///   - bytesPerRow: 0 for rows without padding, if the memory is the context's own.
  ///   - bitmapInfo: a value of `CGImageAlphaInfo`, joined with one of `CGImageByteOrderInfo`.
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

  /// The same, for bits that are an option set.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    unsafe self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  private var pixels: BitmapTarget? { target as? BitmapTarget }

  /// The memory of the pixels, from the top row down, valid as long as the context; from now on, what is drawn appears
  /// there at once. Nil for contexts that have no pixels, as those of layers.
  public var data: UnsafeMutableRawPointer? { unsafe pixels?.memory(for: self).pointer }

  /// The pixels in a row; 0 for contexts without pixels.
  public var width: Int { pixels?.width ?? 0 }
  /// The rows; 0 for contexts without pixels.
  public var height: Int { pixels?.height ?? 0 }
  /// The bits of a component; 0 for contexts without pixels.
  public var bitsPerComponent: Int { pixels?.format.bitsPerComponent ?? 0 }
  /// The bits of a pixel; 0 for contexts without pixels.
  public var bitsPerPixel: Int { pixels?.format.bitsPerPixel ?? 0 }
  /// The bytes from one row to the next; 0 for contexts without pixels.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// What components mean; nil for alpha alone, and for contexts without pixels.
  public var colorSpace: CGColorSpace? { pixels?.format.space }
  /// How components are stored.
  public var bitmapInfo: CGBitmapInfo { pixels?.format.info ?? [] }
  /// Where alpha is stored.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The image of what has been drawn so far; nil for contexts without pixels.
  public func makeImage() -> CGImage? { pixels?.image(of: self) }

  /// Draws what waits. What is drawn is seen without it, too.
  public func flush() { target?.drew(in: self) }

  /// Takes note that drawing pauses; it has no effect.
  public func synchronize() {}
}
