import Paths
import Text

/// The kept looks of the glyphs of a font, of which there may be too many.
struct GlyphCache<Value> {
  private var values: [UInt32: Value] = [:]
  private var size = 0
  private let countLimit: Int
  private let sizeLimit: Int

  init(countLimit: Int, sizeLimit: Int) {
    (self.countLimit, self.sizeLimit) = (countLimit, sizeLimit)
  }

  subscript(glyph: UInt32) -> Value? { values[glyph] }

  /// Keeps a value; forgets all others if they are too many or, with this one, too large.
  mutating func keep(_ value: Value, of glyph: UInt32, size own: Int) {
    if values.count >= countLimit || size + own > sizeLimit {
      values.removeAll()
      size = 0
    }
    values[glyph] = value
    size += own
  }
}

extension GlyphPicture {
  /// The number of pixels and of bytes, or of elements and colours.
  var size: Int {
    switch self {
    case .image(let image, _): image.png.count + (image.pixels ?? 0)
    case .layers(let layers):
      layers.reduce(0) { $0 + 1 + $1.outline.elements.count + ($1.gradient?.stops.count ?? 0) }
    }
  }
}

extension GlyphImage {
  /// The number of pixels by the header of the PNG; nil if the bytes are none.
  var pixels: Int? {
    let bytes = FontBytes(png)
    guard bytes.long(0) == 0x8950_4E47, bytes.long(12) == 0x4948_4452, let width = bytes.long(16),
      let height = bytes.long(20)
    else { return nil }
    return min(width, 1 << 31) * min(height, 1 << 31)
  }
}
