/// The frames of an animated PNG, whose chunks were all checked, to be decoded one after another.
///
/// Every violation of the format is an error: a sequence number out of order, a frame outside the picture, without data
/// or beyond the number in `acTL`, and a number or size beyond the limits, which are compared before memory is
/// allocated for pixels.
public struct PNGAnimation: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of times that it is played; 0 for no end.
  public let plays: Int
  /// The number of pixels per point; nil if the file has none.
  public let scale: Double?
  /// The texts, in the order of the file.
  public let text: [PNGText]
  /// The times for which the frames are shown.
  public var delays: [PNGFrameDelay] { frames.map(\.control.delay) }
  /// The number of frames in the file.
  public var count: Int { frames.count }
  /// The duration in seconds.
  public var seconds: Double { frames.reduce(0) { $0 + $1.control.delay.seconds } }

  let frames: [StoredFrame]
  /// The content of the header behind the sides, and the chunks that all frames share.
  let header: [UInt8]
  let shared: [PNGChunk]
  let limits: PNGLimits

  /// Returns whether the bytes are a PNG with an animation, valid or not.
  public static func isAnimated(_ bytes: [UInt8]) -> Bool {
    guard (try? PNGSignature.check(bytes)) != nil else { return false }
    var chunks = PNGChunks(bytes)
    while let chunk = try? chunks.next(), chunk.type != "IDAT" {
      if chunk.type == "acTL" { return true }
    }
    return false
  }

  /// Reads the chunks of a file.
  ///
  /// - Throws: A `PNGAnimationError` if the bytes are no animated PNG, are damaged, or exceed the limits.
  public init(_ bytes: [UInt8], limits: PNGAnimationLimits = .standard) throws(PNGAnimationError) {
    var chunks = PNGChunks(bytes)
    var parser: AnimationParser
    var metadata = PNGMetadata(limits: limits.picture)
    do {
      try PNGSignature.check(bytes)
      let first = try chunks.next()
      let header = try PNGHeader(first)
      try limits.picture.check(width: header.width, height: header.height)
      parser = AnimationParser(width: header.width, height: header.height, limits)
      self.header = Array((first?.content ?? []).dropFirst(8))
      (width, height) = (header.width, header.height)
    } catch {
      throw .png(error)
    }
    while true {
      let chunk: PNGChunk?
      do { chunk = try chunks.next() } catch { throw .png(error) }
      guard let chunk else { break }
      metadata.take(chunk)
      try parser.take(chunk)
    }
    frames = try parser.finish()
    shared = parser.shared
    plays = parser.plays
    (scale, text) = (metadata.scale, metadata.text)
    self.limits = limits.picture
  }

  /// Returns a decoder of the frames, from the first.
  public func decoder() -> PNGFrameDecoder { PNGFrameDecoder(self) }
}

/// A frame as it is in the file.
struct StoredFrame: Sendable {
  var control: FrameControl
  /// The pieces of its zlib stream.
  var pieces: [ArraySlice<UInt8>] = []
}
