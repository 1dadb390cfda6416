import AVFoundation
import MapKit
import Photos
import Security
import Testing
import UserNotifications
import WebKit
import simd

/// States that other frameworks keep.
@MainActor
struct StoredStateTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var changes = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
  }

  private func cookie(_ name: String, _ value: String) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [.name: name, .value: value, .domain: "example.org", .path: "/"]))
  }

  @Test func `cookies replace those of their name`() throws {
    let store = WKWebsiteDataStore.nonPersistent()
    let observer = Observer()
    store.httpCookieStore.add(observer)
    for value in ["1", "2"] { store.httpCookieStore.setCookie(try cookie("a", value)) }
    var values: [String] = []
    store.httpCookieStore.getAllCookies { values = $0.map(\.value) }
    #expect(values == ["2"] && observer.changes == 2)
    store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) {}
    store.httpCookieStore.getAllCookies { values = $0.map(\.value) }
    #expect(values.isEmpty && observer.changes == 3)
  }

  @Test func `data of one identifier have the same cookies`() throws {
    let identifier = UUID()
    let stores = (0..<2).map { _ in WKWebsiteDataStore(forIdentifier: identifier) }
    defer { WKWebsiteDataStore.remove(forIdentifier: identifier) { _ in } }
    stores[0].httpCookieStore.setCookie(try cookie("a", "1"))
    var values: [String] = []
    stores[1].httpCookieStore.getAllCookies { values = $0.map(\.value) }
    #expect(values == ["1"])
  }

  @Test func `rules of pages are checked and kept`() {
    let store = WKContentRuleListStore.default()
    defer { store?.removeContentRuleList(forIdentifier: "a") { _ in } }
    var answers: [String?] = []
    for text in ["[]", "{"] {
      store?.compileContentRuleList(forIdentifier: "a", encodedContentRuleList: text) { list, _ in
        answers.append(list?.identifier)
      }
    }
    #expect(answers == ["a", nil])
  }

  private final class Camera: NSObject, AVCapturePhotoCaptureDelegate {
    var numbers: [Int64] = []
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
      error: (any Error)?
    ) { if error != nil { numbers.append(resolvedSettings.uniqueID) } }
  }

  @Test func `a picture without a camera ends with an error`() {
    let (camera, settings) = (Camera(), AVCapturePhotoSettings())
    AVCapturePhotoOutput().capturePhoto(with: settings, delegate: camera)
    #expect(camera.numbers == [settings.uniqueID])
    #expect(AVCapturePhotoSettings().uniqueID != settings.uniqueID)
  }

  @Test func `a composition is as long as its parts`() throws {
    let film = AVMutableComposition()
    let track = try #require(film.addMutableTrack(withMediaType: .video, preferredTrackID: 7))
    #expect(track.trackID == 7)
    let second = CMTime(value: 1, timescale: 1)
    for _ in 0..<2 {
      try track.insertTimeRange(CMTimeRange(start: .zero, duration: second), of: AVAssetTrack(), at: .zero)
    }
    #expect(film.duration == CMTime(value: 2, timescale: 1))
    let part = CMTimeRange(start: .zero, duration: second)
    try track.insertTimeRange(part, of: AVAssetTrack(), at: CMTime(value: 5, timescale: 1))
    #expect(film.duration == CMTime(value: 6, timescale: 1))
    try track.insertTimeRange(part, of: AVAssetTrack(), at: .invalid)
    #expect(film.duration == CMTime(value: 7, timescale: 1))
    track.removeTimeRange(CMTimeRange(start: .zero, duration: CMTime(value: 9, timescale: 1)))
    #expect(film.duration == .zero)
    #expect(film.tracks(withMediaType: .audio).isEmpty && film.tracks(withMediaType: .video) == [track])
  }

  private final class Renderers: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      (overlay as? MKPolyline).map { MKPolylineRenderer(polyline: $0) } ?? MKOverlayRenderer(overlay: overlay)
    }
  }

  @Test func `a line on a map has a path of its points`() throws {
    let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Renderers())
    map.delegate = delegate
    let places = [(0.0, 0.0), (0, 90)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let line = unsafe MKPolyline(coordinates: places, count: places.count)
    map.addOverlay(line)
    let renderer = try #require(map.renderer(for: line) as? MKPolylineRenderer)
    // A quarter of the way around the earth is a quarter of the map's width.
    #expect(abs(renderer.path.boundingBox.width - MKMapSize.world.width / 4) < 0.001)
    #expect(renderer.path.boundingBox.origin == .zero)
  }

  @Test func `a circle on the earth contains near places`() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let circle = CLCircularRegion(center: center, radius: 112_000, identifier: "a")
    // A degree is 111,195 m.
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 1.1, longitude: 0)))
  }

  @Test func `categories and contents of notifications are kept`() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.threadIdentifier, content.interruptionLevel) = ("a", "b", .passive)
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    content.title = "c"
    #expect(copy.title == "a" && copy.threadIdentifier == "b" && copy.interruptionLevel == .passive)
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/none"))
    }
  }

  @Test func `a password is added once, found, changed and removed`() {
    let key: [String: Any] = [
      "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrAccount)": UUID().uuidString,
    ]
    let item = key.merging(["\(kSecValueData)": Data("x".utf8)]) { $1 } as NSDictionary
    #expect(SecItemAdd(item, nil) == errSecSuccess && SecItemAdd(item, nil) == errSecDuplicateItem)
    let query = key.merging(["\(kSecReturnData)": true]) { $1 } as NSDictionary
    var found: AnyObject?
    #expect(unsafe SecItemCopyMatching(query, &found) == errSecSuccess)
    #expect(found as? Data == Data("x".utf8))
    #expect(SecItemUpdate(key as NSDictionary, ["\(kSecValueData)": Data("y".utf8)]) == errSecSuccess)
    #expect(unsafe SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data("y".utf8))
    #expect(SecItemDelete(key as NSDictionary) == errSecSuccess)
    #expect(unsafe SecItemCopyMatching(query, &found) == errSecItemNotFound)
  }

  @Test func `passwords of accounts of bytes, and of all devices, are told apart`() {
    let service = UUID().uuidString
    let key: [String: Any] = ["\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": service]
    func query(_ more: [String: Any]) -> NSDictionary { key.merging(more) { $1 } as NSDictionary }
    for account in ["aa", "bb"] {
      let data = Data(account.utf8)
      var added: AnyObject?
      let item = query([
        "\(kSecAttrAccount)": data, "\(kSecValueData)": data, "\(kSecReturnData)": true,
      ])
      #expect(unsafe SecItemAdd(item, &added) == errSecSuccess && added as? Data == data)
    }
    var found: AnyObject?
    let second = query(["\(kSecAttrAccount)": Data("bb".utf8), "\(kSecReturnData)": true])
    #expect(unsafe SecItemCopyMatching(second, &found) == errSecSuccess && found as? Data == Data("bb".utf8))
    let shared = query(["\(kSecAttrAccount)": Data("bb".utf8), "\(kSecAttrSynchronizable)": true])
    #expect(SecItemAdd(shared, nil) == errSecSuccess && SecItemAdd(shared, nil) == errSecDuplicateItem)
    func count(_ more: [String: Any]) -> Int {
      var found: AnyObject?
      let asked = query(["\(kSecReturnAttributes)": true, "\(kSecMatchLimit)": kSecMatchLimitAll])
      let all = (asked as? [String: Any] ?? [:]).merging(more) { $1 } as NSDictionary
      return unsafe SecItemCopyMatching(all, &found) == errSecSuccess ? (found as? [Any])?.count ?? -1 : 0
    }
    #expect(count([:]) == 2 && count(["\(kSecAttrSynchronizable)": true]) == 1)
    let any = ["\(kSecAttrSynchronizable)": kSecAttrSynchronizableAny]
    #expect(count(any) == 3 && SecItemDelete(query(any)) == errSecSuccess && count(any) == 0)
  }

  @Test func `random bytes are written, and no others`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(unsafe SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(bytes[32...].allSatisfy { $0 == 0 } && bytes[..<32].contains { $0 != 0 })
  }

  @Test func `a matrix and its inverse undo each other`() {
    let matrix = simd_float3x3(SIMD3(2, 0, 0), SIMD3(0, 0, 4), SIMD3(0, 1, 0))
    #expect(matrix.determinant == -8)
    #expect(matrix * SIMD3<Float>(1, 2, 3) == SIMD3(2, 3, 8))
    #expect(SIMD3<Float>(1, 2, 3) * matrix == SIMD3(2, 12, 2))
    #expect(matrix.inverse * SIMD3<Float>(2, 3, 8) == SIMD3(1, 2, 3))
    let flat = simd_double4x4(diagonal: SIMD4(1, 0, 2, 3))
    #expect(flat.determinant == 0 && flat.inverse[0].x.isNaN)
    #expect(simd_float3x3(SIMD3(1, 2, 3), SIMD3(2, 4, 6), .zero).determinant == 0)
    #expect(matrix.transpose.columns.2 == SIMD3(0, 4, 0) && matrix * .identity == matrix)
    #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_mix(SIMD2<Double>(0, 2), SIMD2(4, 4), 0.5) == SIMD2(2, 3))
    let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1)).act(SIMD3(1, 0, 0))
    #expect(simd_distance(turn, SIMD3(0, 1, 0)) < 1e-6)
  }
}
