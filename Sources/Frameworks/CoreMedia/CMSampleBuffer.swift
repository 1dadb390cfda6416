// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Pictures or sounds of a moment.
///
/// Differs from CoreMedia: nothing makes one.
public final class CMSampleBuffer: Sendable {
  init() {}
}

/// Returns whether a buffer is valid: false, since nothing makes one.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
