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
  }

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
  /// The last place; nil.
  open var location: CLLocation? { nil }
  /// The answer of the user.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Returns the answer of the user.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Returns false: the device knows no place.
  open class func locationServicesEnabled() -> Bool { false }

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

/// A source of addresses.
///
/// Differs from Core Location: each request ends with an error.
open class CLGeocoder: NSObject {
  /// A function that is called with the answer.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Whether or not a request is open.
  open var isGeocoding: Bool { false }

  /// Calls the handler with an error.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  /// Calls the handler with an error.
  open func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }

  /// Does nothing, since no request is open.
  open func cancelGeocode() {}
}

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy of navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The distance of every move.
public let kCLDistanceFilterNone: CLLocationDistance = -1
