// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Pictures or sounds of a moment.
///
/// Differs from CoreMedia: nothing makes one.
public final class CMSampleBuffer: Sendable {
  init() {}

  /// The picture: none.
  public var imageBuffer: CVImageBuffer? { nil }
  /// The time at which it is shown: none.
  public var presentationTimeStamp: CMTime { .invalid }
  /// The length: none.
  public var duration: CMTime { .invalid }
  /// The form: none.
  public var formatDescription: CMFormatDescription? { nil }
  /// The number of its parts.
  public var numSamples: Int { 0 }
  /// Whether or not its data are there.
  public var isValid: Bool { false }
}

/// Returns whether a buffer is valid: false, since nothing makes one.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

/// Returns whether the data of a buffer are there: false, since nothing makes one.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

/// Returns the picture of a buffer.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// Returns the time at which a buffer is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

/// Returns the length of a buffer.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

/// Returns the form of a buffer.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}

/// Returns the number of the parts of a buffer.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }

/// Does nothing, since nothing makes a buffer.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus { noErr }

/// The number of a kind of media.
public typealias CMMediaType = FourCharCode
/// Films.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sounds.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

/// The form of media.
///
/// Differs from CoreMedia: nothing makes one but your code.
public final class CMFormatDescription: Sendable {
  /// The kind of media.
  public let mediaType: CMMediaType
  /// The size of pictures.
  public let dimensions: CMVideoDimensions

  package init(mediaType: CMMediaType, dimensions: CMVideoDimensions) {
    (self.mediaType, self.dimensions) = (mediaType, dimensions)
  }
}

/// The form of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The form of sounds.
public typealias CMAudioFormatDescription = CMFormatDescription

/// The size of pictures, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32

  /// Creates the size of nothing.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates a size.
  public init(width: Int32, height: Int32) {
    (self.width, self.height) = (width, height)
  }
}

/// Returns the size of the pictures of a form.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{
  videoDesc.dimensions
}

/// Returns the kind of media of a form.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A clock of media.
///
/// Differs from CoreMedia: there is the clock of the system alone.
public final class CMClock: Sendable {
  static let host = CMClock()

  private init() {}

  /// The time of `CACurrentMediaTime()`.
  public var time: CMTime { CMTime(seconds: CACurrentMediaTime(), preferredTimescale: 1_000_000_000) }
}

/// Returns the clock of the system.
public func CMClockGetHostTimeClock() -> CMClock { CMClock.host }

/// Returns the time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
