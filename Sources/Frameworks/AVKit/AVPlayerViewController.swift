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
  /// Whether or not the user cannot leave out parts.
  open var requiresLinearPlayback = false
  /// Whether or not the small window begins when the program is left.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether or not texts in films can be selected.
  open var allowsVideoFrameAnalysis = true
  /// Whether or not times are shown as those of the day.
  open var showsTimecodes = false
  /// The form of pictures in memory.
  open var pixelBufferAttributes: [String: Any]?
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
///
/// Differs from AVKit: only your code calls the methods.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the small window is about to begin.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Tells the delegate that the small window began.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Tells the delegate that the small window could not begin.
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  /// Tells the delegate that the small window is about to end.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Tells the delegate that the small window ended.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Returns whether or not the controller is dismissed when the small window begins.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Shows the controller again, and calls the handler.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Tells the delegate that the film is about to fill the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  /// Tells the delegate that the film is about to leave the full screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Returns true.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Calls the handler with true.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}
