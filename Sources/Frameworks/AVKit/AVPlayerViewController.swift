@_exported public import AVFoundation
import StandInCore

/// A view controller that shows a film with controls.
///
/// Differs from AVKit: its view is a labelled rectangle on black, without controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  private var standIn: StandInView?

  /// The player.
  open var player: AVPlayer? {
    didSet { updateStandIn() }
  }
  /// Whether or not there are controls.
  open var showsPlaybackControls = true
  /// The way of fitting the film into the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether or not the film can go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether or not the film fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether or not the film leaves the full screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether or not the system is told of what plays.
  open var updatesNowPlayingInfoCenter = true
  /// The object that is told of changes.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether or not a picture is there.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film in the view.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// The view between the film and the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  /// Adds the labelled rectangle.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    standIn = view.addStandIn(StandIn(name: "AVPlayerViewController"))
    updateStandIn()
  }

  private func updateStandIn() {
    let url = (player?.currentItem?.asset as? AVURLAsset)?.url
    standIn?.standIn.detail = url?.lastPathComponent ?? ""
  }
}

/// A type that is told of changes of a film's controller.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
