internal import Paths
internal import Raster

/// Ours, where Foundation has a type of the same name.
typealias AffineTransform = Paths.AffineTransform

/// Turns rounded rectangles in a layer's points into shapes in device pixels.
///
/// An upright result stays a rectangle with corners; anything else becomes a polygon, cut in Double to the canvas
/// and a guard band around it, so that no coordinate is too large for fixed point.
struct ShapeConverter {
  /// How far outside the canvas, in pixels, geometry is still kept.
  private static let guardBand = 1_024.0
  /// How far a polygon's side may stray from a curve, in pixels.
  static let tolerance = 1.0 / 512

  let transform: AffineTransform
  private let edges: CoverageRule
  private let canvas: FixedRect

  init(transform: AffineTransform, edges: CoverageRule, canvas: FixedRect) {
    self.transform = transform
    self.edges = edges
    self.canvas = canvas
  }

  /// The area of `rounded`.
  func shape(_ rounded: RoundedRect) -> Shape {
    if let upright = upright(rounded) {
      return upright.hasSquareCorners ? .rectangle(upright.rect) : .roundedRectangle(upright)
    }
    return .polygon([polygon(rounded)])
  }

  /// The band of the given width, in points, inside `rounded`; all of it if the band has no inside.
  func ring(_ rounded: RoundedRect, inset width: Double) -> Shape {
    let inner = rounded.inset(by: width)
    guard inner.rect.width > 0, inner.rect.height > 0 else { return shape(rounded) }
    if let outer = upright(rounded), let inner = upright(inner) {
      return .ring(outer: outer, inner: inner)
    }
    return .polygon([polygon(rounded), polygon(inner).reversed()])
  }

  /// How the shapes of `rounded` cover pixels. Upright edges are already where the centre rule puts them, and
  /// round corners are smooth in any case.
  func coverage(of rounded: RoundedRect) -> CoverageRule {
    rounded.hasSquareCorners && !transform.keepsRectanglesUpright ? edges : .exactArea
  }

  /// The image of `rounded` if it is upright and inside the range of fixed point.
  private func upright(_ rounded: RoundedRect) -> FixedRoundedRect? {
    guard transform.keepsRectanglesUpright else { return nil }
    let box = transform.boundingBox(of: rounded.rect)
    let rect = FixedRect(
      minX: edge(box.minX), minY: edge(box.minY), maxX: edge(box.maxX), maxY: edge(box.maxY))
    guard !rounded.hasSquareCorners else { return FixedRoundedRect(rect) }
    guard rect.isInsideFixedRange else { return nil }

    // A mirror or a quarter turn moves each corner to another place.
    var result = FixedRoundedRect(rect)
    let centre = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let radii = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
    for (corner, radius) in zip(rounded.rect.corners, radii) {
      let place = transform.map(corner)
      // Edges may have moved closer together than the radii reach.
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

  /// A straight edge at `position`, or by the centre rule the pixel edge that includes the same centres.
  private func edge(_ position: Double) -> Fixed {
    switch edges {
    case .exactArea: Fixed(position)
    case .pixelCentre: Fixed((position - 0.5).rounded(.up))
    }
  }

  /// The canvas and the guard band around it.
  var limits: Rect {
    let band = ShapeConverter.guardBand
    return Rect(
      minX: -band, minY: -band, maxX: Double(canvas.maxX.flooredPixel) + band,
      maxY: Double(canvas.maxY.flooredPixel) + band)
  }

  private func polygon(_ rounded: RoundedRect) -> [FixedPoint] {
    let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    guard stretch > 0 else { return [] }
    return rounded.polygon(tolerance: ShapeConverter.tolerance / stretch)
      .map(transform.map)
      .clipped(to: limits)
      .map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
  }
}

extension RoundedRect {
  fileprivate var hasSquareCorners: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.x <= 0 || $0.y <= 0 }
  }

  /// The rectangle with every side moved inward, and its corners' radii as much shorter, at least 0.
  fileprivate func inset(by width: Double) -> RoundedRect {
    func inset(_ radius: CornerRadius) -> CornerRadius {
      CornerRadius(x: max(0, radius.x - width), y: max(0, radius.y - width))
    }
    return RoundedRect(
      rect: Rect(
        minX: rect.minX + width, minY: rect.minY + width, maxX: rect.maxX - width,
        maxY: rect.maxY - width),
      topLeft: inset(topLeft), topRight: inset(topRight), bottomRight: inset(bottomRight),
      bottomLeft: inset(bottomLeft))
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
