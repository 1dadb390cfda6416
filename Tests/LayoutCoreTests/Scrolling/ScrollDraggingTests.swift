import Foundation
import Plumb
import Testing

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore
@testable import TextViewCore

/// A delegate that records its callbacks.
private final class Listener: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var wanted: CGPoint?

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("will end")
    self.velocity = velocity
    proposed = unsafe targetContentOffset.pointee
    if let wanted { unsafe targetContentOffset.pointee = wanted }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append(decelerate ? "end, goes on" : "end")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("slows") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("arrived") }
}

@MainActor
struct ScrollDraggingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let listener = Listener()
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }
  private var loop: MainLoop { MainLoop.main }

  init() {
    window.traitOverrides.displayScale = 2
    window.addSubview(view)
    window.isHidden = false
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 2000)
    view.delegate = listener
    loop.runUntilIdle()
    listener.scrolls = 0
  }

  /// Drags with speed, as far as `way`, in ten equal steps, of which the first 10 points move nothing (N.1).
  private func drag(_ way: CGVector, from start: CGPoint = CGPoint(x: 50, y: 100)) {
    fingers.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
  }

  private func clocked(_ body: () throws -> Void) rethrows {
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    loop.run(until: loop.clock.now.rounded(.up) + 1)
    try body()
  }

  /// A drag of 100 points in 0.2 s has a speed of 500 points a second, and 90 points of it count.
  @Test("Content follows the finger, and goes on as far as its speed carries it") func drags() {
    drag(CGVector(dx: 0, dy: -100))
    loop.run(for: 0.19)
    #expect(view.contentOffset == CGPoint(x: 0, y: 80) && view.isDragging && view.isTracking)
    loop.run(for: 0.1)
    // N.3: of 500 points a second 490 count, times 0.499: 244.51 points, to half points 334.5; the delegate is told of
    // 490 / 2.002 002 67 = 244.75 points.
    #expect(abs(listener.velocity.y - 0.5) < 1e-9 && listener.velocity.x == 0)
    #expect(listener.proposed == CGPoint(x: 0, y: 335) && view.contentOffset == CGPoint(x: 0, y: 334.5))
    #expect(listener.take() == ["begin", "will end", "end, goes on", "slows", "rests"])
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
  }

  @Test("N.7: offsets are whole pixels while a finger drags, and after") func wholePixels() {
    clocked {
      drag(CGVector(dx: 0, dy: -77.7))
      var offsets: [CGFloat] = []
      for _ in 0..<40 {
        loop.run(for: 1.0 / 60)
        offsets.append(view.contentOffset.y)
      }
      // Two pixels a point.
      #expect(offsets.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
      #expect(Set(offsets).count > 20)
    }
  }

  @Test("With a clock, it slows down from frame to frame, as a function of time") func slows() {
    func offsets(step: Double) -> [CGFloat] {
      var found: [CGFloat] = []
      clocked {
        view.contentOffset = .zero
        drag(CGVector(dx: 0, dy: -100))
        loop.run(for: 0.205)
        #expect(view.contentOffset.y == 90 && view.isDecelerating)
        let start = loop.clock.now
        for second in [1.0, 2, 4] {
          while loop.clock.now < start + second - 1e-6 { loop.run(for: step) }
          found.append(view.contentOffset.y)
        }
        #expect(!view.isDecelerating)
      }
      return found
    }
    let found = offsets(step: 1.0 / 64)
    #expect(found == offsets(step: 0.25) && found == offsets(step: 1))
    // N.2: after a second e^−2.002 of 249.5 points is left: 339.5 − 249.5 · 0.135 06 = 305.8; in half points. N.3: after
    // ln 50 / 2.002 = 1.95 seconds it is slower than 10 points a second and stands still.
    #expect(found == [306, 334.5, 334.5])
    #expect(listener.take().filter { $0 == "rests" }.count == 3)
  }

  @Test("A finger stops what goes on") func stops() {
    clocked {
      drag(CGVector(dx: 0, dy: -100))
      loop.run(for: 0.5)
      let offset = view.contentOffset
      #expect(view.isDecelerating && offset.y > 90 && offset.y < 339)
      _ = listener.take()
      fingers.press(at: CGPoint(x: 50, y: 50), for: 0.5)
      loop.run(for: 2)
      #expect(view.contentOffset == offset && listener.take() == ["rests"])
    }
  }

  @Test("A finger that stops the content beyond its edge lets it go back when it is lifted") func settles() {
    clocked {
      drag(CGVector(dx: 0, dy: 100))
      loop.run(for: 0.3)
      fingers.press(at: CGPoint(x: 50, y: 50), for: 1)
      loop.run(for: 0.9)
      #expect(view.contentOffset.y < -5 && view.isTracking && !view.isDecelerating)
      loop.run(for: 3)
      #expect(view.contentOffset == .zero && !view.isTracking)
    }
  }

  @Test("A finger that takes the content beyond its edge has it where it is, and pulls it on from there")
  func takesBeyondEdge() {
    clocked {
      drag(CGVector(dx: 0, dy: 100))
      loop.run(for: 0.3)
      let offset = view.contentOffset.y
      #expect(offset < -15)
      // Of 20 points, 10 show that it is a drag.
      fingers.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 70))
      loop.run(for: 0.199)
      #expect(view.contentOffset.y < offset && view.contentOffset.y > offset - 10)
      loop.run(for: 3)
    }
  }

  @Test("Code that sets the offset that there is stops what goes on") func setToItself() {
    clocked {
      drag(CGVector(dx: 0, dy: -100))
      loop.run(for: 0.5)
      let offset = view.contentOffset
      #expect(view.isDecelerating)
      view.setContentOffset(offset, animated: false)
      loop.run(for: 2)
      #expect(view.contentOffset == offset && !view.isDecelerating)
    }
  }

  @Test("A drag puts the keyboard away where that is wanted") func keyboard() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(field)
    field.becomeFirstResponder()
    drag(CGVector(dx: 0, dy: -50))
    loop.run(for: 1)
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    drag(CGVector(dx: 0, dy: -50))
    loop.run(for: 1)
    #expect(!field.isFirstResponder)
  }

  @Test("The delegate may have another target") func retargeted() {
    listener.wanted = CGPoint(x: 0, y: 200)
    drag(CGVector(dx: 0, dy: -100))
    loop.run(for: 1)
    #expect(view.contentOffset == CGPoint(x: 0, y: 200))
  }

  @Test("Beyond the edge the content lags behind the finger, and comes back") func bounces() {
    drag(CGVector(dx: 0, dy: 100))
    loop.run(for: 0.199)
    // 80 points: 80 · 200 · 0.55 / (200 + 0.55 · 80) = 36.07, in half points 36.
    #expect(view.contentOffset == CGPoint(x: 0, y: -36))
    loop.run(for: 1)
    #expect(view.contentOffset == .zero && listener.proposed == .zero)
    view.bounces = false
    drag(CGVector(dx: 0, dy: 100))
    loop.run(for: 0.199)
    #expect(view.contentOffset == .zero)
    loop.run(for: 1)
    (view.bounces, view.bouncesVertically) = (true, false)
    drag(CGVector(dx: 0, dy: 100))
    loop.run(for: 0.199)
    #expect(view.contentOffset == .zero)
    loop.run(for: 1)
  }

  @Test("With a clock, the spring brings it back in its time") func springsBack() {
    clocked {
      drag(CGVector(dx: 0, dy: 50))
      loop.run(for: 0.21)
      #expect(view.contentOffset.y < -10 && view.isDecelerating)
      loop.run(for: 3)
      #expect(view.contentOffset == .zero && !view.isDecelerating)
    }
  }

  @Test("Pages come to rest at a multiple of the size") func pages() {
    view.contentSize = CGSize(width: 300, height: 200)
    view.isPagingEnabled = true
    drag(CGVector(dx: -30, dy: 0))
    loop.run(for: 1)
    #expect(view.contentOffset == CGPoint(x: 100, y: 0))
    drag(CGVector(dx: 30, dy: 0))
    loop.run(for: 1)
    #expect(view.contentOffset == .zero)
  }

  @Test("With a clock, a page is there in less than a second, and beyond the last one nothing goes on")
  func pagesOnClock() {
    view.contentSize = CGSize(width: 200, height: 200)
    view.isPagingEnabled = true
    clocked {
      drag(CGVector(dx: -30, dy: 0))
      loop.run(for: 0.205)
      #expect(view.isDecelerating)
      // 0.99 a millisecond leaves e^−8 of the way after 0.8 seconds, where 0.998 would leave a fifth.
      loop.run(for: 0.8)
      #expect(view.contentOffset == CGPoint(x: 100, y: 0) && !view.isDecelerating)
      // 300 points a second would go on for 145 points, from 50 to 195.
      view.contentOffset = .zero
      drag(CGVector(dx: -60, dy: 0))
      loop.run(for: 0.205)
      #expect(view.contentOffset.x == 50)
      for _ in 0..<60 {
        loop.run(for: 1.0 / 60)
        #expect(view.contentOffset.x <= 100)
      }
      #expect(view.contentOffset.x == 100)
    }
  }

  @Test("What does not scroll along an axis leaves drags along it to those around it") func nested() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    row.contentSize = CGSize(width: 600, height: 100)
    view.addSubview(row)
    drag(CGVector(dx: 0, dy: -50), from: CGPoint(x: 50, y: 80))
    loop.run(for: 1)
    #expect(row.contentOffset == .zero && view.contentOffset.y > 45)
    view.contentOffset = .zero
    drag(CGVector(dx: -50, dy: 0), from: CGPoint(x: 80, y: 50))
    loop.run(for: 1)
    #expect(row.contentOffset.x > 45 && view.contentOffset == .zero)
    view.isScrollEnabled = false
    drag(CGVector(dx: 0, dy: -50), from: CGPoint(x: 50, y: 80))
    loop.run(for: 1)
    #expect(view.contentOffset == .zero)
  }

  @Test("Along two axes at once, or locked to the first") func locks() {
    view.contentSize = CGSize(width: 2000, height: 2000)
    drag(CGVector(dx: -40, dy: -80))
    loop.run(for: 0.199)
    // N.1: nine steps of (4, 8), less 10 points along their direction: (36 − 4.47, 72 − 8.94), in half points.
    #expect(view.contentOffset == CGPoint(x: 31.5, y: 63))
    loop.run(for: 1)
    view.contentOffset = .zero
    view.isDirectionalLockEnabled = true
    drag(CGVector(dx: -40, dy: -80))
    loop.run(for: 1)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > 60)
  }

  @Test("Code scrolls in 0.3 seconds of the clock") func animated() {
    clocked {
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(view.contentOffset == .zero)
      loop.run(for: 0.155)
      // The frame at 0.15 seconds: half the time is half the way on a curve that is the same from both ends.
      #expect(view.contentOffset.y == 150)
      loop.run(for: 0.2)
      #expect(view.contentOffset.y == 300 && listener.take() == ["arrived"])
      view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
      loop.run(for: 0.1)
      view.contentOffset = CGPoint(x: 0, y: 7)
      loop.run(for: 1)
      #expect(view.contentOffset.y == 7 && listener.take() == [])
    }
  }
}
