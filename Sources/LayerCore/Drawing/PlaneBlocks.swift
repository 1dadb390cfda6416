package import Paths

/// The blocks of a picture in which an affine map approximates a projective one.
///
/// Blocks consist of whole pixels, so that marks painted block by block have no seams. They are halved until the affine
/// map is off by at most 1/16 pixel at their corners, or until they are single pixels, in whose centres it is exact.
package struct PlaneBlocks {
  /// A block and the affine map from the plane to the pixels that is tangent to the projection in its middle.
  package struct Block {
    package let columns: Range<Int>
    package let rows: Range<Int>
    package let tangent: Paths.AffineTransform
  }

  private static let tolerance = 1.0 / 16
  private static let firstSide = 256

  /// The blocks, without those in which no part of the plane is visible.
  package private(set) var blocks: [Block] = []
  private let projection: Projection
  private let inverse: Projection

  /// Creates the blocks of a range of columns and rows; `projection` maps the plane to pixels.
  package init(_ projection: Projection, columns: Range<Int>, rows: Range<Int>) {
    self.projection = projection
    inverse = projection.inverse ?? projection
    guard projection.inverse != nil else { return }
    let side = PlaneBlocks.firstSide
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: side) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: side) {
        divide(x..<min(x + side, columns.upperBound), y..<min(y + side, rows.upperBound))
      }
    }
  }

  private mutating func divide(_ columns: Range<Int>, _ rows: Range<Int>) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let (left, right) = (Double(columns.lowerBound), Double(columns.upperBound))
    let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
    let isPixel = columns.count == 1 && rows.count == 1
    if let tangent = tangent(at: Point(x: (left + right) / 2, y: (top + bottom) / 2)) {
      let corners = Rect(minX: left, minY: top, maxX: right, maxY: bottom).corners
      if isPixel || corners.allSatisfy({ isNear($0, tangent) }) {
        blocks.append(Block(columns: columns, rows: rows, tangent: tangent))
        return
      }
    }
    guard !isPixel else { return }
    if columns.count >= rows.count {
      let middle = columns.lowerBound + columns.count / 2
      divide(columns.lowerBound..<middle, rows)
      divide(middle..<columns.upperBound, rows)
    } else {
      let middle = rows.lowerBound + rows.count / 2
      divide(columns, rows.lowerBound..<middle)
      divide(columns, middle..<rows.upperBound)
    }
  }

  private func isNear(_ pixel: Point, _ tangent: Paths.AffineTransform) -> Bool {
    guard let point = plane(at: pixel) else { return false }
    let place = tangent.map(point)
    return max(abs(place.x - pixel.x), abs(place.y - pixel.y)) <= PlaneBlocks.tolerance
  }

  /// Returns the point of the plane that is visible at a pixel; nil if there is none.
  private func plane(at pixel: Point) -> Point? {
    guard inverse.divisor(at: pixel) != 0 else { return nil }
    let point = inverse.map(pixel)
    return projection.divisor(at: point) >= Projection.nearest ? point : nil
  }

  private func tangent(at pixel: Point) -> Paths.AffineTransform? {
    plane(at: pixel).map(projection.tangent)
  }
}
