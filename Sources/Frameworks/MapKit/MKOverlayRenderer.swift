public import CoreLocation
public import Foundation

/// The number of points of the screen for a point of the map.
public typealias MKZoomScale = CGFloat

/// A way of drawing a shape.
///
/// Differs from MapKit: maps keep it, and draw no shapes.
open class MKOverlayRenderer: NSObject {
  /// The shape.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The compositing.
  open var blendMode = CGBlendMode.normal
  /// The pixels of a point.
  open var contentScaleFactor: CGFloat { 1 }

  /// Creates the way of drawing a shape.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }

  /// Returns the point of the drawing of a point of the map.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Returns the point of the map of a point of the drawing.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
  }

  /// Returns the rectangle of the drawing of a rectangle of the map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Returns the rectangle of the map of a rectangle of the drawing.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// Returns whether a part can be drawn: true.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part; nothing unless overridden.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Does nothing: no shape is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing: no shape is drawn.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// Does nothing: no shape is drawn.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

/// A way of drawing a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 0
  /// The corners of the line.
  open var lineJoin = CGLineJoin.round
  /// The ends of the line.
  open var lineCap = CGLineCap.round
  /// The length of corners, as a factor of the width.
  open var miterLimit: CGFloat = 10
  /// The place in the dashes at which the line begins.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// Whether or not the drawing is kept as a bitmap.
  open var shouldRasterize = false
  private var made: CGPath?

  /// The path, which `createPath()` makes.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }

  /// Makes the path; nothing unless overridden.
  open func createPath() {}
  /// Forgets the path, so that it is made again.
  open func invalidatePath() { made = nil }

  /// Sets the colour of the line and its form.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let color = strokeColor?.cgColor { context.setStrokeColor(color) }
    context.setLineWidth(lineWidth / max(zoomScale, .leastNormalMagnitude))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
  }

  /// Sets the colour of the area.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let color = fillColor?.cgColor { context.setFillColor(color) }
  }

  /// Draws the line of a path.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath()
  }

  /// Fills the path and draws its line.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  /// Returns the path through places.
  final func path(through coordinates: [CLLocationCoordinate2D], closed: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: coordinates.map { point(for: MKMapPoint($0)) })
    if closed, !coordinates.isEmpty { path.closeSubpath() }
    return path
  }
}

/// A way of drawing a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: []) }
  /// The start of the part that is drawn, 0…1.
  open var strokeStart: CGFloat = 0
  /// The end of the part that is drawn, 0…1.
  open var strokeEnd: CGFloat = 1

  /// Creates the way of drawing a line.
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }

  /// Makes the path of the line.
  open override func createPath() { path = path(through: polyline.coordinates, closed: false) }
}

/// A way of drawing an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: []) }
  /// The start of the part of the line that is drawn, 0…1.
  open var strokeStart: CGFloat = 0
  /// The end of the part of the line that is drawn, 0…1.
  open var strokeEnd: CGFloat = 1

  /// Creates the way of drawing an area.
  public convenience init(polygon: MKPolygon) {
    self.init(overlay: polygon)
  }

  /// Makes the path of the area and of its holes.
  open override func createPath() {
    let path = CGMutablePath()
    for part in [polygon] + (polygon.interiorPolygons ?? []) {
      path.addPath(self.path(through: part.coordinates, closed: true))
    }
    self.path = path
  }
}

/// A way of drawing a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
  /// The start of the part of the line that is drawn, 0…1.
  open var strokeStart: CGFloat = 0
  /// The end of the part of the line that is drawn, 0…1.
  open var strokeEnd: CGFloat = 1

  /// Creates the way of drawing a circle.
  public convenience init(circle: MKCircle) {
    self.init(overlay: circle)
  }

  /// Makes the path of the circle.
  open override func createPath() {
    path = unsafe CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}

/// A way of drawing pictures of squares of a map.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates the way of drawing pictures.
  public convenience init(tileOverlay overlay: MKTileOverlay) {
    self.init(overlay: overlay)
  }

  /// Does nothing: no pictures are loaded.
  open func reloadData() {}
}
