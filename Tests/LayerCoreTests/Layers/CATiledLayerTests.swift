import Foundation
import GraphicsCore
import Testing

@testable import LayerCore

/// Layers that are drawn by parts, or show a part.
struct CATiledLayerTests {
  private final class Tiled: CATiledLayer {
    var rects: [CGRect] = []
    override func draw(in ctx: CGContext) {
      rects.append(ctx.boundingBoxOfClipPath)
      ctx.fill(ctx.boundingBoxOfClipPath)
    }
  }

  @Test("Tiles are in pixels, row by row, and end at the edges") func tiles() {
    let layer = Tiled()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 20)
    (layer.contentsScale, layer.tileSize) = (2, CGSize(width: 64, height: 32))
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(
      layer.rects == [
        CGRect(x: 0, y: 0, width: 32, height: 16), CGRect(x: 32, y: 0, width: 18, height: 16),
        CGRect(x: 0, y: 16, width: 32, height: 4), CGRect(x: 32, y: 16, width: 18, height: 4),
      ])
    layer.rects = []
    layer.setNeedsDisplay(CGRect(x: 40, y: 2, width: 4, height: 4))
    layer.displayIfNeeded()
    #expect(layer.rects == [CGRect(x: 40, y: 2, width: 4, height: 4)])
  }

  @Test("Tiles without an area draw the layer as a whole") func wholes() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 0.001, height: 0.001)] {
      let layer = Tiled()
      layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 20)
      layer.tileSize = size
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.rects == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    }
  }

  @Test("A scroll layer moves along the axes of its mode, for itself and for those inside") func scrolling() {
    let (scroll, inner) = (CAScrollLayer(), CALayer())
    scroll.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    scroll.addSublayer(inner)
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 5, height: 5))
    inner.scroll(CGPoint(x: 20, y: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 25, y: 35))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 1, y: 2))
    #expect(scroll.bounds.origin == CGPoint(x: 25, y: 2))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint.zero)
    #expect(scroll.bounds.origin == CGPoint(x: 25, y: 2))
    scroll.scrollMode = .both
    inner.scrollRectToVisible(CGRect(x: 40, y: 0, width: 5, height: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 2))
    #expect(CALayer().visibleRect == .zero)
  }
}
