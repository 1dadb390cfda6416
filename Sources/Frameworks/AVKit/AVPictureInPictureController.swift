public import AVFoundation
public import Foundation

/// A type that is told of the small window of a film.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the window is about to begin.
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  /// Tells the delegate that the window began.
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  /// Tells the delegate that the window could not begin.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  /// Tells the delegate that the window is about to end.
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  /// Tells the delegate that the window ended.
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  /// Shows the film again, and calls the handler.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  /// Does nothing.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  /// Calls the handler with true.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// The small window of a film.
///
/// Differs from AVKit: there is none; `startPictureInPicture()` tells the delegate of an error.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The content of the window.
  @preconcurrency @MainActor
  open class ContentSource: NSObject {
    /// The layer of the film.
    public let playerLayer: AVPlayerLayer?

    /// Creates the content of a layer.
    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
    }
  }

  /// The content of the window.
  open var contentSource: ContentSource?
  /// The object that is told of the window.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether or not the window begins when the program is left.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether or not the user cannot leave out parts.
  open var requiresLinearPlayback = false
  /// Whether or not there is a window: no.
  open var isPictureInPictureActive: Bool { false }
  /// Whether or not there can be a window now: no.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether or not the window is hidden: no.
  open var isPictureInPictureSuspended: Bool { false }
  /// The layer of the film.
  open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }

  /// Whether or not there can be windows: no.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// Creates the window of a layer.
  public convenience init?(playerLayer: AVPlayerLayer) {
    self.init(contentSource: ContentSource(playerLayer: playerLayer))
  }

  /// Creates the window of a content.
  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
  }

  /// Tells the delegate that the window could not begin.
  open func startPictureInPicture() {
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
  }

  /// Does nothing: there is no window.
  open func stopPictureInPicture() {}
  /// Does nothing: there is no window.
  open func invalidatePlaybackState() {}
}

/// An error of this framework.
public struct AVKitError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An error of unknown kind.
    case unknown = -1000
    /// The small window could not begin.
    case pictureInPictureStartFailed = -1001
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A button that shows the screens and speakers around.
///
/// Differs from AVKit: it is empty.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  /// The colour while another screen is used.
  open var activeTintColor: UIColor! = .tintColor
  /// Whether or not screens come first.
  open var prioritizesVideoDevices = false
  /// The object that is told of the list.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
}

/// A type that is told of the list of screens and speakers.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the list is about to be shown.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Tells the delegate that the list is gone.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
