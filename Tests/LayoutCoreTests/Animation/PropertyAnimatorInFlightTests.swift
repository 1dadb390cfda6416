import ControlCore
import Foundation
import StyleCore
import Testing
import ViewTestSupport

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore

@MainActor
struct PropertyAnimatorInFlightTests {
  typealias Scene = AnimatingWindow

  /// An animator of two seconds that moves the view from 0 to 64.
  private func animator(_ scene: Scene, _ log: CallbackLog, curve: UIView.AnimationCurve = .linear)
    -> UIViewPropertyAnimator
  {
    scene.view.center = .zero
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { scene.view.center.x = 64 }
    animator.addCompletion { log.note("\($0)") }
    return animator
  }

  @Test("Runs to its end") func running() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      #expect(animator.state == .inactive && !animator.isRunning)
      animator.startAnimation()
      #expect(
        animator.state == .active && animator.isRunning && scene.seen.x == 0 && scene.view.center.x == 64)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 16 && animator.fractionComplete == 0.25)
      scene.loop.run(for: 1.5)
      #expect(
        scene.seen.x == 64 && log.take() == ["end"] && animator.state == .inactive && !animator.isRunning)
    }
  }

  @Test("Held, scrubbed and let go") func scrubbing() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      animator.fractionComplete = 0.25
      #expect(animator.state == .active && !animator.isRunning && scene.seen.x == 16)
      scene.loop.run(for: 9)
      animator.fractionComplete = 0.75
      #expect(scene.seen.x == 48)
      animator.startAnimation()
      scene.loop.run(for: 0.25)
      #expect(scene.seen.x == 56 && log.take() == [])
      scene.loop.run(for: 0.25)
      #expect(scene.seen.x == 64 && log.take() == ["end"])
    }
  }

  @Test("To hold an animator moves nothing, on any curve; to let it go, too") func noJumps() {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog(), curve: .easeInOut)
      animator.startAnimation()
      scene.loop.run(for: 0.5)
      let seen = scene.seen.x
      animator.pauseAnimation()
      #expect(scene.seen.x == seen && abs(animator.fractionComplete - seen / 64) < 1e-12)
      animator.fractionComplete += 0
      #expect(abs(scene.seen.x - seen) < 1e-9)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(abs(scene.seen.x - seen) < 1e-9)
      scene.loop.run(for: 1.5)
      #expect(animator.state == .inactive && scene.seen.x == 64)
    }
  }

  @Test("Scrubbing along the curve") func scrubbingAlongTheCurve() {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog(), curve: .easeIn)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      #expect(scene.x == 64 * UnitBezier(.easeIn).progress(at: 0.5))
      animator.scrubsLinearly = true
      animator.fractionComplete = 0.5
      #expect(scene.seen.x == 32)
      animator.stopAnimation(true)
    }
  }

  @Test("Turned about on the way, it ends at its start, and so does the model") func reversing() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      animator.startAnimation()
      scene.loop.run(for: 0.5)
      animator.isReversed = true
      #expect(scene.seen.x == 16 && animator.fractionComplete == 0.75)
      scene.loop.run(for: 0.25)
      #expect(scene.seen.x == 8)
      scene.loop.run(for: 0.25)
      #expect(scene.seen.x == 0 && scene.view.center.x == 0 && log.take() == ["start"])
    }
  }

  @Test(
    "Stopped: what is seen is what is; then finished anywhere",
    arguments: [
      (UIViewAnimatingPosition.end, 64.0), (.start, 0), (.current, 16),
    ])
  func stopping(_ position: UIViewAnimatingPosition, _ x: Double) {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      animator.startAnimation()
      scene.loop.run(for: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && scene.view.center.x == 16 && scene.layer.animationKeys() == nil)
      animator.finishAnimation(at: position)
      #expect(scene.view.center.x == x && animator.state == .inactive && log.take() == ["\(position)"])
    }
  }

  @Test("Stopped without finishing, nobody is told") func stoppingForGood() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      animator.startAnimation()
      scene.loop.run(for: 1)
      animator.stopAnimation(true)
      scene.loop.run(for: 5)
      #expect(animator.state == .inactive && scene.view.center.x == 32 && log.take() == [])
    }
  }

  @Test("Goes on with another curve and duration, from where it is") func continuing() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log, curve: .easeInOut)
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      // Four seconds for the half that is left.
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 40)
      scene.loop.run(for: 3)
      #expect(scene.seen.x == 64 && log.take() == ["end"])
    }
  }

  @Test("Goes on with another curve for the time that is left") func continuingForTheRest() {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog(), curve: .easeInOut)
      animator.fractionComplete = 0.25
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
      // Three quarters of two seconds are left for three quarters of the way.
      scene.loop.run(for: 0.75)
      #expect(scene.seen.x == 40)
      scene.loop.run(for: 0.75)
      #expect(scene.seen.x == 64 && animator.state == .inactive)
    }
  }

  @Test("Turned about before it starts, it goes from its end to its start") func reversedFromTheBeginning() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      animator.isReversed = true
      animator.startAnimation()
      #expect(scene.seen.x == 64)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 48 && animator.fractionComplete == 0.25)
      animator.fractionComplete = 0.75
      #expect(scene.seen.x == 16)
      animator.startAnimation()
      scene.loop.run(for: 0.5)
      #expect(scene.view.center.x == 0 && log.take() == ["start"])
    }
  }

  @Test("Delays: of the animator, and of parts of it") func delays() {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog())
      animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation(afterDelay: 1)
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 0 && scene.seenOpacity == 1)
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 32 && scene.seenOpacity == 1)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 48 && scene.seenOpacity == 0.5)
      scene.loop.run(for: 0.5)
      #expect(scene.seenOpacity == 0 && animator.state == .inactive)
    }
  }

  @Test("Added on the way, an animation has the time that is left") func adding() {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog())
      animator.startAnimation()
      scene.loop.run(for: 1)
      animator.addAnimations { scene.view.alpha = 0 }
      #expect(scene.seenOpacity == 1)
      scene.loop.run(for: 0.5)
      #expect(scene.seenOpacity == 0.5)
    }
  }

  @Test("Added on the way with a delay, it waits for that share of the time that is left") func addingLater()
  {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog())
      animator.startAnimation()
      scene.loop.run(for: 1)
      animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
      scene.loop.run(for: 0.5)
      #expect(scene.seenOpacity == 1)
      scene.loop.run(for: 0.25)
      #expect(scene.seenOpacity == 0.5)
    }
  }

  @Test("Held at its end, it can go back") func pausesOnCompletion() {
    Scene.run { scene in
      let log = CallbackLog()
      let animator = animator(scene, log)
      animator.pausesOnCompletion = true
      animator.startAnimation()
      scene.loop.run(for: 3)
      #expect(
        animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && log.take() == []
      )
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 32)
      scene.loop.run(for: 1)
      #expect(log.take() == ["start"] && scene.view.center.x == 0)
    }
  }

  @Test("One that cannot be interrupted goes on") func notInterruptible() {
    Scene.run { scene in
      let animator = animator(scene, CallbackLog())
      animator.isInterruptible = false
      animator.startAnimation()
      scene.loop.run(for: 0.5)
      animator.pauseAnimation()
      animator.stopAnimation(true)
      scene.loop.run(for: 0.5)
      #expect(animator.isRunning && scene.seen.x == 32)
    }
  }

  @Test("A spring by its physics takes as long as it takes") func springs() {
    Scene.run { scene in
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
      scene.view.center = .zero
      animator.addAnimations { scene.view.center.x = 100 }
      animator.startAnimation()
      scene.loop.run(for: 0.25)
      let expected = Spring(frequency: 10, dampingRatio: 0.5, velocity: 0).progress(at: 0.25) * 100
      #expect(abs(Double(scene.seen.x) - expected) < 1e-9)
      scene.loop.run(for: 1.25)
      #expect(scene.seen.x == 100 && animator.state == .inactive)
    }
  }
}
