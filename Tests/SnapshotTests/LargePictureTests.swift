import Foundation
import PNG
import Raster
import TestSupport
import Testing

/// Pictures of 64 megapixels, whose frame would take 256 MiB, in processes that have less memory than that.
@Suite(.serialized) struct LargePictureTests {
  private static let side = 8192
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a picture that is white but for one pixel in its last row.
  private func write(_ name: String, scale: Double = 1, last: UInt8 = 255) throws {
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    var row = Array(repeating: white, count: Self.side)
    var writer = try PNGWriter(width: Self.side, height: Self.side, scale: scale)
    try writer.append(row.span, repeated: Self.side - 1)
    row[Self.side - 1] = Pixel(red: last, green: last, blue: last, alpha: 255)
    try writer.append(row.span, repeated: 1)
    try Data(try writer.finish()).write(to: folder.url.appending(path: name))
  }

  private func run(_ line: String) throws -> (exitCode: Int32, errors: String) {
    // In KiB, of what a process has for itself: 240 MiB.
    try SnapshotProcess.runShell("ulimit -d 245760; \(line) > out", in: folder)
  }

  private var output: String { get throws { String(decoding: try folder.data("out"), as: UTF8.self) } }

  @Test func `diff finds in less than a frame that pictures are the same`() throws {
    try write("a.png")
    try write("b.png", scale: 2)
    let result = try run("snapshot diff a.png b.png --max-pixels 3")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try output == "the same pixels: a.png and b.png\n")
  }

  @Test func `verify finds it of a reference that must be decoded`() throws {
    try folder.write(
      #"{ "canvas": { "width": 8192, "height": 8192, "background": "white" }, "views": [] }"#, to: "card.json"
    )
    try write("card.png", scale: 3)
    let result = try run("snapshot verify card.json --scale 1 --quiet")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(!folder.files.contains { $0.hasPrefix("failures") })
  }

  @Test func `what differs in the last pixel of a large picture is told as of a small one`() throws {
    try write("a.png")
    try write("b.png", last: 250)
    let result = try SnapshotProcess.run(["diff", "a.png", "b.png"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(
      result.outputText.hasPrefix(
        """
        different: b.png from a.png
          1 of 67108864 pixels differ (less than 0.01 %), by at most 5 of 255 in a channel
          in the box x 8191, y 8191, width 1, height 1
          first at (8191, 8191): actual (250, 250, 250, 255), reference (255, 255, 255, 255)
        """))
  }

  @Test func `a canvas larger than any reference that is read differs in its size, without pictures`() throws
  {
    try folder.write(
      #"{ "canvas": { "width": 8192, "height": 8193, "background": "white" }, "views": [] }"#, to: "card.json"
    )
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    try Bitmap(width: 3, height: 2, filledWith: white).write(toPNG: folder.url.path + "/card.png")
    let result = try run("snapshot verify card.json --scale 1")
    #expect(result.exitCode == 1, "\(result.errors)")
    #expect(try output.contains("the picture is 8192×8193 pixels, its reference 3×2\n"))
    #expect(
      try output.contains(
        "8192×8193 pixels, its reference 3×2\n  the difference is not drawn: 67117056 pixels"))
    #expect(try output.contains("more than the limit of 67108864; --pixel-limit raises it\n"))
    #expect(
      folder.files.filter { $0.hasPrefix("failures") } == [
        "failures/card.actual.png", "failures/results.jsonl",
      ])
  }
}
