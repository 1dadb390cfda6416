public import Raster

/// A decoder of the frames of an animation, each as the whole picture that is shown.
public struct PNGFrameDecoder {
  private let animation: PNGAnimation
  private var canvas: Bitmap
  /// The canvas that the disposal of the last frame leaves; nil before the first frame.
  private var rest: Bitmap?
  private var index = 0

  /// Whether or not the last frame was returned.
  public var isAtEnd: Bool { index == animation.frames.count }

  init(_ animation: PNGAnimation) {
    self.animation = animation
    canvas = Bitmap(width: 0, height: 0)
  }

  /// Returns the next frame and the time for which it is shown; nil after the last.
  ///
  /// - Throws: A `PNGAnimationError` if the data of the frame are damaged.
  public mutating func next() throws(PNGAnimationError) -> (picture: Bitmap, delay: PNGFrameDelay)? {
    guard index < animation.frames.count else { return nil }
    let frame = animation.frames[index]
    let (area, control) = (frame.control.area, frame.control)
    let picture: Bitmap
    do { picture = try PNGReader(limits: animation.limits).read(animation.file(of: frame)).bitmap } catch {
      throw .invalid("frame \(index): \(error)")
    }
    if index == 0 { canvas = Bitmap(width: animation.width, height: animation.height) }
    if let rest { canvas = rest }
    let before = control.disposal == .previous ? canvas : nil
    canvas.draw(picture, in: area, control.blend)
    switch control.disposal {
    case .none: rest = nil
    case .previous: rest = before
    case .background:
      var cleared = canvas
      cleared.draw(Bitmap(width: area.width, height: area.height), in: area, .source)
      rest = cleared
    }
    index += 1
    return (canvas, control.delay)
  }
}

extension PNGAnimation {
  /// Returns a frame as a PNG of its own.
  fileprivate func file(of frame: StoredFrame) -> [UInt8] {
    let area = frame.control.area
    let sides = [area.width, area.height].flatMap { UInt32($0).bigEndianBytes }
    var file = PNGSignature.bytes + PNGChunkWriter.chunk("IHDR", sides + header)
    for chunk in shared { file += PNGChunkWriter.chunk(chunk.type, Array(chunk.content)) }
    for piece in frame.pieces { file += PNGChunkWriter.chunk("IDAT", Array(piece)) }
    return file + PNGChunkWriter.chunk("IEND", [])
  }
}

extension Bitmap {
  /// Draws a picture as large as an area of this one.
  fileprivate mutating func draw(_ picture: Bitmap, in area: FrameArea, _ blend: FrameControl.Blend) {
    if area == FrameArea(x: 0, y: 0, width: width, height: height), blend == .source {
      self = picture
      return
    }
    var pixels = pixels
    for y in 0..<area.height {
      let (start, source) = ((area.y + y) * width + area.x, y * area.width)
      switch blend {
      case .source:
        pixels.replaceSubrange(start..<start + area.width, with: picture.pixels[source..<source + area.width])
      case .over:
        for x in 0..<area.width { pixels[start + x] = picture.pixels[source + x].over(pixels[start + x]) }
      }
    }
    self = Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Pixel {
  /// Returns the pixel drawn over another one.
  fileprivate func over(_ other: Pixel) -> Pixel {
    func channel(_ own: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(min(255, Int(own) + (Int(below) * (255 - Int(alpha)) * 2 + 255) / 510))
    }
    return Pixel(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
      alpha: channel(alpha, other.alpha))
  }
}
