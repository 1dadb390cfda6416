import Foundation
import LayoutCore
import Testing

@testable import ViewLint

@Suite @MainActor struct PixelMergingTests {
  @Test func aViewIsToldOnceWithTheNumbersOfEachScale() throws {
    // 10.5 is between pixels at 1x and 3x; 10.5 + 20.25 = 30.75 at all: 30.75, 61.5 and 92.25 pixels.
    let layout = PixelLayout([tile(10.5, 0, 20.25, 20)])
    let findings = LayoutLinter().settled((1...3).flatMap { layout.findings(at: $0) })
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.scales == [1, 2, 3])
    #expect(finding.values.map(\.name) == ["left edge", "right edge"])
    #expect(finding.marks.count == 2)
    #expect(
      finding.message
        == "At 1x its left edge at 10.5 pt is 10.5 px, 0.5 px before 11 (11 pt);"
        + " its right edge at 30.75 pt is 30.75 px, 0.25 px before 31 (31 pt)."
        + " At 2x its right edge at 30.75 pt is 61.5 px, 0.5 px before 62 (31 pt)."
        + " At 3x its left edge at 10.5 pt is 31.5 px, 0.5 px before 32 (10.67 pt);"
        + " its right edge at 30.75 pt is 92.25 px, 0.25 px past 92 (30.67 pt)")
    #expect(
      finding.fix == "Round its frame to pixels, for example with frame.roundedToPixel(in:) or align(…)")
  }

  @Test func theLinterKnowsTheRules() {
    let layout = PixelLayout([tile(10.5, 0, 20, 20)])
    let findings = LayoutLinter().findings(inLayoutOf: layout.root, scale: 1)
    #expect(findings.contains { $0.code == .unsnappedEdge })
  }

  @Test func anotherSizeAtTheSameScaleAddsNothing() throws {
    var one = try #require(PixelLayout([tile(10.5, 0, 20, 20)]).findings(at: 1).first)
    var other = one
    (one.size, other.size) = (CGSize(width: 1, height: 1), CGSize(width: 2, height: 2))
    other.message = "Told otherwise."
    #expect([one, other].merged == [one])
  }

  @Test(arguments: [
    (66.666_666, "66.67"), (67, "67"), (0.333_333, "0.33"), (66.998, "66.998"), (66.996, "66.996"),
    (-0.25, "−0.25"),
    (100.000_01, "100"), (5.5, "5.5"),
  ])
  func numbersAreShortAndNeverLookWhole(value: Double, told: String) {
    #expect(decimal(value) == told)
  }
}
