import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import TestSupport
import Testing

struct CALayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test("A.1 to A.3: the frame is the box around the corners, each mapped about the anchor") func frameLaw() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let (superlayer, layer) = (CALayer(), CALayer())
      superlayer.addSublayer(layer)
      layer.bounds = CGRect(
        x: generator.number(in: -50...50), y: generator.number(in: -50...50),
        width: generator.number(in: 0...90), height: generator.number(in: 0...90))
      layer.position = CGPoint(x: generator.number(in: -99...99), y: generator.number(in: -99...99))
      layer.anchorPoint = CGPoint(x: generator.number(in: -1...2), y: generator.number(in: -1...2))
      let (a, b) = (generator.number(in: -2...2), generator.number(in: -2...2))
      let (c, d) = (generator.number(in: -2...2), generator.number(in: -2...2))
      let (tx, ty) = (generator.number(in: -9...9), generator.number(in: -9...9))
      layer.setAffineTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
      // position + T·(p − bounds.origin − anchorPoint⊙size), T's translation added (A.2).
      let bounds = layer.bounds
      func mapped(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let dx = x - bounds.minX - layer.anchorPoint.x * bounds.width
        let dy = y - bounds.minY - layer.anchorPoint.y * bounds.height
        return CGPoint(
          x: layer.position.x + a * dx + c * dy + tx, y: layer.position.y + b * dx + d * dy + ty)
      }
      let corners = [
        mapped(bounds.minX, bounds.minY), mapped(bounds.maxX, bounds.minY), mapped(bounds.maxX, bounds.maxY),
        mapped(bounds.minX, bounds.maxY),
      ]
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let frame = layer.frame
      #expect(abs(frame.minX - (xs.min() ?? 0)) < 1e-9 && abs(frame.maxX - (xs.max() ?? 0)) < 1e-9, "seed 3")
      #expect(abs(frame.minY - (ys.min() ?? 0)) < 1e-9 && abs(frame.maxY - (ys.max() ?? 0)) < 1e-9, "seed 3")
      let point = CGPoint(x: generator.number(in: -50...50), y: generator.number(in: -50...50))
      let converted = layer.convert(point, to: superlayer)
      let expected = mapped(point.x, point.y)
      #expect(abs(converted.x - expected.x) < 1e-9 && abs(converted.y - expected.y) < 1e-9, "A.2, seed 3")
    }
  }

  @Test("A.3: without a transform, the origin is position − anchor⊙size") func plainFrame() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 9, y: 9, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 50)
    #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    layer.anchorPoint = CGPoint(x: 1, y: 0)
    #expect(layer.frame == CGRect(x: 60, y: 50, width: 40, height: 20))
  }

  @Test("A.4") func doubledAboutTheCentre() {
    let layer = layer(0, 0, 100, 100)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A.5: a frame keeps the bounds' origin") func frameKeepsBoundsOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 60))
    // 10 + ¼·40, 20 + 1·60
    #expect(layer.position == CGPoint(x: 20, y: 80))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test(
    "A.6: under a scale, a frame reads back",
    arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1), CGPoint(x: 0.25, y: 0.75)],
    [CGPoint(x: 2, y: 4), CGPoint(x: 0.5, y: 1), CGPoint(x: -2, y: 2)])
  func frameUnderScale(anchor: CGPoint, scale: CGPoint) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.setAffineTransform(CGAffineTransform(scaleX: scale.x, y: scale.y))
    layer.frame = CGRect(x: 8, y: 16, width: 64, height: 32)
    #expect(layer.bounds.size == CGSize(width: 64 / abs(scale.x), height: 32 / scale.y))
    #expect(layer.frame == CGRect(x: 8, y: 16, width: 64, height: 32))
  }

  @Test("A.6: under a turn, the bounds are |T⁻¹| times the size, about the same middle") func frameUnderTurn()
  {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds.size == CGSize(width: 40, height: 100))
    #expect(layer.position == CGPoint(x: 60, y: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("A.6: under any other map, too, the bounds are |T⁻¹| times the size") func frameUnderShear() {
    let layer = CALayer()
    // T⁻¹ is ((4, 0), (−1, 2)) / 8: 16 × 32 becomes (4 · 16 + 1 · 32) / 8 by 2 · 32 / 8.
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 0, ty: 0))
    layer.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
    #expect(layer.bounds.size == CGSize(width: 12, height: 8))
    // And ((4, −1), (0, 2)) / 8.
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 0, ty: 0))
    layer.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
    #expect(layer.bounds.size == CGSize(width: 8, height: 10))
  }

  @Test("Without a transform the frame has the size of the bounds to the last bit") func exactSize() {
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<200 {
      let layer = CALayer()
      // Thirds and sevenths, since the generator's numbers are sums of few powers of 2, which are exact.
      let size = CGSize(width: generator.number(in: 0...99) / 3, height: generator.number(in: 0...99) / 7)
      layer.frame = CGRect(
        origin: CGPoint(x: generator.number(in: -999...999) / 7, y: generator.number(in: -999...999) / 3),
        size: size)
      #expect(layer.frame.size == size && layer.bounds.size == size, "seed 30")
    }
  }

  @Test("A quarter turn of whole numbers is whole numbers", arguments: [1, 2, 3, -1] as [CGFloat])
  func quarterTurn(turns: CGFloat) {
    let layer = layer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: turns * .pi / 2))
    let upright = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.frame == (turns == 2 ? upright : CGRect(x: 25, y: -25, width: 50, height: 100)))
  }

  @Test("A.8") func sizeKeepsTheCentre() {
    let layer = layer(25, 25, 50, 50)
    layer.bounds.size = CGSize(width: 25, height: 25)
    #expect(layer.frame == CGRect(x: 37.5, y: 37.5, width: 25, height: 25))
  }

  @Test(
    "A.9: the frame begins at position − anchor⊙size, whatever the anchor",
    arguments: [
      (0, 0, 50, 20), (1, 1, -50, -20), (0.5, 0.5, 0, 0), (0.25, 0.75, 25, -10), (-1, 2, 150, -60),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func anchors(x: CGFloat, y: CGFloat, minX: CGFloat, minY: CGFloat) {
    let layer = layer(0, 0, 100, 40)
    layer.anchorPoint = CGPoint(x: x, y: y)
    #expect(layer.frame == CGRect(x: minX, y: minY, width: 100, height: 40))
    #expect(layer.position == CGPoint(x: 50, y: 20) && layer.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test("A.9") func anchorMovesTheFrame() {
    let layer = layer(0, 0, 100, 40)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 50, y: 20))
    #expect(layer.frame == CGRect(x: 50, y: -20, width: 100, height: 40))
  }

  @Test("A.10") func transformChangesNeitherBoundsNorPosition() {
    let layer = layer(1, 2, 30, 40)
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 6))
    #expect(layer.bounds.size == CGSize(width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 16, y: 22))
    #expect(layer.frame == CGRect(x: 6, y: 8, width: 30, height: 40))
  }

  @Test("A.11: the bounds' origin moves neither frame nor position") func boundsOrigin() {
    let layer = layer(1, 2, 30, 40)
    layer.bounds.origin = CGPoint(x: 100, y: -100)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("A.12") func negativeSizes() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -10, height: -4)
    #expect(layer.bounds.size == CGSize(width: 10, height: 4))
    #expect(layer.frame == CGRect(x: 0, y: 6, width: 10, height: 4))
    layer.bounds.size = CGSize(width: -3, height: 4)
    #expect(layer.bounds.size.width == -3)
    #expect(layer.bounds.width == 3)
    // The centre is (5, 8): 5 − −3 / 2 = 6.5 is the far edge.
    #expect(layer.frame == CGRect(x: 3.5, y: 6, width: 3, height: 4))
  }

  @Test("A.13: NaN is reported and not stored; infinity is") func notANumber() {
    let layer = layer(1, 2, 30, 40)
    let reports = LayoutDiagnostics.collect {
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      layer.position.y = .nan
      layer.anchorPoint.x = .nan
      layer.opacity = .nan
      layer.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
    }
    let properties = ["frame", "bounds", "position", "anchorPoint", "opacity", "transform"]
    #expect(
      reports
        == properties.map { .invalidGeometry(layer: "CALayer at (1.0, 2.0, 30.0, 40.0)", property: $0) })
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.opacity == 1)
    layer.bounds.size.width = .infinity
    #expect(layer.bounds.size.width == .infinity)
  }

  @Test("G.10") func opacityIsClamped() {
    let layer = CALayer()
    layer.opacity = 1.5
    #expect(layer.opacity == 1)
    layer.opacity = -1
    #expect(layer.opacity == 0)
  }

  @Test func defaults() {
    let layer = CALayer()
    #expect(layer.allowsGroupOpacity && !layer.allowsEdgeAntialiasing && !layer.isHidden && !layer.isOpaque)
    #expect(layer.edgeAntialiasingMask.rawValue == 15 && layer.maskedCorners.rawValue == 15)
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1) && layer.backgroundColor == nil)
    #expect(layer.contentsScale == 1 && layer.zPosition == 0 && layer.cornerCurve == .circular)
    #expect(CATransform3DIsIdentity(layer.transform) && layer.sublayers == nil && layer.name == nil)
  }

  @Test func aCopyHasTheProperties() {
    let layer = layer(1, 2, 30, 40)
    layer.zPosition = 3
    layer.cornerRadius = 4
    layer.borderColor = nil
    layer.isHidden = true
    layer.masksToBounds = true
    layer.cornerCurve = .continuous
    layer.maskedCorners = .layerMinXMinYCorner
    layer.edgeAntialiasingMask = []
    layer.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    layer.name = "original"
    layer.opacity = 0.5
    let copy = CALayer(layer: layer)
    #expect(copy.masksToBounds && copy.cornerCurve == .continuous && copy.opacity == 0.5)
    #expect(copy.maskedCorners == .layerMinXMinYCorner && copy.edgeAntialiasingMask.isEmpty)
    #expect(copy.affineTransform().ty == 2 && copy.name == "original")
    #expect(copy.frame == layer.frame && copy.zPosition == 3 && copy.cornerRadius == 4 && copy.isHidden)
    #expect(copy.borderColor == nil)
    copy.zPosition = 5
    #expect(layer.zPosition == 3)
  }
}
