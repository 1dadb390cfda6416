package import Raster

/// A pair of bitmaps of one size.
package struct PicturePair: Sendable, Equatable {
  package let actual: Bitmap
  package let reference: Bitmap

  /// Creates a pair of bitmaps, which must have one size.
  package init(_ actual: Bitmap, _ reference: Bitmap) {
    precondition(
      actual.width == reference.width && actual.height == reference.height,
      "Only bitmaps of one size have pixels to count.")
    (self.actual, self.reference) = (actual, reference)
  }

  /// Calls `body` with the difference of each row that has one, from the top down.
  func forEachDifferingRow(_ body: (_ y: Int, RowDifference) -> Void) {
    let (width, comparison) = (actual.width, RowComparison.best)
    let (actualPixels, referencePixels) = (actual.pixels.span, reference.pixels.span)
    for y in 0..<actual.height {
      let row = y * width..<(y + 1) * width
      if let found = comparison.difference(
        between: actualPixels.extracting(row), and: referencePixels.extracting(row))
      {
        body(y, found)
      }
    }
  }

  /// Calls `body` with the position of each pixel that differs, row by row.
  package func forEachDifferingPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
    let none = IgnoredAreas([], width: actual.width, height: actual.height)
    forEachDifferingPixel(outside: none) { x, y, _, _ in body(x, y) }
  }

  /// Calls `body` with each pixel that differs outside of some areas, row by row.
  func forEachDifferingPixel(
    outside areas: IgnoredAreas, _ body: (_ x: Int, _ y: Int, _ actual: Pixel, _ reference: Pixel) -> Void
  ) {
    let (actualPixels, referencePixels) = (actual.pixels, reference.pixels)
    var areas = areas
    forEachDifferingRow { y, row in
      let start = y * actual.width
      for columns in RangeSet(row.columns).subtracting(areas.columns(inRow: y)).ranges {
        for x in columns {
          let (mine, theirs) = (actualPixels[start + x], referencePixels[start + x])
          if mine != theirs { body(x, y, mine, theirs) }
        }
      }
    }
  }
}

/// A short description, without millions of pixels, for the messages of failing tests.
extension PicturePair: CustomStringConvertible, CustomReflectable {
  package var description: String { "two bitmaps of \(actual.width)×\(actual.height) pixels" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}
