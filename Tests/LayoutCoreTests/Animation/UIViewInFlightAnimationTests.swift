import ControlCore
import Foundation
import TestSupport
import Testing
import ViewTestSupport

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

@MainActor
struct UIViewInFlightAnimationTests {
  typealias Scene = AnimatingWindow

  @Test(
    "B.19: the model changes at once; what is seen is the old at the start and the model at the end, to the bit"
  )
  func ends() {
    Scene.run { scene in
      let old = CGPoint(x: 0.1 + 0.2, y: 1.0 / 3)
      let new = CGPoint(x: 77.7, y: -1e-3)
      scene.view.center = old
      var log: [String] = []
      UIView.animate(
        withDuration: 1, animations: { scene.view.center = new }, completion: { log.append("\($0)") })
      #expect(scene.view.center == new && scene.seen == old && log.isEmpty)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x > old.x && scene.seen.x < new.x && log.isEmpty)
      scene.loop.run(for: 0.5)
      #expect(scene.seen == new && log == ["true"] && scene.layer.animationKeys() == nil)
    }
  }

  @Test("The animation of a block has its delay and its repeats") func timing() throws {
    try Scene.run { scene in
      let start = scene.layer.convertTime(CACurrentMediaTime(), from: nil)
      UIView.animate(withDuration: 3, delay: 2) { scene.view.alpha = 0.5 }
      let plain = try #require(scene.layer.animation(forKey: "opacity"))
      #expect(plain.beginTime == start + 2 && plain.duration == 3)
      #expect(plain.repeatCount == 0 && !plain.autoreverses)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { scene.view.center.x = 7 }
      let endless = try #require(scene.layer.animation(forKey: "position"))
      #expect(endless.beginTime == start && endless.repeatCount == .infinity && endless.autoreverses)
    }
  }

  @Test("Every property of a view that UIKit animates is on its way, and monotone on a monotone curve")
  func properties() {
    Scene.run { scene in
      let changes: [(AnimatableKey, () -> Void)] = [
        (.bounds, { scene.view.bounds.size.width = 60 }), (.position, { scene.view.center.x = 90 }),
        (.transform, { scene.view.transform = CGAffineTransform(scaleX: 2, y: 2) }),
        (.opacity, { scene.view.alpha = 0.25 }), (.backgroundColor, { scene.view.backgroundColor = .red }),
        (.cornerRadius, { scene.layer.cornerRadius = 8 }), (.borderWidth, { scene.layer.borderWidth = 4 }),
        (.borderColor, { scene.layer.borderColor = .white }),
        (.shadowOpacity, { scene.layer.shadowOpacity = 0.5 }),
        (.shadowRadius, { scene.layer.shadowRadius = 9 }),
        (.shadowOffset, { scene.layer.shadowOffset.width = 7 }),
        (.contentsRect, { scene.layer.contentsRect.size.width = 0.5 }),
        (.zPosition, { scene.layer.zPosition = 4 }),
      ]
      let olds = changes.map { $0.0.value(of: scene.layer) }
      UIView.animate(withDuration: 2) { for (_, change) in changes { change() } }
      var distances = changes.map { _ in -1.0 }
      for step in 0...16 {
        for (index, (key, _)) in changes.enumerated() {
          let seen = scene.layer.presentedValue(key)
          if step == 0 { #expect(seen == olds[index], "\(key)") }
          if step == 16 { #expect(seen == key.value(of: scene.layer), "\(key)") }
          if let seen, let old = olds[index], step > 0, step < 16, key != .backgroundColor {
            let distance = seen.distance(to: old)
            #expect(distance > distances[index], "\(key) at \(step)")
            distances[index] = distance
          }
        }
        scene.loop.run(for: 0.125)
      }
    }
  }

  @Test("Linear: halfway at half the time; a delay holds the old") func linearAndDelay() {
    Scene.run { scene in
      scene.view.center = .zero
      UIView.animate(
        withDuration: 2, delay: 1, options: .curveLinear, animations: { scene.view.center.x = 64 })
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 0)
      scene.loop.run(for: 1.5)
      #expect(scene.seen.x == 32)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 48)
    }
  }

  @Test("The same at the same time, whatever the steps") func steps() {
    var random = SeededGenerator(seed: 3)
    func run(_ steps: [Double]) -> [CGPoint] {
      var found: [CGPoint] = []
      Scene.run { scene in
        scene.view.center = CGPoint(x: 3, y: 4)
        let start = scene.now
        UIView.animate(withDuration: 0.75, animations: { scene.view.center.x = 50 }) { _ in
          UIView.animate(withDuration: 1) { scene.view.center.y = 90 }
        }
        scene.loop.run(until: start + 0.25)
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
          animations: { scene.view.center.x = 9 })
        for step in steps { scene.loop.run(until: start + max(step, 0.25)) }
        scene.loop.run(until: start + 1.25)
        found.append(scene.seen)
      }
      return found
    }
    let expected = run([])
    for _ in 0..<10 {
      let steps = (0..<8).map { _ in Double.random(in: 0...1.25, using: &random) }.sorted()
      #expect(run(steps) == expected)
    }
  }

