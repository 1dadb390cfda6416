import Raster

extension Difference {
  /// Measures what differs between two bitmaps of one size; nil if nothing does.
  ///
  /// Rows that are equal byte for byte are skipped at the speed of memory, which is the whole work for a
  /// picture that did not change; only the others are looked at pixel by pixel.
  init?(between actual: Bitmap, and reference: Bitmap) {
    precondition(
      actual.width == reference.width && actual.height == reference.height,
      "Only bitmaps of one size have pixels to count.")
    guard var row = actual.firstRow(from: 0, differingFrom: reference) else { return nil }

    var tally = Tally()
    while true {
      tally.count(row: row, of: actual, and: reference)
      guard let next = actual.firstRow(from: row + 1, differingFrom: reference) else { break }
      row = next
    }
    guard let first = tally.first else { return nil }
    differingPixels = tally.count
    totalPixels = actual.pixels.count
    box = Box(
      x: tally.left, y: first.y, width: tally.right - tally.left + 1, height: tally.bottom - first.y + 1)
    self.first = first
    largestChannelDifference = tally.largest
  }

  /// The sums that a walk over the differing rows gathers, from the top down.
  private struct Tally {
    var count = 0
    var left = Int.max
    var right = 0
    var bottom = 0
    var largest = 0
    var first: Sample?

    mutating func count(row y: Int, of actual: Bitmap, and reference: Bitmap) {
      let start = y * actual.width
      let actualRow = actual.pixels.span.extracting(start..<start + actual.width)
      let referenceRow = reference.pixels.span.extracting(start..<start + actual.width)
      for x in actualRow.indices where actualRow[x] != referenceRow[x] {
        if first == nil { first = Sample(x: x, y: y, actual: actualRow[x], reference: referenceRow[x]) }
        count += 1
        left = min(left, x)
        right = max(right, x)
        bottom = y
        largest = max(largest, actualRow[x].largestChannelDifference(from: referenceRow[x]))
      }
    }
  }
}
