import Foundation
import Plumb
import Testing

@testable import ControlCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// Touches on what lies in a scroll view: they may become drags.
@MainActor
struct ScrollContentTouchesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let button = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
  private let log = TouchLog(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }
  private var loop: MainLoop { MainLoop.main }

  private final class TouchLog: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  private final class Taps {
    var count = 0
  }

  private let taps = Taps()

  init() {
    window.addSubview(view)
    view.addSubview(button)
    view.addSubview(log)
    window.isHidden = false
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 2000)
    button.addAction(UIAction { [taps] _ in taps.count += 1 }, for: .touchUpInside)
    loop.runUntilIdle()
  }

  @Test("A tap arrives when it is lifted, a touch that stays after 0.15 seconds") func waits() {
    fingers.tap(at: CGPoint(x: 50, y: 100))
    loop.run(for: 0.04)
    #expect(!button.isHighlighted && taps.count == 0)
    loop.run(for: 0.02)
    #expect(taps.count == 1)
    fingers.press(at: CGPoint(x: 50, y: 100), for: 1)
    loop.run(for: 0.149)
    #expect(!button.isHighlighted)
    loop.run(for: 0.002)
    #expect(button.isHighlighted)
    loop.run(for: 1)
    #expect(taps.count == 2)
  }

  @Test("Without a wait, or without anything to scroll, it arrives at once") func atOnce() {
    view.delaysContentTouches = false
    fingers.press(at: CGPoint(x: 50, y: 100), for: 1)
    loop.run(for: 0)
    #expect(button.isHighlighted)
    loop.run(for: 1)
    view.delaysContentTouches = true
    view.contentSize = .zero
    fingers.press(at: CGPoint(x: 50, y: 100), for: 1)
    loop.run(for: 0)
    #expect(button.isHighlighted)
    loop.run(for: 1)
    #expect(taps.count == 2)
  }

  @Test("A quick drag scrolls, and the view beneath it never hears of it") func quickDrag() {
    fingers.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 100), for: 0.1)
    loop.run(for: 1)
    #expect(view.contentOffset.y > 60 && log.heard == [] && taps.count == 0)
  }

  @Test("A slow drag takes the touch from a view, but not from a control") func slowDrag() {
    fingers.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 100), for: 4)
    loop.run(for: 5)
    #expect(view.contentOffset.y > 60)
    #expect(log.heard.first == "began" && log.heard.last == "cancelled")
    view.contentOffset = .zero
    fingers.drag(from: CGPoint(x: 50, y: 140), to: CGPoint(x: 50, y: 60), for: 4)
    loop.run(for: 5)
    #expect(view.contentOffset == .zero && taps.count == 1)
  }

  @Test("Where touches cannot be taken back, a slow drag is the view's") func noCancelling() {
    view.canCancelContentTouches = false
    fingers.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 100), for: 4)
    loop.run(for: 5)
    #expect(view.contentOffset == .zero && log.heard.last == "ended")
  }

  @Test func aTouchThatTheScrollViewKeepsIsNotHeard() {
    final class Keeping: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      {
        false
      }
    }
    let keeping = Keeping(frame: view.bounds)
    view.addSubview(keeping)
    keeping.addSubview(button)
    fingers.tap(at: CGPoint(x: 50, y: 100))
    loop.run(for: 1)
    #expect(taps.count == 0)
  }

  // MARK: What is pulled, pinched and shown

  @Test("Pulled twice its height, a refresh control begins, and rests in sight until its end") func refresh()
  {
    let control = UIRefreshControl()
    var values = 0
    control.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
    view.refreshControl = control
    fingers.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 50, y: 190))
    loop.run(for: 1)
    #expect(values == 0 && !control.isRefreshing && view.contentOffset == .zero)
    // 200 · 0.55 · way / (200 + 0.55 · way) is 120 at 545 points.
    fingers.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 50, y: 860))
    loop.run(for: 1)
    #expect(values == 1 && control.isRefreshing)
    #expect(view.contentOffset.y == -60 && view.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(view.contentOffset == .zero && view.adjustedContentInset.top == 0)
  }

  @Test("Pulled less than twice its height, or where nobody can use it, it does not begin") func noRefresh() {
    let control = UIRefreshControl()
    view.refreshControl = control
    // Of ten steps of 27 points nine count: 200 · 0.55 · 243 / (200 + 0.55 · 243) is 80.
    fingers.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 50, y: 430))
    loop.run(for: 0.199)
    #expect(view.contentOffset.y < -70 && view.contentOffset.y > -90 && !control.isRefreshing)
    loop.run(for: 1)
    control.isEnabled = false
    fingers.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 50, y: 860))
    loop.run(for: 1)
    #expect(!control.isRefreshing && view.contentOffset == .zero)
  }

  @Test("Code that begins to refresh scrolls nothing") func refreshByCode() {
    let control = UIRefreshControl()
    view.refreshControl = control
    control.beginRefreshing()
    #expect(view.contentOffset == .zero && view.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(view.contentOffset == .zero && view.adjustedContentInset.top == 0)
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var ends: [CGFloat] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      ends.append(scale)
    }
  }

  @Test("Fingers zoom about the middle between them, and beyond the limit it comes back") func pinch() {
    let zoomer = Zoomer()
    view.delegate = zoomer
    view.addSubview(zoomer.zoomed)
    view.contentSize = zoomer.zoomed.bounds.size
    view.maximumZoomScale = 3
    fingers.drag([
      (CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 80)), (CGPoint(x: 50, y: 110), CGPoint(x: 50, y: 120)),
    ])
    loop.run(for: 0.199)
    #expect(view.isZooming)
    loop.run(for: 1)
    #expect(view.zoomScale == 2 && !view.isZooming && zoomer.ends == [2])
    // The middle of the content is still in the middle.
    #expect(
      view.contentOffset == CGPoint(x: 50, y: 100) && view.contentSize == CGSize(width: 200, height: 400))
    fingers.drag([
      (CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 40)), (CGPoint(x: 50, y: 110), CGPoint(x: 50, y: 160)),
    ])
    loop.run(for: 1)
    #expect(view.zoomScale == 3 && zoomer.ends == [2, 3])
    withExtendedLifetime(zoomer) {}
  }

  @Test("Beyond the limit where that bounces, no further than it where not, not at all without a range")
  func pinchLimits() {
    let zoomer = Zoomer()
    view.delegate = zoomer
    view.addSubview(zoomer.zoomed)
    view.contentSize = zoomer.zoomed.bounds.size
    func pinch() {
      fingers.drag([
        (CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 40)), (CGPoint(x: 50, y: 110), CGPoint(x: 50, y: 160)),
      ])
      loop.run(for: 0.199)
    }
    pinch()
    #expect(view.zoomScale == 1 && !view.isZooming)
    loop.run(for: 1)
    #expect(zoomer.ends == [])
    view.maximumZoomScale = 2
    pinch()
    #expect(view.zoomScale > 2 && view.zoomScale < 4)
    loop.run(for: 1)
    view.zoomScale = 1
    view.bouncesZoom = false
    pinch()
    #expect(view.zoomScale == 2)
    loop.run(for: 1)
    withExtendedLifetime(zoomer) {}
  }

  @Test("While it scrolls, a bar shows which part of the content is seen") func indicators() throws {
    let before = view.layer.sublayers?.count
    fingers.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80))
    loop.run(for: 0.11)
    let bar = try #require(view.layer.sublayers?.last)
    // The track is 194 long: 2000 points of content, 200 of them seen, 40 of 1800 scrolled; never shorter than 36.
    #expect(view.contentOffset.y == 40 && view.layer.sublayers?.count == (before ?? 0) + 1)
    let start = 40 + 3 + CGFloat(194 - 36) * 40 / 1800
    #expect(bar.frame.minX == 94 && bar.frame.width == 3 && bar.opacity == 1)
    #expect(abs(bar.frame.minY - start) < 1e-9 && bar.frame.height == 36)
    #expect(view.subviews.count == 2)
    loop.run(for: 1)
    #expect(bar.opacity == 0)
  }

  /// Drags the content by 40 points and returns the bar that shows it.
  private func scrollForBar() throws -> CALayer {
    view.contentOffset = .zero
    fingers.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80))
    loop.run(for: 0.11)
    #expect(view.contentOffset.y == 40)
    return try #require(view.layer.sublayers?.last)
  }

  @Test("The bar is where reading ends, and within the safe area unless that is not wanted")
  func placesOfBars()
    throws
  {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 20
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    loop.runUntilIdle()
    // 20 points less for the track: 174, of which the bar of 36 leaves 138.
    #expect(try abs(scrollForBar().frame.minY - (40 + 20 + 3 + 138 * 40 / 1800)) < 1e-9)
    loop.run(for: 1)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(try abs(scrollForBar().frame.minY - (40 + 3 + 158 * 40 / 1800)) < 1e-9)
    loop.run(for: 1)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try scrollForBar().frame.minX == 3)
    loop.run(for: 1)
  }

  @Test("Beyond the edge of the content the bar gets shorter") func shortBar() throws {
    fingers.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 60))
    loop.run(for: 0.199)
    // Of ten steps of 4 points three show that it is a drag: 200 · 0.55 · 28 / (200 + 0.55 · 28) is 14.3.
    let beyond = -view.contentOffset.y
    #expect(beyond > 10 && beyond < 20)
    #expect(try #require(view.layer.sublayers?.last).frame.height == 36 - beyond)
    loop.run(for: 1)
  }
}
