public import Raster

/// A picture of the differences of two bitmaps.
///
/// - Equal pixels: the reference over white as a pale grey, for orientation.
/// - Different pixels: red over white, darker for a larger difference, at least half red.
/// - Ignored areas: the pale grey, hatched in blue, whether or not pixels differ there.
/// - Positions that only one of two bitmaps of different size has, or neither: tinted magenta.
public struct DifferenceImage: Sendable, Equatable {
  /// The picture, opaque, as wide as the wider and as high as the higher of the two bitmaps.
  public let bitmap: Bitmap

  /// The maximum number of pixels for which `fits` returns true: 64 megapixels (of 2^20).
  public static let maximumPixels = 64 << 20

  /// Returns whether or not the picture of two bitmaps is no larger than the maximum.
  ///
  /// That of a very wide and a very high bitmap, each of few pixels, may be larger.
  public static func fits(_ actual: Bitmap, _ reference: Bitmap) -> Bool {
    max(actual.width, reference.width) * max(actual.height, reference.height) <= maximumPixels
  }

  /// Draws the differences of two bitmaps, with both and the ignored areas aligned at the top left.
  ///
  /// - Parameters:
  ///   - actual: The picture as it is drawn now.
  ///   - reference: The stored picture.
  ///   - areas: The ignored areas, in pixels.
  public init(of actual: Bitmap, with reference: Bitmap, ignoring areas: [Difference.Box] = []) {
    let width = max(actual.width, reference.width)
    var areas = IgnoredAreas(
      areas, width: min(actual.width, reference.width), height: min(actual.height, reference.height))
    var (picture, row) = (Bitmap(width: width, height: 0), [Pixel]())
    picture.reserveRows(max(actual.height, reference.height))
    for y in 0..<max(actual.height, reference.height) {
      if !(actual.isRowRepeated(y) && reference.isRowRepeated(y)) {
        row = Self.row(y, of: actual, with: reference, width: width)
      }
      let ignored = areas.columns(inRow: y)
      picture.append(Self.hatched(row, y, in: ignored, over: reference).span, repeated: 1)
    }
    bitmap = picture
  }

  /// Returns a row of the picture with the reference hatched in some columns.
  private static func hatched(
    _ row: [Pixel], _ y: Int, in columns: RangeSet<Int>, over reference: Bitmap
  ) -> [Pixel] {
    if columns.isEmpty { return row }
    var row = row
    for columns in columns.ranges {
      for x in columns {
        let level = backdrop(of: reference[x, y])
        row[x] = isHatch(x, y) ? blue(over: level) : grey(level)
      }
    }
    return row
  }

  /// Returns whether or not a position is on a line of the hatch: two pixels wide, rising to the right, eight pixels
  /// apart.
  static func isHatch(_ x: Int, _ y: Int) -> Bool { (x + y) % 8 < 2 }

  /// Returns a row of the picture, where a pixel that equals its left neighbour in both bitmaps is drawn the same.
  private static func row(_ y: Int, of actual: Bitmap, with reference: Bitmap, width: Int) -> [Pixel] {
    var row: [Pixel] = []
    row.reserveCapacity(width)
    if y < actual.height, y < reference.height {
      let (mine, theirs) = (actual.pixels.span, reference.pixels.span)
      let (mineStart, theirsStart) = (y * actual.width, y * reference.width)
      for x in 0..<min(actual.width, reference.width) {
        let (one, other) = (mine[mineStart + x], theirs[theirsStart + x])
        let isRepeated = x > 0 && one == mine[mineStart + x - 1] && other == theirs[theirsStart + x - 1]
        row.append(isRepeated ? row[x - 1] : pixel(actual: one, reference: other))
      }
    }
    for x in row.count..<width {
      row.append(pixel(actual: actual.pixel(x, y), reference: reference.pixel(x, y)))
    }
    return row
  }

  private static func pixel(actual: Pixel?, reference: Pixel?) -> Pixel {
    switch (actual, reference) {
    case (let actual?, let reference?):
      let difference = actual.largestChannelDifference(from: reference)
      return difference == 0 ? grey(backdrop(of: reference)) : red(for: difference)
    case (let only?, nil), (nil, let only?):
      return magenta(over: backdrop(of: only))
    case (nil, nil):
      return magenta(over: 255)
    }
  }

  /// Returns the luminance of a pixel over white, with Rec. 709 weights in 256ths, at a fifth of its strength.
  private static func backdrop(of pixel: Pixel) -> Int {
    func overWhite(_ channel: UInt8) -> Int { min(Int(channel) + 255 - Int(pixel.alpha), 255) }
    let luminance =
      (54 * overWhite(pixel.red) + 183 * overWhite(pixel.green) + 19 * overWhite(pixel.blue) + 128) / 256
    return 255 - (255 - luminance + 2) / 5
  }

  private static func grey(_ level: Int) -> Pixel { opaque(level, level, level) }

  /// Returns red over white, whose strength rises with the difference, 1…255, from 128 to 255 of 255.
  private static func red(for difference: Int) -> Pixel {
    let strength = 128 + (difference * 127 + 127) / 255
    return opaque(255, 255 - strength, 255 - strength)
  }

  /// Returns half of a grey level and half of magenta, ties upwards.
  private static func magenta(over level: Int) -> Pixel {
    opaque((level + 256) / 2, (level + 1) / 2, (level + 256) / 2)
  }

  /// Returns half of a grey level and half of blue, ties upwards.
  private static func blue(over level: Int) -> Pixel {
    opaque((level + 1) / 2, (level + 1) / 2, (level + 256) / 2)
  }

  private static func opaque(_ red: Int, _ green: Int, _ blue: Int) -> Pixel {
    Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
  }
}

extension Bitmap {
  /// Returns whether or not a row equals the one above it; below the bitmap all are equal.
  fileprivate func isRowRepeated(_ y: Int) -> Bool {
    guard y > 0, y < height else { return y > height }
    let (above, row) = ((y - 1) * width..<y * width, y * width..<(y + 1) * width)
    let pixels = pixels.span
    let (one, other) = (pixels.extracting(above), pixels.extracting(row))
    return RowComparison.best.difference(between: one, and: other) == nil
  }

  /// Returns the pixel in column `x` of row `y`; nil to the right of or below the bitmap.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? {
    x < width && y < height ? self[x, y] : nil
  }
}
