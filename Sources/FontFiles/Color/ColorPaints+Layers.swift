import Paths
import Text

extension ColorPaints {
  /// Returns the layers of a glyph in ems, y down; nil for one of one colour.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - unitsPerEm: The number of units of an em.
  ///   - palette: The colours; a number beyond them is the colour of the text.
  ///   - outline: A function that returns the outline of a glyph in ems, y down.
  func layers(
    of glyph: UInt32, unitsPerEm: Double, palette: [GlyphPicture.Color], outline: (UInt32) -> Path
  ) -> [GlyphPicture.Layer]? {
    let areas = areas(of: glyph)
    guard !areas.isEmpty else { return nil }
    let scale = EmScale(unitsPerEm: unitsPerEm, palette: palette)
    var elements = 0
    var layers: [GlyphPicture.Layer] = []
    for area in areas {
      let path = outline(area.glyph).mapped(by: scale.transform(area.transform))
      elements += path.elements.count
      guard elements <= ShapingFont.elementLimit else { return nil }
      layers.append(layer(path, area, scale))
    }
    return layers
  }

  private func layer(_ path: Path, _ area: Area, _ scale: EmScale) -> GlyphPicture.Layer {
    switch area.fill {
    case .gradient(let gradient): scale.layer(path, gradient, area.fillTransform)
    case .solid(let ink): scale.layer(path, ink)
    default: GlyphPicture.Layer(path, color: nil)
    }
  }
}

/// The conversion of paints in units of a font, y up, to ems, y down.
private struct EmScale {
  let unitsPerEm: Double
  let palette: [GlyphPicture.Color]

  func transform(_ map: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: map.a, b: -map.b, c: -map.c, d: map.d, tx: map.tx / unitsPerEm, ty: -map.ty / unitsPerEm)
  }

  private func point(_ point: Point) -> Point { Point(x: point.x / unitsPerEm, y: -point.y / unitsPerEm) }

  private func color(_ ink: ColorPaint.Ink) -> GlyphPicture.Color? {
    palette.indices.contains(ink.color) ? palette[ink.color] : nil
  }

  func layer(_ path: Path, _ ink: ColorPaint.Ink) -> GlyphPicture.Layer {
    var layer = GlyphPicture.Layer(path, color: color(ink))
    layer.opacity = ink.opacity
    return layer
  }

  func layer(
    _ path: Path, _ gradient: ColorPaint.Gradient, _ map: AffineTransform
  ) -> GlyphPicture.Layer {
    let shape: GlyphGradient.Shape
    switch gradient.shape {
    case .linear(let start, let end, let turn):
      guard let end = Self.end(from: start, to: end, turnedAt: turn) else {
        return layer(path, gradient.stops[gradient.stops.count - 1].ink)
      }
      shape = .linear(from: point(start), to: point(end))
    case .radial(let start, let inner, let end, let outer):
      shape = .radial(
        from: point(start), radius: inner / unitsPerEm, to: point(end), endRadius: outer / unitsPerEm)
    case .sweep: return layer(path, gradient.stops[0].ink)
    }
    var layer = GlyphPicture.Layer(path, color: nil)
    layer.gradient = GlyphGradient(
      shape,
      stops: gradient.stops.map {
        GlyphGradient.Stop(place: $0.place, color: color($0.ink), opacity: $0.ink.opacity)
      }, transform: transform(map))
    return layer
  }

  /// Returns the end of the line across which all lines of one colour are parallel to that from the start to `turn`.
  ///
  /// The result is nil if there is no such line.
  private static func end(from start: Point, to end: Point, turnedAt turn: Point) -> Point? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    // The direction across the lines of one colour.
    let (across, up) = (turn.y - start.y, start.x - turn.x)
    let length = across * across + up * up
    guard length > 0 else { return nil }
    let share = (x * across + y * up) / length
    guard share != 0 else { return nil }
    return Point(x: start.x + share * across, y: start.y + share * up)
  }
}
