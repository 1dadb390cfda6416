import MapKit
import StandInCore
import Testing

/// Tests of places and maps.
@MainActor
struct MapTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var changes: [Bool] = []
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes.append(animated) }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
    }
  }

  private let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)

  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    return map
  }

  // A degree is 100 points in both directions, with the centre at (100, 50).
  @Test func placesHavePoints() {
    let map = map()
    let place = CLLocationCoordinate2D(latitude: 10.25, longitude: 20.5)
    #expect(map.convert(place, toPointTo: map) == CGPoint(x: 150, y: 25))
    let back = map.convert(CGPoint(x: 150, y: 25), toCoordinateFrom: map)
    #expect(back.latitude == 10.25)
    #expect(back.longitude == 20.5)
  }

  @Test func viewsStandAtTheirPlaces() throws {
    let map = map()
    let delegate = Delegate()
    map.delegate = delegate
    let annotation = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20.5))
    map.addAnnotation(annotation)
    map.addAnnotation(annotation)
    map.layoutIfNeeded()
    #expect(map.annotations.count == 1)
    let view = try #require(map.view(for: annotation))
    #expect(view.center == CGPoint(x: 150, y: 50))
    map.removeAnnotation(annotation)
    #expect(view.superview == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "marker") === view)
  }

  @Test func aRegisteredClassMakesTheViews() throws {
    final class Pin: MKAnnotationView {
      var isMarked = true
    }
    let map = map()
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    let annotation = MKPointAnnotation(coordinate: center)
    let view = try #require(
      map.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation) as? Pin)
    #expect(view.isMarked && view.reuseIdentifier == "pin" && view.annotation === annotation)
    #expect(
      map.dequeueReusableAnnotationView(withIdentifier: "other", for: annotation) is MKMarkerAnnotationView)
    // Without a delegate, views are markers, or of the class that is registered for all.
    map.addAnnotation(annotation)
    #expect(map.view(for: annotation) is MKMarkerAnnotationView)
    map.register(
      Pin.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let other = MKPointAnnotation(coordinate: center)
    map.addAnnotation(other)
    #expect(map.view(for: other) is Pin)
  }

  @Test func aPlaceIsAddedOnceAndDeselectedWhenItGoes() {
    final class Delegate: NSObject, MKMapViewDelegate {
      var calls: [String] = []
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { calls.append("select") }
      func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { calls.append("deselect") }
    }
    let map = map()
    let delegate = Delegate()
    map.delegate = delegate
    let annotation = MKPointAnnotation(coordinate: center)
    map.addAnnotations([annotation, annotation])
    #expect(map.annotations.count == 1)
    #expect(map.subviews.filter { $0 is MKAnnotationView }.count == 1)
    map.selectAnnotation(annotation, animated: false)
    let view = map.view(for: annotation)
    map.removeAnnotation(annotation)
    #expect(delegate.calls == ["select", "deselect"])
    #expect(view?.isSelected == false && map.annotations.isEmpty)
  }

  // Half a degree to the east is 50 points to the right.
  @Test func aViewFollowsItsPlace() throws {
    let map = map()
    let annotation = MKPointAnnotation(coordinate: center)
    map.addAnnotation(annotation)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: annotation))
    #expect(view.center == CGPoint(x: 100, y: 50))
    annotation.coordinate.longitude += 0.5
    map.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 150, y: 50))
  }

  // 40 × 20 points are 2° × 1°, with the centre at (20, 10).
  @Test func aPictureOfAMapHasPoints() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let snapshot = MKMapSnapshotter.Snapshot(image: image, region: region)
    let place = CLLocationCoordinate2D(latitude: 10.25, longitude: 20.5)
    #expect(snapshot.point(for: place) == CGPoint(x: 30, y: 5))
  }

  @Test func aRegionThatIsNoneIsPassedOver() throws {
    let map = map()
    let delegate = Delegate()
    map.delegate = delegate
    map.region.center.latitude = .nan
    map.region.span.longitudeDelta = -1
    #expect(map.region.center.latitude == 10)
    #expect(map.region.span.longitudeDelta == 2)
    map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 2), animated: true)
    #expect(delegate.changes == [true])
    #expect((map.subviews.first as? StandInView)?.standIn.detail == "1.0, 2.0")
  }

  // A quarter of the equator is a quarter of a circle with a radius of 6,371,008.8 m.
  @Test func distancesAreThoseOfASphere() {
    let one = CLLocation(latitude: 0, longitude: 0)
    let quarter = CLLocation(latitude: 0, longitude: 90)
    #expect(abs(one.distance(from: quarter) - 6_371_008.8 * .pi / 2) < 0.001)
    #expect(one.distance(from: one) == 0)
  }

  @Test func theDeviceKnowsNoPlace() {
    final class Delegate: NSObject, CLLocationManagerDelegate {
      var errors: [CLError] = []
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError { errors.append(error) }
      }
    }
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.requestLocation()
    #expect(delegate.errors == [CLError(.locationUnknown)])
  }
}
