import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

@Suite @MainActor struct BrokenTilingTests {
  @Test func aGapOfLessThanAPixel() throws {
    let layout = PixelLayout([tile(0, 0, 30, 20), tile(30.25, 0, 30, 20)])
    let finding = try #require(layout.findings(.brokenTiling, at: 1).first)
    #expect(finding.view == "UIView/UIView[0]")
    #expect(finding.others == ["UIView/UIView[1]"])
    #expect(
      finding.values == [
        FindingValue("right edge", points: 30), FindingValue("its neighbour's left edge", points: 30.25),
        FindingValue("gap", points: 0.25),
      ])
    #expect(finding.marks == [FindingMark(.area, CGRect(x: 30, y: 0, width: 0.25, height: 20))])
    // 0.25 points are half a pixel at 2x and three quarters at 3x.
    #expect(layout.findings(.brokenTiling, at: 3).count == 1)
  }

  @Test func anOverlapOfLessThanAPixel() throws {
    // The lower tile hides it, being drawn later; the upper one ends too far down all the same.
    let layout = PixelLayout([tile(0, 0, 40, 20.5), tile(0, 20, 40, 20)])
    #expect(layout.unsnapped(at: 1) == [])
    let finding = try #require(layout.findings(.brokenTiling, at: 1).first)
    #expect(finding.values.map(\.name) == ["bottom edge", "its neighbour's top edge", "overlap"])
    // One whole pixel at 2x: that is meant.
    #expect(layout.findings(.brokenTiling, at: 2).isEmpty)
  }

  @Test func whatNobodySeesIsNotBroken() {
    let tiles = [tile(0, 0, 30, 20), tile(30.25, 0, 30, 20), tile(20, 0, 20, 20)]
    #expect(PixelLayout(tiles).findings(.brokenTiling, at: 1).isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func whatMeetsIsClean(scale: Int) {
    let pixel = 1 / CGFloat(scale)
    let meeting = [tile(0, 0, 30, 20), tile(30, 0, 30, 20), tile(0, 20, 60, 20)]
    #expect(PixelLayout(meeting).findings(at: scale).isEmpty)
    let apart = [tile(0, 0, 30, 20), tile(30 + pixel, 0, 30, 20)]
    #expect(PixelLayout(apart).findings(at: scale).isEmpty)
  }

  @Test func aCommonEdgeBetweenPixelsIsNoGap() {
    // The seam is told as the edges of both.
    let third = 100.0 / 3
    let layout = PixelLayout([
      tile(0, 0, third, 20), tile(third, 0, third, 20), tile(third + third, 0, third, 20),
    ])
    #expect(layout.findings(.brokenTiling, at: 1).isEmpty)
    #expect(layout.findings(.brokenTiling, at: 2).isEmpty)
    #expect(layout.findings(.unsnappedEdge, at: 2).count == 3)
  }

  @Test func aHairlineFillsTheGap() {
    let layout = PixelLayout([tile(0, 0, 30, 20), tile(30, 0, 0.5, 20), tile(30.5, 0, 29.5, 20)])
    #expect(layout.findings(.brokenTiling, at: 1).isEmpty)
    #expect(layout.findings(.thinHairline, at: 1).count == 1)
  }

  @Test func corneringAndLyingWithinIsNoTiling() {
    // They share a quarter of an edge.
    #expect(
      PixelLayout([tile(0, 0, 30, 20), tile(30.25, 15, 30, 20)]).findings(.brokenTiling, at: 1).isEmpty)
    // A line at the lower edge of what it lies upon.
    #expect(
      PixelLayout([tile(0, 0, 30, 20), tile(0, 19.5, 30, 0.5)]).findings(.brokenTiling, at: 1).isEmpty)
  }

  @Test func textHasNoEdgesToMeet() {
    let labels = [CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 0, y: 20.5, width: 60, height: 20)].map
    {
      let label = UILabel(frame: $0)
      label.text = "Text"
      return label
    }
    #expect(PixelLayout(labels).findings(.brokenTiling, at: 1).isEmpty)
    for label in labels { label.backgroundColor = .yellow }
    #expect(PixelLayout(labels).findings(.brokenTiling, at: 1).count == 1)
  }
}
