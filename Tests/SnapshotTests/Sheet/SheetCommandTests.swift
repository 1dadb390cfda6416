import Foundation
import PNG
import Raster
import TestSupport
import Testing

@testable import snapshot

@Suite struct SheetCommandTests {
  /// Writes a card with a red left half.
  private static func card(_ folder: TemporaryFolder) throws {
    try folder.write(
      """
      { "canvas": { "width": 40, "height": 20, "background": "systemBackground" }, "views": [
        { "frame": { "x": 0, "y": 0, "width": 20, "height": 20 }, "background": "#FF0000" } ] }
      """, to: "card.json")
  }

  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: 255)
  }

  @Test func `variants stand side by side, and the bytes are the same again`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    let arguments = ["sheet", "card.json", "--style", "light,dark", "--system", "17,26", "--scale", "1"]
    let result = try SnapshotProcess.run(arguments + ["-o", "s.png"], in: folder.url)
    #expect(result.exitCode == 0 && result.errors == "")
    let bytes = try Array(folder.data("s.png"))
    let sheet = try Bitmap(pngData: bytes)
    // From the lower right corner: a margin of 24, a dark card of 40 × 20, a gap of 16, a light one.
    let (right, bottom) = (sheet.width - 24, sheet.height - 24)
    #expect(sheet[right - 1, bottom - 1] == Self.pixel(0, 0, 0))
    #expect(sheet[right - 40, bottom - 20] == Self.pixel(255, 0, 0))
    #expect(sheet[right - 41, bottom - 1] == Self.pixel(236, 236, 240))
    #expect(sheet[right - 57, bottom - 1] == Self.pixel(255, 255, 255))
    #expect(sheet[right - 96, bottom - 20] == Self.pixel(255, 0, 0))
    // The line above is a gap of 16 away.
    #expect(sheet[right - 1, bottom - 37] == Self.pixel(0, 0, 0))
    #expect(sheet[right - 1, bottom - 36] == Self.pixel(236, 236, 240))
    let again = try SnapshotProcess.run(arguments + ["-o", "-", "--jobs", "1"], in: folder.url)
    #expect(Array(again.output) == bytes)
  }

  @Test func `the pictures are those of render`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    _ = try SnapshotProcess.run(
      ["render", "card.json", "-o", "one.png", "--scale", "1", "--style", "dark"], in: folder.url)
    _ = try SnapshotProcess.run(
      ["sheet", "card.json", "-o", "s.png", "--scale", "1", "--style", "dark"], in: folder.url)
    let one = try Bitmap(pngData: Array(folder.data("one.png")))
    let sheet = try Bitmap(pngData: Array(folder.data("s.png")))
    for y in 0..<20 {
      for x in 0..<40 { #expect(sheet[24 + x, sheet.height - 44 + y] == one[x, y]) }
    }
  }

  @Test func `PNG files are shown as they are, beside specs`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    let dot = Bitmap(width: 2, height: 1, pixels: [Self.pixel(1, 2, 3), Self.pixel(4, 5, 6)])
    try Data(dot.pngData()).write(to: folder.url.appending(path: "dot.PNG"))
    let arguments = ["sheet", "dot.PNG", "card.json", "-o", "s.png", "--scale", "1"]
    let result = try SnapshotProcess.run(arguments, in: folder.url)
    #expect(result.exitCode == 0 && result.errors == "")
    let sheet = try Bitmap(pngData: Array(folder.data("s.png")))
    // The card is in the lower right corner; the dot is on the same line, whose pictures are as wide as its widest label.
    #expect(sheet[sheet.width - 25, sheet.height - 25] == Self.pixel(255, 255, 255))
    let places = (0..<sheet.height).flatMap { y in (0..<sheet.width).map { (x: $0, y: y) } }
    let first = places.first { sheet[$0.x, $0.y] == Self.pixel(1, 2, 3) }
    #expect(first.map { sheet[$0.x + 1, $0.y] } == Self.pixel(4, 5, 6))
  }

  @Test(arguments: ["--style light", "--scale 1,2", "--device iphone-16"])
  func `pictures have no variants`(options: String) throws {
    let folder = try TemporaryFolder()
    let options = options.split(separator: " ").map(String.init)
    let result = try SnapshotProcess.run(["sheet", "card.json", "a.png"] + options, in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.errors == "snapshot: \"a.png\" and \"\(options[0])\" do not fit: give one of them\n")
  }

  @Test func `a file that is no PNG is an error, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("no picture", to: "a.png")
    let result = try SnapshotProcess.run(["sheet", "a.png", "b.png"], in: folder.url)
    #expect(result.exitCode == 2 && folder.files == ["a.png"])
    #expect(result.errors.hasPrefix("snapshot: a.png: ") && result.errors.contains("\nsnapshot: b.png: "))
  }

  @Test func `pictures with more pixels than a sheet may have are not read to the last`() throws {
    let folder = try TemporaryFolder()
    let picture = Bitmap(width: 40, height: 30, pixels: Array(repeating: Self.pixel(0, 0, 0), count: 1200))
    for name in ["a.png", "b.png"] { try Data(picture.pngData()).write(to: folder.url.appending(path: name)) }
    // The third is not there.
    let result = try SnapshotProcess.run(
      ["sheet", "a.png", "b.png", "c.png", "--pixel-limit", "2000"], in: folder.url)
    #expect(result.exitCode == 2 && folder.files.count == 2)
    #expect(result.errors.hasPrefix("snapshot: the sheet of 3 pictures would have more than 2000 pixels; "))
  }

  @Test func `transparent pixels have the ground that is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "canvas": { "width": 16, "height": 16 }, "views": [] }"#, to: "empty.json")
    for (options, first, second) in [
      (["--style", "light"], Self.pixel(255, 255, 255), Self.pixel(255, 255, 255)),
      (["--style", "dark"], Self.pixel(0, 0, 0), Self.pixel(0, 0, 0)),
      (["--backdrop", "checks"], Self.pixel(255, 255, 255), Self.pixel(216, 216, 216)),
      (["--backdrop", "none", "--theme", "dark"], Self.pixel(44, 44, 48), Self.pixel(44, 44, 48)),
    ] {
      _ = try SnapshotProcess.run(
        ["sheet", "empty.json", "-o", "s.png", "--scale", "1"] + options, in: folder.url)
      let sheet = try Bitmap(pngData: Array(folder.data("s.png")))
      let top = sheet.height - 24 - 16
      #expect(sheet[24, top] == first && sheet[24 + 8, top] == second, "\(options)")
    }
  }

  @Test func `a sheet beyond the limit is refused before it is drawn`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    let result = try SnapshotProcess.run(
      ["sheet", "card.json", "--style", "light,dark", "--scale", "1", "--pixel-limit", "2000"], in: folder.url
    )
    #expect(result.exitCode == 2)
    #expect(
      result.troubles.count == 1
        && result.errors.contains("more than 2000; fewer variants or a smaller --scale"))
    #expect(folder.files == ["card.json"])
  }

  @Test func `a sheet with a side that is too long is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "canvas": { "width": 20, "height": 9000 }, "views": [] }"#, to: "long.json")
    let result = try SnapshotProcess.run(
      ["sheet", "long.json", "--style", "light,dark", "--columns", "1", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.troubles.count == 1 && result.errors.contains("more than 16384 on a side; other --columns"))
    #expect(folder.files == ["long.json"])
  }

  @Test func `nothing is written if a picture cannot be drawn`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    try folder.write(#"{ "canvas": {"#, to: "broken.json")
    let result = try SnapshotProcess.run(["sheet", "card.json", "broken.json"], in: folder.url)
    #expect(result.exitCode == 2 && result.troubles.count == 1)
    #expect(folder.files == ["broken.json", "card.json"])
  }

  @Test(arguments: [
    (["--direction", "up"], "ltr or rtl"), (["--text-size", "XXXXL"], "XS, S, M, L"),
    (["--language", "../x"], "the code of a language"), (["--output", "a.jpg"], "ends in .png"),
    (["--style", "light,light"], "appears twice"), (["--show", "--output", "-"], "do not fit"),
    (["--device", "iphone-16-pro", "--system", "17"], "do not fit"),
  ]) func `wrong arguments have one clear line`(options: [String], part: String) throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    let result = try SnapshotProcess.run(["sheet", "card.json"] + options, in: folder.url)
    #expect(
      result.exitCode == 2 && result.troubles.count == 1 && result.errors.contains(part), "\(result.errors)")
    #expect(folder.files == ["card.json"])
  }

  @Test func `an Arabic card is a mirror image`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "canvas": { "width": 40, "height": 20, "background": "white" }, "views": [
        { "id": "a", "size": { "width": 20, "height": 20 }, "align": { "position": "topLeading" }, "background": "#FF0000" } ] }
      """, to: "card.json")
    let result = try SnapshotProcess.run(
      ["sheet", "card.json", "--language", "en,ar", "--scale", "1", "--columns", "2"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    let sheet = try Bitmap(pngData: Array(folder.data("sheet.png")))
    let bottom = sheet.height - 24
    // Columns are as wide as pictures, 40, since the names are shorter; the second begins 56 farther on.
    #expect(
      sheet[24, bottom - 1] == Self.pixel(255, 0, 0)
        && sheet[24 + 39, bottom - 1] == Self.pixel(255, 255, 255))
    #expect(
      sheet[80, bottom - 1] == Self.pixel(255, 255, 255)
        && sheet[80 + 39, bottom - 1] == Self.pixel(255, 0, 0))
  }

  @Test func `render shows in the terminal, and writes a file only on request`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    let shown = try SnapshotProcess.run(
      ["render", "card.json", "--show", "--terminal", "sixel", "--quiet"], in: folder.url)
    // The largest scale, 3: 120 × 60 pixels, three lines of 20.
    #expect(shown.exitCode == 0)
    #expect(shown.outputText.hasPrefix("\r\n\r\n\r\n\u{1B}[3A\u{1B}7\u{1B}P0;1;0q\"1;1;120;60#"))
    #expect(folder.files == ["card.json"])
    let both = try SnapshotProcess.run(
      ["render", "card.json", "--show", "--terminal", "kitty", "--scale", "1", "-o", "out", "-q"],
      in: folder.url)
    #expect(both.outputText.contains("\u{1B}_Ga=T,f=100,"))
    #expect(folder.files.contains { $0.hasSuffix("card.png") })
  }

  @Test func `without a terminal nothing is shown, and the line says what would be right`() throws {
    let folder = try TemporaryFolder()
    try Self.card(folder)
    let result = try SnapshotProcess.run(["render", "card.json", "--show"], in: folder.url)
    #expect(result.exitCode == 2 && result.outputText.isEmpty)
    #expect(result.errors.hasPrefix("snapshot: <stdout>: is no terminal to draw in"))
  }
}
