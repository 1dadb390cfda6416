package import LayerCore
package import Paths

extension ShapeConverter {
  /// The number of elements up to which paths are drawn unchanged, whatever their size.
  private static let fewElements = 64

  /// Returns the path with straight lines in place of the curves that are, with all control points, beyond one side of
  /// the limits.
  ///
  /// Clipped at the limits, curve and line are the same line along that side; but a curve thousands of times larger
  /// than the canvas would be divided into thousands of lines first.
  private func straightenedOutOfReach(_ path: Path, under projection: Projection) -> Path {
    guard path.elements.count > Self.fewElements, projection.isAffine,
      let bounds = path.controlBounds.map(projection.affine.boundingBox), !isInReach(bounds)
    else { return path }
    var result = Path()
    var from = Point.zero
    for element in path.elements {
      let points: [Point]? =
        switch element {
        case .quad(let control, let end): [from, control, end]
        case .cubic(let first, let second, let end): [from, first, second, end]
        case .move, .line, .close: nil
        }
      if let points, isOutOfReach(points.map(projection.affine.map)), let end = points.last {
        result.line(to: end)
      } else {
        result.append(element)
      }
      from = result.currentPoint ?? .zero
    }
    return result
  }

  /// The approximate maximum number of lines into which all curves of a path are divided.
  private static let manyLines = 1 << 18

  /// Returns the subpaths of a path as polygons.
  ///
  /// Very many large curves that are within the limits nevertheless are divided into fewer lines: a millionth of the
  /// whole is sufficient then.
  package func polygons(of path: Path, tolerance: Double, under projection: Projection) -> [[Point]] {
    let path = straightenedOutOfReach(path, under: projection)
    guard path.elements.count > Self.fewElements, path.chordCount(tolerance: tolerance) > Self.manyLines,
      let box = path.controlBounds
    else { return path.polygons(tolerance: tolerance) }
    return path.polygons(tolerance: max(tolerance, max(box.maxX - box.minX, box.maxY - box.minY) * 1e-6))
  }

  /// Returns the stroke of `style` along a path, without the dashes and subpaths that are beyond one side of the
  /// limits.
  ///
  /// Of very many of them, few are near.
  package func stroked(
    _ path: Path, _ style: StrokeStyle, tolerance: Double, under projection: Projection
  ) -> [[Point]] {
    let dashed = path.dashed(phase: style.dashPhase, lengths: style.dashLengths)
    guard dashed.elements.count > Self.fewElements, projection.isAffine else {
      return path.stroked(style, tolerance: tolerance)
    }
    var solid = style
    solid.dashLengths = []
    var (near, outline) = (Path(), Path())
    func keepOutline() {
      if let box = outline.controlBounds, isNear(box, reach: style.reach, under: projection) {
        near.append(outline)
      }
      outline = Path()
    }
    for element in dashed.elements {
      if case .move = element { keepOutline() }
      outline.append(element)
    }
    keepOutline()
    return near.stroked(solid, tolerance: tolerance)
  }

  private func isNear(_ box: Rect, reach: Double, under projection: Projection) -> Bool {
    let box = Rect(
      minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach)
    return !isOutOfReach(box.corners.map(projection.affine.map))
  }

  private func isInReach(_ bounds: Rect) -> Bool {
    bounds.minX >= limits.minX && bounds.maxX <= limits.maxX && bounds.minY >= limits.minY
      && bounds.maxY <= limits.maxY
  }

  private func isOutOfReach(_ points: [Point]) -> Bool {
    points.allSatisfy { $0.x < limits.minX } || points.allSatisfy { $0.x > limits.maxX }
      || points.allSatisfy { $0.y < limits.minY } || points.allSatisfy { $0.y > limits.maxY }
  }
}
