import MapKit
import Testing
import UIKit

/// The camera of a map, its limits, and rectangles on the map.
@MainActor
struct MapCameraTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func region(_ latitude: Double, _ longitude: Double, _ height: Double, _ width: Double)
    -> MKCoordinateRegion
  {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
  }

  @Test func theCentreStaysInTheBoundary() {
    map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: region(10, 20, 4, 6))
    map.region = region(50, 0, 1, 1)
    #expect(map.centerCoordinate.latitude == 12 && map.centerCoordinate.longitude == 17)
    map.setCameraBoundary(nil, animated: false)
    map.region = region(50, 0, 1, 1)
    #expect(map.centerCoordinate.latitude == 50)
    #expect(MKMapView.CameraBoundary(coordinateRegion: region(100, 0, 1, 1)) == nil)
  }

  @Test func theCameraSeesARegion() throws {
    let center = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    // From d metres, 2 d tan 15° are seen; a degree has 111,194.9 m.
    map.camera = MKMapCamera(lookingAtCenter: center, fromDistance: 100_000, pitch: 30, heading: 90)
    #expect(abs(map.region.span.latitudeDelta - 53_589.84 / 111_195.08) < 0.0001)
    #expect(abs(map.camera.centerCoordinateDistance - 100_000) < 0.01)
    #expect(map.camera.pitch == 30 && map.camera.heading == 90 && map.centerCoordinate.longitude == 2)
    map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 200_000)
    #expect(abs(map.camera.centerCoordinateDistance - 200_000) < 0.01)
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
  }

  @Test func aRectangleIsShownWithSpace() {
    let rect = MKMapRect(x: 1000, y: 1000, width: 200, height: 200)
    #expect(MKMapPoint(MKMapPoint(x: 1100, y: 1100).coordinate).x.rounded() == 1100)
    // 200 by 100 points; a unit of the map is twice as wide as high in degrees: 400 by 200 units fill it.
    #expect(map.mapRectThatFits(rect) == rect)
    let padded = map.mapRectThatFits(
      rect, edgePadding: UIEdgeInsets(top: 0, left: 100, bottom: 50, right: 0))
    #expect(padded == MKMapRect(x: 800, y: 1000, width: 400, height: 400))
    map.setVisibleMapRect(rect, animated: false)
    #expect(abs(map.visibleMapRect.midX - 1100) < 0.001 && abs(map.visibleMapRect.width - 200) < 0.001)
  }

  @Test func rectanglesAreJoined() {
    let corners = [(1.0, 2.0), (3, 5)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let line = unsafe corners.withUnsafeBufferPointer { corners in
      unsafe corners.baseAddress.map { unsafe MKPolyline(coordinates: $0, count: 2) }
    }
    let found = MKCoordinateRegion(line?.boundingMapRect ?? .null)
    #expect(abs(found.center.latitude - 2) < 0.000_001 && abs(found.span.longitudeDelta - 3) < 0.000_001)
    #expect(MKMapRect.null.isNull && MKMapRect.null.union(.world) == .world)
    #expect(MKMapRect.world.contains(MKMapPoint(x: 5, y: 5)))
  }

  @Test func settingsAreKept() {
    let filter = MKPointOfInterestFilter(including: [.cafe])
    map.pointOfInterestFilter = filter
    #expect(filter.includes(.cafe) && filter.excludes(.bank) && !map.showsPointsOfInterest)
    #expect(MKPointOfInterestFilter.includingAll.includes(.park))
    map.showsTraffic = true
    map.setUserTrackingMode(.follow, animated: true)
    #expect(map.showsTraffic && map.showsBuildings && map.userTrackingMode == .follow)
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.setDragState(.dragging, animated: false)
    #expect(view.dragState == .dragging)
  }
}
