import Foundation
import PNG
import Raster
import TestSupport
import Testing

/// `--accessibility` of `snapshot render` and `snapshot lint`.
@Suite struct AccessibilityCommandTests {
  /// A label, and a control that has a name if one is given.
  private static func spec(switchNamed name: String?) -> String {
    let words = name.map { #", "accessibility": { "label": "\#($0)" }"# } ?? ""
    return """
      { "canvas": { "width": 200, "height": 100, "background": "white" }, "views": [
        { "type": "label", "text": "Network", "font": "headline", "accessibility": { "traits": ["header"] },
          "frame": { "x": 16, "y": 8, "width": 160, "height": 24 } },
        { "type": "switch", "frame": { "x": 16, "y": 40, "width": 51, "height": 31 }\(words) } ] }
      """
  }

  @Test func `the text is printed, and no picture is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(switchNamed: "Wi-Fi"), to: "card.json")
    let result = try SnapshotProcess.run(["render", "card.json", "--accessibility", "text"], in: folder.url)
    #expect(result.exitCode == 0)
    #expect(
      result.outputText == """
        1. Network, heading
        2. Wi-Fi, switch button, off
           hint: Double tap to toggle setting

        """)
    #expect(folder.files == ["card.json"])
  }

  @Test func `the texts of several specs follow their names`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write(Self.spec(switchNamed: "Wi-Fi"), to: "\(name).json") }
    let result = try SnapshotProcess.run(
      ["render", "a.json", "b.json", "--accessibility", "text"], in: folder.url)
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count == 8 && lines[0] == "a.json" && lines[4] == "b.json")
  }

  @Test func `the picture has the view beside or above a legend`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(switchNamed: "Wi-Fi"), to: "card.json")
    let result = try SnapshotProcess.run(
      ["render", "card.json", "--accessibility", "picture", "-o", "card.png", "--scale", "2"], in: folder.url)
    #expect(result.exitCode == 0)
    let picture = try Bitmap(pngData: Array(folder.data("card@2x.png")))
    // The legend, of 260 points, is below the view, which is wider than high; 16 points are around them.
    #expect(picture.width == 2 * (260 + 32))
    #expect(picture.height > 2 * (100 + 32))
    // The corner of the sheet is white, and so is the paper of the view a point inside its edge.
    #expect(picture[0, 0] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(picture[2 * 16 + 380, 2 * 16 + 190] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test func `names are checked on request`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(switchNamed: nil), to: "card.json")
    #expect(try SnapshotProcess.run(["lint", "card.json"], in: folder.url).exitCode == 0)
    let result = try SnapshotProcess.run(["lint", "card.json", "--accessibility"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.outputText.contains("VoiceOver has no name for this switch [missing-label]"))
  }
}
