import StandInCore

/// A layer that shows a player's film.
///
/// Differs from AVFoundation: a labelled rectangle is drawn.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer? {
    didSet { setNeedsDisplay() }
  }
  /// The way of fitting the film into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether or not a picture is there.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film: all of the layer, since no film has a size.
  open var videoRect: CGRect { bounds }

  /// Creates a layer without a player.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer without a player.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Draws the labelled rectangle.
  open override func draw(in ctx: CGContext) {
    let name = (player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent ?? ""
    ctx.drawStandIn(StandIn(name: "AVPlayerLayer", detail: name), in: bounds)
  }
}

/// A layer that shows the pictures of a camera.
///
/// Differs from AVFoundation: a labelled rectangle is drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session of the camera.
  open var session: AVCaptureSession?
  /// The way of fitting the pictures into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the camera.
  open var connection: AVCaptureConnection? { session.map { _ in held } }
  private lazy var held = AVCaptureConnection()

  /// Creates a layer without a session.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer without a session.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Draws the labelled rectangle.
  open override func draw(in ctx: CGContext) {
    ctx.drawStandIn(StandIn(name: "AVCaptureVideoPreviewLayer", detail: "no camera"), in: bounds)
  }

  /// Returns a point of the layer as shares of the camera's picture, whose top is at the left.
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: point.y / bounds.height, y: 1 - point.x / bounds.width)
  }

  /// Returns the point of the layer of shares of the camera's picture, whose top is at the left.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    let point = captureDevicePointOfInterest
    return CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)
  }

  /// Returns a rectangle of the layer as shares of the camera's picture, whose top is at the left.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let rect = rectInLayerCoordinates
    let one = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.minX, y: rect.minY))
    let other = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }

  /// Returns the rectangle of the layer of shares of the camera's picture, whose top is at the left.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    let one = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.minX, y: rect.minY))
    let other = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }

  /// Returns an object that a camera found, in the coordinates of the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }

  /// Whether or not pictures are shown: none are.
  open var isPreviewing: Bool { false }
}
