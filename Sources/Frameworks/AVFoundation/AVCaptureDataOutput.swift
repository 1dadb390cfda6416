public import CoreMedia
public import Dispatch
public import Foundation

/// A type that is told of the pictures of a film.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Gives the delegate a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Tells the delegate that a picture came too late.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// A destination for the pictures of a film.
///
/// Differs from AVFoundation: no camera makes any.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The form of the pictures.
  open var videoSettings: [String: Any]! = [:]
  /// Whether or not pictures are left out that come too late.
  open var alwaysDiscardsLateVideoFrames = true
  /// Whether or not the size of pictures is that of the session.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// Whether or not pictures are small.
  open var deliversPreviewSizedOutputBuffers = false
  /// The forms of pixels.
  open var availableVideoPixelFormatTypes: [OSType] {
    [
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
      kCVPixelFormatType_32BGRA,
    ]
  }
  /// The forms of films.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }
  /// The object that is told.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which it is told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Creates a destination.
  public override init() {
    super.init()
  }

  /// Sets the object that is told, and the queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (
      sampleBufferDelegate, sampleBufferCallbackQueue
    )
  }

  /// Returns the form of a film in a kind of files: none.
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    nil
  }
}

/// A type that is told of sounds.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Gives the delegate a sound.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// A destination for sounds.
///
/// Differs from AVFoundation: no microphone makes any.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// The object that is told.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue on which it is told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Creates a destination.
  public override init() {
    super.init()
  }

  /// Sets the object that is told, and the queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (
      sampleBufferDelegate, sampleBufferCallbackQueue
    )
  }
}

/// A type that is told of the files of films.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Tells the delegate that a film begins.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Tells the delegate that a film ended, or of an error.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// A destination for films or sounds in files.
///
/// Differs from AVFoundation: no camera makes any; each recording ends with an error.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// The address of the file.
  open private(set) var outputFileURL: URL?
  /// Whether or not something is recorded: never.
  open var isRecording: Bool { false }
  /// The length of the recording.
  open var recordedDuration: CMTime { .zero }
  /// The bytes of the recording.
  open var recordedFileSize: Int64 { 0 }
  /// The greatest length.
  open var maxRecordedDuration = CMTime.invalid
  /// The greatest number of bytes.
  open var maxRecordedFileSize: Int64 = 0
  /// The bytes that stay free.
  open var minFreeDiskSpaceLimit: Int64 = 0

  /// Gives the delegate an error: nothing is recorded.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    self.outputFileURL = outputFileURL
    delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.unknown))
  }

  /// Does nothing: nothing is recorded.
  open func stopRecording() {}
}

/// A destination for films in files.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// The length of a part of the file.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The forms of films.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }

  /// Creates a destination.
  public override init() {
    super.init()
  }

  /// Returns the form of films of a connection.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  /// Sets the form of films of a connection, without effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
