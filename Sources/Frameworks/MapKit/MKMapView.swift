import StandInCore

/// The kinds of maps.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard
  /// Pictures.
  case satellite
  /// Pictures with streets.
  case hybrid
  /// Pictures in space.
  case satelliteFlyover
  /// Pictures with streets in space.
  case hybridFlyover
  /// Streets without emphasis.
  case mutedStandard
}

/// The ways of following the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all.
  case none
  /// The place.
  case follow
  /// The place and the direction.
  case followWithHeading
}

/// A type that is told of changes of a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Tells the delegate that the region changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Returns a view of a place; nil is a pin.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Tells the delegate that views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Tells the delegate that a view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Tells the delegate that a view was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Returns nil: a pin.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
}

/// A view that shows a map.
///
/// Differs from MapKit: the map itself is a labelled rectangle. Views of places stand where an even grid of degrees puts
/// them, fingers do not move the map, and overlays are not drawn.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The object that is told of changes.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of map.
  open var mapType = MKMapType.standard
  /// Whether or not fingers zoom.
  open var isZoomEnabled = true
  /// Whether or not fingers move the map.
  open var isScrollEnabled = true
  /// Whether or not fingers turn the map.
  open var isRotateEnabled = true
  /// Whether or not fingers tilt the map.
  open var isPitchEnabled = true
  /// Whether or not the user is shown.
  open var showsUserLocation = false
  /// Whether or not a compass is shown.
  open var showsCompass = true
  /// Whether or not a scale is shown.
  open var showsScale = false
  /// The way of following the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The shapes.
  open private(set) var overlays: [any MKOverlay] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var reusable: [String: [MKAnnotationView]] = [:]
  private var standIn: StandInView?
  private var presentRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))

  /// Creates a map of the earth.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a map of the earth.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    standIn = addStandIn(StandIn(name: "MKMapView", detail: detail))
  }

  // MARK: Region

  /// The part of the earth that is shown; one that is not a part of it is passed over.
  open var region: MKCoordinateRegion {
    get { presentRegion }
    set { setRegion(newValue, animated: false) }
  }

  /// The centre of the map.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { presentRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Sets the part of the earth that is shown.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.isUsable else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    presentRegion = region
    standIn?.standIn.detail = detail
    setNeedsLayout()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Sets the centre of the map.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: presentRegion.span), animated: animated)
  }

  /// Returns the region in the proportions of the map, which contains it.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0, region.isUsable else { return region }
    var region = region
    let ratio = Double(bounds.width / bounds.height)
    region.span.longitudeDelta = min(360, max(region.span.longitudeDelta, region.span.latitudeDelta * ratio))
    region.span.latitudeDelta = min(180, max(region.span.latitudeDelta, region.span.longitudeDelta / ratio))
    return region
  }

  /// The centre in words, with four digits behind the point.
  private var detail: String {
    let numbers = [presentRegion.center.latitude, presentRegion.center.longitude]
    return numbers.map { String(($0 * 10_000).rounded() / 10_000) }.joined(separator: ", ")
  }

  /// Returns the point of a place, in a view's coordinates.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (center, span) = (presentRegion.center, presentRegion.span)
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return convert(boundsCenter, to: view) }
    let point = CGPoint(
      x: boundsCenter.x + bounds.width * (coordinate.longitude - center.longitude) / span.longitudeDelta,
      y: boundsCenter.y - bounds.height * (coordinate.latitude - center.latitude) / span.latitudeDelta)
    return convert(point, to: view)
  }

  /// Returns the place of a point, in a view's coordinates.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    let (center, span) = (presentRegion.center, presentRegion.span)
    guard bounds.width > 0, bounds.height > 0 else { return center }
    return CLLocationCoordinate2D(
      latitude: center.latitude - (point.y - boundsCenter.y) / bounds.height * span.latitudeDelta,
      longitude: center.longitude + (point.x - boundsCenter.x) / bounds.width * span.longitudeDelta)
  }

  private var boundsCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  // MARK: Annotations

  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds places, and their views.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    let new = annotations.filter { views[ObjectIdentifier($0)] == nil }
    let added = new.map { annotation in
      let view =
        delegate?.mapView(self, viewFor: annotation)
        ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.annotation = annotation
      views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      return view
    }
    self.annotations += new
    setNeedsLayout()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes places, and their views.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      self.annotations.removeAll { $0 === annotation }
      if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
    }
  }

  /// Shows the smallest region with all places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let (north, east) = (annotations.map(\.coordinate.latitude), annotations.map(\.coordinate.longitude))
    guard let top = north.max(), let bottom = north.min(), let right = east.max(), let left = east.min()
    else { return }
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (top + bottom) / 2, longitude: (left + right) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (top - bottom) * 1.2), longitudeDelta: max(0.01, (right - left) * 1.2)))
    setRegion(regionThatFits(region), animated: animated)
  }

  /// Returns the view of a place.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Registers a class of views.
  ///
  /// Differs from MapKit: a map makes no views of it, but markers, unless its delegate returns one.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

  /// Returns a view that is not used any more; nil if there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = reusable[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  /// Returns a view that is not used any more, or a new marker.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// Selects a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let view = view(for: annotation), !view.isSelected else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  /// Deselects a place.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation), view.isSelected else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  // MARK: Overlays

  /// Adds a shape.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

  /// Removes a shape.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  /// Places the views of places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for annotation in annotations {
      guard let view = view(for: annotation) else { continue }
      let point = convert(annotation.coordinate, toPointTo: self)
      let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
      if center.x.isFinite, center.y.isFinite { view.center = center }
    }
  }
}
