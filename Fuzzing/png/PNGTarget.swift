import Raster

@testable import PNG

/// Reads an input as a PNG, with repaired checksums or as one of any kind around its bytes.
///
/// An error is one line. A picture is the same by libpng and by the decoder of ordinary files, at once and by rows, and again
/// when it was written and read; texts can be put in and taken out.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPNG(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard let choice = bytes.last else { return 0 }
  read(bytes)
  read(choice % 2 == 0 ? PNGRepair.repaired(bytes) : picture(around: bytes))
  return 0
}

private let limits = PNGLimits(pixels: 1 << 14, textBytes: 1 << 12)

private func read(_ file: [UInt8]) {
  let decoded: DecodedPNG
  do throws(PNGError) { decoded = try PNGReader(limits: limits).read(file) } catch {
    checkLine("\(error)")
    return
  }
  let bitmap = decoded.bitmap
  for pixel in bitmap.pixels { precondition(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha) }
  do throws(PNGError) {
    expect(try PNGReader(limits: limits).read(file) == decoded)
    let outline = try PNGOutline(file, limits)
    expect(
      try LibPNGReader(file, width: bitmap.width, height: bitmap.height).bitmap(height: bitmap.height)
        == bitmap)
    for diagnostic in outline.metadata.diagnostics { checkLine("\(diagnostic)") }
    try checkRows(file, bitmap)
    // Texts as they were, and a new one.
    let again = try bitmap.pngData(scale: decoded.scale ?? 1, text: [])
    let whole = try PNGReader(limits: limits).read(again)
    precondition(whole.bitmap == bitmap && whole.text.isEmpty && whole.diagnostics.isEmpty)
    let text = PNGText(
      key: "Layout", value: String(repeating: "é{}", count: file.count % 40), isCompressed: true)
    let with = try text.embedded(in: file)
    let (without, value) = try PNGText.extract("Layout", from: with, limits: PNGLimits(textBytes: 1 << 16))
    precondition(value == text.value)
    expect(try PNGReader(limits: limits).read(without).bitmap == bitmap)
  } catch {
    fatalError("\(error)")
  }
}

private func checkRows(_ file: [UInt8], _ bitmap: Bitmap) throws(PNGError) {
  var rows = try PNGReader(limits: limits).rows(of: file)
  var row = [Pixel](repeating: bitmap.pixels[0], count: bitmap.width)
  for y in 0..<bitmap.height {
    expect(try rows.read(into: &row))
    precondition(row.elementsEqual(bitmap.pixels[(y * bitmap.width)..<((y + 1) * bitmap.width)]))
  }
  expect(try !rows.read(into: &row))
}

/// Returns a file whose header is chosen by the last bytes, with the others as its rows, palette and transparency.
private func picture(around bytes: [UInt8]) -> [UInt8] {
  let choices = Array(bytes.suffix(6)) + [0, 0, 0, 0, 0, 0]
  let (width, height) = (UInt32(choices[0] % 24), UInt32(choices[1] % 12))
  let kinds: [UInt8] = [0, 2, 3, 4, 6, 1]
  let header =
    PNGRepair.number(width) + PNGRepair.number(height)
    + [1 << (choices[2] % 5), kinds[Int(choices[3]) % 6], 0, 0, choices[4] % 2]
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + PNGRepair.chunk("IHDR", header)
  let content = Array(bytes.dropLast(6))
  if choices[3] % 6 == 2 || choices[4] % 8 == 7 {
    file += PNGRepair.chunk("PLTE", Array(content.prefix(Int(choices[5] % 64) * 3)))
  }
  if choices[4] % 4 > 1 { file += PNGRepair.chunk("tRNS", Array(content.prefix(Int(choices[5] % 7)))) }
  // Rows of any length, of which the missing end is zeros in most files.
  var rows = content
  if choices[5] % 4 > 0 {
    rows += Array(repeating: 0, count: max(0, Int(height) * (Int(width) * 8 + 1) - rows.count))
  }
  let stream = PNGRepair.stored(rows)
  let half = stream.count * Int(choices[5] % 8) / 8
  for part in [stream[..<half], stream[half...]] { file += PNGRepair.chunk("IDAT", Array(part)) }
  return file + PNGRepair.chunk("IEND", [])
}
