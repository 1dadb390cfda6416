import StandInCore

/// A type of places on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The second line.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nil: no title.
  public var title: String? { nil }
  /// Nil: no second line.
  public var subtitle: String? { nil }
}

/// A type of shapes on a map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle around the shape.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the shape has a part in a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Returns whether the shape hides the map.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Returns whether the rectangle of the shape has a part in a rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns false.
  public func canReplaceMapContent() -> Bool { false }
}

/// A shape on a map.
open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String?
  /// The second line.
  open var subtitle: String?
  /// The place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A place on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place; maps follow it.
  open dynamic var coordinate: CLLocationCoordinate2D {
    didSet { maps.tell() }
  }
  /// The maps that show the place.
  final let maps = AnnotationMaps()
  /// The title.
  open var title: String?
  /// The second line.
  open var subtitle: String?

  /// Creates the place of 0° and 0°.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates a place with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// A shape of several points on a map.
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]
  /// The number of points.
  open var pointCount: Int { coordinates.count }
  /// The place of the first point.
  open override var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }

  init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }

  /// Writes the points of a range to a buffer.
  open func getCoordinates(_ buffer: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard range.location >= 0, range.location <= coordinates.count else { return }
    for (index, point) in coordinates.dropFirst(range.location).prefix(max(0, range.length)).enumerated() {
      unsafe (buffer + index).pointee = point
    }
  }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line of points.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: unsafe Array(UnsafeBufferPointer(start: coordinates, count: max(0, count))))
  }
}

/// An area on a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area of its corners and holes.
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    unsafe self.init(coordinates: coordinates, count: count)
    self.interiorPolygons = interiorPolygons
  }

  /// Creates an area of its corners.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: unsafe Array(UnsafeBufferPointer(start: coordinates, count: max(0, count))))
  }
}

/// A view that shows a place on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The identifier of views that take each other's place.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage? {
    didSet { pictureChanged() }
  }
  /// The distance of the view's centre from the place, in points.
  open var centerOffset = CGPoint.zero
  /// The place of the callout.
  open var calloutOffset = CGPoint.zero
  /// Whether or not a tap shows the title.
  open var canShowCallout = false
  /// Whether or not it is selected.
  open var isSelected = false
  /// Whether or not it can be selected.
  open var isEnabled = true
  /// Whether or not it can be moved.
  open var isDraggable = false
  /// The state of a move; only your code sets it.
  open var dragState = DragState.none
  /// The view at the left of the title.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the title.
  open var rightCalloutAccessoryView: UIView?
  /// The view in place of the second line.
  open var detailCalloutAccessoryView: UIView?
  /// The identity of the group with which it becomes one view.
  ///
  /// Differs from MapKit: each place keeps its view.
  open var clusteringIdentifier: String?
  /// The view of the group; none.
  open var cluster: MKAnnotationView? { nil }
  /// The weight among views that overlap.
  ///
  /// Differs from MapKit: all views are shown.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The shape by which views overlap.
  open var collisionMode = CollisionMode.rectangle
  /// The place among views, from back to front.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { if !isSelected { layer.zPosition = CGFloat(zPriority.rawValue) } }
  }
  /// The place among views while it is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// Whether or not it is emphasized.
  open var isHighlighted = false
  /// The distance of the view behind it.
  open var accessoryOffset = CGPoint.zero

  /// The shapes by which views overlap.
  public enum CollisionMode: Int, Sendable {
    /// The rectangle.
    case rectangle
    /// The circle in it.
    case circle
    /// None.
    case none
  }
  private let imageView = UIImageView()

  /// Creates a view of a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(imageView)
  }

  /// Creates a view without a place.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(imageView)
  }

  private func pictureChanged() {
    imageView.image = image
    imageView.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
    bounds.size = image?.size ?? .zero
  }

  /// Prepares the view for another place.
  open func prepareForReuse() {}

  /// Prepares the view for the screen.
  open func prepareForDisplay() {}

  /// Sets the state of a move.
  ///
  /// Differs from MapKit: no finger moves the view; only your code calls this.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// The states of a move.
  public enum DragState: UInt, Sendable {
    /// At rest.
    case none
    /// At its beginning.
    case starting
    /// On its way.
    case dragging
    /// Given up.
    case canceling
    /// At its end.
    case ending
  }

  /// Selects the view.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A view that shows a pin.
///
/// Differs from MapKit: a disc of 16 points in the pin's colour is drawn.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin.
  open var pinTintColor: UIColor! = .systemRed {
    didSet { backgroundColor = pinTintColor }
  }
  /// Whether or not the pin falls onto the map.
  open var animatesDrop = false

  /// Creates a pin of a place.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  /// Creates a pin without a place.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = CGSize(width: 16, height: 16)
    layer.cornerRadius = 8
    backgroundColor = pinTintColor
  }
}

/// A view that shows a marker.
///
/// Differs from MapKit: a disc of 16 points in the marker's colour is drawn.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKPinAnnotationView {
  /// The colour of the marker.
  open var markerTintColor: UIColor? {
    get { pinTintColor }
    set { pinTintColor = newValue ?? .systemRed }
  }
  /// The colour of the text or picture in the marker.
  open var glyphTintColor: UIColor?
  /// The picture in the marker while it is selected.
  open var selectedGlyphImage: UIImage?
  /// Whether or not the title is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether or not the second line is shown.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether or not the marker appears with a motion.
  open var animatesWhenAdded = false
  /// The text in the marker.
  open var glyphText: String?
  /// The picture in the marker.
  open var glyphImage: UIImage?
}
