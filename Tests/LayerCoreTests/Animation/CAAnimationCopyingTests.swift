import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

@MainActor
struct CAAnimationCopyingTests {
  private final class Tagged: CABasicAnimation {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tagged)?.mark = mark
      return copy
    }
  }

  @Test func `a copy has the values and the class`() throws {
    let animation = Tagged(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.byValue) = (0.25, 1, 3)
    (animation.duration, animation.beginTime, animation.repeatCount) = (2, 5, 4)
    (animation.fillMode, animation.autoreverses, animation.isAdditive) = (.both, true, true)
    animation.setValue("value", forKey: "own")
    animation.mark = 7
    let copy = try #require(animation.copy() as? Tagged)
    #expect(copy !== animation && copy.mark == 7 && copy.keyPath == "opacity")
    #expect(copy.fromValue as? Double == 0.25 && copy.byValue as? Int == 3)
    #expect(copy.duration == 2 && copy.beginTime == 5 && copy.repeatCount == 4)
    #expect(copy.fillMode == .both && copy.autoreverses && copy.isAdditive)
    #expect(copy.value(forKey: "own") as? String == "value")
    copy.duration = 1
    #expect(animation.duration == 2)
  }

  @Test func `each kind copies its own values`() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.damping, spring.toValue) = (2, 5, 9)
    let springCopy = try #require(spring.copy() as? CASpringAnimation)
    #expect(springCopy.mass == 2 && springCopy.damping == 5 && springCopy.toValue as? Int == 9)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    (frames.values, frames.keyTimes, frames.calculationMode) = ([0, 1], [0, 1], .cubic)
    let framesCopy = try #require(frames.copy() as? CAKeyframeAnimation)
    #expect(framesCopy.values?.count == 2 && framesCopy.calculationMode == .cubic)
    let group = CAAnimationGroup()
    group.animations = [spring]
    #expect((group.copy() as? CAAnimationGroup)?.animations?.first === spring)
    let transition = CATransition()
    (transition.type, transition.endProgress) = (.push, 0.5)
    let transitionCopy = try #require(transition.copy() as? CATransition)
    #expect(transitionCopy.type == .push && transitionCopy.endProgress == 0.5)
  }

  @Test func `contents of one flipped layer are flipped, of two are not`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(!inner.contentsAreFlipped())
    outer.isGeometryFlipped = true
    #expect(inner.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped() && outer.contentsAreFlipped())
  }
}
