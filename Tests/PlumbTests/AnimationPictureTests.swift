import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import Raster
import StyleCore
import TestSupport
import Testing

@MainActor
struct AnimationPictureTests {
  /// A window of 64 × 32 pixels with a black square of 16 that goes from the left to the right in two seconds.
  private func run(_ body: (UIWindow, UIView) throws -> Void) rethrows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
    window.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 8, width: 16, height: 16))
    square.backgroundColor = .black
    window.addSubview(square)
    window.isHidden = false
    try HeadlessLoop.withAnimations {
      HeadlessLoop.runUntilIdle()
      HeadlessLoop.run(until: HeadlessLoop.time.rounded(.up) + 1)
      try body(window, square)
    }
  }

  private func move(_ view: UIView, _ done: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 48 },
      completion: done)
  }

  /// Returns the first black column of the middle row.
  private func left(_ bitmap: Bitmap) -> Int? {
    (0..<bitmap.width).first { bitmap[$0, 16].red == 0 }
  }

  @Test("A picture shows the view on its way; another instant can be asked for; the clock stays")
  func pictures() {
    run { window, square in
      let before = window.bitmap(scale: 1)
      move(square)
      let start = HeadlessLoop.time
      #expect(window.bitmap(scale: 1) == before)
      HeadlessLoop.run(for: 0.5)
      #expect(left(window.bitmap(scale: 1)) == 12 && square.frame.minX == 48)
      #expect(left(window.bitmap(at: start + 1, scale: 1)) == 24 && HeadlessLoop.time == start + 0.5)
      #expect(left(window.bitmap(at: start + 2, scale: 1)) == 48)
      HeadlessLoop.run(for: 0.5)
      #expect(
        window.bitmap(scale: 1) == window.bitmap(at: start + 1, scale: 1)
          && left(window.bitmap(scale: 1)) == 24)
    }
  }

  @Test("The same picture at the same time, whatever the steps") func steps() {
    var random = SeededGenerator(seed: 5)
    func picture(_ steps: [Double]) -> Bitmap? {
      var picture: Bitmap?
      run { window, square in
        move(square)
        let start = HeadlessLoop.time
        for step in steps { HeadlessLoop.run(until: start + step) }
        HeadlessLoop.run(until: start + 1.3125)
        picture = window.bitmap(scale: 2)
      }
      return picture
    }
    let expected = picture([])
    for _ in 0..<6 {
      #expect(
        picture((0..<5).map { _ in Double.random(in: 0...1.3125, using: &random) }.sorted()) == expected)
    }
  }

  @Test("Time runs to the end of all, those that completions begin among them") func runningToTheEnd() {
    run { window, square in
      var log: [String] = []
      let start = HeadlessLoop.time
      move(square) { _ in
        log.append("there at \(HeadlessLoop.time - start)")
        UIView.animate(withDuration: 1, animations: { square.alpha = 0 }) { _ in
          log.append("gone at \(HeadlessLoop.time - start)")
        }
      }
      let endless = UIView()
      window.addSubview(endless)
      UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { endless.alpha = 0 })
      #expect(HeadlessLoop.isAnimating)
      HeadlessLoop.runUntilAnimationsEnd()
      #expect(
        log == ["there at 2.0", "gone at 3.0"] && HeadlessLoop.time == start + 3 && HeadlessLoop.isAnimating)
      endless.layer.removeAllAnimations()
      HeadlessLoop.runUntilIdle()
      #expect(!HeadlessLoop.isAnimating && left(window.bitmap(scale: 1)) == nil)
    }
  }

  @Test("Without a clock, pictures show the model and completions come at once") func withoutClock() {
    #expect(!HeadlessLoop.animationsTakeTime)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    var log: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.backgroundColor = .black }, completion: { log.append($0) })
    #expect(log == [true] && view.bitmap(scale: 1)[1, 1].red == 0 && view.bitmap(scale: 1)[1, 1].alpha == 255)
  }

  @Test("B.20: snapshots show the model, whatever is on its way") func snapshots() {
    run { window, square in
      move(square)
      HeadlessLoop.run(for: 1)
      let picture = window.snapshotView(afterScreenUpdates: false)?.bitmap(scale: 1)
      #expect(picture.flatMap(left) == 48 && left(window.bitmap(scale: 1)) == 24)
    }
  }

  @Test("A transition fades: at half the time, half of either look") func transitions() {
    run { window, square in
      UIView.transition(with: window, duration: 2, options: [.transitionCrossDissolve, .curveLinear]) {
        square.frame.origin.x = 48
      }
      #expect(left(window.bitmap(scale: 1)) == 0)
      HeadlessLoop.run(for: 1)
      let half = window.bitmap(scale: 1)
      for (x, isMixed) in [(4, true), (30, false), (60, true)] {
        let red = Int(half[x, 16].red)
        #expect((abs(red - 128) <= 1) == isMixed)
      }
      #expect(half[30, 16].red == 255 && half[4, 16].alpha == 255)
      HeadlessLoop.run(for: 1)
      #expect(left(window.bitmap(scale: 1)) == 48)
    }
  }

  @Test("Copies of a replicator come later, one after the other") func replicators() {
    run { window, square in
      square.removeFromSuperview()
      let replicator = CAReplicatorLayer()
      replicator.frame = window.bounds
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
      replicator.instanceDelay = 0.25
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 16, height: 32)
      dot.backgroundColor = CGColor.black
      dot.opacity = 0
      replicator.addSublayer(dot)
      window.layer.addSublayer(replicator)
      HeadlessLoop.runUntilIdle()
      let blink = CAKeyframeAnimation(keyPath: "opacity")
      blink.values = [1, 0, 0, 0]
      blink.calculationMode = .discrete
      blink.duration = 1
      blink.repeatCount = .infinity
      dot.add(blink, forKey: nil)
      for copy in 0..<4 {
        let row = (0..<4).map { window.bitmap(scale: 1)[$0 * 16 + 8, 16].red == 0 }
        #expect(row == (0..<4).map { $0 == copy })
        HeadlessLoop.run(for: 0.25)
      }
    }
  }

  @Test("What fills forwards and is kept is seen for good") func kept() {
    run { window, square in
      let shift = CABasicAnimation(keyPath: "position.x")
      shift.toValue = 40
      shift.duration = 1
      shift.fillMode = .forwards
      shift.isRemovedOnCompletion = false
      square.layer.add(shift, forKey: "shift")
      HeadlessLoop.run(for: 5)
      #expect(left(window.bitmap(scale: 1)) == 32 && !HeadlessLoop.isAnimating)
      square.layer.removeAllAnimations()
      #expect(left(window.bitmap(scale: 1)) == 0)
    }
  }

  @Test("The readme's example") func readme() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let badge = UIView(frame: CGRect(x: 0, y: 30, width: 40, height: 40))
    badge.backgroundColor = .systemBlue
    window.addSubview(badge)
    window.isHidden = false
    var isThere = false
    HeadlessLoop.withAnimations {
      UIView.animate(withDuration: 0.5) {
        badge.frame.origin.x = 280
      } completion: { _ in
        isThere = true
      }
      HeadlessLoop.run(for: 0.25)
      let halfway = window.bitmap(scale: 1)
      let later = window.bitmap(at: HeadlessLoop.time + 0.125, scale: 1)
      #expect(badge.frame.minX == 280 && halfway[160, 50].blue > 200 && later[160, 50].alpha == 0)
      #expect(halfway[138, 50].alpha == 0 && halfway[141, 50].alpha == 255)
      HeadlessLoop.runUntilAnimationsEnd()
      #expect(isThere)
    }
  }

  @Test("Display links that call a closure") func displayLinks() {
    run { _, _ in
      var count = 0
      let link = CADisplayLink.calling { _ in count += 1 }
      link.add(to: .main, forMode: .common)
      HeadlessLoop.run(for: 0.5)
      link.invalidate()
      #expect(count == 30)
    }
  }
}
