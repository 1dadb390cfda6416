public import CoreMedia

/// A way of keeping the pitch of a sound at other speeds.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the way of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The quick way.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
  /// The way for voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// The best way.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The way of a tape: the pitch changes.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// The records of what was loaded of a film.
///
/// Differs from AVFoundation: nothing is loaded, and there are none.
open class AVPlayerItemAccessLog: NSObject {
  /// The records.
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// A record of what was loaded of a film.
open class AVPlayerItemAccessLogEvent: NSObject {
  /// The bits of a second that the network gave.
  open var observedBitrate: Double { -1 }
  /// The bits of a second that the film needs.
  open var indicatedBitrate: Double { -1 }
}

extension AVPlayerItem {
  /// Returns the records of what was loaded: nil.
  public func accessLog() -> AVPlayerItemAccessLog? { nil }
}

extension AVPlayer {
  /// Sets a speed without waiting for data.
  public func playImmediately(atRate rate: Float) { self.rate = rate }
}

extension NSValue {
  /// Creates the value of a range of times.
  public convenience init(timeRange: CMTimeRange) {
    let numbers = [timeRange.start, timeRange.duration].flatMap { time in
      [time.value, Int64(time.timescale) << 32 | Int64(time.flags.rawValue), time.epoch]
    }
    unsafe self.init(bytes: numbers, objCType: "[6q]")
  }

  /// The range of times of the value; an invalid one if the value is of another type.
  public var timeRangeValue: CMTimeRange {
    guard unsafe String(cString: objCType) == "[6q]" else { return .invalid }
    var numbers = [Int64](repeating: 0, count: 6)
    unsafe numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    func time(_ index: Int) -> CMTime {
      CMTime(
        value: numbers[index], timescale: CMTimeScale(numbers[index + 1] >> 32),
        flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[index + 1])),
        epoch: numbers[index + 2])
    }
    return CMTimeRange(start: time(0), duration: time(3))
  }
}
