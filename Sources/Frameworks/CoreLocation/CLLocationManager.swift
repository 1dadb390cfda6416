// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The answers of a user who was asked for the place of the device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked.
  case notDetermined
  /// Not allowed on this device.
  case restricted
  /// Refused.
  case denied
  /// Allowed at any time.
  case authorizedAlways
  /// Allowed while the program is used.
  case authorizedWhenInUse
  /// The old name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// An error of this framework.
public struct CLError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The place is not known.
    case locationUnknown
    /// The user refused.
    case denied
    /// There is no network.
    case network
    /// A direction is not known.
    case headingFailure
    /// The user does not let regions be watched.
    case regionMonitoringDenied
    /// A region cannot be watched.
    case regionMonitoringFailure
    /// A region is not watched yet.
    case regionMonitoringSetupDelayed
    /// A region is told of late.
    case regionMonitoringResponseDelayed
    /// There is no such address.
    case geocodeFoundNoResult
    /// A part of an address was found.
    case geocodeFoundPartialResult
    /// The request was cancelled.
    case geocodeCanceled
    /// Places cannot be told of later.
    case deferredFailed
    /// No places are told of.
    case deferredNotUpdatingLocation
    /// The accuracy is too low to tell later.
    case deferredAccuracyTooLow
    /// A distance is set, so that places are not told of later.
    case deferredDistanceFiltered
    /// Places are no longer told of later.
    case deferredCanceled
    /// Beacons cannot be measured.
    case rangingUnavailable
    /// A beacon was not measured.
    case rangingFailure
    /// The user refused a question.
    case promptDeclined
    /// Places of before are not known.
    case historicalLocationError
  }

  /// The domain of errors of this framework.
  public static var errorDomain: String { kCLErrorDomain }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A type that is told of places.
///
/// Differs from Core Location: there is no device whose place is known; a test calls the methods itself.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Tells the delegate of new places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells the delegate of an error.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells the delegate of an answer of the user.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Tells the delegate of an answer of the user.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Tells the delegate of a new direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Tells the delegate that the device comes to a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Tells the delegate that the device leaves a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Tells the delegate of the place of the device as seen from a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Tells the delegate that a region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Tells the delegate that a region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Tells the delegate of a visit.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Tells the delegate that places are no longer told of later.
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  /// Tells the delegate that the device stopped to look for places.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Tells the delegate that the device looks for places again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Returns whether the user is asked to move the device in an eight.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Returns false.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// A source of the device's places.
///
/// Differs from Core Location: it keeps what it is told. Requests have no answer, and the place is not known.
open class CLLocationManager: NSObject {
  /// The object that is told of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is wanted, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance after which a new place is told, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether or not places are told in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether or not the device may stop to look for places.
  open var pausesLocationUpdatesAutomatically = true
  /// The purpose of places.
  open var activityType = CLActivityType.other
  /// Whether or not the user sees that places are told in the background.
  open var showsBackgroundLocationIndicator = false
  /// The angle after which a new direction is told, in degrees.
  open var headingFilter: CLLocationDegrees = 1
  /// The way in which the device is held.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The last direction; nil.
  open var heading: CLHeading? { nil }
  /// The accuracy that the user allows.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// The greatest radius of a region that is watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }
  /// The last place; nil.
  open var location: CLLocation? { nil }
  /// The answer of the user.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Returns the answer of the user.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Returns false: the device knows no place.
  open class func locationServicesEnabled() -> Bool { false }

  /// Returns false: the device knows no direction.
  open class func headingAvailable() -> Bool { false }
  /// Returns false: the device knows no place.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns false: the device knows no place.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns false: the device measures no beacons.
  open class func isRangingAvailable() -> Bool { false }

  /// Does nothing.
  open func startUpdatingHeading() {}
  /// Does nothing.
  open func stopUpdatingHeading() {}
  /// Does nothing.
  open func dismissHeadingCalibrationDisplay() {}
  /// Does nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// Does nothing.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Does nothing.
  open func startMonitoringVisits() {}
  /// Does nothing.
  open func stopMonitoringVisits() {}
  /// Adds a region to those that are watched.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Removes a region from those that are watched.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Tells the delegate that the place of the device is not known.
  open func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: .unknown, for: region)
  }
  /// Calls the handler with an error.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CLError(.promptDeclined)) }

  /// Does nothing.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing.
  open func requestAlwaysAuthorization() {}
  /// Does nothing.
  open func startUpdatingLocation() {}
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Tells the delegate that the place is not known.
  open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
}
