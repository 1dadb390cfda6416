import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ManualLayout
import Testing

@testable import ViewLint

@Suite @MainActor struct UnsnappedEdgeTests {
  @Test func aHalfIsBetweenPixelsAtOddScales() throws {
    // 10.5 + 20 = 30.5; twice that is whole, three times 31.5 and 91.5.
    let layout = PixelLayout([tile(10.5, 10, 20, 20)])
    #expect(layout.unsnapped(at: 1) == [["left edge", "right edge"]])
    #expect(layout.unsnapped(at: 2) == [])
    #expect(layout.unsnapped(at: 3) == [["left edge", "right edge"]])

    let finding = try #require(layout.findings(.unsnappedEdge, at: 1).first)
    #expect(finding.view == "UIView/UIView[0]")
    #expect(finding.values.map(\.points) == [10.5, 30.5])
    #expect(finding.scales == [1])
    #expect(finding.others == [])
    // Ties go away from zero, as they do for `roundedToPixel(in:)`.
    #expect(
      finding.message
        == "At 1x its left edge at 10.5 pt is 10.5 px, 0.5 px before 11 (11 pt);"
        + " its right edge at 30.5 pt is 30.5 px, 0.5 px before 31 (31 pt)")
    #expect(
      finding.fix == "Round its frame to pixels, for example with frame.roundedToPixel(in:) or align(…)")
    #expect(
      finding.marks == [
        FindingMark(.edge, CGRect(x: 10.5, y: 10, width: 0, height: 20)),
        FindingMark(.edge, CGRect(x: 30.5, y: 10, width: 0, height: 20)),
      ])
  }

  @Test(arguments: [1, 2, 3]) func roundedFramesAreClean(scale: Int) {
    let view = tile(10.5, 10.3, 20.7, 20)
    view.frame = view.frame.roundedToPixel(in: CGFloat(scale))
    #expect(PixelLayout([view]).findings(at: scale).isEmpty)
  }

  @Test func thirdsAreOnPixelsAtThreeAlone() {
    // 100 / 3 is 33⅓: at 2x 66⅔ pixels, at 3x 100, whatever the rounding of the multiplication.
    let third = 100.0 / 3
    let tiles = (0..<3).map { tile(CGFloat($0) * third, 0, third, 20) }
    let layout = PixelLayout(tiles)
    #expect(layout.unsnapped(at: 1) == [["right edge"], ["left edge", "right edge"], ["left edge"]])
    #expect(layout.unsnapped(at: 2) == [["right edge"], ["left edge", "right edge"], ["left edge"]])
    #expect(layout.findings(at: 3).isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func errorsOfComputationAreNoFractions(scale: Int) {
    // Ten tenths are 0.9999999999999999, and 0.1 + 0.2 is 0.30000000000000004.
    let one = (0..<10).reduce(0.0) { sum, _ in sum + 0.1 }
    let noisy = (0.1 + 0.2) * 10
    #expect(one != 1 && noisy != 3)
    #expect(PixelLayout([tile(one, noisy, 33.333_333_33 * 3, 20)]).findings(at: scale).isEmpty)
  }

  @Test func whatTheRasterizerTellsApartCounts() {
    // Coordinates are rounded to 1/256 pixel: 0.5/256 up counts as the next, less as none.
    #expect(PixelLayout([tile(10 + 0.4 / 256, 10, 20, 20)]).unsnapped(at: 1) == [])
    #expect(
      PixelLayout([tile(10 + 0.6 / 256, 10, 20, 20)]).unsnapped(at: 1) == [["left edge", "right edge"]])
  }

  @Test func theGrandparentThatBringsTheFractionIsNamed() throws {
    let grandparent = container(CGRect(x: 10.5, y: 10, width: 100, height: 80))
    grandparent.accessibilityIdentifier = "card"
    let parent = container(CGRect(x: 4, y: 4, width: 90, height: 70))
    grandparent.addSubview(parent)
    let view = tile(CGRect(x: 5, y: 5, width: 20, height: 20), in: parent)
    let layout = PixelLayout([grandparent])
    let finding = try #require(layout.findings(.unsnappedEdge, at: 1).first)
    #expect(layout.findings(at: 1).count == 1, "Containers have no edges.")
    #expect(finding.view == "UIView/UIView#card/UIView[0]/UIView[0]")
    #expect(finding.others == ["UIView/UIView#card"])
    #expect(finding.fix.hasPrefix("Round UIView#card's frame to pixels"))
    // 10.5 + 4 + 5.
    #expect(finding.values.first?.points == 19.5)

    grandparent.frame.origin.x = 11
    #expect(layout.findings(at: 1).isEmpty)
    // Its own width is no fault of another view.
    grandparent.frame.origin.x = 10
    view.frame.size.width = 20.5
    #expect(layout.findings(.unsnappedEdge, at: 1).map(\.others) == [[]])
    // 10.5 + 4 + 5.5 = 20, from where on 20.5 are too wide.
    grandparent.frame.origin.x = 10.5
    view.frame.origin.x = 5.5
    #expect(layout.unsnapped(at: 1) == [["right edge"]])
    #expect(layout.findings(.unsnappedEdge, at: 1).map(\.others) == [[]])
  }

  @Test func theOffsetOfContentCounts() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    _ = tile(CGRect(x: 10, y: 20, width: 50, height: 40), in: scroll)
    let layout = PixelLayout([scroll])
    #expect(layout.findings(at: 1).isEmpty)
    scroll.bounds.origin.y = 5.25
    let finding = try #require(layout.findings(.unsnappedEdge, at: 1).first)
    // 20 − 5.25 and 60 − 5.25.
    #expect(
      finding.values == [FindingValue("top edge", points: 14.75), FindingValue("bottom edge", points: 54.75)])
    #expect(finding.others == ["UIView/UIScrollView[0]"])
    #expect(finding.fix.hasPrefix("Round UIScrollView[0]'s bounds origin"))
    // 5.25 points are 10.5 pixels at 2x; 5.5 are 11.
    scroll.bounds.origin.y = 5.5
    #expect(layout.findings(at: 2).isEmpty)
  }

  @Test func nestedOriginsAddUp() {
    let outer = container(CGRect(x: 10, y: 10, width: 80, height: 80))
    outer.bounds.origin = CGPoint(x: 0.25, y: 0)
    let inner = container(CGRect(x: 0, y: 0, width: 80, height: 80))
    inner.bounds.origin = CGPoint(x: 0.75, y: 0)
    outer.addSubview(inner)
    _ = tile(CGRect(x: 20, y: 20, width: 10, height: 10), in: inner)
    // 10 − 0.25 − 0.75 + 20 = 29.
    #expect(PixelLayout([outer]).findings(at: 1).isEmpty)
    inner.bounds.origin.x = 0.5
    #expect(PixelLayout([outer]).unsnapped(at: 1) == [["left edge", "right edge"]])
  }

  @Test func anAnchorPointMovesEdges() {
    // A.2: the position is where the anchor lies; a third of 20 from it is no pixel.
    let view = tile(0, 0, 20, 20)
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.layer.position = CGPoint(x: 30, y: 30)
    #expect(PixelLayout([view]).findings(at: 1).isEmpty)
    view.layer.anchorPoint = CGPoint(x: 0.125, y: 0)
    // 30 − 2.5.
    #expect(PixelLayout([view]).findings(.unsnappedEdge, at: 1).first?.values.first?.points == 27.5)
  }

  @Test func turnedAndStretchedViewsAreMeantToLieBetweenPixels() {
    let maps = [
      CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(scaleX: 1.3, y: 1),
      CGAffineTransform(scaleX: 1, y: 0.5),
    ]
    for map in maps {
      let view = tile(20.3, 20.3, 30, 30)
      _ = tile(CGRect(x: 3.3, y: 3, width: 10, height: 10), in: view)
      view.transform = map
      #expect(PixelLayout([view]).findings(at: 1).isEmpty, "\(map)")
    }
  }

  @Test func wholeFactorsAndMovesKeepEdges() {
    let view = tile(40, 40, 10, 10)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle stays at 45, so that edges lie at 35 and 55.
    #expect(PixelLayout([view]).findings(at: 1).isEmpty)
    // 45.25 is the middle of 10.5 points, which are 21 under it.
    let odd = tile(40, 40, 10.5, 10)
    odd.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(PixelLayout([odd]).findings(at: 1).map { $0.values.map(\.points) } == [[34.75, 55.75]])
    view.transform = CGAffineTransform(translationX: 0.5, y: 0)
    #expect(PixelLayout([view]).unsnapped(at: 1) == [["left edge", "right edge"]])
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(PixelLayout([view]).findings(at: 1).isEmpty)
  }
}
