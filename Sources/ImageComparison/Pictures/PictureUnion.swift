internal import Raster

/// Two bitmaps of any sizes, aligned at the top left, with their bounding box.
struct PictureUnion {
  let actual: Bitmap
  let reference: Bitmap

  init(_ actual: Bitmap, _ reference: Bitmap) {
    (self.actual, self.reference) = (actual, reference)
  }

  var width: Int { max(actual.width, reference.width) }
  var height: Int { max(actual.height, reference.height) }
  /// The width and the height of the part that both have.
  var sharedWidth: Int { min(actual.width, reference.width) }
  var sharedHeight: Int { min(actual.height, reference.height) }

  var haveOneSize: Bool { actual.width == reference.width && actual.height == reference.height }

  /// Returns the number of pixels from the left that both have in a row, and the number that at least one has.
  func columns(inRow y: Int) -> (both: Int, any: Int) {
    let mine = y < actual.height ? actual.width : 0
    let theirs = y < reference.height ? reference.width : 0
    return (min(mine, theirs), max(mine, theirs))
  }

  /// Returns whether or not both have a position and different pixels there.
  func differs(_ x: Int, _ y: Int) -> Bool {
    actual.contains(x, y) && reference.contains(x, y) && actual[x, y] != reference[x, y]
  }

  /// Calls `body`, from the top down and from the left, with columns in which pixels that both have may differ.
  ///
  /// None of them is in an ignored area, and no pixels outside of them differ.
  func forEachDifferingRun(
    outside areas: [Difference.Box],
    _ body: (_ y: Int, _ columns: Range<Int>, _ actual: Span<Pixel>, _ reference: Span<Pixel>) -> Void
  ) {
    let (width, comparison) = (sharedWidth, RowComparison.best)
    var areas = IgnoredAreas(areas, width: width, height: sharedHeight)
    let (mine, theirs) = (actual.pixels.span, reference.pixels.span)
    for y in 0..<sharedHeight {
      let one = mine.extracting(y * actual.width..<y * actual.width + width)
      let other = theirs.extracting(y * reference.width..<y * reference.width + width)
      guard let found = comparison.difference(between: one, and: other) else { continue }
      for columns in RangeSet(found.columns).subtracting(areas.columns(inRow: y)).ranges {
        body(y, columns, one, other)
      }
    }
  }
}

extension Bitmap {
  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }

  /// Returns the part of some columns and rows, clipped to the bitmap.
  func cropped(toColumns columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    if columns.count == width && rows.count == height { return self }
    var part = Bitmap(width: columns.count, height: 0)
    part.reserveRows(rows.count)
    for y in rows {
      let start = y * width
      let row = pixels.span.extracting(start + columns.lowerBound..<start + columns.upperBound)
      part.append(row, repeated: 1)
    }
    return part
  }
}
