import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

struct LayerKindsTests {
  @Test("A shape layer fills with black and draws no line (G.20)") func shapes() {
    let layer = CAShapeLayer()
    #expect(layer.fillColor == CGColor(gray: 0, alpha: 1) && layer.strokeColor == nil)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.fillRule == .nonZero)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.strokeEnd == 1)
    #expect(layer.ownMarks.isEmpty)
    layer.path = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(layer.ownMarks.count == 1)
    layer.strokeColor = CGColor(gray: 1, alpha: 1)
    #expect(CAShapeLayer(layer: layer).ownMarks.count == 2)
    layer.fillColor = nil
    #expect(layer.ownMarks.count == 1)
  }

  @Test("A gradient runs down (G.19)") func gradients() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial && layer.locations == nil && layer.colors == nil)
    layer.locations = [0.25]
    #expect(CAGradientLayer(layer: layer).locations == [0.25])
  }

  @Test func others() {
    #expect(CATextLayer().fontSize == 36 && CATextLayer().alignmentMode == .natural)
    #expect(CAReplicatorLayer().instanceCount == 1)
    let group = CATransformLayer()
    group.bounds.size = CGSize(width: 10, height: 10)
    group.position = CGPoint(x: 5, y: 5)
    #expect(group.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("A scroll layer moves as little as it must") func scrolling() {
    let layer = CAScrollLayer()
    layer.bounds.size = CGSize(width: 100, height: 100)
    layer.scroll(to: CGPoint(x: 10, y: 20))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
    layer.scroll(to: CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
    layer.scroll(to: CGRect(x: 150, y: 0, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 60, y: 0))
    // Something larger is shown from where it is nearer.
    layer.scroll(to: CGRect(x: 200, y: -500, width: 300, height: 300))
    #expect(layer.bounds.origin == CGPoint(x: 200, y: -300))
  }

  @MainActor
  @Test("A view may have any of them") func layerClass() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(ShapeView().layer is CAShapeLayer)
  }
}
