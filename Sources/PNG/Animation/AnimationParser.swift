/// A reader of the chunks of an animated PNG, in their order.
struct AnimationParser {
  /// The palette and the transparent colours, which all frames share; colour spaces have no effect on pixels.
  private(set) var shared: [PNGChunk] = []
  private(set) var plays = 0

  private let width: Int
  private let height: Int
  private let limits: PNGAnimationLimits
  /// The number of frames in `acTL`; nil before it.
  private var stated: Int?
  private var frames: [StoredFrame] = []
  /// Whether or not the default image is the first frame.
  private var isImageFirst = false
  private var nextNumber = 0
  private var seconds = 0.0
  private var part = Part.header

  /// The position among the chunks.
  private enum Part {
    case header
    case image
    case frames
  }

  init(width: Int, height: Int, _ limits: PNGAnimationLimits) {
    (self.width, self.height, self.limits) = (width, height, limits)
  }

  /// Adds the next chunk after the header.
  mutating func take(_ chunk: PNGChunk) throws(PNGAnimationError) {
    switch chunk.type {
    case "acTL": try takeControl(chunk.content)
    case "fcTL": try takeFrame(chunk.content)
    case "IDAT": try takeImage(chunk.content)
    case "fdAT": try takeData(chunk.content)
    case "PLTE", "tRNS": try takeColours(chunk)
    default: break
    }
    // The image data are a row of chunks.
    if part == .image, chunk.type != "IDAT" { part = .frames }
  }

  /// Returns the frames after the last chunk.
  func finish() throws(PNGAnimationError) -> [StoredFrame] {
    guard let stated else { throw .notAnimated }
    guard part != .header else { throw .invalid("it has no image data (IDAT)") }
    try checkLast()
    guard frames.count == stated else {
      throw .invalid("it has \(frames.count) frames, and \(stated) by its chunk acTL")
    }
    return frames
  }

  private mutating func takeControl(_ content: ArraySlice<UInt8>) throws(PNGAnimationError) {
    guard stated == nil else { throw .invalid("it has two chunks acTL") }
    // One behind the image data makes no animation, by the standard.
    guard part == .header else { return }
    guard content.count == 8 else { throw .invalid("its chunk acTL has \(content.count) bytes; 8 are right") }
    let count = Int(content.bigEndian32)
    guard count > 0 else { throw .invalid("it has 0 frames by its chunk acTL") }
    plays = Int(content.dropFirst(4).bigEndian32)
    guard count <= limits.frames else {
      throw .tooLong("\(count) frames are more than the limit of \(limits.frames)")
    }
    guard width * height <= limits.pixels / count else {
      throw .tooLong(
        "\(count) frames of \(width)×\(height) pixels have more pixels than the limit of \(limits.pixels)")
    }
    stated = count
  }

  /// Checks a sequence number, which counts the chunks `fcTL` and `fdAT` together.
  private mutating func takeNumber(_ content: ArraySlice<UInt8>, _ type: String) throws(PNGAnimationError) {
    let number = Int(content.bigEndian32)
    guard number == nextNumber else {
      throw .invalid("a chunk \(type) has the sequence number \(number); \(nextNumber) is next")
    }
    nextNumber += 1
  }

  private mutating func takeFrame(_ content: ArraySlice<UInt8>) throws(PNGAnimationError) {
    guard let stated else { throw .notAnimated }
    guard content.count == 4 + FrameControl.length else {
      throw .invalid("a chunk fcTL has \(content.count) bytes; \(4 + FrameControl.length) are right")
    }
    try takeNumber(content, "fcTL")
    try checkLast()
    let frame = frames.count
    guard frame < stated else { throw .invalid("it has more frames than the \(stated) of its chunk acTL") }
    let control = try FrameControl(content.dropFirst(4), width: width, height: height, frame: frame)
    if part == .header, control.area != FrameArea(x: 0, y: 0, width: width, height: height) {
      throw .invalid("frame 0 is the default image, and not as large as the picture")
    }
    seconds += control.delay.seconds
    guard seconds <= limits.seconds else {
      throw .tooLong("\(frame + 1) frames take \(seconds) seconds, more than the limit of \(limits.seconds)")
    }
    frames.append(StoredFrame(control: control))
  }

  private mutating func takeImage(_ content: ArraySlice<UInt8>) throws(PNGAnimationError) {
    guard part != .frames else { throw .invalid("its image data (IDAT) are not in one row") }
    guard stated != nil else { throw .notAnimated }
    part = .image
    // Without a frame before it, the default image is no part of the animation.
    isImageFirst = !frames.isEmpty
    if isImageFirst, !content.isEmpty { frames[0].pieces.append(content) }
  }

  private mutating func takeData(_ content: ArraySlice<UInt8>) throws(PNGAnimationError) {
    guard stated != nil else { throw .notAnimated }
    guard content.count >= 4 else {
      throw .invalid("a chunk fdAT has \(content.count) bytes; at least 4 are right")
    }
    try takeNumber(content, "fdAT")
    guard part != .header else { throw .invalid("frame data (fdAT) precede the image data (IDAT)") }
    guard !frames.isEmpty else { throw .invalid("frame data (fdAT) precede the first frame (fcTL)") }
    // The first frame of a picture that is a part of the animation has its data in IDAT.
    guard frames.count > 1 || !isImageFirst else {
      throw .invalid("frame 0 is the default image, and has frame data (fdAT) as well")
    }
    if content.count > 4 { frames[frames.count - 1].pieces.append(content.dropFirst(4)) }
  }

  /// Adds a chunk of colours, of which there is one, of at most 256 colours.
  private mutating func takeColours(_ chunk: PNGChunk) throws(PNGAnimationError) {
    guard part == .header, !shared.contains(where: { $0.type == chunk.type }) else { return }
    let most = 3 * 256
    guard chunk.content.count <= most else {
      throw .invalid("its chunk \(chunk.type) has \(chunk.content.count) bytes; at most \(most) are right")
    }
    shared.append(chunk)
  }

  /// Checks that the last frame has data.
  private func checkLast() throws(PNGAnimationError) {
    if let last = frames.last, last.pieces.isEmpty { throw .invalid("frame \(frames.count - 1) has no data") }
  }
}
