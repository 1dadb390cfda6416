import Foundation

/// A kind of places of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the kind of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Libraries.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// Museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Places for cars.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// Places of traffic that all use.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Schools.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// Shops.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// A choice of the places of interest of a map.
open class MKPointOfInterestFilter: NSObject {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// The choice of all kinds.
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// The choice of no kind.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// Creates the choice of some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }

  /// Creates the choice of all kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }

  /// Returns whether a kind is chosen.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  /// Returns whether a kind is not chosen.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

// Differs from MapKit: what these properties choose is not drawn.
extension MKMapView {
  /// The places of interest on the map; nil is all.
  ///
  /// Differs from MapKit: none is drawn.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { settings.pointOfInterestFilter }
    set { settings.pointOfInterestFilter = newValue }
  }

  /// Whether or not there are places of interest on the map.
  public var showsPointsOfInterest: Bool {
    get { settings.pointOfInterestFilter.map { $0.includes(.airport) } ?? true }
    set { settings.pointOfInterestFilter = newValue ? .includingAll : .excludingAll }
  }

  /// Whether or not buildings are shown.
  ///
  /// Differs from MapKit: none is drawn.
  public var showsBuildings: Bool {
    get { settings.showsBuildings }
    set { settings.showsBuildings = newValue }
  }

  /// Whether or not traffic is shown.
  ///
  /// Differs from MapKit: none is drawn.
  public var showsTraffic: Bool {
    get { settings.showsTraffic }
    set { settings.showsTraffic = newValue }
  }

  /// Sets the way of following the user.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
}
