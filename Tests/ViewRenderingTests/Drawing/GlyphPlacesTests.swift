import Foundation
import GraphicsCore
import GraphicsRendering
import LayerCore
import LayoutCore
import Paths
import Raster
import StyleCore
import Testing
import TextViewCore
import ViewRendering

/// The places of glyphs in display lists: rounded where text is upright, exact elsewhere.
@MainActor
@Suite struct GlyphPlacesTests {
  /// A design whose glyphs are squares of one em above the baseline.
  private let squares = GlyphDesign.of(nil) { _ in
    var path = Paths.Path()
    path.appendRect(Rect(minX: 0, minY: -1, maxX: 1, maxY: 0))
    return path
  }

  /// The fill of one square of 4 points at a place of a drawing under `map`.
  private func fill(x: Double, y: Double, size: Double = 4, under map: Paths.AffineTransform) throws -> Fill {
    let run = GlyphRun(
      squares, size: .scale(x: size, y: size), marks: [GlyphRun.Mark(7, at: Point(x: x, y: y))],
      transform: .identity)
    let drawing = Drawing(
      rect: CGRect(x: 0, y: 0, width: 5_000, height: 5_000),
      steps: [Drawing.Step(.area(.glyphs(run), .color(.black)))])
    let converter = ShapeConverter(
      projection: Projection(map), edges: .exactArea, canvas: FixedRect(x: 0, y: 0, width: 400, height: 400))
    let items = drawing.items(
      converter, map: .identity, clip: .none, opacity: 1, isAlone: true, tag: .none)
    guard let item = items.first, case .fill(let fill) = item.content else { throw NotAFill() }
    return fill
  }

  private struct NotAFill: Error {}

  private func mark(x: Double, y: Double, size: Double = 4, under map: Paths.AffineTransform) throws
    -> Glyphs.Mark
  {
    guard case .glyphs(let glyphs) = try fill(x: x, y: y, size: size, under: map).shape else {
      throw NotAFill()
    }
    return try #require(glyphs.marks.first)
  }

  private func place(_ x: Double, _ y: Double) -> FixedPoint { FixedPoint(x: Fixed(x), y: Fixed(y)) }

  @Test func `upright glyphs are at the nearest quarter of a pixel, and on the nearest whole one in y`()
    throws
  {
    for (x, y, expected) in [
      (1.1, 2.4, place(1, 2)), (1.13, 2.5, place(1.25, 3)), (1.375, 2.6, place(1.5, 3)),
      (-0.4, 9, place(-0.5, 9)),
    ] {
      #expect(try mark(x: x, y: y, under: .identity).origin == expected)
    }
    // 1.1 · 3 = 3.3 and 2.4 · 3 = 7.2.
    #expect(try mark(x: 1.1, y: 2.4, under: .scale(x: 3, y: 3)).origin == place(3.25, 7))
    // Moved by 0.4 pixels: 3.7 and 7.6.
    let moved = Paths.AffineTransform.scale(x: 3, y: 3).concatenating(.translation(x: 0.4, y: 0.4))
    #expect(try mark(x: 1.1, y: 2.4, under: moved).origin == place(3.75, 8))
  }

  @Test func `glyphs of one size share their outlines, wherever they are`() throws {
    let one = try mark(x: 1.1, y: 2, under: .scale(x: 3, y: 3))
    let other = try mark(x: 50, y: 70, under: .scale(x: 3, y: 3))
    #expect(one.outline === other.outline)
    #expect(one.outline.bounds == FixedRect(x: 0, y: -12, width: 12, height: 12))
    #expect(try mark(x: 50, y: 70, under: .scale(x: 2, y: 2)).outline !== one.outline)
  }

