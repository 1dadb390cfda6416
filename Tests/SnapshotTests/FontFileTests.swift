import FontFiles
import Foundation
import PNG
import Raster
import TestSupport
import Testing
import ViewDifference

@testable import snapshot

/// Font files of specs and of the option `--fonts`, as users of the command have them.
@Suite(.enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
struct FontFileTests {
  /// A folder with a spec whose label is in the font Blocks.
  private func folder(fonts: String = "\"fonts\": [\"own/Blocks.ttf\"],") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "canvas": { "width": 60, "height": 40, "background": "white" }, \(fonts)
        "views": [ { "type": "label", "id": "title", "text": "AxA", "font": { "name": "Blocks", "size": 20 },
          "frame": { "x": 0, "y": 0, "width": 60, "height": 24 }, "color": "black" } ] }
      """, to: "card.json")
    try write(TestFont(), to: "own/Blocks.ttf", in: folder)
    return folder
  }

  private func write(_ font: TestFont, to name: String, in folder: TemporaryFolder) throws {
    try folder.write("", to: name)
    try Data(font.bytes).write(to: folder.url.appending(path: name))
  }

  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(arguments + ["--scale", "1"], in: folder.url)
  }

  @Test func `letters are the outlines of the file at its advances`() throws {
    let folder = try folder()
    let result = try run(folder, "render", "card.json", "--output", "card.png")
    #expect(result.exitCode == 0 && result.troubles.isEmpty, "\(result.errors)")
    let picture = try Bitmap(pngData: Array(folder.data("card.png")))
    // The baseline of 20 points is at y 18. A is 10 wide and 14 high, x from 12 on 6 wide and 10 high.
    let ink = [(5, 10), (5, 17), (14, 10), (14, 17), (25, 10)]
    let paper = [(5, 3), (5, 18), (10, 10), (11, 17), (14, 7), (18, 12), (30, 10)]
    for (x, y) in ink { #expect(picture[x, y].red == 0, "\(x), \(y)") }
    for (x, y) in paper { #expect(picture[x, y].red == 255, "\(x), \(y)") }
  }

  @Test func `fonts of a folder are found by all specs`() throws {
    let folder = try folder(fonts: "")
    let missing = try run(folder, "render", "card.json", "--output", "card.png")
    #expect(missing.exitCode == 2)
    #expect(
      missing.errors.contains(
        "no font file has the font \"Blocks\"; name the file in \"fonts\" of the spec, or its folder with --fonts"
      ),
      "\(missing.errors)")
    let result = try run(folder, "render", "card.json", "--output", "card.png", "--fonts", ".")
    #expect(result.exitCode == 0 && result.troubles.isEmpty, "\(result.errors)")
  }

  @Test func `files that are no fonts are errors with their place`() throws {
    let folder = try folder()
    try folder.write("<html>", to: "own/Blocks.ttf")
    let spec = try run(folder, "render", "card.json", "--output", "card.png")
    #expect(spec.exitCode == 2)
    #expect(
      spec.errors.contains("$.fonts[0]: cannot use the font \"own/Blocks.ttf\": no font file"),
      "\(spec.errors)")
    let option = try run(folder, "render", "card.json", "--output", "card.png", "--fonts", "own")
    #expect(option.errors.contains("own/Blocks.ttf: no font file"), "\(option.errors)")
    #expect(try run(folder, "render", "card.json", "--fonts", "failures").exitCode == 2)
  }

  @Test func `a reference names the contents of its fonts, and another version is noticed`() throws {
    let folder = try folder()
    #expect(try run(folder, "record", "card.json").exitCode == 0)
    let text = try #require(try UsedFonts.split(try [UInt8](folder.data("card.png"))).text)
    #expect(text.hasSuffix("  Blocks.ttf") && text.count == 64 + 2 + 10)
    let same = try run(folder, "verify", "card.json")
    #expect(same.exitCode == 0 && same.troubles.isEmpty, "\(same.errors)")
    // Another version draws other letters.
    var font = TestFont()
    font.letters["A"] = TestFont.Letter(advance: 600, width: 400, height: 700)
    try write(font, to: "own/Blocks.ttf", in: folder)
    let changed = try run(folder, "verify", "card.json")
    #expect(changed.exitCode == 1)
    #expect(
      changed.errors.contains("card.png: the font file Blocks.ttf is another version"), "\(changed.errors)")
  }

  @Test func `pictures without font files name none`() throws {
    let folder = try folder()
    try folder.write(#"{ "canvas": { "width": 8, "height": 8 } }"#, to: "plain.json")
    #expect(try run(folder, "record", "plain.json").exitCode == 0)
    #expect(try UsedFonts.split(try [UInt8](folder.data("plain.png"))).text == nil)
  }
}
