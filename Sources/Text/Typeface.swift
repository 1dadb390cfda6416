public import Paths

/// A type of typeface: the glyphs of one design and one weight, in ems, which a `Font` scales to its size.
public protocol Typeface: Sendable {
  /// The heights of a line.
  var metrics: TypefaceMetrics { get }

  /// Appends the glyphs of `text` to `glyphs`, in reading order: kerned, with marks placed over their letters.
  ///
  /// Each scalar has one glyph of its own or is part of the glyph of an earlier one; a scalar that the typeface does
  /// not have gets one that shows its code point. Letters do not depend on the text on the other side of a space: long
  /// texts are shaped in pieces that start with the letter after one.
  ///
  /// - Parameters:
  ///   - text: The scalars.
  ///   - glyphs: The glyphs, to which those of the text are appended.
  func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph])

  /// Appends the glyphs of text that runs from right to left: those of `shape(_:into:)` in the same order, with mirrored
  /// brackets (L4 of UAX #9).
  ///
  /// Characters are placed from right to left, but the glyphs of one character from left to right.
  ///
  /// - Parameters:
  ///   - text: The scalars.
  ///   - glyphs: The glyphs, to which those of the text are appended.
  func shape(rightToLeft text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph])

  /// Returns the outline of a glyph, filled by the non-zero rule: y down, from the origin on the baseline; empty for
  /// blanks.
  func outline(of glyph: GlyphID) -> Path

  /// Whether or not some glyphs may have colours of their own.
  var hasPictures: Bool { get }

  /// Returns the look of a glyph that has colours of its own; nil for one that is filled with the colour of the text.
  func picture(of glyph: GlyphID) -> GlyphPicture?

  /// Returns whether or not the typeface has a glyph of its own for `scalar`, even a blank one.
  func covers(_ scalar: Unicode.Scalar) -> Bool

  /// Returns the same design in the cut for a size in points; the typeface itself if all sizes look the same.
  func cut(for size: Double) -> any Typeface
}

extension Typeface {
  /// Returns the typeface itself, which is the same for all sizes.
  public func cut(for size: Double) -> any Typeface { self }

  /// Whether or not some glyphs may have colours of their own: false.
  public var hasPictures: Bool { false }

  /// Returns nil, since all glyphs are filled with the colour of the text.
  public func picture(of glyph: GlyphID) -> GlyphPicture? { nil }

  /// Appends the glyphs of the text in which all scalars that have a mirrored shape are replaced by it.
  public func shape(rightToLeft text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    var mirrored = text
    for index in text.indices where BidiMirror.mirrored(text[index]) != text[index] {
      mirrored[index] = BidiMirror.mirrored(text[index])
    }
    shape(mirrored, into: &glyphs)
  }
}

/// A glyph of a typeface, by a number of that typeface.
public struct GlyphID: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt32

  /// Creates the glyph of a number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A glyph in a row of glyphs, in ems.
public struct ShapedGlyph: Sendable, Equatable {
  /// The glyph.
  public var glyph: GlyphID
  /// The distance to the next glyph, with kerning.
  public var advance: Double
  /// The offset of the glyph from its position in the row; y down.
  public var offset: Point
  /// The index in the text of the first scalar of the glyph.
  public var scalar: Int

  /// Creates a glyph for the scalar at an index.
  public init(glyph: GlyphID, advance: Double, offset: Point = .zero, scalar: Int) {
    self.glyph = glyph
    self.advance = advance
    self.offset = offset
    self.scalar = scalar
  }
}
