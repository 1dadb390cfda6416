internal import LayoutCore
internal import Paths
internal import Raster

/// Turns areas of drawings into shapes in device pixels.
extension ShapeConverter {
  /// The shape of `area`, moved by `map` into the layer's coordinates. Edges are always smooth.
  func shape(_ area: Drawing.Area, mappedBy map: AffineTransform) -> Shape {
    let transform = map.concatenating(self.transform)
    switch area {
    case .fill(let path, let evenOdd):
      if transform.keepsRectanglesUpright, let rect = path.uprightRect {
        let box = transform.boundingBox(of: rect)
        return .rectangle(
          FixedRect(
            minX: Fixed(box.minX), minY: Fixed(box.minY), maxX: Fixed(box.maxX), maxY: Fixed(box.maxY)))
      }
      let contours = fixed(path.polygons(tolerance: tolerance(under: transform)), transform)
      return evenOdd ? .evenOddPolygon(contours) : .polygon(contours)
    case .stroke(let path, let style, let pen):
      let transform = pen.concatenating(transform)
      return .polygon(fixed(path.stroked(style, tolerance: tolerance(under: transform)), transform))
    }
  }

  /// The distance before `transform` that becomes the tolerance in pixels; without limit where all becomes one
  /// point.
  private func tolerance(under transform: AffineTransform) -> Double {
    let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    return stretch > 0 ? ShapeConverter.tolerance / stretch : .infinity
  }

  private func fixed(_ polygons: [[Point]], _ transform: AffineTransform) -> [[FixedPoint]] {
    polygons.compactMap { polygon in
      let points = polygon.map(transform.map).clipped(to: limits)
      return points.count < 3 ? nil : points.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
    }
  }
}
