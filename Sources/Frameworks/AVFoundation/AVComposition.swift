public import CoreMedia
public import Foundation

/// A film of parts of others.
///
/// Differs from AVFoundation: it keeps its tracks and their times, and has no pictures.
open class AVComposition: AVAsset {
  /// The size of pictures.
  open var naturalSize: CGSize { .zero }
}

/// A track of a film of parts of others.
open class AVCompositionTrack: AVAssetTrack {}

/// A track that can be changed.
open class AVMutableCompositionTrack: AVCompositionTrack {
  private let kind: AVMediaType
  private let number: CMPersistentTrackID
  private var end = CMTime.zero
  private var transform = CGAffineTransform.identity

  init(_ kind: AVMediaType, _ number: CMPersistentTrackID) {
    (self.kind, self.number) = (kind, number)
  }

  /// The kind.
  open override var mediaType: AVMediaType { kind }
  /// The number.
  open var trackID: CMPersistentTrackID { number }
  /// The time of the track.
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
  /// The transform of the pictures for showing.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }

  /// Inserts a part of another track; at an invalid time at the end.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    let start = startTime.isNumeric ? max(end, startTime) : end
    end = start + timeRange.duration
  }

  /// Inserts nothing for a time.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { end = end + timeRange.duration }

  /// Removes a part.
  open func removeTimeRange(_ timeRange: CMTimeRange) { end = max(.zero, end - timeRange.duration) }

  /// Makes a part longer or shorter.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    end = end - timeRange.duration + duration
  }
}

/// A film of parts of others that can be changed.
open class AVMutableComposition: AVComposition {
  private var parts: [AVMutableCompositionTrack] = []
  private var size = CGSize.zero

  /// The tracks.
  open override var tracks: [AVAssetTrack] { parts }
  /// The size of pictures.
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// The length.
  open override var duration: CMTime {
    parts.map(\.timeRange.duration).max { $0 < $1 } ?? .zero
  }

  /// Creates an empty film.
  public override init() {
    super.init()
  }

  /// Adds an empty track.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let isFree =
      preferredTrackID != kCMPersistentTrackID_Invalid
      && !parts.contains { $0.trackID == preferredTrackID }
    let next = (parts.map(\.trackID).max() ?? 0) + 1
    let track = AVMutableCompositionTrack(mediaType, isFree ? preferredTrackID : next)
    parts.append(track)
    return track
  }

  /// Removes a track.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }

  /// Inserts a part of a film in tracks of its kinds.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    for track in asset.tracks {
      let own =
        parts.first { $0.mediaType == track.mediaType }
        ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      try own?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }
}

/// The pictures of a film of several tracks.
///
/// Differs from AVFoundation: it is kept, and nothing is drawn.
open class AVVideoComposition: NSObject {
  /// The parts in time.
  open var instructions: [AVVideoCompositionInstruction] { [] }
  /// The time of a picture.
  open var frameDuration: CMTime { .zero }
  /// The size of a picture.
  open var renderSize: CGSize { .zero }
  /// The factor of the size.
  open var renderScale: Float { 1 }
}

/// The pictures of a film of several tracks, that can be changed.
open class AVMutableVideoComposition: AVVideoComposition {
  private var parts: [AVVideoCompositionInstruction] = []
  private var time = CMTime.zero
  private var size = CGSize.zero
  private var scale: Float = 1

  /// The parts in time.
  open override var instructions: [AVVideoCompositionInstruction] {
    get { parts }
    set { parts = newValue }
  }
  /// The time of a picture.
  open override var frameDuration: CMTime {
    get { time }
    set { time = newValue }
  }
  /// The size of a picture.
  open override var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// The factor of the size.
  open override var renderScale: Float {
    get { scale }
    set { scale = newValue }
  }
  /// The tool that draws layers over pictures.
  open var animationTool: AVVideoCompositionCoreAnimationTool?

  /// Creates pictures without parts.
  public override init() {
    super.init()
  }

  /// Creates the pictures of a film.
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
  }
}

/// A part in time of the pictures of a film.
open class AVVideoCompositionInstruction: NSObject {
  /// The time.
  open var timeRange: CMTimeRange { .zero }
  /// The colour behind.
  open var backgroundColor: CGColor? { nil }
  /// The tracks, the topmost first.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { [] }
}

/// A part in time of the pictures of a film, that can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  private var time = CMTimeRange.zero
  private var color: CGColor?
  private var layers: [AVVideoCompositionLayerInstruction] = []

  /// The time.
  open override var timeRange: CMTimeRange {
    get { time }
    set { time = newValue }
  }
  /// The colour behind.
  open override var backgroundColor: CGColor? {
    get { color }
    set { color = newValue }
  }
  /// The tracks, the topmost first.
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { layers }
    set { layers = newValue }
  }
}

/// The place of a track in pictures.
open class AVVideoCompositionLayerInstruction: NSObject {
  /// The number of the track.
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

/// The place of a track in pictures, that can be changed.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  /// Creates the place of a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
  }

  /// Sets the transform from a time on.
  ///
  /// Differs from AVFoundation: without effect.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Moves the transform in a time.
  ///
  /// Differs from AVFoundation: without effect.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  /// Sets the opacity from a time on.
  ///
  /// Differs from AVFoundation: without effect.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  /// Moves the opacity in a time.
  ///
  /// Differs from AVFoundation: without effect.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {}
  /// Sets the visible part from a time on.
  ///
  /// Differs from AVFoundation: without effect.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// A tool that draws layers over the pictures of a film.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  /// Creates a tool that draws films into a layer, and another layer.
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    self.init()
  }
}
