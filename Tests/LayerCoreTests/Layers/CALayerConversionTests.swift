import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import TestSupport
import Testing

struct CALayerConversionTests {
  @Test("A.16: there and back again") func roundTrip() {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<200 {
      let root = CALayer()
      var layers = [root]
      for _ in 0..<8 {
        let layer = CALayer()
        layer.bounds = CGRect(
          x: generator.number(in: -9...9), y: generator.number(in: -9...9),
          width: generator.number(in: 1...90), height: generator.number(in: 1...90))
        layer.position = CGPoint(x: generator.number(in: -99...99), y: generator.number(in: -99...99))
        layer.anchorPoint = CGPoint(x: generator.number(in: 0...1), y: generator.number(in: 0...1))
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: generator.number(in: -3...3)).scaledBy(
            x: generator.number(in: 0.5...2), y: generator.number(in: 0.5...2)))
        layers[Int(generator.next() % UInt64(layers.count))].addSublayer(layer)
        layers.append(layer)
      }
      let (a, b) = (layers[7], layers[8])
      let point = CGPoint(x: generator.number(in: -99...99), y: generator.number(in: -99...99))
      let there = a.convert(point, to: b)
      let back = a.convert(there, from: b)
      let magnitude = max(100, abs(there.x), abs(there.y))
      #expect(abs(back.x - point.x) < 1e-9 * magnitude && abs(back.y - point.y) < 1e-9 * magnitude)
      let overRoot = b.convert(a.convert(point, to: nil), from: nil)
      #expect(abs(overRoot.x - there.x) < 1e-9 * magnitude && abs(overRoot.y - there.y) < 1e-9 * magnitude)
    }
  }

  private func layer(_ frame: CGRect, in superlayer: CALayer) -> CALayer {
    let layer = CALayer()
    superlayer.addSublayer(layer)
    layer.frame = frame
    return layer
  }

  @Test("A.15: a child at twice its size") func scaledChild() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let child = layer(.zero, in: parent)
    child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    child.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    #expect(parent.convert(CGPoint(x: 60, y: 20), to: child) == CGPoint(x: 25, y: 5))
    #expect(child.convert(CGPoint(x: 25, y: 5), to: parent) == CGPoint(x: 60, y: 20))
    #expect(
      child.convert(CGRect(x: 0, y: 0, width: 30, height: 20), to: parent)
        == CGRect(x: 10, y: 10, width: 60, height: 40))
  }

  @Test("A.15: a scaled grandparent") func scaledGrandparent() {
    let root = CALayer()
    let grandparent = layer(.zero, in: root)
    grandparent.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    grandparent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let child = layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: grandparent)
    let grandchild = layer(CGRect(x: 5, y: 5, width: 20, height: 20), in: child)
    #expect(root.convert(CGPoint(x: 100, y: 100), to: grandchild) == CGPoint(x: 35, y: 35))
    #expect(grandchild.convert(CGPoint(x: 35, y: 35), to: nil) == CGPoint(x: 100, y: 100))
  }

  @Test("A.11: origins of bounds shift what is inside") func boundsOrigins() {
    let root = CALayer()
    root.bounds.origin = CGPoint(x: 15, y: 15)
    let middle = layer(CGRect(x: 30, y: 20, width: 80, height: 80), in: root)
    middle.bounds.origin = CGPoint(x: 64, y: 25)
    let leaf = layer(CGRect(x: 70, y: 30, width: 10, height: 10), in: middle)
    // 70 − 64 + 30 and 30 − 25 + 20; the root's own origin is part of its coordinates.
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 36, y: 25))
    #expect(root.convert(CGPoint(x: 36, y: 25), to: leaf) == .zero)
  }

  @Test("A.16: without an inverse all points go to the anchor") func singular() {
    let root = CALayer()
    let flat = layer(CGRect(x: 10, y: 10, width: 40, height: 20), in: root)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(root.convert(CGPoint(x: 99, y: 1), to: flat) == CGPoint(x: 20, y: 10))
  }

  @Test("Without transforms a rectangle keeps its size to the last bit") func sizesAreKept() {
    let root = CALayer()
    let leaf = layer(CGRect(x: 0.1, y: 1.0 / 3, width: 50, height: 50), in: root)
    let rect = CGRect(x: 0.7, y: 0, width: 1.0 / 3, height: 0.1)
    #expect(leaf.convert(rect, to: root).size == rect.size)
  }

  @Test("A.14: rectangles are standardised first, and nothing stays nothing", arguments: [1, 2] as [CGFloat])
  func unusualRectangles(scale: CGFloat) {
    let root = CALayer()
    let leaf = layer(CGRect(x: 5, y: 6, width: 50, height: 50), in: root)
    leaf.anchorPoint = .zero
    leaf.position = CGPoint(x: 5, y: 6)
    leaf.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    let converted = leaf.convert(CGRect(x: 10, y: 10, width: -4, height: -6), to: root)
    #expect(converted.origin == CGPoint(x: 5 + 6 * scale, y: 6 + 4 * scale))
    #expect(converted.size == CGSize(width: 4 * scale, height: 6 * scale))
    #expect(leaf.convert(CGRect.null, to: root).isNull && root.convert(CGRect.null, to: leaf).isNull)
  }

  @Test func layersOfDifferentTrees() {
    let (one, other) = (CALayer(), CALayer())
    let a = layer(CGRect(x: 5, y: 5, width: 1, height: 1), in: one)
    let b = layer(CGRect(x: 2, y: 1, width: 1, height: 1), in: other)
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: 3, y: 4))
    // The places of the roots count, and so do the origins of their bounds (A.30).
    one.position = CGPoint(x: 10, y: 20)
    other.position = CGPoint(x: 1, y: 2)
    other.bounds.origin = CGPoint(x: 100, y: 0)
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: 112, y: 22), "5 + 10 − 1 + 100 − 2, 5 + 20 − 2 − 1")
  }
}
