import CHarfBuzz
import Paths
import Synchronization
import Text

/// A font of a file at a place on its axes, in units of 1/64 of the font's own.
///
/// Sendable is unchecked since a C pointer is not: threads may share HarfBuzz's objects that are made immutable, as this
/// one is before any other has it.
@safe final class ShapingFont: @unchecked Sendable {
  private let font: OpaquePointer
  /// The face, which the font refers to.
  private let face: ShapingFace
  /// The glyphs in colours of the newer kind.
  private let paints: ColorPaints?
  /// The number of units of an em.
  let scale: Double
  /// The outlines that are kept: at most 4096, or some with 2^19 elements together.
  private let outlines = Mutex(GlyphCache<Path>(countLimit: 4096, sizeLimit: 1 << 19))
  /// The pictures that are kept: at most 1024, or some with 2^24 pixels, bytes or elements together.
  private let pictures = Mutex(GlyphCache<GlyphPicture?>(countLimit: 1024, sizeLimit: 1 << 24))

  /// The largest number of elements of all outlines of a glyph in colours, and of pixels of its picture.
  static let (elementLimit, pixelLimit) = (1 << 18, 1 << 20)

  init(
    _ face: ShapingFace, unitsPerEm: Int, variations: [(FontTag, Double)], paints: ColorPaints?
  ) throws(FontFileError) {
    let scale = 64 * unitsPerEm
    let places = variations.map {
      charfbuzz_variation(tag: $0.rawValue, value: Float($1))
    }
    let made = unsafe charfbuzz_font_make(face.face, Int32(scale), places, places.count)
    guard let made = unsafe made else { throw .damaged("there is no memory for it") }
    unsafe font = made
    (self.face, self.scale, self.paints) = (face, Double(scale), paints)
  }

  deinit { unsafe charfbuzz_font_free(font) }

  /// Returns the glyph of a scalar; 0 if there is none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32 { unsafe charfbuzz_font_glyph(font, scalar.value) }

  /// Returns the height of a letter above the baseline in ems; nil if the font does not have it.
  func height(of letter: Unicode.Scalar) -> Double? {
    let glyph = glyph(of: letter)
    guard glyph != 0 else { return nil }
    let top = unsafe charfbuzz_font_glyph_top(font, glyph)
    return top > 0 ? Double(top) / scale : nil
  }

  /// Shapes a part of one script and direction of a text.
  ///
  /// - Returns: The glyphs by characters in the order of the text, those of each from left to right.
  func shape(
    _ text: [UInt32], _ part: Range<Int>, script: UInt32, isRightToLeft: Bool, _ settings: ShapingSettings
  ) -> [charfbuzz_glyph] {
    let features = settings.features.map {
      charfbuzz_feature(tag: $0.tag.rawValue, value: UInt32(clamping: $0.value))
    }
    var count = 0
    let made = unsafe settings.withLanguage { language in
      unsafe text.withUnsafeBufferPointer { scalars -> UnsafeMutablePointer<charfbuzz_glyph>? in
        guard let start = scalars.baseAddress else { return nil }
        var piece = unsafe charfbuzz_text(
          scalars: start, count: text.count, start: part.lowerBound, length: part.count, script: script,
          is_right_to_left: isRightToLeft, language: language)
        return unsafe charfbuzz_shape(font, &piece, features, features.count, &count)
      }
    }
    guard let made = unsafe made else { return [] }
    defer { unsafe charfbuzz_free(made) }
    return unsafe Array(UnsafeBufferPointer(start: made, count: count))
  }

  /// Returns the outline of a glyph in ems, y down.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let outline = drawnOutline(of: glyph)
    outlines.withLock { $0.keep(outline, of: glyph, size: outline.elements.count) }
    return outline
  }

  /// Returns the look of a glyph in colours of its own, in ems; nil if it has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let picture = layers(of: glyph) ?? image(of: glyph)
    pictures.withLock { $0.keep(picture, of: glyph, size: picture?.size ?? 0) }
    return picture
  }

  private func layers(of glyph: UInt32) -> GlyphPicture? {
    let painted = paints?.layers(
      of: glyph, unitsPerEm: scale / 64, palette: face.palette, outline: { outline(of: $0) })
    if let painted { return .layers(painted) }
    let layers = face.layers(of: glyph)
    guard !layers.isEmpty else { return nil }
    var elements = 0
    var made: [GlyphPicture.Layer] = []
    for layer in layers {
      let outline = outline(of: layer.glyph)
      elements += outline.elements.count
      guard elements <= Self.elementLimit else { return nil }
      made.append(GlyphPicture.Layer(outline, color: layer.color))
    }
    return .layers(made)
  }

  private func image(of glyph: UInt32) -> GlyphPicture? {
    var (box, count) = (charfbuzz_box(), 0)
    guard unsafe charfbuzz_glyph_box(font, glyph, &box), box.width != 0, box.height != 0,
      let made = unsafe charfbuzz_png(font, glyph, &count)
    else { return nil }
    defer { unsafe charfbuzz_free(made) }
    let image = unsafe GlyphImage(png: Array(UnsafeBufferPointer(start: made, count: count)))
    guard let pixels = image.pixels, pixels <= Self.pixelLimit else { return nil }
    // Numbers of a damaged font may be so large that their sum is not one of 32 bits.
    let (x, y) = (Double(box.x), -Double(box.y))
    let (right, bottom) = (x + Double(box.width), y - Double(box.height))
    guard x < right, y < bottom else { return nil }
    return .image(
      image,
      Rect(minX: x / scale, minY: y / scale, maxX: right / scale, maxY: bottom / scale))
  }

  private func drawnOutline(of glyph: UInt32) -> Path {
    var path = Path()
    var count = 0
    guard let made = unsafe charfbuzz_outline(font, glyph, &count) else { return path }
    defer { unsafe charfbuzz_free(made) }
    let elements = unsafe Array(UnsafeBufferPointer(start: made, count: count))
    for element in elements {
      let (x, y) = (element.x, element.y)
      let first = point(x.0, y.0)
      switch Int(element.kind) {
      case charfbuzz_move: path.move(to: first)
      case charfbuzz_line: path.line(to: first)
      case charfbuzz_quad: path.quad(to: point(x.1, y.1), control: first)
      case charfbuzz_cubic: path.cubic(to: point(x.2, y.2), first, point(x.1, y.1))
      default: path.close()
      }
    }
    return path
  }

  private func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) / scale, y: -Double(y) / scale) }
}
