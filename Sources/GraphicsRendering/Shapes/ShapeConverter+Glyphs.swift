internal import GraphicsCore
internal import LayerCore
internal import Paths
internal import Raster

/// The conversion of glyphs to outlines at places in device pixels.
extension ShapeConverter {
  /// The largest em, in pixels, of glyphs at rounded places.
  private static let largestEm = 512.0

  /// Returns the glyphs of `run` under `map` to the layer's coordinates.
  ///
  /// Upright text with a whole number of pixels per point, so any text that is not transformed, has its glyphs at
  /// quarters of a pixel in x and at whole pixels in y: there, a glyph always has the same pixels. Other text, such as
  /// rotated text and text whose size is animated, has exact outlines at exact places.
  func glyphs(_ run: GlyphRun, mappedBy map: AffineTransform) -> Glyphs {
    GlyphSources.note(run.design.source)
    let toDevice = Projection(run.transform.concatenating(map)).concatenating(projection)
    if toDevice.isAffine, let scale = toDevice.affine.pixelsPerPoint {
      let size = run.size.concatenating(.scale(x: scale, y: scale))
      if max(abs(size.a) + abs(size.c), abs(size.b) + abs(size.d)) <= Self.largestEm {
        return rounded(run, ScaledGlyphs.of(run.design, size: size), under: toDevice.affine)
      }
    }
    let projection = map == .identity ? projection : Projection(map).concatenating(projection)
    let origin = FixedPoint(x: Fixed(pixels: 0), y: Fixed(pixels: 0))
    return Glyphs(
      run.marks.compactMap { mark in
        let contours = contours(of: run.outline(of: mark), under: projection)
        return contours.isEmpty ? nil : Glyphs.Mark(GlyphOutline(contours), at: origin)
      })
  }

  /// Returns the glyphs near the canvas at rounded places.
  private func rounded(_ run: GlyphRun, _ glyphs: ScaledGlyphs, under transform: AffineTransform) -> Glyphs {
    let limits = limits
    var marks: [Glyphs.Mark] = []
    marks.reserveCapacity(run.marks.count)
    for mark in run.marks {
      let place = transform.map(mark.origin)
      // A place that is not a number is not near.
      let isNear =
        place.x > limits.minX - Self.largestEm && place.x < limits.maxX + Self.largestEm
        && place.y > limits.minY - Self.largestEm && place.y < limits.maxY + Self.largestEm
      guard isNear, let outline = glyphs.outline(of: mark.glyph) else { continue }
      let x = Fixed((place.x * 4 + 0.5).rounded(.down) / 4)
      marks.append(Glyphs.Mark(outline, at: FixedPoint(x: x, y: Fixed((place.y + 0.5).rounded(.down)))))
    }
    return Glyphs(marks)
  }
}

extension AffineTransform {
  /// The whole number of pixels per point of an upright map; nil for any other.
  fileprivate var pixelsPerPoint: Double? {
    guard b == 0, c == 0, a == d, a >= 1, a == a.rounded(), a <= 64 else { return nil }
    return a
  }
}
