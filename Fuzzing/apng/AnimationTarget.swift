import Raster

@testable import PNG

/// Reads an input as an animated PNG with repaired checksums and sequence numbers, and writes an animation of its bytes.
///
/// An error is one line, frames come again as they were, and the last state of what was written is what was shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAnimations(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard count > 8 else { return -1 }
  read(bytes)
  let repaired = PNGRepair.repaired(renumbered(bytes))
  read(repaired)
  write(bytes)
  return 0
}

private let limits = PNGAnimationLimits(
  picture: PNGLimits(pixels: 1 << 12, textBytes: 1 << 12), frames: 40, pixels: 1 << 15, seconds: 1e6)

private func read(_ file: [UInt8]) {
  do throws(PNGAnimationError) {
    let animation = try PNGAnimation(file, limits: limits)
    precondition(PNGAnimation.isAnimated(file) && animation.count > 0 && animation.count <= 40)
    precondition(animation.seconds.isFinite && animation.seconds >= 0)
    var (decoder, other) = (animation.decoder(), animation.decoder())
    var count = 0
    while let frame = try decoder.next() {
      let again = try other.next()
      precondition(again?.picture == frame.picture)
      precondition(frame.picture.width == animation.width && frame.picture.height == animation.height)
      for pixel in frame.picture.pixels {
        precondition(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
      count += 1
    }
    precondition(count == animation.count && decoder.isAtEnd)
  } catch {
    checkLine("\(error)")
  }
}

/// Returns a file whose chunks of frames have the sequence numbers that they must have.
private func renumbered(_ bytes: [UInt8]) -> [UInt8] {
  var (bytes, place, number) = (bytes, 8, UInt32(0))
  while place + 16 <= bytes.count {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - place - 12 else { break }
    let type = Array(bytes[(place + 4)..<(place + 8)])
    if length >= 4, type == Array("fcTL".utf8) || type == Array("fdAT".utf8) {
      bytes.replaceSubrange((place + 8)..<(place + 12), with: PNGRepair.number(number))
      number += 1
    }
    place += 12 + length
  }
  return bytes
}

/// Writes frames of which some bytes choose the pixels, and reads them.
private func write(_ bytes: [UInt8]) {
  let (width, height) = (1 + Int(bytes[0] % 9), 1 + Int(bytes[1] % 9))
  var rest = bytes.dropFirst(2)
  func next() -> UInt8 { rest.popFirst() ?? 0 }
  var frames: [Bitmap] = []
  var pixels = [Pixel](
    repeating: Pixel(StraightPixel(red: 0, green: 0, blue: 0, alpha: 0)), count: width * height)
  for _ in 0..<(1 + Int(next() % 6)) {
    for _ in 0..<Int(next() % 12) {
      let color = StraightPixel(red: next() & 0xC0, green: 0, blue: 9, alpha: next() | 0x3F)
      pixels[Int(next()) % pixels.count] = Pixel(color)
    }
    frames.append(Bitmap(width: width, height: height, pixels: pixels))
  }
  do {
    var writer = try PNGAnimationWriter(width: width, height: height, scale: 2, plays: Int(bytes[1]))
    for frame in frames { writer.append(frame, delay: PNGFrameDelay(1 + UInt16(frame.width), 60)) }
    let file = try writer.finish(text: [])
    let animation = try PNGAnimation(file)
    precondition(animation.plays == Int(bytes[1]) && animation.scale == 2)
    precondition(abs(animation.seconds - Double(frames.count * (width + 1)) / 60) < 1e-9)
    // Equal frames in a row are one.
    let distinct = frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0] }
    var (decoder, shown) = (animation.decoder(), [Bitmap]())
    while let frame = try decoder.next() { if shown.last != frame.picture { shown.append(frame.picture) } }
    precondition(shown == distinct, "\(shown.count) frames in place of \(distinct.count)")
    expect(try PNGReader().read(file).bitmap == frames[0])
  } catch {
    fatalError("\(error)")
  }
}
