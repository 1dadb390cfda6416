// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported public import CoreLocation
import Paths

/// A size on the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a size of zero.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a size.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The centre.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Creates a part without a size.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a part of a centre and a size.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a part of a centre and a size in metres.
  ///
  /// Differs from MapKit: a degree of latitude has 111,194.9 m everywhere, that of a sphere.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_008.8 * Double.pi / 180
    let width = degree * Trigonometry.cosine(center.latitude * .pi / 180)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: width > 0 ? min(360, longitudinalMeters / width) : 360))
  }

  /// Returns the point of a place in a rectangle that shows the region, or the middle if the region has no size.
  func point(of coordinate: CLLocationCoordinate2D, in rect: CGRect) -> CGPoint {
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return CGPoint(x: rect.midX, y: rect.midY) }
    return CGPoint(
      x: rect.midX + rect.width * (coordinate.longitude - center.longitude) / span.longitudeDelta,
      y: rect.midY - rect.height * (coordinate.latitude - center.latitude) / span.latitudeDelta)
  }

  /// Whether or not the centre and the size are numbers that a map can show.
  var isUsable: Bool {
    CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
      && (0...360).contains(span.longitudeDelta)
  }
}

/// Returns a size.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a part of a centre and a size.
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

/// A point of the map of the whole earth, which is a square.
public struct MKMapPoint: Equatable, Sendable {
  /// The distance from the west.
  public var x: Double
  /// The distance from the north.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }
}

/// A size on the map of the whole earth.
public struct MKMapSize: Equatable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }
}

/// A rectangle on the map of the whole earth.
public struct MKMapRect: Equatable, Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    (self.origin, self.size) = (origin, size)
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
}
