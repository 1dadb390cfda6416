// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreLocation
public import Foundation

/// The levels of shapes.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, below names.
  case aboveRoads
  /// Above names.
  case aboveLabels
}

/// The identifier of the views of groups of places.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  /// Adds a shape on a level.
  ///
  /// Differs from MapKit: the level has no effect.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  /// Adds shapes on a level.
  ///
  /// Differs from MapKit: the level has no effect.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

  /// Inserts a shape before the one at an index, on a level.
  ///
  /// Differs from MapKit: the level has no effect.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }

  /// Inserts a shape above another.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (index(of: sibling) ?? overlays.count - 1) + 1)
  }

  /// Inserts a shape below another.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: index(of: sibling) ?? overlays.count)
  }

  /// Exchanges the places of two shapes.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let one = index(of: overlay1), let other = index(of: overlay2) else { return }
    exchangeOverlay(at: one, withOverlayAt: other)
  }

  /// Returns the shapes of a level: all.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }

  private func index(of overlay: any MKOverlay) -> Int? { overlays.firstIndex { $0 === overlay } }

  /// Returns the region of a rectangle, in a view's coordinates.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let top = convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view)
    let bottom = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (top.latitude + bottom.latitude) / 2, longitude: (top.longitude + bottom.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
  }

  /// Returns the rectangle of a region, in a view's coordinates.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (center, span) = (region.center, region.span)
    let top = convert(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2),
      toPointTo: view)
    let bottom = convert(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2),
      toPointTo: view)
    return CGRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }

  /// The places that are selected.
  public var selectedAnnotations: [any MKAnnotation] {
    get { annotations.filter { view(for: $0)?.isSelected == true } }
    set {
      for annotation in selectedAnnotations where !newValue.contains(where: { $0 === annotation }) {
        deselectAnnotation(annotation, animated: false)
      }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  /// The part of the view that is shown.
  public var annotationVisibleRect: CGRect { bounds }

  /// Returns the places in a rectangle.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
  }
}
