// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import StandInCore
import Synchronization

/// The identifier of the views of places for which the delegate has none: markers, unless another class is registered for it.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The places on a map and their views.
struct ShownAnnotations {
  /// The places, in the order in which they were added.
  var all: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// The views that are not used any more, by their identifiers.
  var reusable: [String: [MKAnnotationView]] = [:]
  /// The classes of views, by their identifiers.
  var classes: [String: MKAnnotationView.Type] = [:]
}

extension MKMapView {
  /// Adds places that are not on the map, and their views.
  final func addNew(_ annotations: [any MKAnnotation]) {
    var known = Set(shownAnnotations.views.keys)
    let new = annotations.filter { known.insert(ObjectIdentifier($0)).inserted }
    let added = new.map { annotation in
      let view =
        delegate?.mapView(self, viewFor: annotation)
        ?? dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
      view.annotation = annotation
      shownAnnotations.views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      (annotation as? MKPointAnnotation)?.maps.add(self)
      return view
    }
    shownAnnotations.all += new
    setNeedsLayout()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// Removes places, and their views.
  final func removeShown(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      let key = ObjectIdentifier(annotation)
      guard let view = shownAnnotations.views.removeValue(forKey: key) else { continue }
      view.removeFromSuperview()
      shownAnnotations.all.removeAll { $0 === annotation }
      (annotation as? MKPointAnnotation)?.maps.remove(self)
      if let identifier = view.reuseIdentifier {
        shownAnnotations.reusable[identifier, default: []].append(view)
      }
    }
  }

  /// Returns a view for a place that is not used any more, or a new one of the registered class, or a marker.
  final func usableView(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? AnnotationViewMaking.view(
        of: shownAnnotations.classes[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier)
    view.annotation = annotation
    return view
  }

  /// Returns the smallest region with all places, and a tenth of it on each side; nil without places.
  final func smallestRegion(of annotations: [any MKAnnotation]) -> MKCoordinateRegion? {
    let (north, east) = (annotations.map(\.coordinate.latitude), annotations.map(\.coordinate.longitude))
    guard let top = north.max(), let bottom = north.min(), let right = east.max(), let left = east.min()
    else { return nil }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (top + bottom) / 2, longitude: (left + right) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (top - bottom) * 1.2), longitudeDelta: max(0.01, (right - left) * 1.2)))
  }
}

/// The maps that show a place, which may be moved on any thread.
final class AnnotationMaps: Sendable {
  private struct Weak: Sendable {
    weak var map: MKMapView?
  }

  private let all = Mutex<[Weak]>([])

  /// Adds a map.
  func add(_ map: MKMapView) {
    all.withLock { all in
      all.removeAll { $0.map == nil || $0.map === map }
      all.append(Weak(map: map))
    }
  }

  /// Removes a map.
  func remove(_ map: MKMapView) {
    all.withLock { all in all.removeAll { $0.map == nil || $0.map === map } }
  }

  /// Tells the maps that the place moved.
  func tell() {
    let told = all.withLock { $0 }
    guard !told.isEmpty else { return }
    onMainActor {
      for entry in told { entry.map?.setNeedsLayout() }
    }
  }
}
