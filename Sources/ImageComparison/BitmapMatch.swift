package import Raster

/// A comparison of rows with those of a bitmap one by one, so that an equal picture needs no memory of its own.
package struct BitmapMatch: PictureMatch {
  /// The reason for which no more rows are compared: one differs from the bitmap's.
  package struct Failure: Error {}

  private let reference: Bitmap
  private var count = 0

  /// Creates a comparison with the rows of a bitmap.
  package init(with reference: Bitmap) {
    self.reference = reference
  }

  package mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(Failure) {
    let reference = reference
    let width = reference.width
    guard row.count == width, count <= reference.height - self.count else { throw Failure() }
    let pixels = reference.pixels.span
    for y in self.count..<self.count + count {
      guard
        RowComparison.best.difference(between: row, and: pixels.extracting(y * width..<(y + 1) * width))
          == nil
      else { throw Failure() }
    }
    self.count += count
  }

  /// Ends the comparison: the bitmap must have no more rows.
  package mutating func finish() throws(Failure) {
    if count < reference.height { throw Failure() }
  }
}
