internal import GraphicsCore
internal import LayerCore
internal import Paths
internal import Raster

/// The conversion of areas of drawings to shapes in device pixels.
extension ShapeConverter {
  /// Returns the shape of `area` under `map` to the layer's coordinates, whose edges are always antialiased.
  func shape(_ area: Drawing.Area, mappedBy map: AffineTransform) -> Shape {
    let projection = map == .identity ? projection : Projection(map).concatenating(projection)
    switch area {
    case .fill(let path, let evenOdd):
      if projection.isAffine, projection.affine.keepsRectanglesUpright, let rect = path.uprightRect {
        let box = projection.affine.boundingBox(of: rect)
        return .rectangle(
          FixedRect(
            minX: Fixed(box.minX), minY: Fixed(box.minY), maxX: Fixed(box.maxX), maxY: Fixed(box.maxY)))
      }
      let contours = contours(of: path, under: projection)
      return evenOdd ? .evenOddPolygon(contours) : .polygon(contours)
    case .stroke(let path, let style, let pen):
      let projection = Projection(pen).concatenating(projection)
      let tolerance = tolerance(of: path, under: projection)
      return .polygon(
        fixed(stroked(path, style, tolerance: tolerance, under: projection), by: projection))
    case .glyphs(let run): return .glyphs(glyphs(run, mappedBy: map))
    }
  }

  /// Returns the outlines of a path as polygons in device pixels.
  func contours(of path: Path, under projection: Projection) -> [[FixedPoint]] {
    fixed(
      polygons(of: path, tolerance: tolerance(of: path, under: projection), under: projection), by: projection
    )
  }

  /// Returns the distance before `projection` that becomes the tolerance in pixels; infinite if all points coincide.
  private func tolerance(of path: Path, under projection: Projection) -> Double {
    let stretch =
      projection.isAffine
      ? projection.greatestStretch(in: Rect(minX: 0, minY: 0, maxX: 0, maxY: 0))
      : path.controlBounds.map(projection.greatestStretch) ?? 0
    return stretch > 0 ? ShapeConverter.tolerance / stretch : .infinity
  }

  private func fixed(_ polygons: [[Point]], by projection: Projection) -> [[FixedPoint]] {
    polygons.compactMap { polygon in
      let points = fixed(polygon, by: projection)
      return points.count < 3 ? nil : points
    }
  }
}
