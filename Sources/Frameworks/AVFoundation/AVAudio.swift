import Synchronization

/// The sounds of a program among those of others.
///
/// Differs from AVFoundation: it keeps what it is told, and no sound is heard.
open class AVAudioSession: NSObject {
  /// The kinds of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the kind of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sounds beside those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that stop those of others when the device is not silent.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recordings and sounds.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The purposes of sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the purpose of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual purpose.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// The options of a kind.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Beside the sounds of others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// With those of others at a lower volume.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// With earphones for calls that have no wire.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// With earphones for calls that have no wire, by the newer name.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// With earphones for music that have no wire.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// With speakers in the room.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// Beside the sounds of others, but for spoken ones.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Without an end where the system mutes the microphone.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
    /// Through the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// The options of a change of activity.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The settings of the program.
  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private let settings = Mutex(Settings())
  // Unchecked because the class is open, as AVFoundation's is: its settings are used under their lock.
  nonisolated(unsafe) private static let shared = AVAudioSession()

  /// Returns the sounds of the program.
  open class func sharedInstance() -> AVAudioSession { unsafe shared }

  /// The kind.
  open var category: Category { settings.withLock { $0.category } }
  /// The purpose.
  open var mode: Mode { settings.withLock { $0.mode } }
  /// The options of the kind.
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  /// The volume of the device, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// Whether or not others are heard.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets the kind.
  open func setCategory(_ category: Category) throws {
    settings.withLock { $0.category = category }
  }

  /// Sets the kind and its options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    settings.withLock { ($0.category, $0.options) = (category, options) }
  }

  /// Sets the kind, the purpose and the options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }

  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// A type that is told of the end of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Tells the delegate that a sound ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Tells the delegate of an error.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound.
///
/// Differs from AVFoundation: no sound is read or heard; time stands still.
open class AVAudioPlayer: NSObject {
  /// The object that is told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound.
  public let url: URL?
  /// Whether or not the sound plays.
  open private(set) var isPlaying = false
  /// The time in seconds.
  open var currentTime: TimeInterval = 0
  /// The length in seconds.
  open var duration: TimeInterval { 0 }
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The speed.
  open var rate: Float = 1
  /// The number of repetitions; a negative one has no end.
  open var numberOfLoops = 0
  /// The place between the ears, from −1 to 1.
  open var pan: Float = 0
  /// Whether or not the speed can be set.
  open var enableRate = false
  /// Whether or not loudness is measured.
  open var isMeteringEnabled = false
  /// The number of channels.
  open var numberOfChannels: Int { 0 }
  /// The bytes of the sound.
  public let data: Data?
  /// The time of the device.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  /// Creates a player of a file.
  public init(contentsOf url: URL) throws {
    (self.url, data) = (url, nil)
  }

  /// Creates a player of a file, whose kind is known.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data, whose kind is known.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// Begins the sound at a time of the device, and returns true.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Does nothing: no sound is heard.
  open func updateMeters() {}

  /// Returns the loudness of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Returns the loudness of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Creates a player of data.
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
  }

  /// Returns true: nothing is read.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Begins the sound, and returns true.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Pauses the sound.
  open func pause() { isPlaying = false }

  /// Ends the sound.
  open func stop() { isPlaying = false }
}

/// The volumes of an asset's sounds.
open class AVAudioMix: NSObject {}
