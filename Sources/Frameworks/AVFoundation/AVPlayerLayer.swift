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
}
