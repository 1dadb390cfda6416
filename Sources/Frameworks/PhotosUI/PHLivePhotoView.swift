import StandInCore

/// A view that shows a picture that moves.
///
/// Differs from PhotosUI: it is a labelled rectangle.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The object that is told of the beginning and the end of moves.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// Whether or not it is silent.
  open var isMuted = false

  /// Returns an image of nothing, in place of the mark of pictures that move.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions) -> UIImage { UIImage() }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = addStandIn(StandIn(name: "PHLivePhotoView"))
  }

  /// Creates a view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = addStandIn(StandIn(name: "PHLivePhotoView"))
  }

  /// Does nothing: no picture moves.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}

  /// Does nothing: no picture moves.
  open func stopPlayback() {}
}

/// The ways of playing a picture that moves.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// Not known.
  case undefined
  /// The whole move.
  case full
  /// A part of it.
  case hint
}

/// The looks of the mark of pictures that move.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates looks of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The look above content.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// The look of a picture that does not move.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// A type that is told of the beginning and the end of moves.
///
/// Differs from PhotosUI: no picture moves; only your code calls the methods.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Tells the delegate of a beginning.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Tells the delegate of an end.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

extension PHPhotoLibrary {
  /// Shows nothing: there is nothing that the user could choose.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Shows nothing, and calls the handler with no media.
  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}
