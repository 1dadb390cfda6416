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
  open var annotations: [any MKAnnotation] { shownAnnotations.all }
  /// The shapes.
  open private(set) var overlays: [any MKOverlay] = []
  /// The places and their views.
  final var shownAnnotations = ShownAnnotations()
  /// The limits of the camera and what else is set of the map.
  final var settings = MapSettings()
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  /// The place of the user, which is not known.
  public let userLocation = MKUserLocation()
  /// Whether or not the user is on the map: no.
  open var isUserLocationVisible: Bool { false }
  /// Whether or not a button to follow the user is shown.
  open var showsUserTrackingButton = false
  /// Whether or not a button to tilt the map is shown.
  open var pitchButtonVisibility = MKFeatureVisibility.hidden
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
    let region = settings.limited(region)
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    presentRegion = region
    standIn?.standIn.detail = detail
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
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
    convert(presentRegion.point(of: coordinate, in: bounds), to: view)
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

  /// Adds places that are not on the map, and their views.
  ///
  /// Differs from MapKit: of changes, those of an `MKPointAnnotation` move its view; other places are looked up when the map
  /// is laid out.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { addNew(annotations) }

  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes places, and their views; selected ones are deselected before.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { removeShown(annotations) }

  /// Shows the smallest region with all places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    if let region = smallestRegion(of: annotations) { setRegion(regionThatFits(region), animated: animated) }
  }

  /// Returns the view of a place.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    shownAnnotations.views[ObjectIdentifier(annotation)]
  }

  /// Registers a class of views for an identifier; nil ends that.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    shownAnnotations.classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Returns a view that is not used any more; nil if there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = shownAnnotations.reusable[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  /// Returns a view that is not used any more, or a new one of the class that is registered for the identifier.
  ///
  /// Differs from MapKit: without such a class, it is a marker.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { usableView(identifier, for: annotation) }

  /// Selects a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let view = view(for: annotation), !view.isSelected else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Deselects a place.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation), view.isSelected else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: Overlays

  /// Adds a shape.
  open func addOverlay(_ overlay: any MKOverlay) { insertOverlay(overlay, at: overlays.count) }

  /// Adds shapes.
  open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }

  /// Inserts a shape before the one at an index.
  ///
  /// The delegate is asked for the way of drawing it; it is not drawn.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(0, index), overlays.count))
    guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { return }
    renderers[ObjectIdentifier(overlay)] = renderer
    delegate?.mapView(self, didAdd: [renderer])
  }

  /// Removes a shape.
  open func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
  }

  /// Removes shapes.
  open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }

  /// Exchanges the places of two shapes.
  open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) { overlays.swapAt(index1, index2) }

  /// Returns the way of drawing a shape that the delegate named.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }

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
