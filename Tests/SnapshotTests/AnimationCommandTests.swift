import Foundation
import PNG
import Raster
import TestSupport
import Testing

/// The option `--animation`, and the verbs with pictures that move, as users run them.
@Suite struct AnimationCommandTests {
  private static func spec(x: Int) -> String {
    """
    { "canvas": { "width": 60, "height": 20, "background": "white" },
      "animations": [{ "view": "card", "to": { "x": \(x) }, "duration": 0.4, "curve": "linear" }],
      "views": [{ "id": "card", "background": "red", "size": { "width": 10, "height": 10 }, "position": { "x": 0, "y": 5 } }] }
    """
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec(x: 40), to: "card.json")
  }

  private func run(_ line: String) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(
      line.split(separator: " ").map(String.init), in: folder.url, environment: ["HOME": folder.url.path])
  }

  @Test func `frames are drawn at their times, and the first is the picture for other programs`() throws {
    #expect(try run("render card.json --animation 0..0.4@10 --scale 1 -o card.png").exitCode == 0)
    let bytes = [UInt8](try folder.data("card.png"))
    var decoder = try PNGAnimation(bytes).decoder()
    for frame in 0...4 {
      let picture = try #require(try decoder.next()).picture
      // 40 points in 4 frames: 10 a frame.
      #expect((0..<60).first { picture[$0, 10].green == 0 } == 10 * frame)
    }
    #expect(try decoder.next() == nil)
    #expect(try run("render card.json --scale 1 -o still.png").exitCode == 0)
    #expect(try run("diff still.png card.png").exitCode == 1)
  }

  @Test func `a reference that moves is verified without an option, and says which frames differ`() throws {
    #expect(try run("record card.json --scale 1,2 --animation 0…0.4@10 --no-cache").exitCode == 0)
    #expect(folder.files == ["card.json", "card.png", "card@2x.png"])
    #expect(try run("verify card.json --scale 1,2 --no-cache").exitCode == 0)
    try folder.write(Self.spec(x: 44), to: "card.json")
    let result = try run("verify card.json --scale 1 --no-cache")
    #expect(result.exitCode == 1)
    // The first frame, at 0 s, is the same; at 0.1 s it is 11 in place of 10 points to the right.
    #expect(
      result.outputText.contains("frames 1–4 of 4 differ, first at 0.100 s: card moved 1 pt (1 px) right"))
    #expect(try PNGAnimation([UInt8](folder.data("failures/card.actual.png"))).count == 5)
    #expect(try PNGAnimation([UInt8](folder.data("failures/card.difference.png"))).seconds == 0.5)
    let difference = try run("diff card.png failures/card.actual.png")
    #expect(difference.exitCode == 1 && difference.outputText.contains("frames 1–4 of 4 differ"))
    #expect(try run("diff card.png card.png").outputText.hasPrefix("the same frames"))
    #expect(try run("accept --all").exitCode == 0)
    #expect(try run("verify card.json --scale 1 --no-cache").exitCode == 0)
  }

  @Test func `inspect prints the frames, and the views of the first`() throws {
    #expect(try run("record card.json --scale 1 --animation 0.4@10 --no-cache").exitCode == 0)
    let text = try run("inspect card.png").outputText
    #expect(text.hasPrefix("60×20 pixels, 5 frames of 0..0.4@10, 5 of them new"))
    #expect(text.contains("SpecView#card 0 5 10 10"))
  }

  @Test func `a still reference, and other times, are differences`() throws {
    #expect(try run("record card.json --scale 1 --no-cache").exitCode == 0)
    let still = try run("verify card.json --scale 1 --animation 0..0.4@10 --no-cache")
    #expect(still.exitCode == 1 && still.outputText.contains("its reference is a still picture"))
    #expect(try run("record card.json --scale 1 --animation 0..0.4@10 --no-cache").exitCode == 0)
    let other = try run("verify card.json --scale 1 --animation 0..0.2@10 --no-cache")
    #expect(other.exitCode == 1)
    #expect(
      other.outputText.contains("the animation has the frames of 0..0.2@10, its reference those of 0..0.4@10")
    )
  }

  @Test(arguments: ["bad", "1..0@30", "0..1@0", "0..9999@30", "@", "-"])
  func `wrong times are refused`(_ times: String) throws {
    let result = try run("render card.json --animation \(times)")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("\"--animation\" takes"))
    #expect(folder.files == ["card.json"])
  }

  @Test func `what VoiceOver reads does not move`() throws {
    let result = try run("render card.json --animation 1@10 --accessibility text")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("\"--accessibility\" and \"--animation\" do not fit"))
  }

  @Test func `damaged animations are errors, not crashes`() throws {
    #expect(try run("record card.json --scale 1 --animation 0..0.4@10 --no-cache").exitCode == 0)
    let whole = [UInt8](try folder.data("card.png"))
    let place = try #require(whole.indices.last { whole[$0...].starts(with: "fcTL".utf8) })
    for bytes in [Array(whole.dropLast(20)), Array(whole[..<place]), whole.map { $0 == 102 ? 103 : $0 }] {
      try Data(bytes).write(to: folder.url.appending(path: "card.png"))
      #expect(try run("verify card.json --scale 1 --no-cache").exitCode == 2)
    }
  }
}
