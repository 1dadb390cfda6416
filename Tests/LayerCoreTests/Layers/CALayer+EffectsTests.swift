import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

struct CALayerEffectsTests {
  @Test("What layers begin with (G.8, G.16)") func defaults() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1 && layer.contents == nil)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.mask == nil && layer.isDoubleSided && !layer.shouldRasterize)
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
  }

  @Test("A copy has the same properties, and the two no longer share them") func copies() {
    let layer = CALayer()
    layer.shadowRadius = 7
    layer.contentsGravity = .center
    layer.shouldRasterize = true
    let copy = CALayer(layer: layer)
    layer.shadowRadius = 1
    layer.contentsGravity = .top
    #expect(copy.shadowRadius == 7 && copy.contentsGravity == .center && copy.shouldRasterize)
  }

  @Test("A mask is no sublayer") func mask() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    other.addSublayer(mask)
    layer.mask = mask
    #expect(layer.mask === mask && layer.sublayers == nil && other.sublayers == nil)
    layer.mask = nil
    #expect(layer.mask == nil)
  }

  @MainActor
  @Test("A view's mask has the layer that masks the view's") func viewMask() {
    let (view, mask) = (UIView(), UIView())
    view.addSubview(mask)
    view.mask = mask
    #expect(view.layer.mask === mask.layer && view.subviews.isEmpty && mask.superview == nil)
  }

  @Test func animations() {
    let (layer, first, second) = (CALayer(), CAAnimation(), CAAnimation())
    #expect(layer.animationKeys() == nil)
    layer.add(CAAnimation(), forKey: "over at once")
    #expect(layer.animationKeys() == nil)
    for animation in [first, second] { animation.isRemovedOnCompletion = false }
    layer.add(first, forKey: "a")
    layer.add(second, forKey: "b")
    layer.add(second, forKey: "a")
    #expect(layer.animationKeys() == ["b", "a"] && layer.animation(forKey: "a") === second)
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && layer.model() === layer)
  }

  @Test("G.34: where no clock runs, a presentation is a copy of the model") func presentation() {
    let (layer, inner) = (CAShapeLayer(), CALayer())
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.lineWidth = 3
    layer.addSublayer(inner)
    let shown = layer.presentation()
    #expect(shown !== layer && shown?.frame == layer.frame && shown?.lineWidth == 3)
    #expect(shown?.model() === layer && shown?.presentation() === shown)
    shown?.frame = .zero
    shown?.opacity = 0
    shown?.lineWidth = 9
    shown?.sublayers?.first?.opacity = 0
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.opacity == 1 && layer.lineWidth == 3 && inner.opacity == 1)
  }

  @Test("G.34: a presentation lies where its model lies, and is hit as that is") func presentedPlace() {
    let (root, outer, inner, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    outer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    outer.mask = mask
    let shown = inner.presentation()
    #expect(shown?.convert(.zero, to: root) == CGPoint(x: 30, y: 30))
    #expect(shown?.convert(CGPoint(x: 30, y: 30), from: root.presentation()) == .zero)
    let hit = outer.presentation()?.hitTest(CGPoint(x: 40, y: 40))
    #expect(hit?.model() === inner && hit !== inner)
    #expect(outer.presentation()?.mask?.model() === mask)
  }

  @Test("The frontmost layer beneath a point of the superlayer") func hitTest() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 0, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back && root.hitTest(CGPoint(x: 40, y: 15)) === front)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root && root.hitTest(CGPoint(x: 5, y: 15)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 15)) === back)
  }
}
