public import Paths

/// Glyphs of one design and one weight, in ems: everything scales with the size that a `Font` gives it.
public protocol Typeface: Sendable {
  /// The heights of a line.
  var metrics: TypefaceMetrics { get }

  /// Appends the glyphs of `text` to `glyphs`, in reading order: kerned, marks placed over their letters. Each scalar
  /// has one glyph of its own or is part of the glyph of an earlier one; a scalar that the typeface does not have
  /// gets one that shows its code point. Letters do not depend on what is on the other side of a space: long texts are
  /// shaped in pieces that start with the letter after one.
  func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph])

  /// What to fill of a glyph, by the non-zero rule: y down, from the origin on the baseline. Blank glyphs are empty.
  func outline(of glyph: GlyphID) -> Path

  /// Whether the typeface has a glyph of its own for `scalar`, if only a blank one.
  func covers(_ scalar: Unicode.Scalar) -> Bool
}

/// A glyph of a typeface; the number means something to that typeface only.
public struct GlyphID: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt32

  /// The glyph of the given number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A glyph in a row of glyphs, in ems.
public struct ShapedGlyph: Sendable, Equatable {
  public var glyph: GlyphID
  /// How far the next glyph is, kerning included.
  public var advance: Double
  /// Where the glyph is drawn, from its place in the row; y down.
  public var offset: Point
  /// The index in the text of the first scalar that the glyph shows.
  public var scalar: Int

  /// A glyph for the scalar at an index.
  public init(glyph: GlyphID, advance: Double, offset: Point = .zero, scalar: Int) {
    self.glyph = glyph
    self.advance = advance
    self.offset = offset
    self.scalar = scalar
  }
}
