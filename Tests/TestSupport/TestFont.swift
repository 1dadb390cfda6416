import Foundation

/// A TrueType font that tests make, whose letters are rectangles on the baseline.
package struct TestFont: Sendable {
  /// A letter: its advance and the size of its rectangle, which begins at the origin, in units.
  package struct Letter: Sendable {
    package var advance: Int
    package var width: Int
    package var height: Int

    package init(advance: Int, width: Int, height: Int) {
      (self.advance, self.width, self.height) = (advance, width, height)
    }
  }

  package var family = "Blocks"
  package var style = "Regular"
  package var postScriptName: String? = "Blocks-Regular"
  package var unitsPerEm = 1000
  package var weightClass = 400
  package var widthClass = 5
  package var isItalic = false
  /// The heights of `hhea`; the descent is negative.
  package var (ascender, descender, lineGap) = (900, -300, 100)
  /// The heights of `OS/2` for typographic use and for Windows, whose descent is positive.
  package var typographic = (ascender: 700, descender: -200, lineGap: 50)
  package var windows = (ascent: 800, descent: 250)
  package var usesTypographic = false
  package var (xHeight, capHeight) = (500, 700)
  package var (underlinePosition, underlineThickness) = (-100, 50)
  /// The letters, whose glyphs are numbered in the order of their scalars, from 1 on.
  package var letters: [Unicode.Scalar: Letter] = [
    " ": Letter(advance: 250, width: 0, height: 0), "A": Letter(advance: 600, width: 500, height: 700),
    "x": Letter(advance: 400, width: 300, height: 500),
  ]
  /// The letters that consist of others, which are all in one place.
  package var components: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// The axes, with a name and a place for each of the values of `instances`.
  package var axes: [(tag: String, lowest: Int, standard: Int, highest: Int)] = []
  package var instances: [(name: String, values: [Int])] = []
  /// The names of all instances for programs, or none.
  package var instanceNames: [String] = []
  /// The letters that consist of others in colours, the lowest first: numbers of `palette`, or 0xFFFF for that of the text.
  package var layers: [Unicode.Scalar: [(letter: Unicode.Scalar, color: Int)]] = [:]
  /// The letters whose layers are paints, the lowest first.
  package var paints: [Unicode.Scalar: [Paint]] = [:]
  /// The colours of layers: red, green, blue and alpha.
  package var palette: [[UInt8]] = []
  /// The letter that is a picture, if one is.
  package var picture: Picture?
  /// The tables that are left out.
  package var withoutTables: Set<String> = []

  package init() {}

  /// The glyph of a letter.
  package func glyph(_ scalar: Unicode.Scalar) -> UInt32 {
    UInt32((sorted.firstIndex { $0.key == scalar } ?? -1) + 1)
  }

  private var sorted: [(key: Unicode.Scalar, value: Letter)] {
    letters.sorted { $0.key.value < $1.key.value }
  }

  /// The bytes of the font's file.
  package var bytes: [UInt8] { Self.file([tables], isCollection: false) }

  /// Returns the bytes of a collection of fonts.
  package static func collection(_ fonts: [TestFont]) -> [UInt8] {
    file(fonts.map(\.tables), isCollection: true)
  }

  private static func file(_ fonts: [[(tag: String, bytes: [UInt8])]], isCollection: Bool) -> [UInt8] {
    var start = isCollection ? 12 + 4 * fonts.count : 0
    var head = FontTableBytes()
    if isCollection {
      head.add(tag: "ttcf")
      head.add(0x0001_0000, 4)
      head.add(fonts.count, 4)
    }
    var bodies: [UInt8] = []
    for tables in fonts {
      var directory = FontTableBytes()
      directory.add(0x0001_0000, 4)
      directory.add([tables.count, 0, 0, 0])
      var content: [UInt8] = []
      let end = start + 12 + 16 * tables.count
      for (tag, bytes) in tables {
        directory.add(tag: tag)
        directory.add(0, 4)
        directory.add(end + content.count, 4)
        directory.add(bytes.count, 4)
        content += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
      }
      if isCollection { head.add(start, 4) }
      start = end + content.count
      bodies += directory.bytes + content
    }
    return head.bytes + bodies
  }

  private var tables: [(tag: String, bytes: [UInt8])] {
    var all = [
      ("OS/2", styleTable), ("cmap", characterTable), ("glyf", outlines.bytes), ("head", headTable),
      ("hhea", lineTable), ("hmtx", advanceTable), ("loca", outlines.offsets), ("maxp", sizeTable),
      ("name", nameTable), ("post", postTable),
    ]
    if !axes.isEmpty { all.insert(("fvar", axisTable), at: 2) }
    if let picture { all.insert(contentsOf: picture.tables(glyph: Int(glyph(picture.letter))), at: 0) }
    if !layers.isEmpty || !paints.isEmpty {
      let colors = paints.isEmpty ? layerTable : paintTable
      all.insert(contentsOf: [("COLR", colors), ("CPAL", paletteTable)], at: picture == nil ? 0 : 2)
    }
    return all.filter { !withoutTables.contains($0.0) }
  }
}

