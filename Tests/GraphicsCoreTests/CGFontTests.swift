import Foundation
import GraphicsCore
import Testing

/// Fonts without sizes, from names and from font files.
struct CGFontTests {
  /// Returns the bytes of a number, the highest first.
  private func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns a font file with one table, which has one PostScript name.
  private func file(platform: Int, _ name: [UInt8]) -> [UInt8] {
    let record =
      bytes(platform, 2) + bytes(0, 2) + bytes(0, 2) + bytes(6, 2) + bytes(name.count, 2) + bytes(0, 2)
    let table = bytes(0, 2) + bytes(1, 2) + bytes(18, 2) + record + name
    let directory = [UInt8]("name".utf8) + bytes(0, 4) + bytes(28, 4) + bytes(table.count, 4)
    return bytes(0x0001_0000, 4) + bytes(1, 2) + bytes(0, 6) + directory + table
  }

  private func font(_ bytes: [UInt8]) -> CGFont? {
    CGDataProvider(data: Data(bytes) as NSData).flatMap(CGFont.init)
  }

  @Test func `a font has the name that it was made from`() throws {
    let font = try #require(CGFont("Avenir-Heavy" as CFString))
    #expect(font.postScriptName == "Avenir-Heavy" as NSString)
    #expect(CGFont("" as CFString) == nil)
  }

  @Test func `a font file has its PostScript name`() {
    let plain = font(file(platform: 1, [UInt8]("Own-Bold".utf8)))
    #expect(plain?.postScriptName == "Own-Bold" as NSString)
    let wide = font(file(platform: 3, "Own-Bold".utf8.flatMap { [0, $0] }))
    #expect(wide?.postScriptName == "Own-Bold" as NSString)
  }

  @Test func `a file that is cut off, or is none, makes no font`() {
    let whole = file(platform: 1, [UInt8]("Own".utf8))
    for count in 0..<whole.count { #expect(font(Array(whole.prefix(count))) == nil) }
    #expect(font(Array(repeating: 255, count: 200)) == nil)
  }

  @Test func `an outline is that of the copied path`() {
    let path = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let outline = unsafe CGPath(
      __byStroking: path, transform: nil, lineWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline?.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
    let dashes = unsafe CGPath(__byDashing: path, transform: nil, phase: 0, lengths: [5, 5], count: 2)
    #expect(dashes?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
