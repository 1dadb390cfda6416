import Foundation
import PNG
import Raster
import TestSupport
import Testing

@testable import snapshot

/// The limits on the sizes of pictures, and the options that raise them.
@Suite struct PictureLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ line: String) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  /// A spec that shows image files one after the other.
  private func writeSpec(showing files: String...) throws {
    let views = files.map {
      #"{ "type": "image", "image": { "file": "\#($0)" }, "frame": { "x": 0, "y": 0, "width": 4, "height": 4 } }"#
    }
    try folder.write(
      #"{ "canvas": { "width": 6, "height": 5 }, "views": [\#(views.joined(separator: ","))] }"#,
      to: "card.json")
  }

  /// A grey picture of 10 by 4 pixels.
  private func writePicture(_ name: String, grey: UInt8 = 128) throws {
    let pixel = Pixel(red: grey, green: grey, blue: grey, alpha: 255)
    try Bitmap(width: 10, height: 4, filledWith: pixel).write(toPNG: folder.url.path + "/" + name)
  }

  // MARK: Options

  @Test(arguments: [
    ("render", "pixel scan"), ("record", "pixel scan"), ("verify", "text pixel scan"), ("lint", "pixel scan"),
    ("trace", "pixel scan"), ("graph", "pixel scan"), ("diff", "pixel text"), ("inspect", "pixel text"),
    ("accept", "pixel"), ("orphans", "text"), ("report", "pixel"), ("doctor", ""), ("schema", ""),
  ]) func `each command has the limits of what it reads`(verb: String, limits: String) throws {
    let page = try #require(Invocation.verbs.first { $0.name == verb }?.page)
    let options = page.options.map(\.term).filter { $0.contains("-limit") }
    #expect(options == limits.split(separator: " ").map { "--\($0)-limit N" })
  }

  @Test(arguments: [
    ("--pixel-limit", "0", "from 1 to 4294967296; \"0\" is out of range"),
    ("--pixel-limit", "4294967297", "from 1 to 4294967296; \"4294967297\" is out of range"),
    ("--pixel-limit", "99999999999999999999", "\"99999999999999999999\" is out of range"),
    ("--pixel-limit", "4k", "from 1 to 4294967296, not \"4k\""),
    ("--scan-limit", "0", "from 1 to 10000; \"0\" is out of range"),
    ("--scan-limit", "1e3", "not \"1e3\""),
    ("--text-limit", "1073741825", "from 0 to 1073741824; \"1073741825\" is out of range"),
    ("--text-limit", "many", "not \"many\""),
  ]) func `what is no limit is refused in a line`(option: String, value: String, reason: String) throws {
    let result = try run("verify card.json \(option) \(value)")
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("snapshot: \"\(option)\" takes a whole number "), "\(result.errors)")
    #expect(result.errors.hasSuffix("\(reason)\n"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  // MARK: References

  private let tooLarge =
    "the PNG has 10×4 pixels, 40 in all; the limit is 39; --pixel-limit raises it"

  @Test func `diff and inspect read pictures up to the limit, and name the option that raises it`() throws {
    try writePicture("a.png")
    for line in ["diff a.png a.png", "inspect a.png"] {
      let refused = try run("\(line) --pixel-limit 39")
      #expect(refused.exitCode == 2 && refused.errors == "snapshot: a.png: \(tooLarge)\n")
      #expect(try run("\(line) --pixel-limit 40").exitCode == 0)
    }
  }

  @Test func `verify and accept read references up to the limit, and keep it in what they advise`() throws {
    try writeSpec()
    #expect(try run("record card.json --scale 1").exitCode == 0)
    // The reference is another one now.
    try writePicture("card.png")
    let refused = try run("verify card.json --scale 1 --pixel-limit 39")
    #expect(refused.exitCode == 2)
    #expect(refused.troubles == ["snapshot: card.png: \(tooLarge)"])
    let different = try run("verify card.json --scale 1 --pixel-limit 40")
    #expect(different.exitCode == 1)
    #expect(
      different.outputText.contains("accept with: snapshot accept 'card.json @1x' --pixel-limit 40\n"))
    // The picture that the run wrote has 6·5 pixels.
    let actual = try run("accept --all --pixel-limit 29")
    #expect(actual.exitCode == 2)
    #expect(actual.troubles.first?.hasSuffix("30 in all; the limit is 29; --pixel-limit raises it") == true)
    #expect(try run("accept --all --pixel-limit 30").exitCode == 0)
    #expect(try run("verify card.json --scale 1").exitCode == 0)
  }

  @Test func `a tree beyond the limit of texts is told with the option that raises it`() throws {
    try writeSpec()
    #expect(try run("record card.json --scale 1").exitCode == 0)
    let reason = "the PNG's compressed texts have more bytes than the limit of 99; --text-limit raises it"
    for line in ["inspect card.png", "verify card.json --scale 1"] {
      let refused = try run("\(line) --text-limit 99")
      #expect(refused.exitCode == 2 && refused.troubles == ["snapshot: card.png: \(reason)"])
      #expect(try run("\(line) --text-limit 100000").exitCode == 0)
    }
    let ignored = try run("diff card.png card.png --text-limit 99")
    #expect(ignored.exitCode == 0)
    #expect(ignored.errors.contains("than the limit of 99; --text-limit raises it\n"))
    // A file that may carry a tree is not called an orphan, and is not passed over in silence.
    try FileManager.default.removeItem(at: folder.url.appending(path: "card.json"))
    let orphans = try run("orphans . --delete --text-limit 99")
    #expect(orphans.exitCode == 0 && orphans.outputText == "0 orphans deleted\n")
    #expect(orphans.errors == "snapshot: warning: ./card.png: \(reason)\n")
    #expect(try run("orphans .").outputText == "./card.png\n1 orphan\n")
  }

  // MARK: Images of specs

  @Test(arguments: ["render", "record", "verify", "lint", "trace", "graph"])
  func `images of specs are read up to the limit, and the option is named`(verb: String) throws {
    try writePicture("photo.png")
    try writeSpec(showing: "photo.png")
    #expect(try run("record card.json").exitCode == 0)
    let refused = try run("\(verb) card.json --pixel-limit 39")
    #expect(refused.exitCode == 2 && refused.troubles.count == 1, "\(refused.errors)")
    #expect(refused.troubles.first?.hasSuffix("photo.png\": \(tooLarge)") == true, "\(refused.errors)")
    #expect(refused.troubles.first?.contains("card.json:1:") == true)
    #expect(try run("\(verb) card.json --pixel-limit 40").exitCode != 2)
  }

  @Test func `a progressive image has as many scans as the limit, and the option is named`() throws {
    try Data(TestJPEG.progressive(scans: 101)).write(to: folder.url.appending(path: "photo.jpg"))
    try writeSpec(showing: "photo.jpg")
    let refused = try run("render card.json --scale 1")
    #expect(refused.exitCode == 2)
    #expect(
      refused.troubles.first?.hasSuffix(
        "photo.jpg\": the JPEG has more scans than the limit of 100; --scan-limit raises it") == true)
    #expect(try run("render card.json --scale 1 --scan-limit 101").exitCode == 0)
    let large = try run("render card.json --scale 1 --scan-limit 101 --pixel-limit 63")
    #expect(
      large.troubles.first?.hasSuffix(
        "the JPEG has 8×8 pixels, 64 in all; the limit is 63; --pixel-limit raises it") == true)
  }

  @Test func `the images of a spec have one limit together, and each file counts once`() throws {
    try writePicture("a.png")
    try writePicture("b.png", grey: 7)
    try writeSpec(showing: "a.png", "a.png", "./a.png", "a.png", "a.png")
    // Two names of one file.
    #expect(try run("render card.json --scale 1 --pixel-limit 80").exitCode == 0)
    try writeSpec(showing: "a.png", "a.png", "a.png", "a.png", "a.png")
    #expect(try run("render card.json --scale 1 --pixel-limit 40").exitCode == 0)
    try writeSpec(showing: "a.png", "b.png", "a.png")
    #expect(try run("render card.json --scale 1,2 --pixel-limit 80").exitCode == 0)
    for limit in [40, 79] {
      let refused = try run("render card.json --scale 1 --pixel-limit \(limit)")
      #expect(
        refused.troubles.first?.hasSuffix(
          "b.png\": the PNG has 10×4 pixels, 40 in all, in addition to 40 of the images before it;"
            + " the limit is \(limit); --pixel-limit raises it") == true, "\(refused.errors)")
    }
  }

  @Test(arguments: [
    ("GIF89a", "is neither a PNG nor a JPEG"), ("", "not a PNG: the file is empty"),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "not a PNG but a Git LFS pointer to one; run `git lfs pull`"
    ),
  ]) func `an image that is none says why`(text: String, reason: String) throws {
    try folder.write(text, to: "photo.png")
    try writeSpec(showing: "photo.png")
    let refused = try run("render card.json --scale 1")
    #expect(refused.exitCode == 2 && refused.troubles.first?.hasSuffix(reason) == true, "\(refused.errors)")
  }
}
