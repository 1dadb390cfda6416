public import Raster

/// A small part of two bitmaps, magnified by eight: the reference on the left, the actual picture on the right.
///
/// Between pixels are thin lines, slightly darker or brighter than the pixels; red is the border of differences.
/// Translucent pixels are over a checkerboard; positions that a bitmap does not have are hatched in magenta.
public struct Loupe: Sendable, Equatable {
  /// The number of pixels of the picture along the side of one of the bitmaps' pixels.
  public static let magnification = 8
  /// The longest side of the part, in pixels of the bitmaps.
  public static let largestSide = 48

  /// The part that is magnified, in pixels of the bitmaps.
  public let box: Difference.Box
  /// Both parts side by side, opaque, with eight white columns between them.
  public let bitmap: Bitmap

  let reference: Bitmap
  let actual: Bitmap

  /// Magnifies the surroundings of a box.
  ///
  /// They are the box and 4 pixels on each side, but at least 32 pixels and at most 48 along each axis, as far as one
  /// of the bitmaps has them.
  ///
  /// - Parameters:
  ///   - actual: The picture as it is drawn now.
  ///   - reference: The stored picture.
  ///   - box: The box, in pixels of the bitmaps.
  public init(of actual: Bitmap, with reference: Bitmap, around box: Difference.Box) {
    let union = PictureUnion(actual, reference)
    let columns = Self.window(around: box.columns(ofWidth: union.width), in: union.width)
    let rows = Self.window(around: box.rows(ofHeight: union.height), in: union.height)
    self.box = Difference.Box(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    let marks = Self.marks(of: union, columns, rows)
    self.reference = Self.enlarged(reference, columns, rows, marks)
    self.actual = Self.enlarged(actual, columns, rows, marks)
    let gap = Self.magnification
    var montage = Montage(width: 2 * self.reference.width + gap, height: self.reference.height)
    montage.put(self.reference, x: 0, y: 0)
    montage.put(self.actual, x: self.reference.width + gap, y: 0)
    bitmap = montage.bitmap
  }

  /// Returns the visible range along an axis of a length.
  private static func window(around range: Range<Int>, in length: Int) -> Range<Int> {
    let count = min(max(range.count + 8, 32), largestSide, length)
    let start = range.lowerBound + range.count / 2 - count / 2
    let first = max(0, min(start, length - count))
    return first..<first + count
  }

  /// Returns whether or not each position of a window with a margin of one pixel differs.
  private static func marks(of union: PictureUnion, _ columns: Range<Int>, _ rows: Range<Int>) -> [[Bool]] {
    (-1...rows.count).map { row in
      (-1...columns.count).map { column in
        rows.contains(rows.lowerBound + row) && columns.contains(columns.lowerBound + column)
          && union.differs(columns.lowerBound + column, rows.lowerBound + row)
      }
    }
  }

  private static func enlarged(
    _ picture: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>, _ marks: [[Bool]]
  ) -> Bitmap {
    if columns.isEmpty || rows.isEmpty { return Bitmap(width: 0, height: 0) }
    var large = Bitmap(width: columns.count * magnification + 1, height: rows.count * magnification + 1)
    for y in 0..<large.height {
      for x in 0..<large.width {
        let (column, row) = (x / magnification, y / magnification)
        let (isEdge, isTop) = (x % magnification == 0, y % magnification == 0)
        // A line is between the pixels on both of its sides; the marks begin one pixel before the window.
        let mark = marks[row + 1][column + 1]
        let isBorder =
          isEdge && marks[row + 1][column] != mark || isTop && marks[row][column + 1] != mark
          || isEdge && isTop && marks[row][column] != mark
        let place = (
          x: columns.lowerBound + min(column, columns.count - 1),
          y: rows.lowerBound + min(row, rows.count - 1)
        )
        let pixel = pixel(of: picture, at: place, x, y)
        large[x, y] = isBorder ? .border : isEdge || isTop ? shade(pixel) : pixel
      }
    }
    return large
  }

  private static func pixel(of picture: Bitmap, at place: (x: Int, y: Int), _ x: Int, _ y: Int) -> Pixel {
    guard picture.contains(place.x, place.y) else { return Panel.missing(x, y) }
    // Squares of half a pixel, so that each pixel is shown over both colours.
    return Checkerboard.pixel(picture[place.x, place.y], x: x, y: y, squareSize: magnification / 2)
  }

  /// Returns a pixel an eighth darker, or brighter if it is dark.
  private static func shade(_ pixel: Pixel) -> Pixel {
    // With the weights of Rec. 709 in 256ths.
    let (red, green, blue) = (54 * Int(pixel.red), 183 * Int(pixel.green), 19 * Int(pixel.blue))
    let isBright = red + green + blue >= 128 * 256
    return pixel.each { channel in
      isBright ? channel - (channel + 7) / 8 : channel + (255 - channel + 7) / 8
    }
  }
}

extension Pixel {
  /// The colour of the border of differences.
  fileprivate static let border = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
}
