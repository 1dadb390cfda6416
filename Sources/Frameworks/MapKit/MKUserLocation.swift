public import CoreLocation
public import Foundation

/// The place of the user on a map.
///
/// Differs from MapKit: it is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place.
  open var location: CLLocation? { nil }
  /// The direction.
  open var heading: CLHeading? { nil }
  /// Whether or not it is looked for.
  open var isUpdating: Bool { false }
  /// The title.
  open var title: String?
  /// The second line.
  open var subtitle: String?
  /// A place that is none.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// A group of places.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The places.
  public let memberAnnotations: [any MKAnnotation]
  /// The title.
  open var title: String?
  /// The second line.
  open var subtitle: String?

  /// Creates the group of places.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
  }

  /// The mean of the places.
  open var coordinate: CLLocationCoordinate2D {
    let all = memberAnnotations.map(\.coordinate)
    guard !all.isEmpty else { return CLLocationCoordinate2D() }
    let count = Double(all.count)
    return CLLocationCoordinate2D(
      latitude: all.map(\.latitude).reduce(0, +) / count, longitude: all.map(\.longitude).reduce(0, +) / count
    )
  }
}

/// Whether a part of a map is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map sees fit.
  case adaptive
  /// Never.
  case hidden
  /// Always.
  case visible
}

/// The weight of a view among others that overlap.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The weight, 0…1000.
  public let rawValue: Float

  /// Creates a weight.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a weight.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The weight of a view that is always shown.
  public static let required = Self(1000)
  /// A great weight.
  public static let defaultHigh = Self(750)
  /// A small weight.
  public static let defaultLow = Self(250)
}

/// The place of a view among others, from back to front.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The place, 0…1000.
  public let rawValue: Float

  /// Creates a place.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a place.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The front.
  public static let max = Self(1000)
  /// The place of selected views.
  public static let defaultSelected = Self(1000)
  /// The place of other views.
  public static let defaultUnselected = Self(500)
  /// The back.
  public static let min = Self(0)
}

/// A view that shows the user.
///
/// Differs from MapKit: only your code makes one.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}

/// A view that shows the direction of a map.
///
/// Differs from MapKit: it is empty.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// Whether or not it is shown.
  open var compassVisibility = MKFeatureVisibility.adaptive

  /// Creates the view of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A view that shows the scale of a map.
///
/// Differs from MapKit: it is empty.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// The sides of the scale.
  public enum Alignment: Int, Sendable {
    /// The start.
    case leading
    /// The end.
    case trailing
  }

  /// The map.
  open weak var mapView: MKMapView?
  /// Whether or not it is shown.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// The side of the scale.
  open var legendAlignment = Alignment.leading

  /// Creates the view of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A button that lets a map follow the user.
///
/// Differs from MapKit: it is empty, and no tap changes the map.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?

  /// Creates the button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// An item of a bar that lets a map follow the user: the next way at each tap.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView?

  /// Creates the item of a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    image = UIImage(systemName: "location")
    self.mapView = mapView
    primaryAction = UIAction(image: image) { [weak self] _ in
      guard let map = self?.mapView else { return }
      map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
    }
  }
}
