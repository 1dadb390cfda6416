public import Raster

/// An encoder from pictures to an animated PNG in memory (PNG, third edition: `acTL`, `fcTL`, `fdAT`).
///
/// The first frame is the default image, which programs without animations show. Every other frame is the smallest
/// rectangle that changed and replaces what was there; a frame without a change makes the one before it longer. All
/// frames are RGB if all pixels are opaque, else RGBA. The same frames give the same bytes on every machine.
public struct PNGAnimationWriter: ~Copyable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of frames that were appended, also of those without a change.
  public private(set) var count = 0

  private let scale: Double
  private let plays: Int
  private var last: Bitmap?
  private var frames: [Frame] = []

  /// A frame of the file; a class since its encoder cannot be copied.
  private final class Frame {
    var control: FrameControl
    var image: ImageData

    init(_ control: FrameControl) {
      self.control = control
      image = ImageData(width: control.area.width)
    }
  }

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - scale: The number of pixels per point.
  ///   - plays: The number of times that it is played; 0 for no end.
  ///
  /// - Throws: A `PNGError` for a size that no PNG can have.
  public init(width: Int, height: Int, scale: Double = 1, plays: Int = 0) throws(PNGError) {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .notEncodable(width: width, height: height)
    }
    precondition(0...Int(Int32.max) ~= plays, "An animation cannot be played \(plays) times.")
    (self.width, self.height, self.scale, self.plays) = (width, height, scale, plays)
  }

  /// Appends a frame as large as the picture, which is shown for `delay`.
  public mutating func append(_ bitmap: Bitmap, delay: PNGFrameDelay) {
    precondition(bitmap.width == width && bitmap.height == height, "A frame is as large as the picture.")
    count += 1
    var area = FrameArea(x: 0, y: 0, width: width, height: height)
    if let last {
      if let changed = FrameArea(ofChangesFrom: last, to: bitmap) {
        area = changed
      } else if let sum = frames[frames.count - 1].control.delay.adding(delay) {
        frames[frames.count - 1].control.delay = sum
        return
      } else {
        // A time that no fraction of the format has is shared by two frames, the second of one pixel.
        area = FrameArea(x: 0, y: 0, width: 1, height: 1)
      }
    }
    let frame = Frame(FrameControl(area: area, delay: delay))
    for y in area.y..<area.y + area.height {
      let start = y * width + area.x
      frame.image.append(bitmap.pixels.span.extracting(start..<start + area.width), repeated: 1)
    }
    frames.append(frame)
    last = bitmap
  }

  /// Ends the animation, which has at least one frame, and returns the bytes of the file.
  ///
  /// - Parameter text: The texts of the file, in order.
  ///
  /// - Throws: A `PNGError` if memory is exhausted.
  public consuming func finish(text: [PNGText] = []) throws(PNGError) -> [UInt8] {
    precondition(!frames.isEmpty, "An animation has a frame.")
    let isOpaque = frames.allSatisfy { $0.image.isOpaque }
    let file = try LibPNGWriter(width: width, height: height, colours: isOpaque ? .rgb : .rgba)
    try file.addChunk("sRGB", [0])  // Intent 0: perceptual.
    try file.addChunk("pHYs", PNGResolution(scale: scale).content)
    try file.addChunk("acTL", UInt32(frames.count).bigEndianBytes + UInt32(plays).bigEndianBytes)
    for item in text {
      let chunk = item.chunk
      try file.addChunk(chunk.type, chunk.content)
    }
    var sequence: UInt32 = 0
    func number() -> [UInt8] {
      defer { sequence += 1 }
      return sequence.bigEndianBytes
    }
    for (index, frame) in frames.enumerated() {
      try file.addChunk("fcTL", number() + frame.control.content)
      let stream = frame.image.stream(channels: isOpaque ? 3 : 4)
      guard index > 0 else {
        try file.addImageData(stream)
        continue
      }
      let longest = Int(Int32.max) - 4
      for start in stride(from: 0, to: stream.count, by: longest) {
        try file.addChunk("fdAT", number() + stream[start..<min(stream.count, start + longest)])
      }
    }
    return try file.finish()
  }
}
