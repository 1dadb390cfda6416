import Paths

/// A node of the graph of a glyph in colours (table `COLR`, version 1), in units of the font, y up.
indirect enum ColorPaint {
  /// A colour of the palette by its number with an opacity; 0xFFFF is that of the text.
  struct Ink: Equatable {
    var color: Int
    var opacity: Double
  }

  /// A gradient: its colours by their places, and its shape.
  struct Gradient {
    var stops: [(place: Double, ink: Ink)]
    var shape: Shape

    enum Shape {
      case linear(Point, Point, turnedAt: Point)
      case radial(Point, Double, Point, Double)
      case sweep
    }
  }

  /// Layers of the list of all layers, the lowest first.
  case layers(Range<Int>)
  case solid(Ink)
  case gradient(Gradient)
  /// The paint at an offset in the outline of a glyph.
  case glyph(UInt32, Int)
  /// All of another glyph in colours.
  case colorGlyph(UInt32)
  /// The paint at an offset under a transform.
  case transformed(AffineTransform, Int)
  /// Two paints, the lower one first.
  case pair(Int, Int)
}

extension FontBytes {
  /// Returns the paint at an offset; nil for a format that does not exist.
  func paint(at start: Int) -> ColorPaint? {
    guard let format = byte(start) else { return nil }
    // Formats come in pairs, of which the second varies along axes: its values at the standard place are the same.
    switch format {
    case 1:
      guard let count = byte(start + 1), let first = long(start + 2) else { return nil }
      return .layers(first..<first + count)
    case 2, 3: return ink(start + 1).map(ColorPaint.solid)
    case 4...9: return gradient(start, format: format & ~1).map(ColorPaint.gradient)
    case 10:
      guard let paint = three(start + 1), let glyph = short(start + 4) else { return nil }
      return .glyph(UInt32(glyph), start + paint)
    case 11: return short(start + 1).map { .colorGlyph(UInt32($0)) }
    case 12...31:
      guard let paint = three(start + 1), let transform = transform(start, format: format & ~1) else {
        return nil
      }
      return .transformed(transform, start + paint)
    case 32:
      guard let source = three(start + 1), let backdrop = three(start + 5) else { return nil }
      return .pair(start + backdrop, start + source)
    default: return nil
    }
  }

  private func ink(_ offset: Int) -> ColorPaint.Ink? {
    guard let color = short(offset), let opacity = share(offset + 2) else { return nil }
    return ColorPaint.Ink(color: color, opacity: max(0, min(opacity, 1)))
  }

  private func gradient(_ start: Int, format: Int) -> ColorPaint.Gradient? {
    guard let line = three(start + 1), let count = short(start + line + 1), count > 0 else { return nil }
    let isVarying = (byte(start) ?? 0) & 1 == 1
    let stops = (0..<count).compactMap { index -> (place: Double, ink: ColorPaint.Ink)? in
      let stop = start + line + 3 + index * (isVarying ? 10 : 6)
      guard let place = share(stop), let ink = ink(stop + 2) else { return nil }
      return (place, ink)
    }
    guard stops.count == count else { return nil }
    let shape: ColorPaint.Gradient.Shape
    switch format {
    case 4:
      guard let a = point(start + 4), let b = point(start + 8), let c = point(start + 12) else { return nil }
      shape = .linear(a, b, turnedAt: c)
    case 6:
      guard let a = point(start + 4), let inner = short(start + 8), let b = point(start + 10),
        let outer = short(start + 14)
      else { return nil }
      shape = .radial(a, Double(inner), b, Double(outer))
    default: shape = .sweep
    }
    return ColorPaint.Gradient(stops: stops.sorted { $0.place < $1.place }, shape: shape)
  }

  private func transform(_ start: Int, format: Int) -> AffineTransform? {
    let own = start + 4
    switch format {
    case 12:
      guard let offset = three(own) else { return nil }
      let numbers = (0..<6).compactMap { fixed(start + offset + 4 * $0) }
      guard numbers.count == 6 else { return nil }
      return AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case 14: return point(own).map { .translation(x: $0.x, y: $0.y) }
    case 16, 18:
      guard let x = share(own), let y = share(own + 2) else { return nil }
      return around(format == 18 ? own + 4 : nil, .scale(x: x, y: y))
    case 20, 22:
      guard let factor = share(own) else { return nil }
      return around(format == 22 ? own + 2 : nil, .scale(x: factor, y: factor))
    case 24, 26:
      guard let angle = share(own) else { return nil }
      return around(format == 26 ? own + 2 : nil, .rotation(by: angle * .pi))
    default:
      guard let x = share(own), let y = share(own + 2) else { return nil }
      let (right, up) = (Self.tangent(x * .pi), Self.tangent(y * .pi))
      return around(
        format == 30 ? own + 4 : nil, AffineTransform(a: 1, b: up, c: -right, d: 1, tx: 0, ty: 0))
    }
  }

  private static func tangent(_ angle: Double) -> Double {
    let cosine = Trigonometry.cosine(angle)
    return cosine == 0 ? 0 : Trigonometry.sine(angle) / cosine
  }

  /// Returns a transform around the centre at an offset, or around the origin.
  private func around(_ offset: Int?, _ transform: AffineTransform) -> AffineTransform? {
    guard let offset else { return transform }
    guard let centre = point(offset) else { return nil }
    return AffineTransform.translation(x: -centre.x, y: -centre.y).concatenating(transform)
      .concatenating(.translation(x: centre.x, y: centre.y))
  }

  private func point(_ offset: Int) -> Point? {
    guard let x = signedShort(offset), let y = signedShort(offset + 2) else { return nil }
    return Point(x: Double(x), y: Double(y))
  }

  /// Returns a signed number of 16 bits with 14 behind the point.
  private func share(_ offset: Int) -> Double? { signedShort(offset).map { Double($0) / 16384 } }

  /// Returns an unsigned number of 24 bits.
  private func three(_ offset: Int) -> Int? {
    guard let high = byte(offset), let low = short(offset + 1) else { return nil }
    return high << 16 | low
  }
}
