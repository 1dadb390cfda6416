import Raster

@testable import PNG

/// Makes a picture of an input and encodes it.
///
/// The file has the pixels of the picture, whatever its rows repeat, and the rows written one by one give the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPictures(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard count > 3 else { return -1 }
  let bitmap = picture(bytes)
  do throws(PNGError) {
    let scale = Double(bytes[0] >> 6) + 1
    let file = try bitmap.pngData(scale: scale, text: [])
    let read = try PNGReader().read(file)
    precondition(read.bitmap == bitmap && read.scale == scale && read.diagnostics.isEmpty)
    expect(
      try LibPNGReader(file, width: bitmap.width, height: bitmap.height).bitmap(height: bitmap.height)
        == bitmap)
    var writer = try PNGWriter(width: bitmap.width, height: bitmap.height, scale: scale)
    for y in 0..<bitmap.height {
      try writer.append(Array(bitmap.pixels[(y * bitmap.width)..<((y + 1) * bitmap.width)]).span, repeated: 1)
    }
    let alone = try writer.finish()
    expect(try PNGReader().read(alone).bitmap == bitmap)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

/// Returns a picture by instructions: pixels, runs, and copies of what is there.
private func picture(_ bytes: [UInt8]) -> Bitmap {
  let (width, height) = (1 + Int(bytes[0] % 64), 1 + Int(bytes[1] % 40))
  var pixels: [Pixel] = []
  pixels.reserveCapacity(width * height)
  var rest = bytes.dropFirst(2)
  func next() -> UInt8 { rest.popFirst() ?? 0 }
  while pixels.count < width * height {
    let kind = next()
    let count = min(1 + Int(next()) * (kind & 0x80 == 0 ? 1 : 7), width * height - pixels.count)
    switch kind % 5 {
    case 0: pixels += Array(repeating: pixel(next(), next(), next(), 255), count: count)
    case 1: pixels += Array(repeating: pixel(next(), next(), next(), next()), count: count)
    case 2 where !pixels.isEmpty:
      let start = pixels.count - 1 - (Int(next()) << 8 | Int(next())) % pixels.count
      for place in start..<start + count { pixels.append(pixels[place]) }
    case 3 where pixels.count >= width:
      for _ in 0..<count { pixels.append(pixels[pixels.count - width]) }
    default:
      // Steps of colours, as in gradients.
      let (red, green, step) = (next(), next(), next())
      for place in 0..<count {
        let change = UInt8(truncatingIfNeeded: place &* Int(step))
        pixels.append(pixel(red &+ change, green &- change, change, kind & 0x40 == 0 ? 255 : 200 &+ change))
      }
    }
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// Returns a premultiplied pixel.
private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> Pixel {
  Pixel(StraightPixel(red: red, green: green, blue: blue, alpha: alpha))
}
