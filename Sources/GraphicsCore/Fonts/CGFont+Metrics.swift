// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16
/// The greatest number of a glyph.
public let kCGFontIndexMax: CGFontIndex = 65_534
/// The number of no glyph.
public let kCGFontIndexInvalid: CGFontIndex = 65_535
/// The greatest number of a glyph.
public let kCGGlyphMax: CGFontIndex = kCGFontIndexMax

/// The measures of a font file in its units, by its tables `head`, `hhea`, `OS/2`, `post` and `maxp`.
///
/// Differs from UIKit: those of a font that was made of a name are 0, but for 1000 units.
extension CGFont {
  private var tables: FontTables { FontTables(bytes ?? []) }

  /// The units of the side of a square as high as the font.
  public var unitsPerEm: Int32 { Int32(tables.unsigned("head", 18) ?? 1000) }
  /// The height of high letters above the line.
  public var ascent: Int32 { Int32(tables.signed("hhea", 4) ?? 0) }
  /// The depth of low letters below the line, negative.
  public var descent: Int32 { Int32(tables.signed("hhea", 6) ?? 0) }
  /// The space between lines.
  public var leading: Int32 { Int32(tables.signed("hhea", 8) ?? 0) }
  /// The height of capitals.
  public var capHeight: Int32 {
    (tables.unsigned("OS/2", 0) ?? 0) < 2 ? 0 : Int32(tables.signed("OS/2", 88) ?? 0)
  }
  /// The height of small letters.
  public var xHeight: Int32 {
    (tables.unsigned("OS/2", 0) ?? 0) < 2 ? 0 : Int32(tables.signed("OS/2", 86) ?? 0)
  }
  /// The number of glyphs.
  public var numberOfGlyphs: Int { tables.unsigned("maxp", 4) ?? 0 }
  /// The slope, in degrees from upright to the left.
  public var italicAngle: CGFloat {
    let tables = tables
    guard let whole = tables.signed("post", 4), let fraction = tables.unsigned("post", 6) else { return 0 }
    return CGFloat(whole) + CGFloat(fraction) / 65_536
  }
  /// The width of stems: not known.
  public var stemV: CGFloat { 0 }
  /// The rectangle around all glyphs.
  public var fontBBox: CGRect {
    let sides = [36, 38, 40, 42].compactMap { tables.signed("head", $0) }
    guard sides.count == 4 else { return .zero }
    return CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
  }

  /// The tags of the tables, as numbers.
  public var tableTags: CFArray? {
    bytes == nil ? nil : NSArray(array: tables.places.map { NSNumber(value: $0.tag) })
  }

  /// Returns the bytes of a table; nil if there is none.
  public func table(for tag: UInt32) -> CFData? { tables.table(tag).map { NSData(data: Data($0)) } }

  /// The axes along which the font varies: none.
  public var variationAxes: CFArray? { nil }
  /// The place along the axes: none.
  public var variations: CFDictionary? { nil }
}
