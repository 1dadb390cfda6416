/// The coverage of the pixels of a glyph, around the pixel of its origin.
final class GlyphMask: Sendable {
  /// The columns and rows, counted from the origin's.
  let area: PixelRect
  /// The coverage of each pixel, row by row, each with blank pixels at its end: vectors of pixels need no remainder.
  let coverage: [UInt8]
  /// The number of pixels of a row with the blank ones.
  let stride: Int
  /// For each row the first row below it that differs.
  private let ends: [Int]

  /// Creates the coverage of outlines that are not empty.
  init(_ contours: [[FixedPoint]]) {
    let shape = Shape.polygon(contours)
    let bounds = shape.bounds
    let area = PixelRect(around: bounds)
    var converter = ScanConverter(shape, bounds: bounds, coverage: .exactArea)
    let stride = GlyphMask.stride(area)
    var coverage = Array(repeating: UInt8(0), count: stride * area.rows.count)
    var spans: [CoverageSpan] = []
    for (index, row) in area.rows.enumerated() {
      _ = converter.replaceSpans(&spans, row: row)
      let first = index * stride - area.columns.lowerBound
      for span in spans {
        for column in span.start..<span.end { coverage[first + column] = span.coverage }
      }
    }
    self.area = area
    self.stride = stride
    self.coverage = coverage
    ends = GlyphMask.ends(of: coverage, area)
  }

  private static func stride(_ area: PixelRect) -> Int { (area.columns.count + 7) & ~7 }

  private static func ends(of coverage: [UInt8], _ area: PixelRect) -> [Int] {
    let width = stride(area)
    var ends = Array(area.rows.dropFirst()) + [area.rows.upperBound]
    for index in ends.indices.dropLast().reversed() {
      let next = (index + 1) * width
      let isEqual = coverage[(next - width)..<next] == coverage[next..<(next + width)]
      if isEqual { ends[index] = ends[index + 1] }
    }
    return ends
  }

  /// Returns the first row below one of the mask's rows that differs from it.
  func end(ofRow row: Int) -> Int { ends[row - area.rows.lowerBound] }

  /// Returns the number of bytes of the coverage of outlines in `bounds`, approximately.
  static func size(of bounds: FixedRect) -> Int {
    let area = PixelRect(around: bounds)
    return (stride(area) + 8) * area.rows.count + 64
  }
}

/// The part of a mask at a place that is visible in a clip to whole pixels.
struct PlacedMask {
  let mask: GlyphMask
  /// The pixel of the mask's origin.
  let x, y: Int
  /// The visible pixels of the picture.
  let area: PixelRect

  /// Creates the part of a glyph's coverage in `bounds`; nil if none is kept, or a fraction of a pixel is cut off.
  init?(_ mark: Glyphs.Mark, bounds: FixedRect, coverage: CoverageRule) {
    let box = mark.bounds
    guard coverage == .exactArea, bounds.minX.isWhole || bounds.minX <= box.minX,
      bounds.maxX.isWhole || bounds.maxX >= box.maxX, bounds.minY.isWhole || bounds.minY <= box.minY,
      bounds.maxY.isWhole || bounds.maxY >= box.maxY, let mask = mark.outline.mask(at: mark.origin)
    else { return nil }
    self.mask = mask
    (x, y) = (mark.origin.x.flooredPixel, mark.origin.y.flooredPixel)
    area = mask.area.moved(x: (x, x), y: (y, y)).intersection(PixelRect(around: bounds))
  }

  /// Returns the first row below `row`, which is one of the visible ones, that differs from it.
  func end(ofRow row: Int) -> Int { min(mask.end(ofRow: row - y) + y, area.rows.upperBound) }

  /// The index of the coverage of the first visible pixel of a row.
  func index(ofRow row: Int) -> Int { (row - y - mask.area.rows.lowerBound) * mask.stride + firstColumn }

  /// The index of the first visible column in the mask.
  private var firstColumn: Int { area.columns.lowerBound - x - mask.area.columns.lowerBound }

  /// Returns the number of columns to draw in rows that reach to `end`, with the blank ones unless these are cut off.
  func count(upTo end: Int) -> Int {
    let isCut = area.columns.upperBound < mask.area.columns.upperBound + x
    let padded = mask.stride - firstColumn
    return isCut || area.columns.lowerBound + padded > end ? area.columns.count : padded
  }

  /// Replaces `spans` by the coverage of `row`, and returns the first row below it that may differ.
  func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    spans.removeAll(keepingCapacity: true)
    guard area.rows.contains(row) else { return row < area.rows.lowerBound ? area.rows.lowerBound : .max }
    let first = index(ofRow: row) - area.columns.lowerBound
    var start = area.columns.lowerBound
    while start < area.columns.upperBound {
      let coverage = mask.coverage[first + start]
      var end = start + 1
      while end < area.columns.upperBound, mask.coverage[first + end] == coverage { end += 1 }
      if coverage > 0 { spans.append(CoverageSpan(start: start, end: end, coverage: coverage)) }
      start = end
    }
    return end(ofRow: row)
  }
}
