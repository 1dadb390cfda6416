import ControlCore
import Foundation
import LayerCore
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing
import ViewRendering

/// Wherever on the clock something begins, and whatever ran before, it goes the same way.
@MainActor
struct AbsoluteTimeTests {
  /// The pictures of a program, and its places to the last bit.
  private struct Seen: Equatable, CustomStringConvertible {
    var pictures: [Bitmap] = []
    var places: [CGFloat] = []

    var description: String { "\(places)" }
  }

  /// Numbers of seconds that are sums of few powers of two, and such as are not.
  private nonisolated static let starts = [0, 0.1, 1.0 / 3, 17.31, 1_000.7, 20_000.123]

  /// Runs `program` on a view in a window, and looks at it after each of some steps.
  private func watch(_ steps: [Double], _ program: (UIView) -> Void) -> Seen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
    let view = UIView(frame: CGRect(x: 0, y: 8, width: 16, height: 16))
    window.backgroundColor = .white
    view.backgroundColor = .black
    window.addSubview(view)
    window.isHidden = false
    MainLoop.main.attach(window)
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      MainLoop.main.detach(window)
    }
    MainLoop.main.runUntilIdle()
    program(view)
    var seen = Seen()
    for step in steps {
      MainLoop.main.run(for: step)
      seen.pictures.append(window.layer.picture())
      seen.places.append(view.layer.presentation()?.position.x ?? .nan)
      seen.places.append(CGFloat(view.layer.presentation()?.opacity ?? .nan))
    }
    return seen
  }

  private nonisolated static let programs: [(name: String, run: @MainActor (UIView) -> Void)] = [
    (
      "an animation",
      { view in
        UIView.animate(
          withDuration: 0.7, delay: 0.1, options: .curveLinear, animations: { view.center.x = 61 })
      }
    ),
    (
      "key frames",
      { view in
        UIView.animateKeyframes(withDuration: 0.7, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { view.center.x = 50 }
          UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.6) { view.alpha = 0.2 }
        }
      }
    ),
    (
      "jumps that repeat",
      { view in
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 20, 30]
        animation.calculationMode = .discrete
        animation.duration = 0.3
        animation.repeatCount = 20
        view.layer.add(animation, forKey: nil)
      }
    ),
    (
      "a beginning that the program works out",
      { view in
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 60
        animation.beginTime = CACurrentMediaTime() + 0.2
        animation.duration = 0.9
        view.layer.add(animation, forKey: nil)
      }
    ),
    (
      "an animator",
      { view in
        let animator = UIViewPropertyAnimator(duration: 0.9, dampingRatio: 0.4) { view.center.x = 60 }
        animator.startAnimation(afterDelay: 0.1)
      }
    ),
    (
      "a repetition that began long ago",
      { view in
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 60
        animation.beginTime = CACurrentMediaTime() - 1e9
        animation.duration = 0.7
        animation.repeatCount = .infinity
        view.layer.add(animation, forKey: nil)
      }
    ),
    (
      "a layer whose time goes slower",
      { view in
        view.superview?.layer.speed = 0.3
        view.layer.timeOffset = 0.7
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 60
        animation.duration = 0.37
        animation.repeatCount = .infinity
        view.layer.add(animation, forKey: nil)
        UIView.animate(withDuration: 0.3, delay: 0.01, animations: { view.alpha = 0.2 })
      }
    ),
    (
      "an animator on a layer whose time goes slower",
      { view in
        view.layer.speed = 0.3
        UIViewPropertyAnimator(duration: 0.9, curve: .linear) { view.center.x = 60 }.startAnimation()
      }
    ),
    (
      "an indicator whose time goes slower",
      { view in
        let indicator = UIActivityIndicatorView(frame: view.bounds)
        view.layer.speed = 0.3
        view.addSubview(indicator)
        indicator.startAnimating()
        UIView.animate(withDuration: 1) { view.center.x = 60 }
      }
    ),
    (
      "a pause and its end",
      { view in
        UIView.animate(withDuration: 0.7, animations: { view.center.x = 60 })
        MainLoop.main.clock.after(0.1) {
          let time = view.layer.convertTime(CACurrentMediaTime(), from: nil)
          (view.layer.speed, view.layer.timeOffset) = (0, time)
        }
        MainLoop.main.clock.after(0.3) {
          let time = view.layer.timeOffset
          (view.layer.speed, view.layer.timeOffset) = (1, 0)
          view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - time
        }
      }
    ),
    (
      "frames",
      { view in
        let start = CACurrentMediaTime()
        let link = CADisplayLink { [weak view] link in
          view?.center.x = CGFloat(link.timestamp - start) * 31.7
          if link.timestamp - start > 1 { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
      }
    ),
    (
      "a timer",
      { view in
        MainLoop.main.clock.after(0.3) {
          UIView.animate(withDuration: 0.3, animations: { view.center.x = 60 })
        }
      }
    ),
  ]

  /// Sixtieths, which are no sums of powers of two, then others.
  private nonisolated static let steps =
    Array(repeating: 1.0 / 60, count: 30) + [0.1, 0.05, 1.0 / 7, 0.0001, 0.3]

  @Test(arguments: programs.map(\.name))
  func `a program draws the same wherever on the clock it begins`(name: String) throws {
    let program = try #require(Self.programs.first { $0.name == name })
    let first = watch(Self.steps, program.run)
    #expect(Set(first.places).count > 4, "it moves")
    for start in Self.starts {
      MainLoop.main.run(for: start)
      let again = watch(Self.steps, program.run)
      #expect(again == first, "it began at \(CACurrentMediaTime())")
    }
  }

  @Test func `it draws the same after other programs`() {
    let all = Self.programs.map { watch(Self.steps, $0.run) }
    for (index, program) in Self.programs.enumerated().reversed() {
      #expect(watch(Self.steps, program.run) == all[index], "\(program.name)")
    }
  }

  @Test func `only the main loop's clock is the media time`() {
    let before = CACurrentMediaTime()
    let loop = MainLoop()
    loop.run(for: 5)
    #expect(loop.clock.now == 5 && CACurrentMediaTime() == before)
    MainLoop.main.run(for: 0.25)
    #expect(CACurrentMediaTime() == before + 0.25)
  }

  @Test func `sixty sixtieths are a second, of which there are sixty frames`() {
    let start = MainLoop.main.clock.now
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp - start) }
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    link.add(to: .main, forMode: .common)
    for frame in 1...60 {
      MainLoop.main.run(for: 1.0 / 60)
      #expect(times.count == frame)
    }
    link.invalidate()
    #expect(times.last == 1 && MainLoop.main.clock.now == start + 1)
  }
}
