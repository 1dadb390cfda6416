// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreLocation
public import Foundation

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The title: the name, or the street.
  open var title: String? { name ?? thoroughfare }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }

  /// Creates a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a place with an address, by old keys.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init()
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    self.addressDictionary = addressDictionary
    (thoroughfare, locality) = (
      addressDictionary?["Street"] as? String, addressDictionary?["City"] as? String
    )
    (postalCode, country) = (addressDictionary?["ZIP"] as? String, addressDictionary?["Country"] as? String)
    administrativeArea = addressDictionary?["State"] as? String
    isoCountryCode = addressDictionary?["CountryCode"] as? String
    name = addressDictionary?["Name"] as? String
  }

  /// Creates a place with the address of another.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

/// A place that maps know.
open class MKMapItem: NSObject {
  /// The place with its address.
  public let placemark: MKPlacemark
  /// Whether or not it is the place of the user.
  public let isCurrentLocation: Bool
  /// The name.
  open var name: String?
  /// The number of a telephone.
  open var phoneNumber: String?
  /// The address of a page.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates a place.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark, isCurrentLocation: false)
  }

  private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
    (self.placemark, self.isCurrentLocation) = (placemark, isCurrentLocation)
    super.init()
    name = placemark.name
  }

  /// Returns the place of the user, which is not known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
  }

  /// Returns false: there is no other program of maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Returns false: there is no other program of maps.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key of the way to go.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the height and width.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of the point of view.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// The way of the user's choice.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The way by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The way on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The way by train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// The ways to go.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates ways of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By train and bus.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// All.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A search for ways between places.
///
/// Differs from MapKit: each search ends with an error.
open class MKDirections: NSObject {
  /// The question of a search.
  open class Request: NSObject {
    /// The place of the start.
    open var source: MKMapItem?
    /// The place of the end.
    open var destination: MKMapItem?
    /// The way to go.
    open var transportType = MKDirectionsTransportType.any
    /// Whether or not there may be several ways.
    open var requestsAlternateRoutes = false
    /// The time of the start.
    open var departureDate: Date?
    /// The time of the end.
    open var arrivalDate: Date?
  }

  /// The answer of a search.
  open class Response: NSObject {
    /// The place of the start.
    public let source: MKMapItem
    /// The place of the end.
    public let destination: MKMapItem
    /// The ways.
    public let routes: [MKRoute]

    /// Creates an answer, by which a test calls a handler.
    ///
    /// Differs from MapKit, where only a search creates one.
    public init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }

  /// The time of a way.
  open class ETAResponse: NSObject {
    /// The time, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length, in metres.
    open var distance: CLLocationDistance { 0 }
  }

  /// A function that is called with the answer.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// A function that is called with the time of a way.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// The question.
  public let request: Request

  /// Creates a search.
  public init(request: Request) {
    self.request = request
  }

  /// Whether or not the search goes on: no.
  open var isCalculating: Bool { false }

  /// Calls the handler with an error.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Throws an error.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }

  /// Calls the handler with an error.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Does nothing, since no search goes on.
  open func cancel() {}
}

/// A way between places.
open class MKRoute: NSObject {
  /// A part of a way.
  open class Step: NSObject {
    /// The sentence for the user.
    open var instructions: String { "" }
    /// A warning.
    open var notice: String? { nil }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(coordinates: []) }
    /// The length, in metres.
    open var distance: CLLocationDistance { 0 }
    /// The way to go.
    open var transportType: MKDirectionsTransportType { .any }
  }

  /// The name.
  public let name: String
  /// The line.
  public let polyline: MKPolyline
  /// The length, in metres.
  public let distance: CLLocationDistance
  /// The time, in seconds.
  public let expectedTravelTime: TimeInterval
  /// The warnings.
  open var advisoryNotices: [String] { [] }
  /// The way to go.
  open var transportType: MKDirectionsTransportType { .any }
  /// The parts: none.
  open var steps: [Step] { [] }

  /// Creates a way, by which a test answers a search.
  ///
  /// Differs from MapKit, where only a search creates one.
  public init(
    name: String, polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval
  ) {
    (self.name, self.polyline) = (name, polyline)
    (self.distance, self.expectedTravelTime) = (distance, expectedTravelTime)
  }
}
