import ControlCore
import Foundation
import StyleCore
import Testing
import ViewTestSupport

@testable import LayerCore
@testable import LayoutCore

@MainActor
@Suite(.serialized)
struct AnimationGroupTests {
  @Test("L.43: what is set between begin and commit takes 0.2 seconds, or as long as was said")
  func durations() {
    AnimatingWindow.run { scene in
      let start = scene.now
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationCurve(.linear)
      scene.view.center.x += 100
      UIView.commitAnimations()
      let end = scene.view.center.x
      #expect(scene.layer.animationKeys()?.count == 1)
      scene.loop.run(until: start + 0.125)
      #expect(abs(scene.x - Double(end) + 37.5) < 0.001)
      scene.loop.run(until: start + 0.25)
      #expect(scene.x == Double(end) && scene.layer.animationKeys() == nil)

      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      #expect(UIView.inheritedAnimationDuration == 1)
      scene.view.center.x -= 100
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
      let second = scene.now
      scene.loop.run(until: second + 1)
      #expect(scene.x == Double(end))
      scene.loop.run(until: second + 1.5)
      #expect(scene.x == Double(end) - 50)
    }
  }

  @Test("L.43: groups nest, and blocks within them go on from them")
  func nesting() {
    AnimatingWindow.run { scene in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.beginAnimations(nil, context: nil)
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.setAnimationDuration(1)
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 4) { #expect(UIView.inheritedAnimationDuration == 2) }
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("Without a clock the model is set at once; a commit too many does nothing")
  func withoutClock() {
    let view = UIView()
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(3)
    #expect(UIView.inheritedAnimationDuration == 3)
    UIView.animate(withDuration: 4) { #expect(UIView.inheritedAnimationDuration == 3) }
    view.alpha = 0.5
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    UIView.commitAnimations()
    UIView.commitAnimations()
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil && UIView.inheritedAnimationDuration == 0)
    UIView.setAnimationDuration(3)
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
