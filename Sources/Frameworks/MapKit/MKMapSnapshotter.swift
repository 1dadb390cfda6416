/// A maker of pictures of maps.
///
/// Differs from MapKit: each request ends with an error.
open class MKMapSnapshotter: NSObject {
  /// The circumstances of a picture.
  open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The size of the picture, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels of a point.
    open var scale: CGFloat = 1
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// Whether or not buildings are shown.
    open var showsBuildings = true
    /// Whether or not places of interest are shown.
    open var showsPointsOfInterest = true
    /// The places of interest; nil is all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The point of view.
    ///
    /// Differs from MapKit: it has no effect.
    @MainActor open var camera: MKMapCamera {
      get { keptCamera ?? MKMapCamera() }
      set { keptCamera = newValue }
    }
    private var keptCamera: MKMapCamera?
    /// The rectangle of the map; that of the region.
    open var mapRect: MKMapRect {
      get { MKMapRect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The traits.
    ///
    /// Differs from MapKit: they have no effect.
    open var traitCollection = UITraitCollection()
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let region: MKCoordinateRegion

    /// Creates a picture of a part of the earth, by which a test answers code that asks for one.
    ///
    /// Differs from MapKit, where only the system creates one.
    public init(image: UIImage, region: MKCoordinateRegion) {
      self.image = image
      self.region = region
    }

    /// Returns the point of a place in the picture, in points, in an even grid of degrees as that of `MKMapView`.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      region.point(of: coordinate, in: CGRect(origin: .zero, size: image.size))
    }
  }

  /// A function that is called with the picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// The circumstances.
  public let options: Options

  /// Creates a maker of pictures.
  public init(options: Options) {
    self.options = options
  }

  /// Calls the handler with an error.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.loadingThrottled))
  }

  /// Calls the handler with an error.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Does nothing, since no request is open.
  open func cancel() {}
}

/// An error of this framework.
public struct MKError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: UInt, Sendable {
    /// An error of unknown kind.
    case unknown = 1
    /// An error of the server.
    case serverFailure = 2
    /// Nothing is loaded.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
    /// Data cannot be read.
    case decodingFailed = 6
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}
