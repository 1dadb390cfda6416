package import GraphicsCore
internal import PNG
import StyleCore

/// A decoder of the pictures of glyphs, such as emoji.
///
/// Text looks it up by this name and module, for which it must be visible outside of the module: release builds drop
/// internal types without references.
package enum GlyphPictureDecoder: GlyphPictureDecoding {
  package static func pixels(ofPNG bytes: [UInt8]) -> CGImage? { try? DecodedImage(bytes).image }
}
