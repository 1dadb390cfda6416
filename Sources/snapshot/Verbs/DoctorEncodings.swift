internal import JPEG
internal import PNG
internal import Raster

/// The files of `snapshot doctor`: bitmaps written and read again.
enum DoctorEncodings {
  /// The error of a file whose pixels are not those that were written.
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  /// Palettes, RGB and RGBA, and frames of an animation: the bytes, and the pixels that they have when they are read.
  static let png = DoctorPart(
    "png",
    samples.map { sample in
      DoctorJob(name: "png \(sample.name)") {
        let bitmap = sample.bitmap
        let bytes = try bitmap.pngData(scale: 2)
        let read = try Bitmap(pngData: bytes)
        guard read == bitmap else { throw Mismatch(description: "a PNG has other pixels than its picture") }
        var fingerprint = Fingerprint()
        fingerprint.append(bytes)
        fingerprint.append(read)
        return fingerprint
      }
    } + [DoctorJob(name: "png animation") { try animation() }])

  /// The bytes in three qualities, and the pixels that they have when they are read.
  static let jpeg = DoctorPart(
    "jpeg",
    [0.3, 0.8, 1].map { quality in
      DoctorJob(name: "jpeg \(quality)") {
        let bytes = try samples[1].bitmap.jpegData(quality: quality)
        var fingerprint = Fingerprint()
        fingerprint.append(bytes)
        fingerprint.append(try DecodedJPEG(bytes).bitmap)
        return fingerprint
      }
    })

  private struct Sample: Sendable {
    let name: String
    /// Returns the colour of a place.
    let color: @Sendable (_ x: Int, _ y: Int) -> Pixel

    var bitmap: Bitmap {
      var bitmap = Bitmap(width: 61, height: 47)
      for y in 0..<47 { for x in 0..<61 { bitmap[x, y] = color(x, y) } }
      return bitmap
    }
  }

  private static let samples = [
    Sample(name: "of few colours") { x, y in
      let step = UInt8((x / 7 + y / 5) % 9 * 28)
      return Pixel(red: step, green: 255 - step, blue: step / 2, alpha: 255)
    },
    Sample(name: "of many colours") { x, y in
      Pixel(red: UInt8(4 * x), green: UInt8(5 * y), blue: UInt8((x * y) % 251), alpha: 255)
    },
    Sample(name: "of translucent colours") { x, y in
      let alpha = UInt8((x * 9 + y * 13) % 256)
      return Pixel(red: alpha / 2, green: alpha, blue: alpha / 3, alpha: alpha)
    },
  ]

  private static func animation() throws -> Fingerprint {
    var writer = try PNGAnimationWriter(width: 61, height: 47, scale: 2)
    for index in 0..<5 {
      var frame = samples[1].bitmap
      for x in 0..<9 { frame[x + 9 * index, 3 + index] = .transparent }
      writer.append(frame, delay: PNGFrameDelay(1, 30))
    }
    let bytes = try writer.finish()
    var fingerprint = Fingerprint()
    fingerprint.append(bytes)
    var decoder = try PNGAnimation(bytes).decoder()
    while let frame = try decoder.next() { fingerprint.append(frame.picture) }
    return fingerprint
  }
}
