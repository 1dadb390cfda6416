import CHarfBuzz
import Text

/// HarfBuzz, which shapes text.
package enum ShapingLibrary {
  /// The version of HarfBuzz, or nil if it cannot be loaded.
  package static var version: String? { unsafe charfbuzz_version().map { unsafe String(cString: $0) } }

  /// Whether or not HarfBuzz was loaded, or was found to be missing, since a font file was used.
  package static var isAskedFor: Bool { charfbuzz_is_asked_for() }

  /// The reason why HarfBuzz cannot be loaded; nil if it can.
  package static var problem: String? { unsafe charfbuzz_load().map { unsafe String(cString: $0) } }
}

/// A font of a file as HarfBuzz reads it.
///
/// Sendable is unchecked since a C pointer is not: threads may share HarfBuzz's objects that are made immutable, as this
/// one is before any other has it.
@safe final class ShapingFace: @unchecked Sendable {
  let face: OpaquePointer
  /// The colours of the first palette.
  let palette: [GlyphPicture.Color]

  /// Reads a font of a file by its number.
  init(_ bytes: [UInt8], index: Int) throws(FontFileError) {
    if let problem = ShapingLibrary.problem { throw .library(problem) }
    let made = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.flatMap { unsafe charfbuzz_face_make($0, bytes.count, UInt32(index)) }
    }
    guard let made = unsafe made else { throw .damaged("there is no memory for it") }
    unsafe face = made
    palette = unsafe Self.palette(of: made)
  }

  private static func palette(of face: OpaquePointer) -> [GlyphPicture.Color] {
    var count = 0
    guard let made = unsafe charfbuzz_palette(face, &count) else { return [] }
    defer { unsafe charfbuzz_free(made) }
    return unsafe Array(UnsafeBufferPointer(start: made, count: count)).map { color in
      func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: color >> shift) }
      return GlyphPicture.Color(red: byte(8), green: byte(16), blue: byte(24), alpha: byte(0))
    }
  }

  deinit { unsafe charfbuzz_face_free(face) }

  /// Returns the glyphs of which a glyph in colours consists, the lowest first, each with its colour; none for others.
  ///
  /// A colour that the palette does not have is that of the text.
  func layers(of glyph: UInt32) -> [(glyph: UInt32, color: GlyphPicture.Color?)] {
    var count = 0
    guard let made = unsafe charfbuzz_layers(face, glyph, &count) else { return [] }
    defer { unsafe charfbuzz_free(made) }
    let layers = unsafe Array(UnsafeBufferPointer(start: made, count: count))
    return layers.map { layer in
      (layer.glyph, palette.indices.contains(Int(layer.color)) ? palette[Int(layer.color)] : nil)
    }
  }
}
