public import Raster

/// Two bitmaps laid over each other, so that what has moved is seen twice, as a ghost.
///
/// Places that only one of two bitmaps of different size has, or neither, are half magenta.
public struct Overlay: Sendable, Equatable {
  /// How two pixels become one.
  public enum Blend: Sendable, Equatable, CaseIterable {
    /// Half of each, over a checkerboard where they are translucent; what is the same is as it is.
    case halves
    /// By how much each channel differs, or alpha if that is more: black exactly where the bitmaps are the same.
    case difference
  }

  /// The picture, opaque, as wide as the wider and as high as the higher of the two bitmaps.
  public let bitmap: Bitmap

  /// Lays one bitmap over the other; both start at the top left.
  public init(of actual: Bitmap, with reference: Bitmap, blend: Blend = .halves) {
    let union = PictureUnion(actual, reference)
    var row = [Pixel](repeating: Pixel.white.half(.magenta), count: union.width)
    var picture = Bitmap(width: union.width, height: 0)
    picture.reserveRows(union.height)
    for y in 0..<union.height {
      let columns = union.columns(inRow: y)
      for x in 0..<columns.both {
        row[x] = Self.pixel(actual[x, y], reference[x, y], x, y, blend)
      }
      for x in columns.both..<columns.any {
        row[x] = Checkerboard.pixel(union.onlyPixel(x, y), x, y).half(.magenta)
      }
      for x in columns.any..<union.width { row[x] = Pixel.white.half(.magenta) }
      picture.append(row.span, repeated: 1)
    }
    bitmap = picture
  }

  private static func pixel(_ one: Pixel, _ other: Pixel, _ x: Int, _ y: Int, _ blend: Blend) -> Pixel {
    switch blend {
    case .halves:
      return Checkerboard.pixel(one, x, y).half(Checkerboard.pixel(other, x, y))
    case .difference:
      let least = abs(Int(one.alpha) - Int(other.alpha))
      return one.each(with: other) { max(abs($0 - $1), least) }
    }
  }
}
