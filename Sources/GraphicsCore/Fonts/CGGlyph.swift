/// A glyph of a font by its number: the UTF-16 unit that the font shows with it.
///
/// Differs from UIKit: fonts have no numbers of their own, and characters beyond 16 bits have no glyph.
public typealias CGGlyph = UInt16
