import Foundation
import TestSupport
import Testing

/// The smallest faults that a picture can have, as `snapshot verify` meets them without options.
@Suite struct PixelFaultCommandTests {
  /// A spec of a box, in pixels at 1x.
  private static func spec(
    x: Double = 2, y: Double = 2, width: Double = 2, height: Double = 2, color: String = "#406080"
  ) -> String {
    """
    { "snap": false, "canvas": { "width": 7, "height": 7, "background": "white" }, "views": [{
      "background": "\(color)", "frame": { "x": \(x), "y": \(y), "width": \(width), "height": \(height) } }] }
    """
  }

  @Test func `a step of a channel, a pixel of an edge and 1/256 of a position are differences`() throws {
    var pairs: [(before: String, after: String)] = []
    for color in ["#416080", "#3F6080", "#406180", "#405F80", "#406081", "#40607F"] {
      pairs.append((Self.spec(), Self.spec(color: color)))
    }
    // The box is transparent on a transparent canvas: one step of alpha alone.
    func dark(_ alpha: String) -> String {
      Self.spec(color: "#000000\(alpha)").replacing("white", with: "clear")
    }
    pairs.append((dark("80"), dark("81")))
    pairs.append((dark("01"), dark("00")))
    for (x, y, width, height) in [
      (1.0, 2.0, 3.0, 2.0), (2, 1, 2, 3), (2, 2, 3, 2), (2, 2, 2, 3), (3, 2, 1, 2), (2, 3, 2, 1),
      (2, 2, 1, 2), (2, 2, 2, 1),
    ] {
      pairs.append((Self.spec(), Self.spec(x: x, y: y, width: width, height: height)))
    }
    for step in [0, 1, 63, 64, 126, 127, 128, 129, 200, 255] {
      let (here, there) = (2 + Double(step) / 256, 2 + Double(step + 1) / 256)
      pairs.append((Self.spec(x: here, color: "black"), Self.spec(x: there, color: "black")))
      pairs.append((Self.spec(y: there, color: "black"), Self.spec(y: here, color: "black")))
    }
    let folder = try TemporaryFolder()
    for (number, pair) in pairs.enumerated() { try folder.write(pair.before, to: "s/\(number).json") }
    let arguments = ["s", "--scale", "1", "--quiet"]
    #expect(try SnapshotProcess.run(["record"] + arguments, in: folder.url).exitCode == 0)
    // Nothing is a difference before there is one.
    #expect(try SnapshotProcess.run(["verify"] + arguments, in: folder.url).exitCode == 0)
    for (number, pair) in pairs.enumerated() { try folder.write(pair.after, to: "s/\(number).json") }
    let result = try SnapshotProcess.run(["verify", "s", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(
      (result.outputText + result.errors).contains("0 same, \(pairs.count) different, 0 not compared"))
  }
}
