public import CoreLocation
import Paths

/// A point of view on a map.
///
/// Differs from MapKit: the distance gives the part of the earth that is shown, by a field of view of 30 degrees; pitch and
/// heading are kept and without effect.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  /// The height of what is seen in a distance of 1: twice the tangent of 15 degrees.
  fileprivate static let field = 0.535_898_384_862_245_4
  /// The length of a degree of latitude, in metres.
  fileprivate static let degree = 6_371_008.8 * Double.pi / 180

  /// The centre of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the centre, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The angle to the vertical, in degrees.
  open var pitch: CGFloat = 0
  /// The direction at the top, in degrees from the north.
  open var heading: CLLocationDirection = 0
  /// The height above the ground, in metres: the distance, without regard to the pitch.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// Creates a point of view on the place of no degrees.
  public override init() {
    super.init()
  }

  /// Creates a point of view on a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

extension MKMapView {
  /// The region in which the centre of the map stays.
  @preconcurrency @MainActor
  open class CameraBoundary: NSObject {
    /// The region.
    public let coordinateRegion: MKCoordinateRegion
    /// The region as a rectangle.
    public var mapRect: MKMapRect { MKMapRect(coordinateRegion) }

    /// Creates the limit of a region; nil if it is not a part of the earth.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      guard region.isUsable else { return nil }
      coordinateRegion = region
    }

    /// Creates the limit of a rectangle; nil if it is not a part of the earth.
    public convenience init?(mapRect: MKMapRect) {
      self.init(coordinateRegion: MKCoordinateRegion(mapRect))
    }
  }

  /// The distances from the ground between which the camera stays, in metres.
  @preconcurrency @MainActor
  open class CameraZoomRange: NSObject {
    /// The least distance.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; nil if it is empty.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance >= 0, minDistance <= maxDistance else { return nil }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
    }

    /// Creates a range without a greatest distance.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .greatestFiniteMagnitude)
    }

    /// Creates a range without a least distance.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
    }
  }

  /// The region in which the centre of the map stays; nil is the earth.
  public var cameraBoundary: CameraBoundary? {
    get { settings.boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Sets the region in which the centre of the map stays.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    settings.boundary = cameraBoundary
    setRegion(region, animated: animated)
  }

  /// The distances between which the camera stays.
  public var cameraZoomRange: CameraZoomRange! {
    get { settings.zoomRange ?? CameraZoomRange(minCenterCoordinateDistance: 0) }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Sets the distances between which the camera stays.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    settings.zoomRange = cameraZoomRange
    setRegion(region, animated: animated)
  }

  /// The point of view on the map.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: MapSettings.distance(of: region.span.latitudeDelta),
        pitch: settings.pitch, heading: settings.heading)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Sets the point of view on the map: its centre and the region that is seen from there.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    (settings.pitch, settings.heading) = (camera.pitch, camera.heading)
    let height = min(180, max(0, MapSettings.degrees(from: camera.centerCoordinateDistance)))
    let span = MKCoordinateSpan(latitudeDelta: height, longitudeDelta: height)
    let region = MKCoordinateRegion(center: camera.centerCoordinate, span: span)
    setRegion(regionThatFits(region), animated: animated)
  }
}

/// The limits of the camera of a map and what else is set of it.
@MainActor
struct MapSettings {
  var boundary: MKMapView.CameraBoundary?
  var zoomRange: MKMapView.CameraZoomRange?
  var pitch: CGFloat = 0
  var heading: CLLocationDirection = 0
  var pointOfInterestFilter: MKPointOfInterestFilter?
  var showsBuildings = true
  var showsTraffic = false

  /// Returns a region whose centre is in the boundary, and whose height is in the range.
  func limited(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    var region = region
    if let limit = boundary?.coordinateRegion {
      let (height, width) = (limit.span.latitudeDelta / 2, limit.span.longitudeDelta / 2)
      region.center.latitude = min(
        limit.center.latitude + height, max(limit.center.latitude - height, region.center.latitude))
      region.center.longitude = min(
        limit.center.longitude + width, max(limit.center.longitude - width, region.center.longitude))
    }
    if let zoomRange, region.span.latitudeDelta > 0 {
      let (least, most) = (zoomRange.minCenterCoordinateDistance, zoomRange.maxCenterCoordinateDistance)
      let height = region.span.latitudeDelta
      let wanted = min(180, max(Self.degrees(from: least), min(Self.degrees(from: most), height)))
      region.span.longitudeDelta = min(360, region.span.longitudeDelta * wanted / height)
      region.span.latitudeDelta = wanted
    }
    return region
  }

  /// Returns the distance from which a height in degrees is seen, in metres.
  static func distance(of degrees: Double) -> CLLocationDistance {
    degrees * MKMapCamera.degree / MKMapCamera.field
  }

  /// Returns the height in degrees that is seen from a distance in metres.
  static func degrees(from distance: CLLocationDistance) -> Double {
    distance * MKMapCamera.field / MKMapCamera.degree
  }
}
