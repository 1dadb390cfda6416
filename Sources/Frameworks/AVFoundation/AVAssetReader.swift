public import CoreMedia
public import Dispatch
public import Foundation

/// A reader of the data of a film.
///
/// Differs from AVFoundation: it reads none; it fails when it starts.
open class AVAssetReader: NSObject {
  /// The states of a reader.
  public enum Status: Int, Sendable {
    /// Not started.
    case unknown
    /// At work.
    case reading
    /// Done.
    case completed
    /// Ended by an error.
    case failed
    /// Cancelled.
    case cancelled
  }

  /// The film.
  public let asset: AVAsset
  /// The state.
  open private(set) var status = Status.unknown
  /// The error.
  open private(set) var error: (any Error)?
  /// The part of the film.
  open var timeRange = CMTimeRange.zero
  /// The destinations.
  open private(set) var outputs: [AVAssetReaderOutput] = []

  /// Creates the reader of a film.
  public init(asset: AVAsset) throws {
    self.asset = asset
  }

  /// Returns whether a destination can be added.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { !outputs.contains(output) }
  /// Adds a destination.
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// Fails.
  open func startReading() -> Bool {
    (status, error) = (.failed, AVError(.operationNotSupportedForAsset))
    return false
  }
  /// Cancels the reading.
  open func cancelReading() { status = .cancelled }
}

/// A destination of a reader.
open class AVAssetReaderOutput: NSObject {
  /// The kind of media.
  open var mediaType: AVMediaType { .video }
  /// Whether or not data are copied.
  open var alwaysCopiesSampleData = true
  /// Returns the next data: none.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// A destination of a reader for a track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  /// The track.
  public let track: AVAssetTrack
  /// The form of the data.
  public let outputSettings: [String: Any]?

  /// Creates the destination of a track.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
}

/// A writer of a film.
///
/// Differs from AVFoundation: it writes none; it fails when it starts.
open class AVAssetWriter: NSObject {
  /// The states of a writer.
  public enum Status: Int, Sendable {
    /// Not started.
    case unknown
    /// At work.
    case writing
    /// Done.
    case completed
    /// Ended by an error.
    case failed
    /// Cancelled.
    case cancelled
  }

  /// The address of the file.
  public let outputURL: URL
  /// The kind of the file.
  public let outputFileType: AVFileType
  /// The state.
  open private(set) var status = Status.unknown
  /// The error.
  open private(set) var error: (any Error)?
  /// The sources.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// Whether or not the film can be played while it arrives.
  open var shouldOptimizeForNetworkUse = false

  /// Creates the writer of a file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }

  /// Creates the writer of a file.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  /// Returns whether a source can be added.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { !inputs.contains(input) }
  /// Adds a source.
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  /// Fails.
  @discardableResult
  open func startWriting() -> Bool {
    (status, error) = (.failed, AVError(.operationNotSupportedForAsset))
    return false
  }
  /// Begins at a time.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// Ends at a time.
  open func endSession(atSourceTime endTime: CMTime) {}
  /// Calls the handler.
  open func finishWriting(completionHandler handler: @escaping () -> Void) { handler() }
  /// Ends the writing.
  open func finishWriting() async {}
  /// Cancels the writing.
  open func cancelWriting() { status = .cancelled }
}

/// A source of a writer.
open class AVAssetWriterInput: NSObject {
  /// The kind of media.
  public let mediaType: AVMediaType
  /// The form of the film.
  public let outputSettings: [String: Any]?
  /// The form of the data.
  public let sourceFormatHint: CMFormatDescription?
  /// The transform of pictures for showing.
  open var transform = CGAffineTransform.identity
  /// The size of pictures.
  open var naturalSize = CGSize.zero
  /// Whether or not data come as they arise.
  open var expectsMediaDataInRealTime = false
  /// Whether or not it takes data: no.
  open var isReadyForMoreMediaData: Bool { false }

  /// Creates a source.
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
  ) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    self.sourceFormatHint = sourceFormatHint
  }

  /// Returns false: it takes no data.
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Ends the data.
  open func markAsFinished() {}
  /// Does nothing: it takes no data.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
}

/// A source of a writer for pictures in memory.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  /// The source.
  public let assetWriterInput: AVAssetWriterInput
  /// The form of pictures.
  public let sourcePixelBufferAttributes: [String: Any]?

  /// Creates the source of another.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }

  /// Returns false: it takes no pictures.
  open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
    false
  }
}
