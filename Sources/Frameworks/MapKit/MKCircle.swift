public import CoreLocation
public import Foundation

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }

  /// The centre.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// The smallest rectangle around the circle.
  open var boundingMapRect: MKMapRect {
    MKMapRect(
      MKCoordinateRegion(center: center, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2))
  }
}

/// The shortest line between places on the earth.
///
/// Differs from MapKit: it is straight on the map.
open class MKGeodesicPolyline: MKPolyline {}

/// Several lines on a map.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Creates a shape of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
  }

  /// The smallest rectangle around the lines.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Several areas on a map.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Creates a shape of areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
  }

  /// The smallest rectangle around the areas.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Pictures of squares of a map.
///
/// Differs from MapKit: none are loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of a picture, with `{x}`, `{y}` and `{z}` for its numbers.
  public let urlTemplate: String?
  /// The size of a picture.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The least level of zoom.
  open var minimumZ = 0
  /// The greatest level of zoom.
  open var maximumZ = 21
  /// Whether or not they hide the map.
  open var canReplaceMapContent = false
  /// Whether or not the first row is at the bottom.
  open var isGeometryFlipped = false

  /// Creates pictures of an address.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
  }

  /// The middle of the map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// All of the map.
  open var boundingMapRect: MKMapRect { .world }
}
