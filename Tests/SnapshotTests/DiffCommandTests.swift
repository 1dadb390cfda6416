import Foundation
import PNG
import Raster
import TestSupport
import Testing

/// `snapshot diff` as its users run it.
@Suite struct DiffCommandTests {
  /// A white picture of which the first pixels are another grey.
  private func png(_ width: Int = 300, _ height: Int = 300, grey: UInt8 = 254, first count: Int) throws
    -> [UInt8]
  {
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    var bitmap = Bitmap(width: width, height: height, filledWith: white)
    for index in 0..<count {
      bitmap[index % width, index / width] = Pixel(red: grey, green: grey, blue: grey, alpha: 255)
    }
    return try bitmap.pngData()
  }

  private func diff(_ old: [UInt8], _ new: [UInt8], _ options: String...) throws -> (
    result: SnapshotProcess.Result, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    try Data(old).write(to: folder.url.appending(path: "old.png"))
    try Data(new).write(to: folder.url.appending(path: "new.png"))
    return (try SnapshotProcess.run(["diff", "old.png", "new.png"] + options, in: folder.url), folder)
  }

  @Test(arguments: [1, 255, 256, 65_536]) func `pixels that differ are counted, and the exit code is 1`(
    count: Int
  ) throws {
    let (result, folder) = try diff(try png(first: 0), try png(first: count))
    #expect(result.exitCode == 1)
    #expect(result.outputText.hasPrefix("different: new.png from old.png\n  \(count) of 90000 pixels differ"))
    #expect(result.outputText.contains("by at most 1 of 255 in a channel"))
    #expect(
      result.outputText.contains(
        "first at (0, 0): actual (254, 254, 254, 255), reference (255, 255, 255, 255)"))
    #expect(folder.files == ["new.png", "old.png"])
  }

  @Test func `equal pixels are the same, however they are encoded`() throws {
    let picture = try Bitmap(pngData: try png(first: 700))
    let format = SampleFormat(colourType: 0, depth: 8)
    let rows = packedRows(width: 300, height: 300, format: format, interlaced: true) { x, y, _ in
      Int(picture[x, y].red)
    }
    let other = TestPNG(width: 300, height: 300, format: format, interlaced: true, rows: rows)
    let (result, _) = try diff(try picture.pngData(scale: 3), other.bytes)
    #expect(result.exitCode == 0)
    #expect(result.outputText == "the same pixels: old.png and new.png\n")
  }

  @Test func `sizes that differ are different, and the picture of it has room for both`() throws {
    let (result, folder) = try diff(try png(30, 20, first: 0), try png(20, 40, first: 0), "-o", "out/d.png")
    #expect(result.exitCode == 1)
    #expect(result.outputText.contains("the picture is 20×40 pixels, its reference 30×20"))
    let difference = try Bitmap(pngData: [UInt8](try folder.data("out/d.png")))
    #expect(difference.width == 30 && difference.height == 40)
  }

  @Test func `of a very wide and a very high picture no difference is drawn`() throws {
    // Box around both: 20,000² pixels, more than 2^26.
    let (wide, high) = (try png(20_000, 1, first: 0), try png(1, 20_000, first: 0))
    let (refused, folder) = try diff(wide, high, "-o", "d.png")
    #expect(refused.exitCode == 2 && refused.troubles.count == 1)
    #expect(refused.troubles[0].contains("d.png: ") && refused.troubles[0].contains("67108864"))
    #expect(folder.files == ["new.png", "old.png"])
  }

  @Test func `both pictures and what differs are drawn side by side`() throws {
    let (result, folder) = try diff(
      try png(first: 0), try png(first: 7), "--comparison", "out/all.png", "-o", "out/d.png")
    #expect(result.exitCode == 1)
    #expect(result.outputText.hasSuffix("  difference: out/d.png\n  comparison: out/all.png\n"))
    let comparison = try Bitmap(pngData: [UInt8](try folder.data("out/all.png")))
    let difference = try Bitmap(pngData: [UInt8](try folder.data("out/d.png")))
    // Three pictures with frames of 1 pixel, 12 pixels around each.
    #expect(difference.width == 300 && comparison.width == 3 * 302 + 4 * 12)
  }

  @Test func `nothing is drawn of pictures that are the same`() throws {
    let (result, folder) = try diff(try png(first: 3), try png(first: 3), "--comparison", "all.png")
    #expect(result.exitCode == 0 && folder.files == ["new.png", "old.png"])
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "LFS"),
    ("<<<<<<< HEAD\n", "conflict"),
    ("", "empty"), ("GIF89a", "not a PNG"),
  ]) func `a file that is no PNG is trouble, in one line`(text: String, word: String) throws {
    let (result, folder) = try diff(try png(first: 0), Array(text.utf8), "-o", "d.png")
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.troubles.count == 1 && result.errors.split(separator: "\n").count == 1)
    #expect(result.troubles[0].hasPrefix("snapshot: new.png: ") && result.troubles[0].contains(word))
    #expect(folder.files == ["new.png", "old.png"])
  }

  @Test func `two files are needed, and no more`() throws {
    for (arguments, found) in [
      (["diff"], "needs 2 PNG arguments"), (["diff", "a.png"], "needs 2 PNG arguments"),
      (["diff", "a.png", "b.png", "c.png"], "unexpected argument"),
      (["diff", "-", "b.png"], "standard input"),
      (["diff", "nowhere.png", "b.png"], "nowhere.png: "),
    ] {
      let result = try SnapshotProcess.run(arguments)
      #expect(result.exitCode == 2)
      #expect(result.troubles.count == 1 && result.troubles[0].contains(found), "\(result.errors)")
    }
  }

  @Test(arguments: [
    (["--max-pixels", "12"], true), (["--max-pixels", "11"], false), (["--per-channel", "3"], true),
    (["--per-channel", "2"], false), (["--perceptual", "1"], true), (["--perceptual", "0.001"], false),
    // 12 of 90,000 pixels are 0.00013…
    (["--max-share", "0.0002"], true), (["--max-share", "0.0001"], false),
    (["--ignore", "12x1+0+0"], true), (["--ignore", "11x300+0+0"], false),
    (["--ignore", "6x9+0+0,6x1+6+0"], true),
    (["--ignore", "5x1+7+0", "--max-pixels", "7"], true),
    (["--ignore", "5x1+7+0", "--max-pixels", "6"], false),
  ]) func `what a tolerance forgives is the same, and is told`(options: [String], isForgiven: Bool) throws {
    let folder = try TemporaryFolder()
    try Data(try png(first: 0)).write(to: folder.url.appending(path: "old.png"))
    try Data(try png(grey: 252, first: 12)).write(to: folder.url.appending(path: "new.png"))
    let result = try SnapshotProcess.run(["diff", "old.png", "new.png"] + options, in: folder.url)
    #expect(result.exitCode == (isForgiven ? 0 : 1), "\(result.errors)")
    #expect(result.outputText.hasPrefix(isForgiven ? "similar: " : "different: "))
    #expect(
      result.outputText.contains("12 of 90000 pixels differ")
        && result.outputText.contains("the tolerance hides"))
  }

  @Test(arguments: [
    ["--max-share", "1.1"], ["--max-share", "nan"], ["--max-pixels", "-1"], ["--per-channel", "256"],
    ["--perceptual", "x"], ["--ignore", "10x10"], ["--ignore", "10x10+-1+0"], ["--ignore", ""],
  ]) func `a tolerance that is none is refused`(options: [String]) throws {
    let result = try SnapshotProcess.run(["diff", "a.png", "b.png"] + options)
    #expect(result.exitCode == 2 && result.troubles.count == 1)
    #expect(result.troubles[0].contains("\"\(options[0])\" takes"), "\(result.errors)")
  }
}