extension TestFont {
  private var headTable: [UInt8] {
    var table = FontTableBytes()
    table.add([1, 0, 1, 0, 0, 0])
    table.add(0x5F0F_3CF5, 4)
    table.add([0, unitsPerEm])
    table.add([0, 0, 0, 0, 0, 0, 0, 0])
    table.add([0, descender, 1000, ascender, (weightClass >= 600 ? 1 : 0) | (isItalic ? 2 : 0), 6, 2, 1, 0])
    return table.bytes
  }

  private var lineTable: [UInt8] {
    var table = FontTableBytes()
    table.add([1, 0, ascender, descender, lineGap, 1000])
    table.add(Array(repeating: 0, count: 11))
    table.add([letters.count + 1])
    return table.bytes
  }

  private var sizeTable: [UInt8] {
    var table = FontTableBytes()
    table.add([1, 0, letters.count + 1, 4, 1])
    table.add(Array(repeating: 0, count: 11))
    return table.bytes
  }

  private var styleTable: [UInt8] {
    var table = FontTableBytes()
    table.add([4, 500, weightClass, widthClass])
    table.add(Array(repeating: 0, count: 27))
    let selection = (isItalic ? 1 : 0) | (weightClass >= 600 ? 0x20 : 0) | (usesTypographic ? 0x80 : 0)
    table.add([selection, 0x20, 0x7E, typographic.ascender, typographic.descender, typographic.lineGap])
    table.add([windows.ascent, windows.descent, 0, 0, 0, 0, xHeight, capHeight, 0, 0x20, 1])
    return table.bytes
  }

  private var postTable: [UInt8] {
    var table = FontTableBytes()
    table.add([3, 0, isItalic ? -10 : 0, 0, underlinePosition, underlineThickness])
    table.add(Array(repeating: 0, count: 10))
    return table.bytes
  }

  private var advanceTable: [UInt8] {
    var table = FontTableBytes()
    table.add([500, 0])
    for letter in sorted { table.add([letter.value.advance, 0]) }
    return table.bytes
  }

  private var characterTable: [UInt8] {
    var table = FontTableBytes()
    table.add([0, 1, 3, 10])
    table.add(12, 4)
    table.add([12, 0])
    table.add(16 + 12 * letters.count, 4)
    table.add(0, 4)
    table.add(letters.count, 4)
    for (index, letter) in sorted.enumerated() {
      for value in [Int(letter.key.value), Int(letter.key.value), index + 1] { table.add(value, 4) }
    }
    return table.bytes
  }

  private var nameTable: [UInt8] {
    var names = [(1, family), (2, style), (4, family + " " + style)]
    if let postScriptName { names.append((6, postScriptName)) }
    for (index, instance) in instances.enumerated() { names.append((256 + index, instance.name)) }
    for (index, name) in instanceNames.enumerated() { names.append((512 + index, name)) }
    var (records, texts) = (FontTableBytes(), FontTableBytes())
    records.add([0, names.count, 6 + 12 * names.count])
    for (number, text) in names {
      let units = text.utf16.map { Int($0) }
      records.add([3, 1, 0x409, number, 2 * units.count, texts.bytes.count])
      texts.add(units)
    }
    return records.bytes + texts.bytes
  }

  private var axisTable: [UInt8] {
    var table = FontTableBytes()
    let size = 4 + 4 * axes.count + (instanceNames.isEmpty ? 0 : 2)
    table.add([1, 0, 16, 2, axes.count, 20, instances.count, size])
    for axis in axes {
      table.add(tag: axis.tag)
      for value in [axis.lowest, axis.standard, axis.highest] { table.add([value, 0]) }
      table.add([0, 256])
    }
    for (index, instance) in instances.enumerated() {
      table.add([256 + index, 0])
      for value in instance.values { table.add([value, 0]) }
      if !instanceNames.isEmpty { table.add([512 + index]) }
    }
    return table.bytes
  }

  /// The outlines of all glyphs, each a rectangle or empty, and their offsets.
  private var outlines: (bytes: [UInt8], offsets: [UInt8]) {
    var (glyphs, offsets) = (FontTableBytes(), FontTableBytes())
    let box = Letter(advance: 500, width: 400, height: 600)
    offsets.add(0, 4)
    for (scalar, letter) in [(nil, box)] + sorted.map({ (Optional($0.key), $0.value) }) {
      if let parts = scalar.flatMap({ components[$0] }) {
        glyphs.add([-1, 0, 0, letter.width, letter.height])
        for (index, part) in parts.enumerated() {
          glyphs.add([index + 1 < parts.count ? 0x22 : 2, Int(self.glyph(part)), 0])
        }
      } else if letter.width > 0 {
        glyphs.add([1, 0, 0, letter.width, letter.height, 3, 0])
        glyphs.bytes += [1, 1, 1, 1]
        glyphs.add([0, 0, letter.width, 0, 0, letter.height, 0, -letter.height])
      }
      offsets.add(glyphs.bytes.count, 4)
    }
    return (glyphs.bytes, offsets.bytes)
  }
}
