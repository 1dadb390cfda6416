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
  /// The pictures of several tracks.
  open var videoComposition: AVVideoComposition?
  /// The sounds of several tracks.
  open var audioMix: AVAudioMix?
  /// The time at which it ends before its end.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// The time at which it ends when it plays backwards.
  open var reversePlaybackEndTime = CMTime.invalid
  /// Whether or not it loads while it stands still.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = true
  /// The size at which it is shown.
  open var presentationSize: CGSize { .zero }
  /// The times to which it can go: none.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether or not it can play backwards.
  open var canPlayReverse: Bool { false }
  /// Whether or not it can play quickly.
  open var canPlayFastForward: Bool { false }
  /// Whether or not it can go on by a picture.
  open var canStepForward: Bool { false }
  /// Whether or not it can go back by a picture.
  open var canStepBackward: Bool { false }
  /// The keys of the values that are loaded first.
  open var automaticallyLoadedAssetKeys: [String] { [] }

  /// Ends the search for a time.
  open func cancelPendingSeeks() {}

  /// Goes on by pictures: there are none.
  open func step(byCount stepCount: Int) {}

  /// The name of the notification that it was played to its end.
  public class var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
  fileprivate var time = CMTime.zero

  /// Creates the item of a film.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Creates the film of an asset, of which values are loaded first.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Creates the film of an address.
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
  /// The name of the notification that a part of a film was loaded; never posted.
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name(
    "AVPlayerItemNewAccessLogEntryNotification")
  /// The name of the notification that a film failed to load; never posted.
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
  /// The name of the notification that the time jumped; never posted.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  /// The name of the notification that a session was interrupted; never posted.
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

  /// The cause why it waits.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Whether or not other screens may show the film.
  open var allowsExternalPlayback = true
  /// Whether or not another screen shows the film.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether or not another screen shows the film while it shows the program.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether or not the screen stays on while the film plays.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether or not the player chooses languages itself.
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// The rate of `play()`.
  open var defaultRate: Float = 1

  /// The causes why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the cause of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Too little is loaded.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The speed of loading is not known yet.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is nothing to play.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Calls the handler: nothing is loaded.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Does nothing: nothing is loaded.
  open func cancelPendingPrerolls() {}

  /// Sets the rate and goes to a time.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isValid { seek(to: itemTime) }
    self.rate = rate
  }

  /// Returns an observer that is never told, since no time passes.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }

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
