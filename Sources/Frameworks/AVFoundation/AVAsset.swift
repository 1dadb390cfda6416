// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A film or a sound.
///
/// Differs from AVFoundation: it is not read; it has no tracks and an unknown length.
open class AVAsset: NSObject {
  /// Creates an empty asset.
  public override init() {
    super.init()
  }

  /// Creates the asset of a file.
  public convenience init(url: URL) {
    self.init()
    address = url
  }

  /// The address of the file.
  fileprivate var address: URL?
  /// The length.
  open var duration: CMTime { .indefinite }
  /// The tracks.
  open var tracks: [AVAssetTrack] { [] }
  /// Whether or not it can be played.
  open var isPlayable: Bool { false }
  /// Whether or not it can be exported.
  open var isExportable: Bool { false }

  /// The transform of the pictures for showing.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The rate at which it is played.
  open var preferredRate: Float { 1 }
  /// The volume at which it is played.
  open var preferredVolume: Float { 1 }
  /// Whether or not it is locked.
  open var hasProtectedContent: Bool { false }
  /// Whether or not it can be read.
  open var isReadable: Bool { false }
  /// Whether or not its parts can be used in others.
  open var isComposable: Bool { false }

  /// Ends the loading of values.
  open func cancelLoading() {}

  /// Calls the handler with the tracks of a kind.
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) { completionHandler(tracks(withMediaType: mediaType), nil) }

  /// Returns the tracks of a kind.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }

  /// Returns the tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the state of a value: it is there.
  @safe open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  { .loaded }

  /// Calls the handler, since nothing is loaded.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    handler?()
  }
}

/// The asset of an address.
open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL

  /// Creates the asset of an address.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
    address = url
  }

  /// Creates the asset of an address.
  public convenience init(url: URL) {
    self.init(url: url, options: nil)
  }
}

/// A track of an asset.
open class AVAssetTrack: NSObject {
  /// The kind.
  open var mediaType: AVMediaType { .video }
  /// The size of the pictures, in pixels.
  open var naturalSize: CGSize { .zero }
  /// The transform of the pictures for showing.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The time of the track.
  open var timeRange: CMTimeRange { .zero }
  /// The number of pictures in a second.
  open var nominalFrameRate: Float { 0 }
}

/// An error of this framework.
public struct AVError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An error of unknown kind.
    case unknown = -11800
    /// The kind of a file is not known.
    case fileFormatNotRecognized = -11828
    /// The operation is not there on this system.
    case operationNotSupportedForAsset = -11838
    /// The program may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A function that is called for each picture of a film.
public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler

/// A maker of pictures of a film.
///
/// Differs from AVFoundation: it makes none; each request ends with an error.
open class AVAssetImageGenerator: NSObject {
  /// The ends of a request.
  public enum Result: Int, Sendable {
    /// A picture.
    case succeeded
    /// An error.
    case failed
    /// A cancellation.
    case cancelled
  }

  /// A function that is called for each picture.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// The film.
  public let asset: AVAsset
  /// Whether or not pictures are turned as the film.
  open var appliesPreferredTrackTransform = false
  /// The largest size of the pictures, in pixels; zero is no limit.
  open var maximumSize = CGSize.zero
  /// The time by which a picture may be too early.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The time by which a picture may be too late.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a maker of pictures.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Throws an error, since films are not read.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Calls the handler with an error for each time.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for _ in requestedTimes {
      handler(.invalid, nil, .invalid, .failed, AVError(.operationNotSupportedForAsset))
    }
  }

  /// Does nothing, since no request is open.
  open func cancelAllCGImageGeneration() {}
}

extension NSValue {
  /// Creates the value of a time.
  public convenience init(time: CMTime) {
    let numbers = [time.value, Int64(time.timescale) << 32 | Int64(time.flags.rawValue), time.epoch]
    unsafe self.init(bytes: numbers, objCType: "[3q]")
  }

  /// The time of the value; an invalid one if the value is of another type.
  public var timeValue: CMTime {
    guard unsafe String(cString: objCType) == "[3q]" else { return .invalid }
    var numbers = [Int64](repeating: 0, count: 3)
    unsafe numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    return CMTime(
      value: numbers[0], timescale: CMTimeScale(numbers[1] >> 32),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[1])), epoch: numbers[2])
  }
}

/// The states of a value that is loaded.
public enum AVKeyValueStatus: Int, Sendable {
  /// Not known.
  case unknown
  /// Being loaded.
  case loading
  /// There.
  case loaded
  /// Not to be had.
  case failed
  /// No longer asked for.
  case cancelled
}
