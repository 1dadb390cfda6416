import Synchronization
import Text

/// A font of a file, with all of its places on axes.
final class FontDesign: Sendable {
  let heights: FontHeights
  let traits: FontTraits
  let names: FontNames
  let variations: FontVariations
  let family: String
  /// Whether or not the font has glyphs in colours: layers of outlines, or pictures.
  let hasPictures: Bool
  /// The file of the font, in which it has a number.
  let data: FontData
  private let index: Int
  /// The glyphs in colours of the newer kind; nil if there are none.
  private let paints: ColorPaints?
  /// The fonts that were asked for, by their values on the axes.
  private let fonts = Mutex<[[Double]: Result<ShapingFont, FontFileError>]>([:])
  private let face = Mutex<Result<ShapingFace, FontFileError>?>(nil)

  /// The tables without which a font cannot be used.
  private static let needed: [FontTag] = ["cmap", "maxp", "hmtx"]
  /// The tables of which a font has one: outlines or pictures.
  private static let drawings: [FontTag] = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "COLR", "SVG "]
  /// The tables of glyphs in colours that are drawn.
  private static let colored: [FontTag] = ["COLR", "CBDT", "sbix"]

  /// Reads a font by its tables.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - data: The file.
  ///   - index: The index of the font in the file.
  ///   - visits: The number of components of glyphs that were looked at in the file.
  init(_ tables: FontTables, _ data: FontData, index: Int, visits: inout Int) throws(FontFileError) {
    heights = try FontHeights(tables)
    for table in Self.needed where tables[table] == nil { throw .missing(table: table) }
    guard tables.has(anyOf: Self.drawings) else { throw .missing(table: "glyf") }
    if var components = GlyphComponents(tables, visits: visits) {
      try components.check()
      visits = components.visits
    }
    traits = FontTraits(tables)
    names = FontNames(tables["name"])
    variations = FontVariations(tables["fvar"])
    paints = ColorPaints(tables["COLR"])
    hasPictures = tables.has(anyOf: Self.colored)
    guard let family = names.family, names.postScriptName != nil else { throw .nameless }
    (self.family, self.data, self.index) = (family, data, index)
  }

  /// Returns the font at a place of its axes.
  func font(at values: [Double]) throws(FontFileError) -> ShapingFont {
    if let known = fonts.withLock({ $0[values] }) { return try known.get() }
    let made = Result { () throws(FontFileError) in try makeFont(at: values) }
    // Places are few, unless a program moves along an axis.
    fonts.withLock { fonts in
      if fonts.count >= 256 { fonts.removeAll() }
      fonts[values] = made
    }
    return try made.get()
  }

  private func makeFont(at values: [Double]) throws(FontFileError) -> ShapingFont {
    let face = try self.face.withLock { face throws(FontFileError) in
      let made = face ?? Result { () throws(FontFileError) in try ShapingFace(data.bytes, index: index) }
      face = made
      return try made.get()
    }
    let places = zip(variations.axes, values).map { ($0.tag, $1) }
    return try ShapingFont(face, unitsPerEm: heights.unitsPerEm, variations: places, paints: paints)
  }

  /// The faces of the font: the places with names of a variable one, or the font itself.
  var faces: [FontFace] {
    let standard = variations.axes.map(\.standard)
    guard !variations.instances.isEmpty else { return [FontFace(self, values: standard)] }
    var faces = variations.instances.map { FontFace(self, instance: $0) }
    // The font as it is without a place is the first one.
    if let first = variations.instances.firstIndex(where: { $0.values == standard }) {
      faces.remove(at: first)
    }
    return [FontFace(self, values: standard)] + faces
  }
}
