internal import GraphicsCore
package import LayerCore
package import Paths
package import Raster

/// The transform of paths, where Foundation has a type of the same name.
package typealias AffineTransform = Paths.AffineTransform

/// A converter from areas in a layer's points to shapes in device pixels.
///
/// An upright rectangle remains a rectangle with corners; any other shape becomes a polygon, clipped in Double to the
/// canvas and a guard band around it, so that no coordinate is too large for fixed point. A tilted plane is clipped in
/// front of the eye, too.
package struct ShapeConverter {
  /// The width of the guard band around the canvas, in pixels, to which geometry is kept.
  private static let guardBand = 1_024.0
  /// The largest deviation of a polygon's side from a curve, in pixels.
  static let tolerance = 1.0 / 512

  /// The affine transform from the layer to the device, for paints; a tangent of `projection` if that is projective.
  package private(set) var transform: AffineTransform
  package let projection: Projection
  private let edges: CoverageRule
  private let smoothEdges: CAEdgeAntialiasingMask
  private var canvas: FixedRect

  package init(
    projection: Projection, edges: CoverageRule, smoothEdges: CAEdgeAntialiasingMask = [], canvas: FixedRect
  ) {
    self.projection = projection
    transform = projection.affine
    self.edges = edges
    self.smoothEdges = edges == .exactArea ? .all : smoothEdges
    self.canvas = canvas
  }

  init(transform: AffineTransform, edges: CoverageRule, canvas: FixedRect) {
    self.init(projection: Projection(transform), edges: edges, canvas: canvas)
  }

  /// Returns a converter to the same shapes, for paints under `tangent`.
  package func touching(_ tangent: AffineTransform) -> ShapeConverter {
    var converter = self
    converter.transform = tangent
    return converter
  }

  /// Returns a converter to the same shapes that keeps those which cast `shadow` into the canvas, too.
  func casting(_ shadow: Shadow) -> ShapeConverter {
    let margin = 2 * max(0, min(shadow.sigma, Shadow.maximumSigma)) + 2
    let (x, y) = (shadow.offset.x.pixels, shadow.offset.y.pixels)
    var converter = self
    converter.canvas = FixedRect(
      minX: Fixed(canvas.minX.pixels - margin - max(0, x)),
      minY: Fixed(canvas.minY.pixels - margin - max(0, y)),
      maxX: Fixed(canvas.maxX.pixels + margin - min(0, x)),
      maxY: Fixed(canvas.maxY.pixels + margin - min(0, y)))
    return converter
  }

  /// Returns the area of `figure`, as layers draw it.
  package func shape(_ figure: LayerShape) -> Shape {
    switch figure {
    case .rounded(let rounded): shape(rounded)
    case .ring(let rounded, let width): ring(rounded, inset: width)
    case .path(let path, let evenOdd): shape(.fill(path, evenOdd: evenOdd), mappedBy: .identity)
    case .stroke(let path, let style): shape(.stroke(path, style, .identity), mappedBy: .identity)
    }
  }

  /// Returns the area of `figure` with antialiased edges in any case.
  package func smoothShape(_ figure: LayerShape) -> Shape {
    ShapeConverter(projection: projection, edges: .exactArea, canvas: canvas).shape(figure)
  }

  /// Returns the rule of coverage for the shape of `figure`.
  ///
  /// Upright edges are already at the positions of the centre rule, and rounded corners and paths are antialiased in
  /// any case; so is a slanted rectangle as soon as one of its edges is.
  package func coverage(of figure: LayerShape) -> CoverageRule {
    switch figure {
    case .rounded(let rounded), .ring(let rounded, _):
      rounded.hasSquareCorners && !isUpright && smoothEdges.isEmpty ? edges : .exactArea
    case .path, .stroke: .exactArea
    }
  }

  /// Whether or not upright rectangles remain upright.
  private var isUpright: Bool { projection.isAffine && projection.affine.keepsRectanglesUpright }

  /// Returns the area of `rounded`.
  private func shape(_ rounded: RoundedRect) -> Shape {
    if let upright = upright(rounded) {
      return upright.hasSquareCorners ? .rectangle(upright.rect) : .roundedRectangle(upright)
    }
    return .polygon([polygon(rounded)])
  }

  /// Returns the band of the given width, in points, inside `rounded`; all of it if the band has no inside.
  private func ring(_ rounded: RoundedRect, inset width: Double) -> Shape {
    guard let inner = rounded.inset(by: width) else { return shape(rounded) }
    if let outer = upright(rounded), let inner = upright(inner) {
      return .ring(outer: outer, inner: inner)
    }
    return .polygon([polygon(rounded), polygon(inner).reversed()])
  }

  /// Returns the image of `rounded`; nil unless it is upright and inside the range of fixed point.
  private func upright(_ rounded: RoundedRect) -> FixedRoundedRect? {
    guard isUpright else { return nil }
    let transform = projection.affine
    let box = transform.boundingBox(of: rounded.rect)
    let rect = FixedRect(
      minX: edge(box.minX, side(-1, 0)), minY: edge(box.minY, side(0, -1)),
      maxX: edge(box.maxX, side(1, 0)), maxY: edge(box.maxY, side(0, 1)))
    guard !rounded.hasSquareCorners else { return FixedRoundedRect(rect) }
    guard rect.isInsideFixedRange else { return nil }

    // A reflection or a quarter turn moves each corner to another position.
    var result = FixedRoundedRect(rect)
    let centre = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let radii = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
    for (corner, radius) in zip(rounded.rect.corners, radii) {
      let place = transform.map(corner)
      // The edges may be closer to each other than the radii.
      let fixed = FixedCornerRadius(
        x: min(Fixed(abs(transform.a) * radius.x + abs(transform.c) * radius.y), rect.halfWidth),
        y: min(Fixed(abs(transform.b) * radius.x + abs(transform.d) * radius.y), rect.halfHeight))
      switch (place.x < centre.x, place.y < centre.y) {
      case (true, true): result.topLeft = fixed
      case (false, true): result.topRight = fixed
      case (false, false): result.bottomRight = fixed
      case (true, false): result.bottomLeft = fixed
      }
    }
    return result
  }

  /// Returns an antialiased edge at `position`, or by the centre rule the pixel edge that includes the same centres.
  private func edge(_ position: Double, _ side: CAEdgeAntialiasingMask) -> Fixed {
    smoothEdges.contains(side) ? Fixed(position) : Fixed((position - 0.5).rounded(.up))
  }

  /// Returns the edge of the layer that is on a side of its upright image: at the left, x is −1, at the top, y is −1.
  private func side(_ x: Double, _ y: Double) -> CAEdgeAntialiasingMask {
    let map = projection.affine
    let (across, down) = (map.a * x + map.b * y, map.c * x + map.d * y)
    if abs(across) >= abs(down) { return across < 0 ? .layerLeftEdge : .layerRightEdge }
    return down < 0 ? .layerBottomEdge : .layerTopEdge
  }

  /// The canvas with the guard band around it.
  var limits: Rect {
    let band = ShapeConverter.guardBand
    return Rect(
      minX: canvas.minX.pixels - band, minY: canvas.minY.pixels - band, maxX: canvas.maxX.pixels + band,
      maxY: canvas.maxY.pixels + band)
  }

  private func polygon(_ rounded: RoundedRect) -> [FixedPoint] {
    let stretch = projection.greatestStretch(in: rounded.rect)
    guard stretch > 0 else { return [] }
    return fixed(rounded.polygon(tolerance: ShapeConverter.tolerance / stretch), by: projection)
  }

  /// Returns a polygon in device pixels; empty if no part of it is near the canvas.
  func fixed(_ polygon: [Point], by projection: Projection) -> [FixedPoint] {
    projection.visiblePart(of: polygon)
      .map(projection.map)
      .clipped(to: limits)
      .map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
  }
}

extension RoundedRect {
  fileprivate var hasSquareCorners: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.x <= 0 || $0.y <= 0 }
  }
}

extension FixedRoundedRect {
  fileprivate var hasSquareCorners: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.x.rawValue == 0 || $0.y.rawValue == 0 }
  }
}

extension FixedRect {
  /// The largest radii that two corners on one side can have.
  fileprivate var halfWidth: Fixed { Fixed(rawValue: max(0, maxX.rawValue - minX.rawValue) / 2) }
  fileprivate var halfHeight: Fixed { Fixed(rawValue: max(0, maxY.rawValue - minY.rawValue) / 2) }

  fileprivate var isInsideFixedRange: Bool {
    minX > .minimum && minY > .minimum && maxX < .maximum && maxY < .maximum
  }
}
