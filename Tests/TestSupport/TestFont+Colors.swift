extension TestFont {
  /// A letter that is a picture: the bytes of a PNG, whose size and place are in pixels of an em of `pixelsPerEm`.
  package struct Picture: Sendable {
    package var letter: Unicode.Scalar
    package var png: [UInt8]
    package var pixelsPerEm: Int
    /// The size.
    package var (width, height): (Int, Int)
    /// The left edge from the origin, and the upper one above the baseline.
    package var (left, top): (Int, Int)

    package init(
      _ letter: Unicode.Scalar, png: [UInt8], pixelsPerEm: Int, width: Int, height: Int, left: Int, top: Int
    ) {
      (self.letter, self.png, self.pixelsPerEm) = (letter, png, pixelsPerEm)
      (self.width, self.height, self.left, self.top) = (width, height, left, top)
    }

    /// Returns the tables of the picture: its place in them, and itself.
    func tables(glyph: Int) -> [(tag: String, bytes: [UInt8])] {
      var (data, places) = (FontTableBytes(), FontTableBytes())
      data.add([3, 0])
      for byte in [height, width, left, top, width] { data.add(byte, 1) }
      data.add(png.count, 4)
      data.bytes += png
      places.add([3, 0])
      for number in [1, 56, 24, 1, 0] { places.add(number, 4) }
      places.bytes += Array(repeating: 0, count: 24)
      places.add([glyph, glyph])
      for byte in [pixelsPerEm, pixelsPerEm, 32, 1] { places.add(byte, 1) }
      places.add([glyph, glyph])
      places.add(8, 4)
      // The first format of an index, the picture's own metrics before its PNG.
      places.add([1, 17])
      for number in [4, 0, data.bytes.count - 4] { places.add(number, 4) }
      return [("CBDT", data.bytes), ("CBLC", places.bytes)]
    }
  }

  /// The table of the letters that consist of others.
  var layerTable: [UInt8] {
    let sorted = layers.sorted { glyph($0.key) < glyph($1.key) }
    var (letters, parts, count) = (FontTableBytes(), FontTableBytes(), 0)
    for (letter, layers) in sorted {
      letters.add([Int(glyph(letter)), count, layers.count])
      for layer in layers { parts.add([Int(glyph(layer.letter)), layer.color]) }
      count += layers.count
    }
    var table = FontTableBytes()
    table.add([0, sorted.count])
    table.add(14, 4)
    table.add(14 + letters.bytes.count, 4)
    table.add([count])
    return table.bytes + letters.bytes + parts.bytes
  }

  /// The table of their colours.
  var paletteTable: [UInt8] {
    var table = FontTableBytes()
    table.add([0, palette.count, 1, palette.count])
    table.add(14, 4)
    table.add([0])
    for color in palette { table.bytes += [color[2], color[1], color[0], color[3]] }
    return table.bytes
  }
}
