/// The glyphs of a table `glyf` that consist of others, each of which may do so itself.
///
/// HarfBuzz before version 7 draws all of them, however many: 40 glyphs that name the one before twice take hours.
struct GlyphComponents {
  private let outlines: FontBytes
  private let places: FontBytes
  private let hasLongPlaces: Bool
  /// The glyphs that are known, with the numbers of glyphs of which they consist.
  private var counts: [Int: Int] = [:]
  /// The number of components so far.
  private(set) var visits: Int

  /// The largest number of glyphs of which one consists, and how often they may contain each other.
  static let (limit, depthLimit) = (1024, 64)
  /// The largest number of components of all glyphs of a file.
  private static let visitLimit = 1 << 20

  /// Finds the glyphs of a font; nil if it has none of this kind.
  ///
  /// - Parameters:
  ///   - tables: The tables of the font.
  ///   - visits: The number of components of the fonts of the file before.
  init?(_ tables: FontTables, visits: Int) {
    guard let outlines = tables["glyf"], let places = tables["loca"], let format = tables["head"]?.short(50)
    else {
      return nil
    }
    (self.outlines, self.places, hasLongPlaces, self.visits) = (outlines, places, format != 0, visits)
  }

  /// Throws an error if a glyph consists of too many others, or of itself.
  mutating func check() throws(FontFileError) {
    for glyph in 0..<min(places.count / (hasLongPlaces ? 4 : 2), 1 << 16) {
      guard count(of: glyph, depth: 0) != nil else {
        throw .damaged("a glyph in it consists of more than \(Self.limit) others")
      }
    }
  }

  /// Returns the number of glyphs of which a glyph consists, with itself; nil for too many.
  private mutating func count(of glyph: Int, depth: Int) -> Int? {
    guard let bytes = bytes(of: glyph), let contours = bytes.signedShort(0), contours < 0 else { return 1 }
    // Parts that vary were only ever a draft, which HarfBuzz 6 reads.
    guard contours != -2 else { return nil }
    if let known = counts[glyph] { return known }
    guard depth < Self.depthLimit else { return nil }
    var (record, total) = (10, 1)
    while let flags = bytes.short(record), let low = bytes.short(record + 2) {
      visits += 1
      // HarfBuzz has numbers of three bytes, too.
      let isLong = flags & 0x2000 != 0
      let part = isLong ? low << 8 | (bytes.byte(record + 4) ?? 0) : low
      guard visits <= Self.visitLimit, let own = count(of: part, depth: depth + 1) else { return nil }
      total += own
      guard total <= Self.limit else { return nil }
      guard flags & 0x20 != 0 else { break }
      record += 4 + (isLong ? 1 : 0) + (flags & 1 != 0 ? 4 : 2)
      record += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    }
    counts[glyph] = total
    return total
  }

  /// Returns the bytes of a glyph; nil for one without an outline.
  private func bytes(of glyph: Int) -> FontBytes? {
    func place(_ index: Int) -> Int? {
      hasLongPlaces ? places.long(4 * index) : places.short(2 * index).map { 2 * $0 }
    }
    guard let start = place(glyph), let end = place(glyph + 1), start < end, end <= outlines.count else {
      return nil
    }
    return outlines.part(at: start, count: end - start)
  }
}
