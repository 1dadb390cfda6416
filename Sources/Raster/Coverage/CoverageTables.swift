/// The tables that the shapes of one picture share, since interfaces have few distinct forms, which recur.
final class CoverageTables {
  private struct Rounded: Hashable {
    var outer: FixedRoundedRect
    var inner: FixedRoundedRect?
  }

  private var corners: [RoundedCorner: CornerTable] = [:]
  private var rounded: [Rounded: RoundedTable?] = [:]

  /// Returns the table of a corner moved by whole pixels into the first of both axes.
  func corner(_ corner: RoundedCorner) -> CornerTable {
    var key = corner
    key.x = Fixed(rawValue: corner.x.rawValue & 255)
    key.y = Fixed(rawValue: corner.y.rawValue & 255)
    if let table = corners[key] { return table }
    let table = CornerTable(key)
    corners[key] = table
    return table
  }

  /// Returns the table of a shape moved by whole pixels so that it begins in the first of both axes.
  ///
  /// The result is nil if there is none, such as for shapes that would leave the range of coordinates.
  func rounded(_ shape: Shape) -> RoundedTable? {
    let (x, y) = (shape.bounds.minX.flooredPixel, shape.bounds.minY.flooredPixel)
    let largest = Fixed.maximum.flooredPixel
    guard shape.bounds.maxX.ceiledPixel - x <= largest, shape.bounds.maxY.ceiledPixel - y <= largest else {
      return nil
    }
    let moved: Shape
    let key: Rounded
    switch shape {
    case .roundedRectangle(let outer):
      key = Rounded(outer: outer.moved(x: -x, y: -y))
      moved = .roundedRectangle(key.outer)
    case .ring(let outer, let inner):
      let movedInner = inner.moved(x: -x, y: -y)
      key = Rounded(outer: outer.moved(x: -x, y: -y), inner: movedInner)
      moved = .ring(outer: key.outer, inner: movedInner)
    default: return nil
    }
    if let table = rounded[key] { return table }
    let table = RoundedTable(moved, self)
    rounded[key] = .some(table)
    return table
  }
}

extension FixedRoundedRect {
  /// Returns the rectangle moved by whole pixels.
  fileprivate func moved(x: Int, y: Int) -> FixedRoundedRect {
    let (x, y) = (Fixed(pixels: x), Fixed(pixels: y))
    var moved = self
    moved.rect = FixedRect(minX: rect.minX + x, minY: rect.minY + y, maxX: rect.maxX + x, maxY: rect.maxY + y)
    return moved
  }
}