  @Test("Two animations at once add up: the second begins where the first is, and both end at the model")
  func additive() {
    Scene.run { scene in
      scene.view.center = CGPoint(x: 0, y: 0)
      scene.linear(2) { scene.view.center.x = 64 }
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 32)
      scene.linear(2) { scene.view.center.x = 0 }
      #expect(scene.seen.x == 32 && scene.layer.animationKeys() == ["position", "position-2"])
      // Half a second on, the first has 16 of its 64 to go: 0 − 64·¼ … and the second 48 of its 64: 0 + 48 − 16 = 32.
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 32)
      scene.loop.run(for: 0.5)
      // The first is over; the second halfway from 64 to 0.
      #expect(scene.seen.x == 32 && scene.layer.animationKeys() == ["position-2"])
      scene.loop.run(for: 1)
      #expect(scene.seen.x == 0)
    }
  }

  @Test("From the current state: one animation, from where the view is seen") func currentState() {
    Scene.run { scene in
      var log: [String] = []
      scene.view.center = .zero
      scene.linear(2, { scene.view.center.x = 64 }, { log.append("first \($0)") })
      scene.loop.run(for: 1)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
        animations: { scene.view.center.x = 0 }, completion: { log.append("second \($0)") })
      #expect(scene.seen.x == 32 && scene.layer.animationKeys() == ["position"] && log == ["first false"])
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 16)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 0 && log == ["first false", "second true"])
    }
  }

  @Test("Colours do not add up: from the old model, or from what is seen") func colors() {
    Scene.run { scene in
      @MainActor func white() -> CGFloat { scene.layer.presentation()?.backgroundColor?.srgb.red ?? -1 }
      scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      scene.linear(2) { scene.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
      scene.loop.run(for: 1)
      #expect(white() == 0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
        animations: {
          scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        })
      #expect(white() == 0.5)
      scene.loop.run(for: 0.5)
      #expect(white() == 0.25)
      scene.linear(1) { scene.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
      #expect(white() == 0, "from the model")
    }
  }

  @Test("Completions come in the order of the ends, then of the beginnings") func completionOrder() {
    Scene.run { scene in
      let views = (0..<4).map { _ in UIView() }
      for view in views { scene.window.addSubview(view) }
      var log: [Int] = []
      for (index, duration) in [2.0, 1, 2, 0.5].enumerated() {
        scene.linear(duration, { views[index].center.x += 1 }, { _ in log.append(index) })
      }
      scene.loop.clock.advance(by: 3)
      scene.loop.turn()
      #expect(log == [3, 1, 0, 2])
    }
  }

  @Test("What is removed early completes with false; what animates nothing, in the next turn")
  func cancelled() {
    Scene.run { scene in
      var log: [String] = []
      scene.linear(1, { scene.view.center.x = 9 }, { log.append("a \($0)") })
      scene.layer.removeAllAnimations()
      #expect(log == ["a false"] && scene.seen.x == 9)
      scene.linear(5, {}, { log.append("b \($0)") })
      UIView.animate(
        withDuration: 0, animations: { scene.view.center.x = 11 }, completion: { log.append("c \($0)") })
      #expect(log.count == 1 && scene.seen.x == 11)
      scene.loop.runUntilIdle()
      #expect(log == ["a false", "b true", "c true"])
      scene.linear(1, { scene.view.center.x = 30 }, { log.append("d \($0)") })
      scene.loop.run(for: 0.25)
      scene.view.removeFromSuperview()
      scene.loop.turn()
      #expect(log.last == "d false")
    }
  }

  @Test("Repeating and autoreversing goes on until it is removed") func repeating() {
    Scene.run { scene in
      var log: [Bool] = []
      scene.view.center = .zero
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { scene.view.center.x = 64 }, completion: { log.append($0) })
      for (time, x) in [(0.25, 16.0), (1, 48), (0.5, 16), (0.5, 16), (0.25, 32)] {
        scene.loop.run(for: time)
        #expect(scene.x == x)
      }
      scene.layer.removeAllAnimations()
      #expect(log == [false] && scene.seen.x == 64)
    }
  }

  @Test("modifyAnimations repeats part of a block") func modifying() {
    Scene.run { scene in
      scene.view.center = .zero
      scene.linear(1) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { scene.view.center.x = 64 }
        scene.view.alpha = 0.5
      }
      scene.loop.run(for: 3.5)
      #expect(scene.seen.x == 32 && scene.seenOpacity == 0.5)
      scene.loop.run(for: 0.5)
      #expect(scene.seen.x == 64)
    }
  }

  @Test("Blocks within blocks, and without animation") func nesting() {
    Scene.run { scene in
      let (a, b, c) = (UIView(), UIView(), UIView())
      for view in [a, b, c] { scene.window.addSubview(view) }
      scene.linear(2) {
        UIView.animate(withDuration: 1) { a.center.x = 64 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration], animations: { b.center.x = 64 })
        UIView.performWithoutAnimation { c.center.x = 64 }
      }
      scene.loop.run(for: 0.5)
      #expect(a.layer.presentation()?.position.x == 16, "duration and curve are the outer ones")
      #expect(b.layer.presentation()?.position.x == 32 && c.layer.presentation()?.position.x == 64)
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      scene.linear(1) { scene.view.alpha = 0 }
      #expect(scene.seenOpacity == 0)
    }
  }

  @Test("Outside of blocks, views are where they are set (B.18)") func outside() {
    Scene.run { scene in
      scene.view.center.x = 99
      scene.view.backgroundColor = .red
      #expect(scene.layer.animationKeys() == nil && scene.seen.x == 99)
    }
  }

  @Test("A spring by damping and duration ends at the model; without bounce it never passes it")
  func springs() {
    Scene.run { scene in
      for damping in [0.3, 1.0] {
        scene.view.center = .zero
        var largest = 0.0
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(damping), initialSpringVelocity: 0,
          animations: { scene.view.center.x = 100 })
        for _ in 0..<64 {
          scene.loop.run(for: 1.0 / 64)
          largest = max(largest, Double(scene.seen.x))
        }
        #expect(scene.seen.x == 100 && (largest > 110) == (damping < 1))
      }
    }
  }

  @Test("Key frames: still before its frame, there after it") func keyframes() {
    Scene.run { scene in
      scene.view.center = .zero
      let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      var log: [Bool] = []
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { scene.view.center.x = 64 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { scene.view.center.x = 0 }
      } completion: {
        log.append($0)
      }
      var xs: [Double] = []
      for _ in 0..<8 {
        xs.append(Double(scene.seen.x))
        scene.loop.run(for: 0.5)
      }
      #expect(xs == [0, 0, 0, 32, 64, 64, 64, 32] && scene.seen.x == 0 && log == [true])
    }
  }

  @Test("Constraints of the animation: frames set by layoutIfNeeded in the block are on their way")
  func layout() {
    final class Halves: UIView {
      var isWide = false
      override func layoutSubviews() {
        subviews[0].frame = CGRect(x: 0, y: 0, width: isWide ? 64 : 0, height: 8)
      }
    }
    Scene.run { scene in
      let halves = Halves()
      halves.addSubview(UIView())
      scene.window.addSubview(halves)
      scene.loop.runUntilIdle()
      let layer = halves.subviews[0].layer
      halves.isWide = true
      halves.setNeedsLayout()
      scene.linear(2) { halves.layoutIfNeeded() }
      scene.loop.run(for: 1)
      #expect(layer.bounds.width == 64 && layer.presentation()?.bounds.width == 32)
      // The third article: layout in flight is done at once in the model; what is seen goes on as it was.
      halves.setNeedsLayout()
      halves.layoutIfNeeded()
      #expect(layer.presentation()?.bounds.width == 32)
      halves.isWide = false
      halves.setNeedsLayout()
      halves.layoutIfNeeded()
      // Without a block the model jumps by 64, and the flight with it: −64 · ½ added to 0.
      #expect(layer.bounds.width == 0 && layer.presentation()?.bounds.size.width == -32)
    }
  }

  @Test("Subviews that layout places for a new size go with it, where that is asked for")
  func layoutOfSubviews() {
    final class Middle: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.center.x = bounds.width / 2 }
      }
    }
    for (options, seen) in [(UIView.AnimationOptions.layoutSubviews, CGFloat(30)), ([], 50)] {
      AnimatingWindow.run { scene in
        let middle = Middle(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let inside = UIView()
        middle.addSubview(inside)
        scene.window.addSubview(middle)
        scene.loop.runUntilIdle()
        UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
          middle.bounds.size.width = 100
        }
        scene.loop.run(for: 0.5)
        // From 10 to 50.
        #expect(inside.layer.presentation()?.position.x == seen)
      }
    }
  }

  @Test("B.20: to look at the presentation asks nobody for layout") func presentationIsPure() {
    Scene.run { scene in
      let child = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
      scene.view.addSubview(child)
      scene.loop.runUntilIdle()
      UIView.animate(withDuration: 1) {
        scene.view.bounds.size.width = 80
        child.center.x = 30
      }
      scene.loop.run(for: 0.25)
      let seen = scene.layer.presentation()
      #expect(seen?.model() === scene.layer && seen !== scene.layer)
      #expect(seen?.sublayers?.first?.model() === child.layer)
      #expect(seen?.sublayers?.first?.superlayer?.model() === scene.layer)
      #expect(!scene.window.layer.waitsForUpdate && scene.loop.isIdle)
    }
  }

  @Test("When the clock stops, all is over at once, in order") func stopping() {
    var log: [String] = []
    Scene.run { scene in
      scene.linear(2, { scene.view.center.x = 9 }, { log.append("two \($0)") })
      scene.linear(1, { scene.view.alpha = 0 }, { log.append("one \($0)") })
      UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { scene.view.center.y = 2 }) {
        log.append("endless \($0)")
      }
    }
    #expect(log == ["one true", "two true", "endless false"])
  }
}
