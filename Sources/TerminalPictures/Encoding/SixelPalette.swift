internal import Raster

/// The colours of a sixel picture, and the colour of each of its pixels.
///
/// Sixel states colours in hundredths of each channel. Pictures with few enough colours of that kind have exactly these.
/// In others, colours of large areas keep theirs, and the rest is divided by median cuts, in integers: the same pixels
/// give the same palette.
struct SixelPalette {
  /// The colours, as red, green and blue in hundredths, in the order of their numbers.
  private(set) var colors: [(red: Int, green: Int, blue: Int)] = []
  /// The number of the colour of each pixel, row by row; -1 for transparent ones.
  private(set) var indices: [Int16]

  /// The number of levels of a channel: 0 to 100.
  private static let levels = 101

  /// Creates the palette of a bitmap with at most `limit` colours, over a background.
  init(_ bitmap: Bitmap, limit: Int, over background: Pixel) {
    let hundredths = (0...255).map { ($0 * 100 + 127) / 255 }
    let keys = bitmap.pixels.map { pixel -> Int32 in
      guard pixel.alpha > 0 else { return -1 }
      let pixel = pixel.over(background)
      let red = hundredths[Int(pixel.red)]
      return Int32(
        (red * Self.levels + hundredths[Int(pixel.green)]) * Self.levels + hundredths[Int(pixel.blue)])
    }
    var counts = [Int32](repeating: 0, count: Self.levels * Self.levels * Self.levels)
    for key in keys where key >= 0 { counts[Int(key)] += 1 }
    let used = counts.indices.filter { counts[$0] > 0 }.map { ColorCount(key: $0, count: Int(counts[$0])) }
    var numbers = [Int16](repeating: -1, count: counts.count)
    for group in Self.groups(used, limit: max(2, min(limit, 256))) {
      for color in group { numbers[color.key] = Int16(colors.count) }
      colors.append(Self.mean(of: group))
    }
    indices = keys.map { $0 < 0 ? -1 : numbers[Int($0)] }
  }

  /// Returns the groups of colours that become one.
  private static func groups(_ all: [ColorCount], limit: Int) -> [ArraySlice<ColorCount>] {
    guard all.count > limit else { return all.indices.map { all[$0...$0] } }
    let total = all.reduce(0) { $0 + $1.count }
    // Areas of at least a colour's share of the picture, in at most half of the colours.
    let large = all.filter { $0.count * limit >= total }.sorted { ($1.count, $0.key) < ($0.count, $1.key) }
    let kept = Array(large.prefix(limit / 2))
    let keys = Set(kept.map(\.key))
    let rest = MedianCut(all.filter { !keys.contains($0.key) }, limit: limit - kept.count)
    return kept.indices.map { kept[$0...$0] } + rest.groups
  }

  /// Returns the mean of colours by their numbers of pixels, rounded.
  private static func mean(of group: ArraySlice<ColorCount>) -> (red: Int, green: Int, blue: Int) {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for color in group {
      red += color.channel(0) * color.count
      green += color.channel(1) * color.count
      blue += color.channel(2) * color.count
      count += color.count
    }
    return (
      (2 * red + count) / (2 * count), (2 * green + count) / (2 * count), (2 * blue + count) / (2 * count)
    )
  }
}

/// A colour of a picture, and the number of its pixels.
struct ColorCount {
  /// The red, green and blue in hundredths, as a number of base 101.
  let key: Int
  let count: Int

  /// Returns red (0), green (1) or blue (2).
  func channel(_ index: Int) -> Int {
    switch index {
    case 0: key / 10201
    case 1: key / 101 % 101
    default: key % 101
    }
  }
}
