import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewSpec

@MainActor
@Suite struct FittingTests {
  private func block(_ sizeToFit: String, ideal: Double = 50, line: Double = 10) -> String {
    #"{ "type": "block", "idealWidth": \#(ideal), "lineHeight": \#(line), "sizeToFit": \#(sizeToFit), "position": {} }"#
  }

  @Test(arguments: [
    // 50 wide on one line; 2 lines from 25 on; in 24, three; in 7.2, 50 / 7.2 = 6.9…, but never less than a line
    // is high: 5 lines of 10.
    (100.0, 50.0, 10.0), (50, 50, 10), (49, 49, 20), (25, 25, 20), (24, 24, 30), (7.2, 10, 50), (0, 10, 50),
  ])
  func `a block breaks into as many lines as it needs`(width: Double, expectedWidth: Double, height: Double)
    throws
  {
    let layout = try SpecLayout(views: block(#"{ "width": \#(width) }"#))
    #expect(layout.frames[0].size == CGSize(width: expectedWidth, height: height))
  }

  @Test func `a block's size is one rounding up of the sum of its lines (C.5)`() throws {
    // 20.3 in lines of 6.7: 3 lines of 17.1 / 3 … 50 / 20.3 = 2.46: 3 lines, 20.1 high.
    let layout = try SpecLayout(views: block(#"{ "width": 20.3 }"#, line: 6.7), scale: 2)
    #expect(layout.frames[0].size == CGSize(width: 20.5, height: 20.5))
  }

  @Test(arguments: [
    ("[]", 50.0, 10.0), ("\"maxWidth\"", 50, 10), ("\"minWidth\"", 80, 10), ("\"fixedWidth\"", 80, 10),
    ("\"minHeight\"", 50, 30), ("\"fixedSize\"", 80, 30), ("[\"minWidth\", \"maxHeight\"]", 80, 10),
  ])
  func `constraints hold the size that fits`(constraints: String, width: Double, height: Double) throws {
    let layout = try SpecLayout(
      views: block(#"{ "width": 80, "height": 30, "constraints": \#(constraints) }"#))
    #expect(layout.frames[0].size == CGSize(width: width, height: height))
  }

  /// Margins of 4 around a block of 50 × 10: laid out in the 100 × 60 offered, it takes 4 + 50 + 4 by 4 + 10 + 4.
  @Test func `a view fits its subviews with its margins`() throws {
    let layout = try SpecLayout(
      views: """
        { "layoutMargins": 4, "sizeToFit": {}, "align": { "position": "bottomRight" }, "views": [
          { "type": "block", "idealWidth": 50, "lineHeight": 10,
            "sizeToFit": { "width": "layoutMargins.width" }, "align": { "position": "topLeft", "with": "layoutMargins" } }
        ] }
        """)
    #expect(layout.frames[0] == CGRect(x: 42, y: 42, width: 58, height: 18))
    #expect(layout.frames[1] == CGRect(x: 4, y: 4, width: 50, height: 10))
  }

  @Test func `asking for a size changes nothing`() throws {
    let spec = try LayoutSpec(
      parsing: Array(
        #"{ "canvas": { "width": 40, "height": 40 }, "views": [{ "frame": "superview" }] }"#.utf8),
      file: "test.json")
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 1))
    canvas.layoutIfNeeded()
    let content = canvas.subviews[0]
    #expect(content.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 18, height: 18))
    #expect(content.subviews[0].frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!content.layer.needsLayout())
  }
}
