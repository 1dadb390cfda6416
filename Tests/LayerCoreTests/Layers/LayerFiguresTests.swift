import Foundation
import GraphicsCore
import Paths
import Testing

@testable import LayerCore

/// The figures of layers: rounded bounds, insets and the nine parts of what is stretched, by arithmetic.
struct LayerFiguresTests {
  private func corners(_ rounded: RoundedRect) -> [CornerRadius] {
    [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
  }

  @Test func `radii are at most half of the shorter side, at the masked corners`() {
    let layer = CALayer()
    for (width, height, radius, expected) in [
      (40.0, 20.0, 50.0, 10.0), (20, 40, 50, 10), (40, 20, 4, 4), (40, 20, -1, 0),
    ] {
      layer.bounds = CGRect(x: 1, y: 2, width: width, height: height)
      layer.cornerRadius = radius
      let rounded = layer.roundedBounds
      #expect(rounded.rect == Rect(minX: 1, minY: 2, maxX: 1 + width, maxY: 2 + height))
      #expect(corners(rounded) == Array(repeating: CornerRadius(expected), count: 4))
    }
    layer.cornerRadius = 4
    layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    #expect(corners(layer.roundedBounds) == [0, 4, 0, 4].map { CornerRadius($0) })
  }

  @Test func `a size of 0 is kept, and a negative one is none`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 0, height: 9)
    #expect(layer.roundedBounds.rect == Rect(minX: 0, minY: 0, maxX: 0, maxY: 9))
    layer.bounds.size.width = -1
    #expect(layer.roundedBounds.rect == Rect(minX: 0, minY: 0, maxX: 0, maxY: 0))
  }

  @Test func `an inset moves the sides inwards and makes the radii smaller`() throws {
    let radii = [CornerRadius(10), CornerRadius(x: 3, y: 8), CornerRadius(x: 8, y: 3), CornerRadius(0)]
    let outer = RoundedRect(
      rect: Rect(minX: 5, minY: 6, maxX: 45, maxY: 26), topLeft: radii[0], topRight: radii[1],
      bottomRight: radii[2], bottomLeft: radii[3])
    let inner = try #require(outer.inset(by: 4))
    #expect(inner.rect == Rect(minX: 9, minY: 10, maxX: 41, maxY: 22))
    #expect(
      corners(inner) == [
        CornerRadius(6), CornerRadius(x: 0, y: 4), CornerRadius(x: 4, y: 0), CornerRadius(0),
      ])
    // Of the height of 20 nothing is left.
    #expect(outer.inset(by: 9.5) != nil && outer.inset(by: 10) == nil)
  }

  @Test func `parts without a length are left out, in the source and in the target`() {
    let source = CGRect(x: 0, y: 0, width: 30, height: 30)
    func parts(_ center: CGRect, _ target: CGSize) -> [NineParts.Part] {
      NineParts(source, center: center, scale: 1, target: CGRect(origin: .zero, size: target)).parts
    }
    // The middle has a third of the source; in a target of 20 points only the corners are left.
    let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    #expect(parts(third, CGSize(width: 50, height: 50)).count == 9)
    #expect(parts(third, CGSize(width: 20, height: 50)).count == 6)
    // A line in the middle is nothing that could be stretched.
    let line = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    let halves = parts(line, CGSize(width: 50, height: 30))
    #expect(halves.map(\.source.width) == [15, 15] && halves.map(\.target.minX) == [0, 35])
  }
}
