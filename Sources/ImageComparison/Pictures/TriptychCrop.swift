internal import Raster

/// The part of its bitmaps that a triptych shows: all, unless they are very large.
struct TriptychCrop {
  /// The maximum number of pixels along the longer and the shorter side.
  private static let limits = (longer: 8192, shorter: 3072)

  let columns: Range<Int>
  let rows: Range<Int>
  let isAll: Bool

  /// Creates the part around the middle of a box, or from the top left if there is none.
  init(of union: PictureUnion, around box: Difference.Box?) {
    func range(_ start: Int, _ count: Int, in length: Int, limit: Int) -> Range<Int> {
      let shown = min(length, limit)
      let first = max(0, min(start + count / 2 - shown / 2, length - shown))
      return first..<first + shown
    }
    let isWide = union.width > union.height
    columns = range(
      box?.x ?? 0, box?.width ?? 0, in: union.width, limit: isWide ? Self.limits.longer : Self.limits.shorter)
    rows = range(
      box?.y ?? 0, box?.height ?? 0, in: union.height,
      limit: isWide ? Self.limits.shorter : Self.limits.longer)
    isAll = columns.count == union.width && rows.count == union.height
  }

  /// Returns the panels: the reference, the difference with a frame around the part in the loupe, and the actual
  /// picture.
  func panels(
    of union: PictureUnion, ignoring areas: [Difference.Box], loupe: Difference.Box?, scale: Int
  ) -> [Bitmap] {
    let actual = union.actual.cropped(toColumns: columns, rows: rows)
    let reference = union.reference.cropped(toColumns: columns, rows: rows)
    func panel(_ picture: Bitmap) -> Bitmap {
      Panel(picture, width: columns.count, height: rows.count, squareSize: 8 * scale).bitmap
    }
    let areas = areas.map { moved($0, in: union) }
    var difference = DifferenceImage(of: actual, with: reference, ignoring: areas).bitmap
    if let loupe { difference.frame(moved(loupe, in: union), width: scale) }
    return [panel(reference), difference, panel(actual)]
  }

  /// Returns a box of the whole relative to the part's top left.
  private func moved(_ box: Difference.Box, in union: PictureUnion) -> Difference.Box {
    let (columns, rows) = (box.columns(ofWidth: union.width), box.rows(ofHeight: union.height))
    return Difference.Box(
      x: columns.lowerBound - self.columns.lowerBound, y: rows.lowerBound - self.rows.lowerBound,
      width: columns.count, height: rows.count)
  }
}

extension Bitmap {
  /// Draws a dark frame around a box, outside of it, clipped to the bitmap.
  fileprivate mutating func frame(_ box: Difference.Box, width: Int) {
    for y in box.y - width..<box.y + box.height + width {
      for x in box.x - width..<box.x + box.width + width where contains(x, y) {
        let isInside = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
        if !isInside { self[x, y] = Pixel(level: 28) }
      }
    }
  }
}
