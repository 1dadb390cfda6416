public import Raster

/// A picture of nothing but where two bitmaps differ: white on black.
///
/// White are the pixels that differ in any channel, and the places that only one of two bitmaps of different size has.
/// Black is all else: ignored areas, and places that neither has.
public struct DifferenceMask: Sendable, Equatable {
  /// The picture, opaque, as wide as the wider and as high as the higher of the two bitmaps.
  public let bitmap: Bitmap

  /// Draws the mask of two bitmaps; both start at the top left, as do the ignored areas.
  public init(of actual: Bitmap, with reference: Bitmap, ignoring areas: [Difference.Box] = []) {
    let union = PictureUnion(actual, reference)
    let width = union.width
    var pixels = [Pixel](repeating: .black, count: width * union.height)
    for y in 0..<union.height {
      let columns = union.columns(inRow: y)
      for x in columns.both..<columns.any { pixels[y * width + x] = .white }
    }
    union.forEachDifferingRun(outside: areas) { y, columns, actual, reference in
      for x in columns where actual[x] != reference[x] { pixels[y * width + x] = .white }
    }
    bitmap = Bitmap(width: width, height: union.height, pixels: pixels)
  }
}
