internal import Raster

/// The sequence of a sixel picture.
///
/// See the VT330/VT340 programmer reference, chapter 14.
enum SixelImage {
  /// Returns the sequence that shows a bitmap at the cursor; transparent pixels are left as they are.
  static func sequence(_ bitmap: Bitmap, colors limit: Int, over background: Pixel) -> [UInt8] {
    let palette = SixelPalette(bitmap, limit: limit, over: background)
    // The second parameter, 1, leaves pixels that are not drawn; the raster attributes are the proportions and the size.
    var text = Array("\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      text += Array("#\(number);2;\(color.red);\(color.green);\(color.blue)".utf8)
    }
    var band = SixelBand(width: bitmap.width, colors: palette.colors.count)
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      if top > 0 { text.append(UInt8(ascii: "-")) }
      for y in top..<min(top + 6, bitmap.height) {
        band.add(palette.indices[y * bitmap.width..<(y + 1) * bitmap.width], bit: UInt8(1 << (y - top)))
      }
      band.write(to: &text)
    }
    return text + Array("\u{1B}\\".utf8)
  }
}

/// Six rows of a picture: for each colour in them, the bits of its columns.
private struct SixelBand {
  private let width: Int
  /// The place of each colour's columns in `bits`; -1 for colours that are not in the band.
  private var places: [Int]
  /// The colours of the band, in the order of their first pixels.
  private var used: [Int] = []
  private var bits: [UInt8] = []

  init(width: Int, colors: Int) {
    self.width = width
    places = Array(repeating: -1, count: colors)
  }

  /// Adds a row of colours.
  mutating func add(_ row: ArraySlice<Int16>, bit: UInt8) {
    for (x, number) in row.enumerated() where number >= 0 {
      let color = Int(number)
      if places[color] < 0 {
        places[color] = bits.count
        used.append(color)
        bits.append(contentsOf: repeatElement(0, count: width))
      }
      bits[places[color] + x] |= bit
    }
  }

  /// Writes the colours of the band one after the other, and removes them.
  mutating func write(to text: inout [UInt8]) {
    for (order, color) in used.enumerated() {
      if order > 0 { text.append(UInt8(ascii: "$")) }
      text += Array("#\(color)".utf8)
      let columns = bits[places[color]..<places[color] + width]
      var run = SixelRun()
      for column in columns { run.add(column, to: &text) }
      // Columns without a pixel at the end of a line need not be written.
      if run.bits != 0 { run.write(to: &text) }
      places[color] = -1
    }
    used.removeAll(keepingCapacity: true)
    bits.removeAll(keepingCapacity: true)
  }
}

/// Equal columns in a row: `!` with their number, from four of them.
private struct SixelRun {
  var bits: UInt8 = 0
  private var count = 0

  mutating func add(_ column: UInt8, to text: inout [UInt8]) {
    if column != bits {
      write(to: &text)
      bits = column
    }
    count += 1
  }

  mutating func write(to text: inout [UInt8]) {
    if count > 3 { text += Array("!\(count)".utf8) }
    for _ in 0..<(count > 3 ? 1 : count) { text.append(bits + 63) }
    count = 0
  }
}
