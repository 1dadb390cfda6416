// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A part of the earth that a program watches.
open class CLRegion: NSObject, NSCopying {
  /// The identity.
  public let identifier: String
  /// Whether or not the program is told that the device comes.
  open var notifyOnEntry = true
  /// Whether or not the program is told that the device leaves.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Returns the region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another region has the same identity.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  /// The hash of the identity.
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The centre.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let one = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return one.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}

/// The neighbourhood of a radio beacon.
open class CLBeaconRegion: CLRegion {
  /// The identity of the beacons.
  public let uuid: UUID
  /// The first number of the beacons.
  public let major: NSNumber?
  /// The second number of the beacons.
  public let minor: NSNumber?
  /// Whether or not the program is told when the screen is switched on.
  open var notifyEntryStateOnDisplay = false

  /// Creates the neighbourhood of beacons.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid, nil, nil, identifier)
  }

  /// Creates the neighbourhood of beacons with a number.
  public convenience init(uuid: UUID, major: UInt16, identifier: String) {
    self.init(uuid, NSNumber(value: major), nil, identifier)
  }

  /// Creates the neighbourhood of a beacon.
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(uuid, NSNumber(value: major), NSNumber(value: minor), identifier)
  }

  private init(_ uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?, _ identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init(identifier: identifier)
  }
}

/// The places of a device as seen from a region.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown
  /// In the region.
  case inside
  /// Not in the region.
  case outside
}

/// A direction of the device.
open class CLHeading: NSObject {
  /// The direction to the magnetic pole, in degrees.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The direction to the pole, in degrees.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy, in degrees; negative if there is none.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field along the x axis.
  open var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the y axis.
  open var y: CLHeadingComponentValue { 0 }
  /// The magnetic field along the z axis.
  open var z: CLHeadingComponentValue { 0 }
  /// The time.
  open var timestamp: Date { .distantPast }
}

/// A magnetic field along an axis, in microteslas.
public typealias CLHeadingComponentValue = Double

/// A floor of a building.
open class CLFloor: NSObject {
  /// The number; 0 is at the ground.
  open var level: Int { 0 }
}

/// The ways in which a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// With the top at the left.
  case landscapeLeft
  /// With the top at the right.
  case landscapeRight
  /// With the screen up.
  case faceUp
  /// With the screen down.
  case faceDown
}

/// The purposes of places.
public enum CLActivityType: Int, Sendable {
  /// Another one.
  case other = 1
  /// A drive.
  case automotiveNavigation
  /// Sports.
  case fitness
  /// Another vehicle.
  case otherNavigation
  /// A flight.
  case airborne
}

/// The accuracies that a user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The full one.
  case fullAccuracy
  /// A reduced one.
  case reducedAccuracy
}
