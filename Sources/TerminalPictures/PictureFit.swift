/// The place of a picture in a terminal: its pixels there, and the cells that it covers.
struct PictureFit: Equatable {
  /// The size in pixels, reduced if the picture is larger than its cells.
  var size: PixelSize
  var columns: Int
  var rows: Int

  /// Creates the largest place of a picture that is not enlarged and keeps its proportions.
  ///
  /// - Parameters:
  ///   - picture: The size of the picture; at least 1 × 1.
  ///   - cell: The pixels of the picture in a cell.
  ///   - columns: The maximum number of columns.
  ///   - rows: The maximum number of rows; nil for any.
  ///   - limit: The maximum size in pixels.
  init(
    _ picture: PixelSize, cell: PixelSize, columns: Int, rows: Int?,
    limit: PixelSize = PixelSize(width: 1 << 14, height: 1 << 14)
  ) {
    let width = min(max(1, columns) * cell.width, limit.width)
    let height = rows.map { min(max(1, $0) * cell.height, limit.height) } ?? limit.height
    size = picture
    if size.width > width {
      size = PixelSize(width: width, height: Self.share(picture.height, width, picture.width))
    }
    if size.height > height {
      size = PixelSize(width: Self.share(picture.width, height, picture.height), height: height)
      size.width = min(size.width, width)
    }
    self.columns = (size.width + cell.width - 1) / cell.width
    self.rows = (size.height + cell.height - 1) / cell.height
  }

  /// Returns a side times a ratio, rounded, at least 1.
  private static func share(_ side: Int, _ numerator: Int, _ denominator: Int) -> Int {
    max(1, (2 * side * numerator + denominator) / (2 * denominator))
  }
}
