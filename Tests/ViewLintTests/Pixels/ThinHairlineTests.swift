import Foundation
import GraphicsCore
import LayoutCore
import Testing

@testable import ViewLint

@Suite @MainActor struct ThinHairlineTests {
  @Test func aThirdOfAPointIsThinBelowThreeX() throws {
    let layout = PixelLayout([tile(10, 10, 50, 1.0 / 3)])
    let finding = try #require(layout.findings(at: 1).first)
    // Its lower edge is between pixels only because of that.
    #expect(layout.findings(at: 1).map(\.code) == [.thinHairline])
    #expect(finding.values.map(\.name) == ["height"])
    #expect(abs(finding.values[0].points - 1.0 / 3) < 1e-9)
    #expect(finding.message == "At 1x its height of 0.33 pt is 0.33 px: a pixel is 1 pt")
    #expect(finding.fix == "Make it one pixel: 1 / traitCollection.displayScale")
    #expect(finding.marks.map(\.rect.origin) == [CGPoint(x: 10, y: 10)])
    #expect(layout.findings(at: 2).map(\.code) == [.thinHairline])
    #expect(layout.findings(at: 3).isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func onePixelIsClean(scale: Int) {
    let pixel = 1 / CGFloat(scale)
    #expect(PixelLayout([tile(10, 10, 50, pixel), tile(10, 20, pixel, 50)]).findings(at: scale).isEmpty)
  }

  @Test func theLowerEdgeMayBeTheOneOnThePixel() {
    #expect(PixelLayout([tile(10, 19.5, 50, 0.5)]).findings(at: 1).map(\.code) == [.thinHairline])
    // Neither edge is: that is another thing to repair.
    #expect(PixelLayout([tile(10, 19.25, 50, 0.5)]).unsnapped(at: 1) == [["top edge"]])
  }

  @Test func whatIsNothingIsNotThin() {
    let unseen = tile(10, 10, 50, 0.5)
    unseen.backgroundColor = nil
    let scaled = tile(10, 40, 50, 0.5)
    scaled.transform = CGAffineTransform(scaleX: 1, y: 2)
    // 40 + 0.25 is the middle: the pixel from 39.75 on is one high, and between two.
    let layout = PixelLayout([tile(10, 10, 50, 0), tile(10, 20, 0, 0.5), unseen, scaled])
    #expect(layout.findings(.thinHairline, at: 1).isEmpty)
  }
}