  @Test func `glyphs that are turned, mirrored, or scaled by a fraction have exact outlines`() throws {
    let maps: [Paths.AffineTransform] = [
      .scale(x: 1.5, y: 1.5), .scale(x: 2, y: 3),
      .scale(x: 1, y: -1).concatenating(.translation(x: 0, y: 90)),
      .rotation(by: 0.25).concatenating(.translation(x: 90, y: 0)),
    ]
    for map in maps {
      let mark = try mark(x: 30.3, y: 20.7, under: map)
      #expect(mark.origin == place(0, 0))
      let box = map.boundingBox(of: Rect(minX: 30.3, minY: 16.7, maxX: 34.3, maxY: 20.7))
      #expect(
        mark.outline.bounds
          == FixedRect(
            minX: Fixed(box.minX), minY: Fixed(box.minY), maxX: Fixed(box.maxX), maxY: Fixed(box.maxY)))
    }
  }

  @Test func `glyphs of more than 512 pixels have exact outlines`() throws {
    #expect(try mark(x: 1.1, y: 300, size: 512, under: .identity).origin == place(1, 300))
    #expect(try mark(x: 1.1, y: 300, size: 513, under: .identity).origin == place(0, 0))
  }

  @Test func `glyphs far from the canvas, and places that are not numbers, draw nothing`() {
    for (x, y) in [(Double.nan, 1.0), (1, .infinity), (90_000, 1), (1, -90_000)] {
      #expect(throws: (any Error).self) { try fill(x: x, y: y, under: .identity) }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a screen of text is the same bytes as its outlines at their places`(scale: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    for (index, size) in [9.0, 12, 17, 24].enumerated() {
      let label = UILabel(frame: CGRect(x: 3.3, y: Double(index) * 19.4, width: 112, height: 26))
      label.text = "Áffinity, “jog” (Ω)"
      label.font = .systemFont(ofSize: size, weight: index.isMultiple(of: 2) ? .regular : .bold)
      label.textColor = UIColor(red: 0.1, green: 0.2, blue: 0.7, alpha: index == 1 ? 0.5 : 1)
      if index == 2 { label.alpha = 0.7 }
      if index == 3 { (label.layer.cornerRadius, label.clipsToBounds) = (9, true) }
      view.addSubview(label)
    }
    let list = DisplayList(recording: view.layer, scale: scale)
    var glyphCount = 0
    for item in list.items {
      guard case .fill(let fill) = item.content, case .glyphs(let glyphs) = fill.shape else { continue }
      glyphCount += glyphs.marks.count
      #expect(glyphs.marks.allSatisfy { $0.origin.x.rawValue.isMultiple(of: 64) && $0.origin.y.isWhole })
    }
    #expect(glyphCount > 40)
    #expect(Bitmap(rendering: list) == Bitmap(rendering: list.withOutlines))
  }
}

extension DisplayList {
  /// The list with a polygon in place of each glyph.
  fileprivate var withOutlines: DisplayList {
    func expanded(_ range: Range<Int>) -> [DisplayItem] {
      var result: [DisplayItem] = []
      var index = range.lowerBound
      while index < range.upperBound {
        switch items[index].content {
        case .group(var group):
          let mask = expanded(index + 1..<index + 1 + group.maskItemCount)
          let content = expanded(index + 1 + group.maskItemCount..<index + 1 + group.itemCount)
          index += 1 + group.itemCount
          (group.maskItemCount, group.itemCount) = (mask.count, mask.count + content.count)
          result += [DisplayItem(.group(group))] + mask + content
        case .fill(let fill):
          if case .glyphs(let glyphs) = fill.shape {
            for mark in glyphs.marks {
              var alone = fill
              alone.shape = .polygon(mark.polygons)
              result.append(DisplayItem(.fill(alone)))
            }
          } else {
            result.append(items[index])
          }
          index += 1
        }
      }
      return result
    }
    return DisplayList(width: width, height: height, items: expanded(0..<items.count))
  }
}

extension Glyphs.Mark {
  fileprivate var polygons: [[FixedPoint]] {
    outline.contours.map { contour in
      contour.map { FixedPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
  }
}
