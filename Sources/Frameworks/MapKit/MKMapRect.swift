public import CoreLocation

extension MKMapPoint {
  /// The width and the height of the map of the whole earth.
  fileprivate static let side = 268_435_456.0

  /// Creates the point of a place.
  ///
  /// Differs from MapKit: the grid of degrees is even, as that of `MKMapView`.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      x: (coordinate.longitude + 180) / 360 * Self.side, y: (90 - coordinate.latitude) / 180 * Self.side)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 90 - y / Self.side * 180, longitude: x / Self.side * 360 - 180)
  }
}

extension MKMapSize {
  /// The size of the map of the whole earth.
  public static let world = MKMapSize(width: MKMapPoint.side, height: MKMapPoint.side)
}

extension MKMapRect {
  /// The map of the whole earth.
  public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)
  /// The rectangle of no points.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Creates the rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let (height, width) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let origin = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + height, longitude: region.center.longitude - width))
    self.init(
      origin: origin,
      size: MKMapSize(
        width: region.span.longitudeDelta / 360 * MKMapPoint.side,
        height: region.span.latitudeDelta / 180 * MKMapPoint.side))
  }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The vertical line in the middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The horizontal line in the middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether or not it has no points.
  public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }
  /// Whether or not it has no area.
  public var isEmpty: Bool { isNull || !(size.width > 0) || !(size.height > 0) }

  /// Returns whether a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether this rectangle and another have a part in common.
  public func intersects(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
      && rect2.minY < maxY
  }

  /// Returns the part that this rectangle and another have in common; the null rectangle if there is none.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: min(maxX, rect2.maxX) - x, height: min(maxY, rect2.maxY) - y)
  }

  /// Returns whether another rectangle is in this one.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }

  /// Returns the rectangle with its edges moved inwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether or not the rectangle goes beyond an edge of the map.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  /// Creates the rectangle of nothing at the corner of the map.
  public init() {
    self.init(x: 0, y: 0, width: 0, height: 0)
  }

  /// Returns the smallest rectangle around this one and another.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }
}

extension MKCoordinateRegion {
  /// Creates the region of a rectangle.
  public init(_ rect: MKMapRect) {
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: rect.height / MKMapPoint.side * 180, longitudeDelta: rect.width / MKMapPoint.side * 360
      ))
  }
}

extension MKMultiPoint {
  /// The smallest rectangle around the points.
  public var boundingMapRect: MKMapRect {
    coordinates.map { MKMapPoint($0) }.reduce(.null) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize(width: 0, height: 0)))
    }
  }
}

extension MKMapView {
  /// The part of the map that is shown.
  public var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the map as large as it fits.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// Shows a part of the map as large as it fits with space at the edges, in points.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    guard !mapRect.isNull else { return }
    setRegion(MKCoordinateRegion(mapRectThatFits(mapRect, edgePadding: insets)), animated: animated)
  }

  /// Returns the rectangle in the proportions of the map, which contains another.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// Returns the rectangle in the proportions of the map, which contains another with space at the edges, in points.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let (width, height) = (
      Double(bounds.width - insets.left - insets.right), Double(bounds.height - insets.top - insets.bottom)
    )
    guard width > 0, height > 0, !mapRect.isNull else { return mapRect }
    // A degree of longitude is as wide as one of latitude is high, and so half as wide on the square of the earth.
    let (spanX, spanY) = (mapRect.width * 2, mapRect.height)
    let unit = max(spanX / width, spanY / height)
    let full = (width: Double(bounds.width) * unit / 2, height: Double(bounds.height) * unit)
    return MKMapRect(
      x: mapRect.midX - (width / 2 + Double(insets.left)) * unit / 2,
      y: mapRect.midY - (height / 2 + Double(insets.top)) * unit, width: full.width, height: full.height)
  }
}
