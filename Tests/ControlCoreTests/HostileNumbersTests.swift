import Foundation
import Plumb
import Testing
import ViewTestSupport

@testable import ControlCore
@testable import DiagnosticCore
@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// Numbers that no program should use: what is no number is not taken, which is reported, and nothing traps.
@MainActor
struct HostileNumbersTests {
  nonisolated private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -1,
  ]

  @Test(arguments: [Double.nan, .infinity, -1, 1e30])
  func `a clock does not go by what is no time`(seconds: Double) {
    let loop = MainLoop()
    loop.run(for: 1)
    let reports = LayoutDiagnostics.collect {
      #expect(loop.run(for: seconds).isEmpty)
      loop.clock.advance(by: seconds)
    }
    #expect(reports.count == 2 && loop.clock.now == 1)
    #expect(reports[0].description.hasPrefix("The clock cannot advance by "))
  }

  @Test func `work after no number of seconds is done at once`() {
    let loop = MainLoop()
    var isDone = false
    let reports = LayoutDiagnostics.collect { loop.clock.after(.nan) { isDone = true } }
    loop.turn()
    #expect(isDone && reports.count == 1)
  }

  @Test(arguments: hostile, hostile)
  func `every moment of an animation is one`(duration: Double, other: Double) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = duration
    animation.beginTime = other
    animation.timeOffset = other
    animation.speed = Float(other)
    animation.repeatCount = Float(other)
    animation.fillMode = .both
    let timing = MediaTiming(animation)
    #expect(!timing.end.isNaN)
    for time in [0, 1, 1e6, -1e30, 1e30] {
      guard let moment = timing.moment(at: time) else { continue }
      #expect((0...1).contains(moment.share), "\(time)")
    }
  }

  @Test(arguments: hostile, hostile)
  func `every curve and spring has a place for every time`(first: Double, second: Double) {
    let curve = UnitBezier(first, second, second, first)
    let springs = [
      Spring(frequency: first, dampingRatio: second, velocity: first),
      Spring(mass: first, stiffness: second, damping: first, velocity: second),
      Spring(settlingIn: first, dampingRatio: second, velocity: second),
      Spring(perceptualDuration: first, bounce: second, velocity: second),
    ]
    for time in [0, 0.25, 0.5, 1, .nan] {
      #expect(curve.progress(at: time).isFinite, "\(time)")
      for spring in springs {
        #expect(
          spring.progress(at: time).isFinite && spring.settlingDuration.isFinite, "\(spring) at \(time)")
      }
    }
  }

  @Test func `insets that are not finite are not taken`() {
    let (view, scrollView, controller) = (UIView(), UIScrollView(), UIViewController())
    let insets = UIEdgeInsets(top: 1, left: .infinity, bottom: 2, right: 3)
    let reports = LayoutDiagnostics.collect {
      view.layoutMargins = insets
      view.directionalLayoutMargins.leading = .nan
      scrollView.contentInset = insets
      scrollView.contentSize.width = .nan
      controller.additionalSafeAreaInsets = insets
    }
    #expect(reports.count == 5 && view.layoutMargins.left == 8 && scrollView.contentInset == .zero)
    #expect(scrollView.contentSize == .zero && controller.additionalSafeAreaInsets == .zero)
  }

  @Test(arguments: hostile.filter { !(0.001...1_000).contains($0) && $0 != 0 })
  func `a scale that no display has says nothing`(scale: Double) {
    let reports = LayoutDiagnostics.collect {
      let traits = UITraitCollection(displayScale: CGFloat(scale))
      #expect(traits.displayScale == 0 && traits == UITraitCollection())
    }
    #expect(!reports.isEmpty)
  }

  @Test(arguments: hostile)
  func `controls show any number`(number: Double) {
    let (dates, pages, steps) = (UIDatePicker(), UIPageControl(), UIStepper())
    dates.datePickerMode = .countDownTimer
    dates.countDownDuration = number
    #expect(dates.texts.count == 1)
    pages.numberOfPages = .max
    pages.currentPage = .max
    #expect(pages.dots.count == 10_000 && pages.currentPage == .max - 1)
    (steps.minimumValue, steps.maximumValue, steps.value) = (number, -number, number)
    for view in [dates, pages, steps, UIPickerView(), UIActivityIndicatorView(style: .large)] {
      view.bounds.size.height = abs(number)
      _ = view.snapshotView(afterScreenUpdates: true)
    }
  }

  @Test(arguments: hostile)
  func `fingers drag for any time`(seconds: Double) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = LayoutDiagnostics.collect {
      let fingers = TouchSynthesizer(window)
      fingers.drag(from: .zero, to: CGPoint(x: 9, y: 9), for: seconds, restingFor: seconds)
      fingers.scroll(from: .zero, by: CGVector(dx: 9, dy: 0), for: seconds)
      fingers.press(at: .zero, for: seconds)
    }
  }

  @Test(arguments: hostile)
  func `rectangles of any numbers are scrolled to, drawn and cut`(number: Double) {
    let rect = CGRect(x: number, y: 0, width: number, height: .nan)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scrollView.contentSize = CGSize(width: 500, height: 500)
    scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scrollView.contentOffset == .zero)
    let drawing = DrawingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    drawing.layer.displayIfNeeded()
    drawing.setNeedsDisplay(rect)
    drawing.layer.displayIfNeeded()
    #expect(CGRectIntersection(rect, drawing.bounds).isNull && !CGRectIntersectsRect(drawing.bounds, rect))
  }

  @Test(arguments: hostile, hostile)
  func `rectangles of any numbers are asked for the points in them`(place: Double, length: Double) {
    let view = UIView()
    view.layer.bounds = CGRect(x: place, y: place, width: length, height: length)
    for number in [0, place, length] where view.layer.contains(CGPoint(x: number, y: number)) {
      #expect(number >= place && number <= place + length || length < 0)
    }
    #expect(!CGRectContainsPoint(CGRect(x: 0, y: -.infinity, width: 1, height: .infinity), .zero))
    _ = view.hitTest(.zero, with: nil)
    _ = view.layer.hitTest(.zero)
  }

  private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  }

  @Test(arguments: hostile)
  func `a size is fitted with a priority`(number: Double) {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let reports = LayoutDiagnostics.collect {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 10, height: 10), withHorizontalFittingPriority: .required,
        verticalFittingPriority: UILayoutPriority(Float(number)))
      #expect(size.height == 10)
    }
    #expect(!reports.isEmpty)
  }

  @Test func `copies of replicators in replicators come to an end`() {
    let (outer, inner) = (CAReplicatorLayer(), CAReplicatorLayer())
    (outer.instanceCount, inner.instanceCount) = (.max, .max)
    outer.addSublayer(inner)
    inner.addSublayer(CALayer())
    let context = CGContext(rect: CGRect(x: 0, y: 0, width: 8, height: 8), scale: 1)
    let reports = LayoutDiagnostics.collect { outer.render(in: context) }
    #expect(reports == [.notDrawn("more than 10,000 copies of replicators")])
  }

  @Test func `an animator that nobody has any more is gone, and its animations with it`() {
    AnimatingWindow.run { scene in
      weak var gone: UIViewPropertyAnimator?
      do {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 90 }
        animator.pauseAnimation()
        #expect(scene.layer.animationKeys() != nil)
        gone = animator
      }
      #expect(gone == nil && scene.layer.animationKeys() == nil)
    }
  }

  @Test func `an animator that runs lives until its end`() {
    AnimatingWindow.run { scene in
      weak var running: UIViewPropertyAnimator?
      let log = CallbackLog()
      do {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 90 }
        animator.addCompletion { _ in log.note("end") }
        animator.startAnimation()
        running = animator
      }
      #expect(running != nil)
      scene.loop.run(for: 1)
      #expect(running == nil && log.take() == ["end"])
    }
  }
}
