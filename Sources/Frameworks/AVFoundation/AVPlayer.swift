// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A film at a time.
open class AVPlayerItem: NSObject {
  /// The states of an item.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Able to be played.
    case readyToPlay
    /// Not able to be played.
    case failed
  }

  /// The film.
  public let asset: AVAsset
  /// The state.
  open var status: Status { .unknown }
  /// The error.
  open var error: (any Error)? { nil }
  /// The length.
  open var duration: CMTime { asset.duration }
  /// The greatest number of bits per second, without effect; 0 is no limit.
  open var preferredPeakBitRate = 0.0
  /// The greatest size of pictures that is loaded, without effect; zero is no limit.
  open var preferredMaximumResolution = CGSize.zero
  /// The time that is loaded ahead, in seconds, without effect.
  open var preferredForwardBufferDuration = 0.0
  /// Whether or not nothing that is loaded is left to play: always, since nothing is loaded.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Whether or not no more can be loaded: never.
  open var isPlaybackBufferFull: Bool { false }
  /// Whether or not the item can likely be played to its end: never.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// The times that are loaded: none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The way of keeping the pitch at other speeds, without effect.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  fileprivate var time = CMTime.zero

  /// Creates the item of a film.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Creates the item of an address.
  public convenience init(url: URL) {
    self.init(asset: AVURLAsset(url: url))
  }

  /// Returns the present time.
  open func currentTime() -> CMTime { time }

  /// Sets the present time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if time.isNumeric { self.time = time }
    completionHandler?(time.isNumeric)
  }

  /// Sets the present time, which is exact.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
}

extension NSNotification.Name {
  /// The notification of the end of a film.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// The notification of a film that waits for its data, which is never posted.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// The notification of a film that cannot be played to its end, which is never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// The notification of an interruption of a session of cameras and microphones.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
}

/// A player of films.
///
/// Differs from AVFoundation: it keeps what it is told, and time stands still.
open class AVPlayer: NSObject {
  /// The states of a player.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Able to play.
    case readyToPlay
    /// Not able to play.
    case failed
  }

  /// The states of a player over time.
  public enum TimeControlStatus: Int, Sendable {
    /// Paused.
    case paused
    /// Waiting for data.
    case waitingToPlayAtSpecifiedRate
    /// Playing.
    case playing
  }

  /// The ways to go on at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next film begins.
    case advance
    /// The film pauses.
    case pause
    /// Nothing.
    case none
  }

  /// The film.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed; 0 is a pause.
  open var rate: Float = 0
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Whether or not it is silent.
  open var isMuted = false
  /// The ways to go on at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether or not it waits for data.
  open var automaticallyWaitsToMinimizeStalling = true
  /// The state.
  open var status: Status { .readyToPlay }
  /// The error.
  open var error: (any Error)? { nil }
  /// The state over time.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// Creates a player without a film.
  public override init() {
    super.init()
  }

  /// Creates a player of a film.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Creates a player of the film of an address.
  public convenience init(url: URL) {
    self.init(playerItem: AVPlayerItem(url: url))
  }

  /// Sets the film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Sets the usual speed.
  open func play() { rate = 1 }

  /// Sets the speed 0.
  open func pause() { rate = 0 }

  /// Returns the present time.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Sets the present time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Sets the present time, and calls the handler.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

  /// Sets the present time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Sets the present time, and calls the handler.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Returns an observer that is never called, since time stands still.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Removes an observer.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of films one after another.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  /// Creates a player of films.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Returns the films that are left.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on to the next film.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }

  /// Removes all films.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}
