/// The control of a frame: the content of a chunk `fcTL`.
struct FrameControl: Equatable {
  /// The rectangle of the frame in the picture, in pixels.
  var area: FrameArea
  var delay: PNGFrameDelay
  var disposal = Disposal.none
  var blend = Blend.source

  /// The change of the picture after the frame was shown.
  enum Disposal: UInt8 {
    case none = 0
    case background = 1
    case previous = 2
  }

  /// The way in which the frame is drawn on the picture.
  enum Blend: UInt8 {
    case source = 0
    case over = 1
  }

  init(area: FrameArea, delay: PNGFrameDelay) {
    (self.area, self.delay) = (area, delay)
  }

  /// Reads the content of a chunk behind its sequence number.
  init(_ content: ArraySlice<UInt8>, width: Int, height: Int, frame: Int) throws(PNGAnimationError) {
    let bytes = Array(content)
    func number(_ place: Int) -> Int { Int(bytes[place...].bigEndian32) }
    func half(_ place: Int) -> UInt16 { UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]) }
    area = FrameArea(x: number(8), y: number(12), width: number(0), height: number(4))
    guard area.width > 0, area.height > 0, area.x + area.width <= width, area.y + area.height <= height else {
      throw .invalid(
        "frame \(frame) has \(area.width)×\(area.height) pixels at (\(area.x), \(area.y)), outside the picture of"
          + " \(width)×\(height)")
    }
    delay = PNGFrameDelay(half(16), half(18))
    guard let disposal = Disposal(rawValue: bytes[20]) else {
      throw .invalid("frame \(frame) has the disposal \(bytes[20]); 0 to 2 are known")
    }
    guard let blend = Blend(rawValue: bytes[21]) else {
      throw .invalid("frame \(frame) has the blend operation \(bytes[21]); 0 and 1 are known")
    }
    // The first frame has nothing before it that could be restored.
    self.disposal = frame == 0 && disposal == .previous ? .background : disposal
    self.blend = blend
  }

  /// The number of bytes behind the sequence number.
  static let length = 22

  /// The content of the chunk behind the sequence number.
  var content: [UInt8] {
    let sides = [area.width, area.height, area.x, area.y].flatMap { UInt32($0).bigEndianBytes }
    let times = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return sides + times + [disposal.rawValue, blend.rawValue]
  }
}

/// A rectangle of whole pixels in a picture.
struct FrameArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}
