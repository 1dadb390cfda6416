// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

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

  /// Calls the handler with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Calls the handler with an error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Calls the handler with an error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Throws an error.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Throws an error.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
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
/// An accuracy that tells about where the device is.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// The angle of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The greatest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The domain of errors of this framework.
public let kCLErrorDomain = "kCLErrorDomain"
/// A function that is called with the answer of a source of addresses.
public typealias CLGeocodeCompletionHandler = CLGeocoder.CompletionHandler
