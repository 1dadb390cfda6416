public import Paths
public import Synchronization

/// The look of a glyph that has colours of its own, such as an emoji.
public enum GlyphPicture: Sendable {
  /// Areas of one colour or one gradient each, the lowest first.
  case layers([Layer])
  /// A picture that fills a rectangle in ems, y down from the origin on the baseline.
  case image(GlyphImage, Rect)

  /// An area of one colour or one gradient.
  public struct Layer: Sendable, Equatable {
    /// The outline, as that of a glyph.
    public var outline: Path
    /// The colour; nil for that of the text.
    public var color: Color?
    /// The opacity by which that of the colour is multiplied.
    public var opacity = 1.0
    /// The gradient in place of the colour; nil for the colour.
    public var gradient: GlyphGradient?

    /// Creates an area of a colour, or of that of the text if it is nil.
    public init(_ outline: Path, color: Color?) {
      self.outline = outline
      self.color = color
    }
  }

  /// A colour in sRGB: four numbers from 0 to 255.
  public struct Color: Sendable, Hashable {
    /// The amount of red.
    public var red: UInt8
    /// The amount of green.
    public var green: UInt8
    /// The amount of blue.
    public var blue: UInt8
    /// The opacity.
    public var alpha: UInt8

    /// Creates a colour that is not premultiplied.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }
}

/// The picture of a glyph, as the font has it.
public final class GlyphImage: Sendable {
  /// The bytes of a PNG.
  public let png: [UInt8]
  /// The pixels, kept by what decodes them.
  public let decoded = Mutex<(any AnyObject & Sendable)?>(nil)

  /// Creates a picture of the bytes of a PNG.
  public init(png: [UInt8]) {
    self.png = png
  }
}

extension GlyphPicture {
  /// Returns the picture in another size: all lengths are multiplied by `factor`.
  package func scaled(by factor: Double) -> GlyphPicture {
    switch self {
    case .layers(let layers):
      let map = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
      return .layers(
        layers.map { layer in
          var layer = layer
          layer.outline = layer.outline.mapped(by: map)
          if let own = layer.gradient?.transform { layer.gradient?.transform = own.concatenating(map) }
          return layer
        })
    case .image(let image, let box):
      return .image(
        image,
        Rect(
          minX: box.minX * factor, minY: box.minY * factor, maxX: box.maxX * factor,
          maxY: box.maxY * factor))
    }
  }

  /// The bounding box in ems; nil if nothing is visible.
  package var box: Rect? {
    switch self {
    case .image(_, let box): return box
    case .layers(let layers):
      return layers.compactMap(\.outline.controlBounds).reduce(nil) { (box: Rect?, other) in
        Rect(
          minX: min(box?.minX ?? other.minX, other.minX), minY: min(box?.minY ?? other.minY, other.minY),
          maxX: max(box?.maxX ?? other.maxX, other.maxX), maxY: max(box?.maxY ?? other.maxY, other.maxY))
      }
    }
  }
}
