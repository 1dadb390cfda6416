// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A type that is told of the end of a recording.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Tells the delegate that a recording ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Tells the delegate of an error.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder of sounds.
///
/// Differs from AVFoundation: there is no microphone; nothing is recorded.
open class AVAudioRecorder: NSObject {
  /// The address of the file.
  public let url: URL
  /// The form of the file.
  public let settings: [String: Any]
  /// The object that is told of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether or not loudness is measured.
  open var isMeteringEnabled = false
  /// Whether or not sounds are recorded: never.
  open var isRecording: Bool { false }
  /// The length of the recording, in seconds.
  open var currentTime: TimeInterval { 0 }

  /// Creates the recorder of a file.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Returns false: nothing is recorded.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Returns false: nothing is recorded.
  @discardableResult
  open func record() -> Bool { false }
  /// Returns false: nothing is recorded.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing: nothing is recorded.
  open func pause() {}
  /// Tells the delegate of the end.
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  /// Returns false: nothing is recorded.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Does nothing: nothing is recorded.
  open func updateMeters() {}
  /// Returns the loudness of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the loudness of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The key of the form of sounds.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of values in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the number of bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits of a value.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the high byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether values are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The qualities of sounds.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest.
  case min = 0
  /// A low one.
  case low = 32
  /// A medium one.
  case medium = 64
  /// A high one.
  case high = 96
  /// The highest.
  case max = 127
}

/// The place in a word or sentence at which a voice stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// A voice.
///
/// Differs from AVFoundation: there is none of the system; any language has one that is not heard.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language, `en-US`.
  public let language: String
  /// The name.
  open var name: String { language }

  /// Creates the voice of a language; that of the user for nil.
  public init?(language languageCode: String?) {
    language = languageCode ?? Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }

  /// Returns no voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language of the user.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// A text that is to be spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The height of the voice.
  open var pitchMultiplier: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// The silence before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The silence after, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text.
  public init(string: String) {
    speechString = string
  }
}

/// The least speed of a voice.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed of a voice.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of a voice.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A type that is told of what a voice speaks.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Tells the delegate that a text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Tells the delegate that a text ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Tells the delegate that a text was given up.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// A speaker of texts.
///
/// Differs from AVFoundation: nothing is heard; a text begins and ends at once.
open class AVSpeechSynthesizer: NSObject {
  /// The object that is told of texts.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether or not it speaks: never.
  open var isSpeaking: Bool { false }
  /// Whether or not it pauses: never.
  open var isPaused: Bool { false }

  /// Begins a text and ends it.
  open func speak(_ utterance: AVSpeechUtterance) {
    delegate?.speechSynthesizer(self, didStart: utterance)
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }

  /// Returns false: nothing is spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: nothing is spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: nothing is spoken.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
