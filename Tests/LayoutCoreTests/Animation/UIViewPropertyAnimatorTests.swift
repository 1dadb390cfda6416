import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewPropertyAnimatorTests {
  private func animator(_ log: CallbackLog) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { log.note("animate") }
    animator.addCompletion { log.note("\($0)") }
    return animator
  }

  @Test func startingRunsAndCompletes() {
    let log = CallbackLog()
    let animator = animator(log)
    animator.addAnimations { log.note("more") }
    #expect(animator.state == .inactive && log.take() == [])
    animator.startAnimation()
    #expect(log.take() == ["animate", "more", "end"])
    #expect(animator.state == .inactive && animator.fractionComplete == 1 && !animator.isRunning)
    animator.addAnimations { log.note("again") }
    animator.startAnimation()
    #expect(log.take() == ["again"])
  }

  @Test func scrubbing() {
    let log = CallbackLog()
    let animator = animator(log)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && animator.fractionComplete == 0.25 && log.take() == ["animate"])
    animator.fractionComplete = 2
    #expect(animator.fractionComplete == 1)
    animator.addAnimations { log.note("late") }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(log.take() == ["late", "end"] && animator.state == .inactive)
  }

  @Test func stoppingAndFinishing() {
    let log = CallbackLog()
    let animator = animator(log)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive, "there was nothing to stop")
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(log.take() == ["animate", "current"] && animator.state == .inactive)
    let other = self.animator(log)
    other.pauseAnimation()
    other.stopAnimation(true)
    #expect(log.take() == ["animate"] && other.state == .inactive)
  }

  @Test func reversedAndHeldAtTheEnd() {
    let log = CallbackLog()
    let reversed = animator(log)
    reversed.isReversed = true
    reversed.startAnimation(afterDelay: 1)
    #expect(log.take() == ["animate", "start"])
    let held = animator(log)
    held.pausesOnCompletion = true
    held.startAnimation()
    #expect(log.take() == ["animate"] && held.state == .active)
  }

  @Test func timingParameters() {
    let cubic = UICubicTimingParameters(animationCurve: .linear)
    #expect(cubic.controlPoint2 == CGPoint(x: 1, y: 1) && cubic.timingCurveType == .builtin)
    let own = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.5, y: 1))
    #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
    #expect(animator.timingParameters === spring && animator.duration == 2)
    #expect(spring.initialVelocity.dx == 1 && spring.springTimingParameters === spring)
  }
}
