// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Paths
@_exported public import UIKit

/// An angle of a place on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees to the north.
  public var latitude: CLLocationDegrees
  /// The degrees to the east.
  public var longitude: CLLocationDegrees

  /// Creates the place of 0° and 0°.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// The place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a place has a latitude of −90 to 90 degrees and a longitude of −180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place that was measured at a time.
open class CLLocation: NSObject {
  /// The place.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres.
  open private(set) var altitude: CLLocationDistance
  /// The accuracy of the place, in metres; negative if there is none.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height, in metres; negative if there is none.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// The direction of the move; negative if it is not known.
  open private(set) var course: CLLocationDirection
  /// The speed; negative if it is not known.
  open private(set) var speed: CLLocationSpeed
  /// The time.
  open private(set) var timestamp: Date

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place with its accuracy.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place with its accuracy and a move.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The accuracy of the direction of the move, in degrees; negative if there is none.
  open var courseAccuracy: CLLocationDirection { -1 }
  /// The accuracy of the speed; negative if there is none.
  open var speedAccuracy: CLLocationSpeed { -1 }
  /// The height above the ellipsoid of the earth, in metres.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The floor of the building; nil if it is not known.
  open var floor: CLFloor? { nil }

  /// Returns the distance to another place along the earth, in metres.
  ///
  /// Differs from Core Location: the earth is a sphere with a radius of 6,371,008.8 m, so that a distance differs by up
  /// to 0.6 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (one, other) = (coordinate, location.coordinate)
    let height = Trigonometry.sine((other.latitude - one.latitude) * radians / 2)
    let width = Trigonometry.sine((other.longitude - one.longitude) * radians / 2)
    let cosines = Trigonometry.cosine(one.latitude * radians) * Trigonometry.cosine(other.latitude * radians)
    let share = max(0, min(height * height + cosines * width * width, 1))
    return 2 * 6_371_008.8 * Trigonometry.angle(x: (1 - share).squareRoot(), y: share.squareRoot())
  }
}

/// A visit of a place.
open class CLVisit: NSObject {
  /// The place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The accuracy of the place, in metres.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
  /// The time of the arrival.
  open var arrivalDate: Date { .distantPast }
  /// The time of the departure.
  open var departureDate: Date { .distantFuture }
}

/// A place with its address.
open class CLPlacemark: NSObject {
  /// The place.
  open var location: CLLocation?
  /// The name.
  open var name: String?
  /// The street.
  open var thoroughfare: String?
  /// The city.
  open var locality: String?
  /// The postal code.
  open var postalCode: String?
  /// The country.
  open var country: String?
  /// The code of the country.
  open var isoCountryCode: String?
  /// The number of the house.
  open var subThoroughfare: String?
  /// The part of the city.
  open var subLocality: String?
  /// The state.
  open var administrativeArea: String?
  /// The part of the state.
  open var subAdministrativeArea: String?
  /// The name of a lake or river.
  open var inlandWater: String?
  /// The name of an ocean.
  open var ocean: String?
  /// The names of what is near.
  open var areasOfInterest: [String]?
  /// The part of the earth.
  open var region: CLRegion?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The address, by old keys.
  open var addressDictionary: [AnyHashable: Any]?

  /// Creates a place without an address.
  public override init() {
    super.init()
  }

  /// Creates a place with the address of another.
  public init(placemark: CLPlacemark) {
    (location, name, thoroughfare) = (placemark.location, placemark.name, placemark.thoroughfare)
    (locality, postalCode, country) = (placemark.locality, placemark.postalCode, placemark.country)
    (isoCountryCode, subThoroughfare) = (placemark.isoCountryCode, placemark.subThoroughfare)
    (subLocality, administrativeArea) = (placemark.subLocality, placemark.administrativeArea)
    (subAdministrativeArea, inlandWater) = (placemark.subAdministrativeArea, placemark.inlandWater)
    (ocean, areasOfInterest, region) = (placemark.ocean, placemark.areasOfInterest, placemark.region)
    (timeZone, addressDictionary) = (placemark.timeZone, placemark.addressDictionary)
  }
}
