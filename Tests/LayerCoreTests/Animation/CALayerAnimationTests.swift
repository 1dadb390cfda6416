import Foundation
import Testing
import ViewTestSupport

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

@MainActor
struct CALayerAnimationTests {
  typealias Scene = AnimatingWindow

  final class Watching: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 2
    return animation
  }

  @Test(
    "From, to and by in all their combinations, halfway on a layer with opacity 0.5",
    arguments: [
      // from→to; from→from+by; to−by→to; from→model; model→to; model→model+by; nothing
      (0.0, 1.0, nil, 0.5), (0.25, nil, 0.5, 0.5), (nil, 1, 0.25, 0.875), (1, nil, nil, 0.75),
      (nil, 1, nil, 0.75),
      (nil, nil, 0.25, 0.625), (nil, nil, nil, 0.5), (0, 0.5, 9, 0.25),
    ] as [(Double?, Double?, Double?, Float)])
  func values(_ from: Double?, _ to: Double?, _ by: Double?, _ expected: Float) {
    Scene.run { scene in
      scene.view.alpha = 0.5
      scene.layer.add(basic("opacity", from: from, to: to, by: by), forKey: "a")
      scene.loop.run(for: 1)
      #expect(scene.seenOpacity == expected)
    }
  }

  @Test("An animation begins, ends and is gone; the model never changed") func life() {
    Scene.run { scene in
      let watching = Watching()
      let animation = basic("position.x", from: 0, to: 64)
      animation.delegate = watching
      scene.layer.add(animation, forKey: "move")
      #expect(scene.layer.animation(forKey: "move") === animation && watching.log == [])
      scene.loop.turn()
      #expect(watching.log == ["start"])
      scene.loop.run(for: 1)
      #expect(scene.seen == CGPoint(x: 32, y: scene.view.center.y) && scene.view.center.x == 25)
      scene.loop.run(for: 1)
      #expect(
        watching.log == ["start", "stop true"] && scene.layer.animationKeys() == nil && scene.seen.x == 25)
    }
  }

  @Test("Another one with the key, or removal, ends it with false") func replaced() {
    Scene.run { scene in
      let watching = Watching()
      let animation = basic("opacity", from: 0)
      animation.delegate = watching
      scene.layer.add(animation, forKey: "a")
      scene.layer.add(basic("opacity", from: 1), forKey: "a")
      #expect(watching.log == ["start", "stop false"] && scene.layer.animationKeys() == ["a"])
    }
  }

  /// A layer in other threads' hands.
  private struct Handed: @unchecked Sendable {
    let layer: CALayer
  }

  @Test("What another thread adds to its own layers it may remove, whatever goes on here") func threads() {
    Scene.run { scene in
      scene.layer.add(basic("opacity", from: 1, to: 0.25), forKey: "a")
      let handed = Handed(layer: CALayer())
      let end = DispatchSemaphore(value: 0)
      let thread = Thread {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.isRemovedOnCompletion = false
        handed.layer.add(animation, forKey: "a")
        handed.layer.add(animation, forKey: "b")
        handed.layer.removeAnimation(forKey: "a")
        end.signal()
      }
      thread.start()
      end.wait()
      #expect(handed.layer.animationKeys() == ["b"] && scene.layer.animationKeys() == ["a"])
    }
  }

  @Test("Filling forwards and kept, it is told of once and shows its end") func kept() {
    Scene.run { scene in
      let watching = Watching()
      let animation = basic("opacity", from: 1, to: 0.25)
      animation.delegate = watching
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      scene.layer.add(animation, forKey: "a")
      scene.loop.run(for: 9)
      #expect(watching.log == ["start", "stop true"] && scene.seenOpacity == 0.25)
      scene.layer.removeAnimation(forKey: "a")
      #expect(scene.seenOpacity == 1 && watching.log.count == 2)
    }
  }

  @Test("Additive and cumulative: sums by arithmetic") func sums() {
    Scene.run { scene in
      let adding = basic("position.x", from: 0, to: 64)
      adding.isAdditive = true
      scene.layer.add(adding, forKey: nil)
      scene.layer.add(adding, forKey: nil)
      scene.loop.run(for: 1)
      #expect(scene.x == (25 + 32 + 32) as Double)
      scene.layer.removeAllAnimations()
      let growing = basic("position.x", from: 0, to: 64)
      growing.isCumulative = true
      growing.repeatCount = 3
      scene.layer.add(growing, forKey: nil)
      scene.loop.run(for: 5)
      // Twice all of it, and half of the third time.
      #expect(scene.x == (64 + 64 + 32) as Double)
    }
  }

  @Test(
    "Key frames: linear, in jumps, at an even pace, along a smooth curve",
    arguments: [
      // Values 0, 16, 64 at 0, ½, 1 (in thirds in jumps); at ¼ and ¾ of the time.
      (.linear, 8, 40), (.discrete, 0, 64), (.paced, 16, 48),
      // Hermite at ½: (a + b)/2 + (m₀ − m₁)/8; tangents 16, (16 + 48)/2 = 32, 48: 8 − 2 and 40 − 2.
      (.cubic, 6, 38),
    ] as [(CAAnimationCalculationMode, Double, Double)])
  func keyframes(_ mode: CAAnimationCalculationMode, _ first: Double, _ second: Double) {
    Scene.run { scene in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 16, 64]
      animation.calculationMode = mode
      animation.duration = 4
      scene.layer.add(animation, forKey: nil)
      scene.loop.run(for: 1)
      #expect(scene.x == first)
      scene.loop.run(for: 2)
      #expect(scene.x == second)
    }
  }

  @Test("Key times, a curve for each part, and a path that turns what moves") func keyTimesAndPaths() {
    Scene.run { scene in
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, 0]
      animation.keyTimes = [0, 0.75, 1]
      animation.duration = 4
      scene.layer.add(animation, forKey: nil)
      scene.loop.run(for: 1.5)
      #expect(scene.seenOpacity == 0.5)
      scene.loop.run(for: 2)
      #expect(scene.seenOpacity == 0.5)
      scene.layer.removeAllAnimations()

      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      let along = CAKeyframeAnimation(keyPath: "position")
      along.path = path
      along.calculationMode = .paced
      along.rotationMode = .rotateAuto
      along.duration = 4
      scene.layer.add(along, forKey: nil)
      scene.loop.run(for: 2)
      // Half of 40 points: 10 to the right and 10 down, where the x axis points down.
      #expect(scene.seen == CGPoint(x: 10, y: 10))
      #expect(scene.layer.presentation()?.transform.planar == CGAffineTransform(rotationAngle: .pi / 2))
    }
  }

  @Test("A group has its own time; what is in it, too, cut off at its end") func groups() {
    Scene.run { scene in
      let (move, fade) = (basic("position.x", from: 0, to: 64), basic("opacity", from: 0, to: 1))
      move.duration = 4
      fade.duration = 1
      fade.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 2
      let watching = Watching()
      group.delegate = watching
      scene.layer.add(group, forKey: "both")
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 8 && scene.seenOpacity == 1)
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 24 && scene.seenOpacity == 0.5)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 25 && watching.log == ["start", "stop true"])
    }
  }

  @Test("A layer can be held and go on: speed 0 and the offset, as Apple's note has it") func holding() {
    Scene.run { scene in
      let watching = Watching()
      let animation = basic("position.x", from: 0, to: 64)
      animation.delegate = watching
      scene.layer.add(animation, forKey: nil)
      scene.loop.run(for: 0.5)
      let paused = scene.layer.convertTime(CACurrentMediaTime(), from: nil)
      scene.layer.speed = 0
      scene.layer.timeOffset = paused
      scene.loop.run(for: 8)
      #expect(scene.seen.x == 16 && watching.log == ["start"])
      scene.layer.speed = 1
      scene.layer.timeOffset = 0
      scene.layer.beginTime = 0
      scene.layer.beginTime = scene.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      #expect(scene.seen.x == 16)
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 48)
      scene.loop.run(for: 0.5)
      #expect(watching.log == ["start", "stop true"])
    }
  }

  @Test("A superlayer twice as fast; times convert there and back") func speeds() {
    Scene.run { scene in
      scene.window.layer.speed = 2
      scene.layer.add(basic("position.x", from: 0, to: 64), forKey: nil)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 32)
      #expect(scene.layer.convertTime(6, to: nil) == 3 && scene.layer.convertTime(3, from: nil) == 6)
      // From the root inwards: 5 · 2 + 3.
      let layer = CALayer()
      layer.timeOffset = 3
      scene.layer.addSublayer(layer)
      #expect(layer.convertTime(5, from: nil) == 13 && layer.convertTime(13, to: nil) == 5)
      scene.loop.run(for: 0.5)
      #expect(scene.layer.animationKeys() == nil)
    }
  }

  @Test("A transaction completes when all its animations are over, UIKit's and its own") func transactions() {
    Scene.run { scene in
      var log: [String] = []
      let layer = CALayer()
      scene.layer.addSublayer(layer)
      scene.loop.runUntilIdle()
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { log.append("transaction") }
      layer.opacity = 0
      scene.linear(2, { scene.view.center.x = 1 }, { _ in log.append("block") })
      CATransaction.commit()
      #expect(log.isEmpty && layer.animation(forKey: "opacity") != nil)
      scene.loop.run(for: 1)
      #expect(log.isEmpty && layer.animationKeys() == nil)
      scene.loop.run(for: 1)
      #expect(log == ["block", "transaction"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
      #expect(log.last == "empty")
    }
  }

  @Test("A transaction in another waits for its own animations only") func transactionsWithin() {
    Scene.run { scene in
      let log = CallbackLog()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("outer") }
      let long = basic("position.x", from: 0, to: 64)
      long.duration = 2
      scene.layer.add(long, forKey: nil)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("inner") }
      let short = basic("opacity", from: 0, to: 1)
      short.duration = 1
      scene.layer.add(short, forKey: nil)
      CATransaction.commit()
      CATransaction.commit()
      scene.loop.run(for: 1)
      #expect(log.take() == ["inner"])
      scene.loop.run(for: 1)
      #expect(log.take() == ["outer"])
    }
  }

  @Test("An explicit animation hides the additive animations of a view") func overAdditive() {
    Scene.run { scene in
      scene.view.center.x = 0
      scene.linear(1) { scene.view.center.x = 64 }
      scene.layer.add(basic("position.x", from: 100, to: 100), forKey: nil)
      scene.loop.run(for: 0.25)
      #expect(scene.seen.x == 100)
    }
  }

  @Test("Shapes and gradients move between values of theirs") func kinds() {
    Scene.run { scene in
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      gradient.colors = [CGColor.black, CGColor.white]
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      for layer in [shape, gradient] { scene.layer.addSublayer(layer) }
      let wide = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
      shape.add(basic("path", to: wide), forKey: nil)
      shape.add(basic("strokeEnd", from: 0), forKey: nil)
      gradient.add(basic("colors", to: [CGColor.white, CGColor.white]), forKey: nil)
      gradient.add(basic("locations", from: [0, 0.5], to: [0.5, 1]), forKey: nil)
      gradient.locations = [0.5, 1]
      scene.loop.run(for: 1)
      let middle = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
      #expect(shape.presentation()?.path == middle && shape.presentation()?.strokeEnd == 0.5)
      #expect((gradient.presentation()?.colors?.first as? CGColor)?.srgb.red == 0.5)
      #expect(gradient.presentation()?.locations == [0.25, 0.75])
    }
  }
}
