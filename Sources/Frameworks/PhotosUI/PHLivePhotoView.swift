import StandInCore

/// A view that shows a picture that moves.
///
/// Differs from PhotosUI: it is a labelled rectangle.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The ways of playing.
  public enum PlaybackStyle: Int, Sendable {
    /// Not known.
    case undefined
    /// The whole move.
    case full
    /// A part of it.
    case hint
  }

  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// Whether or not it is silent.
  open var isMuted = false

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
  open func startPlayback(with playbackStyle: PlaybackStyle) {}

  /// Does nothing: no picture moves.
  open func stopPlayback() {}
}
