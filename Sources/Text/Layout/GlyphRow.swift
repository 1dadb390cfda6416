import Paths

/// The glyphs of a text by its scalars: 4 bytes for each, since nearly all have one glyph on the baseline.
///
/// Long texts are mostly glyphs, so that their size is that of a layout in memory.
struct GlyphRow: Sendable {
  /// The number of the only glyph of each scalar.
  private var single: [UInt32] = []
  /// The glyphs of scalars that have several, or one with an offset, in the order of the text.
  private var others: [ShapedGlyph] = []
  /// The glyph that was appended last.
  private var last: ShapedGlyph?

  /// The value in `single` of a scalar without a glyph; `listed` is that of one whose glyphs are in `others`.
  private static let none = UInt32.max
  private static let listed = UInt32.max - 1

  /// Reserves memory for the glyphs of `count` scalars.
  mutating func reserveCapacity(_ count: Int) {
    single.reserveCapacity(count)
  }

  mutating func removeAll() {
    single.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    last = nil
  }

  /// Appends a glyph, whose scalar is that of the glyph before it, or a later one.
  mutating func append(_ glyph: ShapedGlyph) {
    let scalar = glyph.scalar
    if scalar >= single.count {
      single.append(contentsOf: repeatElement(Self.none, count: scalar - single.count))
      let isPlain = glyph.offset == .zero && glyph.glyph.rawValue < Self.listed
      single.append(isPlain ? glyph.glyph.rawValue : Self.listed)
      if !isPlain { others.append(glyph) }
    } else {
      if single[scalar] != Self.listed, let last { others.append(last) }
      single[scalar] = Self.listed
      others.append(glyph)
    }
    last = glyph
  }

  /// Calls `body` with the glyphs of the scalars of a range, in order.
  ///
  /// The advance of a glyph that is its scalar's only one is 0, since no glyph follows it there.
  func forEach(in range: Range<Int>, _ body: (ShapedGlyph) -> Void) {
    var other: Int?
    for scalar in range.clamped(to: single.indices) {
      switch single[scalar] {
      case Self.none: continue
      case Self.listed:
        var index = other ?? others.partitioningIndex { $0.scalar >= scalar }
        while index < others.count && others[index].scalar == scalar {
          body(others[index])
          index += 1
        }
        other = index
      case let number: body(ShapedGlyph(glyph: GlyphID(rawValue: number), advance: 0, scalar: scalar))
      }
    }
  }
}
