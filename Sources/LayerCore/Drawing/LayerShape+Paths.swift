import GraphicsCore
package import Paths

extension LayerShape {
  /// Returns the area under an affine map, with arcs as curves that deviate by less than 5 millionths of the radius.
  func area(mappedBy map: Paths.AffineTransform) -> Drawing.Area {
    switch self {
    case .rounded(let rounded): return .fill(rounded.path.mapped(by: map), evenOdd: false)
    case .ring(let rounded, let width):
      var path = rounded.path
      if let inner = rounded.inset(by: width) { path.append(inner.path) }
      return .fill(path.mapped(by: map), evenOdd: true)
    case .path(let path, let evenOdd): return .fill(path.mapped(by: map), evenOdd: evenOdd)
    case .stroke(let path, let style): return .stroke(path, style, map)
    }
  }

  /// Returns the area under a projection, as polygons; nil if none of it is visible.
  ///
  /// - Parameters:
  ///   - projection: The projection.
  ///   - tolerance: The largest deviation of the polygons, a distance in the result.
  func area(projectedBy projection: Projection, tolerance: Double) -> Drawing.Area? {
    guard let box, case let stretch = projection.greatestStretch(in: box), stretch > 0 else { return nil }
    let polygons: [[Point]]
    var isEvenOdd = false
    switch self {
    case .rounded(let rounded): polygons = [rounded.polygon(tolerance: tolerance / stretch)]
    case .ring(let rounded, let width):
      let both = [rounded, rounded.inset(by: width)].compactMap { $0 }
      polygons = both.map { $0.polygon(tolerance: tolerance / stretch) }
      isEvenOdd = true
    case .path(let path, let evenOdd):
      polygons = path.polygons(tolerance: tolerance / stretch)
      isEvenOdd = evenOdd
    case .stroke(let path, let style): polygons = path.stroked(style, tolerance: tolerance / stretch)
    }
    var result = Paths.Path()
    for polygon in polygons {
      for (index, point) in projection.visiblePart(of: polygon).enumerated() {
        let place = projection.map(point)
        if index == 0 { result.move(to: place) } else { result.line(to: place) }
      }
      result.close()
    }
    return result.isEmpty ? nil : .fill(result, evenOdd: isEvenOdd)
  }

  /// A bounding box of the area.
  private var box: Rect? {
    switch self {
    case .rounded(let rounded), .ring(let rounded, _): return rounded.rect
    case .path(let path, _): return path.controlBounds
    case .stroke(let path, let style):
      guard let box = path.controlBounds else { return nil }
      let reach = style.reach
      return Rect(
        minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach)
    }
  }
}

extension RoundedRect {
  /// Creates a rectangle without rounded corners.
  package init(square rect: Rect) {
    let corner = CornerRadius(0)
    self.init(rect: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// The outline in clockwise direction, each corner in two arcs.
  var path: Paths.Path {
    var path = Paths.Path()
    func corner(_ radius: CornerRadius, _ x: Double, _ y: Double, _ angle: Double) {
      guard radius.x > 0, radius.y > 0 else {
        return path.isEmpty ? path.move(to: Point(x: x, y: y)) : path.line(to: Point(x: x, y: y))
      }
      let center = Point(
        x: x == rect.minX ? x + radius.x : x - radius.x, y: y == rect.minY ? y + radius.y : y - radius.y)
      path.appendArc(center: center, radius: radius.x, from: angle, by: .pi / 4)
      path.appendArc(center: center, radius: radius.x, from: angle + .pi / 4, by: .pi / 4)
    }
    corner(topLeft, rect.minX, rect.minY, .pi)
    corner(topRight, rect.maxX, rect.minY, 1.5 * .pi)
    corner(bottomRight, rect.maxX, rect.maxY, 0)
    corner(bottomLeft, rect.minX, rect.maxY, 0.5 * .pi)
    path.close()
    return path
  }

  /// Returns the rectangle with each side moved inwards and the radii reduced as much, at least 0; nil if nothing is
  /// left.
  package func inset(by width: Double) -> RoundedRect? {
    func inset(_ radius: CornerRadius) -> CornerRadius {
      CornerRadius(x: max(0, radius.x - width), y: max(0, radius.y - width))
    }
    let inner = Rect(
      minX: rect.minX + width, minY: rect.minY + width, maxX: rect.maxX - width, maxY: rect.maxY - width)
    guard inner.width > 0, inner.height > 0 else { return nil }
    return RoundedRect(
      rect: inner, topLeft: inset(topLeft), topRight: inset(topRight), bottomRight: inset(bottomRight),
      bottomLeft: inset(bottomLeft))
  }
}
