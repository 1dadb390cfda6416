import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

@MainActor
@Suite struct LayoutPlanTests {
  private static let size = #""size": { "width": 10, "height": 6 }"#

  @Test(arguments: [
    ("topLeft", 0, 0), ("topCenter", 45, 0), ("topRight", 90, 0),
    ("leftCenter", 0, 27), ("center", 45, 27), ("rightCenter", 90, 27),
    ("bottomLeft", 0, 54), ("bottomCenter", 45, 54), ("bottomRight", 90, 54),
    ("topLeading", 0, 0), ("topTrailing", 90, 0), ("leadingCenter", 0, 27),
    ("trailingCenter", 90, 27), ("bottomLeading", 0, 54), ("bottomTrailing", 90, 54),
  ])
  func `every position aligns with the superview, and leading follows the direction`(
    position: String, x: Int, y: Int
  ) throws {
    let views = #"{ \#(Self.size), "align": { "position": "\#(position)" } }"#
    #expect(try SpecLayout(views: views).frames == [CGRect(x: x, y: y, width: 10, height: 6)])
    let mirrored = position.lowercased().contains("ing") ? 90 - x : x
    #expect(
      try SpecLayout(views: views, direction: .rightToLeft).frames
        == [CGRect(x: mirrored, y: y, width: 10, height: 6)])
  }

  @Test func `an inset moves inward from the edges that the position lies on`() throws {
    func frame(_ position: String) throws -> CGRect {
      try SpecLayout(views: #"{ \#(Self.size), "align": { "position": "\#(position)", "inset": 4 } }"#)
        .frames[0]
    }
    #expect(try frame("topLeft").origin == CGPoint(x: 4, y: 4))
    #expect(try frame("bottomTrailing").origin == CGPoint(x: 86, y: 50))
    #expect(try frame("leftCenter").origin == CGPoint(x: 4, y: 27))
    #expect(try frame("center").origin == CGPoint(x: 45, y: 27))
  }

  @Test func `an offset moves right and down, whatever the direction`() throws {
    let views = #"{ \#(Self.size), "align": { "position": "topLeading", "offset": { "x": -3, "y": 2 } } }"#
    #expect(try SpecLayout(views: views).frames[0].origin == CGPoint(x: -3, y: 2))
    #expect(try SpecLayout(views: views, direction: .rightToLeft).frames[0].origin == CGPoint(x: 87, y: 2))
  }

  /// A layout of three views that depend on each other.
  ///
  /// An indicator of 20 × 20 in the middle of 100 × 60 is at (40, 20); a caption of 10 × 6 beneath it at (45, 40 + 8);
  /// a mark at the caption's right at 45 + 10, in its middle: 48 + 3 − 1.
  @Test func `the order of writing does not matter`() throws {
    let views = [
      #"{ "id": "mark", "size": { "width": 2, "height": 2 }, "align": { "position": "leftCenter", "with": "caption", "to": "rightCenter" } }"#,
      #"{ "id": "caption", \#(Self.size), "align": { "position": "topCenter", "with": "indicator", "to": "bottomCenter", "offset": { "y": 8 } } }"#,
      #"{ "id": "indicator", "size": { "width": 20, "height": 20 }, "align": { "position": "center" } }"#,
    ]
    let frames = [
      CGRect(x: 55, y: 50, width: 2, height: 2), CGRect(x: 45, y: 48, width: 10, height: 6),
      CGRect(x: 40, y: 20, width: 20, height: 20),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let layout = try SpecLayout(views: order.map { views[$0] }.joined(separator: ","))
      #expect(layout.frames == order.map { frames[$0] })
    }
  }

  /// a's position needs b's size and b's position needs a's size: a cycle of views, but not of sizes and positions.
  @Test func `sizes and positions are needed one by one`() throws {
    let layout = try SpecLayout(
      views: """
        { "id": "a", "frame": { "x": "b.width", "y": 0, "width": 10, "height": 1 } },
        { "id": "b", "frame": { "x": "a.width", "y": 0, "width": 20, "height": 1 } }
        """)
    #expect(layout.frames.map(\.minX) == [20, 10])
  }

  @Test func `expressions see the superview, its margins, siblings and the view's own size`() throws {
    let layout = try SpecLayout(
      views: """
        { "id": "a", "frame": { "x": "layoutMargins.minX", "y": "layoutMargins.minY", "width": "superview.width / 4", "height": "min(superview.height, 7)" } },
        { "frame": { "x": "a.maxX + 8", "y": "a.midY", "width": "layoutMargins.width", "height": "a.height * 2" } },
        { "size": { "width": 30, "height": 4 }, "position": { "x": "(superview.width - self.width) / 2", "y": "superview.maxY - self.height" } }
        """)
    // Margins: 1 above, 10 leading, 3 below, 20 trailing; a is (10, 1, 25, 7), its middle 4.5 moves to 5, and the
    // far edge 4.5 + 14 = 18.5 to 19.
    #expect(
      layout.frames == [
        CGRect(x: 10, y: 1, width: 25, height: 7), CGRect(x: 43, y: 5, width: 70, height: 14),
        CGRect(x: 35, y: 56, width: 30, height: 4),
      ])
  }

  @Test func `directional margins change sides from right to left`() throws {
    let views = #"{ "frame": "layoutMargins" }"#
    #expect(try SpecLayout(views: views).frames == [CGRect(x: 10, y: 1, width: 70, height: 56)])
    #expect(
      try SpecLayout(views: views, direction: .rightToLeft).frames == [
        CGRect(x: 20, y: 1, width: 70, height: 56)
      ])
  }

  @Test func `an aspect gives the other side`() throws {
    let layout = try SpecLayout(
      views: """
        { "size": { "width": 32, "aspect": "16 / 9" }, "position": {} },
        { "size": { "height": 9, "aspect": "16 / 9" }, "position": {} }
        """)
    #expect(layout.frames.map(\.size) == [CGSize(width: 32, height: 18), CGSize(width: 16, height: 9)])
  }

  @Test func `slices are cut one after the other, whatever their order`() throws {
    let slices = [
      #"{ "name": "content", "inset": "bounds", "by": { "top": 10, "left": 4, "right": 6 } }"#,
      #"{ "divide": "content", "atDistance": 12, "from": "maxYEdge", "slice": "bar", "remainder": "main" }"#,
      #"{ "divide": "bar", "atDistance": "bar.width / 3", "from": "leadingEdge", "slice": "first", "remainder": "rest" }"#,
    ]
    let views = #"{ "frame": "main" }, { "frame": "first" }, { "frame": "rest" }"#
    for slices in [slices, slices.reversed()] {
      let layout = try SpecLayout(views: views, slices: slices.joined(separator: ","))
      #expect(
        layout.frames == [
          CGRect(x: 4, y: 10, width: 90, height: 38), CGRect(x: 4, y: 48, width: 30, height: 12),
          CGRect(x: 34, y: 48, width: 60, height: 12),
        ])
    }
    let mirrored = try SpecLayout(
      views: views, slices: slices.joined(separator: ","), direction: .rightToLeft)
    #expect(mirrored.frames[1] == CGRect(x: 64, y: 48, width: 30, height: 12))
  }

  /// Tiles stay tiles: whatever the width and the scale, n columns of a width meet at pixels and fill it.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `columns tile at every width`(scale: CGFloat) throws {
    for width in stride(from: 1, through: 97, by: 4) {
      for count in 1...7 {
        let columns = (0..<count).map {
          #"{ "frame": { "x": "superview.width * \#($0) / \#(count)", "y": 0, "width": "superview.width / \#(count)", "height": 1 } }"#
        }
        let layout = try SpecLayout(
          #"{ "canvas": { "width": \#(width), "height": 1 }, "views": [\#(columns.joined(separator: ","))] }"#,
          scale: scale)
        #expect(layout.frames[0].minX == 0)
        #expect(abs(layout.frames[count - 1].maxX - CGFloat(width)) < 1e-9)
        for (left, right) in zip(layout.frames, layout.frames.dropFirst()) {
          #expect(abs(left.maxX - right.minX) < 1e-9)
          let pixels = right.minX * scale
          #expect(abs(pixels - pixels.rounded()) < 1e-9)
        }
      }
    }
  }

  @Test func `without snapping frames stay where they are computed`() throws {
    let layout = try SpecLayout(
      views: #"{ "frame": { "x": "1 / 3", "y": 0.5, "width": "10 / 3", "height": 1.25 } }"#, snap: false)
    // A frame is kept as a centre and a size, so its origin comes back but for a rounding.
    #expect(abs(layout.frames[0].minX - 1.0 / 3) < 1e-15)
    #expect(layout.frames[0].size == CGSize(width: 10.0 / 3, height: 1.25))
  }

  @Test func `metrics may use metrics, in any order, and the scale`() throws {
    let layout = try SpecLayout(
      #"{ "canvas": { "width": 9, "height": 9 }, "metrics": { "b": "a * 2", "a": "2 + hairline", "hairline": "1 / scale" }, "views": [{ "frame": { "x": 0, "y": 0, "width": "b", "height": "hairline" } }] }"#,
      scale: 2)
    #expect(layout.frames == [CGRect(x: 0, y: 0, width: 5, height: 0.5)])
  }
}
