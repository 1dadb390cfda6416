import Raster
import Testing

@testable import JPEG

struct JPEGTests {
  private func plain(_ width: Int, _ height: Int, red: UInt8, green: UInt8, blue: UInt8) -> Bitmap {
    Bitmap(
      width: width, height: height, filledWith: Pixel(red: red, green: green, blue: blue, alpha: 255))
  }

  /// The greatest distance of two channels of two bitmaps of one size.
  private func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).map { a, b in
      max(
        abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)),
        abs(Int(a.alpha) - Int(b.alpha)))
    }.max() ?? 0
  }

  @Test("A plain picture of any size comes back within rounding, upright", arguments: [1, 7, 8, 33])
  func plainPictures(side: Int) throws {
    let bitmap = plain(side, side + 1, red: 200, green: 100, blue: 50)
    let decoded = try DecodedJPEG(bitmap.jpegData(quality: 1))
    #expect(decoded.bitmap.width == side && decoded.bitmap.height == side + 1 && decoded.orientation == 1)
    // Red, green and blue go to luma and chroma and back, each rounded to 8 bits.
    #expect(distance(decoded.bitmap, bitmap) <= 2)
  }

  @Test("A lower quality is a smaller file; equal bitmaps give equal bytes") func quality() throws {
    var bitmap = plain(64, 64, red: 0, green: 0, blue: 0)
    for y in 0..<64 {
      for x in 0..<64 {
        bitmap[x, y] = Pixel(red: UInt8(x * 4), green: UInt8(y * 4), blue: UInt8((x + y) * 2), alpha: 255)
      }
    }
    let sizes = try [0, 0.5, 1].map { try bitmap.jpegData(quality: $0).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    #expect(try bitmap.jpegData(quality: 0.5) == bitmap.jpegData(quality: 0.5))
    #expect(distance(try DecodedJPEG(bitmap.jpegData(quality: 1)).bitmap, bitmap) <= 40)
  }

  @Test("What is none, damaged or cut short is refused") func refusals() throws {
    let bytes = try plain(40, 40, red: 9, green: 9, blue: 9).jpegData(quality: 0.9)
    #expect(throws: JPEGError.notJPEG) { try DecodedJPEG([]) }
    #expect(throws: JPEGError.notJPEG) { try DecodedJPEG([0x89, 0x50, 0x4E, 0x47]) }
    #expect(throws: JPEGError.self) { try DecodedJPEG(Array(bytes.prefix(bytes.count / 2))) }
    #expect(throws: JPEGError.self) { try DecodedJPEG([0xFF, 0xD8, 0xFF, 0xD9]) }
    #expect(throws: JPEGError.notEncodable(width: 0, height: 1)) {
      try Bitmap(width: 0, height: 1).jpegData(quality: 1)
    }
    for position in stride(from: 4, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[position] ^= 0x5A
      // Whatever comes of it, it is an error or a picture.
      _ = try? DecodedJPEG(damaged)
    }
  }

  /// A file with EXIF notes that say an orientation, little-endian or big-endian.
  private func turned(
    _ orientation: UInt8, isLittle: Bool, behindMake: Bool = false, in file: [UInt8]
  ) -> [UInt8] {
    func number(_ value: UInt8, _ count: Int) -> [UInt8] {
      let rest = Array(repeating: UInt8(0), count: count - 1)
      return isLittle ? [value] + rest : rest + [value]
    }
    let entry =
      (isLittle ? [0x12, 0x01] : [0x01, 0x12]) + number(3, 2) + number(1, 4) + number(orientation, 2) + [
        0, 0,
      ]
    // The camera's maker, tag 271: a text (2) of 4 bytes.
    let make = (isLittle ? [0x0F, 0x01] : [0x01, 0x0F]) + number(2, 2) + number(4, 4) + Array("Abc\0".utf8)
    let entries = behindMake ? number(2, 2) + make + entry : number(1, 2) + entry
    let tiff =
      (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(8, 4) + entries + number(0, 4)
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + file.dropFirst(2)
  }

  @Test("EXIF says how the picture is turned", arguments: [1, 3, 6, 8] as [UInt8]) func orientation(
    number: UInt8
  ) throws {
    let bytes = try plain(8, 8, red: 1, green: 2, blue: 3).jpegData(quality: 1)
    for isLittle in [false, true] {
      #expect(try DecodedJPEG(turned(number, isLittle: isLittle, in: bytes)).orientation == Int(number))
      #expect(
        try DecodedJPEG(turned(number, isLittle: isLittle, behindMake: true, in: bytes)).orientation
          == Int(number))
    }
    #expect(try DecodedJPEG(turned(9, isLittle: true, in: bytes)).orientation == 1)
  }

  @Test("EXIF is found behind a segment without content, and not behind the image's beginning")
  func segments() throws {
    let bytes = turned(6, isLittle: true, in: try plain(8, 8, red: 1, green: 2, blue: 3).jpegData(quality: 1))
    // An application's segment whose length, 2, is that of the length itself.
    let behindEmpty = [0xFF, 0xD8, 0xFF, 0xE2, 0, 2] + bytes.dropFirst(2)
    #expect(EXIF.orientation(inJPEG: behindEmpty) == 6)
    // The scan's header has the same form.
    let behindScan = [0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + bytes.dropFirst(2)
    #expect(EXIF.orientation(inJPEG: behindScan) == nil)
  }

  @Test("Transparent pixels are drawn over white") func transparency() throws {
    // Premultiplied: 255 − 55 of white are added: 20 + 200, 0 + 200, 55 + 200.
    let bitmap = Bitmap(width: 8, height: 8, filledWith: Pixel(red: 20, green: 0, blue: 55, alpha: 55))
    let decoded = try DecodedJPEG(bitmap.jpegData(quality: 1)).bitmap
    #expect(distance(decoded, plain(8, 8, red: 220, green: 200, blue: 255)) <= 3)
    let clear = Bitmap(width: 8, height: 8, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(
      distance(
        try DecodedJPEG(clear.jpegData(quality: 1)).bitmap, plain(8, 8, red: 255, green: 255, blue: 255)) <= 1
    )
  }

  @Test("What is damaged is refused with libjpeg's reason") func reasons() {
    do {
      _ = try DecodedJPEG([0xFF, 0xD8, 0xFF, 0xD9])
      Issue.record("A picture without an image is none.")
    } catch {
      guard case .corrupt(let reason) = error else { return }
      #expect(!reason.isEmpty)
    }
  }
}
